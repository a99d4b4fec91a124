import type { AnswerBasis, Payload } from '../../server/engine/types.js';
import { basisAt } from '../../server/store/basis-at.js';
import { type History, openHistory } from '../../server/store/history.js';
import { checkBuild, type LoadedBuild } from '../../server/store/load.js';
import { dataSpan } from '../../server/store/pack.js';
import { readChanges } from '../../server/store/read-changes.js';
import { openReleaseData, type ReleaseData } from '../../server/store/release-data.js';
import { releaseDataParts } from '../../server/store/release-parts.js';

/** The data of a release of a history, of the last one by default; its packs are read when they are used. */
export function dataOf(history: History, id = history.releases.at(-1)!.id): ReleaseData {
  const { calendars } = history.bundle(id).directory;
  const bytes = (index: number) =>
    history.pack(calendars[index]!, id, `the pack of ${calendars[index]!.id}`);
  return openReleaseData({ ...releaseDataParts(history, id, readChanges(history)), bytes });
}

/** The payloads of all entries of a release, calendar by calendar. */
export function payloadsOf(data: ReleaseData): Payload[] {
  return data.ids.flatMap((_, index) => datedEntries(data, index).map(({ payload }) => payload));
}

/** The entries of a calendar. */
export function datedEntries(
  data: ReleaseData,
  index: number,
): { day: number; payload: Payload; basis: AnswerBasis }[] {
  const entries = data.entries(index);
  const [from, to] = entries.range(...dataSpan(data.record(index)));
  return Array.from({ length: to - from }, (_, at) => ({
    day: entries.day(from + at),
    payload: entries.payload(from + at),
    basis: basisAt(entries, from + at),
  }));
}

/** The files of a build, as its server has them. */
export function filesOf(dir: string): Pick<LoadedBuild, 'releases' | 'history'> {
  const { releases, history } = checkBuild(dir);
  return { releases, history: openHistory(dir, history) };
}
