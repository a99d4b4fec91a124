/** The civil date of an instant in a time zone, which is what `today` means. */

const ZONE_SHAPE = /^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+)*$/;
const LONGEST_ZONE_NAME = 64;
/** More than there are zones, in every spelling that is likely. */
const REMEMBERED_ZONES = 1000;

const formats = new Map<string, Intl.DateTimeFormat>();

/** The format of a zone, or null when there is no such zone. Building one takes tens of microseconds: remembered. */
function formatOf(zone: string): Intl.DateTimeFormat | null {
  const known = formats.get(zone);
  if (known) return known;
  if (zone.length > LONGEST_ZONE_NAME || !ZONE_SHAPE.test(zone)) return null;
  try {
    const options = { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' } as const;
    const format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', options);
    if (formats.size >= REMEMBERED_ZONES) formats.clear();
    formats.set(zone, format);
    return format;
  } catch {
    return null;
  }
}

/** Whether an IANA time zone has this name (in any case). */
export function isTimeZone(zone: string): boolean {
  return zone === 'UTC' || formatOf(zone) !== null;
}

/**
 * The date YYYY-MM-DD in a zone at an instant (milliseconds since 1970-01-01T00:00Z). Throws a RangeError for an
 * unknown zone.
 */
export function dateIn(zone: string, instantMs: number): string {
  if (zone === 'UTC') return new Date(instantMs).toISOString().slice(0, 10);
  const format = formatOf(zone);
  if (!format) throw new RangeError(`no such time zone: ${zone}`);
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of format.formatToParts(instantMs)) parts[type] = value;
  return `${parts.year!.padStart(4, '0')}-${parts.month}-${parts.day}`;
}
