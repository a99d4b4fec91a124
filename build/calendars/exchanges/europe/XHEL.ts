import { calendar } from '../../definition.js';
import { ruleRows } from '../../many-rows.js';

/**
 * Nasdaq Helsinki (Helsinki Stock Exchange, HEX, OMX): full-day closures, Helsinki time; no half days.
 *
 * Closed on the public holidays of Finland and on Midsummer Eve and Christmas Eve, all of which the calendar of Finland
 * has, and on New Year's Eve, which is an ordinary working day elsewhere in Finland. Epiphany and Ascension Day were kept
 * on Saturdays from 1973 to 1990, so Thursday 24 May 1990 is a trading day.
 */

/** A bank's lists of 2019 to 2022: the days on which banks and the exchange are closed. */
const LISTS = 'https://www.nordea.com/da/om-nordea/kontakt/banklukkedage/';
/** The exchange's page of its days of 2025 to 2027, of which only accounts were read: one of October 2025 to 2027, one of 2026. */
const SCHEDULE = 'https://www.nasdaq.com/european-market-activity/trading-hours';

export default calendar({
  id: 'XHEL',
  kind: 'exchange',
  name: 'Nasdaq Helsinki',
  doubtful: [
    {
      years: '2007-2022',
      note: "The exchange's own lists were read for single days of 2007 and 2009 only, a bank's lists for 2019 to 2022.",
    },
    { on: '12-24 12-31', years: '-1998', note: '24 and 31 December before 1999 were not found said.', estimated: true },
  ],
  localName: 'Helsingin pörssi',
  otherNames: 'OMX Helsinki',
  countries: ['FI'],
  cities: 'Helsinki',
  currencies: ['EUR'],
  isMainExchange: true,
  timezone: 'Europe/Helsinki',
  years: [1990, 2100],
  weekend: [{ start: '1990-01-01', days: [6, 7] }],
  inherits: [
    { calendar: 'FI', from: 1990, to: 2025, source: LISTS },
    { calendar: 'FI', from: 2026, source: SCHEDULE },
  ],
  rules: ruleRows({ rule: '12-31', name: "New Year's Eve", names: { fi: 'uudenvuodenaatto', sv: 'nyårsafton' } }, [
    {
      from: 1990,
      to: 2024,
      source: LISTS,
      note: 'read of 2019 to 2022; doubt: the years before one by one.',
    },
    { from: 2025, source: SCHEDULE },
  ]),
});
