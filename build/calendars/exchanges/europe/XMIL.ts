import { calendar } from '../../definition.js';
import { alike, listedYearly, unconfirmedDate } from '../../forms/euronext-south.js';
import type { RuleRow } from '../../vocabulary.js';

/**
 * Borsa Italiana, Milan (Euronext Milan): full-day closures, Milan time. There are no early closes.
 *
 * Its own calendar of 2000 tells the change: until 1998 closed on the civil holidays of 6 January, 25 April, 1 November
 * and 8 December and open on Good Friday and 31 December; from 1999 on closed on Good Friday and 31 December, and open on
 * civil holidays, of which 8 December 1999 was the first: 6 January and 1 November 1999 were still closed, as the
 * exchange's count of 239 sessions up to that day confirms. The move to Euronext's systems in 2023 changed nothing:
 * 15 August, 24 and 31 December stay closed.
 */

const OPEN_8_DECEMBER =
  'http://www.borsaitaliana.it/borsaitaliana/ufficio-stampa/comunicati-stampa/1999/991206apertura8dic3387.htm';
const CLOSED_31_DECEMBER =
  'https://borsaitaliana.it/borsaitaliana/ufficio-stampa/comunicati-stampa/1999/991013chiusuramercati3375.htm';

const ALWAYS = {
  '01-01': "New Year's Day",
  'easter 1': 'Easter Monday',
  '05-01': 'Labour Day',
  '08-15': 'Assumption Day',
  '12-24': 'Christmas Eve',
  '12-25': 'Christmas Day',
  '12-26': "St Stephen's Day",
};

const NOW = 'so in the calendars of 2006, 2008 and the press reports of 2019 to 2024';

const RULES: readonly RuleRow[] = [
  ...alike(ALWAYS, { from: 1990, source: OPEN_8_DECEMBER, note: NOW }),
  ...alike(
    { 'easter -2': 'Good Friday', '12-31': "New Year's Eve" },
    { from: 1999, source: OPEN_8_DECEMBER, note: `added in 1999; 31 December 1999: ${CLOSED_31_DECEMBER}; ${NOW}` },
  ),
  ...alike(
    { '01-06': 'Epiphany', '11-01': "All Saints' Day" },
    { from: 1990, to: 1999, source: OPEN_8_DECEMBER, note: 'a trading day from 2000 on' },
  ),
  ...alike(
    { '04-25': 'Liberation Day', '12-08': 'Immaculate Conception' },
    { from: 1990, to: 1998, source: OPEN_8_DECEMBER, note: '25 April 1999 was a Sunday' },
  ),
];

export default calendar({
  id: 'XMIL',
  kind: 'exchange',
  name: 'Borsa Italiana (Euronext Milan)',
  doubtful: [
    { years: '-1997', note: 'Before 1998 single closures (strikes, bridging days around 15 August) are unknown.' },
    {
      on: '1998-12-31',
      note: '31 December 1998, when the euro was prepared, is taken to be closed as in Paris and Frankfurt.',
    },
  ],
  otherNames: 'Borsa Italiana, FTSE MIB, MTA, Borsa Milano',
  countries: ['IT'],
  cities: 'Milan',
  currencies: ['EUR'],
  isMainExchange: true,
  timezone: 'Europe/Rome',
  years: [1990, 2100],
  weekend: [{ start: '1990-01-01', days: [6, 7] }],
  rules: listedYearly(RULES),
  dates: [
    unconfirmedDate(
      '1998-12-31',
      'Preparation for the euro',
      'closed in Paris and Frankfurt; no text of Milan was found.',
    ),
  ],
});
