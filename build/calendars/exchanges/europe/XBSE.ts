import { calendar } from '../../definition.js';
import { type ListedDate, NOT_FOUND, onDates } from '../../vocabulary.js';

/**
 * Bucharest Stock Exchange (BVB): full-day closures, Bucharest time.
 *
 * Closed on the legal holidays of Romania. Round Christmas and New Year the exchange closes by its own decision of the
 * year: from 24 December 2008 and from 28 December 2009 to the end of the year, on 24 and 31 December 2014 and 2020. The
 * days off that the government gives to public servants are trading days.
 */

const SCHEDULE = 'https://www.bvb.ro/TradingAndStatistics/TradingSessionSchedule';
const YEAR_END_2008 = 'https://hotnews.ro/?p=768461';
const YEAR_END_2009 =
  'https://bursa.ro/ultima-sedinta-de-tranzactionare-din-acest-an-la-bursa-de-la-bucuresti-va-fi-24-decembrie-8953074';
const YEAR_END_2020 =
  'https://gss.unicreditgroup.eu/resources/newsflashes/holiday-reminder-update-romania-russia-and-slovakia';

const DATES: readonly ListedDate[] = [
  ...onDates(['2008-12-24', '2008-12-29', '2008-12-30', '2008-12-31'], {
    kind: 'holiday',
    name: 'Year-end closing',
    source: YEAR_END_2008,
  }),
  ...onDates(['2009-12-28', '2009-12-29', '2009-12-30', '2009-12-31'], {
    kind: 'holiday',
    name: 'Year-end closing',
    source: YEAR_END_2009,
  }),
  ...onDates(['2014-12-24', '2014-12-31'], {
    kind: 'holiday',
    name: 'Year-end closing',
    source: NOT_FOUND,
    note: 'doubt: in one compilation; a notice was not found',
  }),
  ...onDates(['2020-12-24', '2020-12-31'], { kind: 'holiday', name: 'Year-end closing', source: YEAR_END_2020 }),
];

export default calendar({
  id: 'XBSE',
  kind: 'exchange',
  name: 'Bucharest Stock Exchange',
  doubts:
    'Doubts: of the year ends of 2010 to 2013, 2015 to 2019, 2021 and 2024 on no decision was found, so 24 and 31 December are trading days there; more of them may have been closed. No shortened sessions are known. The decisions before 2008 were not found, so the data begin there.',
  localName: 'Bursa de Valori București',
  otherNames: 'BVB',
  countries: ['RO'],
  cities: 'Bucharest',
  currencies: ['RON'],
  isMainExchange: true,
  timezone: 'Europe/Bucharest',
  years: [2008, 2100],
  weekend: [{ start: '2008-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'RO', from: 2008, source: SCHEDULE }],
  dates: DATES,
});
