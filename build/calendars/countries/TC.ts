import { country } from '../country.js';
import { dateRows } from '../many-rows.js';
import { holidays, movedHoliday, NOT_FOUND, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Turks and Caicos Islands. Emancipation Day is 1 August (the library: the first Monday), the Sovereign's birthday the
 * second Monday of June unless another day is named.
 *
 * Thanksgiving was kept from 2014 to 2025; since 2026 it is a Sunday, and Constitution Day the last Monday of August.
 */

const LIST_2023 = 'https://publicholidays.la/turks-and-caicos-islands/2023-dates/';
const LIST_2026 = 'https://trek.zone/en/turks-and-caicos-islands/calendar/2026';

const CHANGES_2026 = 'https://www.visittci.com/news/turks-and-caicos-public-holiday-changes-2026';
const JUBILEE_2022 =
  'https://www.newslinetci.com/post/governor-dakin-approves-extra-holiday-to-mark-queen-s-platinum-jubilee';
const LIST_2024 = 'https://www.visittci.com/life-and-business/government/public-holidays';
const FUNERAL_2022 = 'https://www.newslinetci.com/post/monday-sept-19-public-holiday-day-of-mourning-for-tci';

export default country({
  id: 'TC',
  name: 'Turks & Caicos Islands',
  doubtful: [
    { named: ['Birthday'], years: '2025', note: 'The birthday was kept on 23 June by compilations; doubt: the day.' },
  ],
  cities: 'Cockburn Town',
  currencies: ['USD'],
  timezone: 'America/Grand_Turk',
  weekend: SATURDAY_SUNDAY,
  library: 'TC',
  exclusions: [
    { rule: '1st Monday in August', why: `1 August: see the rules; ${LIST_2023}` },
    { rule: '4th Friday in November', to: 2013, why: `kept since 2014; ${CHANGES_2026}` },
    { rule: '4th Friday in November', from: 2026, why: `no public holiday any more; ${CHANGES_2026}` },
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
    { rule: 'monday before 09-01', name: 'Constitution Day', from: 2026, source: CHANGES_2026 },
    { rule: '2nd monday in June', name: "Queen's Birthday", from: 1990, to: 2022, source: LIST_2026 },
    { rule: '2nd monday in June', name: "King's Birthday", from: 2023, source: LIST_2026 },
  ],
  dates: [
    movedHoliday("Queen's Birthday", JUBILEE_2022, { '2022-06-13': '2022-06-03' }),
    holidays('Platinum Jubilee of Queen Elizabeth II', JUBILEE_2022, '2022-06-06'),
    holidays('National Day of Mourning', FUNERAL_2022, '2022-09-19'),
    holidays('Coronation of King Charles III', LIST_2023, '2023-05-08'),
    movedHoliday("King's Birthday", LIST_2023, { '2023-06-12': '2023-06-19' }),
    movedHoliday("King's Birthday", LIST_2024, { '2024-06-10': '2024-06-17' }),
    ...dateRows({ source: NOT_FOUND, note: 'Rests on a compilation; the day was moved in 2023 and 2024 too.' }, [
      { date: '2025-06-09', kind: 'open', name: "King's Birthday: kept on 2025-06-23" },
      { date: '2025-06-23', kind: 'holiday', name: "King's Birthday", observed: true },
    ]),
  ],
});
