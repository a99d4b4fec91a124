import { Remembered } from '../util/remembered.js';

/** The civil date of an instant in a time zone, which is what `today` means. */

const ZONE_SHAPE = /^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+)*$/;
const LONGEST_ZONE_NAME = 64;
/** Names in lower case that are kept: more than there are, aliases and all. */
const REMEMBERED_NAMES = 4000;
/** Zones whose date is kept: more than there are. */
const REMEMBERED_DATES = 2000;
/**
 * Since then every zone's days begin on a quarter of an hour, and end on one (IANA's tzdata; a test looks at each zone). Before,
 * clocks were changed a minute after midnight in places.
 */
const QUARTERS_SINCE_MS = Date.UTC(2012, 0, 1);
const QUARTER_MS = 900_000;
/** A day, with an hour or two more where clocks are put back. */
const LONGEST_DAY_MS = 26 * 3_600_000;

/** A date, and instants that all have it: from..until (not included). */
interface DatedStretch {
  readonly date: string;
  readonly fromMs: number;
  readonly untilMs: number;
}

/**
 * By the zone's canonical name alone: every name has thousands of spellings. The dates are kept, not the formats that tell
 * them: one of those takes 30 KB outside of the heap, which no collection hurries to free, and 200 µs to build, and there are
 * more zones than would be worth it.
 */
const dates = new Remembered<string, DatedStretch>(REMEMBERED_DATES);
const canonicalNames = new Remembered<string, string>(REMEMBERED_NAMES);

/** The canonical name of a zone, or null when there is no such zone. What is no zone is not kept. */
function canonicalName(zone: string): string | null {
  if (zone.length > LONGEST_ZONE_NAME || !ZONE_SHAPE.test(zone)) return null;
  const spelling = zone.toLowerCase();
  const known = canonicalNames.find(spelling);
  if (known !== undefined) return known;
  try {
    const name = newFormat(zone).resolvedOptions().timeZone;
    canonicalNames.keep(spelling, name);
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

/** Whether an IANA time zone has this name (in any case). */
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
  const known = dates.find(name);
  if (known && instantMs >= known.fromMs && instantMs < known.untilMs) return known.date;
  const found = stretchAt(newFormat(name), instantMs);
  dates.keep(name, found);
  return found.date;
}

/** From the quarter of an hour of the instant to the end of its day, however long that is. */
function stretchAt(format: Intl.DateTimeFormat, instantMs: number): DatedStretch {
  const date = dateBy(format, instantMs);
  if (instantMs < QUARTERS_SINCE_MS) return { date, fromMs: instantMs, untilMs: instantMs + 1 };
  const fromMs = Math.floor(instantMs / QUARTER_MS) * QUARTER_MS;
  let untilMs = fromMs + QUARTER_MS;
  while (untilMs - fromMs < LONGEST_DAY_MS && dateBy(format, untilMs) === date) untilMs += QUARTER_MS;
  return { date, fromMs, untilMs };
}

function dateBy(format: Intl.DateTimeFormat, instantMs: number): string {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of format.formatToParts(instantMs)) parts[type] = value;
  return `${parts.year!.padStart(4, '0')}-${parts.month}-${parts.day}`;
}
