import type { Publication } from '../verify/publication.js';

/** What was fetched and read when: which publications nobody has looked at for longest. */

/** Rows of the table; the others are counted. */
const MOST_ROWS = 60;

export interface LookedAt {
  readonly id: string;
  readonly publisher: string;
  readonly url: string;
  readonly isWatched: boolean;
  /** Day on which the transcription was last held to the text. */
  readonly checked: string;
  /** Day of the archived copy; null where there is none. */
  readonly fetched: string | null;
  /** The last year that it speaks of; null where it is no list of years. */
  readonly lastYear: number | null;
}

/** One row a publication, the one not looked at for longest first. `fetchedAt`: by id, as the archive's index has it. */
export function lookedAt(publications: readonly Publication[], fetchedAt: ReadonlyMap<string, string>): LookedAt[] {
  const lastOf = ({ checked, fetched }: LookedAt) => (fetched !== null && fetched > checked ? fetched : checked);
  return publications
    .map(({ id, publisher, url, watch, checked, calendars }) => {
      const years = calendars.flatMap((calendar) => calendar.years ?? []);
      return {
        id,
        publisher,
        url,
        isWatched: watch ?? false,
        checked,
        fetched: fetchedAt.get(id)?.slice(0, 10) ?? null,
        lastYear: years.length === 0 ? null : Math.max(...years),
      };
    })
    .sort((a, b) => lastOf(a).localeCompare(lastOf(b)) || a.id.localeCompare(b.id));
}

/** The table as Markdown: watched publications and those of the years from `thisYear` on; the others are history. */
export function lookedAtMarkdown(rows: readonly LookedAt[], thisYear: number): string {
  const living = rows.filter(({ isWatched, lastYear }) => isWatched || lastYear === null || lastYear >= thisYear);
  const watched = rows.filter(({ isWatched }) => isWatched);
  const unfetched = watched.filter(({ fetched }) => fetched === null);
  const cells = ({ id, publisher, url, isWatched, checked, fetched, lastYear }: LookedAt) =>
    [`[${id}](${url})`, publisher, isWatched ? 'yes' : '', checked, fetched ?? '-', lastYear ?? ''].join(' | ');
  return [
    '## Sources',
    '',
    `${rows.length} publications; ${watched.length} are watched, of which ${unfetched.length} were never fetched here (npm run sources -- watch --due). Of those that speak of ${thisYear} or later, or of no year, the ones not looked at for longest:`,
    '',
    '| publication | publisher | watched | read | fetched | last year |',
    '| --- | --- | --- | --- | --- | --- |',
    ...living.slice(0, MOST_ROWS).map((row) => `| ${cells(row)} |`),
    '',
    ...(living.length > MOST_ROWS ? [`and ${living.length - MOST_ROWS} more.`, ''] : []),
  ].join('\n');
}
