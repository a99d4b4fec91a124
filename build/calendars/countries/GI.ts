import { country } from '../country.js';
import { holidays, movedHoliday, NOT_FOUND, open, SATURDAY_SUNDAY, year } from '../vocabulary.js';

/**
 * Gibraltar: Banking and Financial Dealings Act, Interpretation and General Clauses Act (section 58), and the yearly
 * Bank and Public Holidays Order. The order for 2024 (LN. 2023/293) was read whole: the Winter Midterm bank holiday has
 * taken the place of Commonwealth Day, Workers' Memorial Day on a weekend is kept on the Monday.
 */

const ORDER_2024 = 'https://www.gibraltarlaws.gov.gi/legislations/bank-and-public-holidays-order-2023-7215';
const LIST_2025 = 'https://theworkcalendar.com/holidays/country/Gibraltar?countryCode=GI';
const EVACUATION =
  'https://www.euroweeklynews.com/2015/09/01/extra-bank-holiday-marks-anniversary-of-gibraltar-evacuation/';
const JUBILEE = 'https://www.chronicle.gi/govt-announced-double-bank-holiday-to-mark-platinum-jubilee/';
const FUNERAL = 'https://en.mercopress.com/2022/09/13/gibraltar-confirms-bank-holiday-for-state-funeral-september-19th';
const KINGS_BIRTHDAY_2023 =
  'http://vox.gi/cms/local/13506-change-of-bank-holiday-date-king-s-birthday-bank-holiday-confirmed.html';
const WORKERS_MEMORIAL = 'https://thegibraltarmagazine.com/workers-memorial-day/';
const MAY_DAY_2007 =
  'http://qppstudio-public-holidays-news.blogspot.com/2007/05/gibraltar-moves-this-years-may-day-to.html';
const UNREAD = 'The order of the year was not found; compilations have this day.';

export default country({
  id: 'GI',
  name: 'Gibraltar',
  doubts: "Doubts: the other years' orders were not found.",
  doubtful: [
    {
      named: ['National Day'],
      years: '2016-2017',
      note: "The library's moves of National Day to the Monday before (2016, 2017) and its Queen's Birthday of 18 June 2018 (11 June by one list) stay as they are.",
      estimated: true,
    },
    {
      named: ["Queen's Birthday"],
      years: '2018',
      note: "The library's moves of National Day to the Monday before (2016, 2017) and its Queen's Birthday of 18 June 2018 (11 June by one list) stay as they are.",
      estimated: true,
    },
    {
      named: ['Memorial'],
      years: '2013',
      note: "A compilation has Friday 26 April 2013 for Workers' Memorial Day and Monday 12 September 2011 for National Day.",
      estimated: true,
    },
    {
      named: ['National Day'],
      years: '2011',
      note: "A compilation has Friday 26 April 2013 for Workers' Memorial Day and Monday 12 September 2011 for National Day.",
      estimated: true,
    },
    {
      named: ['May Day'],
      years: '-2011',
      note: 'May Day was kept on a Monday by governments before 2012 (https://www.surinenglish.com/gibraltar/next-years-may-day-bank-holiday-gibraltar-20251010140950-nt.html); read for 2007 alone.',
      estimated: true,
    },
  ],
  cities: 'Gibraltar',
  currencies: ['GIP'],
  timezone: 'Europe/Gibraltar',
  weekend: SATURDAY_SUNDAY,
  library: 'GI',
  exclusions: [
    {
      rule: '04-28',
      to: 2011,
      why: `a bank holiday since 2012, the first year of the government that declared it; ${WORKERS_MEMORIAL}`,
    },
    { rule: '2nd monday in March', from: 2021, why: `Winter Midterm bank holiday in its place; ${ORDER_2024}` },
    {
      rule: '09-10 and if sunday, saturday then previous monday',
      from: 2022,
      why: `10 September itself, or the Monday after a weekend; ${ORDER_2024}`,
    },
  ],
  rules: [
    {
      rule: '3rd monday in February',
      name: 'Winter Midterm bank holiday',
      from: 2021,
      exceptYears: [2024],
      source: LIST_2025,
      lead: true,
      note: 'Read for 2024 (12 February) in the order; the third Monday in lists of 2025.',
    },
    {
      rule: 'substitutes 04-28 if saturday, sunday then next monday',
      name: "Workers' Memorial Day",
      from: 2018,
      exceptYears: [2024],
      status: 'estimated',
      source: ORDER_2024,
      note: 'Read for 2024.',
    },
    { rule: '09-10', name: 'Gibraltar National Day', from: 2022, source: ORDER_2024 },
    {
      rule: 'substitutes 09-10 if saturday, sunday then next monday',
      name: 'Gibraltar National Day',
      from: 2022,
      source: NOT_FOUND,
      note: UNREAD,
    },
  ],
  dates: [
    year(2024, ORDER_2024, {
      '02-12': 'Winter Midterm bank holiday',
      '04-29': { name: "Workers' Memorial Day", observed: true },
    }),
    movedHoliday('May Day', MAY_DAY_2007, { '2007-05-01': '2007-05-07' }),
    holidays('Evacuation Commemoration Day', EVACUATION, '2015-09-07'),
    holidays('Platinum Jubilee of Elizabeth II', JUBILEE, '2022-06-02 2022-06-03'),
    holidays("Queen Elizabeth's Funeral Day", FUNERAL, '2022-09-19'),
    holidays("King's Birthday", KINGS_BIRTHDAY_2023, '2023-06-19'),
    open('Spring bank holiday, moved to 4 June', NOT_FOUND, '2012-05-28', UNREAD),
    holidays('Spring bank holiday', NOT_FOUND, '2012-06-04', { observed: true, note: UNREAD }),
  ],
});
