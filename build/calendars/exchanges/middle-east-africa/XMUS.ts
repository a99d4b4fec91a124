import { ADHA_NAME } from '../../countries/shared/arab-feasts.js';
import { calendar } from '../../definition.js';
import { open } from '../../forms/arab-exchanges.js';
import { closed, feastDays } from '../../forms/arab-feasts.js';
import { type ListedDate, NOT_FOUND, type RuleRow, unsourced } from '../../vocabulary.js';

/**
 * Muscat Stock Exchange (Muscat Securities Market until 2021), Muscat time: full-day closures; weekend on Friday and
 * Saturday, which the market had before the government changed to it on 1 May 2013. No early closes known. The data
 * begin with 2010.
 *
 * The market keeps the holidays that are announced for the public and the private sector (so on National Day 2023): those
 * of the country's calendar. Listed here are the market's own notices, Renaissance Day (23 July, until 2019), and Eid
 * al-Adha to 2026 where it began a day later than in Mecca.
 */

const NATIONAL_2023 =
  'https://www.zawya.com/en/markets/equities/oman-msx-records-slight-increase-in-weekly-trading-iz5etqly';
const PROPHET_2016 =
  'http://decypha.feedgfm.com/en/news/details/Muscat-bourse-announces-Prophet-s-Birthday-holiday/19797643?L=EN';
const ISRA_2014 = 'https://ameinfo.com/money/banking-finance/omani-banks-closed-tuesday/';
const MOURNING_2020 = 'https://www.omanobserver.om/msm-30-index-jumps-1-54pc/';
const ADHA_2020 =
  'https://www.omanobserver.om/on-royal-directives-eid-al-adha-holidays-extended-in-omaneid-al-adha-holidays-extended/';
const ADHA_2021 = 'https://www.khaleejtimes.com/region/mena/eid-al-adha-nine-day-holiday-in-oman';
const ADHA_2022 = 'https://www.eastcoastdaily.in/2022/07/02/eid-al-adhaanother-gulf-country-announces-holidays.html';
const ADHA_2023 = 'https://www.eastcoastdaily.in/2023/06/21/eid-al-adha-oman-announces-holidays.html';
const ADHA_2024 =
  'https://gulfnews.com/world/gulf/kuwait/kuwait-announces-eid-al-adha-public-holidays-from-june-16-to-18-1.103076134';
const ADHA_2025 = 'https://gulfnews.com/world/mena/eid-al-adha-six-day-holiday-in-bahrain-1.500145133';

const ISRA = "Isra and Mi'raj";
const PROPHET = "Prophet's Birthday (Mawlid)";
const AS_TOLD = 'doubt: the day to which the government moved it, as told; no text was read.';

/** First days of Eid al-Adha by Oman's own sighting, where it is a day later than in the countries around. */
const ADHA_IN_OMAN = [
  '2010-11-16',
  '2011-11-07',
  '2012-10-26',
  '2013-10-15',
  '2014-10-05',
  '2015-09-24',
  '2016-09-12',
  '2017-09-01',
  '2018-08-22',
  '2019-08-12',
  '2020-07-31',
  '2021-07-20',
  '2022-07-09',
  '2023-06-28',
  '2024-06-17',
  '2025-06-06',
  '2026-05-27',
];

const RULES: readonly RuleRow[] = [
  {
    rule: '07-23',
    name: 'Renaissance Day',
    from: 2010,
    to: 2019,
    source: NOT_FOUND,
    note: 'doubt: the days are announced each time; the announcement was not read.',
  },
];

const DATES: readonly ListedDate[] = [
  ...feastDays(ADHA_IN_OMAN, ADHA_NAME, -1, 2, [2020, 2021, 2022, 2023, 2024, 2025]),
  ...closed(
    ADHA_NAME,
    ADHA_2020,
    ['2020-07-30', '2020-08-02', '2020-08-03', '2020-08-04', '2020-08-05', '2020-08-06'],
    'the holiday of the public and the private sector; the market is not named.',
  ),
  ...closed(ADHA_NAME, ADHA_2021, ['2021-07-18', '2021-07-19', '2021-07-20', '2021-07-21', '2021-07-22']),
  ...closed(ADHA_NAME, ADHA_2022, ['2022-07-10', '2022-07-11', '2022-07-12']),
  ...closed(ADHA_NAME, ADHA_2023, ['2023-06-27', '2023-06-28', '2023-06-29']),
  ...closed(
    ADHA_NAME,
    ADHA_2024,
    ['2024-06-16', '2024-06-17', '2024-06-18', '2024-06-19', '2024-06-20'],
    'the holiday of the public and the private sector; the market is not named.',
  ),
  ...closed(ADHA_NAME, ADHA_2025, ['2025-06-05', '2025-06-08', '2025-06-09']),
  ...closed(ISRA, ISRA_2014, ['2014-05-27'], 'the source tells of the banks.'),
  ...open(`${ISRA}: kept on 27 May`, ISRA_2014, ['2014-05-26']),
  ...closed(PROPHET, PROPHET_2016, ['2016-12-12']),
  ...open(`${PROPHET}: kept on 12 December`, PROPHET_2016, ['2016-12-11']),
  ...closed('Mourning for Sultan Qaboos', MOURNING_2020, ['2020-01-12', '2020-01-13', '2020-01-14']),
  ...unsourced('National Day', ['2022-11-30', '2022-12-01'], AS_TOLD),
  ...open('National Day: kept from 30 November', NOT_FOUND, ['2022-11-20'], AS_TOLD),
  ...unsourced('Islamic New Year', ['2023-07-20'], AS_TOLD),
  ...unsourced(ISRA, ['2025-01-30'], AS_TOLD),
  ...open('Kept on the Thursday', NOT_FOUND, ['2023-07-19', '2025-01-27'], AS_TOLD),
];

export default calendar({
  id: 'XMUS',
  kind: 'exchange',
  name: 'Muscat Stock Exchange',
  doubts: "Doubts: those of the country's calendar; since when the market had its present weekend.",
  doubtful: [
    { named: ['Eid al-Adha'], note: 'Each day without an address is in doubt: no announcement of it was read.' },
    { named: ['Renaissance'], note: 'The law that made Renaissance Day was not read.' },
  ],
  localName: 'بورصة مسقط',
  otherNames: 'MSX',
  countries: ['OM'],
  cities: 'Muscat',
  currencies: ['OMR'],
  isMainExchange: true,
  note: 'Days that the government moves, National Day nearly every year, are announced and not foreseen.',
  timezone: 'Asia/Muscat',
  years: [2010, 2100],
  weekend: [{ start: '2010-01-01', days: [5, 6] }],
  inherits: [
    { calendar: 'OM', from: 2010, to: 2026, except: [ADHA_NAME], asDeclared: true, source: NATIONAL_2023 },
    { calendar: 'OM', from: 2027, asDeclared: true, source: NATIONAL_2023 },
  ],
  rules: RULES,
  dates: DATES,
});
