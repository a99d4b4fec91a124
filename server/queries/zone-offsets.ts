import { getOrMake } from '../util/get-or-make.js';

/**
 * What clocks show in a time zone: its offsets from UTC by the program's own zone data, found once for each zone and then
 * looked up. A format takes a microsecond an instant, and a year of sessions asks for two thousand.
 */

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const FIRST_MS = Date.UTC(1989, 0, 1);
const LAST_MS = Date.UTC(2062, 0, 1);
/** Even clocks put back for Ramadan went forward again only after a month: no two changes are within a week. */
const STEP_MS = 7 * DAY_MS;

interface ZoneOffsets {
  /** Instants from which each offset applies, in seconds since 1970; the first is that of the first day. */
  readonly starts: readonly number[];
  /** Milliseconds to add to UTC. */
  readonly offsets: readonly number[];
}

const zones = new Map<string, ZoneOffsets>();

/** Local time less UTC, in milliseconds, at an instant from 1989 to 2061. Throws a RangeError for an unknown zone. */
export function offsetAt(zone: string, instantMs: number): number {
  const { starts, offsets } = getOrMake(zones, zone, () => findOffsets(zone));
  return offsets[
    Math.max(
      0,
      starts.findLastIndex((start) => start <= instantMs),
    )
  ]!;
}

/**
 * The instant of a local time in a zone (milliseconds as if it were UTC). A skipped local time is moved forward by the jump; of a
 * repeated one the first is used.
 */
export function instantOf(zone: string, localMs: number): number {
  const before = localMs - offsetAt(zone, localMs - DAY_MS);
  const after = localMs - offsetAt(zone, localMs + DAY_MS);
  const found = [before, after].filter((one) => one + offsetAt(zone, one) === localMs);
  return found.length > 0 ? Math.min(...found) : before;
}

function findOffsets(zone: string): ZoneOffsets {
  const format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone: zone,
    hourCycle: 'h23',
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit' },
  } as const);
  const starts = [FIRST_MS];
  const offsets = [offsetBy(format, FIRST_MS)];
  for (let from = FIRST_MS; from < LAST_MS; from += STEP_MS) {
    const offset = offsetBy(format, from + STEP_MS);
    if (offset === offsets.at(-1)) continue;
    starts.push(changeBetween(format, from, from + STEP_MS));
    offsets.push(offset);
  }
  return { starts, offsets };
}

/** The first minute with the offset of `high` instead of that of `low`. */
function changeBetween(format: Intl.DateTimeFormat, low: number, high: number): number {
  const before = offsetBy(format, low);
  let [same, other] = [low, high];
  while (other - same > MINUTE_MS) {
    const middle = Math.floor((same + other) / 2 / MINUTE_MS) * MINUTE_MS;
    if (offsetBy(format, middle) === before) same = middle;
    else other = middle;
  }
  return other;
}

function offsetBy(format: Intl.DateTimeFormat, instantMs: number): number {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of format.formatToParts(instantMs)) parts[type] = Number(value);
  const { year, month, day, hour, minute, second } = parts;
  return Date.UTC(year!, month! - 1, day, hour, minute, second) - instantMs;
}
