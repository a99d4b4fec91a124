import { join } from 'node:path';
import type { Archived, Origin, Source } from '../../server/core/types.js';
import { weekendWithin } from '../../server/core/weekend.js';
import type { CalendarDefinition } from '../calendars/definition.js';
import { allDefinitions } from '../calendars/index.js';
import { openCache } from '../expand/cache.js';
import { completeCalendar } from '../expand/calendar.js';
import type { PlainEntry } from '../expand/entry.js';
import { expandAll } from '../expand/pool.js';
import { readIndex } from '../sources/archive.js';
import { claimsFor } from '../verify/claims.js';
import { ARCHIVE_INDEX, OFFICIAL_DIR, type Publication } from '../verify/publication.js';
import { type Difference, type Verified, verifyCalendar } from '../verify/verify.js';
import { neededFor, selectCalendars } from './selection.js';
import { type ReleaseState, type StoredCalendar, storeEntries } from './state.js';

export interface Computed {
  readonly state: ReleaseState;
  readonly differences: readonly Difference[];
}

/**
 * The state that the definitions and publications give today: every calendar expanded, completed by those it inherits from
 * and held to the publications. `checkedOn` (YYYY-MM-DD) is the day of the check; `onProgress` hears calendars done
 * and in all. `only`: of these calendars (see `selectCalendars`) alone; the state then has those too on which they rest.
 */
export async function computeState(
  publications: readonly Publication[],
  checkedOn: string,
  onProgress: (done: number, total: number) => void,
  only: readonly string[] | null = null,
): Promise<Computed & { readonly selected: ReadonlySet<string> | null }> {
  const all = await allDefinitions();
  const selected = only && selectCalendars(all, only);
  const definitions = selected ? neededFor(all, selected, publications) : all;
  const own = await expandAll(definitions, (ready) => onProgress(ready, definitions.length), await openCache());
  const computed = assemble(definitions, own, publications, checkedOn);
  if (!selected) return { ...computed, selected };
  const differences = computed.differences.filter(({ calendar }) => selected.has(calendar));
  return { ...computed, differences, selected };
}

/** As `computeState`, from entries already expanded. `definitions` come after those that they inherit from. */
export function assemble(
  definitions: readonly CalendarDefinition[],
  own: ReadonlyMap<string, readonly PlainEntry[]>,
  publications: readonly Publication[],
  checkedOn: string,
): Computed {
  const releaseYear = Number(checkedOn.slice(0, 4));
  const checked = new Map<string, Verified>();
  const state: ReleaseState = { calendars: new Map(), sources: new Map(), entries: new Map() };
  const differences: Difference[] = [];
  const vouching = new Map<string, string[]>();
  // What `npm run sources -- fetch` recorded; nothing else marks a source as archived.
  const archive = readIndex(join(OFFICIAL_DIR, ARCHIVE_INDEX));
  for (const definition of definitions) {
    const { id, weekend, years } = definition;
    const plain = completeCalendar(definition, own.get(id) ?? [], (followed) => checked.get(followed)?.entries ?? []);
    const verified = verifyCalendar(
      plain,
      claimsFor(id, weekend, publications, releaseYear, (other) => checked.get(other) ?? null),
      weekend,
      years,
    );
    checked.set(id, verified);
    differences.push(...verified.differences);
    state.calendars.set(id, calendarRecord(definition, verified, checkedOn));
    state.entries.set(id, storeEntries(verified.entries));
    for (const source of verified.sources) vouching.set(source, [...(vouching.get(source) ?? []), id]);
  }
  for (const publication of publications) {
    const calendars = vouching.get(publication.id);
    if (calendars) state.sources.set(publication.id, sourceRecord(publication, calendars, archive.get(publication.id)));
  }
  return { state, differences };
}

function calendarRecord(definition: CalendarDefinition, verified: Verified, checkedOn: string): StoredCalendar {
  const isComposed = definition.kind === 'settlement' || (definition.inherits?.length ?? 0) > 0;
  return {
    id: definition.id,
    kind: definition.kind,
    name: definition.name,
    timezone: definition.timezone,
    origin: originOf(definition),
    data_years: definition.years,
    verified_years: verified.verifiedYears,
    complete_years: verified.completeYears,
    last_verified_at: verified.sources.length > 0 ? checkedOn : null,
    weekend: weekendWithin(definition.weekend, definition.years, definition.id),
    sources: verified.sources,
    ...(isComposed && { bases: [...new Set((definition.inherits ?? []).map(({ calendar }) => calendar))].sort() }),
  };
}

/** The origin of a calendar's base: the library's region, our rules, or dates listed one by one. */
function originOf(definition: CalendarDefinition): Origin {
  if (definition.library) return 'library';
  return (definition.rules?.length ?? 0) > 0 || (definition.inherits?.length ?? 0) > 0 ? 'rule' : 'curated';
}

function sourceRecord(publication: Publication, calendars: readonly string[], archived: Archived | undefined): Source {
  const years = publication.calendars.filter(({ calendar }) => calendars.includes(calendar)).flatMap(coveredYears);
  return {
    id: publication.id,
    url: publication.url,
    publisher: publication.publisher,
    type: publication.type,
    years: [...new Set(years)].sort((a, b) => a - b),
    calendars: [...new Set(calendars)].sort(),
    ...(publication.fetch && { fetch: publication.fetch }),
    ...(publication.watch !== undefined && { watch: publication.watch }),
    archived: archived ? { fetched_at: archived.fetched_at, sha256: archived.sha256 } : null,
  };
}

function coveredYears(part: Publication['calendars'][number]): number[] {
  return [...(part.years ?? []), ...(part.rules ?? []).flatMap(({ from, to }) => [from, ...(to === null ? [] : [to])])];
}
