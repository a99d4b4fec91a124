import { formatDay } from '../engine/civil-date.js';
import type { Calendar, YearOf } from './answers.js';
import { calendarOf, NoAnswer, yearOf } from './api.js';
import { calendars, replaceView, shown } from './explorer-state.js';
import { daysOfSpan } from './matrix-view.js';
import { shownCalendars } from './state.js';

/** Fetches the calendars of the view and their days. */

/** The calendars shown; null if the view was corrected (a former or unknown id). */
export async function knownCalendars(): Promise<readonly Calendar[] | null> {
  const { ids } = shownCalendars(shown.view);
  const results = await Promise.allSettled(ids.map(calendarOf));
  const wrong: string[] = [];
  const present = new Map<string, string>();
  const known: Calendar[] = [];
  for (const [at, result] of results.entries()) {
    const id = ids[at]!;
    if (result.status === 'fulfilled') {
      known.push(result.value);
      present.set(id, result.value.id);
      calendars.set(result.value.id, result.value);
    } else if (result.reason instanceof NoAnswer && result.reason.status === 404) wrong.push(id);
    else throw result.reason;
  }
  if (wrong.length === 0 && ids.every((id) => present.get(id) === id)) return known;
  shown.unknown = [...shown.unknown, ...wrong];
  const { view } = shown;
  const mended = view.calendars
    .filter((id) => !wrong.includes(id))
    .map((id) => present.get(id) ?? id);
  const show = wrong.includes(view.show) ? 'all' : (present.get(view.show) ?? view.show);
  replaceView({ ...view, calendars: [...new Set(mended)], show });
  return null;
}

/** The years with days in the view. */
export function yearsShown(): readonly number[] {
  if (shown.view.span === 'year') return [shown.view.year];
  const days = daysOfSpan(shown.view.at, shown.view.span);
  return [...new Set([days[0]!, days.at(-1)!].map((day) => Number(formatDay(day).slice(0, 4))))];
}

/** The days of a calendar in the view. */
export async function daysOf(id: string, years: readonly number[]): Promise<YearOf> {
  const ofYears = await Promise.all(years.map((year) => yearOf(id, year)));
  const days = ofYears.flatMap((one) => one.days);
  if (shown.view.span === 'year') return { id, year: years[0]!, days };
  const inSpan = daysOfSpan(shown.view.at, shown.view.span);
  const [first, last] = [formatDay(inSpan[0]!), formatDay(inSpan.at(-1)!)];
  return { id, year: years[0]!, days: days.filter(({ date }) => date >= first && date <= last) };
}
