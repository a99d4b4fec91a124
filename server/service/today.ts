import { Remembered } from '../core/remembered.js';

/** The civil date of an instant in a time zone, which is what `today` means. */

const ZONE_SHAPE = /^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+)*$/;
const LONGEST_ZONE_NAME = 64;
/** Formats that are kept, of some 40 KB each: building one takes tens of microseconds. */
const REMEMBERED_FORMATS = 128;
/** Names in lower case that are kept: more than there are, aliases and all. */
const REMEMBERED_NAMES = 4000;

/** By the zone's canonical name alone: every name has thousands of spellings. */
const formats = new Remembered<string, Intl.DateTimeFormat>(REMEMBERED_FORMATS);
const canonicalNames = new Remembered<string, string>(REMEMBERED_NAMES);

/** The canonical name of a zone, or null when there is no such zone. What is no zone is not kept. */
function canonicalName(zone: string): string | null {
  if (zone.length > LONGEST_ZONE_NAME || !ZONE_SHAPE.test(zone)) return null;
  const spelling = zone.toLowerCase();
  const known = canonicalNames.find(spelling);
  if (known !== undefined) return known;
  try {
    const format = newFormat(zone);
    const name = format.resolvedOptions().timeZone;
    canonicalNames.keep(spelling, name);
    if (!formats.has(name)) formats.keep(name, format);
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
  const format = formats.get(name, () => newFormat(name));
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of format.formatToParts(instantMs)) parts[type] = value;
  return `${parts.year!.padStart(4, '0')}-${parts.month}-${parts.day}`;
}
