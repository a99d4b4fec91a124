import { country } from '../country.js';
import { withStateNotes } from '../forms/us-states.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';
import { ALABAMA_TO_KENTUCKY } from './shared/us-states-al-ky.js';
import { LOUISIANA_TO_NORTH_CAROLINA } from './shared/us-states-la-nc.js';
import { NORTH_DAKOTA_TO_WYOMING } from './shared/us-states-nd-wy.js';

/**
 * United States, federal holidays (5 U.S.C. 6103). Nothing to amend there: on weekdays the library gives the days of the
 * Office of Personnel Management's lists of 1997 to 2021, 2008, 2024 and 2025, and no other, but for the slips that
 * those lists themselves hold (1999, 2011, 2017, 2021; see their notes). Juneteenth begins in 2021, kept on Friday
 * 18 June. Veterans Day on a weekend is an entry of 11 November and one of the Friday before or the Monday after, which
 * the library calls a bank holiday: each date once.
 *
 * Not in: Inauguration Day, a holiday of federal employees of the Washington area only; days on which the President
 * closes the departments by executive order (see the note), which bind federal employees only. Nebraska follows them:
 * shared/us-closings.ts.
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
 * without it in 2023, unless a later law is cited.
 */

const STATUTE =
  'https://github.com/legalize-dev/legalize-us/blob/73b190e6f8aea16b508195a8a3d332cc4bcdcf9b/us/USC-T5-S6103.md';

export default country({
  id: 'US',
  name: 'United States',
  doubts:
    'Doubts: of the states, 18 June 2021 in Delaware, Idaho, Maine, Michigan, South Dakota and Louisiana; Pennsylvania (lists of 2024 and 2026 disagree); new laws on Juneteenth since 2024 in those without it. No list of 1990 to 1996 was read. Federal Reserve Banks and exchanges do not keep the Friday before a Saturday holiday: their calendars have rules of their own. Of the states only some years were read, and the rules hold before and after them only as far as nothing else was found.',
  otherNames: 'USA, U.S., America, United States, federal holidays',
  cities: 'Washington D.C.',
  currencies: ['USD'],
  note:
    'The holidays of 5 U.S.C. 6103. A day on which the President closes the departments by executive order (24 December 2018, ' +
    '2019 and 2020, 9 January 2025, 24 and 26 December 2025) binds federal employees alone: it is open here.',
  timezone: 'America/New_York',
  weekend: SATURDAY_SUNDAY,
  library: 'US',
  englishNames: { 'Labour Day': 'Labor Day' },
  notInherited: {
    texts: [
      {
        rules: [
          '01-01 and if sunday then next monday if saturday then previous friday',
          '3rd monday in January',
          '3rd monday in February',
          'monday before 06-01',
          '06-19 and if sunday then next monday if saturday then previous friday since 2021',
          '07-04 and if sunday then next monday if saturday then previous friday',
          '1st monday in September',
          '2nd monday in October',
          '11-11',
          'substitutes 11-11 if sunday then next monday if saturday then previous friday',
          '4th thursday in November',
          '12-25 and if sunday then next monday if saturday then previous friday',
        ],
        from: 2019,
        source: STATUTE,
        what: '5 U.S.C. 6103 and Executive Order 11582',
      },
    ],
  },
  subdivisions: withStateNotes([...ALABAMA_TO_KENTUCKY, ...LOUISIANA_TO_NORTH_CAROLINA, ...NORTH_DAKOTA_TO_WYOMING]),
});
