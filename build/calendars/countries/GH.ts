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
const MINISTRY = 'https://www.mint.gov.gh/';
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
      source: MINISTRY,
      years: { ...ADHA_OF_MECCA, 2019: '08-11 08-12*', 2022: '07-09 07-11*' },
    },
    {
      name: FITR,
      replaces: ['1 Shawwal and if Saturday, Sunday then next Monday'],
      source: MINISTRY,
      years: {
        2018: '06-15',
        2020: '05-24 05-25*',
        2022: '05-03',
        2023: '04-22 04-24*',
        2024: {
          days: '04-11',
          source:
            'https://www.graphic.com.gh/news/general-news/eid-ul-fitr-thursday-april-11-2024-declared-public-holiday.html',
          status: 'estimated',
          note: 'doubt: declared on 3 April; whether the holiday was moved when the moon was seen was not found.',
        },
        2025: { days: '03-31 04-01', source: NOTICE_2025_03 },
        2026: '03-20',
      },
    },
    {
      name: 'Shaqq Day',
      replaces: ['2 Shawwal and if saturday,sunday then next monday'],
      source: MINISTRY,
      years: { 2026: '03-21 03-23*' },
    },
  ],
  dates: [
    ...dateRows({ kind: 'holiday', observed: true }, [
      { date: '2023-01-09', name: 'Constitution Day', source: MINISTRY },
      {
        date: '2024-01-08',
        name: 'Constitution Day',
        source: 'https://www.adomonline.com/govt-declares-january-8-as-public-holiday/',
      },
      { date: '2025-07-04', name: 'Republic Day', source: MINISTRY },
    ]),
    { date: '2026-01-07', kind: 'open', name: 'Constitution Day: kept on 9 January', source: NOTICE_2026_01 },
    { date: '2026-01-09', kind: 'holiday', name: 'Constitution Day', observed: true, source: NOTICE_2026_01 },
    { date: '2026-07-01', kind: 'open', name: 'Republic Day: kept on 3 July', source: NOTICE_2026_07 },
    { date: '2026-07-03', kind: 'holiday', name: 'Republic Day', observed: true, source: NOTICE_2026_07 },
  ],
});
