import { country } from '../country.js';
import { holidays, type RuleRow, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Antigua and Barbuda. Labour Day is the first Monday of May (the library: 1 May), Carnival the first Monday of August
 * and the Tuesday after it (the library: 1 and 2 August); the Tuesday since an act of 2000, clarified in 2005. 9 December
 * is a holiday since 2004, "Sir Vere Cornwall Bird (Snr.) Day" at first, National Heroes' Day since the act of 2005.
 *
 * 1 November moves from a weekend, 1 January from a Sunday, Christmas Day gives 27 December; 9 December does not move. The
 * law is silent on a Boxing Day on a Saturday: the Cabinet declared Monday 28 December 2020 for that year.
 *
 * The National Day of Prayer is a holiday since 2025, on the second Thursday of September by the Cabinet's decision; the
 * Labour Commissioner's list of 2026 has 17 September. That list has no 28 December.
 */

const PRAYER_2025 = 'https://pointville.ag/national-day-of-prayer-to-be-observed-annually-with-public-holiday';
const LIST_2026 =
  'https://wp.caribscopeonline.com/2026/01/23/antigua-and-barbuda-announces-public-holidays-for-2026-and-opens-consultations-on-workplace-violence-bill';
const LIST_2024 = 'https://time.astrosage.com/holidays/antigua-and-barbuda?language=en&year=2024';
const ACT_2005 =
  'https://www.qppstudio.net/public-holidays-news/2005/antigua-and-barbuda-renames-vc-bird-day-public-holiday-000009.htm';

/** Names the news of 21 March 2018 among others. */
const NEWS_2018 =
  'https://www.qppstudio.net/public-holidays-news/2010/anguilla-declares-tomorrow-a-public-holiday-003351.htm';

/** The day following a general election is in the schedule since the act of 2019. */
const ACT_2019 =
  'https://www.qppstudio.net/public-holidays-news/2020/antigua-and-barbuda-gazettes-public-holidays-amendments-013461.htm';
const BOXING_DAY_2020 = 'https://antiguanewsroom.com/december-28-declared-a-public-holiday/';
const FUNERAL_2022 = 'https://antiguaobserver.com/national-holiday-declared-to-mark-queen-elizabeth-iis-funeral/';

const RULES: readonly RuleRow[] = [
  { rule: '1st monday in May', name: 'Labour Day', from: 1990, source: LIST_2024 },
  { rule: '1st monday in August', name: 'Carnival Monday', from: 1990, source: ACT_2005 },
  { rule: 'tuesday after 1st monday in August', name: 'Carnival Tuesday', from: 2001, source: ACT_2005 },
  {
    rule: '2nd thursday in September',
    name: 'National Day of Prayer',
    from: 2027,
    status: 'estimated',
    source: PRAYER_2025,
    note: 'As decided in 2025; the list of 2026 has another Thursday.',
  },
];

export default country({
  id: 'AG',
  name: 'Antigua & Barbuda',
  doubts:
    'Doubts: Caricom Day (July) was a holiday in years before 2005; 4 July 2023 and state funerals were not read.',
  doubtful: [
    {
      named: ['National Day of Prayer'],
      years: '2027-',
      note: 'Whether the day of prayer is kept from 2027 on was not read.',
    },
    {
      on: '2015-12-26 2015-12-28',
      note: 'Boxing Day on a Saturday; doubt: which day was kept in lieu.',
      estimated: true,
    },
    {
      on: '12-27 12-28',
      years: '1993 1999 2004 2010 2021',
      note: 'Christmas on a Saturday: for such years the law has the 27th alone; doubt: which days were kept.',
      estimated: true,
    },
    {
      named: ['Day after the general election'],
      note: 'The day after a general election is a holiday by the act of 2019, before by declaration.',
    },
  ],
  cities: "Saint John's",
  currencies: ['XCD'],
  timezone: 'America/Antigua',
  weekend: SATURDAY_SUNDAY,
  library: 'AG',
  exclusions: [
    { rule: '05-01', why: 'Labour Day is the first Monday of May: see the rules' },
    { rule: '08-01', why: 'Carnival is on a Monday and Tuesday: see the rules' },
    { rule: '08-02', why: 'Carnival is on a Monday and Tuesday: see the rules' },
    { rule: '12-09', to: 2003, why: 'a holiday since an act of 2004: see the rules' },
  ],
  rules: RULES,
  dates: [
    holidays('National Day of Prayer', PRAYER_2025, '2025-09-11'),
    holidays('National Day of Prayer', LIST_2026, '2026-09-17'),
    holidays('Day after the general election', NEWS_2018, '2018-03-22'),
    holidays('Day after the general election', ACT_2019, '2023-01-19'),
    holidays('Boxing Day', BOXING_DAY_2020, '2020-12-28', { observed: true }),
    holidays('Funeral of Queen Elizabeth II', FUNERAL_2022, '2022-09-19'),
  ],
  subdivisions: [{ id: '10', name: 'Barbuda', library: '10' }],
});
