/** Instants as they are written in requests and arguments: ISO 8601, with an offset or as a local time. */

/** A plus sign arrives as a space in URLs that do not escape it. */
const INSTANT =
  /^(\d{4}-\d{2}-\d{2})[Tt ](\d{2}:\d{2})(:\d{2}(?:\.\d{1,3})?)?([Zz]|[+ -]\d{2}:?\d{2})?$/;
const FIRST_MS = Date.UTC(1990, 0, 1);
const LAST_MS = Date.UTC(2101, 0, 1);

/** A time on clocks, as milliseconds as if it were UTC, and as it was written. */
export interface LocalTime {
  readonly localMs: number;
  readonly text: string;
}

/**
 * Reads an instant from 1990 to 2100: milliseconds since 1970 of one with an offset or Z, else a local time; null: it is none.
 */
export function readInstant(value: string): number | LocalTime | null {
  const [, date, time, seconds = ':00', zone] = INSTANT.exec(value) ?? [];
  if (date === undefined) return null;
  const offset =
    zone === undefined || /[Zz]/.test(zone)
      ? 'Z'
      : zone.replace(' ', '+').replace(/^(.\d{2})(\d{2})$/, '$1:$2');
  const instantMs = Date.parse(`${date}T${time}${seconds}${offset}`);
  const isReal = instantMs >= FIRST_MS && instantMs < LAST_MS;
  // Some engines parse 30 February as 2 March.
  if (!isReal || !new Date(Date.parse(`${date}T00:00Z`)).toISOString().startsWith(date))
    return null;
  return zone === undefined ? { localMs: instantMs, text: value } : instantMs;
}
