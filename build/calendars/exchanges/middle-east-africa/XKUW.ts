import { ADHA_NAME } from '../../countries/shared/arab-feasts.js';
import { calendar } from '../../definition.js';
import { open } from '../../forms/arab-exchanges.js';
import { closed } from '../../forms/arab-feasts.js';
import { type ListedDate, NOT_FOUND, onDates, unsourced } from '../../vocabulary.js';

/**
 * Boursa Kuwait (Kuwait Stock Exchange until 2016), Kuwait time: full-day closures; weekend on Friday and Saturday since
 * September 2007, no early closes known. The data begin with 2008, the first full year of that weekend.
 *
 * The exchange keeps the holidays that the government decides on (told in September 2025), the days given back and moved,
 * days of rest and of mourning among them: those of the country's calendar, where the circulars are named. So too 19 to
 * 23 March 2026, by a statement of the central bank (klyoum.com, from mubasher.info).
 */

const AS_THE_GOVERNMENT = 'https://asouqalmal.com/?p=3461';
const MOURNING_2023 =
  'https://menafn.com/1107609535/Kuwait-Bourse-Closes-In-Homage-To-Sorrowful-Demise-Of-The-Late-Amir';
const COURT_2008 =
  'https://www.dubaichronicle.com/2008/11/16/kuwait-stock-exchange-to-resume-trading-on-monday-17th-november/';
const CLOSED_2026 =
  'https://www.thenationalnews.com/business/markets/2026/03/02/qatari-and-kuwaiti-stocks-slump-as-war-engulfs-region/';
const ADHA_2008 = 'https://www.khaleejtimes.com/business/30-omani-shares-retreat-led-by-muscat-renaissance';
const ISRA_2020 = 'https://www.alshall.com/the-weekly-performance-of-boursa-kuwait-37/';
const MARCH_2020 =
  'https://thenationalnews.com/business/markets/' +
  'kuwait-stock-exchange-to-resume-trading-on-march-15-with-reduced-loss-limit-1.992448';

const ADHA_2012 = 'https://www.masress.com/shorouk/624439';
/** Undated in the text: the Wednesday after the Cabinet's day of rest for the floods of November 2018. */
const WEATHER_2018 = 'https://nononline.net/archives/337922';
const ISRA_2026 = 'https://www.madhyamam.com/gulf-news/kuwait/israi-miraj-bank-holiday-on-the-18th-1485385';

const PROPHET = "Prophet's Birthday (Mawlid)";
const AS_TOLD = 'doubt: the day to which the Cabinet moved it, as told; no text was read.';

const DATES: readonly ListedDate[] = [
  ...closed(ADHA_NAME, ADHA_2008, ['2008-12-07'], 'the source tells of this day.'),
  ...closed('Court order', COURT_2008, ['2008-11-16'], 'trading was stopped in the course of the 13th.'),
  ...onDates(['2012-10-25', '2012-10-28', '2012-10-29'], {
    kind: 'holiday',
    name: ADHA_NAME,
    names: { ar: 'عيد الأضحى' },
    source: ADHA_2012,
  }),
  {
    date: '2018-11-14',
    kind: 'holiday',
    name: 'Day of rest (weather)',
    status: 'estimated',
    source: WEATHER_2018,
    note: 'doubt: the source tells of a Wednesday, without its date; the floods were in the first half of November 2018.',
  },
  ...closed(
    'Public holiday (pandemic)',
    MARCH_2020,
    ['2020-03-12'],
    'the source: trading to resume on Sunday the 15th; that Thursday was the first of a public holiday.',
  ),
  ...closed("Isra and Mi'raj", ISRA_2020, ['2020-03-22'], 'the source: a week of four working days.'),
  ...unsourced(PROPHET, ['2021-10-21', '2023-09-28'], AS_TOLD),
  ...open(`${PROPHET}: kept on the Thursday`, NOT_FOUND, ['2021-10-18', '2023-09-27'], AS_TOLD),
  ...closed(PROPHET, AS_THE_GOVERNMENT, ['2025-09-04']),
  ...unsourced(
    'Day of rest after Liberation Day',
    ['2020-02-27'],
    'doubt: the Thursday between the holidays and the weekend; trading is told of as resumed on Sunday 1 March.',
  ),
  ...closed('Mourning for Sheikh Nawaf Al-Ahmad Al-Sabah', MOURNING_2023, ['2023-12-17', '2023-12-18', '2023-12-19']),
  {
    date: '2026-01-18',
    kind: 'holiday',
    name: "Isra and Mi'raj",
    names: { ar: 'الإسراء والمعراج' },
    source: ISRA_2026,
    note: 'the source tells of the banks, after the public holiday declared before.',
  },
  ...closed('Suspension by the Capital Markets Authority', CLOSED_2026, ['2026-03-01']),
];

export default calendar({
  id: 'XKUW',
  kind: 'exchange',
  name: 'Boursa Kuwait',
  doubts:
    "Doubts: those of the country's calendar; days of rest for elections, which are given to state offices. A court stopped trading in the course of Thursday 13 November 2008; it resumed on Monday the 17th. Suspensions of one index in 2020 are none.",
  localName: 'بورصة الكويت',
  otherNames: 'Kuwait Stock Exchange',
  countries: ['KW'],
  cities: 'Kuwait City',
  currencies: ['KWD'],
  isMainExchange: true,
  note: 'Days that the Cabinet moves and days of rest between holidays are announced and not foreseen.',
  timezone: 'Asia/Kuwait',
  years: [2008, 2100],
  weekend: [{ start: '2008-01-01', days: [5, 6] }],
  inherits: [{ calendar: 'KW', from: 2008, asDeclared: true, source: AS_THE_GOVERNMENT }],
  dates: DATES,
});
