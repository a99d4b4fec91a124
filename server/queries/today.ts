import { lruCache } from '../util/lru-cache.js';

/** The civil date of an instant in a time zone, for `today`. */

const ZONE_SHAPE = /^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+)*$/;
const MAX_ZONE_NAME_LENGTH = 64;
/** Size of the cache of names in lower case: more than there are, including aliases. */
const REMEMBERED_NAMES = 4000;
/** Size of the cache of dates: more than there are zones. */
const REMEMBERED_DATES = 2000;
/**
 * Since this instant, days in every zone begin and end on a quarter of an hour (IANA's tzdata; a test checks each zone). Before,
 * some zones changed clocks a minute after midnight.
 */
const QUARTERS_SINCE_MS = Date.UTC(2012, 0, 1);
const QUARTER_MS = 900_000;
/** A day, plus an hour or two for clocks that are put back. */
const MAX_DAY_MS = 26 * 3_600_000;

/** A date, and the instants from..until (not included) with that date. */
interface DatedStretch {
  readonly date: string;
  readonly fromMs: number;
  readonly untilMs: number;
}

/**
 * Cached by the zone's canonical name only, since every name has thousands of spellings. Dates are cached, not the Intl formats that
 * compute them: a format takes 200 µs to build and 30 KB outside the heap, which garbage collection frees late.
 */
const dates = lruCache<DatedStretch>(REMEMBERED_DATES);
const canonicalNames = lruCache<string>(REMEMBERED_NAMES);

/** The canonical name of a zone, or null if there is no such zone. Unknown names are not cached. */
function canonicalName(zone: string): string | null {
  if (zone.length > MAX_ZONE_NAME_LENGTH || !ZONE_SHAPE.test(zone)) return null;
  const spelling = zone.toLowerCase();
  const known = canonicalNames.get(spelling);
  if (known !== undefined) return known;
  try {
    const name = newFormat(zone).resolvedOptions().timeZone;
    canonicalNames.set(spelling, name);
    return name;
  } catch {
    return null;
  }
}

/** Throws a RangeError for an unknown zone. */
function newFormat(zone: string): Intl.DateTimeFormat {
  const options = { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  return new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', options);
}

/** Whether an IANA time zone has this name (case-insensitive). */
export function isTimeZone(zone: string): boolean {
  return zone === 'UTC' || canonicalName(zone) !== null;
}

/**
 * The date YYYY-MM-DD in a zone at an instant (milliseconds since 1970-01-01T00:00Z). Throws a RangeError for an
 * unknown zone.
 */
export function dateIn(zone: string, instantMs: number): string {
  if (zone === 'UTC') return new Date(instantMs).toISOString().slice(0, 10);
  const name = canonicalName(zone);
  if (name === null) throw new RangeError(`no such time zone: ${zone}`);
  const known = dates.get(name);
  if (known && instantMs >= known.fromMs && instantMs < known.untilMs) return known.date;
  const found = stretchAt(newFormat(name), instantMs);
  dates.set(name, found);
  return found.date;
}

/** From the instant's quarter of an hour to the end of its day. */
function stretchAt(format: Intl.DateTimeFormat, instantMs: number): DatedStretch {
  const date = dateBy(format, instantMs);
  if (instantMs < QUARTERS_SINCE_MS) return { date, fromMs: instantMs, untilMs: instantMs + 1 };
  const fromMs = Math.floor(instantMs / QUARTER_MS) * QUARTER_MS;
  let untilMs = fromMs + QUARTER_MS;
  while (untilMs - fromMs < MAX_DAY_MS && dateBy(format, untilMs) === date) untilMs += QUARTER_MS;
  return { date, fromMs, untilMs };
}

function dateBy(format: Intl.DateTimeFormat, instantMs: number): string {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of format.formatToParts(instantMs)) parts[type] = value;
  return `${parts.year!.padStart(4, '0')}-${parts.month}-${parts.day}`;
}
