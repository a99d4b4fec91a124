import type { DayNumber } from '../engine/civil-date.js';
import type { EntryKind, Payload } from '../engine/types.js';
import { NOTHING } from '../store/changes-file.js';
import type { ReleaseData } from '../store/packed.js';
import { takeChanges } from '../store/take-changes.js';

/**
 * Which release last changed each event of a feed, and what releases took away: read from the file of changes, of the
 * releases up to the one that answers, so that a release's own feed stays the same whatever comes after it.
 */
export interface EventHistory {
  /**
   * Position, among the releases, of the one that last changed an entry, or what its event tells of its sources, its zone and what it rests on;
   * 0, the first one, where none did.
   */
  readonly lastChange: (day: DayNumber, payload: Payload) => number;
  /** Events that are no more, by day. */
  readonly cancelled: readonly CancelledEvent[];
}

export interface CancelledEvent {
  readonly day: DayNumber;
  readonly kind: EntryKind;
  /** Position of the release that took it away. */
  readonly release: number;
  /** Where the file of changes has its text, as it was. */
  readonly text: number;
}

/** How long before the release that answers a date must have gone not to be told any more. */
const CANCELLED_FOR_MS = 366 * 86_400_000;

/** The history of a calendar's entries on the days from..to, both inclusive. */
export function eventHistory(data: ReleaseData, calendar: number, from: DayNumber, to: DayNumber): EventHistory {
  const { releases, calendars } = data.meta;
  const { id } = calendars[calendar]!;
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
      const { day, kind, before, after } = change.row;
      const key = keyOf(day, kind);
      last.set(key, release);
      if (after === NOTHING) gone.set(key, { day, kind, release, text: before });
      else gone.delete(key);
      return true;
    },
    Number.POSITIVE_INFINITY,
  );
  const oldest = Date.parse(releases.at(-1)!.generated_at) - CANCELLED_FOR_MS;
  const retelling = releases.flatMap(({ retold }, position) => (retold ? [{ ...retold, position }] : [])).reverse();
  const lastRetold = ({ sources, close_time, coverage }: Payload) =>
    retelling.find((retold) => {
      const isZone = close_time !== null && retold.calendars.includes(id);
      const isReground = coverage !== 'verified' && (retold.grounds?.includes(id) ?? false);
      return isZone || isReground || sources.some((source) => retold.sources.includes(source));
    })?.position ?? 0;
  return {
    lastChange: (day, payload) => Math.max(last.get(keyOf(day, payload.kind)) ?? 0, lastRetold(payload)),
    cancelled: [...gone.values()]
      .filter((event) => Date.parse(releases[event.release]!.generated_at) >= oldest)
      .sort((a, b) => a.day - b.day),
  };
}

function keyOf(day: DayNumber, kind: EntryKind): string {
  return `${day} ${kind}`;
}
