import { country } from '../country.js';
import { type GoldenWeek, goldenWeeks } from '../forms/china.js';
import { dateRows, inPeriods, ruleRows } from '../many-rows.js';
import { holidays, type ListedDate, type RuleRow } from '../vocabulary.js';
import { REGIONS } from './shared/CN-regions.js';

/**
 * China (mainland), in place of the library. The statutory days are those of the Regulation on Public Holidays for
 * National Annual Festivals and Memorial Days (全国年节及纪念日放假办法) of 23 December 1949 and its revisions of 1999
 * (in force on 18 September 1999), 2007 (from 2008), 2013 (from 2014) and 2024 (from 2025). Its article 3 (women, the
 * young, children, soldiers) closes nothing for everybody and is not in.
 *
 * What days are bridged and which weekends are worked instead is said by a yearly notice of the General Office of the
 * State Council: that of 2001 was read as a whole; of 2002, 2003 and 2005 what others reprinted, the rest being listed
 * after projects that cite the notices by address (see the notes). No notice was found for October 1999 to 2000: those
 * rows follow the first golden weeks as described, and the notices of 2004 and 2006 for the same weekdays; estimated.
 * The notices of 2004 and from 2006 on are publications of their own and not listed here.
 *
 * Until 1999 a holiday on a Sunday was made up on the next day; that is in the rules, the next free day being meant
 * where several days follow one another. From September 1999 on one on a Saturday is made up too, on a day which the
 * notice names. No notice of 2027 or later is published: bridging days and worked weekends of those years are
 * unknown and not in, days made up are expected on the working days after the festival, and all their days are estimated.
 *
 * Lunar days are computed by the library's grammar, but for three Dragon Boat and four Mid-Autumn days, in which its
 * lunar months are wrong (2033: the leap month is the eleventh; 2039, 2053, 2059, 2077, 2080, 2093: the new moon falls on the
 * day before by its count). New moons within minutes of midnight decide Spring Festival of 2027 (6 February) and of 2030
 * (3 February), of which the Hong Kong Observatory warns that calendars differ:
 * https://www.hko.gov.hk/en/Observatorys-Blog/101741/Which-day-is-the-Tuen-Ng-Festival-for-this-year-2013
 */

const REGULATION_1949 = 'https://china.findlaw.cn/fagui/p_1/122140.html';
const REGULATION_1999 =
  'https://newton.com.tw/wiki/%E4%B8%AD%E8%8F%AF%E4%BA%BA%E6%B0%91%E5%85%B1%E5%92%8C%E5%9C%8B%E5%9C%8B%E5%8B%99%E9%99%A2%E4%BB%A4%E7%AC%AC270%E8%99%9F';
const REGULATION_2007 = 'http://m.03j9n.cn/law/1/34245.html';
const REGULATION_2013 = 'http://big5.www.gov.cn/gate/big5/www.gov.cn/zhuanti/2013-12/11/content_2610576.htm';
const REGULATION_2024 = 'https://www.gov.cn/zhengce/content/202411/content_6986380.htm';
const LUNAR_TABLES = 'https://www.hko.gov.hk/en/gts/time/conversion.htm';

const NEW_YEAR = { name: "New Year's Day", names: { zh: '元旦' } };
const SPRING_FESTIVAL = { name: 'Spring Festival', names: { zh: '春节' } };
const EVE = { name: 'Spring Festival Eve', names: { zh: '除夕' } };
const QINGMING = { name: 'Qingming Festival (Tomb-sweeping Day)', names: { zh: '清明节' } };
const LABOUR_DAY = { name: 'Labour Day', names: { zh: '劳动节' } };
const DRAGON_BOAT = { name: 'Dragon Boat Festival', names: { zh: '端午节' } };
const MID_AUTUMN = { name: 'Mid-Autumn Festival', names: { zh: '中秋节' } };
const NATIONAL_DAY = { name: 'National Day', names: { zh: '国庆节' } };

/** The last year whose notice is published. */
const LAST_NOTICE = 2026;
const NO_NOTICE_YET = 'The notice of the year is not published: bridging days and working weekends are unknown.';

const SUNDAYS_MADE_UP: readonly RuleRow[] = [
  { ...NEW_YEAR, rule: 'substitutes 01-01 if sunday then next monday', from: 1990, to: 1999, source: REGULATION_1949 },
  {
    ...SPRING_FESTIVAL,
    rule: 'substitutes chinese 01-0-01 if sunday then next wednesday',
    from: 1990,
    to: 1999,
    source: REGULATION_1949,
  },
  {
    ...SPRING_FESTIVAL,
    rule: 'substitutes chinese 01-0-02 if sunday then next tuesday',
    from: 1990,
    to: 1999,
    source: REGULATION_1949,
  },
  {
    ...SPRING_FESTIVAL,
    rule: 'substitutes chinese 01-0-03 if sunday then next monday',
    from: 1990,
    to: 1999,
    source: REGULATION_1949,
  },
  {
    ...LABOUR_DAY,
    rule: 'substitutes 05-01 if sunday then next monday',
    from: 1990,
    to: 1999,
    source: REGULATION_1949,
  },
  {
    ...NATIONAL_DAY,
    rule: 'substitutes 10-01 if sunday then next tuesday',
    from: 1990,
    to: 1998,
    source: REGULATION_1949,
  },
  {
    ...NATIONAL_DAY,
    rule: 'substitutes 10-02 if sunday then next monday',
    from: 1990,
    to: 1998,
    source: REGULATION_1949,
  },
];

/** In the text since 2025; the days before it rest on the earlier texts. */
const SINCE_2025 = [
  { from: 2025, to: LAST_NOTICE, source: REGULATION_2024 },
  { from: LAST_NOTICE + 1, status: 'estimated', source: REGULATION_2024, note: NO_NOTICE_YET },
] as const;

const STATUTORY_DAYS: readonly RuleRow[] = [
  // A rule still in force: its days are estimated in the years without a notice.
  ...inPeriods(
    [{ from: 1990, to: 2024, source: REGULATION_1949 }, ...SINCE_2025],
    [
      { ...NEW_YEAR, rule: '01-01' },
      { ...SPRING_FESTIVAL, rule: 'chinese 01-0-01' },
      { ...SPRING_FESTIVAL, rule: 'chinese 01-0-02' },
      { ...LABOUR_DAY, rule: '05-01' },
      { ...NATIONAL_DAY, rule: '10-01' },
      { ...NATIONAL_DAY, rule: '10-02' },
    ],
  ),
  { ...EVE, rule: 'day before chinese 01-0-01', from: 2008, to: 2013, source: REGULATION_2007 },
  ...inPeriods(SINCE_2025, [
    { ...EVE, rule: 'day before chinese 01-0-01' },
    { ...LABOUR_DAY, rule: '05-02' },
  ]),
  { ...SPRING_FESTIVAL, rule: 'chinese 01-0-03', from: 1990, to: 2007, source: REGULATION_1949 },
  ...inPeriods(
    [{ from: 2014, to: 2024, source: REGULATION_2013 }, ...SINCE_2025],
    [{ ...SPRING_FESTIVAL, rule: 'chinese 01-0-03' }],
  ),
  ...inPeriods(
    [{ from: 2008, to: 2024, source: REGULATION_2007 }, ...SINCE_2025],
    [{ ...QINGMING, rule: 'chinese 5-01 solarterm' }],
  ),
  { ...LABOUR_DAY, rule: '05-02', from: 2000, to: 2007, source: REGULATION_1999 },
  { ...LABOUR_DAY, rule: '05-03', from: 2000, to: 2007, source: REGULATION_1999 },

  { ...DRAGON_BOAT, rule: 'chinese 05-0-05', from: 2008, to: 2024, source: REGULATION_2007 },
  { ...DRAGON_BOAT, rule: 'chinese 05-0-05', from: 2025, to: LAST_NOTICE, source: REGULATION_2024 },
  ...ruleRows({ ...DRAGON_BOAT, status: 'estimated', note: NO_NOTICE_YET }, [
    { rule: 'chinese 05-0-05', from: LAST_NOTICE + 1, to: 2052, source: REGULATION_2024 },
    { rule: '06-20', from: 2053, to: 2053, source: LUNAR_TABLES },
    { rule: 'chinese 05-0-05', from: 2054, to: 2079, source: REGULATION_2024 },
    { rule: '06-22', from: 2080, to: 2080, source: LUNAR_TABLES },
    { rule: 'chinese 05-0-05', from: 2081, to: 2092, source: REGULATION_2024 },
    { rule: '05-29', from: 2093, to: 2093, source: LUNAR_TABLES },
    { rule: 'chinese 05-0-05', from: 2094, source: REGULATION_2024 },
  ]),

  { ...MID_AUTUMN, rule: 'chinese 08-0-15', from: 2008, to: 2024, source: REGULATION_2007 },
  { ...MID_AUTUMN, rule: 'chinese 08-0-15', from: 2025, to: LAST_NOTICE, source: REGULATION_2024 },
  ...ruleRows({ ...MID_AUTUMN, status: 'estimated', note: NO_NOTICE_YET }, [
    { rule: 'chinese 08-0-15', from: LAST_NOTICE + 1, to: 2032, source: REGULATION_2024 },
    { rule: '09-08', from: 2033, to: 2033, source: LUNAR_TABLES },
    { rule: 'chinese 08-0-15', from: 2034, to: 2038, source: REGULATION_2024 },
    { rule: '10-02', from: 2039, to: 2039, source: LUNAR_TABLES },
    { rule: 'chinese 08-0-15', from: 2040, to: 2058, source: REGULATION_2024 },
    { rule: '09-21', from: 2059, to: 2059, source: LUNAR_TABLES },
    { rule: 'chinese 08-0-15', from: 2060, to: 2076, source: REGULATION_2024 },
    { rule: '10-01', from: 2077, to: 2077, source: LUNAR_TABLES },
    { rule: 'chinese 08-0-15', from: 2078, source: REGULATION_2024 },
  ]),

  ...inPeriods(
    [{ from: 1999, to: 2024, source: REGULATION_1999 }, ...SINCE_2025],
    [{ ...NATIONAL_DAY, rule: '10-03' }],
  ),
];

/**
 * Statutory days on a weekend, made up on the working days that follow the festival (article 5 of the regulation): where the notice of a year will put them is expected. Bridging days and worked weekends are left out.
 */
const WEEKENDS_MADE_UP: readonly RuleRow[] = ruleRows(
  { from: LAST_NOTICE + 1, status: 'estimated', source: REGULATION_2024, note: NO_NOTICE_YET },
  [
    { ...NEW_YEAR, rule: 'substitutes 01-01 if saturday,sunday then next monday' },
    {
      ...EVE,
      rule: 'substitutes day before chinese 01-0-01 if saturday then next wednesday if sunday then next thursday',
    },
    {
      ...SPRING_FESTIVAL,
      rule: 'substitutes chinese 01-0-01 if saturday then next tuesday if sunday then next thursday',
    },
    {
      ...SPRING_FESTIVAL,
      rule: 'substitutes chinese 01-0-02 if saturday then next monday if sunday then next wednesday',
    },
    {
      ...SPRING_FESTIVAL,
      rule: 'substitutes chinese 01-0-03 if saturday then next monday if sunday then next tuesday',
    },
    { ...QINGMING, rule: 'substitutes chinese 5-01 solarterm if saturday,sunday then next monday' },
    { ...LABOUR_DAY, rule: 'substitutes 05-01 if saturday then next monday if sunday then next tuesday' },
    { ...LABOUR_DAY, rule: 'substitutes 05-02 if saturday then next monday if sunday then next tuesday' },
    { ...DRAGON_BOAT, rule: 'substitutes chinese 05-0-05 if saturday,sunday then next monday' },
    { ...MID_AUTUMN, rule: 'substitutes chinese 08-0-15 if saturday,sunday then next monday' },
    { ...NATIONAL_DAY, rule: 'substitutes 10-01 if saturday then next tuesday if sunday then next wednesday' },
    { ...NATIONAL_DAY, rule: 'substitutes 10-02 if saturday then next monday if sunday then next wednesday' },
    { ...NATIONAL_DAY, rule: 'substitutes 10-03 if saturday then next monday if sunday then next tuesday' },
  ],
);

/** Made up a working day later than their own rule has it, which is a day of another festival or its day made up. */
const MADE_UP_LATER: readonly ListedDate[] = dateRows(
  { kind: 'holiday', observed: true, status: 'estimated', source: REGULATION_2024, note: NO_NOTICE_YET },
  [
    { ...NATIONAL_DAY, date: '2039-10-06' },
    { ...NATIONAL_DAY, date: '2044-10-06' },
    { ...NATIONAL_DAY, date: '2055-10-06' },
    { ...NATIONAL_DAY, date: '2066-10-06' },
    // A Saturday by the new moon, a Friday by the library's month.
    { ...DRAGON_BOAT, date: '2080-06-24' },
    { ...NATIONAL_DAY, date: '2093-10-06' },
    { ...NATIONAL_DAY, date: '2096-10-04' },
  ],
);

/**
 * Mid-Autumn on a weekday of National Day: a working day more, as the notice of 2020 gave (1 October: 1 to 8 October off, two
 * weekend days worked).
 */
const MID_AUTUMN_ON_NATIONAL_DAY: readonly ListedDate[] = holidays(
  MID_AUTUMN.name,
  'http://www.gov.cn/zhengce/content/2019-11/21/content_5454164.htm',
  '2028-10-05 2031-10-06 2058-10-04 2077-10-06 2085-10-04',
  {
    names: MID_AUTUMN.names,
    observed: true,
    status: 'estimated',
    basis: 'rule',
    note: 'Mid-Autumn is a day of National Day: the notice of 2020 gave a working day more; no text says so of other years. The notice of the year is not published.',
  },
);

const FIRST_GOLDEN_WEEKS = 'http://www-cs-students.Stanford.EDU/~hdwang/ChinaWorkday/index.html';
const NOTICE_2001 = 'https://china.findlaw.cn/fagui/p_1/353344.html';
const NOTICE_2002 = 'https://zh.wikisource.org/wiki/国务院办公厅关于2002年部分节假日休息安排的通知';
const LABOUR_DAY_2002 = 'http://big5.china.com.cn/gate/big5/lianghui.china.com.cn/chinese/PI-c/126334.htm';
const NATIONAL_DAY_2002 = 'http://80kuku.com/cylc/103064.sHtml';
const NOTICE_2003 = 'https://zh.wikisource.org/wiki/国务院办公厅关于2003年部分节假日休息安排的通知';
const LABOUR_DAY_2003 = 'http://www.tctz.com/cn/news/tiancheng/50.html';
const NOTICE_2005 = 'https://zh.wikisource.org/wiki/国务院办公厅关于2005年部分节假日安排的通知';
const SPRING_FESTIVAL_2005 = 'http://www.fymate.net/html/text/lar/169611/16961147.html';
const NOTICE_2006 =
  'https://zh.wikisource.org/wiki/%E5%9B%BD%E5%8A%A1%E9%99%A2%E5%8A%9E%E5%85%AC%E5%8E%85%E5%85%B3%E4%BA%8E2006%E5%B9%B4%E9%83%A8%E5%88%86%E8%8A%82%E5%81%87%E6%97%A5%E5%AE%89%E6%8E%92%E7%9A%84%E9%80%9A%E7%9F%A5';

const NOT_READ = 'The notice itself was not read: dates as in projects that cite it under this address.';
const DEDUCED = 'No notice found: deduced from the description and from later notices for the same weekdays.';

/** October 1999 to 2003, and 2005. Of the deduced weeks only the days that the regulation does not name itself. */
const GOLDEN_WEEKS: readonly GoldenWeek[] = [
  {
    holiday: NATIONAL_DAY,
    off: ['1999-10-04', '1999-10-07'],
    worked: ['1999-10-09', '1999-10-10'],
    status: 'estimated',
    source: FIRST_GOLDEN_WEEKS,
    note: DEDUCED,
  },
  {
    holiday: NEW_YEAR,
    off: ['2000-01-03', '2000-01-03'],
    worked: [],
    status: 'estimated',
    source: REGULATION_1999,
    note: 'No notice found: the Saturday is to be made up on a working day, taken to be the Monday.',
  },
  {
    holiday: SPRING_FESTIVAL,
    off: ['2000-02-08', '2000-02-11'],
    worked: ['2000-02-12', '2000-02-13'],
    status: 'estimated',
    source: FIRST_GOLDEN_WEEKS,
    note: DEDUCED,
  },
  {
    holiday: LABOUR_DAY,
    off: ['2000-05-04', '2000-05-07'],
    worked: ['2000-04-29', '2000-04-30'],
    status: 'estimated',
    source: FIRST_GOLDEN_WEEKS,
    note: DEDUCED,
  },
  {
    holiday: NATIONAL_DAY,
    off: ['2000-10-04', '2000-10-07'],
    worked: ['2000-09-30', '2000-10-08'],
    status: 'estimated',
    source: FIRST_GOLDEN_WEEKS,
    note: DEDUCED,
  },
  {
    holiday: SPRING_FESTIVAL,
    off: ['2001-01-24', '2001-01-30'],
    worked: ['2001-01-20', '2001-01-21'],
    source: NOTICE_2001,
  },
  {
    holiday: LABOUR_DAY,
    off: ['2001-05-01', '2001-05-07'],
    worked: ['2001-04-28', '2001-04-29'],
    source: NOTICE_2001,
  },
  {
    holiday: NATIONAL_DAY,
    off: ['2001-10-01', '2001-10-07'],
    worked: ['2001-09-29', '2001-09-30'],
    source: NOTICE_2001,
  },
  {
    holiday: NEW_YEAR,
    off: ['2002-01-01', '2002-01-03'],
    worked: ['2001-12-29', '2001-12-30'],
    source: NOTICE_2002,
    note: NOT_READ,
  },
  {
    holiday: SPRING_FESTIVAL,
    off: ['2002-02-12', '2002-02-18'],
    worked: ['2002-02-09', '2002-02-10'],
    source: NOTICE_2002,
    note: NOT_READ,
  },
  {
    holiday: LABOUR_DAY,
    off: ['2002-05-01', '2002-05-07'],
    worked: ['2002-04-27', '2002-04-28'],
    source: LABOUR_DAY_2002,
    note: "Beijing's notice, after that of the State Council.",
  },
  {
    holiday: NATIONAL_DAY,
    off: ['2002-10-01', '2002-10-07'],
    worked: ['2002-09-28', '2002-09-29'],
    source: NATIONAL_DAY_2002,
    note: 'A notice after that of the State Council, reprinted.',
  },
  {
    holiday: SPRING_FESTIVAL,
    off: ['2003-02-01', '2003-02-07'],
    worked: ['2003-02-08', '2003-02-09'],
    source: NOTICE_2003,
    note: NOT_READ,
  },
  {
    holiday: LABOUR_DAY,
    off: ['2003-05-01', '2003-05-05'],
    worked: [],
    source: LABOUR_DAY_2003,
    note: 'Notice of 21 April 2003 (SARS): no golden week; 26 and 27 April stayed a weekend, 6 and 7 May working days.',
  },
  {
    holiday: NATIONAL_DAY,
    off: ['2003-10-01', '2003-10-07'],
    worked: ['2003-09-27', '2003-09-28'],
    source: NOTICE_2003,
    note: NOT_READ,
  },
  {
    holiday: NEW_YEAR,
    off: ['2005-01-01', '2005-01-03'],
    worked: [],
    source: NOTICE_2005,
    note: NOT_READ,
  },
  {
    holiday: SPRING_FESTIVAL,
    off: ['2005-02-09', '2005-02-15'],
    worked: ['2005-02-05', '2005-02-06'],
    source: SPRING_FESTIVAL_2005,
    note: "Xinjiang's notice, after that of the State Council.",
  },
  {
    holiday: LABOUR_DAY,
    off: ['2005-05-01', '2005-05-07'],
    worked: ['2005-04-30', '2005-05-08'],
    source: NOTICE_2005,
    note: NOT_READ,
  },
  {
    holiday: NATIONAL_DAY,
    off: ['2005-10-01', '2005-10-07'],
    worked: ['2005-10-08', '2005-10-09'],
    source: NOTICE_2005,
    note: NOT_READ,
  },
];

/** The one day of 2005 which the notice of the year after names. */
const WORKED_FOR_2006: ListedDate = {
  date: '2005-12-31',
  kind: 'weekend_workday',
  name: "Working day in exchange (New Year's Day 2006)",
  names: { zh: '元旦' },
  source: NOTICE_2006,
};

export default country({
  id: 'CN',
  name: 'China',
  doubts:
    "Doubts: single days off by decree before 1999 and the handovers of Hong Kong (30 June and 1 July 1997) and Macau (20 December 1999), which are said to have been days off, were not found in any text and are not in. The weekend of the time was the Sunday until 1994 or 1995 (see its weekend), so a holiday on a Saturday was then a real one. Of its parts: the notices of Guangxi for 2020, 2022 and 2026, of Ningxia for 2014 to 2018 and from 2023 on, of Xinjiang for most years, of Tibet for all years but three were not read. Tibet's Shoton holiday (seven days in August) is not in.",
  localName: '中国',
  otherNames: "PRC, Mainland China, People's Republic of China",
  cities: 'Beijing',
  currencies: ['CNY'],
  note: "Days that the State Council joins to the holidays, and weekend days worked for them, are notified each autumn; for years without a notice only the law's days are there.",
  timezone: 'Asia/Shanghai',
  doubtful: [
    {
      on: '2089-09-18 2089-09-19',
      note: 'The new moon of the month is two minutes before midnight: Mid-Autumn may be a day later.',
    },
  ],
  listsAlone:
    'The yearly notice of the State Council alone says which days are bridged and which weekends are worked instead.',
  weekend: {
    history: [
      { start: '1990-01-01', days: [7] },
      { start: '1995-05-01', days: [6, 7] },
    ],
    source: 'http://enread.com/job/law/24873.html',
    note:
      'State Council Decree 146 (in force 1 March 1994) and its revision of 25 March 1995 (in force 1 May 1995). ' +
      'From 1 March 1994 to 30 April 1995 every other Saturday was free (44-hour week), beginning with the first ' +
      'week: not entered here. Enterprises had until 1997. Saturdays worked in exchange for bridge days are ' +
      'working weekend days, not weekends.',
  },
  exclusions: [
    {
      rule: '03-08 12:00',
      why:
        'half a day for women only: Regulation on Public Holidays for National Annual Festivals and Memorial ' +
        'Days, article 3',
    },
    { rule: '05-04 12:00', why: 'half a day for the young of 14 to 28 only: the same Regulation, article 3' },
    { rule: '06-01', why: 'a day for children under 14 only: the same Regulation, article 3' },
    {
      rule: '08-01 12:00',
      why: 'half a day for soldiers in active service only: the same Regulation, article 3',
    },
  ],
  rules: [STATUTORY_DAYS, SUNDAYS_MADE_UP, WEEKENDS_MADE_UP],
  dates: [...goldenWeeks(GOLDEN_WEEKS), WORKED_FOR_2006, ...MADE_UP_LATER, ...MID_AUTUMN_ON_NATIONAL_DAY],
  subdivisions: REGIONS,
});
