import { mustParseDay, parseDay } from '../engine/civil-date.js';
import { byId } from './dom.js';
import { localToday, shown } from './explorer-state.js';
import { daysOfSpan, spanBeside } from './matrix-view.js';
import { type Span, type View, yearOfDate } from './state.js';

/** The buttons that move the days or show another span of them. */

export function startSpans(go: (view: View) => void): void {
  for (const [id, step] of [
    ['year-before', -1],
    ['year-after', 1],
  ] as const) {
    byId(id).addEventListener('click', () =>
      go(
        shown.view.span === 'year'
          ? { ...shown.view, year: shown.view.year + step }
          : beginningAt(spanBeside(shown.view.at, shown.view.span, step)),
      ),
    );
  }
  byId('this-year').addEventListener('click', () => go(beginningAt(localToday())));
  byId('at').addEventListener('change', ({ target }) => {
    const { value } = target as HTMLInputElement;
    if (parseDay(value) !== null) go(beginningAt(value));
  });
  byId('spans').addEventListener('change', ({ target }) => {
    const span = (target as HTMLInputElement).value as Span;
    go({
      ...beginningAt(
        shownDay() ?? (shown.view.span === 'year' ? startOf(shown.view.year) : shown.view.at),
      ),
      span,
    });
  });
}

/** The view from a date on, and of its year. */
function beginningAt(at: string): View {
  return { ...shown.view, at, year: yearOfDate(at) };
}

/** The clicked day, if it is in the view. */
function shownDay(): string | null {
  const { day, span, at, year } = shown.view;
  if (day === null) return null;
  const isShown =
    span === 'year' ? yearOfDate(day) === year : daysOfSpan(at, span).includes(mustParseDay(day));
  return isShown ? day : null;
}

/** The start of a span that is chosen after a year: today, or the first day of another year. */
function startOf(year: number): string {
  const today = localToday();
  return today.startsWith(String(year)) ? today : `${year}-01-01`;
}
