import { country } from '../country.js';
import { holidays, NOT_FOUND, open, type RuleRow, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * St Helena, Ascension and Tristan da Cunha. Public Holidays Ordinance 1945 and the government's yearly list for the
 * island of St Helena, which closes offices on the "Government Holidays" too: the days of the country's calendar are those
 * of that island, where the government sits. The Queen's Birthday was kept in June on St Helena and Ascension, earlier in
 * the year (the library's Monday in April) on Tristan alone; the King's Birthday is declared by the Governor for a Friday
 * by 14 November: the 17th in 2023, the 15th in 2024. By section 2 (2) Christmas on a weekend gives the Tuesday. 21 May,
 * the island's own day, goes from a Saturday to the Friday and from a Sunday to the Monday, and is none on the others.
 */

const KINGS_BIRTHDAY_2024 =
  'https://www.sainthelena.gov.sh/2024/news/governor-declares-public-holiday-to-mark-the-birthday-of-his-majesty-king-charles-iii-2/';
const KINGS_BIRTHDAY_2023 =
  'https://www.sainthelena.gov.sh/2023/news/governor-declares-public-holiday-to-mark-the-birthday-of-his-majesty-king-charles-iii/';
const VISIT_2024 =
  'https://www.sainthelena.gov.sh/2024/news/public-holiday-declared-to-mark-visit-of-his-royal-highness-the-duke-of-edinburgh-public-events-announced/';
/** Of 2016, Saturday to Friday: http://qppstudio-public-holidays-news.blogspot.com/2016/04/saint-helena-day-2016-public-holiday.html */
const SAINT_HELENA_DAY = 'https://sainthelenaisland.info/holidays.htm';
const OTHER_ISLANDS = 'https://en.wikipedia.org/wiki/Public_holidays_in_Saint_Helena,_Ascension_and_Tristan_da_Cunha';
const JUBILEE_2022 =
  'https://www.sainthelena.gov.sh/2021/news/he-governor-declares-public-holiday-to-celebrate-the-queens-platinum-jubilee/';
const LIST_2022 =
  'https://www.qppstudio.net/public-holidays-news/2021/saint-helena-2022-public-holidays-announced-014666.htm';

const APRIL = '3rd monday in April';

/** What the island of St Helena alone keeps: the country's calendar too, as the government sits there. */
const ISLAND_ONLY: { readonly rules: readonly RuleRow[]; readonly dates: ReturnType<typeof holidays> } = {
  rules: [
    {
      rule: '05-21 and if saturday then previous friday if sunday then next monday',
      name: 'Saint Helena Day',
      from: 1990,
      source: SAINT_HELENA_DAY,
    },
  ],
  dates: holidays('Visit of the Duke of Edinburgh', VISIT_2024, '2024-01-24'),
};

export default country({
  id: 'SH',
  name: 'St. Helena',
  doubts:
    'Doubts: 8 May 2023 and 19 September 2022 are in it too, but were not found. That the other islands do not keep 21 May, nor Tristan the last Monday of August, rests on encyclopedias.',
  doubtful: [
    { years: '-2021 2023 2025-2026', note: 'Lists before 2022 and of 2023, 2025 and 2026 were not read.' },
    { named: ['Birthday'], note: 'The June dates rest on a compilation.' },
  ],
  cities: 'Jamestown',
  currencies: ['SHP'],
  timezone: 'Atlantic/St_Helena',
  weekend: SATURDAY_SUNDAY,
  library: 'SH',
  exclusions: [
    { rule: APRIL, why: `in June on St Helena and Ascension; ${LIST_2022}` },
    { rule: '05-21', why: `on St Helena, moved from a weekend: see the rules; on no other island; ${OTHER_ISLANDS}` },
  ],
  notInherited: ISLAND_ONLY,
  rules: [
    {
      rule: '11-14 if saturday,sunday,monday then previous friday if tuesday,wednesday,thursday then next friday',
      name: "King's Birthday",
      from: 2025,
      status: 'estimated',
      source: KINGS_BIRTHDAY_2024,
      note: 'doubt: the Friday next to 14 November, as in 2023 and 2024; declared each year.',
    },
  ],
  dates: [
    holidays(
      "Queen's Birthday",
      NOT_FOUND,
      '2015-06-15 2016-06-20 2017-06-19 2018-06-18 2019-06-17 2020-06-08 2021-06-14 2022-06-13',
      { note: 'doubt: the Monday in June rests on a compilation.' },
    ),
    holidays("Queen's Platinum Jubilee", JUBILEE_2022, '2022-06-03'),
    holidays("King's Birthday", KINGS_BIRTHDAY_2023, '2023-11-17'),
    holidays("King's Birthday", KINGS_BIRTHDAY_2024, '2024-11-15'),
  ],
  subdivisions: [
    { id: 'AC', name: 'Ascension Island', library: 'AC' },
    { id: 'HL', name: 'Saint Helena', library: 'HL', ...ISLAND_ONLY },
    {
      id: 'TA',
      name: 'Tristan da Cunha',
      years: {
        from: 2012,
        why: 'Ratting Day is listed from 2012 to 2018; since then it is left out, as its day is chosen by the weather of the year',
      },
      library: 'TA',
      rules: [{ rule: APRIL, name: "Queen's Birthday", from: 1990, to: 2022, source: LIST_2022 }],
      dates: open(
        "Queen's Birthday: in April on Tristan da Cunha",
        LIST_2022,
        '2015-06-15 2016-06-20 2017-06-19 2018-06-18 2019-06-17 2020-06-08 2021-06-14 2022-06-13',
      ),
    },
  ],
});
