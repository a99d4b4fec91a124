import { calendar } from '../../definition.js';
import { type ListedDate, NOT_FOUND, onDates } from '../../vocabulary.js';

/**
 * Bratislava Stock Exchange: full-day closures, Bratislava time.
 *
 * "No trading on public holidays and days of rest" (the exchange, with its list of 2023), so the closures are those of
 * Slovakia. No shortened sessions are known.
 */

const NON_TRADING_DAYS = 'https://www.bsse.sk/bcpb/o-trhu/obchodne-dni/';

const YEAR_ENDS: readonly ListedDate[] = onDates(
  [
    '2004-12-27',
    '2004-12-28',
    '2004-12-29',
    '2004-12-30',
    '2004-12-31',
    '2005-12-27',
    '2005-12-28',
    '2005-12-29',
    '2005-12-30',
  ],
  {
    kind: 'holiday',
    name: 'Year-end closing',
    source: NOT_FOUND,
    note: 'doubt: in one compilation only, which calls the days unidentified; a notice was not found',
  },
);

export default calendar({
  id: 'XBRA',
  kind: 'exchange',
  name: 'Bratislava Stock Exchange',
  doubts:
    "Doubts: public holidays that are no longer days of rest (1 September since 2024, 17 November since 2025, 8 May and 15 September 2026) are trading days here, as in the country's calendar; the exchange's lists of these years were not found. The exchange opened in April 1993; the holidays as they stand were complete by the law of 2001, so the data begin in 2002.",
  doubtful: [
    {
      on: '12-27 12-28 12-29 12-30 12-31',
      years: '2004-2005',
      note: 'The closings at the end of 2004 and 2005 are in one compilation only.',
    },
  ],
  localName: 'Burza cenných papierov v Bratislave',
  otherNames: 'BSSE',
  countries: ['SK'],
  cities: 'Bratislava',
  currencies: ['EUR'],
  isMainExchange: true,
  timezone: 'Europe/Bratislava',
  years: [2002, 2100],
  weekend: [{ start: '2002-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'SK', from: 2002, source: NON_TRADING_DAYS }],
  dates: YEAR_ENDS,
});
