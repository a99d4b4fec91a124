import { country } from '../country.js';
import { dateRows, excludedRules } from '../many-rows.js';
import { holidays, movedHoliday, NOT_FOUND, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Saint Vincent and the Grenadines. Carnival is on the Monday and Tuesday after the first Saturday of July (the library:
 * the first Monday); in 2020 the days were moved to August. Spiritual Baptist Day is new in 2025.
 */

const LIST_2019 = 'https://www.worldobject.com/countries/saint-vincent-and-the-grenadines/2019';
const LIST_2025 = 'https://holidayssky.com/2025/02/21/public-holidays-in-saint-vincent-and-the-grenadines-for-2025';
const MOVED_2020 = 'https://annsvg.com/index.php/2020/06/30/declaration-of-august-3rd-and-4th-as-public-holidays/';
const NOTE = '8 and 9 July 2019; 7 and 8 July 2025.';

export default country({
  id: 'VC',
  name: 'St. Vincent & Grenadines',
  doubtful: [{ years: '2021 2023', note: 'The days of this year rest on compilations.' }],
  cities: 'Kingstown',
  currencies: ['XCD'],
  timezone: 'America/St_Vincent',
  weekend: SATURDAY_SUNDAY,
  library: 'VC',
  exclusions: excludedRules(['1st Monday in July', 'Tuesday after 1st Monday in July'], {
    why: `after the first Saturday of July: see the rules; ${LIST_2019}`,
  }),
  rules: [
    { rule: 'monday after 1st saturday in July', name: 'Carnival Monday', from: 1990, source: LIST_2019, note: NOTE },
    { rule: 'tuesday after 1st saturday in July', name: 'Carnival Tuesday', from: 1990, source: LIST_2019, note: NOTE },
    { rule: '05-21', name: 'Spiritual Baptist Day', from: 2025, source: LIST_2025 },
  ],
  dates: [
    holidays(
      'Public health holiday',
      'https://annsvg.com/index.php/2021/01/19/government-declares-friday-and-monday-holidays-to-refresh-and-reflect-amid-increasing-covid-19-cases',
      '2021-01-22 2021-01-25',
    ),
    holidays(
      'Christmas Day',
      'https://www.searchlight.vc/press-release/2022/12/22/tuesday-december-27-declared-public-holiday/',
      '2022-12-27',
      { observed: true },
    ),
    movedHoliday('Public holiday (in place of Carnival)', MOVED_2020, {
      '2020-07-06': '2020-08-03',
      '2020-07-07': '2020-08-04',
    }),

    // Carnival of 2021 and 2023: as compilations have it, no proclamation was read.
    ...dateRows({ source: NOT_FOUND, note: 'Rests on compilations.' }, [
      { date: '2021-07-05', kind: 'open', name: 'Carnival: kept on 2021-09-06' },
      { date: '2021-09-06', kind: 'holiday', name: 'Carnival', observed: true },
      { date: '2021-07-06', kind: 'open', name: 'Carnival: kept on 2021-09-07' },
      { date: '2021-09-07', kind: 'holiday', name: 'Carnival', observed: true },
      { date: '2023-07-03', kind: 'open', name: 'Carnival: kept on 2023-07-10' },
      { date: '2023-07-10', kind: 'holiday', name: 'Carnival', observed: true },
      { date: '2023-07-04', kind: 'open', name: 'Carnival: kept on 2023-07-11' },
      { date: '2023-07-11', kind: 'holiday', name: 'Carnival', observed: true },
    ]),
  ],
});
