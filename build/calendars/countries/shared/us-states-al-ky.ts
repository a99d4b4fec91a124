import type { Subdivision } from '../../country.js';
import { juneteenthOpen, movedFromWeekend, openOn, sundaysOnly } from '../../forms/us-states.js';
import { excludedRules } from '../../many-rows.js';
import { holidays, NOT_FOUND } from '../../vocabulary.js';
import {
  ALABAMA_CLOSINGS,
  ARKANSAS_CLOSINGS,
  FLORIDA_CLOSINGS,
  HAWAII_CLOSINGS,
  KANSAS_CLOSINGS,
} from './us-closings.js';
import {
  COLUMBUS_DAY,
  DAY_AFTER_THANKSGIVING,
  FIXED_DAYS,
  JUNETEENTH_LIBRARY,
  PEW_2022,
  PEW_2023,
  PRESIDENTS_DAY,
} from './us-rules.js';

/** The states of the United States from Alabama to Kentucky: what is said of all of them is in US.ts. */

const CALIFORNIA = 'https://www.calhr.ca.gov/employees/Pages/holidays.aspx';
const GEORGIA = 'https://officeholidays.com/countries/usa/georgia-usa/2023';
const INDIANA = 'https://www.in.gov/spd/2555.htm';
const ALASKA =
  'https://github.com/UniCourt/cic-code-ak/blob/60c1fbc10286a6ded7c5a12e01b725b9c0caea79/transforms/ak/ocak/r82/gov.ak.code.title.44.html';
const ARKANSAS =
  'https://github.com/UniCourt/cic-code-ar/blob/60328c10919037f2da7b1dcd05e98c181b17ad1c/transforms/ar/ocar/r78/gov.ar.code.title.01.html';
/** Ten holidays in the year from July 2021, Juneteenth is in the statute since 2022. */
const COLORADO = 'https://dhr.colorado.gov/state-employees/time-off-leave';
const CONNECTICUT = 'General Statutes 1-4; https://lawserver.com/?p=29612004';
const DISTRICT =
  'D.C. Code 1-612.02; https://github.com/DCCouncil/law-xml/blob/9123af0180/us/dc/council/code/titles/1/sections/1-612.02.xml';
const FLORIDA_2020 =
  'https://www.einpresswire.com/article/533081166/governor-ron-desantis-announces-state-office-closures-on-christmas-eve-and-new-year-s-eve';
const FLORIDA_2023 =
  'https://www.wqcs.org/wqcs-news/2023-11-17/state-offices-will-be-closed-on-the-day-before-thanksgiving-and-the-days-after-christmas-the-friday-before-new-years-and-and-the-day-after-new-years-day';
const FLORIDA_2024 = 'http://oysterradio.blogspot.com/2024/12/governor-ron-desantis-announces.html';
const GEORGIA_2019 = 'https://htrafficking.cf/2019/10/05/state-holidays-georgia-gov/ (copy of georgia.gov)';
const GEORGIA_2021 = 'https://wtxl.com/news/georgia-news/kemp-to-decide-if-juneteenth-becomes-georgia-holiday-in-2022';
const GEORGIA_AP_2021 =
  'https://www.ajc.com/news/georgia-news/gov-brian-kemp-backs-juneteenth-as-georgia-state-holiday/DFMSE6VODBH6FMHS6MLILXK5WU/';
const ILLINOIS = 'https://www2.illinois.gov/cms/personnel/employeeresources/Pages/StateHolidays.aspx';
const ILLINOIS_LINCOLN = 'https://www.wcia.com/news/secretary-of-state-closing-offices-for-lincolns-birthday/';
const KENTUCKY =
  'https://github.com/UniCourt/cic-code-ky/blob/67b85fffb1bd6dbecf54be46edc197d0d8445845/transforms/ky/ocky/r87/gov.ky.krs.title.03.html';
const ALABAMA_2011 = 'http://alastatenews.blogspot.com/2011/10/alabama-governor-adds-extra-days-off-at.html?m=1';
const IOWA = 'Iowa Code 1C.2; https://lawserver.com/law/state/iowa/ia-code/iowa_code_1c-2';
const KANSAS =
  "the governor's holidays, as the University of Kansas lists them for 2023 and 2024; http://humanresources.ku.edu/leaves-and-holidays";
const KANSAS_2014 = 'http://www.kumc.edu/human-resources/policies-and-procedures/designated-holidays.html?site=mobile';

export const ALABAMA_TO_KENTUCKY: readonly Subdivision[] = [
  {
    id: 'AL',
    name: 'Alabama',
    cities: 'Montgomery',
    timezone: 'America/Chicago',
    library: 'AL',
    dates: [
      holidays('State offices closed by the Governor', ALABAMA_2011, '2011-11-25 2011-12-23'),
      ...ALABAMA_CLOSINGS,
    ],
  },
  {
    id: 'AK',
    name: 'Alaska',
    cities: 'Juneau, Anchorage, アンカレッジ, أنكوراج',
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
    cities: 'Phoenix, Tucson, フェニックス, فينيكس',
    timezone: 'America/Phoenix',
    library: 'AZ',
    exclusions: [juneteenthOpen()],
  },
  {
    id: 'AR',
    name: 'Arkansas',
    cities: 'Little Rock',
    timezone: 'America/Chicago',
    library: 'AR',
    exclusions: [openOn(COLUMBUS_DAY, ARKANSAS, { from: 2018 }), juneteenthOpen()],
    rules: [
      {
        rule: 'substitutes 12-24 if saturday then previous friday',
        name: 'Christmas Eve',
        from: 2018,
        source: ARKANSAS,
      },
      {
        rule: 'substitutes 12-25 if monday then next tuesday',
        name: 'Christmas Day',
        from: 2017,
        exceptYears: [2023],
        status: 'estimated',
        source: 'https://www.sos.arkansas.gov/calendar/detail/christmas-day-2023',
        note: 'As in 2023: Christmas Eve on a Sunday has the Monday, and Christmas Day the Tuesday.',
      },
    ],
    dates: ARKANSAS_CLOSINGS,
  },
  {
    id: 'CA',
    name: 'California',
    cities:
      'San Francisco, Los Angeles, Sacramento, San Diego, San Jose, サンフランシスコ, ロサンゼルス, سان فرانسيسكو, لوس أنجلوس',
    timezone: 'America/Los_Angeles',
    library: 'CA',
    exclusions: [
      ...excludedRules(
        [
          '01-01 and if sunday then next monday if saturday then previous friday',
          '07-04 and if sunday then next monday if saturday then previous friday',
          '12-25 and if sunday then next monday if saturday then previous friday',
        ],
        { from: 2016, why: 'a Saturday holiday is not kept on the Friday: see the rules' },
      ),
      juneteenthOpen(undefined, 'https://www.indybay.org/newsitems/2024/06/20/18867501.php'),
    ],
    rules: sundaysOnly(2016, CALIFORNIA, FIXED_DAYS),
    subdivisions: [{ id: 'LA', name: 'Los Angeles', timezone: 'America/Los_Angeles', library: 'LA' }],
  },
  {
    // C.R.S. 24-11-101; days that a governor adds (3 July 2023, 5 July 2024, the day after Thanksgiving) are leave, not in
    id: 'CO',
    name: 'Colorado',
    cities: 'Denver, デンバー, دنفر',
    timezone: 'America/Denver',
    library: 'CO',
    exclusions: [juneteenthOpen(2021, COLORADO)],
  },
  {
    id: 'CT',
    name: 'Connecticut',
    cities: 'Hartford, Stamford',
    library: 'CT',
    exclusions: [juneteenthOpen(2022, PEW_2022)],
    rules: [movedFromWeekend('02-12', "Lincoln's Birthday", 1990, CONNECTICUT)],
  },
  // 1 Del. C. 501, with both moves from a weekend: https://dhr.delaware.gov/labor/holidays/2016.shtml
  { id: 'DE', name: 'Delaware', cities: 'Dover, Wilmington', library: 'DE' },
  {
    id: 'DC',
    name: 'District of Columbia',
    cities: 'Washington',
    library: 'DC',
    exclusions: [{ rule: '04-16', to: 2006, why: `"beginning in the year 2007"; ${DISTRICT}` }],
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
    cities: 'Tallahassee, Miami, Orlando, Tampa, Jacksonville, マイアミ, オーランド, ميامي, أورلاندو',
    library: 'FL',
    exclusions: [
      {
        rule: '02-15',
        why: 'not among the days on which state offices close: Florida Statutes 110.117; http://www.leg.state.fl.us/',
      },
      juneteenthOpen(),
    ],
    dates: [
      holidays('State offices closed by the Governor', FLORIDA_2020, '2020-12-24 2020-12-31'),
      holidays('State offices closed by the Governor', FLORIDA_2023, '2023-11-22 2023-12-26 2023-12-29 2024-01-02'),
      holidays('State offices closed by the Governor', FLORIDA_2024, '2024-12-23 2024-12-24 2024-12-31'),
      ...FLORIDA_CLOSINGS,
    ],
  },
  {
    id: 'GA',
    name: 'Georgia',
    cities: 'Atlanta, アトランタ, أتلانتا',
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
      holidays('State Holiday', GEORGIA_AP_2021, '2021-04-02', {
        note: 'The unnamed holiday of 26 April, on Good Friday.',
      }),
      holidays('State Holiday', GEORGIA_AP_2021, '2022-04-15', {
        basis: 'rule',
        note: 'Good Friday, as in 2020, 2021 and since 2023; no list of 2022 was read.',
      }),
    ],
    rules: [
      {
        rule: '12-24 if wednesday then next friday if friday then previous thursday if saturday then previous friday if sunday then next tuesday',
        name: "Washington's Birthday",
        observed: true,
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
    cities: 'Honolulu, ホノルル, هونولولو',
    timezone: 'Pacific/Honolulu',
    library: 'HI',
    exclusions: [juneteenthOpen()],
    dates: HAWAII_CLOSINGS,
  },
  // Idaho Code 73-108, with both moves: http://legislature.idaho.gov/idstat/Title73/T73CH1SECT73-108.htm
  { id: 'ID', name: 'Idaho', cities: 'Boise', timezone: 'America/Boise', library: 'ID' },
  {
    id: 'IL',
    name: 'Illinois',
    cities: 'Chicago, Springfield, シカゴ, شيكاغو',
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
    cities: 'Indianapolis',
    timezone: 'America/Indiana/Indianapolis',
    library: 'IN',
    exclusions: [
      {
        rule: '3rd monday in February',
        from: 2010,
        why: "Washington's Birthday is kept about Christmas; https://www.in.gov/spd/2555.htm",
      },
      juneteenthOpen(),
      // The day of any primary and election is a legal holiday by Indiana Code 1-1-9-1 (a bill of 2000 that would have struck it:
      // http://archive.iga.in.gov/2000/bills/IN/IN1291.1.html): the towns voted in 2011 as in 2015 and 2019, whose lists have both
      // days; nobody voted in 2013.
      openOn('tuesday after 1st monday in May', 'no election that year', { from: 2013, to: 2013 }),
      openOn('tuesday after 1st monday in November', 'no election that year', { from: 2013, to: 2013 }),
    ],
    rules: [
      {
        rule: '12-24 if wednesday then next friday if friday then previous thursday if saturday then previous friday if sunday then next tuesday',
        name: "Washington's Birthday",
        observed: true,
        from: 2010,
        source: INDIANA,
        note: `Lists of 2014 to 2016 and 2019; the Tuesday of 2023: ${GEORGIA}. 24 December on a Friday and the years before 2014 were not read.`,
      },
    ],
  },
  {
    id: 'IA',
    name: 'Iowa',
    cities: 'Des Moines',
    timezone: 'America/Chicago',
    library: 'IA',
    exclusions: [
      juneteenthOpen(),
      ...excludedRules([PRESIDENTS_DAY, COLUMBUS_DAY, `${COLUMBUS_DAY} #1`, '02-12'], {
        why: `state offices do not close; ${IOWA}`,
      }),
    ],
    rules: [{ rule: DAY_AFTER_THANKSGIVING, name: 'Day after Thanksgiving', from: 1990, source: IOWA }],
  },
  {
    id: 'KS',
    name: 'Kansas',
    cities: 'Topeka, Wichita',
    timezone: 'America/Chicago',
    library: 'KS',
    exclusions: [
      juneteenthOpen(
        2023,
        'https://sunflowerradio.net/2023/10/10/governor-kelly-announces-juneteenth-to-be-observed-as-a-state-holiday/',
      ),
      openOn(COLUMBUS_DAY, `a legal holiday by K.S.A. 35-107, but none of ${KANSAS}`),
    ],
    // Christmas Eve is no legal holiday (K.S.A. 35-107; https://self-law.org/code/ks/chapter-35/35-107) and in no list read but that
    // of 2014 (a half day): not in 2017 (https://us-public-holidays.com/kansas/2017), 2023 and 2024.
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
      ...KANSAS_CLOSINGS,
    ],
  },
  {
    id: 'KY',
    name: 'Kentucky',
    cities: 'Frankfort, Louisville',
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
];
