import type { RuleRow } from '../../definition.js';
import type { CountryAmendment } from '../tables.js';

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
 * elections of even years are holidays; Oregon has the day after Thanksgiving. What they replace is left out, as are
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

export const US: readonly CountryAmendment[] = [
  { id: 'US:MA', rules: sundaysOnly(1990, MASSACHUSETTS, [...FIXED_DAYS, JUNETEENTH, VETERANS_DAY]) },
  { id: 'US:NY', rules: sundaysOnly(1990, NEW_YORK, [...FIXED_DAYS, JUNETEENTH, VETERANS_DAY]) },
  { id: 'US:CA', subdivisions: true, rules: sundaysOnly(2016, CALIFORNIA, FIXED_DAYS) },
  {
    id: 'US:GA',
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
  {
    id: 'US:IN',
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
  {
    id: 'US:MD',
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
    id: 'US:OR',
    rules: [
      { rule: 'friday after 4th thursday in November', name: 'Day after Thanksgiving', from: 2026, source: OREGON },
    ],
  },
];
