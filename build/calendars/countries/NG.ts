import { country } from '../country.js';
import { excludedRules, ruleRows } from '../many-rows.js';
import { holidays, type ListedDate, NOT_FOUND, SATURDAY_SUNDAY } from '../vocabulary.js';
import { NIGERIAN_STATES } from './shared/NG-states.js';

/**
 * Nigeria. The Federal Government declares the holidays one by one, a few days before. One on a weekend is given on the
 * next working day (the library does so for 1 May and 12 June on a Saturday only). Id el Fitr and Id el Kabir have two
 * working days each, sometimes three. Democracy Day was 29 May, from 2000 to 2018, and is 12 June since 2019.
 */

const REPORT = 'https://mondovisione.com/media-and-resources/news/';
const DECLARED = 'https://shipsandports.com.ng/tag/public-holiday/';
const DEMOCRACY_DAY_2010 = 'https://www.vanguardngr.com/2010/05/fg-declares-may-31-public-holiday-for-democracy/';
const DECLARED_2019_2021 =
  'https://www.sunnewsonline.com/eid-el-fitr-celebration-fg-declares-tuesday-wednesday-public-holiday/';
const DECLARED_2022_2023 = 'https://thenationonlineng.net/dec-26-27-jan-2-are-public-holidays/';
const COMPILED = 'doubt: rests on compilations of the days declared; no report of the day was found.';

const FITR = 'Id el Fitr';
const KABIR = 'Id el Kabir';
const MAULUD = 'Id el Maulud';

/** The last year whose days in lieu were all declared when this was written; the minister declares each for itself. */
const DECLARED_TO = 2026;
const DECLARED_LATER = 'The minister declares the day in lieu for itself, some days before.';

const SINGLE_DAYS: readonly ListedDate[] = [
  // A Saturday's Boxing Day was made up in 2015 and 2020; that of 2026 is not declared yet.
  {
    date: '2026-12-28',
    kind: 'holiday',
    name: 'Boxing Day',
    observed: true,
    status: 'estimated',
    source: `${REPORT}nigerian-stock-exchange-weekly-market-report-for-december-31st-2020/`,
    note: DECLARED_LATER,
  },
  {
    date: '2010-05-06',
    kind: 'holiday',
    name: "Mourning for President Yar'Adua",
    source: 'https://www.nbcnews.com/id/wbna36974655',
  },
  {
    date: '2019-05-29',
    kind: 'holiday',
    name: 'Presidential Inauguration',
    source: DECLARED_2019_2021,
    note: 'Declared, and by the old act still; 12 June was declared too, two days after the amendment was signed.',
  },
  {
    date: '2023-05-29',
    kind: 'holiday',
    name: 'Presidential Inauguration',
    source: `${REPORT}nigerian-exchange-market-report-for-june-2nd-2023-202362`,
  },
  {
    date: '2025-07-15',
    kind: 'holiday',
    name: 'Mourning for President Buhari',
    source:
      'https://statehouse.gov.ng/news/new-date-for-special-federal-executive-council-session-in-honour-of-president-' +
      'muhammadu-buhari-to-be-announced/',
  },
];

export default country({
  id: 'NG',
  name: 'Nigeria',
  doubts:
    "Doubts: On 22 February 2019 (the Friday before the elections) the holiday left out banks and the like, and is not in. Of its parts: how far private employers follow in the northern states; days declared for one occasion (elections, deaths) were not looked for. In 2025 Oyo's circular speaks of public offices.",
  doubtful: [
    {
      named: ['Prophet'],
      note: 'Feasts without an address rest on compilations and on what is known of the declarations; 2010 to 2012 are the least certain.',
    },
    { named: ['Prophet'], years: '-2009', note: 'Before 2010 the feasts are computed and days in lieu are not in.' },
  ],
  cities: 'Abuja',
  currencies: ['NGN'],
  timezone: 'Africa/Lagos',
  weekend: SATURDAY_SUNDAY,
  library: 'NG',
  exclusions: [
    // Their days in lieu are not certain before they are declared: see the rules.
    { rule: '05-01 and if Saturday then next Monday', from: DECLARED_TO + 1, why: DECLARED_LATER },
    { rule: '06-12 and if Saturday then next Monday since 2018', from: DECLARED_TO + 1, why: DECLARED_LATER },
    {
      rule: '05-27',
      why:
        "Children's Day: a holiday of schoolchildren, not in the schedule of the Public Holidays Act (Cap. P40); " +
        'https://dailytipsfinder.com/public-holidays',
    },
    {
      rule: '06-12 prior to 2018',
      why:
        'before it became Democracy Day, 12 June was declared by single states (Lagos, Ogun, Osun, Oyo) only; ' +
        'http://punchng.com/lagos-ogun-oyo-osun-declare-june-12-work-free-day/',
    },
    {
      rule: '1 Muharram',
      why:
        'declared by single states (Kano, Osun, Oyo, Sokoto), not by the Federal Government; ' +
        'https://newsrainng.com/tag/is-veterans-day-a-public-holiday',
    },
    {
      rule: '11-01 since 2020',
      why:
        'National Youth Day is celebrated, not a day off: neither in the Public Holidays Act (Cap. P40) nor ' +
        'among the days declared by the Ministry of Interior',
    },
    ...excludedRules(['1 Shawwal P2D', '10 Dhu al-Hijjah P2D', '12 Rabi al-awwal'], {
      from: 2010,
      to: 2026,
      why: 'as declared: see the rules',
    }),
    {
      rule: '05-29 prior to 2018',
      to: 1999,
      why: 'Democracy Day is kept since 2000',
    },
    {
      rule: '06-12 and if Saturday then next Monday since 2018',
      from: 2018,
      to: 2018,
      why: 'Democracy Day was 29 May in 2018 still; http://allafrica.com/stories/201806120146.html',
    },
  ],
  rules: [
    // A rule of days in lieu: certain where they were declared, expected after that.
    ...ruleRows(
      {
        rule: 'substitutes 01-01 if saturday,sunday then next monday',
        name: "New Year's Day",
        source: `${REPORT}nigerian-exchange-weekly-market-report-for-december-6th-2023/`,
      },
      [
        { from: 2010, to: DECLARED_TO },
        { from: DECLARED_TO + 1, status: 'estimated', note: DECLARED_LATER },
      ],
    ),
    ...ruleRows(
      {
        rule: 'substitutes 10-01 if saturday,sunday then next monday',
        name: 'Independence Day',
        source: `${REPORT}nigerian-exchange-weekly-market-report-for-december-6th-2023/`,
      },
      [
        { from: 2010, to: DECLARED_TO },
        { from: DECLARED_TO + 1, status: 'estimated', note: DECLARED_LATER },
      ],
    ),
    ...ruleRows(
      { rule: 'substitutes 05-01 if saturday,sunday then next monday', name: "Workers' Day", source: DECLARED },
      [
        { from: 2010, to: DECLARED_TO },
        { from: DECLARED_TO + 1, status: 'estimated', note: DECLARED_LATER },
      ],
    ),
    ...ruleRows(
      { rule: 'substitutes 06-12 if saturday,sunday then next monday', name: 'Democracy Day', source: DECLARED },
      [
        { from: 2019, to: DECLARED_TO },
        { from: DECLARED_TO + 1, status: 'estimated', note: DECLARED_LATER },
      ],
    ),
    { rule: '05-29', name: 'Democracy Day', from: 2018, to: 2018, source: DEMOCRACY_DAY_2010 },
    {
      rule: 'substitutes 05-29 if saturday,sunday then next monday',
      name: 'Democracy Day',
      from: 2010,
      to: 2018,
      source: DEMOCRACY_DAY_2010,
    },
    ...ruleRows(
      {
        rule: 'substitutes 12-25 if saturday then next monday if sunday then next tuesday',
        name: 'Christmas Day',
        source: 'https://interfacenewshub.com/tag/federal-govt',
      },
      [
        { from: 2010, to: DECLARED_TO },
        { from: DECLARED_TO + 1, status: 'estimated', note: DECLARED_LATER },
      ],
    ),
    ...ruleRows(
      {
        rule: 'substitutes 12-26 if saturday then next monday if sunday then next tuesday',
        name: 'Boxing Day',
        source: `${REPORT}nigerian-stock-exchange-weekly-market-report-for-december-31st-2020/`,
      },
      [
        { from: 2010, to: DECLARED_TO },
        { from: DECLARED_TO + 1, status: 'estimated', note: DECLARED_LATER },
      ],
    ),
    { rule: '05-01', name: "Workers' Day", from: DECLARED_TO + 1, source: DECLARED },
    { rule: '06-12', name: 'Democracy Day', from: DECLARED_TO + 1, source: DECLARED },
  ],
  dates: [
    ...holidays(MAULUD, NOT_FOUND, '2010-02-26', { note: COMPILED }),
    ...holidays(
      FITR,
      'http://qppstudio-public-holidays-news.blogspot.com/2010/09/nigeria-declares-end-of-ramadan-public.html',
      '2010-09-09 2010-09-10',
    ),
    ...holidays(KABIR, NOT_FOUND, '2010-11-16 2010-11-17', { note: COMPILED }),
    ...holidays(MAULUD, NOT_FOUND, '2011-02-15', { note: COMPILED }),
    ...holidays(FITR, NOT_FOUND, '2011-08-30 2011-08-31', { note: COMPILED }),
    ...holidays(KABIR, NOT_FOUND, '2011-11-07 2011-11-08*', { note: COMPILED }),
    ...holidays(MAULUD, 'https://pmnewsnigeria.com/2012/02/03/fg-declares-6-feb-public-holiday/', '2012-02-06'),
    ...holidays(FITR, NOT_FOUND, '2012-08-20 2012-08-21*', { note: COMPILED }),
    ...holidays(KABIR, NOT_FOUND, '2012-10-25 2012-10-26', { note: COMPILED }),
    ...holidays(MAULUD, NOT_FOUND, '2013-01-24', { note: COMPILED }),
    ...holidays(FITR, NOT_FOUND, '2013-08-08 2013-08-09', { note: COMPILED }),
    ...holidays(KABIR, NOT_FOUND, '2013-10-15 2013-10-16', { note: COMPILED }),
    ...holidays(MAULUD, NOT_FOUND, '2014-01-14', { note: COMPILED }),
    ...holidays(FITR, NOT_FOUND, '2014-07-28 2014-07-29', { note: COMPILED }),
    ...holidays(
      KABIR,
      'http://dailypost.ng/2014/09/27/eid-el-kabir-celebration-fg-declares-october-6-7-public-holidays',
      '2014-10-06* 2014-10-07*',
    ),
    ...holidays(MAULUD, 'http://ejonadab.blogspot.com/2014', '2015-01-02'),
    ...holidays(FITR, NOT_FOUND, '2015-07-17 2015-07-20*', { note: COMPILED }),
    ...holidays(
      KABIR,
      'https://nigerianecho.com.ng/fg-declares-thursday-friday-sallah-holiday',
      '2015-09-24 2015-09-25',
    ),
    ...holidays(
      MAULUD,
      `${REPORT}nigerian-stock-exchange-weekly-market-report-for-week-ending-23-december-2015-20151223`,
      '2015-12-24',
    ),
    ...holidays(FITR, 'https://ilorin.info/fullnews.php?id=18283', '2016-07-05 2016-07-06 2016-07-07'),
    ...holidays(
      KABIR,
      'https://omojuwa.com/2016/09/eid-el-kabirfederal-govt-declares-monday-sept-12th-tuesday-sept-13th-public-holidays',
      '2016-09-12 2016-09-13',
    ),
    ...holidays(MAULUD, 'https://herald.ng/fg-declares-monday-dec-12-work-free-day', '2016-12-12'),
    ...holidays(FITR, NOT_FOUND, '2017-06-26 2017-06-27*', { note: COMPILED }),
    ...holidays(
      KABIR,
      'http://megaiconmagazine.com/sallah-fg-declares-friday-monday-public-holidays/?share=tumblr',
      '2017-09-01 2017-09-04*',
    ),
    ...holidays(MAULUD, NOT_FOUND, '2017-12-01', { note: COMPILED }),
    ...holidays(FITR, 'http://allafrica.com/stories/201806120146.html', '2018-06-15 2018-06-18*'),
    ...holidays(
      KABIR,
      'https://punchng.com/eid-fg-declares-tuesday-wednesday-public-holidays/',
      '2018-08-21 2018-08-22',
    ),
    ...holidays(MAULUD, NOT_FOUND, '2018-11-20', { note: COMPILED }),
    ...holidays(FITR, DECLARED_2019_2021, '2019-06-04 2019-06-05'),
    ...holidays(KABIR, NOT_FOUND, '2019-08-12 2019-08-13*', { note: COMPILED }),
    ...holidays(MAULUD, NOT_FOUND, '2019-11-11*', { note: COMPILED }),
    ...holidays(
      FITR,
      `${REPORT}nigerian-stock-exchange-weekly-market-report-for-may-29th-2020/`,
      '2020-05-25 2020-05-26*',
    ),
    ...holidays(
      KABIR,
      'https://www.nigerianbulletin.com/threads/fg-declares-thursday-friday-as-public-holidays-to-mark-eid-el-kabir-nairametrics.429740/',
      '2020-07-30 2020-07-31',
    ),
    ...holidays(MAULUD, 'https://famousreporters.com/tag/eidul-mawlid-celebration', '2020-10-29'),
    ...holidays(FITR, `${REPORT}nigerian-exchange-market-report-for-may-14th-2021/`, '2021-05-12 2021-05-13'),
    ...holidays(KABIR, DECLARED_2019_2021, '2021-07-20 2021-07-21'),
    ...holidays(MAULUD, 'https://naijasuperfans.com/fg-declares-tuesday-october-19th-as-public-holiday/', '2021-10-19'),
    ...holidays(FITR, NOT_FOUND, '2022-05-03 2022-05-04', { note: COMPILED }),
    ...holidays(KABIR, DECLARED_2022_2023, '2022-07-11* 2022-07-12*'),
    ...holidays(MAULUD, DECLARED, '2022-10-10*'),
    ...holidays(
      FITR,
      `${REPORT}nigerian-exchange-weekly-market-report-for-april-28th-2023-2023428`,
      '2023-04-21 2023-04-24*',
    ),
    ...holidays(KABIR, DECLARED, '2023-06-28 2023-06-29'),
    ...holidays(MAULUD, 'https://www.vanguardngr.com/tag/eidel-maulud/', '2023-09-27'),
    ...holidays(FITR, DECLARED, '2024-04-09 2024-04-10'),
    ...holidays(
      FITR,
      'https://nta.ng/2024/04/09/eid-fitr-fg-approves-11th-april-2024-as-an-additional-public-holiday/',
      '2024-04-11',
    ),
    ...holidays(
      KABIR,
      'https://www.informationng.com/2024/06/fg-declares-monday-tuesday-public-holidays-for-eid-el-kabir-celebration.html',
      '2024-06-17 2024-06-18*',
    ),
    ...holidays(
      MAULUD,
      'https://fmino.gov.ng/fg-declares-monday-16th-september-2024-public-holiday-to-mark-the-celebration-of-eid-ul-mawlid',
      '2024-09-16',
    ),
    ...holidays(FITR, 'https://allafrica.com/stories/202503270040.html', '2025-03-31 2025-04-01*'),
    ...holidays(
      KABIR,
      'https://tribuneonlineng.com/fg-declares-6th-9th-june-public-holidays-to-mark-eid-el-kabir-celebration/',
      '2025-06-06 2025-06-09*',
    ),
    ...holidays(MAULUD, 'https://enterprisetvnews.com/tag/eid-ul-mawlid', '2025-09-05'),
    ...holidays(FITR, 'https://wazam.net/news/197060', '2026-03-19 2026-03-20'),
    ...holidays(KABIR, NOT_FOUND, '2026-05-27 2026-05-28', { note: COMPILED }),
    ...holidays(MAULUD, NOT_FOUND, '2026-08-26', { note: COMPILED }),
    ...SINGLE_DAYS,
  ],
  subdivisions: NIGERIAN_STATES,
});
