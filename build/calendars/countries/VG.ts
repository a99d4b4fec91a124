import { country } from '../country.js';
import { holidays, movedHoliday, NOT_FOUND, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * British Virgin Islands. Cabinet approves the days of a year (Public Holidays Act, section 5); the list of 2022 was read
 * whole, that of 2017 to July. Since the review of 2020 Commonwealth Day and Saint Ursula's Day are none, Virgin Islands
 * Day is on the first Monday of July, Heroes and Foreparents' Day on the third of October, and the Great March with the
 * Restoration Day on the fourth of November.
 */

const LIST_2022 = 'http://bvi.gov.vg/media-centre/revised-2022-public-holidays';
const LIST_2017 = 'https://www.bvitourism.com/public-holidays';
const REVIEW = 'http://bvi.gov.vg/content/2020-public-holidays-review-committee-report';

/** Its notice of 29 November 2019. */
const NOTICES = 'http://bvi.gov.vg/tags/public-holidays?page=6';

/** "the government has announced that there will be a public holiday on Monday, September 19" */
const STATE_FUNERAL_2022 = 'https://bvi.org/sensitive-dress-code-required-for-mourning-queen-public-officers-told';

/** The government's notice, as a feed of press items repeats it. */
const SOVEREIGN_2023 = 'https://holigettravel.blogspot.com/2023/05/june-16-is-public-holiday-in-lieu-of_31.html';

export default country({
  id: 'VG',
  name: 'British Virgin Islands',
  doubts: 'Doubts: 8 November 2021 (or the 22nd)',
  doubtful: [
    {
      named: ['Virgin Islands Day'],
      years: '2010 2014',
      note: 'Moved by the library, not in compilations.',
      estimated: true,
    },
    { named: ['Ursula'], years: '-2020', note: 'Moved by the library, not in compilations.' },
    { on: '2023-05-08', note: 'Whether the day was given is in doubt.' },
    { named: ['Commemoration'], years: '2026-', note: 'New in 2026; the text was not read.' },
  ],
  cities: 'Road Town',
  currencies: ['USD'],
  timezone: 'America/Tortola',
  weekend: SATURDAY_SUNDAY,
  library: 'VG',
  exclusions: [
    { rule: '2nd Monday in March', from: 2021, why: `none since the review of 2020; ${REVIEW} and ${LIST_2022}` },
    {
      rule: '07-01 if Sunday,Thursday then next Monday if Saturday then previous Friday if Tuesday,Wednesday then previous Monday',
      from: 2021,
      why: `the first Monday of July: see the rules; ${LIST_2022}`,
    },
    {
      rule: '10-21 if Sunday then next Monday if Saturday then previous Friday if Tuesday,Wednesday then previous Monday if Thursday then next Friday',
      from: 2021,
      why: `none since the review of 2020; ${REVIEW} and ${LIST_2022}`,
    },
  ],
  rules: [
    {
      rule: 'substitutes 01-01 if saturday,sunday then next monday',
      name: "New Year's Day",
      from: 1990,
      source: LIST_2022,
      note: `Monday 3 January 2022; 2 January 2017: ${LIST_2017}`,
    },
    { rule: '1st monday in July', name: 'Virgin Islands Day', from: 2021, source: LIST_2022 },
    { rule: '3rd monday in October', name: "Heroes and Foreparents' Day", from: 2022, source: LIST_2022 },
    {
      rule: '4th monday in November',
      name: 'The Great March of 1949 and Restoration Day',
      from: 2022,
      source: LIST_2022,
    },
  ],
  dates: [
    holidays('State Funeral', NOTICES, '2019-12-11'),
    movedHoliday("Sovereign's Birthday", SOVEREIGN_2023, { '2023-06-09': '2023-06-16' }),
    holidays('Platinum Jubilee of Queen Elizabeth II', LIST_2022, '2022-06-03'),
    holidays('State Funeral of Queen Elizabeth II', STATE_FUNERAL_2022, '2022-09-19'),
    holidays('Coronation of King Charles III', NOT_FOUND, '2023-05-08', {
      note: 'Rests on a compilation; no notice was read.',
    }),
  ],
});
