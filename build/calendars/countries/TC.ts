import { country } from '../country.js';
import { holidays, movedHoliday, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Turks and Caicos Islands. Emancipation Day is 1 August (the library: the first Monday), the Sovereign's birthday the
 * second Monday of June unless another day is named.
 *
 * Doubts: the birthday in 2022, 2024 and 2025; since when Thanksgiving is kept; Constitution Day (new in 2026, a Monday at
 * the end of August in a compilation).
 */

const LIST_2023 = 'https://publicholidays.la/turks-and-caicos-islands/2023-dates/';
const LIST_2026 = 'https://trek.zone/en/turks-and-caicos-islands/calendar/2026';

export default country({
  id: 'TC',
  name: 'Turks & Caicos Islands',
  timezone: 'America/Grand_Turk',
  weekend: SATURDAY_SUNDAY,
  library: 'TC',
  exclusions: [
    { rule: '1st Monday in August', why: `1 August: see the rules; ${LIST_2023}` },
    { rule: '2nd Monday after 06-02', why: `the second Monday of June: see the rules; ${LIST_2026}` },
  ],
  rules: [
    {
      rule: '08-01 and if sunday then next monday',
      name: 'Emancipation Day',
      from: 1990,
      source: LIST_2023,
      note: 'Tuesday 1 August 2023.',
    },
    { rule: '2nd monday in June', name: "Queen's Birthday", from: 1990, to: 2022, source: LIST_2026 },
    { rule: '2nd monday in June', name: "King's Birthday", from: 2023, source: LIST_2026 },
  ],
  dates: [
    holidays('Coronation of King Charles III', LIST_2023, '2023-05-08'),
    movedHoliday("King's Birthday", LIST_2023, { '2023-06-12': '2023-06-19' }),
  ],
});
