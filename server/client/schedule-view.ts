import { formatDay, isoWeekday, mustParseDay } from '../engine/civil-date.js';
import { rangeText } from './answer-value.js';
import type { Adjusted, Answer, ExplainedDay } from './answers.js';
import { addressOf, requestJson } from './api.js';
import { h } from './dom.js';
import { runsOf, spanText } from './explanation-view.js';
import { locale, message } from './locale.js';
import { termText } from './terms.js';

/** The dates of a schedule, with the days over which each was moved. */

export type ScheduledDate = NonNullable<Answer['dates']>[number];
/** The days between unadjusted and adjusted dates, by date. */
type SteppedOver = ReadonlyMap<string, ExplainedDay>;
/** The maximum of one request, and far more than a schedule on a screen needs. */
const MAX_STEPPED = 1000;

/** The days over which a schedule's dates were moved, in one request; none if no date was moved. */
export async function steppedOver(
  dates: readonly ScheduledDate[],
  { calendars, mode }: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<SteppedOver> {
  const days = [...new Set(dates.flatMap(daysOver))].slice(0, MAX_STEPPED);
  if (days.length === 0 || calendars === undefined) return new Map();
  const query = { dates: days.join(), calendars, ...(mode && { mode }) };
  const { results } = await requestJson<{ results: ExplainedDay[] }>(
    addressOf('/v1/days', query),
    signal,
  );
  return new Map(results.map((day) => [day.date, day]));
}

/** The estimated dates of a schedule, with the range that its convention gives. */
export async function doubtsOf(
  dates: readonly ScheduledDate[],
  { calendars, mode, convention }: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const estimated = dates.filter((one) => one.estimated).slice(0, MAX_STEPPED);
  if (estimated.length === 0 || calendars === undefined) return new Map();
  const doubts = new Map(
    dates.flatMap((one) => (one.estimated ? [[one.date, message('estimatedWord')]] : [])),
  );
  if (convention === 'unadjusted') return doubts;
  const query = { dates: estimated.map(({ unadjusted }) => unadjusted).join(), calendars };
  const how = { ...(convention && { convention }), ...(mode && { mode }) };
  const address = addressOf('/v1/business-days/adjust', { ...query, ...how });
  const { results } = await requestJson<{ results: Adjusted[] }>(address, signal);
  for (const one of results) {
    const range = rangeText(one);
    if (range !== '' && doubts.has(one.result))
      doubts.set(one.result, `${message('estimatedWord')}, ${range}`);
  }
  return doubts;
}

/** From the unadjusted date to the day before (or after) the adjusted one. */
export function daysOver({ unadjusted, date }: ScheduledDate): string[] {
  const [from, to] = [mustParseDay(unadjusted), mustParseDay(date)];
  const step = Math.sign(to - from);
  return Array.from({ length: Math.abs(to - from) }, (_, at) => formatDay(from + at * step));
}

export interface AboutDates {
  readonly stepped: SteppedOver;
  readonly doubts: ReadonlyMap<string, string>;
}

export function drawDates(
  dates: readonly ScheduledDate[],
  { stepped, doubts }: AboutDates,
): HTMLElement {
  // Of days that are listed, none was moved from another one.
  const isList = dates.every(({ period }) => period === 'regular');
  const rows = dates.map((row) => {
    const { unadjusted, date, period } = row;
    const over = runsOf(daysOver(row).flatMap((day) => stepped.get(day) ?? []));
    const why = over.map(({ first, last, what }) => `${spanText(first, last)} ${what}`).join(', ');
    const weekday = locale.weekday(isoWeekday(mustParseDay(date)), 'short');
    const doubt = doubts.get(date);
    return h(
      'tr',
      // Where the first period begins: nothing is paid on it.
      { class: period === 'start' ? 'quiet' : '' },
      !isList && h('td', { class: 'date' }, unadjusted),
      h('td', { class: 'date' }, date === unadjusted ? date : h('strong', {}, date)),
      h(
        'td',
        {},
        `${weekday} ${period === 'regular' ? '' : termText(period)}`,
        doubt && h('small', { class: 'over' }, doubt),
        why && h('small', { class: 'over' }, why),
      ),
    );
  });
  const names = [message('colDate'), ''];
  const heads = (isList ? names : [message('colUnadjusted'), ...names]).map((name) =>
    name ? h('th', { scope: 'col' }, name) : h('td'),
  );
  return h(
    'table',
    { class: 'dates' },
    h('thead', {}, h('tr', {}, ...heads)),
    h('tbody', {}, ...rows),
  );
}
