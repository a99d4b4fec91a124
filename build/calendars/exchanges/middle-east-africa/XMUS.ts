import { ADHA, ADHA_NAME, closed, FITR, FITR_NAME, feastDays } from '../../countries/shared/arab-feasts.js';
import { calendar } from '../../definition.js';
import { type ListedDate, NOT_FOUND, type RuleRow, unsourced } from '../../vocabulary.js';
import { feastRules, islamicRules, open, since } from './shared/arab-feasts.js';

/**
 * Muscat Stock Exchange (Muscat Securities Market until 2021), Muscat time: full-day closures; weekend on Friday and
 * Saturday, which the market had before the government changed to it on 1 May 2013. No early closes known. The data
 * begin with 2010.
 *
 * Public holidays, by Royal Decrees 56 of 2020 and 88 of 2022: the Islamic New Year, the Birthday of the Prophet, the
 * Night Journey, National Day on 18 and 19 November (20 and 21 November since 2025), the Accession of the Sultan on 11
 * January since 2021, Eid al-Fitr from 29 Ramadan to 3 Shawwal, Eid al-Adha from 9 to 12 Dhu al-Hijjah; before 2020
 * Renaissance Day on 23 July. The government announces the days anew each time and often moves single ones, mostly to a
 * Thursday or a Sunday; feasts follow Oman's own sighting of the moon.
 *
 * Doubts: since when the market had its present weekend; nearly all days one by one; those with an address were read.
 */

const DECREE_2020 = 'https://www.omanobserver.om/his-majesty-issues-royal-decree-2/';
const DECREE_2022 = 'https://timesofoman.com/article/124252-list-of-official-holidays-in-oman';
const NATIONAL_2018 = 'http://www.omanobserver.om/national-day-holidays-announced/';
const PROPHET_2016 =
  'http://decypha.feedgfm.com/en/news/details/Muscat-bourse-announces-Prophet-s-Birthday-holiday/19797643?L=EN';
const PROPHET_2019 = 'https://www.omanobserver.om/holiday-for-prophet-birthday/';
const ISRA_2014 = 'https://ameinfo.com/money/banking-finance/omani-banks-closed-tuesday/';
const ISRA_2020 = 'https://www.omanobserver.om/holiday-announced-for-israa-wal-miraj-on-march-22/';
const MOURNING_2020 = 'https://www.omanobserver.om/msm-30-index-jumps-1-54pc/';
const MOURNING_KUWAIT =
  'http://radiomerge.fm/merge/news/oman-declares-three-days-of-national-mourning-after-death-of-kuwaits-emir';
const ADHA_2020 =
  'https://www.omanobserver.om/on-royal-directives-eid-al-adha-holidays-extended-in-omaneid-al-adha-holidays-extended/';
const FITR_2021 = 'https://www.eastcoastdaily.in/2021/05/03/gulf-country-announced-eid-al-fitr-holidays.html';

const ISRA = "Al-Isra' wal-Mi'raj";
const PROPHET = "Prophet's Birthday (Mawlid)";
const MOVED = 'doubt: by the tabular calendar; single days were often moved to a Thursday or a Sunday.';
const AS_TOLD = 'doubt: the day to which the government moved it, as told; no text was read.';
const ANNOUNCED = 'doubt: the days are announced each time; the announcement was not read.';

/** First days of the feasts by Oman's own sighting, where it is a day later than in the countries around. */
const LATER_IN_OMAN: Readonly<Record<string, string>> = {
  '2011-08-30': '2011-08-31',
  '2011-11-06': '2011-11-07',
  '2014-07-28': '2014-07-29',
  '2014-10-04': '2014-10-05',
  '2015-07-17': '2015-07-18',
  '2017-06-25': '2017-06-26',
  '2018-08-21': '2018-08-22',
  '2019-06-04': '2019-06-05',
  '2019-08-11': '2019-08-12',
  '2023-04-21': '2023-04-22',
  '2024-06-16': '2024-06-17',
  '2025-03-30': '2025-03-31',
};

function inOman(firstDays: readonly string[]): string[] {
  return since(2010, firstDays).map((day) => LATER_IN_OMAN[day] ?? day);
}

const RULES: readonly RuleRow[] = [
  {
    rule: '07-23',
    name: 'Renaissance Day',
    from: 2010,
    to: 2019,
    source: NOT_FOUND,
    note: ANNOUNCED,
  },
  {
    rule: '11-18',
    name: 'National Day',
    from: 2010,
    to: 2018,
    status: 'estimated',
    source: DECREE_2020,
    note: ANNOUNCED,
  },
  {
    rule: '11-19',
    name: 'National Day',
    from: 2010,
    to: 2018,
    status: 'estimated',
    source: DECREE_2020,
    note: ANNOUNCED,
  },
  { rule: '11-20', name: 'National Day', from: 2026, source: NOT_FOUND, note: ANNOUNCED },
  { rule: '11-21', name: 'National Day', from: 2026, source: NOT_FOUND, note: ANNOUNCED },
  {
    rule: '01-11 if friday,saturday then next sunday',
    name: 'Accession of the Sultan',
    from: 2021,
    status: 'estimated',
    source: DECREE_2022,
    note: ANNOUNCED,
  },
  ...islamicRules(
    [
      ['1 Muharram', 'Islamic New Year'],
      ['12 Rabi al-awwal', PROPHET],
      ['27 Rajab', ISRA],
    ],
    2010,
    DECREE_2020,
    MOVED,
  ),
  ...feastRules([-1, 2], [-1, 2], DECREE_2022),
];

/** National Day where it was kept later than the 18th and 19th (20th and 21st since 2025). */
const NATIONAL_DAYS = [
  ...['2016-11-20', '2016-11-21', '2019-11-27', '2019-11-28', '2020-11-25', '2020-11-26', '2021-11-28', '2021-11-29'],
  ...['2022-11-30', '2022-12-01', '2023-11-22', '2023-11-23', '2024-11-20', '2024-11-21', '2025-11-26', '2025-11-27'],
];

const DATES: readonly ListedDate[] = [
  ...feastDays(inOman(FITR), FITR_NAME, -1, 2, [2021]),
  ...closed(FITR_NAME, FITR_2021, ['2021-05-12', '2021-05-13']),
  ...feastDays(inOman(ADHA), ADHA_NAME, -1, 2, [2020]),
  ...closed(
    ADHA_NAME,
    ADHA_2020,
    ['2020-07-30', '2020-08-02', '2020-08-03', '2020-08-04', '2020-08-05', '2020-08-06'],
    'the holiday of the public and the private sector; the market is not named.',
  ),
  ...closed(ISRA, ISRA_2014, ['2014-05-27'], 'the source tells of the banks.'),
  ...open(`${ISRA}: kept on 27 May`, ISRA_2014, ['2014-05-26']),
  ...closed(PROPHET, PROPHET_2016, ['2016-12-12']),
  ...open(`${PROPHET}: kept on 12 December`, PROPHET_2016, ['2016-12-11']),
  ...closed('National Day and Birthday of the Prophet', NATIONAL_2018, ['2018-11-20', '2018-11-21', '2018-11-22']),
  ...open('National Day: kept from 20 to 22 November', NATIONAL_2018, ['2018-11-18', '2018-11-19']),
  ...unsourced('National Day', NATIONAL_DAYS, AS_TOLD),
  ...closed(PROPHET, PROPHET_2019, ['2019-11-10']),
  ...unsourced(PROPHET, ['2022-10-09', '2023-09-28', '2025-09-07'], AS_TOLD),
  ...unsourced('Islamic New Year', ['2022-07-31', '2023-07-20', '2025-06-29'], AS_TOLD),
  ...unsourced(ISRA, ['2025-01-30'], AS_TOLD),
  ...open(
    'Kept on another day',
    NOT_FOUND,
    ['2023-07-19', '2023-09-27', '2025-01-27', '2025-06-26', '2025-09-04'],
    AS_TOLD,
  ),
  ...unsourced(
    'Cyclone Shaheen',
    ['2021-10-03', '2021-10-04'],
    'doubt: a holiday for all sectors, as told; no text was read.',
  ),
  ...closed('Mourning for Sultan Qaboos', MOURNING_2020, ['2020-01-12', '2020-01-13', '2020-01-14']),
  ...closed(ISRA, ISRA_2020, ['2020-03-22']),
  ...closed(
    'Mourning for the Emir of Kuwait',
    MOURNING_KUWAIT,
    ['2020-09-30', '2020-10-01'],
    'work stopped in the public and the private sector; the market is not named.',
  ),
];

export default calendar({
  id: 'XMUS',
  kind: 'exchange',
  name: 'Muscat Stock Exchange',
  timezone: 'Asia/Muscat',
  years: [2010, 2060],
  weekend: [{ start: '2010-01-01', days: [5, 6] }],
  rules: RULES,
  dates: DATES,
});
