import { country } from '../country.js';
import { holidays, NOT_FOUND, open, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * St Helena, Ascension and Tristan da Cunha. Public Holidays Ordinance 1945 and the government's yearly list for the
 * island of St Helena, which closes offices on the "Government Holidays" too. The Queen's Birthday was kept in June on St
 * Helena and Ascension, earlier in the year (the library's Monday in April) on Tristan alone; the King's Birthday is
 * declared by the Governor: 15 November 2024. By section 2 (2) Christmas on a weekend gives the Tuesday.
 *
 * Doubts: lists before 2022 and of 2023, 2025 and 2026 were not read. The June dates rest on a compilation; the King's
 * Birthday in other years, 8 May 2023 and 19 September 2022 are in it too, but were not found. Whether 21 May and the last
 * Monday of August are kept on all islands was not settled.
 */

const KINGS_BIRTHDAY_2024 =
  'https://www.sainthelena.gov.sh/2024/news/governor-declares-public-holiday-to-mark-the-birthday-of-his-majesty-king-charles-iii-2/';
const JUBILEE_2022 =
  'https://www.sainthelena.gov.sh/2021/news/he-governor-declares-public-holiday-to-celebrate-the-queens-platinum-jubilee/';
const LIST_2022 =
  'https://www.qppstudio.net/public-holidays-news/2021/saint-helena-2022-public-holidays-announced-014666.htm';

const APRIL = '3rd monday in April';

export default country({
  id: 'SH',
  name: 'St. Helena',
  timezone: 'Atlantic/St_Helena',
  weekend: SATURDAY_SUNDAY,
  library: 'SH',
  exclusions: [{ rule: APRIL, why: `in June on St Helena and Ascension; ${LIST_2022}` }],
  dates: [
    holidays(
      "Queen's Birthday",
      NOT_FOUND,
      '2015-06-15 2016-06-20 2017-06-19 2018-06-18 2019-06-17 2020-06-08 2021-06-14 2022-06-13',
      { note: 'doubt: the Monday in June rests on a compilation.' },
    ),
    holidays("Queen's Platinum Jubilee", JUBILEE_2022, '2022-06-03'),
    holidays("King's Birthday", KINGS_BIRTHDAY_2024, '2024-11-15'),
  ],
  subdivisions: [
    { id: 'AC', name: 'Ascension Island', library: 'AC' },
    { id: 'HL', name: 'Saint Helena', library: 'HL' },
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
