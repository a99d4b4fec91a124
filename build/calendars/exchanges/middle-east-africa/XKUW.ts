import { ADHA, ADHA_NAME, closed, FITR, FITR_NAME, feastDays } from '../../countries/shared/arab-feasts.js';
import { calendar } from '../../definition.js';
import { type ListedDate, NOT_FOUND, type RuleRow, unsourced } from '../../vocabulary.js';
import { feastRules, islamicRules, open, since } from './shared/arab-feasts.js';

/**
 * Boursa Kuwait (Kuwait Stock Exchange until 2016), Kuwait time: full-day closures; weekend on Friday and Saturday since
 * September 2007, no early closes known. The data begin with 2008, the first full year of that weekend.
 *
 * Public holidays: 1 January, National Day and Liberation Day on 25 and 26 February (on a weekend given back on the next
 * working days), the Islamic New Year, the Night Journey and the Birthday of the Prophet, Eid al-Fitr (three days) and
 * the Day of Arafah with Eid al-Adha (four days). Where the Night Journey or another single day falls between two
 * working days the Cabinet moves it, mostly to the Thursday.
 *
 * Doubts: all Islamic days one by one, and the days given back for National and Liberation Day. A court stopped trading
 * in the course of Thursday 13 November 2008; it resumed on Monday the 17th. Suspensions of one index in 2020 are none.
 */

const HOLIDAYS_2024 = 'https://timeskuwait.com/news/government-announces-extended-holidays-in-february/';
const ISRA_2024 =
  'https://www.eastcoastdaily.in/2024/01/24/banks-in-this-country-to-have-isra-wal-miraj-holiday-on-this-date.html' +
  '?utm_source=rss&utm_medium=rss&utm_campaign=banks-in-this-country-to-have-isra-wal-miraj-holiday-on-this-date';
const HIJRI_2022 = 'https://www.eastcoastdaily.in/2022/07/22/gulf-country-announces-holiday-for-islamic-new-year.html';
const PROPHET_2025 = 'https://www.sathyamonline.com/pravasi/kuwait/gulf-9653046';
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

const ISRA = "Al-Isra' wal-Mi'raj";
const HIJRI = 'Islamic New Year';
const PROPHET = "Prophet's Birthday (Mawlid)";
const AS_TOLD = 'doubt: the day to which the Cabinet moved it, as told; no text was read.';
const MOVED = 'doubt: by the tabular calendar; the Cabinet often moves such a day to a Thursday or a Sunday.';

const RULES: readonly RuleRow[] = [
  { rule: '01-01', name: "New Year's Day", from: 2008, source: NOT_FOUND, note: 'doubt: by law.' },
  { rule: '02-25', name: 'National Day', from: 2008, source: HOLIDAYS_2024 },
  { rule: '02-26', name: 'Liberation Day', from: 2008, source: HOLIDAYS_2024 },
  {
    rule: 'substitutes 02-25 if friday,saturday then next sunday',
    name: 'National Day',
    from: 2010,
    status: 'estimated',
    source: HOLIDAYS_2024,
    note: 'doubt: given back on Sunday where the 25th is a Friday (then 27 February); on the 27th where a Saturday.',
  },
  ...islamicRules(
    [
      ['1 Muharram', HIJRI],
      ['27 Rajab', ISRA],
      ['12 Rabi al-awwal', PROPHET],
    ],
    2008,
    HOLIDAYS_2024,
    MOVED,
  ),
  ...feastRules([0, 2], [-1, 2], HOLIDAYS_2024),
];

const DATES: readonly ListedDate[] = [
  ...feastDays(since(2008, FITR), FITR_NAME, 0, 2),
  ...feastDays(since(2008, ADHA), ADHA_NAME, -1, 2, [2008]),
  ...closed(ADHA_NAME, ADHA_2008, ['2008-12-07'], 'the source tells of this day.'),
  ...unsourced(ADHA_NAME, ['2008-12-08', '2008-12-09', '2008-12-10'], 'doubt: as generally reported.'),
  ...closed('Court order', COURT_2008, ['2008-11-16'], 'trading was stopped in the course of the 13th.'),
  ...unsourced(
    'Liberation Day',
    ['2011-02-27', '2012-02-27', '2016-02-28', '2017-02-27', '2021-02-28', '2022-02-28', '2023-02-27'],
    'doubt: given back for a day on the weekend.',
  ),
  ...closed(
    'Public holiday (pandemic)',
    MARCH_2020,
    ['2020-03-12'],
    'the source: trading to resume on Sunday the 15th; that Thursday was the first of a public holiday.',
  ),
  ...closed(ISRA, ISRA_2020, ['2020-03-22'], 'the source: a week of four working days.'),
  ...open(`${HIJRI}: kept on 31 July`, HIJRI_2022, ['2022-07-30']),
  ...closed(HIJRI, HIJRI_2022, ['2022-07-31']),
  ...closed(ISRA, ISRA_2024, ['2024-02-08']),
  ...unsourced(ISRA, ['2023-02-19', '2025-01-30', '2026-01-18'], AS_TOLD),
  ...open(`${ISRA}: kept on 30 January`, NOT_FOUND, ['2025-01-27'], AS_TOLD),
  ...unsourced(PROPHET, ['2021-10-21', '2022-10-09', '2023-09-28'], AS_TOLD),
  ...open(`${PROPHET}: kept on the Thursday`, NOT_FOUND, ['2021-10-18', '2023-09-27'], AS_TOLD),
  ...closed(PROPHET, PROPHET_2025, ['2025-09-04']),
  ...unsourced(
    'Day of rest after Liberation Day',
    ['2020-02-27'],
    'doubt: the Thursday between the holidays and the weekend; trading is told of as resumed on Sunday 1 March.',
  ),
  ...unsourced(
    'Mourning for Sheikh Sabah Al-Ahmad Al-Sabah',
    ['2020-09-30', '2020-10-01'],
    'doubt: state offices closed for three days, trading again on Sunday 4 October, as told; no text was read.',
  ),
  ...closed('Mourning for Sheikh Nawaf Al-Ahmad Al-Sabah', MOURNING_2023, ['2023-12-17', '2023-12-18', '2023-12-19']),
  ...closed('Suspension by the Capital Markets Authority', CLOSED_2026, ['2026-03-01']),
];

export default calendar({
  id: 'XKUW',
  kind: 'exchange',
  name: 'Boursa Kuwait',
  timezone: 'Asia/Kuwait',
  years: [2008, 2060],
  weekend: [{ start: '2008-01-01', days: [5, 6] }],
  rules: RULES,
  dates: DATES,
});
