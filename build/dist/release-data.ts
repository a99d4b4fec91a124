import type { DataRelease, PlacedCalendar } from '../../server/engine/types.js';
import type { FileBytes } from '../../server/store/container.js';
import { packRelease, type ReleaseData } from '../../server/store/packed.js';
import { withoutSearch } from '../search/documents.js';

/**
 * The packed data of a release as they are published, for programs that answer by themselves (server/reader): what the
 * server holds, without what it only needs itself: the search, what releases changed, and where a calendar is at home. So
 * the bytes are a function of the release. A test holds them to their form: a new one is for releases to come (see artifacts.ts).
 *
 * Whoever reads them has two bitsets of each calendar: a day is certainly open that is open and not uncertain, possibly
 * open when it is one of the two: the days that an estimated entry could come to stand on are uncertain too.
 */
export function releaseDataFile(data: ReleaseData): FileBytes {
  const { meta, arrays } = data;
  const { search: _search, groupCalendar: _calendars, groupStart: _starts, ...days } = arrays;
  const { id, library_version, generated_at, own } = meta.releases.at(-1)!;
  const published = {
    epoch: meta.epoch,
    dayCount: meta.dayCount,
    releases: [withoutChanges({ id, library_version, generated_at, ...(own && { own }) })],
    calendars: meta.calendars.map(withoutHome),
    sources: meta.sources,
    ...(meta.texts && { texts: meta.texts }),
    names: meta.names,
    sourceLists: meta.sourceLists,
    payloads: meta.payloads,
    languages: meta.languages,
    changeCalendars: [],
    // Members about changes that old readers expect.
    changesBytes: 0,
    searchBytes: 0,
  };
  const none = { changePages: new Uint8Array(), search: new Uint8Array() };
  return packRelease(published, {
    ...days,
    groupCalendar: new Uint16Array(),
    groupStart: new Uint32Array(),
    ...none,
  });
}

function withoutChanges(release: DataRelease) {
  const counts = { added: 0, removed: 0, modified: 0, holiday: 0, early_close: 0, weekend_workday: 0 };
  const none = [0, 0] as const;
  return { ...release, changes: none, counts, rows: 0, groups: none, description: 0, records: none };
}

/** Homes are not part of what is published. */
function withoutHome(calendar: PlacedCalendar): PlacedCalendar {
  const { local_name: _local, countries: _countries, currencies: _currencies, ...record } = withoutSearch(calendar);
  return { ...record, countries: [], currencies: [] };
}
