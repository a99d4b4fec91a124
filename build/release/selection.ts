import type { CalendarDefinition } from '../calendars/definition.js';
import { homeCalendar } from '../calendars/homes.js';
import { Mistake } from '../command-line.js';
import type { Publication } from '../verify/publication.js';
import { diffCalendar, type Provenance, type ReleaseState } from './state.js';

/** `--only QA,XNYS`: a few calendars, for a quick look. */

/** The ids of an `--only` option; null for all calendars. */
export function idsOf(only: string | undefined): string[] | null {
  return only === undefined ? null : only.split(',').map((id) => id.trim().toUpperCase());
}

/**
 * The calendars of a selection: each id with its subdivisions and groups, and all calendars that inherit from one. Throws an Error
 * that names an unknown id.
 */
export function selectCalendars(
  definitions: readonly CalendarDefinition[],
  ids: readonly string[],
): Set<string> {
  const selected = new Set<string>();
  for (const id of ids) {
    const own = definitions.filter(
      (one) => one.id === id || one.id.startsWith(`${id}:`) || one.id.startsWith(`${id}-`),
    );
    if (own.length === 0) throw new Mistake(`there is no calendar ${JSON.stringify(id)}`);
    for (const one of own) selected.add(one.id);
  }
  // Definitions come after those from which they inherit.
  for (const { id, inherits = [], commonTo = [] } of definitions) {
    const basedOn = [...inherits.map(({ calendar }) => calendar), ...commonTo];
    if (basedOn.some((one) => selected.has(one))) selected.add(id);
  }
  return selected;
}

/** The calendars that each follows: whose days it inherits or has in common, or takes over by the rule of a publication about it. */
export function followedCalendars(
  definitions: readonly CalendarDefinition[],
  publications: readonly Publication[],
): Map<string, string[]> {
  const followed = new Map(
    definitions.map(({ id, inherits = [], commonTo = [] }) => [
      id,
      [...inherits.map(({ calendar }) => calendar), ...commonTo],
    ]),
  );
  for (const { calendars } of publications) {
    for (const { calendar, rules } of calendars) {
      for (const rule of rules ?? [])
        if (rule.follows !== undefined) followed.get(calendar)?.push(rule.follows);
    }
  }
  return followed;
}

/** The definitions to compute for selected calendars: their own, those they inherit from, and those their publications follow. */
export function neededFor(
  definitions: readonly CalendarDefinition[],
  selected: ReadonlySet<string>,
  publications: readonly Publication[],
): CalendarDefinition[] {
  const followed = followedCalendars(definitions, publications);
  const needed = new Set<string>();
  const visit = (id: string) => {
    if (needed.has(id)) return;
    needed.add(id);
    for (const other of followed.get(id) ?? []) visit(other);
  };
  for (const { id, countries } of definitions) {
    if (!selected.has(id)) continue;
    visit(id);
    // Markets are checked against their country's days (build/check/plausible).
    const home = homeCalendar(countries);
    if (home && followed.has(home)) visit(home);
  }
  return definitions.filter(({ id }) => needed.has(id));
}

/**
 * The calendars outside the selection whose record or dates differ between `before` and `after`, and changed sources (as
 * `source ID`) that verify none of the selected calendars.
 */
export function changedOutside(
  before: ReleaseState,
  after: ReleaseState,
  selected: ReadonlySet<string>,
): string[] {
  const restOf = (state: ReleaseState, id: string) =>
    JSON.stringify([state.calendars.get(id) ?? null, ...provenanceText(state.provenance.get(id))]);
  const calendars = allIds(before.calendars, after.calendars).filter(
    (id) =>
      !selected.has(id) &&
      (diffCalendar(id, before.entries.get(id), after.entries.get(id)).length > 0 ||
        restOf(before, id) !== restOf(after, id)),
  );
  const sources = allIds(before.sources, after.sources).filter((id) => {
    const [was, is] = [before.sources.get(id), after.sources.get(id)];
    const vouchesFor = [...(was?.calendars ?? []), ...(is?.calendars ?? [])];
    return (
      !vouchesFor.some((one) => selected.has(one)) && JSON.stringify(was) !== JSON.stringify(is)
    );
  });
  return [...calendars, ...sources.map((id) => `source ${id}`)];
}

function provenanceText(provenance: Provenance | undefined): unknown[] {
  return provenance && provenance.rows.length > 0
    ? [provenance.rows, [...provenance.rowOf].sort(([a], [b]) => a - b)]
    : [];
}

function allIds(
  before: ReadonlyMap<string, unknown>,
  after: ReadonlyMap<string, unknown>,
): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].sort();
}

/** A state restricted to some calendars; `null`: all. */
export function restrictState(
  state: ReleaseState,
  selected: ReadonlySet<string> | null,
): ReleaseState {
  if (selected === null) return state;
  const keep = <T>(map: ReadonlyMap<string, T>) =>
    new Map([...map].filter(([id]) => selected.has(id)));
  const { sources } = state;
  return {
    calendars: keep(state.calendars),
    sources,
    entries: keep(state.entries),
    provenance: keep(state.provenance),
  };
}
