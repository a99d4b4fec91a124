import type { ToolName } from '../api/endpoint.js';

/** The tools, in the order in which a model should consider them. Each asks the endpoints that name it (`tool` in their files). */

export interface ToolDefinition {
  readonly name: ToolName;
  readonly title: string;
  /** For the model: what it returns and when to use it. */
  readonly description: string;
  /** Advice for narrowing the request. */
  readonly narrow: string;
}

const TRUST = 'Pass on coverage and estimated.';
const FEWER_DAYS = 'Ask about fewer calendars or a shorter range.';

export const TOOLS: readonly ToolDefinition[] = [
  {
    name: 'find_calendars',
    title: 'Find a calendar, describe one',
    description:
      'find: ids of calendars by the name of a country, state, city, exchange, currency or payment system, in any language, also misspelt; best match first. Use it whenever an id is not certain. A country, its exchanges, its payments and its securities settlement are calendars of their own, with different holidays: choose by `kind`. details: one calendar (`id`) with its weekend, verified days, what it leaves out (`note`) and every official publication behind its dates, to cite.',
    narrow:
      'Ask for fewer with limit, kind, country or currency; for the sources of dates use holidays, include=sources.',
  },
  {
    name: 'day_status',
    title: 'Status of a day',
    description: `Whether a date (day), or each of many (days), is a business day in each calendar and in all (or any) of them: open, early_close (a business day, with its closing time), closed (a holiday, named) or weekend. For "is the market / bank / office open on ...". ${TRUST}`,
    narrow: FEWER_DAYS,
  },
  {
    name: 'holidays',
    title: 'Holidays of a range, or the next ones',
    description:
      'range: every holiday, early close and working weekend day of a range or year, with name, coverage and status. A holiday on a weekend is listed too; the weekday in its stead is an entry of its own, `observed`. next: the next n of each calendar from a date on.',
    narrow: 'Ask for fewer calendars, a shorter range, a smaller n, or one kind.',
  },
  {
    name: 'business_days',
    title: 'Business-day arithmetic',
    description: `next, previous: the first business day after or before a date. add: n business days later (n < 0: earlier; 0: the date itself or else the next), or n periods; for trades use settlement_date, for currencies fx_dates. count: from \`from\` (counted) to \`to\` (NOT counted). adjust: a payment date moved by an ISDA convention. list: the business days themselves. number: which business day of its month a date is. ${TRUST}`,
    narrow: FEWER_DAYS,
  },
  {
    name: 'payment_schedule',
    title: 'Dates of regular payments',
    description: `Dates of coupons, rents, payrolls and other regular payments between \`start\` and \`end\` (or \`count\` periods), unadjusted and on business days; with day_count, payment_lag or fixing_lag also each period with accrual, payment and fixing date and its year fraction. ${TRUST}`,
    narrow: 'Ask for fewer periods.',
  },
  {
    name: 'settlement_date',
    title: 'When a trade settles',
    description: `When a trade on an exchange settles: the cycle in force on its trade date (T+1 in New York since 28 May 2024, T+2 before ...) counted on the market's settlement days, with the source of the cycle and every day counted. Right for past trades too. ${TRUST}`,
    narrow: FEWER_DAYS,
  },
  {
    name: 'fx_dates',
    title: 'Value and fixing dates of a currency pair',
    description: `spot: the value date of a trade: spot (T+2, T+1 or T+0 as the pair has it) or a tenor from it. ladder: all standard tenors. value_date: whether a date is one (broken dates), which currency is closed, the next and previous one. fixing: when the rate of a non-deliverable forward is fixed, back from \`value_date\`, or \`date\` with \`tenor\`; a source of null: the convention is assumed, say so. option: expiry and delivery of an option. ${TRUST}`,
    narrow: FEWER_DAYS,
  },
  {
    name: 'sessions',
    title: 'When exchanges trade',
    description:
      'list: each session of a range, in UTC and local time: open, close, break, closing auction, early closes and late opens. now: whether exchanges are open at an instant (`at`), until when, and when the next session begins; without `calendars` every exchange whose hours are known. Hours not known are null or `unknown`: say so.',
    narrow: FEWER_DAYS,
  },
  {
    name: 'changes',
    title: 'What changed between data releases',
    description:
      'What releases of the data added, removed or modified, oldest first; by default what changed days in the last 30 days. Use it to find out whether an earlier answer is still valid.',
    narrow: 'Ask for fewer with limit, calendars, from and to.',
  },
];

/** Short descriptions of parameters of several tools, since models read the whole list. */
export const SHARED_WORDS: Readonly<Record<string, string>> = {
  calendars: 'One to ten ids, separated by commas',
  mode: 'all (default): open in every calendar; any: in one',
  tz: 'Zone of `today`: UTC',
  weekend: 'ISO weekdays instead of the calendars’ weekend: 7 counts Saturdays',
  lang: 'Language of names, such as de. Default en',
  kind: 'Only of this kind',
  include: 'With ids of sources',
  explain: 'List every day checked, and why. Default true',
  release: 'As of an earlier data release',
};
