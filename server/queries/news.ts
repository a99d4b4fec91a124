import { formatDay } from '../engine/civil-date.js';
import { addCounts, type ReleaseChanges } from '../store/changes.js';
import type { ReleaseData } from '../store/release-data.js';
import { calendarsOf, type FoundChange, takeChanges } from '../store/take-changes.js';
import { nameIn } from '../text/language.js';
import { changedRecord, noteOf } from './changes.js';

/** News, newest first: releases, and dates that were estimated or provisional and are now confirmed. */

export interface NewsEntry {
  readonly id: string;
  readonly title: string;
  /** RFC 3339. */
  readonly updated: string;
  readonly category: string;
  readonly text: string;
}

interface NewsQuery {
  /** Ids of calendars, including removed ones; absent: all. */
  readonly calendars?: readonly string[] | undefined;
  readonly lang: string;
}

/** How many releases the feed goes back. */
export const MAX_RELEASES = 50;
const MAX_CONFIRMED = 200;
/** Maximum number of calendars whose changes are read for one response. */
const MAX_CALENDARS = 40;
/** How far an announced date may be from the estimated one to be recognised as the same. */
const MAX_DAYS_MOVED = 3;

/** Items of the last releases: each release with a matching change, then the dates that it confirmed. */
export function newsOf(data: ReleaseData, query: NewsQuery): NewsEntry[] {
  const { releases } = data.meta;
  const entries: NewsEntry[] = [];
  let wanted = MAX_CONFIRMED;
  let left = MAX_CALENDARS;
  for (const release of releases.slice(-MAX_RELEASES).reverse()) {
    const shown = releaseEntry(data, release, query);
    if (!shown) continue;
    entries.push(shown);
    const confirmed = confirmedBy(data, release, query, left).slice(0, wanted);
    left = Math.max(0, left - calendarsOf(release, query.calendars).filter(confirmsSome).length);
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
  maxCalendars: number,
): FoundChange[] {
  const found: FoundChange[] = [];
  const filter = { calendars, end: release.changes[1], mark: 'becameConfirmed' } as const;
  takeChanges(data, release.changes[0], filter, (change) => found.push(change) > 0, maxCalendars);
  return found.sort((a, b) => b.day - a.day || a.position - b.position);
}

function confirmsSome({ becameConfirmed }: ReleaseChanges['calendars'][number]): boolean {
  return becameConfirmed > 0;
}

/** The item of a release; null if calendars are requested and it did not change them. */
function releaseEntry(
  data: ReleaseData,
  release: ReleaseChanges,
  { calendars }: NewsQuery,
): NewsEntry | null {
  const note = noteOf(data, release);
  const changed = calendars ? ofCalendars(release, calendars) : ofAll(release);
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
  return `Dates: ${added} added, ${removed} removed, ${modified} modified. Calendars described otherwise: ${records.length}.`;
}

function ofCalendars(release: ReleaseChanges, ids: readonly string[]): string | null {
  const { added, removed, modified } = addCounts(calendarsOf(release, ids));
  const described = ids.filter((id) => changedRecord(release, id));
  if (added + removed + modified + described.length === 0) return null;
  const dates = `Dates of ${ids.join(', ')}: ${added} added, ${removed} removed, ${modified} modified.`;
  return described.length === 0 ? dates : `${dates} Described otherwise: ${described.join(', ')}.`;
}

/** Returns them in the given order, but reads in that of the calendars, whose changes are read once then. */
function confirmedEntries(
  data: ReleaseData,
  changes: readonly FoundChange[],
  lang: string,
): NewsEntry[] {
  const inFile = [...changes].sort((a, b) => a.position - b.position);
  const made = new Map(inFile.map((change) => [change, confirmedEntry(data, change, lang)]));
  return changes.map((change) => made.get(change)!);
}

function confirmedEntry(data: ReleaseData, change: FoundChange, lang: string): NewsEntry {
  const { meta } = data;
  const { release, day, kind, calendar: id, before, after } = change;
  const payload = after!;
  const date = formatDay(day);
  const former = before === null ? formerDate(data, change) : null;
  const moved = former === null ? '' : `, not ${former} as estimated`;
  const urls = payload.sources.map(
    (name) => meta.sources.find((source) => source.id === name)?.url ?? name,
  );
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
function formerDate(
  data: ReleaseData,
  { release, calendar, day, kind, after }: FoundChange,
): string | null {
  let former: string | null = null;
  const filter = {
    calendars: [calendar],
    end: release.changes[1],
    kind,
    type: 'removed' as const,
    from: day - MAX_DAYS_MOVED,
    to: day + MAX_DAYS_MOVED,
  };
  takeChanges(data, release.changes[0], filter, (other) => {
    const was = other.before!;
    if (was.status === 'confirmed' || was.names.en !== after!.names.en) return true;
    former = formatDay(other.day);
    return false;
  });
  return former;
}
