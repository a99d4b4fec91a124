import type { Contradiction } from './claims.js';

/** One line per date: the different statements, with the publications that make them. */
export function contradictionLines(contradictions: readonly Contradiction[]): string[] {
  return contradictions.map(({ calendar, date, statements }) => {
    const sides = statements.map(({ what, sources }) => `${what} (${sources.join(', ')})`);
    return `${calendar} ${date}: ${sides.join(' or ')}`;
  });
}
