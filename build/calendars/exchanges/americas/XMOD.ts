import { calendar } from '../../definition.js';

/**
 * Montréal Exchange, Montréal time, a market of derivatives alone since 2000. `XMOD` has the days on which all of it is
 * closed, those of the Toronto Stock Exchange; its groups add their own early closes.
 *
 * Equity, currency, index and fund derivatives close at 13:00 on 24 December, when Toronto does. Interest rate
 * derivatives follow the bond market: they are closed on Remembrance Day (in its place on a weekend, the Monday) and,
 * since 2021, on the National Day for Truth and Reconciliation, and close at 13:30 on the last trading day before each
 * of their holidays, be it a Friday (22 and 29 December 2023).
 */

export const CLOSED = 'https://www.newswire.ca/news-releases/tmx-group-holiday-operating-schedule-874409556.html';

export default calendar({
  id: 'XMOD',
  kind: 'exchange',
  name: 'Montréal Exchange',
  doubts:
    "Doubts: of the early closes at 13:30 notices were found of the days before Canada Day (2016), Remembrance Day (2015, 2017), Christmas (2015 to 2025) and New Year's Day (2019 to 2025); the others are those of the bond market. That the National Day closes them rests on the bond market and the banks. Equity derivatives' early close before 2015 is Toronto's.",
  doubtful: [
    {
      years: '2008-2014',
      note: 'Rates begin in 2008, with the present list of holidays; no notice before 2015 was found.',
    },
  ],
  localName: 'Bourse de Montréal',
  otherNames: 'MX, Montreal Exchange',
  countries: ['CA'],
  cities: 'Montréal',
  currencies: ['CAD'],
  timezone: 'America/Toronto',
  years: [2000, 2100],
  weekend: [{ start: '2000-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'XTSE', from: 2000, source: CLOSED }],
});
