import type { CalendarDefinition, ListedDate, RuleRow } from '../../definition.js';
import { NOT_FOUND } from '../../rows.js';

/**
 * Nigerian Exchange (until 2021 the Nigerian Stock Exchange), Lagos time; no early closes were found.
 *
 * Closed on the public holidays the Federal Government declares, one by one, a few days before. A holiday on a weekend
 * is given on the next working day; Id el Fitr and Id el Kabir have two working days each, sometimes lengthened
 * by a third (as in July 2016). The exchange's weekly reports tell of the days it opened.
 *
 * The data begins with 2010: of the feasts before, the days declared were not found.
 *
 * Doubts: feasts without an address rest on a compilation and on what is known of the declarations, and are estimated;
 * 2010 to 2012 are the least certain. Coming feasts are computed. On 22 February 2019 (Friday before the elections) the
 * holiday left out banks and the like, so the exchange is open here.
 */

const REPORT = 'https://mondovisione.com/media-and-resources/news/';
const DECLARED = 'https://shipsandports.com.ng/tag/public-holiday/';
const COMPILED = 'doubt: rests on compilations of the days declared; no report of the day was found.';

/** Days declared for the moving feasts, YYYY-MM-DD, and the address where there is one. */
const FEASTS: readonly (readonly [string, readonly string[], string?])[] = [
  ['Id el Maulud', ['2010-02-26']],
  [
    'Id el Fitr',
    ['2010-09-09', '2010-09-10'],
    'http://qppstudio-public-holidays-news.blogspot.com/2010/09/nigeria-declares-end-of-ramadan-public.html',
  ],
  ['Id el Kabir', ['2010-11-16', '2010-11-17']],
  ['Id el Maulud', ['2011-02-15']],
  ['Id el Fitr', ['2011-08-30', '2011-08-31']],
  ['Id el Kabir', ['2011-11-07', '2011-11-08']],
  ['Id el Maulud', ['2012-02-06'], 'https://pmnewsnigeria.com/2012/02/03/fg-declares-6-feb-public-holiday/'],
  ['Id el Fitr', ['2012-08-20', '2012-08-21']],
  ['Id el Kabir', ['2012-10-25', '2012-10-26']],
  ['Id el Maulud', ['2013-01-24']],
  ['Id el Fitr', ['2013-08-08', '2013-08-09']],
  ['Id el Kabir', ['2013-10-15', '2013-10-16']],
  ['Id el Maulud', ['2014-01-14']],
  ['Id el Fitr', ['2014-07-28', '2014-07-29']],
  [
    'Id el Kabir',
    ['2014-10-06', '2014-10-07'],
    'http://dailypost.ng/2014/09/27/eid-el-kabir-celebration-fg-declares-october-6-7-public-holidays',
  ],
  ['Id el Maulud', ['2015-01-02'], 'http://ejonadab.blogspot.com/2014'],
  ['Id el Fitr', ['2015-07-17', '2015-07-20']],
  [
    'Id el Kabir',
    ['2015-09-24', '2015-09-25'],
    'https://nigerianecho.com.ng/fg-declares-thursday-friday-sallah-holiday',
  ],
  [
    'Id el Maulud',
    ['2015-12-24'],
    `${REPORT}nigerian-stock-exchange-weekly-market-report-for-week-ending-23-december-2015-20151223`,
  ],
  ['Id el Fitr', ['2016-07-05', '2016-07-06', '2016-07-07'], 'https://ilorin.info/fullnews.php?id=18283'],
  [
    'Id el Kabir',
    ['2016-09-12', '2016-09-13'],
    'https://omojuwa.com/2016/09/eid-el-kabirfederal-govt-declares-monday-sept-12th-tuesday-sept-13th-public-holidays',
  ],
  ['Id el Maulud', ['2016-12-12'], 'https://herald.ng/fg-declares-monday-dec-12-work-free-day'],
  ['Id el Fitr', ['2017-06-26', '2017-06-27']],
  [
    'Id el Kabir',
    ['2017-09-01', '2017-09-04'],
    'http://megaiconmagazine.com/sallah-fg-declares-friday-monday-public-holidays/?share=tumblr',
  ],
  ['Id el Maulud', ['2017-12-01']],
  ['Id el Fitr', ['2018-06-15', '2018-06-18'], 'http://allafrica.com/stories/201806120146.html'],
  [
    'Id el Kabir',
    ['2018-08-21', '2018-08-22'],
    'https://punchng.com/eid-fg-declares-tuesday-wednesday-public-holidays/',
  ],
  ['Id el Maulud', ['2018-11-20']],
  ['Id el Fitr', ['2019-06-04', '2019-06-05']],
  ['Id el Kabir', ['2019-08-12', '2019-08-13']],
  ['Id el Maulud', ['2019-11-11']],
  [
    'Id el Fitr',
    ['2020-05-25', '2020-05-26'],
    `${REPORT}nigerian-stock-exchange-weekly-market-report-for-may-29th-2020/`,
  ],
  [
    'Id el Kabir',
    ['2020-07-30', '2020-07-31'],
    'https://www.nigerianbulletin.com/threads/fg-declares-thursday-friday-as-public-holidays-to-mark-eid-el-kabir-nairametrics.429740/',
  ],
  ['Id el Maulud', ['2020-10-29'], 'https://famousreporters.com/tag/eidul-mawlid-celebration'],
  ['Id el Fitr', ['2021-05-12', '2021-05-13'], `${REPORT}nigerian-exchange-market-report-for-may-14th-2021/`],
  ['Id el Kabir', ['2021-07-20', '2021-07-21']],
  ['Id el Maulud', ['2021-10-19'], 'https://naijasuperfans.com/fg-declares-tuesday-october-19th-as-public-holiday/'],
  ['Id el Fitr', ['2022-05-03', '2022-05-04']],
  ['Id el Kabir', ['2022-07-11', '2022-07-12']],
  ['Id el Maulud', ['2022-10-10'], DECLARED],
  [
    'Id el Fitr',
    ['2023-04-21', '2023-04-24'],
    `${REPORT}nigerian-exchange-weekly-market-report-for-april-28th-2023-2023428`,
  ],
  ['Id el Kabir', ['2023-06-28', '2023-06-29'], DECLARED],
  ['Id el Maulud', ['2023-09-27'], 'https://www.vanguardngr.com/tag/eidel-maulud/'],
  ['Id el Fitr', ['2024-04-09', '2024-04-10'], DECLARED],
  ['Id el Fitr', ['2024-04-11']],
  [
    'Id el Kabir',
    ['2024-06-17', '2024-06-18'],
    'https://www.informationng.com/2024/06/fg-declares-monday-tuesday-public-holidays-for-eid-el-kabir-celebration.html',
  ],
  [
    'Id el Maulud',
    ['2024-09-16'],
    'https://fmino.gov.ng/fg-declares-monday-16th-september-2024-public-holiday-to-mark-the-celebration-of-eid-ul-mawlid',
  ],
  ['Id el Fitr', ['2025-03-31', '2025-04-01']],
  ['Id el Kabir', ['2025-06-06', '2025-06-09']],
  ['Id el Maulud', ['2025-09-05'], 'https://enterprisetvnews.com/tag/eid-ul-mawlid'],
  ['Id el Fitr', ['2026-03-19', '2026-03-20'], 'https://wazam.net/news/197060'],
  ['Id el Kabir', ['2026-05-27', '2026-05-28']],
  ['Id el Maulud', ['2026-08-26']],
];

const SPECIAL: readonly ListedDate[] = [
  {
    date: '2010-05-06',
    kind: 'holiday',
    name: "Mourning for President Yar'Adua",
    source: 'https://www.nbcnews.com/id/wbna36974655',
  },
  {
    date: '2022-05-02',
    kind: 'holiday',
    name: "Workers' Day and Id el Fitr",
    source: NOT_FOUND,
    status: 'estimated',
    note: COMPILED,
  },
  {
    date: '2023-05-29',
    kind: 'holiday',
    name: 'Presidential inauguration',
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

const CHRISTMAS_2023 = 'https://interfacenewshub.com/tag/federal-govt';
const EASTER_2018 =
  'http://www.mondovisione.com/media-and-resources/news/nigerian-stock-exchange-weekly-market-report-for-march-29th-' +
  '2018/';
const NEW_YEAR_2023 = `${REPORT}nigerian-exchange-weekly-market-report-for-december-6th-2023/`;
const BOXING_DAY_2020 = `${REPORT}nigerian-stock-exchange-weekly-market-report-for-december-31st-2020/`;
const DEMOCRACY_DAY_2010 = 'https://www.vanguardngr.com/2010/05/fg-declares-may-31-public-holiday-for-democracy/';
const COMING = 'computed; declared a few days before.';

const RULES: readonly RuleRow[] = [
  { rule: '01-01 if saturday,sunday then next monday', name: "New Year's Day", from: 2010, source: NEW_YEAR_2023 },
  { rule: 'easter -2', name: 'Good Friday', from: 2010, source: EASTER_2018 },
  { rule: 'easter 1', name: 'Easter Monday', from: 2010, source: EASTER_2018 },
  { rule: '05-01 if saturday,sunday then next monday', name: "Workers' Day", from: 2010, source: DECLARED },
  {
    rule: '05-29 if saturday,sunday then next monday',
    name: 'Democracy Day',
    from: 2010,
    to: 2018,
    source: DEMOCRACY_DAY_2010,
  },
  { rule: '05-29', name: 'Presidential inauguration', from: 2019, to: 2019, source: DEMOCRACY_DAY_2010 },
  { rule: '06-12 if saturday,sunday then next monday', name: 'Democracy Day', from: 2019, source: DECLARED },
  { rule: '10-01 if saturday,sunday then next monday', name: 'Independence Day', from: 2010, source: DECLARED },
  {
    rule: '12-25 if saturday then next monday if sunday then next tuesday',
    name: 'Christmas Day',
    from: 2010,
    source: CHRISTMAS_2023,
  },
  {
    rule: '12-26 if saturday then next monday if sunday then next tuesday',
    name: 'Boxing Day',
    from: 2010,
    source: BOXING_DAY_2020,
  },
  ...(
    [
      ['1 Shawwal', 'Id el Fitr'],
      ['2 Shawwal', 'Id el Fitr'],
      ['10 Dhu al-Hijjah', 'Id el Kabir'],
      ['11 Dhu al-Hijjah', 'Id el Kabir'],
      ['12 Rabi al-awwal', 'Id el Maulud'],
    ] as const
  ).map(([rule, name]): RuleRow => ({ rule, name, from: 2027, status: 'estimated', source: DECLARED, note: COMING })),
];

export const XNSA: CalendarDefinition = {
  id: 'XNSA',
  kind: 'exchange',
  name: 'Nigerian Exchange',
  timezone: 'Africa/Lagos',
  years: [2010, 2060],
  weekend: [{ start: '2010-01-01', days: [6, 7] }],
  rules: RULES,
  dates: [
    ...FEASTS.flatMap(([name, days, source]) =>
      days.map(
        (date): ListedDate =>
          source
            ? { date, kind: 'holiday', name, source }
            : { date, kind: 'holiday', name, source: NOT_FOUND, status: 'estimated', note: COMPILED },
      ),
    ),
    ...SPECIAL,
  ],
};
