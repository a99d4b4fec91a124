import { getOrMake } from '../util/get-or-make.js';

/**
 * What clocks show in a time zone: its offsets from UTC by the program's own zone data, found once for each zone and year and then
 * looked up. A format takes a microsecond an instant, and a year of sessions asks for two thousand.
 */

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const FIRST_YEAR = 1989;
const LAST_YEAR = 2101;
/** Even clocks put back for Ramadan went forward again only after a month: no two changes are within a week. */
const STEP_MS = 7 * DAY_MS;
/** Such as GMT, GMT+05:30 or GMT-00:44:30. */
const OFFSET = /GMT(?:([+-])(\d\d):(\d\d)(?::(\d\d))?)?$/;

interface Zone {
  readonly format: Intl.DateTimeFormat;
  /** By the year of UTC. */
  readonly years: Map<number, YearOffsets>;
}

interface YearOffsets {
  /** Instants from which each offset applies, in milliseconds since 1970; the first is that of the year. */
  readonly starts: readonly number[];
  /** Milliseconds to add to UTC. */
  readonly offsets: readonly number[];
}

const zones = new Map<string, Zone>();

/** Local time less UTC, in milliseconds, at an instant from 1989 to 2101. Throws a RangeError for an unknown zone. */
export function offsetAt(zone: string, instantMs: number): number {
  const { format, years } = getOrMake(
    zones,
    zone,
    (): Zone => ({ format: formatOf(zone), years: new Map() }),
  );
  const year = Math.min(LAST_YEAR, Math.max(FIRST_YEAR, new Date(instantMs).getUTCFullYear()));
  const { starts, offsets } = getOrMake(years, year, () => findOffsets(format, year));
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
  return instantsOf(zone, localMs)[0] ?? localMs - offsetAt(zone, localMs - DAY_MS);
}

/** The instants of a local time, ascending: none if clocks skip it, two if they show it twice. */
export function instantsOf(zone: string, localMs: number): readonly number[] {
  const around = [localMs - DAY_MS, localMs + DAY_MS].map((one) => localMs - offsetAt(zone, one));
  const found = around.filter((one) => one + offsetAt(zone, one) === localMs);
  return [...new Set(found)].sort((a, b) => a - b);
}

function formatOf(zone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone: zone,
    timeZoneName: 'longOffset',
  });
}

function findOffsets(format: Intl.DateTimeFormat, year: number): YearOffsets {
  const [first, end] = [Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1)];
  const starts = [first];
  const offsets = [offsetBy(format, first)];
  for (let from = first; from < end; from += STEP_MS) {
    const to = Math.min(from + STEP_MS, end);
    const offset = offsetBy(format, to);
    if (offset === offsets.at(-1)) continue;
    starts.push(changeBetween(format, from, to));
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
  const [, sign, hours = '0', minutes = '0', seconds = '0'] = OFFSET.exec(
    format.format(instantMs),
  )!;
  const ms = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
  return sign === '-' ? -ms : ms;
}
