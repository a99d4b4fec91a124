import type { Publication } from '../verify/publication.js';

/** When each publication was fetched and checked, to find those not checked for longest. */

/** Maximum number of rows; the others are only counted. */
const MAX_ROWS = 60;

export interface LookedAt {
  readonly id: string;
  readonly publisher: string;
  readonly url: string;
  readonly isWatched: boolean;
  /** Day on which the transcription was last compared with the text. */
  readonly checked: string;
  /** Day of the archived copy; null where there is none. */
  readonly fetched: string | null;
  /** The last year covered; null if the publication is not a list of years. */
  readonly lastYear: number | null;
}

/** One row per publication, the one not checked for longest first. `fetchedAt`: by id, from the archive's index. */
export function lookedAt(
  publications: readonly Publication[],
  fetchedAt: ReadonlyMap<string, string>,
): LookedAt[] {
  const lastOf = ({ checked, fetched }: LookedAt) =>
    fetched !== null && fetched > checked ? fetched : checked;
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

/** The table as Markdown: watched publications, and those about `thisYear` or later; the others no longer change. */
export function lookedAtMarkdown(rows: readonly LookedAt[], thisYear: number): string {
  const living = rows.filter(
    ({ isWatched, lastYear }) => isWatched || lastYear === null || lastYear >= thisYear,
  );
  const watched = rows.filter(({ isWatched }) => isWatched);
  const unfetched = watched.filter(({ fetched }) => fetched === null);
  const cells = ({ id, publisher, url, isWatched, checked, fetched, lastYear }: LookedAt) =>
    [
      `[${id}](${url})`,
      publisher,
      isWatched ? 'yes' : '',
      checked,
      fetched ?? '-',
      lastYear ?? '',
    ].join(' | ');
  return [
    '## Sources',
    '',
    `${rows.length} publications; ${watched.length} are watched, of which ${unfetched.length} were never fetched here (npm run sources -- watch --due). Of those about ${thisYear} or later, or without years, the ones not checked for longest:`,
    '',
    '| publication | publisher | watched | read | fetched | last year |',
    '| --- | --- | --- | --- | --- | --- |',
    ...living.slice(0, MAX_ROWS).map((row) => `| ${cells(row)} |`),
    '',
    ...(living.length > MAX_ROWS ? [`and ${living.length - MAX_ROWS} more.`, ''] : []),
  ].join('\n');
}
