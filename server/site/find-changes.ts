import { parseDay } from '../engine/civil-date.js';
import type { Catalog } from '../queries/catalog.js';
import { type ChangeJson, changeForms } from '../queries/change-forms.js';
import { ALTERS_DAY, type ReleaseChanges } from '../store/changes-file.js';
import { type ChangeFilter, type FoundChange, takeChanges } from '../store/take-changes.js';
import type { ChangesQuery } from './changes-table.js';

/** Searches the changes for one page, and what its links would lead to. */

/** Changes on one page. */
const MAX_CHANGES = 200;
/** Maximum rows checked for one search, some 10 ms; the next page continues. */
const MAX_ROWS = 131_072;

type Release = ReleaseChanges | undefined;

interface FoundChanges {
  readonly rows: readonly ChangeJson[];
  /** Where the next page begins; null: this was the last one. */
  readonly next: number | null;
  /** Whether the next page has changes for certain, and not only rows that were not checked yet. */
  readonly hasMore: boolean;
}

/** The changes of one page. `release` undefined: of all. */
export function findChanges(
  catalog: Catalog,
  release: Release,
  query: ChangesQuery,
  what: 'days' | 'all',
  lang: string,
): FoundChanges {
  const forms = changeForms(catalog.data, lang);
  const rows: ChangeJson[] = [];
  const filter = { ...filterOf(catalog, release, query), marks: what === 'days' ? ALTERS_DAY : 0 };
  const next = takeChanges(
    catalog.data,
    startOf(release, query),
    filter,
    (change) => rows.length < MAX_CHANGES && rows.push(JSON.parse(forms.json(change)) as ChangeJson) > 0,
    MAX_ROWS,
  );
  return { rows, next, hasMore: next !== null && rows.length === MAX_CHANGES };
}

/** Whether some change of the query alters a day; false also if the rows checked by one search do not show it. */
export function someAltersDay(catalog: Catalog, release: Release, query: ChangesQuery): boolean {
  return has(catalog, release, query, ALTERS_DAY, () => true);
}

/** Whether some change of the query alters no day, but a name, a source or coverage. */
export function someAltersNoDay(catalog: Catalog, release: Release, query: ChangesQuery): boolean {
  return has(catalog, release, query, 0, ({ row }) => (row.marks & ALTERS_DAY) === 0);
}

function has(
  catalog: Catalog,
  release: Release,
  query: ChangesQuery,
  marks: number,
  is: (change: FoundChange) => boolean,
): boolean {
  let isFound = false;
  const isOther = (change: FoundChange) => {
    isFound = is(change);
    return !isFound;
  };
  const filter = { ...filterOf(catalog, release, query), marks };
  takeChanges(catalog.data, startOf(release, { ...query, cursor: 0 }), filter, isOther, MAX_ROWS);
  return isFound;
}

/** Whether the page is the first one of its search. */
export function isFirstPage(release: Release, query: ChangesQuery): boolean {
  return query.cursor <= startOf(release, { ...query, cursor: 0 });
}

function startOf(release: Release, { cursor }: ChangesQuery): number {
  return Math.max(cursor, release?.changes[0] ?? 0);
}

function filterOf(catalog: Catalog, release: Release, { calendars, from, to }: ChangesQuery): ChangeFilter {
  return {
    calendars: calendars.length === 0 ? undefined : calendars.flatMap((id) => idsOf(catalog, id)),
    from: from === null ? undefined : parseDay(from)!,
    to: to === null ? undefined : parseDay(to)!,
    end: release?.changes[1],
  };
}

/** A calendar's history includes changes under its former ids. */
function idsOf(catalog: Catalog, id: string): readonly string[] {
  const { aliases = [] } = catalog.calendar(catalog.find(id)!);
  return [id, ...aliases];
}
