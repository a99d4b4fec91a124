import { country } from '../country.js';
import { type RuleRow, SATURDAY_SUNDAY } from '../vocabulary.js';

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

export default country({
  id: 'US',
  name: 'United States of America',
  timezone: 'America/New_York',
  weekend: SATURDAY_SUNDAY,
  library: 'US',
  subdivisions: [
    { id: 'AL', name: 'Alabama', timezone: 'America/Chicago', library: 'AL' },
    { id: 'AK', name: 'Alaska', timezone: 'America/Anchorage', library: 'AK' },
    { id: 'AZ', name: 'Arizona', timezone: 'America/Phoenix', library: 'AZ' },
    { id: 'AR', name: 'Arkansas', timezone: 'America/Chicago', library: 'AR' },
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
      ],
      rules: sundaysOnly(2016, CALIFORNIA, FIXED_DAYS),
      subdivisions: [{ id: 'LA', name: 'Los Angeles', timezone: 'America/Los_Angeles', library: 'LA' }],
    },
    { id: 'CO', name: 'Colorado', timezone: 'America/Denver', library: 'CO' },
    { id: 'CT', name: 'Connecticut', library: 'CT' },
    { id: 'DE', name: 'Delaware', library: 'DE' },
    { id: 'DC', name: 'District of Columbia', library: 'DC' },
    {
      id: 'FL',
      name: 'Florida',
      library: 'FL',
      exclusions: [
        {
          rule: '02-15',
          why: 'not among the days on which state offices close: Florida Statutes 110.117; http://www.leg.state.fl.us/',
        },
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
          from: 2023,
          why: 'the State Holiday is on Good Friday; https://officeholidays.com/countries/usa/georgia-usa/2023',
        },
      ],
      rules: [
        {
          rule: '12-24 if wednesday then next friday if sunday then next tuesday',
          name: "Washington's Birthday",
          from: 1990,
          source: GEORGIA,
          note: 'The Tuesday of 2023; the Friday of 2025: https://georgia.gov/georgia-state-holidays-2025.',
        },
        { rule: 'easter -2', name: 'State Holiday', from: 2023, source: GEORGIA },
      ],
    },
    { id: 'HI', name: 'Hawaii', timezone: 'Pacific/Honolulu', library: 'HI' },
    { id: 'ID', name: 'Idaho', timezone: 'America/Boise', library: 'ID' },
    { id: 'IL', name: 'Illinois', timezone: 'America/Chicago', library: 'IL' },
    {
      id: 'IN',
      name: 'Indiana',
      timezone: 'America/Indiana/Indianapolis',
      library: 'IN',
      exclusions: [
        {
          rule: '3rd monday in February',
          from: 2014,
          why: "Washington's Birthday is kept about Christmas; https://www.in.gov/spd/2555.htm",
        },
      ],
      rules: [
        {
          rule: '12-24 if wednesday then next friday if saturday then previous friday if sunday then next tuesday',
          name: "Washington's Birthday",
          from: 2014,
          source: INDIANA,
          note: `Lists of 2014 to 2016 and 2019; the Tuesday of 2023: ${GEORGIA}. 24 December on a Friday was not read.`,
        },
      ],
    },
    { id: 'IA', name: 'Iowa', timezone: 'America/Chicago', library: 'IA' },
    { id: 'KS', name: 'Kansas', timezone: 'America/Chicago', library: 'KS' },
    { id: 'KY', name: 'Kentucky', timezone: 'America/Kentucky/Louisville', library: 'KY' },
    {
      id: 'LA',
      name: 'Louisiana',
      timezone: 'America/Chicago',
      library: 'LA',
      subdivisions: [{ id: 'NO', name: 'New Orleans', timezone: 'America/Chicago', library: 'NO' }],
    },
    { id: 'ME', name: 'Maine', library: 'ME' },
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
    { id: 'MI', name: 'Michigan', timezone: 'America/Detroit', library: 'MI' },
    { id: 'MN', name: 'Minnesota', timezone: 'America/Chicago', library: 'MN' },
    { id: 'MS', name: 'Mississippi', timezone: 'America/Chicago', library: 'MS' },
    { id: 'MO', name: 'Missouri', timezone: 'America/Chicago', library: 'MO' },
    { id: 'MT', name: 'Montana', timezone: 'America/Denver', library: 'MT' },
    { id: 'NE', name: 'Nebraska', timezone: 'America/Chicago', library: 'NE' },
    { id: 'NV', name: 'Nevada', timezone: 'America/Los_Angeles', library: 'NV' },
    { id: 'NH', name: 'New Hampshire', library: 'NH' },
    { id: 'NJ', name: 'New Jersey', library: 'NJ' },
    { id: 'NM', name: 'New Mexico', timezone: 'America/Denver', library: 'NM' },
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
      rules: sundaysOnly(1990, NEW_YORK, [...FIXED_DAYS, JUNETEENTH, VETERANS_DAY]),
    },
    { id: 'NC', name: 'North Carolina', library: 'NC' },
    { id: 'ND', name: 'North Dakota', timezone: 'America/Chicago', library: 'ND' },
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
      ],
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
      ],
      rules: [
        { rule: 'friday after 4th thursday in November', name: 'Day after Thanksgiving', from: 2026, source: OREGON },
      ],
    },
    { id: 'PA', name: 'Pennsylvania', library: 'PA' },
    { id: 'RI', name: 'Rhode Island', library: 'RI' },
    { id: 'SC', name: 'South Carolina', library: 'SC' },
    { id: 'SD', name: 'South Dakota', timezone: 'America/Chicago', library: 'SD' },
    { id: 'TN', name: 'Tennessee', timezone: 'America/Chicago', library: 'TN' },
    { id: 'TX', name: 'Texas', timezone: 'America/Chicago', library: 'TX' },
    { id: 'UT', name: 'Utah', timezone: 'America/Denver', library: 'UT' },
    { id: 'VT', name: 'Vermont', library: 'VT' },
    { id: 'VA', name: 'Virginia', library: 'VA' },
    { id: 'WA', name: 'Washington', timezone: 'America/Los_Angeles', library: 'WA' },
    { id: 'WV', name: 'West Virginia', library: 'WV' },
    { id: 'WI', name: 'Wisconsin', timezone: 'America/Chicago', library: 'WI' },
    { id: 'WY', name: 'Wyoming', timezone: 'America/Denver', library: 'WY' },
  ],
});
