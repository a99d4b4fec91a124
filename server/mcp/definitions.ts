import type * as z from 'zod';
import { openNow, sessionsTold, settlementTold } from './market-texts.js';
import {
  added,
  adjusted,
  calendarDetail,
  changes,
  counted,
  dayStatus,
  foundCalendars,
  holidays,
  schedule,
  spot,
  stepped,
  type TextOf,
} from './texts.js';
import type { McpHost } from './types.js';

/** The tools, in the order in which a model should think of them. */

export interface ToolDefinition {
  readonly name: string;
  readonly title: string;
  /** The endpoint behind it, by its operationId. */
  readonly operation: string;
  /** For a model: what it gives, when to use it. */
  readonly description: string;
  /** Parameters of the endpoint that the tool does not have. */
  readonly without?: readonly string[];
  /** Parameters that it has in their place. */
  readonly own?: (host: McpHost) => Readonly<Record<string, z.ZodType>>;
  /** What it says of them instead of what an endpoint says of its own. */
  readonly words?: Readonly<Record<string, string>>;
  /** What must be given, though the endpoint could do without. */
  readonly required?: readonly string[];
  /** Members of the answer whose insides the list of tools does not spell out: it is read as a whole. */
  readonly brief?: readonly string[];
  /** How to ask for less. */
  readonly narrow: string;
  readonly text: TextOf;
}

const TRUST =
  'The answer tells coverage (verified: an official publication confirms every day it depends on), estimated (a date it depends on is not announced yet) and the data release: pass them on.';
const FEWER_DAYS = 'Ask about fewer calendars or a shorter range.';
/** Of parameters that many tools have: a list of tools is read as a whole, an address alone. */
export const SHARED_WORDS: Readonly<Record<string, string>> = {
  calendars: 'Ids of one to ten calendars, with commas between them; upper and lower case are the same',
  mode: 'all: a business day only if every calendar is open (settlement); any: if one of them is. Default all',
  tz: 'IANA time zone in which the word today is resolved. Default UTC',
  lang: 'Language of names, such as de or zh; English where there is no name in it. Default en',
  release: 'Id of an earlier data release: the answer as it was then. Default: the last release',
};
/** What a model is seldom asked, and a list of tools would be long by. */
const ROLES_OF_PERIODS = [
  ...['periods', 'accrual_start_convention', 'accrual_start_calendars', 'accrual_end_convention'],
  ...['accrual_end_calendars', 'payment_convention', 'payment_calendars', 'fixing_convention', 'fixing_calendars'],
  ...['fixing_in', 'ex_coupon_days', 'ex_coupon_unit', 'ex_coupon_calendars'],
];
const explained = (host: McpHost) => ({
  explain: host.word(
    ['true', 'false'],
    'Whether every day that was looked at is told, with what each calendar says of it and why. Default true',
    'true',
  ),
});

export const TOOLS: readonly ToolDefinition[] = [
  {
    name: 'find_calendars',
    title: 'Find a calendar',
    operation: 'listCalendars',
    description:
      'Finds the id of a calendar by what people call it: a country, state, city, exchange, currency, payment system, former code, in any language, misspelt too; the likeliest first. Use it before the other tools whenever an id is not certain. A country, its exchanges, its payment system and its securities settlement are calendars of their own, with different holidays: choose by `kind` what the question is about.',
    own: (host) => ({ limit: host.integer('Calendars in the answer, at most. Default 10', 1, 30, 10) }),
    narrow: 'Ask for fewer with limit, kind, country or currency.',
    brief: ['regular_closes', 'weekend', 'basis'],
    text: foundCalendars,
  },
  {
    name: 'calendar_details',
    title: 'What a calendar is and rests on',
    operation: 'getCalendar',
    description:
      'One calendar with its weekend, time zone, years of data, verified years, what it leaves out (`note`), and every official publication behind its verified dates, with address, publisher and the day it was last checked. Use it to cite where a date comes from.',
    without: ['from', 'to', 'kind', 'lang', 'type'],
    brief: ['settlement_cycles', 'hours', 'late_opens', 'sources', 'regular_closes', 'weekend'],
    narrow: 'Ask for the entries of the dates in question with holidays and include=sources.',
    text: calendarDetail,
  },
  {
    name: 'day_status',
    title: 'What a day is',
    operation: 'getDay',
    description: `Whether a date is a business day in each of up to ten calendars and in all (or any) of them: open, early_close (a business day, with its closing time), closed (a holiday, named) or weekend. Use it for "is the market / the bank / the office open on ...". ${TRUST}`,
    words: {
      tz: 'IANA time zone in which the word today is resolved, or local: every calendar is asked about its own date. Default UTC',
    },
    narrow: FEWER_DAYS,
    text: dayStatus,
  },
  {
    name: 'holidays',
    title: 'Holidays of a range or a year',
    operation: 'listHolidays',
    description:
      'Every holiday, early close and working weekend day in a range of dates or a whole year (`year=2027`), of up to ten calendars, each with its name, coverage and status (confirmed, estimated, provisional). A holiday on a weekend is listed too; the weekday in its stead is an entry of its own, `observed`.',
    narrow: 'Ask for fewer calendars, a shorter range, or one kind.',
    text: holidays,
  },
  {
    name: 'next_holidays',
    title: 'The next holidays',
    operation: 'nextHolidays',
    description:
      'The next n holidays and early closes of each calendar from a date on (default today). Use it for "when is the next holiday" and "when does the market close early next".',
    own: (host) => ({ n: host.integer('How many entries per calendar. Default 5', 1, 50, 5) }),
    narrow: 'Ask for fewer calendars or a smaller n.',
    text: holidays,
  },
  {
    name: 'next_business_day',
    title: 'The next business day',
    operation: 'nextBusinessDay',
    description: `The first business day after a date (with inclusive the date itself, if it is one), with the days stepped over and why. ${TRUST}`,
    own: explained,
    required: ['date'],
    narrow: FEWER_DAYS,
    text: stepped('next'),
  },
  {
    name: 'previous_business_day',
    title: 'The previous business day',
    operation: 'previousBusinessDay',
    description: `The last business day before a date (with inclusive the date itself, if it is one), with the days stepped over and why. ${TRUST}`,
    own: explained,
    required: ['date'],
    narrow: FEWER_DAYS,
    text: stepped('previous'),
  },
  {
    name: 'add_business_days',
    title: 'T+n: a date moved by business days',
    operation: 'addBusinessDays',
    description: `The date n business days after (n > 0) or before (n < 0) a date, with the days stepped over and why; n = 0 is the date itself or, if it is no business day, the next one. Right for settlement of securities (T+1 in XNYS:SETTLEMENT since 28 May 2024; T+n in the MIC:SETTLEMENT calendar of any market; asked of an exchange, it tells first when trades settle if that is another date), notice periods, deadlines and contracts; for currencies use fx_spot. ${TRUST}`,
    own: explained,
    required: ['date'],
    narrow: FEWER_DAYS,
    text: added,
  },
  {
    name: 'count_business_days',
    title: 'Business days between two dates',
    operation: 'countBusinessDays',
    without: ['by'],
    description: `How many business days lie from \`from\` (counted) up to \`to\` (NOT counted), with the closures between: a whole year is from=2027-01-01, to=2028-01-01. ${TRUST}`,
    own: explained,
    required: ['from', 'to'],
    narrow: FEWER_DAYS,
    text: counted,
  },
  {
    name: 'adjust_date',
    title: 'A date adjusted by a business day convention',
    operation: 'adjustBusinessDay',
    description: `A date moved to a business day by a convention of the ISDA definitions (following, modified_following, preceding, modified_preceding, nearest), for payment dates of loans, bonds and swaps; unchanged if it is one already. ${TRUST}`,
    own: explained,
    required: ['date'],
    narrow: FEWER_DAYS,
    text: adjusted,
  },
  {
    name: 'fx_spot',
    title: 'Value date of a currency pair',
    operation: 'getSpotValueDate',
    description: `The market's value date of a currency pair traded on a date: spot (T+2, T+1 or T+0 as the pair has it) or a tenor from it (ON, TN, SN, TOM, 3D, 1W, 3M, 1Y6M, IMM1 ...; ON and TN do not exist on every day, then it says why), by the conventions of each currency, with the publication of the convention and every day that was counted. Never use add_business_days for currencies: it is wrong around New York holidays. ${TRUST}`,
    words: {
      tenor:
        'ON, TN, SP (spot), SN, TOD, TOM; days, weeks, months, years up to ten alone or together (3D, 1W, 6M, 1Y6M); IMM1 to IMM40. Default SP',
    },
    own: explained,
    required: ['date'],
    narrow: FEWER_DAYS,
    text: spot,
  },
  {
    name: 'settlement_date',
    title: 'When a trade settles',
    operation: 'getSettlementDate',
    description: `When a trade on an exchange settles: the cycle in force on its trade date (T+1 in New York since 28 May 2024, T+2 before ...) counted on the market's settlement days, with the source of the cycle and every day that was counted. Right for past trades too; a date before the first cycle that is known is refused. Use it instead of add_business_days for securities. ${TRUST}`,
    own: explained,
    required: ['trade_date'],
    brief: ['cycle'],
    narrow: FEWER_DAYS,
    text: settlementTold,
  },
  {
    name: 'sessions',
    title: 'When exchanges trade',
    operation: 'listSessions',
    description:
      'Each session of up to ten exchanges in a range of dates, as instants in UTC and local time: open, close, break, closing auction, early closes and late opens, across changes of clocks. hours is null where the hours of a market are not known: say so, do not guess.',
    brief: ['calendars'],
    narrow: 'Ask for fewer calendars or a shorter range.',
    text: sessionsTold,
  },
  {
    name: 'is_open',
    title: 'Is a market open now',
    operation: 'getSessionsNow',
    description:
      'Whether exchanges are open at an instant (`at`, default now), until when, and when the next session begins. Without `calendars` every exchange whose hours are known. unknown: its hours are not known; do not guess.',
    brief: ['calendars'],
    narrow: 'Name the calendars.',
    text: openNow,
  },
  {
    name: 'payment_schedule',
    title: 'Dates of regular payments',
    operation: 'listSchedule',
    description: `The dates of coupons, rents, payrolls and other regular payments between \`start\` and \`end\` (or \`count\` periods), unadjusted and on business days, with roll day, end of month, stubs (also by first_regular and last_regular), the dates of credit default swaps (rule) and convention; with day_count, payment_lag or fixing_lag also each period with accrual, payment and fixing date and its fraction of a year. ${TRUST}`,
    without: ROLES_OF_PERIODS,
    words: {
      first_regular: 'The first regular date, where the first stub ends',
      last_regular: 'The last regular date, where the last stub begins',
      rule: 'Dates of credit default swaps, on the 20th: cds2015 and cds with the whole first coupon, old_cds from `start`; twentieth_imm and twentieth as QuantLib has them',
      tenor: 'With a rule of cds, instead of `end`: the standard maturity from the trade date `start`, such as 5Y',
      day_count: 'ACT/360, ACT/365F, ACT/ACT ISDA, ACT/ACT ICMA, 30/360, 30E/360 or BUS/252',
      payment_lag: 'Business days from the end of a period to its payment',
      fixing_lag: 'Business days from the fixing to the start of its period',
    },
    narrow: 'Ask for fewer periods.',
    text: schedule,
  },
  {
    name: 'changes',
    title: 'What changed between data releases',
    operation: 'listChanges',
    description:
      'What releases of the data added, removed or modified, oldest first: by default only changes by which a day has another status or closing time (what=days) of the last 30 days (`since`). Use it to find out whether an answer given earlier still holds. Goes on with cursor = next_cursor.',
    own: (host) => ({
      what: host.word(
        ['all', 'days'],
        'days: only changes by which a day has another status or closing time; all: also names, sources and coverage. Default days',
        'days',
      ),
      limit: host.integer('Changes in one answer, at most. Default 20', 1, 60, 20),
    }),
    narrow: 'Ask for fewer with limit, calendars, from and to.',
    text: changes,
  },
];
