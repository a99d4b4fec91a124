import { parseDay } from '../engine/civil-date.js';
import type { Catalog } from '../queries/catalog.js';
import { type ChangeJson, changeForms } from '../queries/change-forms.js';
import { selectedSince } from '../queries/since-release.js';
import type { ReleaseChanges } from '../store/changes.js';
import { type ChangeFilter, type FoundChange, takeChanges } from '../store/take-changes.js';
import type { ChangesQuery } from './changes-table.js';

/** Searches the changes for one page, and what its links would lead to. */

/** Changes on one page. */
const MAX_CHANGES = 200;
/** Maximum number of calendars read for one search, up to a millisecond each; the next page continues. */
const MAX_CALENDARS = 20;

type Release = ReleaseChanges | undefined;

interface FoundChanges {
  readonly rows: readonly ChangeJson[];
  /** Where the next page begins; null: this was the last one. */
  readonly next: number | null;
  /** Whether the next page has changes for certain, and not only calendars that were not read yet. */
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
  const filter = {
    ...filterOf(catalog, release, query),
    mark: what === 'days' ? 'altersDay' : undefined,
  } as const;
  const next = takeChanges(
    catalog.data,
    startOf(catalog, release, query),
    filter,
    (change) =>
      rows.length < MAX_CHANGES && rows.push(JSON.parse(forms.json(change)) as ChangeJson) > 0,
    MAX_CALENDARS,
  );
  return { rows, next, hasMore: next !== null && rows.length === MAX_CHANGES };
}

/** Whether some change of the query alters a day; false also if the calendars read by one search do not show it. */
export function someAltersDay(catalog: Catalog, release: Release, query: ChangesQuery): boolean {
  return has(catalog, release, query, 'altersDay', () => true);
}

/** Whether some change of the query alters no day, but a name, a source or coverage. */
export function someAltersNoDay(catalog: Catalog, release: Release, query: ChangesQuery): boolean {
  return has(catalog, release, query, undefined, ({ altersDay }) => !altersDay);
}

function has(
  catalog: Catalog,
  release: Release,
  query: ChangesQuery,
  mark: ChangeFilter['mark'],
  is: (change: FoundChange) => boolean,
): boolean {
  let isFound = false;
  const isOther = (change: FoundChange) => {
    isFound = is(change);
    return !isFound;
  };
  const filter = { ...filterOf(catalog, release, query), mark };
  takeChanges(
    catalog.data,
    startOf(catalog, release, { ...query, cursor: 0 }),
    filter,
    isOther,
    MAX_CALENDARS,
  );
  return isFound;
}

/** Whether the page is the first one of its search. */
export function isFirstPage(catalog: Catalog, release: Release, query: ChangesQuery): boolean {
  return query.cursor <= startOf(catalog, release, { ...query, cursor: 0 });
}

/** The first change that is looked at: of the page, of the release, and since when. */
function startOf(catalog: Catalog, release: Release, { cursor, since }: ChangesQuery): number {
  return Math.max(
    cursor,
    release?.changes[0] ?? 0,
    since === null ? 0 : firstSince(catalog, since),
  );
}

/** The position of the first change since a date or after a release; beyond the last one if there is none. */
function firstSince({ data }: Catalog, since: string): number {
  const { releases } = data.meta;
  const first = releases.find(selectedSince(since, releases));
  return first?.changes[0] ?? releases.at(-1)!.changes[1];
}

function filterOf(
  catalog: Catalog,
  release: Release,
  { calendars, from, to }: ChangesQuery,
): ChangeFilter {
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
