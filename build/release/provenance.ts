import type { CitedRow } from '../../server/engine/types.js';
import { getOrMake } from '../../server/util/get-or-make.js';
import { hostOf } from '../calendars/authorities.js';
import { citedRows } from '../calendars/basis.js';
import type { CalendarDefinition } from '../calendars/definition.js';
import { type Entry, entryKey } from '../expand/entry.js';
import { type Publication, verifies } from '../verify/publication.js';
import type { Provenance } from './state.js';

/** The provenance of a calendar's dates, as stored in a release: rows of its definition, and the row of each entry. */

/** The publisher of a URL; the site's name if it is not known. */
export type PublisherOf = (url: string) => string;

/**
 * As the publication that was read at that very address names it (reports are retold by others), else the site's own name, by
 * the table of authorities. The publisher of one publication of a site is not that of all of it.
 */
export function publisherNames(publications: readonly Publication[]): PublisherOf {
  const byAddress = new Map<string, string>();
  for (const { url, read_at, publisher, url_is_exact } of publications.filter(verifies)) {
    if (url_is_exact) byAddress.set(url, publisher);
    if (!byAddress.has(read_at) && siteOf(read_at) === siteOf(url))
      byAddress.set(read_at, publisher);
  }
  return (url) => byAddress.get(url) ?? hostOf(url)?.name ?? siteOf(url);
}

function siteOf(url: string): string {
  return (/^https?:\/\/(?:www\.)?([^/?#:]+)/.exec(url)?.[1] ?? url).toLowerCase();
}

/** The rows of a definition, its own first, and the row of each entry. `entries` are the final ones. */
export function provenanceOf(
  definition: CalendarDefinition,
  entries: readonly Pick<Entry, 'day' | 'kind' | 'row'>[],
  publisherOf: PublisherOf,
): Provenance {
  const rows: CitedRow[] = [];
  const byText = new Map<string, number>();
  const byRow = new Map<CitedRow, number>();
  const numberOf = (row: CitedRow) =>
    getOrMake(byRow, row, () =>
      getOrMake(byText, JSON.stringify(row), () => rows.push(withPublisher(row, publisherOf)) - 1),
    );
  for (const row of citedRows(definition)) numberOf(row);
  const rowOf = new Map<number, number>();
  for (const entry of entries) {
    // Entries of the library need no row, since their origin says so, unless there is a doubt to tell.
    if (entry.row && !isOfLibrary(entry.row)) rowOf.set(entryKey(entry), numberOf(entry.row));
  }
  return { rows, rowOf };
}

function isOfLibrary({ basis, note }: CitedRow): boolean {
  return basis === 'library' && note === undefined;
}

/** With its members in a fixed order, so that equal rows are equal texts. */
function withPublisher(row: CitedRow, publisherOf: PublisherOf): CitedRow {
  const { kind, basis, words, from, to, url, evidence, what, note, through } = row;
  return {
    kind,
    basis,
    words,
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(url !== undefined && { url, publisher: publisherOf(url) }),
    ...(evidence !== undefined && { evidence }),
    ...(what !== undefined && { what }),
    ...(note !== undefined && { note }),
    ...(through !== undefined && { through }),
  };
}
