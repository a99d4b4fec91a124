import type * as z from 'zod';
import type { Citation, CitedRule } from '../api/basis-schemas.js';
import type { CalendarDetail, CalendarMeta, Change, Entry } from '../api/schemas.js';
import { isoWeekday, mustParseDay } from '../engine/civil-date.js';
import { SERVED_BASES, type ServedBasis } from '../engine/types.js';
import { yearRanges } from '../engine/year-ranges.js';
import { WEEKDAYS } from '../text/date-words.js';

/**
 * Answers in words, for models that read no structured content: the whole of what was asked, and how far to trust it.
 */

/** What is always told of an answer. */
export interface Told {
  readonly data_release: { readonly id: string };
  readonly [member: string]: unknown;
}

export type TextOf = (told: Told, given: Readonly<Record<string, string>>) => string;

type EntryBody = z.output<typeof Entry>;
type DayBody = {
  readonly id: string;
  readonly date?: string;
  readonly status: string;
  readonly is_business_day: boolean;
  readonly close_time: string | null;
  readonly coverage: string;
  readonly basis: string | null;
  readonly estimated: boolean;
  readonly entries: readonly EntryBody[];
};
interface ExplainedDay {
  readonly date: string;
  readonly is_business_day: boolean;
  readonly calendars: readonly DayBody[];
  readonly step?: string;
  readonly currency?: string | null;
  readonly number?: number | null;
  readonly is_result?: boolean;
}
export interface Trusted extends Told {
  readonly coverage: string;
  readonly estimated: boolean;
  readonly earliest?: string | null;
  readonly latest?: string | null;
  readonly least?: number;
  readonly most?: number;
  readonly mode?: string;
  readonly explanation?: { readonly days: readonly ExplainedDay[]; readonly omitted: number };
}

/** So many weekend days are named one by one; more are counted. */
const FEW_WEEKENDS = 8;
export const MOST_CLOSURES = 60;
const MOST_SOURCES = 40;
const MOST_RULES = 60;

export const foundCalendars: TextOf = (told, { q }) => {
  const { calendars, data_release } = told as Told & { calendars: z.output<typeof CalendarMeta>[] };
  const none =
    'No calendar was found. Try another word: the country, the city, the currency, the name of the exchange.';
  const head = q === undefined ? 'Calendars, by id:' : `Calendars for ${JSON.stringify(q)}, the likeliest first:`;
  return lines(calendars.length === 0 ? none : head, ...calendars.map(calendarLine), releaseLine(data_release.id));
};

export const calendarDetail: TextOf = (told) => {
  const { calendar, data_release } = told as Told & { calendar: z.output<typeof CalendarDetail> };
  const { weekend, sources, note, last_verified_at, bases, regular_closes, basis, rules = [] } = calendar;
  const days = weekend.at(-1)!.days.map((day) => WEEKDAYS[day - 1]);
  return lines(
    calendarLine(calendar),
    `Weekend: ${days.join(', ') || 'none'}${weekend.length > 1 ? ` (since ${weekend.at(-1)!.start})` : ''}.`,
    bases && bases.length > 0 && `Built on: ${bases.join(', ')}.`,
    regular_closes && 'Some weekdays have shorter hours all year: see regular_closes.',
    note && `Note: ${note}`,
    last_verified_at === null
      ? 'Verified by no official publication.'
      : `Last compared with a publication on ${last_verified_at}. Official publications:`,
    ...sources
      .slice(0, MOST_SOURCES)
      .map(
        ({ publisher, url, years = [], checked }) =>
          `- ${publisher}, ${url}${years.length > 0 ? ` (${yearRanges(years)})` : ''}${checked ? `, checked ${checked}` : ''}`,
      ),
    sources.length > MOST_SOURCES && `and ${sources.length - MOST_SOURCES} more.`,
    basis && `Its dates rest on: ${countsText(basis)}.`,
    rules.length > 0 && 'Its rules, where no publication verifies the date:',
    ...rules.slice(0, MOST_RULES).map(ruleLine),
    rules.length > MOST_RULES && `and ${rules.length - MOST_RULES} more: see rules.`,
    releaseLine(data_release.id),
  );
};

export const dayStatus: TextOf = (told) => {
  const { date, mode, is_business_day, coverage, estimated, calendars, data_release } = told as Told & {
    readonly date: string;
    readonly mode: string;
    readonly is_business_day: boolean;
    readonly coverage: string;
    readonly estimated: boolean;
    readonly calendars: readonly DayBody[];
  };
  const verdict = is_business_day ? 'a business day' : 'not a business day';
  const together =
    calendars.length > 1
      ? ` in ${mode === 'all' ? 'all' : 'any'} of ${calendars.map(({ id }) => id).join(', ')} together`
      : '';
  const isUnsure =
    estimated || calendars.some((day) => day.estimated || day.entries.some(({ status }) => status !== 'confirmed'));
  return lines(
    `${named(date)} is ${verdict}${together}.`,
    ...calendars.map((day) => {
      const own = day.date ? ` on its own date, ${named(day.date)}` : '';
      return `- ${day.id}${own}: ${dayText(day)}; ${restsOn(day)}${day.estimated ? '; estimated' : ''}`;
    }),
    estimated &&
      `It may turn out ${is_business_day ? 'to be none' : 'to be one'}: a date here or near is not announced yet.`,
    trustLine(coverage, isUnsure, data_release.id),
  );
};

export const holidays: TextOf = (told) => {
  const { from, to, calendars, data_release } = told as Told & {
    readonly from: string;
    readonly to?: string;
    readonly calendars: readonly { id: string; name: string; complete?: boolean; entries: EntryBody[] }[];
  };
  const all = calendars.flatMap(({ entries }) => entries);
  const unsure = all.filter(({ status }) => status !== 'confirmed').length;
  return lines(
    to === undefined ? `From ${from} on:` : `From ${from} to ${to}, both counted:`,
    ...calendars.flatMap(({ id, name, complete, entries }) => [
      `${id} (${name}): ${entries.length === 0 ? 'no entry' : plural(entries.length, 'entry', 'entries')}`,
      ...entries.map((entry) => `- ${named(entry.date)} ${entryText(entry)}`),
      complete === false && 'The data end before more are found.',
    ]),
    `They rest on: ${countsText(countBases(all))}. Estimated or provisional: ${unsure}. ${releaseLine(data_release.id)}`,
  );
};

/** Of a step to the next or the previous business day. */
export function stepped(which: 'next' | 'previous'): TextOf {
  const side = which === 'next' ? 'after' : 'before';
  return (told, { calendars = '', inclusive = '' }) => {
    const { date, result } = told as Trusted & { date: string; result: string };
    const trusted = told as Trusted;
    const from = `${inclusive.toLowerCase() === 'true' ? 'on or ' : ''}${side} ${named(date)}`;
    return arithmetic(`The ${which} business day ${from} in ${where(calendars, trusted)}: ${named(result)}.`, trusted);
  };
}

export const added: TextOf = (told, { calendars = '' }) => {
  const { date, n, result } = told as Trusted & { date: string; n: number; result: string };
  const trusted = told as Trusted;
  const moved = `${plural(Math.abs(n), 'business day', 'business days')} ${n > 0 ? 'after' : 'before'} ${named(date)}`;
  const headline = n === 0 ? `${named(date)}, or the first business day after it,` : moved;
  return lines(
    settlementLine(told as SettledBeside),
    arithmetic(`${headline} in ${where(calendars, trusted)}: ${named(result)}.`, trusted),
  );
};

interface SettledBeside extends Told {
  readonly n: number;
  readonly settlement?: {
    readonly calendars: readonly string[];
    readonly result: string;
    readonly coverage: string;
    readonly estimated: boolean;
  };
}

/** Said before all else: who asks T+n of an exchange may mean when its trades settle. */
function settlementLine({ n, settlement }: SettledBeside): string | false {
  if (settlement === undefined) return false;
  const { calendars, result, coverage, estimated } = settlement;
  const trust = `${coverage === 'verified' ? 'verified' : 'not verified'}${estimated ? ', estimated' : ''}`;
  return `Trades settle on ${named(result)}: T+${n} in ${calendars.join(', ')} (${trust}). The exchange itself is open on days on which nothing settles:`;
}

export const counted: TextOf = (told, { calendars = '' }) => {
  const { from, to, count } = told as Trusted & { from: string; to: string; count: number };
  const trusted = told as Trusted;
  return arithmetic(
    `${plural(count, 'business day', 'business days')} from ${named(from)}, counted, to ${named(to)}, not counted, in ${where(calendars, trusted)}.`,
    trusted,
  );
};

export const adjusted: TextOf = (told, { calendars = '' }) => {
  const {
    date,
    convention,
    result,
    adjusted: isMoved,
  } = told as Trusted & {
    date: string;
    convention: string;
    result: string;
    adjusted: boolean;
  };
  const moved = isMoved ? `becomes ${named(result)}` : 'is a business day and stays';
  return arithmetic(
    `${named(date)} ${moved} by ${convention} in ${where(calendars, told as Trusted)}.`,
    told as Trusted,
  );
};

const SOURCE_WORDS: Readonly<Record<string, string>> = {
  lag: 'the lag',
  days_between: 'how the days between are counted',
  lag_and_days_between: 'the lag and how the days between are counted',
  cross: 'the rule for crosses',
  value_date: 'New York holidays as value dates',
};

interface SpotTold extends Trusted {
  readonly pair: string;
  readonly date: string;
  readonly trade_date: string;
  readonly tenor: string;
  readonly spot: string;
  readonly near: string | null;
  readonly result: string | null;
  readonly lag: number;
  readonly calendars: readonly string[];
  readonly convention_source: string | null;
  readonly convention_source_of: string | null;
  readonly note: string | null;
  readonly reason: string | null;
}

export const spot: TextOf = (told) => {
  const answer = told as SpotTold;
  const { pair, trade_date, lag, calendars, convention_source, convention_source_of, note, reason } = answer;
  return lines(
    note !== null && `Note: ${note}.`,
    `${pair} traded on ${named(trade_date)}: ${valueWords(answer)}. Spot is T+${lag}; on the value date ${calendars.join(', ')} must be open.`,
    reason !== null && `Why: ${reason}.`,
    convention_source === null
      ? 'The convention is assumed: no publication was found for it.'
      : `Convention: ${convention_source}, the source of ${SOURCE_WORDS[convention_source_of!]}; what else applies is the general rule or in conventions.`,
    ...(answer.explanation?.days ?? []).slice(0, MOST_CLOSURES).map((day) => `- ${countedDay(day)}`),
    omittedLine(answer.explanation?.days.length ?? 0, answer.explanation?.omitted ?? 0),
    boundsLine(answer),
    trustLine(answer.coverage, answer.estimated, answer.data_release.id),
  );
};

function valueWords({ tenor, spot, near, result }: SpotTold): string {
  if (result === null) return `there is no ${tenor} (spot ${named(spot)})`;
  if (tenor === 'SP') return `spot value date ${named(result)}`;
  const first = near === null || near === spot ? '' : `, first value date ${named(near)}`;
  return `${tenor} value date ${named(result)} (spot ${named(spot)}${first})`;
}

interface PeriodTold {
  readonly accrual_start: string;
  readonly accrual_end: string;
  readonly payment_date: string;
  readonly fixing_date: string | null;
  readonly ex_coupon_date: string | null;
  readonly days: number;
  readonly day_count_fraction: number | null;
  readonly period: string;
  readonly estimated: boolean;
}

function periodLine(one: PeriodTold): string {
  const fixed = one.fixing_date === null ? '' : `, fixed ${one.fixing_date}`;
  const ex = one.ex_coupon_date === null ? '' : `, ex ${one.ex_coupon_date}`;
  const part = one.day_count_fraction === null ? '' : `, ${one.day_count_fraction} of a year`;
  const head = `${one.accrual_start} to ${one.accrual_end} (${one.period}, ${plural(one.days, 'day', 'days')}${part})`;
  return `- ${head}${fixed}${ex}: paid ${named(one.payment_date)}${one.estimated ? ', estimated' : ''}`;
}

export const schedule: TextOf = (told, { calendars = '', end_of_month: asked = '' }) => {
  const { dates, periods, frequency, convention, end_of_month } = told as Trusted & {
    readonly periods?: readonly PeriodTold[];
    readonly frequency: string;
    readonly end_of_month: boolean;
    readonly convention: string;
    readonly dates: readonly {
      unadjusted: string;
      date: string;
      period: string;
      coverage: string;
      estimated: boolean;
    }[];
  };
  const trusted = told as Trusted;
  return lines(
    `${dates.length} dates, every ${frequency}, ${convention}${end_of_month ? ', ends of months' : ''}, in ${where(calendars, trusted)}:`,
    asked.toLowerCase() === 'true' &&
      !end_of_month &&
      'end_of_month was not applied: the date counted from is not the last business day of its month.',
    ...dates.map(({ unadjusted, date, period, estimated }) => {
      const moved = unadjusted === date ? '' : `, moved from ${unadjusted}`;
      return `- ${named(date)}: ${period}${moved}${estimated ? ', estimated' : ''}`;
    }),
    periods && 'Periods, by accrual:',
    ...(periods ?? []).map(periodLine),
    trustLine(trusted.coverage, trusted.estimated, trusted.data_release.id),
  );
};

export const changes: TextOf = (told) => {
  const {
    changes: all,
    next_cursor,
    data_release,
  } = told as Told & {
    readonly changes: readonly z.output<typeof Change>[];
    readonly next_cursor: number | null;
  };
  return lines(
    all.length === 0 ? 'No changes here.' : plural(all.length, 'change', 'changes', 'oldest first:'),
    ...all.map(changeLine),
    next_cursor !== null && `There may be more: ask again with cursor=${next_cursor} and the same other arguments.`,
    releaseLine(data_release.id),
  );
};

/** A result with what was stepped over, and how far to trust it. */
function arithmetic(headline: string, told: Trusted & { readonly result?: string }): string {
  const { explanation, coverage, estimated, data_release, result } = told;
  const days = explanation?.days ?? [];
  const final = days.find(({ date }) => date === result);
  const early = final?.calendars.filter(({ close_time }) => close_time !== null) ?? [];
  return lines(
    headline,
    ...closuresLines(days),
    early.length > 0 &&
      `On that day ${early.map(({ id, close_time }) => `${id} closes early, at ${close_time}`).join(', ')}.`,
    omittedLine(days.length, explanation?.omitted ?? 0),
    boundsLine(told),
    trustLine(coverage, estimated, data_release.id),
  );
}

/** The days that were no business days: closures with their names, weekends counted where there are many. */
function closuresLines(days: readonly ExplainedDay[]): string[] {
  const closed = days.filter(({ is_business_day }) => !is_business_day);
  const isWeekend = ({ calendars }: ExplainedDay) =>
    calendars.every(({ status, is_business_day }) => is_business_day || status === 'weekend');
  const weekends = closed.filter(isWeekend);
  const others = closed.filter((day) => !isWeekend(day));
  const shown = weekends.length <= FEW_WEEKENDS ? closed : others;
  if (closed.length === 0) return [];
  return [
    `${plural(closed.length, 'day is', 'days are')} no business day:`,
    ...shown.slice(0, MOST_CLOSURES).map((day) => `- ${named(day.date)}: ${whyClosed(day)}`),
    ...(shown.length > MOST_CLOSURES ? [`- and ${shown.length - MOST_CLOSURES} more`] : []),
    ...(shown === closed ? [] : [`- ${weekends.length} weekend days`]),
  ];
}

function whyClosed({ calendars }: ExplainedDay): string {
  return calendars
    .filter(({ is_business_day }) => !is_business_day)
    .map((day) => `${day.id} ${dayText(day)} (${restsOn(day)})`)
    .join('; ');
}

/** A day of a value date, as it was counted. */
export function countedDay(day: ExplainedDay): string {
  const { date, step = '', currency, number, is_result, is_business_day } = day;
  const what = `${step.replaceAll('_', ' ')}${currency ? ` ${currency}` : ''}`;
  const open = step === 'count' ? 'open on a weekend: not counted' : 'open';
  const verdict = number ? `business day ${number}` : is_business_day ? open : whyClosed(day);
  return `${what}: ${named(date)}, ${verdict}${is_result ? ' (taken)' : ''}`;
}

/** Between what an estimated answer lies. */
export function boundsLine({ earliest, latest, least, most }: Trusted): string | false {
  if (least !== undefined && most !== undefined) {
    return least !== most && `By what is announced it may be from ${least} to ${most}.`;
  }
  if (earliest === undefined || latest === undefined || earliest === latest) return false;
  const from = earliest === null ? 'before the data begin' : named(earliest);
  const to = latest === null ? 'after the data end' : named(latest);
  return `By what is announced it may be as early as ${from}, or as late as ${to}.`;
}

export function omittedLine(told: number, omitted: number): string | false {
  return omitted > 0 && `Only the first ${told} days are explained; ${omitted} more were looked at.`;
}

function calendarLine(calendar: z.output<typeof CalendarMeta> | z.output<typeof CalendarDetail>): string {
  const {
    id,
    kind,
    name,
    local_name,
    timezone,
    data_years,
    verified_years,
    countries,
    currencies,
    aliases = [],
  } = calendar;
  const place = [
    kind,
    countries.length > 3 ? `${countries.length} countries` : countries.join(' '),
    currencies.join(' '),
    timezone,
  ];
  const verified = verified_years.length === 0 ? 'no whole year verified' : `verified ${yearRanges(verified_years)}`;
  const known = aliases.length === 0 ? '' : `; also known as ${aliases.join(', ')}`;
  const title = local_name === undefined ? name : `${name} (${local_name})`;
  return `- ${id}: ${title}; ${place.filter(Boolean).join(', ')}; data ${data_years[0]} to ${data_years[1]}, ${verified}${known}`;
}

function dayText({ status, close_time, entries }: DayBody): string {
  const words = status === 'early_close' ? `early close at ${close_time}` : status;
  const names = entries.map(({ name, status: sure }) => (sure === 'confirmed' ? name : `${name} (${sure})`));
  return names.length === 0 ? words : `${words}: ${names.join(' / ')}`;
}

function entryText({
  kind,
  name,
  close_time,
  status,
  observed,
  coverage,
  may_move_days: moves,
  close_time_coverage: hour,
  sources,
  basis,
  citation,
}: EntryBody): string {
  const words = [
    `${kind.replaceAll('_', ' ')}${close_time === null ? '' : ` at ${close_time}`}: ${name}`,
    observed && 'observed',
    restsOn({ coverage, basis }),
    hour && 'its hour is not verified',
    status !== 'confirmed' && status,
    moves === null && 'may be taken back; by how much it may move is not known',
    typeof moves === 'number' &&
      (moves === 0 ? 'its method has met every date announced' : `may move by ${plural(moves, 'day', 'days')}`),
    sources && sources.length > 0 && `sources ${sources.join(' ')}`,
    citation && citationText(citation),
  ];
  return words.filter(Boolean).join('; ');
}

/** What a day or an entry rests on, in one of the words of `basis`. */
function restsOn({ coverage, basis }: { readonly coverage: string; readonly basis: string | null }): string {
  if (coverage === 'verified') return 'verified';
  return basis === null ? 'not verified' : `not verified, rests on ${BASIS_WORDS[basis as ServedBasis]}`;
}

const BASIS_WORDS: Readonly<Record<ServedBasis, string>> = {
  publication: 'a publication',
  law: 'a law',
  notice: 'a notice',
  rule: 'a rule without a text',
  library: 'the library date-holidays alone',
  own: 'the own days of this server, in no release',
};

function countsText(counts: Readonly<Partial<Record<ServedBasis | 'unknown', number | undefined>>>): string {
  const told = [...SERVED_BASES, 'unknown' as const].flatMap((basis) =>
    counts[basis] ? [`${basis} ${counts[basis]}`] : [],
  );
  return told.join(', ') || 'nothing, there is none';
}

function countBases(entries: readonly EntryBody[]): Partial<Record<ServedBasis | 'unknown', number>> {
  const counts: Partial<Record<ServedBasis | 'unknown', number>> = {};
  for (const { basis } of entries) counts[basis ?? 'unknown'] = (counts[basis ?? 'unknown'] ?? 0) + 1;
  return counts;
}

type CitationBody = z.output<typeof Citation>;

function citationText({ url, publisher, what, note, through }: CitationBody): string {
  const text = [what, publisher, url].filter(Boolean).join(', ');
  return [
    text ? `cited: ${text}` : 'no text found',
    through && `as of ${through.calendar}${through.url ? ` by ${through.url}` : ''}`,
    note && `note: ${note}`,
  ]
    .filter(Boolean)
    .join('; ');
}

function ruleLine({ words, years, basis, citation }: z.output<typeof CitedRule>): string {
  const span = years ? ` (${years[0]} to ${years[1] ?? 'now'})` : '';
  return `- ${words}${span}: ${basis}${citation ? `; ${citationText(citation)}` : ''}`;
}

function changeLine(change: z.output<typeof Change>): string {
  const { release_id, calendar_id, date, kind, change_type, origin, name, fields, before, after } = change;
  const states = { ...before, ...after } as Record<string, unknown>;
  const differing = change_type === 'modified' ? fields.filter((field) => field in states) : [];
  const shown = (state: object | null, field: string) =>
    JSON.stringify((state as Record<string, unknown> | null)?.[field] ?? null);
  const parts = differing.map((field) => `${field} ${shown(before, field)} -> ${shown(after, field)}`);
  const close = after?.close_time ?? before?.close_time;
  const told =
    change_type === 'modified'
      ? parts.join(', ')
      : [close && `at ${close}`, after?.coverage, after?.status].filter(Boolean).join(', ');
  return `- ${origin ? 'own days of this server, ' : ''}release ${release_id}, ${calendar_id} ${named(date)} ${kind.replaceAll('_', ' ')} ${JSON.stringify(name)} ${change_type}${told ? `: ${told}` : ''}`;
}

function where(calendars: string, { mode }: Trusted): string {
  const ids = calendars.split(',').map((id) => id.trim());
  if (ids.length === 1) return ids[0]!.toUpperCase();
  return `${mode === 'any' ? 'any' : 'all'} of ${ids.map((id) => id.toUpperCase()).join(', ')}`;
}

export function trustLine(coverage: string, estimated: boolean, release: string): string {
  const covered =
    coverage === 'verified'
      ? 'verified (an official publication confirms every day this depends on)'
      : 'library (not every day this depends on is confirmed by an official publication)';
  const sure = estimated ? 'yes: a date this depends on is not announced yet and may move' : 'no';
  return `Coverage: ${covered}. Estimated: ${sure}. ${releaseLine(release)}`;
}

export function releaseLine(release: string): string {
  return `Data release ${release}.`;
}

/** A date with its weekday. */
export function named(date: string): string {
  return `${date} (${WEEKDAYS[isoWeekday(mustParseDay(date)) - 1]})`;
}

function plural(count: number, one: string, many: string, behind = ''): string {
  const words = `${count} ${count === 1 ? one : many}`;
  return behind === '' ? words : `${words}, ${behind}`;
}

export function lines(...parts: readonly (string | false | null | undefined)[]): string {
  return parts.filter((part) => typeof part === 'string' && part !== '').join('\n');
}
