import type { CalendarDefinition } from '../../definition.js';

/**
 * Nasdaq Helsinki (Helsinki Stock Exchange, HEX, OMX): full-day closures, Helsinki time; no half days.
 *
 * Closed on the public holidays of Finland and on Midsummer Eve, Christmas Eve and New Year's Eve, all of which the
 * calendar of Finland has. Epiphany and Ascension Day were kept on Saturdays from 1973 to 1990, so Thursday 24 May 1990
 * is taken for a trading day.
 *
 * Doubts: the exchange's own lists were read for single days of 2007 and 2009 only, a bank's lists for 2019 to 2022;
 * 24 and 31 December before 1999 were not found said.
 */

/** On Epiphany: the weekday feasts were moved to Saturdays in 1972 and moved back after some twenty years. */
const SATURDAY_FEASTS = 'https://ku.fi/?p=25402';
const FOLLOWS_FINLAND = 'https://www.nordea.com/da/om-nordea/kontakt/banklukkedage/';

export const XHEL: CalendarDefinition = {
  id: 'XHEL',
  kind: 'exchange',
  name: 'Nasdaq Helsinki',
  timezone: 'Europe/Helsinki',
  years: [1990, 2060],
  weekend: [{ start: '1990-01-01', days: [6, 7] }],
  follows: [{ calendar: 'FI', from: 1990, source: FOLLOWS_FINLAND }],
  dates: [
    {
      date: '1990-05-24',
      kind: 'open',
      name: 'Ascension Day kept on a Saturday',
      status: 'estimated',
      source: SATURDAY_FEASTS,
      note:
        'doubt: the source has the feast on Saturdays from 1972 to 1992; compilations have it from 1973 to 1990, which is ' +
        'entered. The law was not read.',
    },
  ],
};
