import { yearRanges } from '../../server/engine/year-ranges.js';
import { type CalendarLevels, LEVELS, type Level } from './levels.js';

/** Years drawn as lines. The more reliable the basis, the thicker the line, so that it is readable without colours. */

export const CLASSES: Readonly<Record<Level, string>> = {
  publication: 'v',
  law: 'p',
  notice: 'n',
  report: 'q',
  rule: 'r',
  library: 'l',
};

/** First and last year of all calendars. */
export type Span = readonly [first: number, last: number];

export function spanOf(rows: readonly CalendarLevels[]): Span {
  const years = rows.map(({ calendar }) => calendar.data_years);
  return [Math.min(...years.map(([first]) => first)), Math.max(...years.map(([, last]) => last))];
}

/** A calendar's years as one picture, one unit per year, with a description in words. */
export function strip({ calendar, levels }: CalendarLevels, [first, last]: Span): string {
  const from = calendar.data_years[0];
  const found = LEVELS.filter((level) => levels.includes(level));
  const yearsOf = (level: Level) => levels.flatMap((one, at) => (one === level ? [from + at] : []));
  const words = found.map((level) => `${level} ${yearRanges(yearsOf(level))}`).join('; ');
  const paths = found.map(
    (level) => `<path class="${CLASSES[level]}" d="${lines(yearsOf(level), first)}"/>`,
  );
  return `<svg class="strip" role="img" viewBox="0 -.5 ${last - first + 1} 1" preserveAspectRatio="none"><title>${words}</title>${paths.join('')}</svg>`;
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
 * The number of calendars of a family by basis, year by year, as a stacked chart with the most reliable at the bottom.
 */
export function stack(rows: readonly CalendarLevels[], [first, last]: Span, label: string): string {
  const HEIGHT = 100;
  const paths = new Map<Level, string>();
  for (let year = first; year <= last; year++) {
    const present = rows.flatMap(
      ({ calendar, levels }) => levels[year - calendar.data_years[0]] ?? [],
    );
    let top = HEIGHT;
    for (const level of LEVELS) {
      const count = present.filter((one) => one === level).length;
      if (count === 0) continue;
      const height = round((count / present.length) * HEIGHT);
      top = round(top - height);
      paths.set(level, `${paths.get(level) ?? ''}M${year - first} ${top}h1v${height}h-1z`);
    }
  }
  const drawn = [...paths].map(([level, path]) => `<path class="${CLASSES[level]}" d="${path}"/>`);
  return `<svg class="stack" role="img" aria-label="${label}" viewBox="0 0 ${last - first + 1} ${HEIGHT}" preserveAspectRatio="none">${drawn.join('')}</svg>`;
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
