import { country } from '../country.js';
import { datesNamed } from '../many-rows.js';
import { NOT_FOUND, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Cayman Islands. Compared with the government's lists of 2019, 2021, 2022, 2024, 2025 and 2026: Constitution Day is
 * the first Monday of July (the library has 2 July, excluded), Remembrance Day is the Monday after Remembrance
 * Sunday, Emancipation Day (first Monday of May) is a holiday since 2024, and Christmas and Boxing Day on a weekend
 * give the Monday or Tuesday. Days of single years: royal visit, jubilee, coronation, general election.
 *
 * The referendum of 19 December 2019 was put off, its holiday kept. Remembrance Day 2021 was 15 November in the list.
 */

const CHAMBER_2019 = 'http://web.caymanchamber.ky/news/newsarticledisplay.aspx?ArticleID=4790';
const COMPASS_2021 = 'https://www.caymancompass.com/2020/10/14/2021-public-holidays-announced/';
const JUBILEE_2022 = 'https://caymannewsservice.com/2021/11/cayman-gets-extra-holiday-for-queens-70th-jubilee/';
const CORONATION_2023 = 'https://caymannewsservice.com/2023/04/king-charles-adopts-tradition-of-royal-birthday/';
const EMANCIPATION = 'https://caymannewsservice.com/2024/03/emancipation-day-becomes-an-additional-holiday/';
const LIST_2025 = 'https://caymannewsservice.com/2024/12/2025-public-holidays-released-including-election-day/';
const LIST_2026 = 'https://www.caymaniantimes.ky/index.php/news/cayman-islands-2026-public-holidays';

const REFERENDUM_2019 = 'https://www.caymancompass.com/2019/12/04/public-reactions-of-holiday-still-on/';
const FUNERAL_2022 = 'https://www.caymaniantimes.ky/news/frequently-asked-questions';

export default country({
  id: 'KY',
  name: 'Cayman Islands',
  doubtful: [
    {
      named: ['Birthday'],
      years: '2022 2025-2026',
      note: 'The Sovereign\'s birthday of 2022 was kept on 6 June, with the jubilee (the library has 20 June); in 2025 the list had 23 June, "unconfirmed" (the library: 16 June), and 15 June in 2026.',
    },
  ],
  cities: 'George Town',
  currencies: ['KYD'],
  timezone: 'America/Cayman',
  weekend: SATURDAY_SUNDAY,
  years: { from: 2016, why: "the Sovereign's Birthday is listed from 2016 on" },
  library: 'KY',
  exclusions: [{ rule: '07-02', why: 'Constitution Day is the first Monday of July; replaced in KY.ts' }],
  rules: [
    {
      rule: 'monday after 2nd saturday in June',
      name: "King's Birthday",
      from: 2027,
      source: NOT_FOUND,
      note: 'the Monday after the parade in London, whose day is announced; the second Saturday in seven of ten years, else the third',
    },
    { rule: '1st monday in May', name: 'Emancipation Day', from: 2024, source: EMANCIPATION },
    { rule: '1st monday in July', name: 'Constitution Day', from: 1990, source: LIST_2026 },
    { rule: 'monday after 2nd sunday in November', name: 'Remembrance Day', from: 1990, source: LIST_2026 },
    {
      rule: 'substitutes 12-25 if saturday then next monday if sunday then next tuesday',
      name: 'Christmas Day',
      from: 1990,
      source: COMPASS_2021,
    },
    {
      rule: 'substitutes 12-26 if saturday then next monday if sunday then next tuesday',
      name: 'Boxing Day',
      from: 1990,
      source: LIST_2026,
    },
  ],
  dates: [
    { date: '2019-03-28', kind: 'holiday', name: 'Royal visit', source: CHAMBER_2019 },
    { date: '2019-12-19', kind: 'holiday', name: 'Referendum Day', source: REFERENDUM_2019 },
    { date: '2022-09-19', kind: 'holiday', name: 'Funeral of Queen Elizabeth II', source: FUNERAL_2022 },
    ...datesNamed(
      { kind: 'holiday', source: JUBILEE_2022 },
      { '2022-06-03': 'Platinum Jubilee', '2022-06-06': "Queen's Birthday" },
    ),
    { date: '2022-06-20', kind: 'open', name: "Queen's Birthday: kept on 6 June", source: JUBILEE_2022 },
    { date: '2023-05-08', kind: 'holiday', name: 'Coronation of King Charles III', source: CORONATION_2023 },
    { date: '2025-06-16', kind: 'open', name: "King's Birthday: kept on 23 June", source: LIST_2025 },
    { date: '2025-06-23', kind: 'holiday', name: "King's Birthday", source: LIST_2025 },
    {
      date: '2025-04-30',
      kind: 'holiday',
      name: 'General Election Day',
      source: LIST_2025,
      note: 'doubt: "anticipated" in the list.',
    },
  ],
});
