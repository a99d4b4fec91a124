import { formatDay } from '../engine/civil-date.js';
import type { Payload } from '../engine/types.js';
import type { AtomEntry } from '../feeds/atom.js';
import { BECAME_CONFIRMED, NOTHING, type ReleaseChanges, readText } from '../store/changes-file.js';
import type { ReleaseData } from '../store/packed.js';
import { type FoundChange, takeChanges } from '../store/take-changes.js';
import { nameIn } from '../text/language.js';
import { changedRecord, descriptionJson } from './changes.js';

/** News, newest first: releases, and dates that were estimated or provisional and are now confirmed. */

interface NewsQuery {
  /** Ids of calendars, including removed ones; absent: all. */
  readonly calendars?: readonly string[] | undefined;
  readonly lang: string;
}

const MAX_RELEASES = 50;
const MAX_CONFIRMED = 200;
/** Maximum number of rows read for one response, of all calendars. */
const MAX_ROWS = 262_144;
/** How far an announced date may be from the estimated one to be recognised as the same. */
const MAX_DAYS_MOVED = 3;

/** Items of the last releases: each release with a matching change, then the dates that it confirmed. */
export function newsOf(data: ReleaseData, query: NewsQuery): AtomEntry[] {
  const { releases } = data.meta;
  const entries: AtomEntry[] = [];
  let wanted = MAX_CONFIRMED;
  // Changes of a few calendars are found through the index.
  let rows = query.calendars ? Number.POSITIVE_INFINITY : MAX_ROWS;
  for (const release of releases.slice(-MAX_RELEASES).reverse()) {
    const shown = releaseEntry(data, release, query);
    if (!shown) continue;
    entries.push(shown);
    const looked = Math.min(rows, release.changes[1] - release.changes[0]);
    const confirmed = confirmedBy(data, release, query, looked).slice(0, wanted);
    rows -= looked;
    wanted -= confirmed.length;
    entries.push(...confirmedEntries(data, confirmed, query.lang));
  }
  return entries;
}

/** Later dates first, since those are in the future. */
function confirmedBy(
  data: ReleaseData,
  release: ReleaseChanges,
  { calendars }: NewsQuery,
  maxRows: number,
): FoundChange[] {
  const found: FoundChange[] = [];
  const filter = { calendars, end: release.changes[1], marks: BECAME_CONFIRMED };
  takeChanges(data, release.changes[0], filter, (change) => found.push(change) > 0, maxRows);
  return found.sort((a, b) => b.row.day - a.row.day || a.position - b.position);
}

/** The item of a release; null if calendars are requested and it did not change them. */
function releaseEntry(data: ReleaseData, release: ReleaseChanges, { calendars }: NewsQuery): AtomEntry | null {
  const { note } = JSON.parse(descriptionJson(data, release)) as { note: string };
  const changed = calendars ? ofCalendars(data, release, calendars) : ofAll(release);
  if (changed === null) return null;
  return {
    id: `${TAG}release/${release.id}`,
    title: `Data release ${release.id}${note === '' ? '' : `: ${note}`}`,
    updated: release.generated_at,
    category: 'release',
    text: changed,
  };
}

const TAG = 'tag:kalends,2026:';

function ofAll({ counts: { added, removed, modified }, records }: ReleaseChanges): string {
  return `Dates: ${added} added, ${removed} removed, ${modified} modified. Calendars described otherwise: ${records[1]}.`;
}

function ofCalendars(data: ReleaseData, release: ReleaseChanges, ids: readonly string[]): string | null {
  const counts = { added: 0, removed: 0, modified: 0 };
  const filter = { calendars: ids, end: release.changes[1] };
  takeChanges(data, release.changes[0], filter, ({ row: { before, after } }) => {
    counts[before === NOTHING ? 'added' : after === NOTHING ? 'removed' : 'modified']++;
    return true;
  });
  const described = ids.filter((id) => changedRecord(data, release, id));
  const { added, removed, modified } = counts;
  if (added + removed + modified + described.length === 0) return null;
  const dates = `Dates of ${ids.join(', ')}: ${added} added, ${removed} removed, ${modified} modified.`;
  return described.length === 0 ? dates : `${dates} Described otherwise: ${described.join(', ')}.`;
}

/** Returns them in the given order, but reads in the order of the file, which is faster. */
function confirmedEntries(data: ReleaseData, changes: readonly FoundChange[], lang: string): AtomEntry[] {
  const inFile = [...changes].sort((a, b) => a.position - b.position);
  const made = new Map(inFile.map((change) => [change, confirmedEntry(data, change, lang)]));
  return changes.map((change) => made.get(change)!);
}

function confirmedEntry(data: ReleaseData, change: FoundChange, lang: string): AtomEntry {
  const { meta, changes } = data;
  const { release, row } = change;
  const { day, kind } = row;
  const payload = JSON.parse(readText(changes, row.after)) as Payload;
  const id = meta.changeCalendars[row.calendar]!;
  const date = formatDay(day);
  const former = row.before === NOTHING ? formerDate(data, change, id, payload) : null;
  const moved = former === null ? '' : `, not ${former} as estimated`;
  const urls = payload.sources.map((name) => meta.sources.find((source) => source.id === name)?.url ?? name);
  const sources = [...new Set(urls)].map((url) => `\nSource: ${url}`).join('');
  return {
    id: `${TAG}confirmed/${release.id}/${id}/${date}/${kind}`,
    title: `${id}: ${nameIn(payload.names, lang)} is confirmed for ${date}${moved}`,
    updated: release.generated_at,
    category: 'confirmed',
    text: `${kind} of ${id} on ${date}, ${payload.coverage}, by data release ${release.id}${sources}`,
  };
}

/** The former estimated date of the same holiday, among the dates that the release removed. */
function formerDate(data: ReleaseData, { release, row }: FoundChange, id: string, payload: Payload): string | null {
  let former: string | null = null;
  const filter = {
    ...{ calendars: [id], end: release.changes[1], kind: payload.kind, type: 'removed' as const },
    ...{ from: row.day - MAX_DAYS_MOVED, to: row.day + MAX_DAYS_MOVED },
  };
  takeChanges(data, release.changes[0], filter, ({ row: { day, before } }) => {
    const was = JSON.parse(readText(data.changes, before)) as Payload;
    if (was.status === 'confirmed' || was.names.en !== payload.names.en) return true;
    former = formatDay(day);
    return false;
  });
  return former;
}
