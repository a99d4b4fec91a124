import type { DataRelease } from '../../server/engine/types.js';
import type { Directory, ListedCalendar } from '../../server/store/bundle.js';
import { type ChangedCalendar, countEntries } from '../../server/store/changes.js';
import {
  differences,
  type EntryDifference,
  markChanges,
} from '../../server/store/entry-changes.js';
import {
  type ChangedPack,
  type ReleaseDetails,
  type StoredRelease,
  storedCounts,
} from '../../server/store/history.js';
import { recordDifference } from '../../server/store/read-changes.js';
import { packSearch } from '../../server/store/search.js';
import type { HistoryFiles, StoredPack } from '../dist/history-files.js';
import {
  type CalendarProvenance,
  languagesOf,
  NO_PROVENANCE,
  packCalendar,
  provenanceOf,
} from '../dist/pack-calendar.js';
import { entryKey } from '../expand/entry.js';
import type { StoredCalendar, StoredEntry } from '../release/state.js';
import { searchDocuments } from '../search/documents.js';
import type { BaseBuild, BaseCalendar, BaseRelease } from './base.js';
import type { OwnStep } from './history.js';
import type { OverlaidCalendar } from './merge-overlay.js';

/**
 * The history of a build with an overlay: the releases of the base build and the own releases, in the order in which they became
 * current. Base releases stay as they are. The changes of an own release are those from the last own release, and from what the
 * base releases in between changed of it.
 */
export function packOwnHistory(
  base: BaseBuild,
  files: HistoryFiles,
  steps: readonly OwnStep[],
): void {
  let taken = 0;
  let before: Before | null = null;
  for (const step of steps) {
    const below = base.release(step.base)!;
    for (; taken <= below.position; taken++) files.keepRelease(base.history.releases[taken]!);
    const places = addStep(base, files, step, below, before);
    before = { step, below, places };
  }
}

/** An own release, its base, and the packs of the calendars that it made. */
interface Before {
  readonly step: OwnStep;
  readonly below: BaseRelease;
  readonly places: ReadonlyMap<string, StoredPack>;
}

/** A calendar before or after an own release. */
interface Side {
  readonly record: StoredCalendar;
  readonly entries: readonly StoredEntry[];
  readonly place: () => StoredPack;
}

/** Adds an own release; returns the packs of its own calendars. */
function addStep(
  base: BaseBuild,
  files: HistoryFiles,
  step: OwnStep,
  below: BaseRelease,
  before: Before | null,
): ReadonlyMap<string, StoredPack> {
  const { overlaid } = step;
  const packOf = (one: OverlaidCalendar) =>
    files.addPack(step.id, packOwn(one, below.calendar(one.record.id), step));
  const places = new Map([...overlaid.calendars].map(([id, one]) => [id, packOf(one)]));
  const changed: ChangedCalendar[] = [];
  const packs: ChangedPack[] = [];
  const records: string[] = [];
  const recordPacks: ChangedPack[] = [];
  const zones: string[] = [];
  for (const id of [
    ...new Set([...overlaid.calendars.keys(), ...(before?.step.overlaid.calendars.keys() ?? [])]),
  ].sort()) {
    const was = sideBefore(base, id, below, before, (one) => packOf(one));
    const own = overlaid.calendars.get(id);
    const is = own ? { ...own, place: () => places.get(id)! } : sideOf(below.calendar(id));
    const pair = (): ChangedPack => [was?.place() ?? null, is?.place() ?? null];
    const changes = differences(was?.entries ?? [], is?.entries ?? []);
    if (changes.length > 0) {
      changed.push(
        countEntries(
          id,
          markChanges(changes, was?.record ?? null, is?.record ?? null, is?.entries ?? []),
        ),
      );
      packs.push(pair());
    }
    if ((was || is) && recordDifference(id, was?.record ?? null, is?.record ?? null)) {
      records.push(id);
      recordPacks.push(pair());
    }
    if (was && is && was.record.timezone !== is.record.timezone) zones.push(id);
  }
  const release = releaseOf(base, step, below);
  const directory = directoryOf(base, release, step, below, places);
  const stored: Omit<StoredRelease, 'sha256' | 'search'> = {
    ...release,
    calendars: changed.map(storedCounts),
    records,
    ...(zones.length > 0 && { retold: { sources: [], calendars: zones } }),
  };
  const details: ReleaseDetails = {
    description: { note: step.note, reasons: [] },
    calendars: packs,
    records: recordPacks,
  };
  const hasOther = [...overlaid.calendars.keys()].some((id) => !below.has(id));
  const search = hasOther ? packSearch(searchDocuments(recordsOf(directory, step, below))) : null;
  files.addRelease(stored, directory, details, search ?? base.history.releases[below.position]!);
  return places;
}

/** Like the base release, except for the data of the overlay. */
function releaseOf(
  base: BaseBuild,
  { id, generated_at, digest, base: on }: OwnStep,
  below: BaseRelease,
): DataRelease {
  const { library_version } = base.history.releases[below.position]!;
  return { id, library_version, generated_at, own: { digest, generated_at, base: on } };
}

/** The pack of a calendar of an overlay, or with corrections. */
function packOwn(
  { record, entries }: OverlaidCalendar,
  below: BaseCalendar | undefined,
  { overlaid }: OwnStep,
): Uint8Array {
  const sources = new Map(
    [...(below?.pack.sources() ?? []), ...overlaid.sources].map((source) => [source.id, source]),
  );
  const provenance = provenanceBelow(below, entries);
  const companions = below?.pack.record().companions;
  return packCalendar(
    { record, entries, provenance },
    (id) => sources.get(id),
    undefined,
    companions,
  );
}

/** Entries equal to those of the base release keep their provenance; those of the overlay have none. */
function provenanceBelow(
  below: BaseCalendar | undefined,
  entries: readonly StoredEntry[],
): CalendarProvenance {
  if (!below) return provenanceOf(NO_PROVENANCE, entries);
  const { rows, rowOf } = below.provenance;
  const known = new Map(
    below.entries.map((one, at) => [keyOf(one), { payload: one.payload, row: rowOf[at]! }]),
  );
  return {
    rows,
    rowOf: entries.map((one) => {
      const same = known.get(keyOf(one));
      return same?.payload === one.payload ? same.row : null;
    }),
  };
}

function sideOf(calendar: BaseCalendar | undefined): Side | null {
  return calendar
    ? { record: calendar.record, entries: calendar.entries, place: () => calendar.place }
    : null;
}

/** A calendar before an own release; null: there was none. */
function sideBefore(
  base: BaseBuild,
  id: string,
  below: BaseRelease,
  before: Before | null,
  packOf: (one: OverlaidCalendar) => StoredPack,
): Side | null {
  const own = before?.step.overlaid.calendars.get(id);
  if (!before || !own) return sideOf(below.calendar(id));
  const changes = changesBelow(base, id, before.below, below);
  if (changes.length === 0) return { ...own, place: () => before.places.get(id)! };
  const entries = new Map(own.entries.map((one) => [keyOf(one), one]));
  for (const { day, kind, after } of changes) {
    const key = entryKey({ day, kind });
    if (after) entries.set(key, { day, payload: after });
    else entries.delete(key);
  }
  const merged = [...entries].sort(([a], [b]) => a - b).map(([, entry]) => entry);
  const { record } = own;
  return { record, entries: merged, place: () => packOf({ record, entries: merged }) };
}

/** What the base releases between two own ones changed of a calendar. */
function changesBelow(
  base: BaseBuild,
  id: string,
  from: BaseRelease,
  to: BaseRelease,
): EntryDifference[] {
  const { releases } = base.history;
  const changes: EntryDifference[] = [];
  for (let position = from.position; position < to.position; position++) {
    const [was, is] = [position, position + 1].map((at) =>
      base.release(releases[at]!.id)!.entries(id),
    );
    changes.push(...differences(was!, is!));
  }
  return changes;
}

function directoryOf(
  base: BaseBuild,
  release: DataRelease,
  { overlaid }: OwnStep,
  below: BaseRelease,
  places: ReadonlyMap<string, StoredPack>,
): Directory {
  const { calendars, sources } = base.history.bundle(below.id).directory;
  const all = new Map(
    calendars.map((one): [string, ListedCalendar] => [one.id, { ...one, in: one.in ?? below.id }]),
  );
  for (const [id, { record, entries }] of overlaid.calendars) {
    const { aliases } = record;
    all.set(id, {
      id,
      ...(aliases && { aliases }),
      languages: languagesOf(entries),
      ...places.get(id)!,
    });
  }
  return {
    release,
    calendars: [...all.values()].sort((a, b) => (a.id < b.id ? -1 : 1)),
    ...(sources && { sources }),
  };
}

/** The records of all calendars of an own release. */
function recordsOf(
  { calendars }: Directory,
  { overlaid }: OwnStep,
  below: BaseRelease,
): StoredCalendar[] {
  return calendars.map(
    ({ id }) => overlaid.calendars.get(id)?.record ?? below.calendar(id)!.record,
  );
}

function keyOf({ day, payload }: StoredEntry): number {
  return entryKey({ day, kind: payload.kind });
}
