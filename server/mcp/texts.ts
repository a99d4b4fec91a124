import type * as z from 'zod';
import type { Citation, CitedRule } from '../api/basis-schemas.js';
import type { countRangeMembers, rangeMembers, sharedResponse } from '../api/business-days.js';
import type { addDays } from '../api/business-days-add.js';
import type { adjustDay } from '../api/business-days-adjust.js';
import type { countDays } from '../api/business-days-count.js';
import type { listSchedule } from '../api/business-days-schedule.js';
import type { nextBusinessDay } from '../api/business-days-step.js';
import type { getCalendar } from '../api/calendar.js';
import type { listCalendars } from '../api/calendars.js';
import type { listChanges } from '../api/changes.js';
import type { getDay } from '../api/days.js';
import type { AnswerOf } from '../api/endpoint.js';
import type { Explanation } from '../api/explanation.js';
import type { spotValueDate } from '../api/fx-spot.js';
import type { listHolidays } from '../api/holidays.js';
import type { nextHolidays } from '../api/holidays-next.js';
import type { CalendarDetail, CalendarMeta, Change, Entry } from '../api/schemas.js';
import { isoWeekday, mustParseDay } from '../engine/civil-date.js';
import { ANSWER_BASES, type AnswerBasis } from '../engine/types.js';
import { yearRanges } from '../engine/year-ranges.js';
import { WEEKDAYS } from '../text/date-words.js';

/**
 * Results as texts, for models that do not read structured content: complete, with coverage and estimates.
 */

/** The arguments of the tool call. */
type Given = Readonly<Record<string, string>>;
export type TextOf = (found: object, given: Given) => string;

/** Words for the answers of one endpoint. */
export function textOf<E extends { readonly response: z.ZodType }>(
  write: (answer: AnswerOf<E>, given: Given) => string,
): TextOf {
  return write as TextOf;
}

type EntryBody = z.output<typeof Entry>;
type DayBody = AnswerOf<typeof getDay>['calendars'][number];
/** A day of an explanation; of value and settlement dates with what it was looked at for. */
type ExplainedDay = z.output<typeof Explanation>['days'][number];
type StepDay = ExplainedDay & { readonly step: string; readonly currency?: string | null; readonly is_result: boolean };

/** What tells how far to trust an answer. */
export type Trusted = z.output<
  z.ZodObject<Pick<typeof sharedResponse, 'data_release' | 'coverage' | 'estimated'> & typeof rangeMembers>
> &
  Partial<z.output<z.ZodObject<typeof countRangeMembers>>>;
/** Of business-day arithmetic. */
type Arithmetic = Trusted & {
  readonly mode: string;
  readonly result?: string;
  readonly explanation?: z.output<typeof Explanation> | undefined;
};

/** Up to this many weekend days are listed; more are only counted. */
const FEW_WEEKENDS = 8;
export const MAX_CLOSURES = 60;
const MAX_SOURCES = 40;
const MAX_RULES = 60;

export const foundCalendars = textOf<typeof listCalendars>(({ calendars, data_release }, { q }) => {
  const none =
    'No calendar was found. Try another word: the country, the city, the currency, the name of the exchange.';
  const head = q === undefined ? 'Calendars, by id:' : `Calendars for ${JSON.stringify(q)}, best match first:`;
  return lines(calendars.length === 0 ? none : head, ...calendars.map(calendarLine), releaseLine(data_release.id));
});

export const calendarDetail = textOf<typeof getCalendar>(({ calendar, data_release }) => {
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
      .slice(0, MAX_SOURCES)
      .map(
        ({ publisher, url, years = [], checked }) =>
          `- ${publisher}, ${url}${years.length > 0 ? ` (${yearRanges(years)})` : ''}${checked ? `, checked ${checked}` : ''}`,
      ),
    sources.length > MAX_SOURCES && `and ${sources.length - MAX_SOURCES} more.`,
    basis && `Its dates rest on: ${countsText(basis)}.`,
    rules.length > 0 && 'Its rules, where no publication verifies the date:',
    ...rules.slice(0, MAX_RULES).map(ruleLine),
    rules.length > MAX_RULES && `and ${rules.length - MAX_RULES} more: see rules.`,
    releaseLine(data_release.id),
  );
});

export const dayStatus = textOf<typeof getDay>((found) => {
  const { date, mode, is_business_day, coverage, estimated, calendars, data_release } = found;
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
});

export const holidays = textOf<typeof listHolidays | typeof nextHolidays>((found) => {
  const { from, calendars, data_release } = found;
  const all = calendars.flatMap(({ entries }) => entries);
  const unsure = all.filter(({ status }) => status !== 'confirmed').length;
  return lines(
    'to' in found ? `From ${from} to ${found.to}, both counted:` : `From ${from} on:`,
    ...calendars.flatMap(({ id, name, entries, ...rest }) => [
      `${id} (${name}): ${entries.length === 0 ? 'no entry' : plural(entries.length, 'entry', 'entries')}`,
      ...entries.map((entry) => `- ${named(entry.date)} ${entryText(entry)}`),
      'complete' in rest && !rest.complete && 'The data end before more are found.',
    ]),
    `They rest on: ${countsText(countBases(all))}. Estimated or provisional: ${unsure}. ${releaseLine(data_release.id)}`,
  );
});

/** The text of the next or the previous business day. */
export function stepped(which: 'next' | 'previous'): TextOf {
  const side = which === 'next' ? 'after' : 'before';
  return textOf<typeof nextBusinessDay>((found, { calendars = '', inclusive = '' }) => {
    const { date, result } = found;
    const from = `${inclusive.toLowerCase() === 'true' ? 'on or ' : ''}${side} ${named(date)}`;
    return arithmetic(`The ${which} business day ${from} in ${where(calendars, found)}: ${named(result)}.`, found);
  });
}

export const added = textOf<typeof addDays>((found, { calendars = '' }) => {
  const { date, n, result } = found;
  const moved = `${plural(Math.abs(n), 'business day', 'business days')} ${n > 0 ? 'after' : 'before'} ${named(date)}`;
  const headline = n === 0 ? `${named(date)}, or the first business day after it,` : moved;
  return lines(
    settlementLine(found),
    arithmetic(`${headline} in ${where(calendars, found)}: ${named(result)}.`, found),
  );
});

/** Comes first, because T+n of an exchange often means the settlement date. */
function settlementLine({ n, settlement }: AnswerOf<typeof addDays>): string | false {
  if (settlement === undefined) return false;
  const { calendars, result, coverage, estimated } = settlement;
  const trust = `${coverage === 'verified' ? 'verified' : 'not verified'}${estimated ? ', estimated' : ''}`;
  return `Trades settle on ${named(result)}: T+${n} in ${calendars.join(', ')} (${trust}). The exchange itself is open on days on which nothing settles:`;
}

export const counted = textOf<typeof countDays>((found, { calendars = '' }) => {
  const { from, to, count } = found;
  return arithmetic(
    `${plural(count, 'business day', 'business days')} from ${named(from)}, counted, to ${named(to)}, not counted, in ${where(calendars, found)}.`,
    found,
  );
});

export const adjusted = textOf<typeof adjustDay>((found, { calendars = '' }) => {
  const { date, convention, result, adjusted: isMoved } = found;
  const moved = isMoved ? `becomes ${named(result)}` : 'is a business day and stays';
  return arithmetic(`${named(date)} ${moved} by ${convention} in ${where(calendars, found)}.`, found);
});

const SOURCE_WORDS: Readonly<Record<string, string>> = {
  lag: 'the lag',
  days_between: 'how the days between are counted',
  lag_and_days_between: 'the lag and how the days between are counted',
  cross: 'the rule for crosses',
  value_date: 'New York holidays as value dates',
};

type SpotAnswer = AnswerOf<typeof spotValueDate>;

export const spot = textOf<typeof spotValueDate>((answer) => {
  const { pair, trade_date, lag, calendars, convention_source, convention_source_of, note, reason } = answer;
  return lines(
    note !== null && `Note: ${note}.`,
    `${pair} traded on ${named(trade_date)}: ${valueWords(answer)}. Spot is T+${lag}; on the value date ${calendars.join(', ')} must be open.`,
    reason !== null && `Why: ${reason}.`,
    convention_source === null
      ? 'The convention is assumed: no publication was found for it.'
      : `Convention: ${convention_source}, the source of ${SOURCE_WORDS[convention_source_of!]}; what else applies is the general rule or in conventions.`,
    ...(answer.explanation?.days ?? []).slice(0, MAX_CLOSURES).map((day) => `- ${countedDay(day)}`),
    omittedLine(answer.explanation?.days.length ?? 0, answer.explanation?.omitted ?? 0),
    rangeLine(answer),
    trustLine(answer.coverage, answer.estimated, answer.data_release.id),
  );
});

function valueWords({ tenor, spot, near, result }: SpotAnswer): string {
  if (result === null) return `there is no ${tenor} (spot ${named(spot)})`;
  if (tenor === 'SP') return `spot value date ${named(result)}`;
  const first = near === null || near === spot ? '' : `, first value date ${named(near)}`;
  return `${tenor} value date ${named(result)} (spot ${named(spot)}${first})`;
}

type Schedule = AnswerOf<typeof listSchedule>;

function periodLine(one: NonNullable<Schedule['periods']>[number]): string {
  const fixed = one.fixing_date === null ? '' : `, fixed ${one.fixing_date}`;
  const ex = one.ex_coupon_date === null ? '' : `, ex ${one.ex_coupon_date}`;
  const part = one.day_count_fraction === null ? '' : `, ${one.day_count_fraction} of a year`;
  const head = `${one.accrual_start} to ${one.accrual_end} (${one.period}, ${plural(one.days, 'day', 'days')}${part})`;
  return `- ${head}${fixed}${ex}: paid ${named(one.payment_date)}${one.estimated ? ', estimated' : ''}`;
}

export const schedule = textOf<typeof listSchedule>((found, { calendars = '', end_of_month: requested = '' }) => {
  const { dates, periods, frequency, convention, end_of_month, coverage, estimated, data_release } = found;
  return lines(
    `${dates.length} dates, every ${frequency}, ${convention}${end_of_month ? ', ends of months' : ''}, in ${where(calendars, found)}:`,
    requested.toLowerCase() === 'true' &&
      !end_of_month &&
      'end_of_month was not applied: the date counted from is not the last business day of its month.',
    ...dates.map(({ unadjusted, date, period, estimated }) => {
      const moved = unadjusted === date ? '' : `, moved from ${unadjusted}`;
      return `- ${named(date)}: ${period}${moved}${estimated ? ', estimated' : ''}`;
    }),
    periods && 'Periods, by accrual:',
    ...(periods ?? []).map(periodLine),
    trustLine(coverage, estimated, data_release.id),
  );
});

export const changes = textOf<typeof listChanges>(({ changes: all, next_cursor, data_release }) => {
  return lines(
    all.length === 0 ? 'No changes here.' : plural(all.length, 'change', 'changes', 'oldest first:'),
    ...all.map(changeLine),
    next_cursor !== null && `There may be more: ask again with cursor=${next_cursor} and the same other arguments.`,
    releaseLine(data_release.id),
  );
});

/** A result with the skipped days and its coverage. */
function arithmetic(headline: string, found: Arithmetic): string {
  const { explanation, coverage, estimated, data_release, result } = found;
  const days = explanation?.days ?? [];
  const final = days.find(({ date }) => date === result);
  const early = final?.calendars.filter(({ close_time }) => close_time !== null) ?? [];
  return lines(
    headline,
    ...closuresLines(days),
    early.length > 0 &&
      `On that day ${early.map(({ id, close_time }) => `${id} closes early, at ${close_time}`).join(', ')}.`,
    omittedLine(days.length, explanation?.omitted ?? 0),
    rangeLine(found),
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
    ...shown.slice(0, MAX_CLOSURES).map((day) => `- ${named(day.date)}: ${whyClosed(day)}`),
    ...(shown.length > MAX_CLOSURES ? [`- and ${shown.length - MAX_CLOSURES} more`] : []),
    ...(shown === closed ? [] : [`- ${weekends.length} weekend days`]),
  ];
}

function whyClosed({ calendars }: ExplainedDay): string {
  return calendars
    .filter(({ is_business_day }) => !is_business_day)
    .map((day) => `${day.id} ${dayText(day)} (${restsOn(day)})`)
    .join('; ');
}

/** A day in the count to a value date. */
export function countedDay(day: StepDay): string {
  const { date, step, currency, number, is_result, is_business_day } = day;
  const what = `${step.replaceAll('_', ' ')}${currency ? ` ${currency}` : ''}`;
  const open = step === 'count' ? 'open on a weekend: not counted' : 'open';
  const verdict = number ? `business day ${number}` : is_business_day ? open : whyClosed(day);
  return `${what}: ${named(date)}, ${verdict}${is_result ? ' (taken)' : ''}`;
}

/** The range of an estimated result. */
export function rangeLine({ earliest, latest, least, most }: Trusted): string | false {
  if (least !== undefined && most !== undefined) {
    return least !== most && `By what is announced it may be from ${least} to ${most}.`;
  }
  if (earliest === undefined || latest === undefined || earliest === latest) return false;
  const from = earliest === null ? 'before the data begin' : named(earliest);
  const to = latest === null ? 'after the data end' : named(latest);
  return `By what is announced it may be as early as ${from}, or as late as ${to}.`;
}

export function omittedLine(found: number, omitted: number): string | false {
  return omitted > 0 && `Only the first ${found} days are explained; ${omitted} more were looked at.`;
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

function dayText({ status, close_time, open_time, entries }: DayBody): string {
  const words =
    status === 'early_close' ? `early close at ${close_time}` : open_time ? `${status}, late, at ${open_time}` : status;
  const names = entries.map(({ name, status: sure }) => (sure === 'confirmed' ? name : `${name} (${sure})`));
  return names.length === 0 ? words : `${words}: ${names.join(' / ')}`;
}

function entryText({
  kind,
  name,
  close_time,
  open_time,
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
    `${kind.replaceAll('_', ' ')}${close_time === null ? '' : ` at ${close_time}`}${open_time === undefined ? '' : ` at ${open_time}`}: ${name}`,
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

/** The basis of a day or an entry. */
function restsOn({ coverage, basis }: { readonly coverage: string; readonly basis: string | null }): string {
  if (coverage === 'verified') return 'verified';
  return basis === null ? 'not verified' : `not verified, rests on ${BASIS_WORDS[basis as AnswerBasis]}`;
}

const BASIS_WORDS: Readonly<Record<AnswerBasis, string>> = {
  publication: 'a publication',
  law: 'a law',
  notice: 'a notice',
  rule: 'a rule without a text',
  library: 'the library date-holidays alone',
  own: 'the own days of this server, in no release',
};

function countsText(counts: Readonly<Partial<Record<AnswerBasis | 'unknown', number | undefined>>>): string {
  const found = [...ANSWER_BASES, 'unknown' as const].flatMap((basis) =>
    counts[basis] ? [`${basis} ${counts[basis]}`] : [],
  );
  return found.join(', ') || 'nothing, there is none';
}

function countBases(entries: readonly EntryBody[]): Partial<Record<AnswerBasis | 'unknown', number>> {
  const counts: Partial<Record<AnswerBasis | 'unknown', number>> = {};
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
  const message =
    change_type === 'modified'
      ? parts.join(', ')
      : [close && `at ${close}`, after?.coverage, after?.status].filter(Boolean).join(', ');
  return `- ${origin ? 'own days of this server, ' : ''}release ${release_id}, ${calendar_id} ${named(date)} ${kind.replaceAll('_', ' ')} ${JSON.stringify(name)} ${change_type}${message ? `: ${message}` : ''}`;
}

function where(calendars: string, { mode }: { readonly mode: string }): string {
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
