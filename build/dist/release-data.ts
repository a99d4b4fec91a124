import { fillCounts, setBit, wordsFor } from '../../server/engine/bits.js';
import type { DataRelease, PlacedCalendar } from '../../server/engine/types.js';
import { weekendCheck } from '../../server/engine/weekend.js';
import type { FileBytes } from '../../server/store/container.js';
import { entryRange, type PackedArrays, packRelease, type ReleaseData } from '../../server/store/packed.js';
import { withoutSearch } from '../search/documents.js';
import { isUncertain } from './day-bits.js';

/** In the published data of releases up to this one a day is uncertain only if its own entry could be dropped. */
const LAST_WITHOUT_REACH = '20261122T154301Z';

/**
 * The packed data of a release as they are published, for programs that answer by themselves (server/reader): what the
 * server holds, without what it only needs itself: the search, what releases changed, and where a calendar is at home, which
 * early releases do not say. So the bytes are a function of the release. A test holds them to their form: a
 * new one is for releases to come (see artifacts.ts).
 *
 * Whoever reads them has two bitsets of each calendar: a day is certainly open that is open and not uncertain, possibly
 * open when it is one of the two. `withReach` is whether the days that an estimated entry could come to stand on are
 * uncertain too; by default so since that is known.
 */
export function releaseDataFile(
  data: ReleaseData,
  withReach = data.meta.releases.at(-1)!.id > LAST_WITHOUT_REACH,
): FileBytes {
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
    ...(!withReach && uncertainByEntries(data)),
    groupCalendar: new Uint16Array(),
    groupStart: new Uint32Array(),
    ...none,
  });
}

function uncertainByEntries(data: ReleaseData): Pick<PackedArrays, 'uncertain' | 'uncertainCounts'> {
  const { meta, arrays, payloads } = data;
  const words = wordsFor(meta.dayCount);
  const uncertain = new Uint32Array(arrays.uncertain.length);
  const uncertainCounts = new Uint16Array(arrays.uncertainCounts.length);
  for (const [calendar, { weekend }] of meta.calendars.entries()) {
    const isWeekend = weekendCheck(weekend);
    const own = uncertain.subarray(calendar * words, (calendar + 1) * words);
    for (let at = arrays.entryStart[calendar]!; at < arrays.entryStart[calendar + 1]!; at++) {
      const day = arrays.entryDay[at]!;
      const [from, to] = entryRange(data, calendar, meta.epoch + day, meta.epoch + day);
      const ofDay = Array.from(arrays.entryPayload.subarray(from, to), (number) => payloads[number]!);
      if (isUncertain(ofDay, isWeekend(meta.epoch + day))) setBit(own, day);
    }
    fillCounts(own, uncertainCounts.subarray(calendar * (words + 1), (calendar + 1) * (words + 1)));
  }
  return { uncertain, uncertainCounts };
}

function withoutChanges(release: DataRelease) {
  const counts = { added: 0, removed: 0, modified: 0, holiday: 0, early_close: 0, weekend_workday: 0 };
  const none = [0, 0] as const;
  return { ...release, changes: none, counts, rows: 0, groups: none, description: 0, records: none };
}

/** Homes are not part of what is published: the form was set when releases did not say them. */
function withoutHome(calendar: PlacedCalendar): PlacedCalendar {
  const { local_name: _local, countries: _countries, currencies: _currencies, ...record } = withoutSearch(calendar);
  return { ...record, countries: [], currencies: [] };
}
