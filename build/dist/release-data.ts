import type { FileBytes } from '../../server/core/container.js';
import { packRelease, type ReleaseData } from '../../server/core/packed.js';
import type { DataRelease, PlacedCalendar } from '../../server/core/types.js';

/**
 * The packed data of a release as they are published, for programs that answer by themselves (server/reader): what the
 * server holds, without what it only needs itself, the search and what releases changed, and without what the release does
 * not say (where a calendar is at home). So the bytes are a function of the release. A test holds them to their form: a
 * new one is for releases to come (see artifacts.ts).
 */
export function releaseDataFile({ meta, arrays }: ReleaseData): FileBytes {
  const { search: _search, groupCalendar: _calendars, groupStart: _starts, ...days } = arrays;
  const { id, library_version, generated_at } = meta.releases.at(-1)!;
  const published = {
    epoch: meta.epoch,
    dayCount: meta.dayCount,
    releases: [withoutChanges({ id, library_version, generated_at })],
    calendars: meta.calendars.map(withoutPlace),
    sources: meta.sources,
    names: meta.names,
    sourceLists: meta.sourceLists,
    payloads: meta.payloads,
    languages: meta.languages,
    changeCalendars: [],
    // What was once told of changes, for readers of then.
    changesBytes: 0,
    searchBytes: 0,
  };
  const none = { changePages: new Uint8Array(), search: new Uint8Array() };
  return packRelease(published, { ...days, groupCalendar: new Uint16Array(), groupStart: new Uint32Array(), ...none });
}

function withoutChanges(release: DataRelease) {
  const counts = { added: 0, removed: 0, modified: 0, holiday: 0, early_close: 0, weekend_workday: 0 };
  const none = [0, 0] as const;
  return { ...release, changes: none, counts, rows: 0, groups: none, description: 0, records: none };
}

/** Country and currency are what the build's lists say of an id, whatever the release. */
function withoutPlace({
  local_name: _name,
  countries: _countries,
  currencies: _currencies,
  ...record
}: PlacedCalendar) {
  return { ...record, countries: [], currencies: [] };
}
