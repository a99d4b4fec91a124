import { country } from '../country.js';
import { holidays, movedHoliday, NOT_FOUND, open, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Montserrat. Emancipation Day is the first Monday of August since the act 3 of 2017; the National Day of Prayer and
 * Thanksgiving (second Wednesday of July) by act 13 of 2024, in 2021 to 2023 by the Cabinet's decision.
 */

const ACT_2017 =
  'Public Holidays (Amendment) Act 3 of 2017; https://kiwix.casplantje.nl/wikipedia_en_all_maxi_2020-06/A/Public_holidays_in_Montserrat';
const JUBILEE = 'https://www.gov.ms/2022/04/19/public-holidays-to-mark-queens-platinum-jubilee/';
const PRAYER_2021 =
  'https://discovermni.com/2021/07/16/national-day-of-prayer-thanksgiving-on-wednesday-july-21-is-a-public-holiday/';
const PRAYER_2023 =
  'https://discovermni.com/2023/06/29/2nd-wednesday-in-july-is-montserrats-national-day-of-prayer-thanksgiving/';
const PRAYER = 'National Day of Prayer and Thanksgiving';

export default country({
  id: 'MS',
  name: 'Montserrat',
  doubts: 'Doubts: Special days (2018-09-14, 2019-05-10, 2019-06-11, 2023-04-12) were not read.',
  doubtful: [
    {
      named: ["King's Birthday"],
      note: "The King's Birthday is the second Monday of June, in 2023 to 2025 the Monday after the parade on the Saturday of the week (2025: the parade was read, the Monday follows from the years before).",
    },
  ],
  cities: 'Plymouth',
  currencies: ['XCD'],
  timezone: 'America/Montserrat',
  weekend: SATURDAY_SUNDAY,
  library: 'MS',
  exclusions: [
    {
      rule: '08-01 if Saturday, Sunday then next Monday',
      from: 2017,
      why: `the first Monday of August: see the rules; ${ACT_2017}`,
    },
  ],
  rules: [
    { rule: '1st monday in August', name: 'Emancipation Day', from: 2017, source: ACT_2017 },
    {
      rule: '2nd wednesday in July',
      name: PRAYER,
      from: 2024,
      source: 'https://discovermni.com/2025/07/09/montserrat-observes-national-day-of-prayer-and-thanksgiving-today/',
    },
  ],
  dates: [
    movedHoliday(
      "King's Birthday",
      'https://discovermni.com/2023/06/14/a-weekend-of-events-for-kings-birthday-celebration/',
      {
        '2023-06-12': '2023-06-19',
      },
    ),
    movedHoliday(
      "King's Birthday",
      'https://discovermni.com/2024/06/11/montserrat-to-celebrate-kings-birthday-parade-saturday-june-15/',
      { '2024-06-10': '2024-06-17' },
    ),
    {
      date: '2025-06-16',
      kind: 'holiday',
      name: "King's Birthday",
      source: 'https://discovermni.com/2025/06/13/kings-birthday-parade-2025-is-saturday-june-14/',
      status: 'estimated',
      note: 'The Monday after the parade of Saturday 14 June, as in 2023 and 2024; 9 June was Whit Monday.',
    },
    holidays(
      'National Day of Mourning for Queen Elizabeth II',
      'https://discovermni.com/2022/09/13/monday-september-19-declared-a-holiday-to-mourn-passing-of-queen-elizabeth-ii/',
      '2022-09-19',
    ),
    holidays(
      PRAYER,
      'https://discovermni.com/2020/07/01/july-15-declared-public-holiday-to-commemorate-25-years-of-volcanic-activity/',
      '2020-07-15',
    ),
    holidays(PRAYER, PRAYER_2021, '2021-07-21'),
    holidays(PRAYER, NOT_FOUND, '2022-07-20', { note: 'Rests on a compilation; the days of 2021 and 2023 were read.' }),
    holidays(PRAYER, PRAYER_2023, '2023-07-12'),
    open("Queen's Birthday: kept on 2 June", JUBILEE, '2022-06-13'),
    holidays("Queen's Birthday", JUBILEE, '2022-06-02'),
    holidays('Platinum Jubilee', JUBILEE, '2022-06-03'),
  ],
});
