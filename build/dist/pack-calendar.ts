import type { Basis, BasisCounts, Companions, Source } from '../../server/engine/types.js';
import { noneOfEach } from '../../server/queries/basis.js';
import { basisWithoutRow } from '../../server/store/cited-rows.js';
import {
  dataSpan,
  epochOf,
  type FileBytes,
  type Pack,
  type PackedDays,
  writePack,
} from '../../server/store/pack.js';
import { entryKey } from '../expand/entry.js';
import { moreNames } from '../feast-names/more-names.js';
import {
  type Provenance,
  payloadOf,
  type StoredCalendar,
  type StoredEntry,
} from '../release/state.js';
import { dayBits } from './day-bits.js';

/** A calendar of a release in the form of the build, and as a pack. */
export interface BuiltCalendar {
  readonly record: StoredCalendar;
  /** Sorted by day and kind. */
  readonly entries: readonly StoredEntry[];
  readonly provenance: CalendarProvenance;
}

/** The rows of a definition, and the number of the row of each entry, in their order; null: none. */
export interface CalendarProvenance {
  readonly rows: Provenance['rows'];
  readonly rowOf: readonly (number | null)[];
}

export const NO_PROVENANCE: Provenance = { rows: [], rowOf: new Map() };

/** The provenance of a calendar's entries. */
export function provenanceOf(
  { rows, rowOf }: Provenance,
  entries: readonly StoredEntry[],
): CalendarProvenance {
  return {
    rows,
    rowOf: entries.map(
      ({ day, payload }) => rowOf.get(entryKey({ day, kind: payload.kind })) ?? null,
    ),
  };
}

/** The bits of a calendar's days. */
export function packedDays(record: StoredCalendar, entries: readonly StoredEntry[]): PackedDays {
  const [first, last] = dataSpan(record);
  const epoch = epochOf(first);
  return { epoch, ...dayBits(record, entries, epoch, last - epoch + 1) };
}

/** The bytes of a calendar's pack; `sourceOf` finds the sources that it cites. */
export function packCalendar(
  { record, entries, provenance }: BuiltCalendar,
  sourceOf: (id: string) => Source | undefined,
  days = packedDays(record, entries),
  companions?: Companions,
): FileBytes {
  const basis = countBases(provenance, entries);
  const derived = { ...record, basis, ...(companions && { companions }) };
  return writePack({
    record: derived,
    days,
    entries,
    provenance,
    sources: citedSources(record, entries).flatMap((id) => sourceOf(id) ?? []),
    moreNames,
  });
}

/** Ids of the sources of a calendar and its entries, sorted. */
export function citedSources(
  { sources, year_sources = [] }: StoredCalendar,
  entries: readonly StoredEntry[],
): string[] {
  const cited = new Set([...sources, ...year_sources.flatMap((years) => years.sources)]);
  for (const payload of distinctPayloads(entries))
    for (const source of payload.sources) cited.add(source);
  return [...cited].sort();
}

/** Of a thousand entries some hundred payloads are different. */
function distinctPayloads(entries: readonly StoredEntry[]): Set<StoredEntry['payload']> {
  const payloads = new Set<StoredEntry['payload']>();
  for (const { payload } of entries) payloads.add(payload);
  return payloads;
}

/** Every language of the names of entries, sorted. */
export function languagesOf(entries: readonly StoredEntry[]): string[] {
  const languages = new Set<string>();
  for (const { names } of distinctPayloads(entries))
    for (const language in { ...names, ...moreNames(names) }) languages.add(language);
  return [...languages].sort();
}

/** The number of a calendar's entries by basis. */
export function countBases(
  { rows, rowOf }: CalendarProvenance,
  entries: readonly StoredEntry[],
): BasisCounts {
  const counts: Record<Basis, number> & { own?: number } = noneOfEach();
  for (const [at, { payload }] of entries.entries()) {
    const row = rowOf[at] ?? null;
    if (payload.coverage === 'verified') counts.publication++;
    else if (payload.origin === 'own') counts.own = (counts.own ?? 0) + 1;
    else counts[row === null ? basisWithoutRow(payload.origin) : rows[row]!.basis]++;
  }
  return counts;
}

/** The record of a pack in the form of the build. */
export function unpackRecord(pack: Pack): StoredCalendar {
  const {
    basis: _basis,
    companions: _companions,
    ...record
  } = pack.record<
    StoredCalendar & { readonly basis: BasisCounts; readonly companions?: Companions }
  >();
  return record;
}

/** The calendar of a pack in the form of the build. */
export function unpackCalendar(pack: Pack): BuiltCalendar {
  const { range, day, payload, row, rows } = pack.entries();
  const [from, to] = range(pack.first, pack.last);
  const positions = Array.from({ length: to - from }, (_, at) => from + at);
  const known = new Map<object, StoredEntry['payload']>();
  const ownPayload = (position: number) => {
    const stored = payload(position);
    let own = known.get(stored);
    if (!own) {
      own = payloadOf(stored);
      known.set(stored, own);
    }
    return own;
  };
  const numbers = new Map(rows().map((one, number) => [one, number]));
  return {
    record: unpackRecord(pack),
    entries: positions.map((position) => ({ day: day(position), payload: ownPayload(position) })),
    provenance: {
      rows: rows(),
      rowOf: positions.map((position) => numbers.get(row(position)!) ?? null),
    },
  };
}
