import { lowerBound } from '../core/bisect.js';
import type { ReleaseData } from '../core/packed.js';

export interface ChangePosition {
  /** Index of the release that made the change. */
  readonly release: number;
  /** Position among all changes. */
  readonly position: number;
}

/**
 * Positions of the first `limit` changes from `start` on, of all calendars or of those named. Within a release changes
 * are sorted by calendar, so that each one's are found by bisection and nothing else is looked at.
 */
export function changePositions(
  { meta, arrays }: ReleaseData,
  start: number,
  limit: number,
  ids?: readonly string[],
): ChangePosition[] {
  const wanted = ids
    ?.map((id) => meta.changeCalendars.indexOf(id))
    .filter((index) => index >= 0)
    .sort((a, b) => a - b);
  const found: ChangePosition[] = [];
  for (const [release, { changes }] of meta.releases.entries()) {
    const from = Math.max(start, changes[0]);
    for (const [first, end] of wanted
      ? rangesOf(arrays.changeCalendar, wanted, from, changes[1])
      : [[from, changes[1]] as const]) {
      for (let position = first; position < end; position++) {
        if (found.length === limit) return found;
        found.push({ release, position });
      }
    }
  }
  return found;
}

function rangesOf(sorted: Uint16Array, wanted: readonly number[], from: number, to: number): [number, number][] {
  return wanted.map((calendar) => [lowerBound(sorted, from, to, calendar), lowerBound(sorted, from, to, calendar + 1)]);
}
