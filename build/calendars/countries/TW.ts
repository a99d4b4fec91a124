import { country } from '../country.js';
import { inPeriods, onRules, ruleRows } from '../many-rows.js';
import { holidays, type ListedDate, type RuleRow } from '../vocabulary.js';

/**
 * Taiwan since 2017, in place of the library (which gives days in lieu of Sundays only and has a day too many or too
 * few at Lunar New Year). Until 2025 the days are those of the Regulations on Memorial Days and Holidays, since then of
 * the Act of 28 May 2025: it adds 28 September, 25 October and 25 December (first in 2025), and 1 May and the day
 * before Lunar New Year's Eve (first in 2026).
 *
 * A holiday on a Saturday is given on the working day before, one on a Sunday on the working day after; those of Lunar
 * New Year after, since 2025 on either side (the directions of 13 June 2025 leave it open; 2026 and 2027 after). Where Children's Day and Tomb Sweeping Day fall on one day, Children's Day is the
 * day before, or the day after if that day is a Thursday. COLLISIONS has the days on which these rules run into each
 * other, worked out for 2017 to 2060, and to 2100 for the payment system and the exchanges.
 *
 * Bridging days and the working Saturdays in exchange (the last in February 2025) follow no rule that would tell the
 * Saturday: they are in the office calendars of the Directorate-General of Personnel Administration, which are
 * publications of their own (2017 to 2026); of that of 2027 the days
 * in lieu were told (9 and 10 February, 6 April, 24 December), which the rules give. No bridging day is known from 2026 on.
 *
 * Days in lieu of the years whose office calendar is not published (from 2028 on) are estimated.
 *
 * The horizon of Taiwan is to begin in 2017: earlier office calendars were found in part only, and until 2000 other
 * days were holidays.
 *
 * Mid-Autumn of 2033, 2039, 2059 and 2077 and Dragon Boat of 2053, 2080 and 2093 are computed anew, the library's lunar months
 * being wrong.
 */

const REGULATIONS = 'https://law.moj.gov.tw/LawClass/LawAll.aspx?pcode=D0020033';
/** The Act's article 4, on the memorial days that are days off; its article on festivals is told by the press. */
const ARTICLE_4 = 'https://www.tncvs.tn.edu.tw/sub/latestevent/index-1.asp?Parser=22%2C5%2C690%2C36%2C%2C%2C21228';
const NAMED = 'Article 4 names the day without its date, which the news of the Act gives.';
const ACT_2025 = 'https://today.line.me/tw/v3/article/oqmoVzq';
const OFFICE_CALENDARS = 'https://data.gov.tw/dataset/14718';
const LUNAR_TABLES = 'https://www.hko.gov.hk/en/gts/time/conversion.htm';

const FOUNDING = { name: 'Founding Day of the Republic of China', names: { zh: '中華民國開國紀念日' } };
const DAY_BEFORE_EVE = { name: "Day before Lunar New Year's Eve", names: { zh: '小年夜' } };
const EVE = { name: "Lunar New Year's Eve", names: { zh: '農曆除夕' } };
const SPRING_FESTIVAL = { name: 'Spring Festival', names: { zh: '春節' } };
const PEACE = { name: 'Peace Memorial Day', names: { zh: '和平紀念日' } };
const CHILDREN = { name: "Children's Day", names: { zh: '兒童節' } };
const TOMB_SWEEPING = { name: 'Tomb Sweeping Day', names: { zh: '民族掃墓節' } };
const LABOUR = { name: 'Labour Day', names: { zh: '勞動節' } };
const DRAGON_BOAT = { name: 'Dragon Boat Festival', names: { zh: '端午節' } };
const MID_AUTUMN = { name: 'Mid-Autumn Festival', names: { zh: '中秋節' } };
const CONFUCIUS = { name: "Confucius' Birthday", names: { zh: '孔子誕辰紀念日' } };
const NATIONAL = { name: 'National Day', names: { zh: '國慶日' } };
const RESTORATION = {
  name: 'Taiwan Restoration and Guningtou Victory Memorial Day',
  names: { zh: '臺灣光復暨金門古寧頭大捷紀念日' },
};
const CONSTITUTION = { name: 'Constitution Day', names: { zh: '行憲紀念日' } };

const WEEKEND = 'if saturday then previous friday if sunday then next monday';

/** The last year whose office calendar is published. */
const PUBLISHED_TO = 2027;

/** Years in which the library's lunar month is wrong: LUNAR_DAYS has their days. */
const DRAGON_BOAT_ANEW = [2053, 2080, 2093];
const MID_AUTUMN_ANEW = [2033, 2039, 2059, 2077];

const DAYS: readonly RuleRow[] = [
  // A day in lieu is in the office calendar of its year; until that is published it is estimated.
  ...ruleRows({ ...FOUNDING, source: REGULATIONS }, [
    { rule: '01-01', from: 2017, to: 2025 },
    { rule: '01-01', from: 2026, source: ARTICLE_4 },
    { rule: `substitutes 01-01 ${WEEKEND}`, from: 2017, to: PUBLISHED_TO },
    { rule: `substitutes 01-01 ${WEEKEND}`, from: PUBLISHED_TO + 1, status: 'estimated' },
  ]),
  { ...DAY_BEFORE_EVE, rule: '2 days before chinese 01-0-01', from: 2026, source: ACT_2025 },
  { ...EVE, rule: 'day before chinese 01-0-01', from: 2017, source: REGULATIONS },
  { ...SPRING_FESTIVAL, rule: 'chinese 01-0-01', from: 2017, source: REGULATIONS },
  { ...SPRING_FESTIVAL, rule: 'chinese 01-0-02', from: 2017, source: REGULATIONS },
  { ...SPRING_FESTIVAL, rule: 'chinese 01-0-03', from: 2017, source: REGULATIONS },
  { ...PEACE, rule: '02-28', from: 2017, to: 2025, source: REGULATIONS },
  { ...PEACE, rule: '02-28', from: 2026, source: ARTICLE_4 },
  ...ruleRows({ ...PEACE, rule: `substitutes 02-28 ${WEEKEND}`, source: REGULATIONS }, [
    { from: 2017, to: PUBLISHED_TO },
    { from: PUBLISHED_TO + 1, status: 'estimated' },
  ]),
  { ...CHILDREN, rule: '04-04', from: 2017, source: REGULATIONS },
  { ...TOMB_SWEEPING, rule: 'chinese 5-01 solarterm', from: 2017, source: REGULATIONS },
  { ...LABOUR, rule: '05-01', from: 2026, source: ACT_2025 },
  ...ruleRows({ ...LABOUR, rule: `substitutes 05-01 ${WEEKEND}`, source: ACT_2025 }, [
    { from: 2026, to: PUBLISHED_TO },
    { from: PUBLISHED_TO + 1, status: 'estimated' },
  ]),

  ...ruleRows({ ...DRAGON_BOAT, source: REGULATIONS }, [
    { rule: 'chinese 05-0-05', from: 2017, exceptYears: DRAGON_BOAT_ANEW },
    { rule: `substitutes chinese 05-0-05 ${WEEKEND}`, from: 2017, to: PUBLISHED_TO },
    {
      rule: `substitutes chinese 05-0-05 ${WEEKEND}`,
      from: PUBLISHED_TO + 1,
      exceptYears: DRAGON_BOAT_ANEW,
      status: 'estimated',
    },
  ]),
  ...ruleRows({ ...MID_AUTUMN, source: REGULATIONS }, [
    { rule: 'chinese 08-0-15', from: 2017, exceptYears: MID_AUTUMN_ANEW },
    { rule: `substitutes chinese 08-0-15 ${WEEKEND}`, from: 2017, to: PUBLISHED_TO },
    {
      rule: `substitutes chinese 08-0-15 ${WEEKEND}`,
      from: PUBLISHED_TO + 1,
      exceptYears: MID_AUTUMN_ANEW,
      status: 'estimated',
    },
  ]),
  ...ruleRows({ ...CONFUCIUS, source: ACT_2025 }, [
    { rule: '09-28', from: 2025, source: ARTICLE_4, note: NAMED },
    { rule: `substitutes 09-28 ${WEEKEND}`, from: 2025, to: PUBLISHED_TO },
    { rule: `substitutes 09-28 ${WEEKEND}`, from: PUBLISHED_TO + 1, status: 'estimated' },
  ]),
  ...ruleRows({ ...NATIONAL, source: REGULATIONS }, [
    { rule: '10-10', from: 2017, to: 2025 },
    { rule: '10-10', from: 2026, source: ARTICLE_4 },
    { rule: `substitutes 10-10 ${WEEKEND}`, from: 2017, to: PUBLISHED_TO },
    { rule: `substitutes 10-10 ${WEEKEND}`, from: PUBLISHED_TO + 1, status: 'estimated' },
  ]),
  ...ruleRows({ source: ACT_2025 }, [
    { ...RESTORATION, rule: '10-25', from: 2025, source: ARTICLE_4, note: NAMED },
    { ...RESTORATION, rule: `substitutes 10-25 ${WEEKEND}`, from: 2025, to: PUBLISHED_TO },
    { ...RESTORATION, rule: `substitutes 10-25 ${WEEKEND}`, from: PUBLISHED_TO + 1, status: 'estimated' },
    { ...CONSTITUTION, rule: '12-25', from: 2025, source: ARTICLE_4, note: NAMED },
    { ...CONSTITUTION, rule: `substitutes 12-25 ${WEEKEND}`, from: 2025, to: PUBLISHED_TO },
    { ...CONSTITUTION, rule: `substitutes 12-25 ${WEEKEND}`, from: PUBLISHED_TO + 1, status: 'estimated' },
  ]),
];

const LUNAR_DAYS: readonly ListedDate[] = [
  { ...MID_AUTUMN, date: '2033-09-08', kind: 'holiday', source: LUNAR_TABLES },
  { ...MID_AUTUMN, date: '2039-10-02', kind: 'holiday', source: LUNAR_TABLES },
  { ...DRAGON_BOAT, date: '2053-06-20', kind: 'holiday', source: LUNAR_TABLES },
  { ...MID_AUTUMN, date: '2059-09-21', kind: 'holiday', source: LUNAR_TABLES },
  { ...MID_AUTUMN, date: '2077-10-01', kind: 'holiday', source: LUNAR_TABLES },
  { ...DRAGON_BOAT, date: '2080-06-22', kind: 'holiday', source: LUNAR_TABLES },
  { ...DRAGON_BOAT, date: '2093-05-29', kind: 'holiday', source: LUNAR_TABLES },
];

/** Working days given for holidays whose own rule does not reach them. */
const COLLISIONS: readonly ListedDate[] = [
  ...holidays("Children's Day", OFFICE_CALENDARS, '2017-04-03 2020-04-03 2021-04-02 2024-04-05 2025-04-03 2026-04-03', {
    names: CHILDREN.names,
    observed: true,
  }),
  ...holidays("Children's Day", REGULATIONS, '2027-04-06', { names: CHILDREN.names, observed: true }),
  ...holidays(
    "Children's Day",
    REGULATIONS,
    '2028-04-03 2029-04-03 2032-04-02 2033-04-05 2036-04-03 2037-04-03 2038-04-06 2040-04-03 2041-04-05 2042-04-03 2043-04-03 2044-04-05 2045-04-03 2046-04-03 2048-04-03 2049-04-02 2050-04-05 2052-04-05 2053-04-03 2054-04-03 2055-04-06 2056-04-03 2057-04-03 2058-04-05 2060-04-02 ' +
      '2061-04-05 2062-04-03 2065-04-03 2066-04-02 2068-04-03 2069-04-05 2071-04-03 2072-04-05 2073-04-03 ' +
      '2074-04-03 2075-04-05 2076-04-03 2077-04-02 2078-04-05 2079-04-03 2080-04-05 2082-04-03 2083-04-02 ' +
      '2084-04-03 2085-04-03 2086-04-05 2088-04-02 2089-04-05 2090-04-03 2091-04-03 2093-04-03 2094-04-02 ' +
      '2095-04-05 2096-04-03 2097-04-05 2099-04-03 2100-04-06',
    { names: CHILDREN.names, observed: true, status: 'estimated' },
  ),
  ...holidays('Tomb Sweeping Day', OFFICE_CALENDARS, '2020-04-02 2021-04-05 2026-04-06', {
    names: TOMB_SWEEPING.names,
    observed: true,
  }),
  ...holidays(
    'Tomb Sweeping Day',
    REGULATIONS,
    '2031-04-03 2032-04-05 2037-04-02 2043-04-06 2048-04-02 2049-04-05 2054-04-02 2059-04-03 2060-04-05 ' +
      '2064-04-03 2065-04-02 2066-04-05 2070-04-03 2071-04-06 2076-04-02 2077-04-05 2081-04-03 2082-04-02 ' +
      '2083-04-05 2087-04-03 2088-04-05 2092-04-03 2093-04-02 2094-04-05 2098-04-03 2099-04-02',
    { names: TOMB_SWEEPING.names, observed: true, status: 'estimated' },
  ),
  ...holidays('Mid-Autumn Festival', REGULATIONS, '2039-10-03 2059-09-22', {
    names: MID_AUTUMN.names,
    observed: true,
    status: 'estimated',
  }),
  ...holidays(CONFUCIUS.name, REGULATIONS, '2042-09-30 2080-09-26', {
    names: CONFUCIUS.names,
    observed: true,
    status: 'estimated',
  }),
  { ...DRAGON_BOAT, date: '2080-06-21', kind: 'holiday', observed: true, status: 'estimated', source: REGULATIONS },
];

export default country({
  id: 'TW',
  name: 'Taiwan',
  doubts: 'Doubts: Days off for typhoons are not in.',
  doubtful: [
    {
      on: '2042-09-28 2042-09-29 2042-09-30 2061-09-28 2080-09-26 2080-09-27 2080-09-28',
      note: 'What is given where Mid-Autumn falls on 28 September is in no text read: on a weekend the day in lieu is given twice, on a weekday (2061) none.',
      estimated: true,
    },
    {
      on: '2089-09-18',
      note: 'The new moon of the month is two minutes before midnight: Mid-Autumn may be a day later.',
      estimated: true,
    },
  ],
  localName: '台灣',
  otherNames: 'Formosa, Republic of China, ROC',
  cities: 'Taipei',
  currencies: ['TWD'],
  timezone: 'Asia/Taipei',
  listsAlone:
    'The office calendar of the year alone says which days are bridged and which Saturdays are worked instead.',
  weekend: {
    history: [
      { start: '1990-01-01', days: [7] },
      { start: '2001-01-01', days: [6, 7] },
    ],
    source: 'https://law.moj.gov.tw/ENG/LawClass/LawAll.aspx?pcode=A0030127',
    note:
      'In force 1 January 2001 (https://rose77c017.pixnet.net/blog/post/131800543, the text of 3 October 2000). ' +
      'From 1998 the second and the fourth Saturday were free ' +
      '(https://www.qppstudio.net/public-holidays-news/2000/taiwan-moves-to-2-day-weekends-002615.htm): not ' +
      'entered. Make-up Saturdays are working weekend days.',
  },
  years: {
    from: 2017,
    why: 'the rules are those since 2015, the bridging days and working Saturdays are published from 2017 on',
  },
  rules: [
    ...DAYS,
    // Days in lieu at Lunar New Year, counted from New Year's Day: four days of holiday until 2025, five since.
    ...onRules(
      [
        'substitutes chinese 01-0-01 if monday then next thursday if thursday,friday then next monday if saturday then next tuesday if sunday then next wednesday',
        'substitutes chinese 01-0-01 if friday then next tuesday if saturday then next wednesday if sunday then next thursday',
      ],
      { ...SPRING_FESTIVAL, from: 2017, to: 2025, source: REGULATIONS },
    ),
    ...inPeriods(
      [
        { from: 2026, to: PUBLISHED_TO, source: REGULATIONS },
        { from: PUBLISHED_TO + 1, status: 'estimated', source: REGULATIONS },
      ],
      [
        {
          ...SPRING_FESTIVAL,
          rule: 'substitutes chinese 01-0-01 if monday then next thursday if tuesday then next friday if thursday,friday then next monday if saturday then next tuesday if sunday then next wednesday',
        },
        {
          ...SPRING_FESTIVAL,
          rule: 'substitutes chinese 01-0-01 if monday then next friday if friday then next tuesday if saturday then next wednesday if sunday then next thursday',
        },
      ],
    ),
  ],
  dates: [...LUNAR_DAYS, ...COLLISIONS],
});
