import type { ExplainedDay, Explanation } from './answers.js';
import { h } from './dom.js';
import { locale, message } from './locale.js';

/** The days that an answer looked at, each with what it was. */

interface Run {
  first: string;
  last: string;
  readonly what: string;
  readonly kind: string;
  length: number;
}

/** Joins successive days with the same text. */
export function runsOf(days: readonly ExplainedDay[]): Run[] {
  const runs: Run[] = [];
  for (const day of days) {
    const what = whatOf(day);
    const last = runs.at(-1);
    if (last && last.what === what && !day.is_result) {
      last.last = day.date;
      last.length++;
    } else runs.push({ first: day.date, last: day.date, what, kind: kindOf(day), length: 1 });
  }
  return runs;
}

/** Forward in time, also where the days were looked at backwards. */
export function spanText(first: string, last: string): string {
  const [from, to] = [first, last].sort() as [string, string];
  return from === to
    ? locale.shortDate(from)
    : `${locale.shortDate(from)} – ${locale.shortDate(to)}`;
}

/** The trace: every day that was checked. */
export function drawExplanation({ days, omitted }: Explanation): HTMLElement {
  const lines = runsOf(days).map(({ first, last, what, kind, length }) =>
    h(
      'li',
      { class: kind },
      h('span', { class: 'date' }, spanText(first, last)),
      h('span', {}, length === 1 ? what : `${what} (${message('nDays', { n: length })})`),
    ),
  );
  return h(
    'details',
    { open: true, class: 'why' },
    h('summary', {}, message('daysLookedAt', { n: days.length + omitted })),
    h('ol', { tabindex: '0' }, ...lines),
    omitted > 0 && h('p', { class: 'quiet' }, message('andMore', { n: omitted })),
  );
}

function kindOf({ is_business_day, is_result, calendars, step, number }: ExplainedDay): string {
  if (step === 'count' && number === null && is_business_day) return 'weekend';
  if (is_result || is_business_day) return 'counted';
  return calendars.some(({ status }) => status === 'closed') ? 'closed' : 'weekend';
}

/** A name once, with the calendars that are closed by it. */
function closuresOf(calendars: ExplainedDay['calendars']): string[] {
  const idsByName = new Map<string, string[]>();
  for (const { id, status, entries } of calendars) {
    if (status !== 'closed') continue;
    const name = entries.map((entry) => entry.name).join(' / ') || message('statusClosed');
    idsByName.set(name, [...(idsByName.get(name) ?? []), id]);
  }
  return [...idsByName].map(([name, ids]) =>
    calendars.length > 1 ? `${name} (${ids.join(', ')})` : name,
  );
}

function whatOf({
  is_business_day,
  calendars,
  currency,
  is_result,
  step,
  number,
}: ExplainedDay): string {
  const purpose = step === undefined ? '' : `${purposeOf(step, currency)}: `;
  const closed = closuresOf(calendars);
  const early = calendars.flatMap(({ id, close_time }) =>
    close_time ? [`${id} ${message('closesAt', { time: close_time })}`] : [],
  );
  // The day of the trade is found on the way; what was asked is the day it settles.
  const result = is_result && step !== 'trade' ? ` (${message('theDate')})` : '';
  const isLeftOut = step === 'count' && number === null;
  const open = message(isLeftOut ? 'notCounted' : 'businessDay');
  if (is_business_day) return [`${purpose}${open}${result}`, ...early, ...closed].join(', ');
  return purpose + (closed.length > 0 ? closed.join(', ') : message('statusWeekend')) + result;
}

/** What a day is looked at for; days that trades settle on have no currency. */
function purposeOf(step: NonNullable<ExplainedDay['step']>, currency: ExplainedDay['currency']) {
  if (step === 'trade') return message('tradedWord');
  return currency === undefined ? message('settledWord') : (currency ?? message('fieldPair'));
}
