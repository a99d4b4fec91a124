import { country } from '../country.js';
import { dateRows } from '../many-rows.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';
import { ADHA, ADHA_OF_MECCA, FITR } from './shared/african-rows.js';

/**
 * Ghana. Public Holidays Act 2001 (Act 601). Its amendment of 2019 (assented on 16 April) added 7 January and 4 August and
 * dropped 25 May and 1 July; that of 2025 (passed on 25 June) ended 4 August, brought 1 July back and made the day after Eid al-Fitr
 * a holiday (Shaqq Day). A holiday on a weekend is made up on the Monday by a notice each time, and since 2025 one from
 * Tuesday to Thursday may be kept on the Friday: the moves that were announced are listed, others are not invented.
 */

const ACT_2019 = 'https://www.graphic.com.gh/news/politics/ghana-news-july-1-no-longer-a-public-holiday.html';
const ACT_2025 =
  'https://www.primenewsghana.com/general-news/july-1-reinstated-as-public-holiday-as-parliament-passes-holidays-amendment-bill.html';
/** Notices of the ministry, each where it was read. */
const NOTICE_2018_06 = 'http://dailyguideafrica.com/friday-is-holiday/';
const NOTICE_2019_08 = 'https://www.ghanabusinessnews.com/2019/08/09/monday-august-12-declared-a-public-holiday/';
const NOTICE_2022_05 = 'https://www.mint.gov.gh/?p=19167';
const NOTICE_2022_07 = 'https://citinewsroom.com/2022/07/july-11-declared-public-holiday-to-mark-eid-ul-adha/';
const NOTICE_2023_01 =
  'https://www.pulse.com.gh/news/local/govt-declares-monday-january-9-as-a-public-holiday-to-mark-constitution-day/9cb0xxe';
const NOTICE_2023_04 = 'https://riverside.edu.gh/post/public-holiday-on-monday-24th-april-2023-for-eid-ul-fitr';
const NOTICE_2025_07 = 'https://onuaonline.com/friday-july-4-is-public-holiday-interior-ministry';
const NOTICE_2026_03 = 'https://palestinenews.appsfornexus.com/?p=213327';
const NOTICE_2025_03 =
  'https://www.mint.gov.gh/declaration-of-monday-31st-march-2025-and-tuesday-1st-april-2025-as-public-holidays/';
const NOTICE_2026_07 = 'https://www.mint.gov.gh/declaration-of-friday-3rd-july-2026-as-a-public-holiday/';
const NOTICE_2026_01 = 'https://www.mint.gov.gh/declaration-of-friday-9th-january2026-as-a-public-holiday/';

const FOUNDERS_DAY = '08-04 and if Saturday, Sunday then next Monday';

export default country({
  id: 'GH',
  name: 'Ghana',
  doubtful: [
    {
      named: ['New Year', 'Constitution', 'Independence', 'Founder', 'Farmer', 'Christmas', 'Boxing', 'Republic'],
      note: 'Notices of the Mondays of every year were not read.',
    },
    {
      named: ['Shaqq', 'Republic'],
      years: '2025-',
      note: 'Shaqq Day and 1 July are estimated until the ministry declares them.',
    },
  ],
  cities: 'Accra',
  currencies: ['GHS'],
  timezone: 'Africa/Accra',
  weekend: SATURDAY_SUNDAY,
  library: 'GH',
  exclusions: [
    { rule: FOUNDERS_DAY, to: 2018, why: `Founders' Day on 4 August came with the amendment of 2019; ${ACT_2019}` },
    { rule: FOUNDERS_DAY, from: 2025, why: `Founders' Day on 4 August ended by the amendment of 2025; ${ACT_2025}` },
  ],
  rules: [
    {
      rule: '07-01 and if saturday,sunday then next monday',
      name: 'Republic Day',
      from: 2002,
      to: 2018,
      source: ACT_2019,
    },
    {
      rule: '05-25 and if saturday,sunday then next monday',
      name: 'African Union Day',
      from: 2002,
      to: 2018,
      source: 'https://ghanaown.com/monday-may-25-declared-as-public-holiday/',
    },
    {
      rule: '2 Shawwal and if saturday,sunday then next monday',
      name: 'Shaqq Day',
      from: 2026,
      status: 'estimated',
      source: ACT_2025,
    },
    {
      rule: '07-01 and if saturday,sunday then next monday',
      name: 'Republic Day',
      from: 2026,
      status: 'estimated',
      source: ACT_2025,
    },
  ],
  announced: [
    {
      name: ADHA,
      replaces: ['10 Dhu al-Hijjah and if Saturday, Sunday then next Monday'],
      source: NOTICE_2022_07,
      years: {
        ...ADHA_OF_MECCA,
        2019: { days: '08-11 08-12*', source: NOTICE_2019_08 },
        2022: '07-09 07-11*',
      },
    },
    {
      name: FITR,
      replaces: ['1 Shawwal and if Saturday, Sunday then next Monday'],
      source: NOTICE_2022_05,
      years: {
        2018: { days: '06-15', source: NOTICE_2018_06 },
        2020: {
          days: '05-24 05-25*',
          source: 'https://www.mint.gov.gh/',
          basis: 'rule',
          note: 'The notice itself was not found: Eid al-Fitr on a Sunday is made up on the Monday.',
        },
        2022: '05-03',
        2023: { days: '04-22 04-24*', source: NOTICE_2023_04 },
        2024: {
          days: '04-11',
          source:
            'https://www.graphic.com.gh/news/general-news/eid-ul-fitr-thursday-april-11-2024-declared-public-holiday.html',
          status: 'estimated',
          note: 'doubt: declared on 3 April; whether the holiday was moved when the moon was seen was not found.',
        },
        2025: { days: '03-31 04-01', source: NOTICE_2025_03 },
        2026: { days: '03-20', source: NOTICE_2026_03 },
      },
    },
    {
      name: 'Shaqq Day',
      replaces: ['2 Shawwal and if saturday,sunday then next monday'],
      source: NOTICE_2026_03,
      years: { 2026: '03-21 03-23*' },
    },
  ],
  dates: [
    ...dateRows({ kind: 'holiday', observed: true }, [
      { date: '2023-01-09', name: 'Constitution Day', source: NOTICE_2023_01 },
      {
        date: '2024-01-08',
        name: 'Constitution Day',
        source: 'https://www.adomonline.com/govt-declares-january-8-as-public-holiday/',
      },
      { date: '2025-07-04', name: 'Republic Day', source: NOTICE_2025_07 },
    ]),
    { date: '2026-01-07', kind: 'open', name: 'Constitution Day: kept on 9 January', source: NOTICE_2026_01 },
    { date: '2026-01-09', kind: 'holiday', name: 'Constitution Day', observed: true, source: NOTICE_2026_01 },
    { date: '2026-07-01', kind: 'open', name: 'Republic Day: kept on 3 July', source: NOTICE_2026_07 },
    { date: '2026-07-03', kind: 'holiday', name: 'Republic Day', observed: true, source: NOTICE_2026_07 },
  ],
});
