import type { DayNumber } from '../engine/civil-date.js';
import type { EntryKind, Payload } from '../engine/types.js';
import type { ReleaseData } from '../store/release-data.js';
import { takeChanges } from '../store/take-changes.js';

/**
 * The release that last changed each event of a feed, and the removed events, from the changes of releases. Only releases up to the
 * current one count, so the feed of a release never changes later.
 */
interface EventHistory {
  /**
   * Position of the release that last changed an entry, or the sources, zone or basis shown in its event; 0, the first release, if
   * none did.
   */
  readonly lastChange: (day: DayNumber, payload: Payload) => number;
  /** Removed events by day. */
  readonly cancelled: readonly CancelledEvent[];
}

export interface CancelledEvent {
  readonly day: DayNumber;
  readonly kind: EntryKind;
  /** Position of the release that removed it. */
  readonly release: number;
  /** What it was. */
  readonly payload: Payload;
}

/** How long a removed event stays in feeds, before the current release. */
const CANCELLED_FOR_MS = 366 * 86_400_000;

/** The instant of the oldest release whose removed events are in the feeds of the current one. */
export function oldestCancelledMs({ meta }: ReleaseData): number {
  return Date.parse(meta.releases.at(-1)!.generated_at) - CANCELLED_FOR_MS;
}

/** The history of a calendar's entries on the days from..to, both inclusive. */
export function eventHistory(
  data: ReleaseData,
  calendar: number,
  from: DayNumber,
  to: DayNumber,
): EventHistory {
  const { releases } = data.meta;
  const { id } = data.record(calendar);
  const last = new Map<string, number>();
  const gone = new Map<string, CancelledEvent>();
  let release = 0;
  const filter = { calendars: [id], from, to };
  takeChanges(
    data,
    0,
    filter,
    (change) => {
      while (releases[release] !== change.release) release++;
      const { day, kind, before, after } = change;
      const key = keyOf(day, kind);
      last.set(key, release);
      if (after === null) gone.set(key, { day, kind, release, payload: before! });
      else gone.delete(key);
      return true;
    },
    Number.POSITIVE_INFINITY,
  );
  const oldest = oldestCancelledMs(data);
  const retelling = releases
    .flatMap(({ retold }, position) => (retold ? [{ ...retold, position }] : []))
    .reverse();
  const lastRetold = ({ sources, close_time, coverage }: Payload) =>
    retelling.find((retold) => {
      const isZone = close_time !== null && retold.calendars.includes(id);
      const isBasisChange = coverage !== 'verified' && (retold.provenance?.includes(id) ?? false);
      return isZone || isBasisChange || sources.some((source) => retold.sources.includes(source));
    })?.position ?? 0;
  return {
    lastChange: (day, payload) =>
      Math.max(last.get(keyOf(day, payload.kind)) ?? 0, lastRetold(payload)),
    cancelled: [...gone.values()]
      .filter((event) => Date.parse(releases[event.release]!.generated_at) >= oldest)
      .sort((a, b) => a.day - b.day),
  };
}

function keyOf(day: DayNumber, kind: EntryKind): string {
  return `${day} ${kind}`;
}
