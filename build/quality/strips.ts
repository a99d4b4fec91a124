import type { PlacedCalendar } from '../../server/engine/types.js';
import { yearRanges } from '../../server/engine/year-ranges.js';
import { TRUST_MARKS, type TrustMark } from '../../server/locale/trust.js';
import type { CalendarMarks } from './marks.js';

/** Years drawn as lines. The more a mark can be trusted, the thicker the line, so that it is readable without colours. */

/** First and last year of all calendars. */
export type Span = readonly [first: number, last: number];

export function spanOf(calendars: readonly Pick<PlacedCalendar, 'data_years'>[]): Span {
  const years = calendars.map(({ data_years }) => data_years);
  return [Math.min(...years.map(([first]) => first)), Math.max(...years.map(([, last]) => last))];
}

/** A calendar's years as one picture, one unit per year, with a description in words. */
export function strip({ calendar, marks }: CalendarMarks, [first, last]: Span): string {
  const from = calendar.data_years[0];
  const found = TRUST_MARKS.filter((mark) => marks.includes(mark));
  const yearsOf = (mark: TrustMark) =>
    marks.flatMap((one, at) => (one === mark ? [from + at] : []));
  const words = found.map((mark) => `${mark} ${yearRanges(yearsOf(mark))}`).join('; ');
  const paths = found.map((mark) => `<path class="${mark}" d="${lines(yearsOf(mark), first)}"/>`);
  return `<svg class="strip" role="img" viewBox="0 -.5 ${last - first + 1} 1" preserveAspectRatio="none"><title data-years>${words}</title>${paths.join('')}</svg>`;
}

/** Runs of years as horizontal lines. */
function lines(years: readonly number[], first: number): string {
  let path = '';
  for (let at = 0; at < years.length; ) {
    let end = at + 1;
    while (end < years.length && years[end] === years[end - 1]! + 1) end++;
    path += `M${years[at]! - first} 0h${end - at}`;
    at = end;
  }
  return path;
}

/**
 * The number of calendars of a family by mark, year by year, as a stacked chart with the most reliable at the bottom. `label`: its
 * accessible label as an attribute.
 */
export function stack(rows: readonly CalendarMarks[], [first, last]: Span, label: string): string {
  const HEIGHT = 100;
  const paths = new Map<TrustMark, string>();
  for (let year = first; year <= last; year++) {
    const present = rows.flatMap(
      ({ calendar, marks }) => marks[year - calendar.data_years[0]] ?? [],
    );
    let top = HEIGHT;
    for (const mark of TRUST_MARKS) {
      const count = present.filter((one) => one === mark).length;
      if (count === 0) continue;
      const height = round((count / present.length) * HEIGHT);
      top = round(top - height);
      paths.set(mark, `${paths.get(mark) ?? ''}M${year - first} ${top}h1v${height}h-1z`);
    }
  }
  const drawn = [...paths].map(([mark, path]) => `<path class="${mark}" d="${path}"/>`);
  return `<svg class="stack" role="img" ${label} viewBox="0 0 ${last - first + 1} ${HEIGHT}" preserveAspectRatio="none">${drawn.join('')}</svg>`;
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}

/** The decades above the pictures. */
export function axis([first, last]: Span): string {
  const decades = [];
  for (let year = first; year <= last; year += 10) decades.push(`<span>${year}</span>`);
  return `<span class="axis" aria-hidden="true">${decades.join('')}</span>`;
}
