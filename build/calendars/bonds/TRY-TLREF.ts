import { calendar } from '../definition.js';

/**
 * TLREF of Borsa Istanbul, made of its overnight repos and published since 17 June 2019 "on trading days" (its rules of 16
 * September 2019): after 16:00, and after 12:45 on half days (https://www.borsaistanbul.com/en/sayfa/3278/tlref-data), so
 * that half days have a rate. The days are those of the exchange; the data begin with the first full year.
 */

const RULES_2019 =
  'http://www.mondovisione.com/media-and-resources/news/borsa-istanbul-tlref-turkish-lira-overnight-reference-rate-rules-have-been-upda/';

export default calendar({
  id: 'TRY:TLREF',
  kind: 'bond',
  name: 'TLREF (Turkish lira overnight reference rate)',
  doubts: 'Doubts: that the repo market is open on the days of the equity market, no more and no fewer, is taken over.',
  countries: ['TR'],
  timezone: 'Europe/Istanbul',
  years: [2020, 2100],
  weekend: [{ start: '2020-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'XIST', from: 2020, kinds: ['holiday'], source: RULES_2019 }],
});
