import type { CalendarDefinition } from '../calendars/definition.js';
import { marketHome } from '../search/markets.js';
import type { Publication } from '../verify/publication.js';
import { type Grounds, inOrder, type ReleaseState } from './state.js';

/** `--only QA,XNYS`: a few calendars, for a quick look. */

/** The ids of an `--only` option; null where all calendars are meant. */
export function idsOf(only: string | undefined): string[] | null {
  return only === undefined ? null : only.split(',').map((id) => id.trim().toUpperCase());
}

/**
 * The calendars that ids stand for: each with its own subdivisions and groups, and all that inherit days of one. Throws an
 * Error that names an id which no definition has.
 */
export function selectCalendars(definitions: readonly CalendarDefinition[], ids: readonly string[]): Set<string> {
  const selected = new Set<string>();
  for (const id of ids) {
    const own = definitions.filter(
      (one) => one.id === id || one.id.startsWith(`${id}:`) || one.id.startsWith(`${id}-`),
    );
    if (own.length === 0) throw new Error(`--only: there is no calendar ${JSON.stringify(id)}`);
    for (const one of own) selected.add(one.id);
  }
  // Definitions come after those that they inherit from.
  for (const { id, inherits } of definitions) {
    if (inherits?.some(({ calendar }) => selected.has(calendar))) selected.add(id);
  }
  return selected;
}

/** The definitions to compute for selected calendars: theirs, and of all that they inherit from or that publications about them follow. */
export function neededFor(
  definitions: readonly CalendarDefinition[],
  selected: ReadonlySet<string>,
  publications: readonly Publication[],
): CalendarDefinition[] {
  const followed = new Map(
    definitions.map(({ id, inherits }) => [id, (inherits ?? []).map(({ calendar }) => calendar)]),
  );
  for (const { calendars } of publications) {
    for (const { calendar, rules } of calendars) {
      for (const rule of rules ?? []) if (rule.follows !== undefined) followed.get(calendar)?.push(rule.follows);
    }
  }
  const needed = new Set<string>();
  const visit = (id: string) => {
    if (needed.has(id)) return;
    needed.add(id);
    for (const other of followed.get(id) ?? []) visit(other);
  };
  for (const id of selected) {
    visit(id);
    // A market is held to its country's days (build/plausible).
    const home = marketHome(id);
    if (home && followed.has(home)) visit(home);
  }
  return definitions.filter(({ id }) => needed.has(id));
}

/**
 * The calendars that are not selected and of which `after` says other than `before`: the record or a date. So are the
 * sources (as `source ID`) that vouch for none of the selected, before and after.
 */
export function changedOutside(before: ReleaseState, after: ReleaseState, selected: ReadonlySet<string>): string[] {
  const textOf = (state: ReleaseState, id: string) =>
    JSON.stringify([
      state.calendars.get(id) ?? null,
      inOrder(state.entries.get(id) ?? new Map()),
      ...groundsText(state.grounds.get(id)),
    ]);
  const calendars = allIds(before.calendars, after.calendars).filter(
    (id) => !selected.has(id) && textOf(before, id) !== textOf(after, id),
  );
  const sources = allIds(before.sources, after.sources).filter((id) => {
    const [was, is] = [before.sources.get(id), after.sources.get(id)];
    const vouchesFor = [...(was?.calendars ?? []), ...(is?.calendars ?? [])];
    return !vouchesFor.some((one) => selected.has(one)) && JSON.stringify(was) !== JSON.stringify(is);
  });
  return [...calendars, ...sources.map((id) => `source ${id}`)];
}

function groundsText(grounds: Grounds | undefined): unknown[] {
  return grounds && grounds.rows.length > 0 ? [grounds.rows, [...grounds.rowOf].sort(([a], [b]) => a - b)] : [];
}

function allIds(before: ReadonlyMap<string, unknown>, after: ReadonlyMap<string, unknown>): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].sort();
}

/** A state with some of its calendars alone; `null`: all. */
export function restrictState(state: ReleaseState, selected: ReadonlySet<string> | null): ReleaseState {
  if (selected === null) return state;
  const keep = <T>(map: ReadonlyMap<string, T>) => new Map([...map].filter(([id]) => selected.has(id)));
  const { sources } = state;
  return { calendars: keep(state.calendars), sources, entries: keep(state.entries), grounds: keep(state.grounds) };
}
