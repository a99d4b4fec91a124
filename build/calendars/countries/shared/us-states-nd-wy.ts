import type { Subdivision } from '../../country.js';
import { juneteenthOpen, movedFromWeekend, openOn, sundaysOnly } from '../../forms/us-states.js';
import { excludedRules, rulesNamed } from '../../many-rows.js';
import { holidays, open, type RuleRow } from '../../vocabulary.js';
import { TEXAS_CLOSINGS, WEST_VIRGINIA_CLOSINGS } from './us-closings.js';
import {
  COLUMBUS_DAY,
  DAY_AFTER_THANKSGIVING,
  FIXED_DAYS,
  FRIDAYS_NOT_KEPT,
  GENERAL_ELECTION,
  JUNETEENTH_LIBRARY,
  PEW_2022,
  PRESIDENTS_DAY,
  VETERANS_DAY_LIBRARY,
} from './us-rules.js';

/** The states of the United States from North Dakota to Wyoming: what is said of all of them is in US.ts. */

const OREGON = 'https://www.oregon.gov/das/Pages/buildingclosure.aspx';
const NORTH_DAKOTA =
  'https://github.com/UniCourt/cic-code-nd/blob/fde789672ceb72698eabf535bbc1d2e0e521293c/transforms/nd/ocnd/r81/gov.nd.code.title.01.html';
const OKLAHOMA_2015 = 'https://regulations.justia.com/states/oklahoma/title-1/section-1-2014-19a/';
const PENNSYLVANIA = 'https://hyring.com/blog/holiday-lists/usa/pennsylvania';
const TENNESSEE_COLUMBUS =
  'http://www.pewresearch.org/fact-tank/2015/10/08/working-on-columbus-day-it-depends-on-where-you-live/';
const TEXAS = 'https://codes.findlaw.com/tx/government-code/gov-t-sect-662-003.html';
const UTAH = 'https://codes.findlaw.com/ut/title-63g-general-government/ut-code-sect-63g-1-301.html';
const UTAH_JUNETEENTH = 'https://le.utah.gov/~2022/bills/hbillenr/HB0238.htm';
const UTAH_2025 = 'https://writingpartners.net/documents/10600?scroll_to=56470&show_comment=com_56470';
const VERMONT =
  'https://github.com/UniCourt/cic-code-vt/blob/e3dbe565665b975c4c6ac2acb25798f348861620/transforms/vt/ocvt/r85/gov.vt.vsa.title.01.html';
const VERMONT_JUNETEENTH =
  'a holiday since 2025; https://www.findlaw.com/state/vermont-law/vermont-legal-holidays-laws.html';
const WASHINGTON = 'RCW 1.16.050; http://apps.leg.wa.gov/RCW/default.aspx?cite=1.16.050';
const WASHINGTON_2004 =
  'RCW 1.16.050 as of 2003: https://lawfilesext.leg.wa.gov/Biennium/2003-04/Htm/Bills/House%20Bills/2898.htm';
const WEST_VIRGINIA = 'West Virginia Code 2-2-1; https://code.wvlegislature.gov/2-2-1/';
const WEST_VIRGINIA_JUNETEENTH =
  'by proclamation of the governor in 2021 to 2024, none since; https://wchsnetwork.com/2025/06/17/some-county-city-employees-choosing-to-observe-juneteenth-despite-gov-morrisey-announcing-state-workers-will-not-be-getting-the-day-off/';
const WEST_VIRGINIA_2022 = 'https://www.wdtv.com/2022/06/13/juneteenth-declared-state-holiday-wva/';
const WISCONSIN = 'Wisconsin Statutes 230.35 (4) (a); https://docs.legis.wisconsin.gov/2017/related/proposals/sb113/1';
const WYOMING =
  'https://github.com/UniCourt/cic-code-wy/blob/9a7a18cde9107b9d69fb3082159b80c52d445d88/transforms/wy/ocwy/r84/gov.wy.code.title.08.html';
const OKLAHOMA_LAW =
  '25 O.S. 82.1 (2021), as a bill of 2025 repeats it; https://app.legiplex.com/ok/legislature/2025/2025-r/bills/hb1692/drafts-latest';
/** Washington's Birthday is in it; the Secretary of State's list of 2019 to 2021 leaves it out (https://www.sos.ri.gov/divisions/civics-and-education/reference-desk/ri-state-holidays). */
const RHODE_ISLAND = 'General Laws 25-1-1; http://webserver.rilin.state.ri.us/Statutes/TITLE25/25-1/25-1-1.htm';
const SOUTH_CAROLINA = 'Code of Laws 53-5-10; http://scstatehouse.gov/code/t53c005.php';
const SOUTH_CAROLINA_WEEKENDS =
  'Regulation 19-708.03; https://regulations.justia.com/states/south-carolina/chapter-19/article-7/subarticle-1/section-19-708-03/';
const TEXAS_WEEKENDS =
  'https://fmx.cpa.texas.gov/fm/pubs/paypol/general_provisions/index.php?page=holidays&section=holidays';
const TEXAS_JUNE = 'https://hr.sao.texas.gov/Holidays/';
const VIRGINIA = 'Code of Virginia 2.2-3300; https://law.lis.virginia.gov/vacodefull/title2.2/chapter33';
const VIRGINIA_2017 = 'https://www.blr.com/HR-Employment/Benefits-Leave/Holidays-in-Virginia';
const VIRGINIA_2020 =
  'https://www.wsls.com/news/local/2020/04/12/gov-northam-removes-lee-jackson-day-as-a-state-holiday-brings-early-voting-to-virginia/';
const VIRGINIA_2000 = 'https://law.lis.virginia.gov/uncodifiedacts/1999/session1/chapter206';
/**
 * The second day off at Christmas: Thursday and Friday before a Saturday, Monday and Tuesday after a Sunday by statute;
 * else the day before or after, which the governor names (estimated: the one that joins the weekend; none is given for
 * a Wednesday).
 */
const OKLAHOMA_CHRISTMAS: readonly RuleRow[] = [
  { rule: '12-23', weekdays: [4], name: 'Christmas', from: 2016, source: OKLAHOMA_LAW },
  { rule: '12-27', weekdays: [2], name: 'Christmas', from: 2016, source: OKLAHOMA_LAW },
  { rule: '12-24', weekdays: [1, 4], name: 'Christmas', from: 2016, status: 'estimated', source: OKLAHOMA_LAW },
  { rule: '12-26', weekdays: [2, 5], name: 'Christmas', from: 2016, status: 'estimated', source: OKLAHOMA_LAW },
];
/** Three days since 2009: a Saturday moves to the Friday before, a Sunday to the Monday after, one step further where that is taken. */
const CHRISTMAS_OF_SOUTH_CAROLINA: readonly RuleRow[] = [
  {
    rule: '12-24 if friday then previous thursday if saturday then previous friday',
    weekdays: [1, 2, 3, 4, 5],
    name: 'Christmas Eve',
    from: 2009,
    source: `${SOUTH_CAROLINA} and ${SOUTH_CAROLINA_WEEKENDS}`,
    note: 'Where it is a Sunday (2017, 2023), which day is given was not read: none is entered.',
  },
  {
    rule: '12-26 and if saturday,sunday then next monday if monday then next tuesday',
    name: 'Day after Christmas',
    from: 1990,
    source: SOUTH_CAROLINA_WEEKENDS,
    note: 'Monday 28 December 2026 in a list; on a Monday, Christmas Day is kept on it.',
  },
];

export const NORTH_DAKOTA_TO_WYOMING: readonly Subdivision[] = [
  {
    id: 'ND',
    name: 'North Dakota',
    cities: 'Bismarck, Fargo',
    timezone: 'America/Chicago',
    library: 'ND',
    exclusions: [openOn(COLUMBUS_DAY, NORTH_DAKOTA, { from: 1992 }), juneteenthOpen(undefined, NORTH_DAKOTA)],
    rules: [
      { rule: 'easter -2', name: 'Good Friday', from: 1992, source: NORTH_DAKOTA },
      {
        rule: '12-24',
        weekdays: [1, 2, 3, 4, 5],
        name: 'Christmas Eve',
        closes: '12:00',
        from: 2010,
        source: 'Century Code 1-03-01.1; https://statutes.laws.com/north-dakota/t01/t01c03',
        note: 'State offices close at noon. The text read is of about 2010; since when it stands was not read.',
      },
    ],
  },
  // Revised Code 124.19; 18 June 2021: https://thevwindependent.com/news/2021/06/17/ohio-to-celebrate-juneteenth-as-holiday/
  { id: 'OH', name: 'Ohio', cities: 'Columbus, Cleveland, Cincinnati', library: 'OH' },
  {
    id: 'OK',
    name: 'Oklahoma',
    cities: 'Oklahoma City, Tulsa',
    timezone: 'America/Chicago',
    library: 'OK',
    exclusions: [
      {
        rule: '2nd monday in October',
        why: 'Columbus Day is no state holiday: executive order 2014-19A; https://www.sos.ok.gov/',
      },
      juneteenthOpen(),
    ],
    dates: [holidays('Christmas (Thursday)', OKLAHOMA_2015, '2015-12-24')],
    rules: OKLAHOMA_CHRISTMAS,
  },
  {
    id: 'OR',
    name: 'Oregon',
    cities: 'Salem, Portland',
    timezone: 'America/Los_Angeles',
    library: 'OR',
    exclusions: [
      {
        rule: '2nd monday in October',
        why: 'state agencies do not close; https://www.oregon.gov/das/Pages/buildingclosure.aspx',
      },
      juneteenthOpen(
        2021,
        'https://www.findlaw.com/legalblogs/law-and-life/which-states-have-made-juneteenth-an-official-state-holiday/',
      ),
    ],
    rules: [
      { rule: 'friday after 4th thursday in November', name: 'Day after Thanksgiving', from: 2026, source: OREGON },
    ],
  },
  {
    id: 'PA',
    name: 'Pennsylvania',
    cities: 'Harrisburg, Philadelphia, Philadelphie, Filadelfia, Filadélfia, Pittsburgh, フィラデルフィア, فيلادلفيا',
    library: 'PA',
    exclusions: [openOn('06-14', PENNSYLVANIA)],
    rules: [{ rule: DAY_AFTER_THANKSGIVING, name: 'Day after Thanksgiving', from: 1990, source: PENNSYLVANIA }],
  },
  {
    id: 'RI',
    name: 'Rhode Island',
    cities: 'Providence',
    library: 'RI',
    exclusions: [
      juneteenthOpen(2023),
      ...excludedRules(
        [
          '01-01 and if sunday then next monday if saturday then previous friday',
          '07-04 and if sunday then next monday if saturday then previous friday',
          '12-25 and if sunday then next monday if saturday then previous friday',
          VETERANS_DAY_LIBRARY,
        ],
        { from: 1995, why: `a Saturday is kept on the Monday: see the rules; ${RHODE_ISLAND}` },
      ),
    ],
    rules: [
      ...rulesNamed(
        { from: 1995, source: RHODE_ISLAND },
        {
          '01-01 and if saturday,sunday then next monday': "New Year's Day",
          '07-04 and if saturday,sunday then next monday': 'Independence Day',
          '12-25 and if saturday,sunday then next monday': 'Christmas Day',
          'substitutes 11-11 if saturday,sunday then next monday': 'Veterans Day',
        },
      ),
      { rule: GENERAL_ELECTION, name: 'Election Day', from: 1995, source: RHODE_ISLAND },
    ],
  },
  {
    id: 'SC',
    name: 'South Carolina',
    cities: 'Columbia, Charleston',
    library: 'SC',
    exclusions: [
      juneteenthOpen(),
      openOn(COLUMBUS_DAY, SOUTH_CAROLINA),
      { rule: '12-26', why: `the Day after Christmas, with its days for weekends: see the rules; ${SOUTH_CAROLINA}` },
      { rule: '05-10', to: 2000, why: `a holiday for all by the act of 2000; ${SOUTH_CAROLINA}` },
    ],
    rules: [
      movedFromWeekend('05-10', 'Confederate Memorial Day', 2001, SOUTH_CAROLINA_WEEKENDS),
      { rule: DAY_AFTER_THANKSGIVING, name: 'Day after Thanksgiving', from: 1990, source: SOUTH_CAROLINA },
      ...CHRISTMAS_OF_SOUTH_CAROLINA,
    ],
  },
  // Codified Laws 1-5-1, with both moves: https://sdlegislature.gov/Statutes/1-5
  { id: 'SD', name: 'South Dakota', cities: 'Pierre, Sioux Falls', timezone: 'America/Chicago', library: 'SD' },
  {
    id: 'TN',
    name: 'Tennessee',
    cities: 'Nashville, Memphis',
    timezone: 'America/Chicago',
    library: 'TN',
    exclusions: [
      { rule: COLUMBUS_DAY, why: `kept on the Friday after Thanksgiving: see the rules; ${TENNESSEE_COLUMBUS}` },
      juneteenthOpen(2022, PEW_2022),
    ],
    rules: [
      { rule: DAY_AFTER_THANKSGIVING, name: 'Columbus Day', observed: true, from: 1990, source: TENNESSEE_COLUMBUS },
    ],
  },
  {
    id: 'TX',
    name: 'Texas',
    cities: 'Houston, Dallas, Austin, San Antonio, ヒューストン, ダラス, هيوستن, دالاس',
    timezone: 'America/Chicago',
    library: 'TX',
    exclusions: [
      openOn(COLUMBUS_DAY, TEXAS),
      ...excludedRules(
        [
          '01-01 and if sunday then next monday if saturday then previous friday',
          '07-04 and if sunday then next monday if saturday then previous friday',
          '12-25 and if sunday then next monday if saturday then previous friday',
          VETERANS_DAY_LIBRARY,
        ],
        { why: `not kept on another day when on a weekend: see the rules; ${TEXAS_WEEKENDS}` },
      ),
      openOn(JUNETEENTH_LIBRARY, `a day with part of the staff; ${TEXAS_JUNE}`),
    ],
    rules: rulesNamed(
      { from: 1990, source: TEXAS_WEEKENDS },
      { '01-01': "New Year's Day", '07-04': 'Independence Day', '12-25': 'Christmas Day' },
    ),
    dates: TEXAS_CLOSINGS,
  },
  {
    id: 'UT',
    name: 'Utah',
    cities: 'Salt Lake City',
    timezone: 'America/Denver',
    library: 'UT',
    exclusions: [{ rule: JUNETEENTH_LIBRARY, why: `since 2022, on a Monday: see the rules; ${UTAH_JUNETEENTH}` }],
    rules: [
      movedFromWeekend('07-24', 'Pioneer Day', 1990, UTAH),
      {
        rule: '06-19 if tuesday,wednesday,thursday,friday then previous monday if saturday,sunday then next monday',
        name: 'Juneteenth National Freedom Day',
        from: 2022,
        source: UTAH_JUNETEENTH,
        note: `63G-1-301 (2) (c) and (d), the words of 2025: ${UTAH_2025}`,
      },
    ],
  },
  {
    id: 'VT',
    name: 'Vermont',
    cities: 'Montpelier, Burlington',
    library: 'VT',
    exclusions: [
      { rule: '3rd monday in August', why: `Bennington Battle Day is 16 August: see the rules; ${VERMONT}` },
      juneteenthOpen(2024, VERMONT_JUNETEENTH),
    ],
    rules: [
      {
        rule: '08-16 and if sunday then next monday if saturday then previous friday',
        name: 'Bennington Battle Day',
        from: 1990,
        source: VERMONT,
      },
    ],
  },
  {
    id: 'VA',
    name: 'Virginia',
    cities: 'Richmond, Norfolk',
    library: 'VA',
    exclusions: [
      {
        rule: 'tuesday after 1st monday in November in even years since 2020',
        why: `in odd years too: see the rules; ${VIRGINIA}`,
      },
      {
        rule: 'friday before 3rd monday in January prior to 2021',
        to: 2000,
        why: 'Lee-Jackson-King Day, on the Monday, in 1984 to 2000',
      },
    ],
    rules: [
      {
        rule: DAY_AFTER_THANKSGIVING,
        name: 'Day after Thanksgiving',
        from: 1990,
        source: VIRGINIA,
        note: `In a list of 2017 too: ${VIRGINIA_2017}`,
      },
      {
        rule: 'tuesday after 1st monday in November',
        name: 'Election Day',
        from: 2020,
        source: VIRGINIA,
        note: `Laws of April 2020, in place of Lee-Jackson Day: ${VIRGINIA_2020}`,
      },
    ],
    dates: [
      holidays("New Year's Day", VIRGINIA_2000, '2000-01-03', { observed: true }),
      open("New Year's Day: kept on 3 January", VIRGINIA_2000, '1999-12-31'),
    ],
  },
  {
    id: 'WA',
    name: 'Washington',
    cities: 'Olympia, Seattle, シアトル, سياتل',
    timezone: 'America/Los_Angeles',
    library: 'WA',
    exclusions: [
      openOn(COLUMBUS_DAY, WASHINGTON),
      juneteenthOpen(2021, 'https://apps.leg.wa.gov/WAC/default.aspx?cite=357-31-005'),
    ],
    rules: [
      { rule: DAY_AFTER_THANKSGIVING, name: 'Day after Thanksgiving', from: 1990, to: 2013, source: WASHINGTON_2004 },
      { rule: DAY_AFTER_THANKSGIVING, name: 'Native American Heritage Day', from: 2014, source: WASHINGTON },
    ],
  },
  {
    id: 'WV',
    name: 'West Virginia',
    cities: 'Charleston',
    library: 'WV',
    exclusions: [
      openOn('02-15', `Susan B. Anthony Day is general election day; ${WEST_VIRGINIA}`),
      openOn('4th friday in November', `Lincoln's Day is the day after Thanksgiving; ${WEST_VIRGINIA}`),
      openOn(JUNETEENTH_LIBRARY, WEST_VIRGINIA_JUNETEENTH, { from: 2025 }),
    ],
    rules: [
      {
        rule: DAY_AFTER_THANKSGIVING,
        name: "Lincoln's Day",
        from: 1990,
        to: 2014,
        source: WEST_VIRGINIA,
        basis: 'rule',
        status: 'estimated',
        note: "doubt: bills of 1994, 1998 and 2005 print the section without this day and with Lincoln's Birthday on 12 February (https://www.wvlegislature.gov/bill_status/bills_text.cfm?billdoc=hb2310%20intr.htm&yr=2005&sesstype=RS&i=2310); the year of the change was not read, by 2015 the day is in it.",
      },
      { rule: DAY_AFTER_THANKSGIVING, name: "Lincoln's Day", from: 2015, source: WEST_VIRGINIA },
      movedFromWeekend('06-20', 'West Virginia Day', 1990, WEST_VIRGINIA),
      { rule: GENERAL_ELECTION, name: 'Election Day (Susan B. Anthony Day)', from: 1990, source: WEST_VIRGINIA },
      { rule: '2nd tuesday in May in even years', name: 'Primary Election Day', from: 1990, source: WEST_VIRGINIA },
    ],
    // A Sunday's Juneteenth: the Monday was West Virginia Day.
    dates: [holidays('Juneteenth', WEST_VIRGINIA_2022, '2022-06-17'), ...WEST_VIRGINIA_CLOSINGS],
  },
  {
    id: 'WI',
    name: 'Wisconsin',
    cities: 'Madison, Milwaukee',
    timezone: 'America/Chicago',
    library: 'WI',
    exclusions: [
      ...excludedRules(
        ['02-15', '2nd tuesday in September', 'tuesday after 1st monday in November', COLUMBUS_DAY, PRESIDENTS_DAY],
        { why: `state offices do not close; nine days in all; ${WISCONSIN}` },
      ),
      openOn('11-11', `nine days in all; ${WISCONSIN}`),
      ...FRIDAYS_NOT_KEPT,
    ],
    rules: [
      ...sundaysOnly(1990, WISCONSIN, FIXED_DAYS),
      { rule: '12-24', name: 'Christmas Eve', from: 1990, source: WISCONSIN },
      { rule: '12-31', name: "New Year's Eve", from: 1990, source: WISCONSIN },
    ],
  },
  {
    id: 'WY',
    name: 'Wyoming',
    cities: 'Cheyenne',
    timezone: 'America/Denver',
    library: 'WY',
    exclusions: [openOn(COLUMBUS_DAY, WYOMING, { from: 1991 }), juneteenthOpen(undefined, WYOMING)],
  },
];
