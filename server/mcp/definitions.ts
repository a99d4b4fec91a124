import type * as z from 'zod';
import { integer, word } from '../api/parameters.js';
import { fixing, ladder, valueDate } from './fx-texts.js';
import { openNow, sessionsText, settlementText } from './market-texts.js';
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

/** The tools, in the order in which a model should consider them. */

export interface ToolDefinition {
  readonly name: string;
  readonly title: string;
  /** The operationId of its endpoint. */
  readonly operation: string;
  /** For the model: what it returns and when to use it. */
  readonly description: string;
  /** Parameters of the endpoint that the tool leaves out. */
  readonly without?: readonly string[];
  /** Parameters that replace them. */
  readonly own?: Readonly<Record<string, z.ZodType>>;
  /** Descriptions of parameters that replace those of the endpoint. */
  readonly words?: Readonly<Record<string, string>>;
  /** Required parameters that are optional in the endpoint. */
  readonly required?: readonly string[];
  /** Members of the response without details in the list of tools, to keep the list short. */
  readonly brief?: readonly string[];
  /** Advice for narrowing the request. */
  readonly narrow: string;
  readonly text: TextOf;
}

const TRUST =
  'Pass on coverage (verified: every day it depends on is, by official publications), estimated (one is not announced yet) and the data release.';
const FEWER_DAYS = 'Ask about fewer calendars or a shorter range.';
/** Short descriptions of common parameters, since models read the whole list of tools. */
export const SHARED_WORDS: Readonly<Record<string, string>> = {
  calendars: 'Ids of one to ten calendars, separated by commas',
  mode: 'all: every calendar must be open (settlement); any: one of them. Default all',
  tz: 'IANA time zone of the word today. Default UTC',
  lang: 'Language of names, such as de or zh; falls back to English. Default en',
  release: 'Id of an earlier data release, for the answer as of then. Default: the last one',
};
/** Rarely needed parameters that would make the list of tools long. */
const ROLES_OF_PERIODS = [
  ...['periods', 'accrual_start_convention', 'accrual_start_calendars', 'accrual_end_convention'],
  ...['accrual_end_calendars', 'payment_convention', 'payment_calendars', 'fixing_convention', 'fixing_calendars'],
  ...['fixing_in', 'ex_coupon_days', 'ex_coupon_unit', 'ex_coupon_calendars'],
];
const explained = {
  explain: word(['true', 'false'], 'Whether to list every day that was checked, with the reason. Default true')
    .optional()
    .default('true'),
};

export const TOOLS: readonly ToolDefinition[] = [
  {
    name: 'find_calendars',
    title: 'Find a calendar',
    operation: 'listCalendars',
    description:
      'Finds the id of a calendar by a common name: a country, state, city, exchange, currency, payment system or former code, in any language, also misspelt; best match first. Use it before the other tools whenever an id is not certain. A country, its exchanges, its payment system and its securities settlement are calendars of their own, with different holidays: choose by `kind` what the question is about.',
    own: { limit: integer('Maximum number of calendars. Default 10', 1, 30, 10).optional().default(10) },
    narrow: 'Ask for fewer with limit, kind, country or currency.',
    brief: ['regular_closes', 'weekend', 'basis'],
    text: foundCalendars,
  },
  {
    name: 'calendar_details',
    title: 'Description and sources of a calendar',
    operation: 'getCalendar',
    description:
      'One calendar with its weekend, time zone, years of data, verified years, what it leaves out (`note`), and every official publication behind its verified dates, with address, publisher and the day it was last checked. Use it to cite where a date comes from.',
    without: ['from', 'to', 'kind', 'lang', 'type'],
    brief: [
      'settlement_cycles',
      'hours',
      'late_opens',
      'late_open_doubts',
      'hours_doubts',
      'sources',
      'regular_closes',
      'weekend',
    ],
    narrow: 'Ask for the entries of the dates in question with holidays and include=sources.',
    text: calendarDetail,
  },
  {
    name: 'day_status',
    title: 'Status of a day',
    operation: 'getDay',
    description: `Whether a date is a business day in each of up to ten calendars and in all (or any) of them: open, early_close (a business day, with its closing time), closed (a holiday, named) or weekend. Use it for "is the market / the bank / the office open on ...". ${TRUST}`,
    words: {
      tz: 'IANA time zone in which the word today is resolved, or local: each calendar uses its own local date. Default UTC',
    },
    narrow: FEWER_DAYS,
    text: dayStatus,
  },
  {
    name: 'holidays',
    title: 'Holidays of a range or a year',
    operation: 'listHolidays',
    description:
      'Every holiday, early close and working weekend day in a range of dates or a whole year (`year=2027`), with name, coverage and status. A holiday on a weekend is listed too; the weekday in its stead is an entry of its own, `observed`. Late opens need kind=late_open.',
    narrow: 'Ask for fewer calendars, a shorter range, or one kind.',
    text: holidays,
  },
  {
    name: 'next_holidays',
    title: 'The next holidays',
    operation: 'nextHolidays',
    description:
      'The next n holidays and early closes of each calendar from a date on (default today), in the form of `holidays`. Use it for "when is the next holiday" and "when does the market close early next".',
    brief: ['entries'],
    own: { n: integer('How many entries per calendar. Default 5', 1, 50, 5).optional().default(5) },
    narrow: 'Ask for fewer calendars or a smaller n.',
    text: holidays,
  },
  {
    name: 'next_business_day',
    title: 'The next business day',
    operation: 'nextBusinessDay',
    description: `The first business day after a date (with inclusive the date itself, if it is one), with the skipped days and the reasons. ${TRUST}`,
    own: explained,
    required: ['date'],
    narrow: FEWER_DAYS,
    text: stepped('next'),
  },
  {
    name: 'previous_business_day',
    title: 'The previous business day',
    operation: 'previousBusinessDay',
    description: `The last business day before a date (with inclusive the date itself, if it is one), with the skipped days and the reasons. ${TRUST}`,
    own: explained,
    required: ['date'],
    narrow: FEWER_DAYS,
    text: stepped('previous'),
  },
  {
    name: 'add_business_days',
    title: 'T+n: a date moved by business days',
    operation: 'addBusinessDays',
    description: `The date n business days after (n > 0) or before (n < 0) a date, with the days stepped over and why; n = 0 is the date itself or, if it is no business day, the next one. Right for settlement of securities (T+1 in XNYS:SETTLEMENT since 28 May 2024; T+n in the MIC:SETTLEMENT calendar of any market; for an exchange it also gives the settlement date if that differs), notice periods, deadlines and contracts; for currencies use fx_spot. ${TRUST}`,
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
    brief: ['conventions'],
    narrow: FEWER_DAYS,
    text: spot,
  },
  {
    name: 'fx_ladder',
    title: 'Value dates of all standard tenors',
    operation: 'getTenorLadder',
    description:
      'The value dates of a currency pair for ON, TN, SP, SN, 1W to 3W, 1M to 11M, 1Y to 10Y and the next IMM dates at once, each as in fx_spot. Pass on what is estimated and the data release.',
    brief: ['conventions', 'tenors'],
    narrow: FEWER_DAYS,
    text: ladder,
  },
  {
    name: 'fx_value_date',
    title: 'Is it a value date',
    operation: 'getValueDate',
    description: `Whether a date is a value date of a currency pair (for broken dates, which belong to no tenor), which of its currencies is closed, and the next and previous value date. ${TRUST}`,
    required: ['value_date'],
    narrow: FEWER_DAYS,
    text: valueDate,
  },
  {
    name: 'fx_fixing',
    title: 'Fixing date of a non-deliverable forward',
    operation: 'getFixingDate',
    description: `The day on which the rate of a non-deliverable forward is fixed, counted back from its value date (value_date, or date with tenor), with the rate and the publication of the convention; null: the convention is assumed, say so. ${TRUST}`,
    words: { tenor: 'As in fx_spot. Default SP' },
    brief: ['convention'],
    narrow: FEWER_DAYS,
    text: fixing,
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
    text: settlementText,
  },
  {
    name: 'sessions',
    title: 'When exchanges trade',
    operation: 'listSessions',
    description:
      'Each session of up to ten exchanges in a range of dates, as instants in UTC and local time: open, close, break, closing auction, early closes and late opens, across clock changes. hours is null if the hours of a market are not known: say so, do not guess.',
    brief: ['calendars'],
    narrow: 'Ask for fewer calendars or a shorter range.',
    text: sessionsText,
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
    description: `The dates of coupons, rents, payrolls and other regular payments between \`start\` and \`end\` (or \`count\` periods), unadjusted and on business days, with roll day, end of month, stubs (also by first_regular and last_regular), the dates of credit default swaps (rule) and convention; with day_count, payment_lag or fixing_lag also each period with accrual, payment and fixing date and its year fraction. ${TRUST}`,
    without: ROLES_OF_PERIODS,
    words: {
      roll: 'Day of the month of the regular dates; EOM: its last day; IMM: its third Wednesday. Default: that of the anchor date (start or end)',
      end_of_month:
        'true: if the anchor date is the last day or business day of its month, all regular dates are last days of their months. Default false',
      direction:
        'backward: counted from `end`, with a front stub; forward: from `start`, with a back stub. Default: by `stub`; otherwise backward with `end`',
      convention: 'As in adjust_date; or unadjusted. Default modified_following; following with cds2015, cds, old_cds',
      termination_convention: 'How the last date is adjusted. Default: `convention`; unadjusted with cds2015, cds',
      first_regular: 'The first regular date, where the first stub ends',
      last_regular: 'The last regular date, where the last stub begins',
      rule: 'Dates of credit default swaps, on the 20th: cds2015 and cds with a full first coupon, old_cds from `start`; twentieth_imm and twentieth as in QuantLib',
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
      'What releases of the data added, removed or modified, oldest first: by default only changes of the status or closing time of a day (what=days) in the last 30 days (`since`). Use it to find out whether an earlier answer is still valid. Continue with cursor = next_cursor.',
    own: {
      what: word(
        ['all', 'days'],
        'days: only changes of the status or closing time of a day; all: also names, sources and coverage. Default days',
      )
        .optional()
        .default('days'),
      limit: integer('Maximum number of changes. Default 20', 1, 60, 20).optional().default(20),
    },
    brief: ['before', 'after'],
    narrow: 'Ask for fewer with limit, calendars, from and to.',
    text: changes,
  },
];
