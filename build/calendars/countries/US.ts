import { country } from '../country.js';
import { type Exclusion, holidays, NOT_FOUND, open, type RuleRow, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * United States, federal holidays (5 U.S.C. 6103). Nothing to amend there: on weekdays the library gives the days of the
 * Office of Personnel Management's lists of 1997 to 2021, 2008, 2024 and 2025, and no other, but for the slips that
 * those lists themselves hold (1999, 2011, 2017, 2021; see their notes). Juneteenth begins in 2021, kept on Friday
 * 18 June. Veterans Day on a weekend is an entry of 11 November and one of the Friday before or the Monday after, which
 * the library calls a bank holiday: each date once.
 *
 * Not in: Inauguration Day, a holiday of federal employees of the Washington area only; days on which the President
 * closes the departments by executive order, which bind federal employees only, for example
 * - 24 December 2018: https://regulations.vlex.com/vid/providing-for-the-closing-774576449
 * - 24 December 2019: https://federal-newsgroup.blogspot.com/2019/12/executive-order-on-providing-for.html
 * - 24 December 2020: https://theepochtimes.com/president-trump-makes-christmas-eve-a-federal-holiday-except-for-certain-employees_3617589.html
 * - 24 and 26 December 2025:
 *   https://www.sivic.life/documents/providing-for-the-closing-of-executive-departments-andagencies-of-the-federal-government-on-december-24-2025-and-december-26-2025
 *
 * States, compared with the lists of their governments: in Massachusetts and New York, and in California since its
 * rules of 2016, a Saturday holiday is not kept on the Friday (California keeps 11 November); Georgia and Indiana keep
 * Washington's Birthday about Christmas; Georgia's State Holiday of late April is on Good Friday since 2023; Maryland's
 * elections of even years are holidays; Oregon has the day after Thanksgiving. What they replace is excluded, as are
 * days of one county, days that are no days off, and Columbus Day in Oklahoma and Oregon. Governors name many of these
 * days year by year: what only one list says is left to the publication.
 *
 * A state's calendar has the days on which its offices close by statute or by the governor's list. So Columbus Day,
 * Presidents' Day and Juneteenth are out where the statute or the list leaves them out, although banks close.
 * Juneteenth of 2021 to 2023 is in where Pew Research found state offices closed; from 2024 it is left out of the states
 * without it in 2023, unless a later law is cited. Doubts there: 18 June 2021 in DE, ID, ME, MI, SD and LA;
 * Pennsylvania (lists of 2024 and 2026 disagree); new laws since 2024 in those without it.
 *
 * Doubts: no list of 1990 to 1996 was read. Federal Reserve Banks and exchanges do not keep the Friday before a
 * Saturday holiday: their calendars have rules of their own. Of the states only some years were read, and the rules hold
 * before and after them only as far as nothing else was found.
 */

const MASSACHUSETTS = 'http://www.mass.gov/courts/court-info/trial-court/exec-office/ocm/legal-holidays.html';
const NEW_YORK = 'https://www.cs.ny.gov/attendance_leave/2021_legal_holidays.cfm';
const CALIFORNIA = 'https://www.calhr.ca.gov/employees/Pages/holidays.aspx';
const GEORGIA = 'https://officeholidays.com/countries/usa/georgia-usa/2023';
const INDIANA = 'https://www.in.gov/spd/2555.htm';
const MARYLAND = 'https://2004mdmanual.msa.maryland.gov/msa/mdmanual/01glance/html/holidaye.html';
const OREGON = 'https://www.oregon.gov/das/Pages/buildingclosure.aspx';

const PEW_2022 =
  'https://www.pewresearch.org/short-reads/2022/06/17/nearly-half-of-states-now-recognize-juneteenth-as-an-official-holiday/';
const PEW_2023 = 'https://www.foxla.com/news/juneteenth-which-states-recognize-official-public-holiday-2023';
const ALASKA = 'https://github.com/UniCourt/cic-code-ak/blob/HEAD/transforms/ak/ocak/r82/gov.ak.code.title.44.html';
const ARKANSAS = 'https://github.com/UniCourt/cic-code-ar/blob/HEAD/transforms/ar/ocar/r78/gov.ar.code.title.01.html';
/** Ten holidays in the year from July 2021, Juneteenth is in the statute since 2022. */
const COLORADO = 'https://dhr.colorado.gov/state-employees/time-off-leave';
const CONNECTICUT = 'General Statutes 1-4; https://lawserver.com/?p=29612004';
const DISTRICT =
  'D.C. Code 1-612.02; https://github.com/DCCouncil/law-xml/blob/9123af0180/us/dc/council/code/titles/1/sections/1-612.02.xml';
const FLORIDA_2023 =
  'https://www.wqcs.org/wqcs-news/2023-11-17/state-offices-will-be-closed-on-the-day-before-thanksgiving-and-the-days-after-christmas-the-friday-before-new-years-and-and-the-day-after-new-years-day';
const FLORIDA_2024 = 'http://oysterradio.blogspot.com/2024/12/governor-ron-desantis-announces.html';
const GEORGIA_2019 = 'https://htrafficking.cf/2019/10/05/state-holidays-georgia-gov/ (copy of georgia.gov)';
const GEORGIA_2021 = 'https://wtxl.com/news/georgia-news/kemp-to-decide-if-juneteenth-becomes-georgia-holiday-in-2022';
const ILLINOIS = 'https://www2.illinois.gov/cms/personnel/employeeresources/Pages/StateHolidays.aspx';
const ILLINOIS_LINCOLN = 'https://www.wcia.com/news/secretary-of-state-closing-offices-for-lincolns-birthday/';
const KENTUCKY = 'https://github.com/UniCourt/cic-code-ky/blob/HEAD/transforms/ky/ocky/r87/gov.ky.krs.title.03.html';
const MICHIGAN = 'https://www.employmentlawhandbook.com/employment-and-labor-laws/states/michigan/leave-laws/holidays/';
const MICHIGAN_COURT = 'https://stclairtoday.com/stories/638841549-monday-january-16-2023-holiday-office-closing';
const MISSISSIPPI =
  'https://github.com/UniCourt/cic-code-ms/blob/HEAD/transforms/ms/ocms/r78/gov.ms.code.title.03.html';
const MISSOURI = 'https://www.kfvs12.com/2022/05/06/missouri-offices-courts-close-truman-day/';
const MISSOURI_2021 =
  'https://dailyjournalonline.com/news/local/govt-and-politics/offices-close-friday-for-truman-day/article_2770d4bb-831d-50d4-9d35-07ad1fdc7c21.html';
const MONTANA = 'Montana Code 1-1-216 on self-law.org';
const NEVADA = 'Nevada Revised Statutes 236.015; https://www.leg.state.nv.us/NRS/NRS-236.html';
const NEW_JERSEY = 'N.J.S.A. 11A:6-24.1; https://law.counselstack.com/statute/nj/11A/11A%3A6-24.1';
const NEW_JERSEY_2024 = 'https://www.yahoo.com/news/juneteenth-observed-nj-varies-dont-110026570.html';
const NORTH_CAROLINA = 'https://oshr.nc.gov/holsched.htm';
const NORTH_CAROLINA_POLICY = 'https://oshr.nc.gov/policies/holidays-policy';
const NORTH_DAKOTA =
  'https://github.com/UniCourt/cic-code-nd/blob/HEAD/transforms/nd/ocnd/r81/gov.nd.code.title.01.html';
const OKLAHOMA_2015 = 'https://regulations.justia.com/states/oklahoma/title-1/section-1-2014-19a/';
const PENNSYLVANIA = 'https://hyring.com/blog/holiday-lists/usa/pennsylvania';
const TENNESSEE_COLUMBUS =
  'http://www.pewresearch.org/fact-tank/2015/10/08/working-on-columbus-day-it-depends-on-where-you-live/';
const TEXAS = 'https://codes.findlaw.com/tx/government-code/gov-t-sect-662-003.html';
const UTAH = 'https://codes.findlaw.com/ut/title-63g-general-government/ut-code-sect-63g-1-301.html';
const UTAH_JUNETEENTH = 'https://le.utah.gov/~2022/bills/hbillenr/HB0238.htm';
const UTAH_2025 = 'https://writingpartners.net/documents/10600?scroll_to=56470&show_comment=com_56470';
const VERMONT = 'https://github.com/UniCourt/cic-code-vt/blob/HEAD/transforms/vt/ocvt/r85/gov.vt.vsa.title.01.html';
const WASHINGTON = 'RCW 1.16.050; http://apps.leg.wa.gov/RCW/default.aspx?cite=1.16.050';
const WASHINGTON_2004 =
  'RCW 1.16.050 as of 2003: https://lawfilesext.leg.wa.gov/Biennium/2003-04/Htm/Bills/House%20Bills/2898.htm';
const WEST_VIRGINIA = 'West Virginia Code 2-2-1; https://code.wvlegislature.gov/2-2-1/';
const WISCONSIN = 'Wisconsin Statutes 230.35 (4) (a); https://docs.legis.wisconsin.gov/2017/related/proposals/sb113/1';
const WYOMING = 'https://github.com/UniCourt/cic-code-wy/blob/HEAD/transforms/wy/ocwy/r84/gov.wy.code.title.08.html';

const ALABAMA_2011 = 'http://alastatenews.blogspot.com/2011/10/alabama-governor-adds-extra-days-off-at.html?m=1';
const IOWA = 'Iowa Code 1C.2; https://lawserver.com/law/state/iowa/ia-code/iowa_code_1c-2';
const KANSAS =
  "the governor's holidays, as the University of Kansas lists them for 2023 and 2024; http://humanresources.ku.edu/leaves-and-holidays";
const KANSAS_2014 = 'http://www.kumc.edu/human-resources/policies-and-procedures/designated-holidays.html?site=mobile';
const LOUISIANA = 'R.S. 1:55 (B) (1) (a); http://www.caddoclerk.com/closings.htm';
const LOUISIANA_ACADIAN = 'https://www.rrstar.com/story/news/2008/11/28/state-offices-closed-to-observe/46391845007/';
const MAINE = 'https://www11.maine.gov/bhr/state-hr-professionals/rules-policies/policy-practices-manual/Holidays';
const MINNESOTA = 'Minnesota Statutes 645.44, subdivision 5; https://prolegalmn.com/legal-resources';
const NEBRASKA =
  'Nebraska Revised Statutes 25-2221, 62-301 and 84-1001; https://nebraskalegislature.gov/laws/statutes.php?statute=62-301';
const NEW_MEXICO = 'https://www.shiftflow.app/blog/new-mexico-holidays-2026';
const OKLAHOMA_LAW =
  '25 O.S. 82.1 (2021), as a bill of 2025 repeats it; https://app.legiplex.com/ok/legislature/2025/2025-r/bills/hb1692/drafts-latest';
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

const COLUMBUS_DAY = '2nd monday in October';
const PRESIDENTS_DAY = '3rd monday in February';
const DAY_AFTER_THANKSGIVING = 'friday after 4th thursday in November';
const GENERAL_ELECTION = 'tuesday after 1st monday in November in even years';

/** State offices are open on that day of the library's. */
function openOn(rule: string, source: string, years: { readonly from?: number; readonly to?: number } = {}): Exclusion {
  return { rule, ...years, why: `state offices do not close; ${source}` };
}

/** No day off of the state's until (or without end) that year: what Pew Research found of 2022 and 2023. */
function juneteenthOpen(to?: number, source = PEW_2023): Exclusion {
  return openOn(JUNETEENTH_LIBRARY, source, to === undefined ? {} : { to });
}

/** A fixed day kept on the Friday when a Saturday and on the Monday when a Sunday: the moved days alone. */
function movedFromWeekend(day: string, name: string, from: number, source: string): RuleRow {
  return { rule: `substitutes ${day} if sunday then next monday if saturday then previous friday`, name, from, source };
}

/** The library's rules with the Friday before a Saturday, without that Friday. */
function sundaysOnly(from: number, source: string, days: readonly (readonly [string, string, number?])[]): RuleRow[] {
  return days.map(([day, name, since]) => ({
    rule: `${day} if sunday then next monday`,
    name,
    from: Math.max(from, since ?? from),
    source,
  }));
}

const FIXED_DAYS = [
  ['01-01 and', "New Year's Day"],
  ['07-04 and', 'Independence Day'],
  ['12-25 and', 'Christmas Day'],
] as const;
const JUNETEENTH = ['06-19 and', 'Juneteenth', 2021] as const;
const VETERANS_DAY = ['substitutes 11-11', 'Veterans Day'] as const;

const FRIDAY_BEFORE = ['01-01', '07-04', '12-25'].map(
  (day) => `${day} and if sunday then next monday if saturday then previous friday`,
);
const JUNETEENTH_LIBRARY = '06-19 and if sunday then next monday if saturday then previous friday since 2021';
const VETERANS_DAY_LIBRARY = 'substitutes 11-11 if sunday then next monday if saturday then previous friday';
const FRIDAYS_NOT_KEPT = [...FRIDAY_BEFORE, JUNETEENTH_LIBRARY, VETERANS_DAY_LIBRARY].map((rule) => ({
  rule,
  why: 'a Saturday holiday is not kept on the Friday: see the rules',
}));

/**
 * Three days at Christmas since 2013: with Christmas on a Monday to the Wednesday, on a Tuesday to Thursday from the eve
 * to the 26th, on a Friday also Thursday and Monday, on a Saturday Thursday to Monday, on a Sunday Friday to Tuesday.
 * The lists of 2022 and 2023 were read; the other years follow the pattern. Two days before, three where Christmas was
 * on a Tuesday to Thursday (older text of the policy: https://info.5y1.org/is-this-a-holiday-weekend_1_f4d459.html).
 */
const CHRISTMAS_OF_NORTH_CAROLINA: readonly RuleRow[] = [
  {
    rule: '12-24 if friday then previous thursday if saturday then previous friday if sunday then next wednesday',
    name: 'Christmas',
    from: 2013,
    source: NORTH_CAROLINA_POLICY,
  },
  {
    rule: '12-24',
    weekdays: [5],
    name: 'Christmas',
    from: 2013,
    source: NORTH_CAROLINA_POLICY,
    note: 'Christmas is on the Saturday after and kept on this Friday.',
  },
  { rule: '12-24', to: 2012, name: 'Christmas', weekdays: [1, 2, 3, 4], from: 1990, source: NORTH_CAROLINA_POLICY },
  {
    rule: '12-26 if saturday,sunday then next monday if monday then next tuesday',
    name: 'Christmas',
    from: 2013,
    source: NORTH_CAROLINA_POLICY,
  },
];

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

export default country({
  id: 'US',
  name: 'United States',
  timezone: 'America/New_York',
  weekend: SATURDAY_SUNDAY,
  library: 'US',
  subdivisions: [
    {
      id: 'AL',
      name: 'Alabama',
      timezone: 'America/Chicago',
      library: 'AL',
      // The governor adds a day or two about Thanksgiving and Christmas in many years; only those of 2011 were read.
      dates: [holidays('State offices closed by the Governor', ALABAMA_2011, '2011-11-25 2011-12-23')],
    },
    {
      id: 'AK',
      name: 'Alaska',
      timezone: 'America/Anchorage',
      library: 'AK',
      exclusions: [
        openOn(COLUMBUS_DAY, ALASKA),
        openOn('2nd monday in October #1', ALASKA),
        juneteenthOpen(2024, `${PEW_2023}; whether a law of 2024 made it a day off from 2025 was not read`),
      ],
      rules: [
        { rule: 'substitutes 10-18 if sunday then next monday', name: 'Alaska Day', from: 1990, source: ALASKA },
        {
          rule: 'substitutes 10-18 if saturday then previous friday',
          name: 'Alaska Day',
          from: 1990,
          source: NOT_FOUND,
          note: 'The statute read has the Monday after a Sunday; the Friday before a Saturday rests on compilations alone.',
        },
      ],
    },
    {
      id: 'AZ',
      name: 'Arizona',
      timezone: 'America/Phoenix',
      library: 'AZ',
      exclusions: [juneteenthOpen()],
    },
    {
      id: 'AR',
      name: 'Arkansas',
      timezone: 'America/Chicago',
      library: 'AR',
      exclusions: [openOn(COLUMBUS_DAY, ARKANSAS, { from: 2018 }), juneteenthOpen()],
      rules: [
        {
          rule: 'substitutes 12-24 if saturday then previous friday',
          name: 'Christmas Eve',
          from: 2018,
          source: ARKANSAS,
          note: 'Where 24 December is a Sunday and Christmas a Monday, the day after (26 December) was not read.',
        },
      ],
    },
    {
      id: 'CA',
      name: 'California',
      timezone: 'America/Los_Angeles',
      library: 'CA',
      exclusions: [
        ...FRIDAY_BEFORE.map((rule) => ({
          rule,
          from: 2016,
          why: 'a Saturday holiday is not kept on the Friday: see the rules',
        })),
        juneteenthOpen(undefined, 'https://www.indybay.org/newsitems/2024/06/20/18867501.php'),
      ],
      rules: sundaysOnly(2016, CALIFORNIA, FIXED_DAYS),
      subdivisions: [{ id: 'LA', name: 'Los Angeles', timezone: 'America/Los_Angeles', library: 'LA' }],
    },
    {
      // C.R.S. 24-11-101; days that a governor adds (3 July 2023, 5 July 2024, the day after Thanksgiving) are leave, not in
      id: 'CO',
      name: 'Colorado',
      timezone: 'America/Denver',
      library: 'CO',
      exclusions: [juneteenthOpen(2021, COLORADO)],
    },
    {
      id: 'CT',
      name: 'Connecticut',
      library: 'CT',
      exclusions: [juneteenthOpen(2022, PEW_2022)],
      rules: [movedFromWeekend('02-12', "Lincoln's Birthday", 1990, CONNECTICUT)],
    },
    // 1 Del. C. 501, with both moves from a weekend: https://dhr.delaware.gov/labor/holidays/2016.shtml
    { id: 'DE', name: 'Delaware', library: 'DE' },
    {
      id: 'DC',
      name: 'District of Columbia',
      library: 'DC',
      rules: [
        movedFromWeekend('04-16', 'Emancipation Day', 2007, DISTRICT),
        {
          rule: '01-20 and if sunday then next monday every 4 years since 1981',
          name: 'Inauguration Day',
          from: 1993,
          source: DISTRICT,
        },
      ],
    },
    {
      id: 'FL',
      name: 'Florida',
      library: 'FL',
      exclusions: [
        {
          rule: '02-15',
          why: 'not among the days on which state offices close: Florida Statutes 110.117; http://www.leg.state.fl.us/',
        },
        juneteenthOpen(),
      ],
      dates: [
        holidays('State offices closed by the Governor', FLORIDA_2023, '2023-11-22 2023-12-26 2023-12-29 2024-01-02'),
        holidays('State offices closed by the Governor', FLORIDA_2024, '2024-12-23 2024-12-24 2024-12-31'),
      ],
    },
    {
      id: 'GA',
      name: 'Georgia',
      library: 'GA',
      exclusions: [
        { rule: '12-24', why: "Washington's Birthday moves: see the rules" },
        {
          rule: 'substitutes 12-24 if wednesday then next friday',
          why: "Washington's Birthday moves: see the rules",
        },
        {
          rule: 'monday before 05-01 #2',
          from: 2018,
          why: 'the governor names the day: see the dates; https://officeholidays.com/countries/usa/georgia-usa/2023',
        },
        juneteenthOpen(2021, GEORGIA_2021),
        {
          rule: 'monday before 05-01 #1',
          from: 2012,
          to: 2013,
          why: 'doubt: the Monday before 26 April in those years, as compilations say; no list was read',
        },
      ],
      dates: [
        holidays('Confederate Memorial Day', NOT_FOUND, '2012-04-23 2013-04-22', {
          note: 'Rests on compilations; the Monday after (30 April 2012, 29 April 2013) stands in others.',
        }),
        holidays('State Holiday', NOT_FOUND, '2018-04-23', { note: 'Rests on compilations.' }),
        holidays('State Holiday', GEORGIA_2019, '2019-04-22'),
        holidays('State Holiday', GEORGIA_2021, '2020-04-10', { note: 'The Friday before Easter.' }),
        holidays('State Holiday', 'https://www.ajc.com (22 December 2021)', '2021-04-02 2022-04-15', {
          note: 'The unnamed holiday of 26 April, on Good Friday.',
        }),
      ],
      rules: [
        {
          rule: '12-24 if wednesday then next friday if friday then previous thursday if saturday then previous friday if sunday then next tuesday',
          name: "Washington's Birthday",
          from: 1990,
          source: GEORGIA,
          note:
            'The Tuesday of 2023; the Friday of 2025: https://georgia.gov/georgia-state-holidays-2025. 23 December, where 24 ' +
            'December is a Friday or Saturday, as in Indiana in 2016: no list of Georgia was read.',
        },
        { rule: 'easter -2', name: 'State Holiday', from: 2023, source: GEORGIA },
      ],
    },
    {
      id: 'HI',
      name: 'Hawaii',
      timezone: 'Pacific/Honolulu',
      library: 'HI',
      exclusions: [juneteenthOpen()],
    },
    // Idaho Code 73-108, with both moves: http://legislature.idaho.gov/idstat/Title73/T73CH1SECT73-108.htm
    { id: 'ID', name: 'Idaho', timezone: 'America/Boise', library: 'ID' },
    {
      id: 'IL',
      name: 'Illinois',
      timezone: 'America/Chicago',
      library: 'IL',
      exclusions: [
        openOn('05-19', ILLINOIS),
        openOn('1st monday in March', ILLINOIS),
        { rule: JUNETEENTH_LIBRARY, why: `a day off on a weekday only; ${PEW_2022}` },
      ],
      rules: [
        movedFromWeekend(
          '02-12',
          "Lincoln's Birthday",
          1990,
          `${ILLINOIS}; kept on Monday 13 February 2023: ${ILLINOIS_LINCOLN}`,
        ),
        { rule: '06-19', name: 'Juneteenth', weekdays: [1, 2, 3, 4, 5], from: 2022, source: PEW_2022 },
        { rule: DAY_AFTER_THANKSGIVING, name: 'Day after Thanksgiving', from: 2019, source: ILLINOIS },
      ],
    },
    {
      id: 'IN',
      name: 'Indiana',
      timezone: 'America/Indiana/Indianapolis',
      library: 'IN',
      exclusions: [
        {
          rule: '3rd monday in February',
          from: 2010,
          why: "Washington's Birthday is kept about Christmas; https://www.in.gov/spd/2555.htm",
        },
        juneteenthOpen(),
        // Neither a primary nor an election of the state or its towns in 2013; 2011 had both.
        openOn('tuesday after 1st monday in May', 'no election that year', { from: 2013, to: 2013 }),
        openOn('tuesday after 1st monday in November', 'no election that year', { from: 2013, to: 2013 }),
      ],
      rules: [
        {
          rule: '12-24 if wednesday then next friday if friday then previous thursday if saturday then previous friday if sunday then next tuesday',
          name: "Washington's Birthday",
          from: 2010,
          source: INDIANA,
          note: `Lists of 2014 to 2016 and 2019; the Tuesday of 2023: ${GEORGIA}. 24 December on a Friday and the years before 2014 were not read.`,
        },
      ],
    },
    {
      id: 'IA',
      name: 'Iowa',
      timezone: 'America/Chicago',
      library: 'IA',
      exclusions: [
        juneteenthOpen(),
        ...[PRESIDENTS_DAY, COLUMBUS_DAY, '2nd monday in October #1', '02-12'].map((rule) => openOn(rule, IOWA)),
      ],
      rules: [{ rule: DAY_AFTER_THANKSGIVING, name: 'Day after Thanksgiving', from: 1990, source: IOWA }],
    },
    {
      id: 'KS',
      name: 'Kansas',
      timezone: 'America/Chicago',
      library: 'KS',
      exclusions: [
        juneteenthOpen(
          2023,
          'https://sunflowerradio.net/2023/10/10/governor-kelly-announces-juneteenth-to-be-observed-as-a-state-holiday/',
        ),
        openOn(COLUMBUS_DAY, `a legal holiday by K.S.A. 35-107, but none of ${KANSAS}`),
      ],
      // Christmas Eve: the governor adds it in some years, not in 2023 and 2024; only that of 2014 (a half day) was read.
      rules: [
        {
          rule: DAY_AFTER_THANKSGIVING,
          name: 'Day after Thanksgiving',
          from: 2014,
          source: KANSAS,
          note: `The lists of 2014, 2023 and 2024; ${KANSAS_2014}`,
        },
      ],
      dates: [
        { date: '2014-12-24', kind: 'early_close', closes: '12:00', name: 'Christmas Eve', source: KANSAS_2014 },
        holidays('Day after Christmas', KANSAS_2014, '2014-12-26'),
      ],
    },
    {
      id: 'KY',
      name: 'Kentucky',
      timezone: 'America/Kentucky/Louisville',
      library: 'KY',
      exclusions: [openOn(COLUMBUS_DAY, KENTUCKY), openOn(PRESIDENTS_DAY, KENTUCKY), juneteenthOpen(2023)],
      rules: [
        {
          rule: 'substitutes 12-31 if saturday then previous friday',
          name: "New Year's Eve",
          from: 2007,
          source: KENTUCKY,
          note: 'The extra day of New Year is named by the governor each year; the Friday rests on the rule for Saturdays.',
        },
        { rule: DAY_AFTER_THANKSGIVING, name: 'Day after Thanksgiving', from: 2007, source: KENTUCKY },
        {
          rule: 'tuesday after 1st monday in November in leap years',
          name: 'Presidential Election Day',
          from: 2008,
          source: KENTUCKY,
        },
      ],
    },
    {
      id: 'LA',
      name: 'Louisiana',
      timezone: 'America/Chicago',
      library: 'LA',
      exclusions: [PRESIDENTS_DAY, COLUMBUS_DAY].map((rule) => openOn(rule, LOUISIANA)),
      rules: [
        {
          rule: DAY_AFTER_THANKSGIVING,
          name: 'Acadian Day',
          from: 1990,
          status: 'estimated',
          source: LOUISIANA_ACADIAN,
          note: 'The governor proclaims it, as a rule each year; only the proclamation of 2008 was read.',
        },
      ],
      subdivisions: [{ id: 'NO', name: 'New Orleans', timezone: 'America/Chicago', library: 'NO' }],
    },
    {
      id: 'ME',
      name: 'Maine',
      library: 'ME',
      rules: [{ rule: DAY_AFTER_THANKSGIVING, name: 'Day after Thanksgiving', from: 1990, source: MAINE }],
    },
    {
      id: 'MD',
      name: 'Maryland',
      library: 'MD',
      rules: [
        {
          rule: 'tuesday after 1st monday in November in even years',
          name: 'Election Day',
          from: 2004,
          source: MARYLAND,
        },
      ],
      dates: [holidays("Additional holiday by the Governor's letter", MARYLAND, '2003-12-26')],
    },
    {
      id: 'MA',
      name: 'Massachusetts',
      library: 'MA',
      exclusions: [
        ...FRIDAYS_NOT_KEPT,
        ...['03-17', '06-17'].map((rule) => ({
          rule,
          why:
            'a day of Suffolk County only; ' +
            'http://www.mass.gov/courts/court-info/trial-court/exec-office/ocm/legal-holidays.html',
        })),
      ],
      rules: sundaysOnly(1990, MASSACHUSETTS, [...FIXED_DAYS, JUNETEENTH, VETERANS_DAY]),
    },
    {
      id: 'MI',
      name: 'Michigan',
      timezone: 'America/Detroit',
      library: 'MI',
      exclusions: [
        openOn(
          COLUMBUS_DAY,
          `the list of a county's circuit court, which has the state's days, lacks it; ${MICHIGAN_COURT}`,
        ),
        juneteenthOpen(2021, PEW_2022),
      ],
      rules: [
        { rule: DAY_AFTER_THANKSGIVING, name: 'Day after Thanksgiving', from: 2017, source: MICHIGAN },
        { rule: GENERAL_ELECTION, name: 'General Election Day', from: 2010, source: MICHIGAN },
        ...['12-24', '12-31'].map((day) => ({
          rule: `substitutes ${day} if friday then previous thursday if saturday,sunday then previous friday`,
          name: day === '12-24' ? 'Christmas Eve' : "New Year's Eve",
          from: 2016,
          source: MICHIGAN_COURT,
          note: 'The list of a circuit court for 2023 (22 and 29 December); other years by the same rule.',
        })),
      ],
    },
    {
      id: 'MN',
      name: 'Minnesota',
      timezone: 'America/Chicago',
      library: 'MN',
      exclusions: [
        juneteenthOpen(2022, PEW_2022),
        ...[COLUMBUS_DAY, '2nd monday in October #1'].map((rule) =>
          openOn(rule, `none for the executive branch, which has the day after Thanksgiving; ${MINNESOTA}`),
        ),
      ],
      rules: [{ rule: DAY_AFTER_THANKSGIVING, name: 'Day after Thanksgiving', from: 1990, source: MINNESOTA }],
    },
    {
      id: 'MS',
      name: 'Mississippi',
      timezone: 'America/Chicago',
      library: 'MS',
      exclusions: [openOn(COLUMBUS_DAY, MISSISSIPPI, { from: 2012 }), juneteenthOpen()],
    },
    {
      id: 'MO',
      name: 'Missouri',
      timezone: 'America/Chicago',
      library: 'MO',
      rules: [
        {
          rule: 'substitutes 05-08 if sunday then next monday if saturday then previous friday',
          name: 'Truman Day',
          from: 1990,
          source: MISSOURI,
          note: `Monday 9 May 2022; Friday 7 May 2021: ${MISSOURI_2021}`,
        },
      ],
    },
    {
      id: 'MT',
      name: 'Montana',
      timezone: 'America/Denver',
      library: 'MT',
      exclusions: [
        openOn('12-24', MONTANA),
        openOn('12-31', MONTANA),
        {
          rule: 'tuesday after 1st monday in November',
          why: `the state's general election alone, in even years: see the rules; ${MONTANA}`,
        },
        juneteenthOpen(),
      ],
      rules: [{ rule: GENERAL_ELECTION, name: 'Election Day', from: 1990, source: MONTANA }],
    },
    {
      id: 'NE',
      name: 'Nebraska',
      timezone: 'America/Chicago',
      library: 'NE',
      rules: [{ rule: DAY_AFTER_THANKSGIVING, name: 'Day after Thanksgiving', from: 1990, source: NEBRASKA }],
    },
    {
      id: 'NV',
      name: 'Nevada',
      timezone: 'America/Los_Angeles',
      library: 'NV',
      exclusions: [
        openOn('4th friday in November', `Family Day is the day after Thanksgiving; ${NEVADA}`),
        juneteenthOpen(2022, PEW_2022),
      ],
      rules: [{ rule: DAY_AFTER_THANKSGIVING, name: 'Family Day', from: 1990, source: NEVADA }],
    },
    {
      id: 'NH',
      name: 'New Hampshire',
      library: 'NH',
      exclusions: [juneteenthOpen()],
    },
    {
      id: 'NJ',
      name: 'New Jersey',
      library: 'NJ',
      exclusions: [
        { rule: JUNETEENTH_LIBRARY, why: `on the third Friday of June: see the rules; ${NEW_JERSEY}` },
        {
          rule: '02-12',
          from: 2009,
          why: 'state offices are open: N.J.S.A. 36:1-1 (d); https://lawserver.com/?p=29511937',
        },
      ],
      rules: [
        {
          rule: '3rd friday in June',
          name: 'Juneteenth',
          from: 2021,
          source: NEW_JERSEY,
          note: `Law of September 2020; 21 June 2024: ${NEW_JERSEY_2024}`,
        },
      ],
    },
    {
      id: 'NM',
      name: 'New Mexico',
      timezone: 'America/Denver',
      library: 'NM',
      exclusions: [
        juneteenthOpen(2021, PEW_2022),
        openOn(PRESIDENTS_DAY, `kept on the day after Thanksgiving; ${NEW_MEXICO}`),
      ],
    },
    {
      id: 'NY',
      name: 'New York',
      library: 'NY',
      exclusions: [
        ...FRIDAYS_NOT_KEPT,
        {
          rule: '02-15',
          why: 'no legal holiday; https://www.cs.ny.gov/attendance_leave/2021_legal_holidays.cfm',
        },
      ],
      rules: [
        ...sundaysOnly(1990, NEW_YORK, [...FIXED_DAYS, JUNETEENTH, VETERANS_DAY]),
        {
          rule: 'substitutes 02-12 if sunday then next monday',
          name: "Lincoln's Birthday",
          from: 1990,
          source: NEW_YORK,
          note: 'General Construction Law 24: a Sunday holiday is kept on the Monday; none is moved from a Saturday.',
        },
      ],
    },
    {
      id: 'NC',
      name: 'North Carolina',
      library: 'NC',
      exclusions: [
        juneteenthOpen(undefined, NORTH_CAROLINA),
        {
          rule: '12-24 and if friday then previous thursday if saturday,sunday then previous friday',
          why: `three days at Christmas: see the rules; ${NORTH_CAROLINA}`,
        },
      ],
      rules: [...CHRISTMAS_OF_NORTH_CAROLINA],
    },
    {
      id: 'ND',
      name: 'North Dakota',
      timezone: 'America/Chicago',
      library: 'ND',
      exclusions: [openOn(COLUMBUS_DAY, NORTH_DAKOTA, { from: 1992 }), juneteenthOpen(undefined, NORTH_DAKOTA)],
      rules: [{ rule: 'easter -2', name: 'Good Friday', from: 1992, source: NORTH_DAKOTA }],
    },
    // Revised Code 124.19; 18 June 2021: https://thevwindependent.com/news/2021/06/17/ohio-to-celebrate-juneteenth-as-holiday/
    { id: 'OH', name: 'Ohio', library: 'OH' },
    {
      id: 'OK',
      name: 'Oklahoma',
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
      library: 'PA',
      exclusions: [openOn('06-14', PENNSYLVANIA)],
      rules: [{ rule: DAY_AFTER_THANKSGIVING, name: 'Day after Thanksgiving', from: 1990, source: PENNSYLVANIA }],
    },
    {
      id: 'RI',
      name: 'Rhode Island',
      library: 'RI',
      exclusions: [
        juneteenthOpen(2023),
        ...[...FRIDAY_BEFORE, VETERANS_DAY_LIBRARY].map((rule) => ({
          rule,
          from: 1995,
          why: `a Saturday is kept on the Monday: see the rules; ${RHODE_ISLAND}`,
        })),
      ],
      rules: [
        ...[...FIXED_DAYS, VETERANS_DAY].map(([day, name]) => ({
          rule: `${day} if saturday,sunday then next monday`,
          name,
          from: 1995,
          source: RHODE_ISLAND,
        })),
        { rule: GENERAL_ELECTION, name: 'Election Day', from: 1995, source: RHODE_ISLAND },
      ],
    },
    {
      id: 'SC',
      name: 'South Carolina',
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
    { id: 'SD', name: 'South Dakota', timezone: 'America/Chicago', library: 'SD' },
    {
      id: 'TN',
      name: 'Tennessee',
      timezone: 'America/Chicago',
      library: 'TN',
      exclusions: [
        { rule: COLUMBUS_DAY, why: `kept on the Friday after Thanksgiving: see the rules; ${TENNESSEE_COLUMBUS}` },
        juneteenthOpen(2022, PEW_2022),
      ],
      rules: [{ rule: DAY_AFTER_THANKSGIVING, name: 'Columbus Day', from: 1990, source: TENNESSEE_COLUMBUS }],
    },
    {
      id: 'TX',
      name: 'Texas',
      timezone: 'America/Chicago',
      library: 'TX',
      exclusions: [
        openOn(COLUMBUS_DAY, TEXAS),
        ...[...FRIDAY_BEFORE, VETERANS_DAY_LIBRARY].map((rule) => ({
          rule,
          why: `not kept on another day when on a weekend: see the rules; ${TEXAS_WEEKENDS}`,
        })),
        openOn(JUNETEENTH_LIBRARY, `a day with part of the staff; ${TEXAS_JUNE}`),
      ],
      rules: FIXED_DAYS.map(([day, name]) => ({
        rule: day.replace(' and', ''),
        name,
        from: 1990,
        source: TEXAS_WEEKENDS,
      })),
    },
    {
      id: 'UT',
      name: 'Utah',
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
      library: 'VT',
      exclusions: [
        { rule: '3rd monday in August', why: `Bennington Battle Day is 16 August: see the rules; ${VERMONT}` },
        juneteenthOpen(),
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
      library: 'WV',
      exclusions: [
        openOn('02-15', `Susan B. Anthony Day is general election day; ${WEST_VIRGINIA}`),
        openOn('4th friday in November', `Lincoln's Day is the day after Thanksgiving; ${WEST_VIRGINIA}`),
      ],
      rules: [
        { rule: DAY_AFTER_THANKSGIVING, name: "Lincoln's Day", from: 1990, source: WEST_VIRGINIA },
        movedFromWeekend('06-20', 'West Virginia Day', 1990, WEST_VIRGINIA),
        { rule: GENERAL_ELECTION, name: 'Election Day (Susan B. Anthony Day)', from: 1990, source: WEST_VIRGINIA },
        { rule: '2nd tuesday in May in even years', name: 'Primary Election Day', from: 1990, source: WEST_VIRGINIA },
      ],
    },
    {
      id: 'WI',
      name: 'Wisconsin',
      timezone: 'America/Chicago',
      library: 'WI',
      exclusions: [
        ...[
          '02-15',
          '2nd tuesday in September',
          'tuesday after 1st monday in November',
          COLUMBUS_DAY,
          PRESIDENTS_DAY,
        ].map((rule) => openOn(rule, `nine days in all; ${WISCONSIN}`)),
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
      timezone: 'America/Denver',
      library: 'WY',
      exclusions: [openOn(COLUMBUS_DAY, WYOMING, { from: 1991 }), juneteenthOpen(undefined, WYOMING)],
    },
  ],
});
