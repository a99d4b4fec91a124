import type { Subdivision } from '../../country.js';
import { juneteenthOpen, openOn, sundaysOnly } from '../../forms/us-states.js';
import { excludedRules, rulesNamed } from '../../many-rows.js';
import { holidays, type RuleRow } from '../../vocabulary.js';
import {
  LOUISIANA_CLOSINGS,
  MAINE_CLOSINGS,
  MARYLAND_CLOSINGS,
  MISSISSIPPI_CLOSINGS,
  MISSOURI_CLOSINGS,
  NEBRASKA_CLOSINGS,
} from './us-closings.js';
import {
  COLUMBUS_DAY,
  DAY_AFTER_THANKSGIVING,
  FIXED_DAYS,
  FRIDAYS_NOT_KEPT,
  GENERAL_ELECTION,
  JUNETEENTH_LIBRARY,
  PEW_2022,
  PRESIDENTS_DAY,
  VETERANS_DAY,
} from './us-rules.js';

/** The states of the United States from Louisiana to North Carolina: what is said of all of them is in US.ts. */

const MASSACHUSETTS = 'http://www.mass.gov/courts/court-info/trial-court/exec-office/ocm/legal-holidays.html';
const NEW_YORK = 'https://www.cs.ny.gov/attendance_leave/2021_legal_holidays.cfm';
const MARYLAND = 'https://2004mdmanual.msa.maryland.gov/msa/mdmanual/01glance/html/holidaye.html';
const MICHIGAN = 'https://www.employmentlawhandbook.com/employment-and-labor-laws/states/michigan/leave-laws/holidays/';
/** The court's holidays of 2015, with both eves and the Friday after Thanksgiving (Michigan Court Rule 8.110(D)(2)). */
const MICHIGAN_2015 =
  'http://courts.mi.gov/Courts/MichiganSupremeCourt/about-supreme-court/Pages/Forms/DispForm.aspx?ID=4';
/** 22 and 29 December 2017. */
const MICHIGAN_2017 = 'https://globalparalegalnetwork.com/post/2017/12/21/2017-year-end-state-office-holiday-schedule';
const MICHIGAN_COURT = 'https://stclairtoday.com/stories/638841549-monday-january-16-2023-holiday-office-closing';
const MISSISSIPPI =
  'https://github.com/UniCourt/cic-code-ms/blob/b36c6bb4a1931dc7ce05f4ffaedfa893b0f35d1b/transforms/ms/ocms/r78/gov.ms.code.title.03.html';
const MISSOURI = 'https://www.kfvs12.com/2022/05/06/missouri-offices-courts-close-truman-day/';
const MISSOURI_2021 =
  'https://dailyjournalonline.com/news/local/govt-and-politics/offices-close-friday-for-truman-day/article_2770d4bb-831d-50d4-9d35-07ad1fdc7c21.html';
const MONTANA = 'Montana Code 1-1-216 on self-law.org';
const NEVADA = 'Nevada Revised Statutes 236.015; https://www.leg.state.nv.us/NRS/NRS-236.html';
const NEW_JERSEY = 'N.J.S.A. 11A:6-24.1; https://law.counselstack.com/statute/nj/11A/11A%3A6-24.1';
const NEW_JERSEY_2024 = 'https://www.yahoo.com/news/juneteenth-observed-nj-varies-dont-110026570.html';
const NORTH_CAROLINA = 'https://oshr.nc.gov/holsched.htm';
const NORTH_CAROLINA_POLICY = 'https://oshr.nc.gov/policies/holidays-policy';
const LOUISIANA = 'R.S. 1:55 (B) (1) (a); http://www.caddoclerk.com/closings.htm';
const LOUISIANA_ACADIAN = 'https://www.rrstar.com/story/news/2008/11/28/state-offices-closed-to-observe/46391845007/';
const MAINE = 'https://www11.maine.gov/bhr/state-hr-professionals/rules-policies/policy-practices-manual/Holidays';
const MINNESOTA = 'Minnesota Statutes 645.44, subdivision 5; https://prolegalmn.com/legal-resources';
const NEBRASKA =
  'Nebraska Revised Statutes 25-2221, 62-301 and 84-1001; https://nebraskalegislature.gov/laws/statutes.php?statute=62-301';
const NEW_MEXICO = 'https://www.shiftflow.app/blog/new-mexico-holidays-2026';
const JUNETEENTH = ['06-19 and', 'Juneteenth', 2021] as const;
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

export const LOUISIANA_TO_NORTH_CAROLINA: readonly Subdivision[] = [
  {
    id: 'LA',
    name: 'Louisiana',
    cities: 'Baton Rouge',
    timezone: 'America/Chicago',
    library: 'LA',
    exclusions: [
      { rule: PRESIDENTS_DAY, why: `state offices do not close; ${LOUISIANA}` },
      { rule: COLUMBUS_DAY, why: `state offices do not close; ${LOUISIANA}` },
    ],
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
    dates: LOUISIANA_CLOSINGS,
    subdivisions: [{ id: 'NO', name: 'New Orleans', timezone: 'America/Chicago', library: 'NO' }],
  },
  {
    id: 'ME',
    name: 'Maine',
    cities: 'Augusta, Portland',
    library: 'ME',
    rules: [{ rule: DAY_AFTER_THANKSGIVING, name: 'Day after Thanksgiving', from: 1990, source: MAINE }],
    dates: MAINE_CLOSINGS,
  },
  {
    id: 'MD',
    name: 'Maryland',
    cities: 'Annapolis, Baltimore, ボルチモア, بالتيمور',
    library: 'MD',
    rules: [
      {
        rule: 'tuesday after 1st monday in November in even years',
        name: 'Election Day',
        from: 2004,
        source: MARYLAND,
      },
    ],
    dates: [holidays("Additional holiday by the Governor's letter", MARYLAND, '2003-12-26'), ...MARYLAND_CLOSINGS],
  },
  {
    id: 'MA',
    name: 'Massachusetts',
    cities: 'Boston, ボストン, بوسطن',
    library: 'MA',
    exclusions: [
      ...FRIDAYS_NOT_KEPT,
      ...excludedRules(['03-17', '06-17'], {
        why: 'a day of Suffolk County only; http://www.mass.gov/courts/court-info/trial-court/exec-office/ocm/legal-holidays.html',
      }),
    ],
    rules: sundaysOnly(1990, MASSACHUSETTS, [...FIXED_DAYS, JUNETEENTH, VETERANS_DAY]),
  },
  {
    id: 'MI',
    name: 'Michigan',
    cities: 'Lansing, Detroit, デトロイト, ديترويت',
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
      {
        rule: DAY_AFTER_THANKSGIVING,
        name: 'Day after Thanksgiving',
        from: 2015,
        source: MICHIGAN_2015,
        note: `Since 2017 too: ${MICHIGAN}`,
      },
      { rule: GENERAL_ELECTION, name: 'General Election Day', from: 2010, source: MICHIGAN },

      // 22 and 29 December 2017.
      ...rulesNamed(
        {
          from: 2016,
          source: MICHIGAN_COURT,
          note: `The list of a circuit court for 2023 (22 and 29 December), and ${MICHIGAN_2017}. Both eves close state offices (https://www.michigan.gov/sos/0,4670,7-127-5647_12539-88369--,00.html), so also on a Monday, as in 2012 and 2018.`,
        },
        {
          'substitutes 12-24 if friday then previous thursday if saturday,sunday then previous friday': 'Christmas Eve',
          'substitutes 12-31 if friday then previous thursday if saturday,sunday then previous friday':
            "New Year's Eve",
        },
      ),
    ],
  },
  {
    id: 'MN',
    name: 'Minnesota',
    cities: 'Saint Paul, St. Paul, Minneapolis, ミネアポリス, منيابولس',
    timezone: 'America/Chicago',
    library: 'MN',
    exclusions: [
      juneteenthOpen(2022, PEW_2022),
      ...excludedRules([COLUMBUS_DAY, `${COLUMBUS_DAY} #1`], {
        why: `state offices do not close; none for the executive branch, which has the day after Thanksgiving; ${MINNESOTA}`,
      }),
    ],
    rules: [{ rule: DAY_AFTER_THANKSGIVING, name: 'Day after Thanksgiving', from: 1990, source: MINNESOTA }],
  },
  {
    id: 'MS',
    name: 'Mississippi',
    cities: 'Jackson',
    timezone: 'America/Chicago',
    library: 'MS',
    exclusions: [openOn(COLUMBUS_DAY, MISSISSIPPI, { from: 2012 }), juneteenthOpen()],
    dates: MISSISSIPPI_CLOSINGS,
  },
  {
    id: 'MO',
    name: 'Missouri',
    cities: 'Jefferson City, St. Louis, Saint Louis, Kansas City',
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
    dates: MISSOURI_CLOSINGS,
  },
  {
    id: 'MT',
    name: 'Montana',
    cities: 'Helena, Billings',
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
    cities: 'Lincoln, Omaha',
    timezone: 'America/Chicago',
    library: 'NE',
    rules: [{ rule: DAY_AFTER_THANKSGIVING, name: 'Day after Thanksgiving', from: 1990, source: NEBRASKA }],
    dates: NEBRASKA_CLOSINGS,
  },
  {
    id: 'NV',
    name: 'Nevada',
    cities: 'Carson City, Las Vegas, Reno, ラスベガス, لاس فيغاس',
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
    cities: 'Concord, Manchester',
    library: 'NH',
    exclusions: [juneteenthOpen()],
  },
  {
    id: 'NJ',
    name: 'New Jersey',
    cities: 'Trenton, Newark, Jersey City',
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
    cities: 'Santa Fe, Albuquerque',
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
    otherNames: 'New York City, NYC',
    cities: 'Albany, Buffalo',
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
    cities: 'Raleigh, Charlotte',
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
];
