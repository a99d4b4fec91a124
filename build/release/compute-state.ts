import { join } from 'node:path';
import { formatDay, mustParseDay } from '../../server/engine/civil-date.js';
import type { MarketConventions } from '../../server/engine/market-conventions.js';
import type { Archived, Home, Origin, Source, YearSources } from '../../server/engine/types.js';
import { weekendWithin } from '../../server/engine/weekend.js';
import { getOrMake } from '../../server/util/get-or-make.js';
import { conventionProblems } from '../calendars/convention-problems.js';
import { marketConventions } from '../calendars/conventions/index.js';
import type { CalendarDefinition } from '../calendars/definition.js';
import { allDefinitions } from '../calendars/index.js';
import { Mistake } from '../command-line.js';
import { openCache } from '../expand/cache.js';
import type { PlainEntry } from '../expand/entry.js';
import { expandAll } from '../expand/pool.js';
import { daysInTurn, reaching, yearsNeeded } from '../expand/reach.js';
import { readIndex } from '../sources/archive.js';
import { pinnedCopy, readPinned } from '../sources/pinned.js';
import { type Contradiction, claimsFor } from '../verify/claims.js';
import { verifyByParts } from '../verify/common-days.js';
import { settledByReports } from '../verify/confirmed-by-reports.js';
import { datedRows } from '../verify/dated-rows.js';
import { referenceProblems } from '../verify/format.js';
import { lateOpenProblems, untoldOpenings } from '../verify/late-opens.js';
import { type ListDifference, listDifferences } from '../verify/list-differences.js';
import {
  ARCHIVE_INDEX,
  OFFICIAL_DIR,
  PINNED_INDEX,
  type Publication,
} from '../verify/publication.js';
import { publicationsByCalendar } from '../verify/publications-by-calendar.js';
import { type Difference, type Verified, verifyCalendar } from '../verify/verify.js';
import { provenanceOf, publisherNames } from './provenance.js';
import { neededFor, selectCalendars } from './selection.js';
import { emptyState, type ReleaseState, type StoredCalendar, storeEntries } from './state.js';

export interface Computed {
  readonly state: ReleaseState;
  readonly differences: readonly Difference[];
  readonly contradictions: readonly Contradiction[];
  /** Where a list or rule of a publication differs from what the definition gives by itself, stated or not. */
  readonly listDifferences: readonly ListDifference[];
  /** By calendar. */
  readonly vouching: ReadonlyMap<string, Vouching>;
}

/** The publications that vouch for something of a calendar, and the years of which they do. */
export type Vouching = ReadonlyMap<string, readonly number[]>;

interface ComputedOf extends Computed {
  readonly selected: ReadonlySet<string> | null;
  /** The calendars that were not in the cache of expansions; the others have the same definition and program as before. */
  readonly expandedAnew: readonly string[];
}

/**
 * The current state of the definitions and publications: every calendar expanded, with inherited days, and checked against the
 * publications. `releaseDay` (YYYY-MM-DD) is the day of the release; `onProgress` receives the number of finished calendars and the
 * total. `only`: just these calendars (see `selectCalendars`); the state then also has those from which they inherit.
 * `others`: what vouches for calendars that are not computed, for the records of the sources.
 */
export async function computeState(
  publications: readonly Publication[],
  releaseDay: string,
  onProgress: (done: number, total: number) => void,
  only: readonly string[] | null = null,
  others: ReadonlyMap<string, Vouching> = new Map(),
): Promise<ComputedOf> {
  const all = await allDefinitions();
  checkReferences(publications, all, releaseDay);
  const selected = only && selectCalendars(all, only);
  const definitions = selected ? neededFor(all, selected, publications) : all;
  const cache = await openCache();
  const expandedAnew: string[] = [];
  const write: typeof cache.write = (definition, entries) => {
    expandedAnew.push(definition.id);
    cache.write(definition, entries);
  };
  const onReady = (ready: number) => onProgress(ready, definitions.length);
  const needed = yearsNeeded(definitions);
  const whole = definitions.map((definition) => reaching(definition, needed));
  const own = await expandAll(whole, onReady, { ...cache, write });
  const conventions = await marketConventions();
  const unknown = conventionProblems(conventions, all);
  if (unknown.length > 0) throw new Mistake(`build/calendars/conventions/: ${unknown.join('; ')}`);
  const late = [...lateOpenProblems(publications, conventions), ...untoldOpenings(publications)];
  if (late.length > 0) throw new Mistake(late.map((one) => `build/official/: ${one}`).join('\n'));
  const computed = {
    ...assemble(definitions, own, publications, releaseDay, conventions, others),
    expandedAnew,
  };
  if (!selected) return { ...computed, selected };
  const differences = computed.differences.filter(({ calendar }) => selected.has(calendar));
  const contradictions = computed.contradictions.filter(({ calendar }) => selected.has(calendar));
  const ofLists = computed.listDifferences.filter(({ calendar }) => selected.has(calendar));
  return { ...computed, differences, contradictions, listDifferences: ofLists, selected };
}

function checkReferences(
  publications: readonly Publication[],
  definitions: readonly CalendarDefinition[],
  releaseDay: string,
): void {
  const known = new Set(definitions.flatMap(({ id, aliases = [] }) => [id, ...aliases]));
  const problems = referenceProblems(publications, known, releaseDay);
  if (problems.length > 0)
    throw new Mistake(problems.map((problem) => `build/official/: ${problem}`).join('\n'));
}

/**
 * Like `computeState`, from expanded entries. `definitions` come after those from which they inherit; `conventions` are those of
 * exchanges, by id.
 */
export function assemble(
  definitions: readonly CalendarDefinition[],
  expanded: ReadonlyMap<string, readonly PlainEntry[]>,
  publications: readonly Publication[],
  releaseDay: string,
  conventions: ReadonlyMap<string, MarketConventions> = new Map(),
  others: ReadonlyMap<string, Vouching> = new Map(),
): Computed {
  const checked = new Map<string, Verified>();
  const state = emptyState();
  const named = publisherNames(publications);
  const differences: Difference[] = [];
  const contradictions: Contradiction[] = [];
  const ofLists: ListDifference[] = [];
  const vouching = new Map(others);
  const checkedOn = new Map(publications.map(({ id, checked }) => [id, checked]));
  const deciding = publicationsByCalendar(publications);
  const releaseYear = Number(releaseDay.slice(0, 4));
  const today = mustParseDay(releaseDay);
  const daysOf = daysInTurn(definitions, expanded, (id) => checked.get(id)?.entries ?? [], today);
  for (const definition of definitions) {
    const { id, weekend, years } = definition;
    const followed = (other: string) => checked.get(other) ?? null;
    const plain = settledByReports(
      daysOf(definition),
      { calendar: id, today, followed },
      deciding.get(id) ?? [],
    );
    const hearing = { calendar: id, weekend, releaseDay, rows: datedRows(definition), followed };
    const speaking = deciding.get(id) ?? [];
    const claims = claimsFor(hearing, speaking);
    const byOwn = verifyCalendar(plain, claims, weekend, years);
    const parts = definition.commonTo?.map((part) => checked.get(part)!);
    const verified = parts ? verifyByParts(byOwn, parts, claims, weekend, years) : byOwn;
    const own = { calendar: id, entries: plain, weekend, years, releaseYear, followed };
    const { hours = [] } = conventions.get(id) ?? {};
    ofLists.push(
      ...listDifferences(
        { ...own, hours, listsAlone: definition.listsAlone !== undefined },
        speaking,
      ),
    );
    checked.set(id, verified);
    differences.push(...verified.differences);
    contradictions.push(...verified.contradictions);
    state.calendars.set(id, {
      ...calendarRecord(definition, verified, checkedOn),
      ...conventions.get(id),
    });
    state.entries.set(id, storeEntries(verified.entries));
    state.provenance.set(id, provenanceOf(definition, verified.entries, named));
    vouching.set(id, verified.sources);
  }
  for (const record of sourceRecords(publications, vouching)) state.sources.set(record.id, record);
  return { state, differences, contradictions, listDifferences: ofLists, vouching };
}

/** In the order of the publications; of those that vouch for something. */
function sourceRecords(
  publications: readonly Publication[],
  vouching: ReadonlyMap<string, Vouching>,
): Source[] {
  const bySource = new Map<string, Vouched[]>();
  for (const [calendar, own] of vouching) {
    for (const [source, years] of own)
      getOrMake(bySource, source, () => [] as Vouched[]).push({ calendar, years });
  }
  // What `npm run sources -- fetch` and `pin` recorded; nothing else marks a source as archived.
  const archive = readIndex(join(OFFICIAL_DIR, ARCHIVE_INDEX));
  const pinned = readPinned(join(OFFICIAL_DIR, PINNED_INDEX));
  return publications.flatMap((publication) => {
    const vouched = bySource.get(publication.id);
    const { fetched_at, sha256 } = archive.get(publication.id) ?? {};
    const archived =
      fetched_at && sha256 ? { fetched_at, sha256 } : pinnedCopy(publication, pinned);
    return vouched ? [sourceRecord(publication, vouched, archived)] : [];
  });
}

/** `checkedOn`: the day on which each publication was last compared with its text. */
function calendarRecord(
  definition: CalendarDefinition,
  verified: Verified,
  checkedOn: ReadonlyMap<string, string>,
): StoredCalendar {
  const sources = [...verified.sources.keys()];
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
    ...(verified.completeYears.length > 0 && { year_sources: yearSources(verified) }),
    ...(definition.commonTo && { common_to: definition.commonTo }),
    ...(verified.unsettledDays.length > 0 && {
      unsettled_days: verified.unsettledDays.map(formatDay),
    }),
    last_verified_at:
      sources
        .map((source) => checkedOn.get(source)!)
        .sort()
        .at(-1) ?? null,
    weekend: weekendWithin(definition.weekend, definition.years, definition.id),
    sources,
    ...(isComposed && {
      bases: [...new Set((definition.inherits ?? []).map(({ calendar }) => calendar))].sort(),
    }),
    ...(definition.aliases && { aliases: [...definition.aliases].sort() }),
    ...(definition.regularCloses && { regular_closes: definition.regularCloses }),
    ...((definition.note || definition.doubts) && {
      note: [definition.note, definition.doubts].filter(Boolean).join(' '),
    }),
    ...homeRecord(definition),
  };
}

function homeRecord(definition: CalendarDefinition): Partial<Home> {
  const { localName, otherNames, cities, countries, currencies = [], isMainExchange } = definition;
  return {
    ...(localName && { local_name: localName }),
    ...(otherNames && { other_names: otherNames }),
    ...(cities && { cities }),
    ...(countries && { countries, currencies }),
    ...(isMainExchange && { is_main_exchange: true }),
  };
}

/** The origin of a calendar's base: the library's region, our rules, or dates listed one by one. */
function originOf(definition: CalendarDefinition): Origin {
  if (definition.library) return 'library';
  return (definition.rules?.length ?? 0) > 0 || (definition.inherits?.length ?? 0) > 0
    ? 'rule'
    : 'curated';
}

/** Groups years with the same publications. */
function yearSources({ yearSources }: Verified): YearSources[] {
  const groups = new Map<string, { years: number[]; sources: readonly string[] }>();
  for (const [year, sources] of yearSources) {
    const sorted = [...sources].sort();
    getOrMake(groups, sorted.join(), () => ({ years: [] as number[], sources: sorted })).years.push(
      year,
    );
  }
  return [...groups.values()];
}

interface Vouched {
  readonly calendar: string;
  readonly years: readonly number[];
}

function sourceRecord(
  publication: Publication,
  vouched: readonly Vouched[],
  archived: Archived | null,
): Source {
  const { id, url, url_is_exact, publisher, type, evidence, read_at, checked } = publication;
  if (evidence === 'report') throw new Error(`${id} is a report, which vouches for nothing`);
  return {
    id,
    url,
    url_is_exact,
    publisher,
    type,
    evidence,
    read_at,
    checked,
    years: [...new Set(vouched.flatMap(({ years }) => years))].sort((a, b) => a - b),
    calendars: vouched.map(({ calendar }) => calendar).sort(),
    ...(publication.fetch && { fetch: publication.fetch }),
    ...(publication.watch !== undefined && { watch: publication.watch }),
    archived,
  };
}
