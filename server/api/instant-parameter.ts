import * as z from 'zod';
import { Problem } from '../queries/problem.js';
import { instantsOf } from '../queries/zone-offsets.js';
import { text } from './parameters.js';

/** The parameter of an instant: with an offset, or as the local time of a zone. */

const AN_INSTANT =
  'an instant from 1990 to 2100 such as 2026-11-27T15:30:00Z or 2026-11-27T10:30:00-05:00, a local time with tz such as 2026-11-27T10:30 with tz=America/New_York, or the word now';
/** A plus sign arrives as a space in URLs that do not escape it. */
const INSTANT =
  /^(\d{4}-\d{2}-\d{2})[Tt ](\d{2}:\d{2})(:\d{2}(?:\.\d{1,3})?)?([Zz]|[+ -]\d{2}:?\d{2})?$/;
const FIRST_MS = Date.UTC(1990, 0, 1);
const LAST_MS = Date.UTC(2101, 0, 1);
const MINUTE_MS = 60_000;

/** Milliseconds since 1970, the word now, or a local time as if it were UTC. */
export type RequestedInstant = number | 'now' | { readonly localMs: number; readonly text: string };

export const instant = text(AN_INSTANT)
  .meta({
    description: 'An instant, ISO 8601 with an offset or Z, or a local time of `tz`; now',
    examples: ['2026-11-27T15:30:00Z'],
  })
  .transform((value, context): RequestedInstant => {
    const read = value.toLowerCase() === 'now' ? 'now' : readInstant(value);
    if (read !== null) return read;
    context.addIssue({ code: 'custom', message: AN_INSTANT });
    return z.NEVER;
  });

function readInstant(value: string): RequestedInstant | null {
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

/**
 * The instant of a request. Throws a Problem for a local time without a zone, and for one that the clocks of the zone skip or
 * show twice.
 */
export function resolveInstant(
  requested: RequestedInstant,
  tz: string | undefined,
  nowMs: number,
): number {
  if (requested === 'now') return Math.floor(nowMs / 1000) * 1000;
  if (typeof requested === 'number') return requested;
  const { localMs, text: written } = requested;
  if (tz === undefined) {
    const ways = `${written}Z or ${written}-05:00, or tz=America/New_York beside it`;
    throw wrong(`${written} was read, without an offset or a zone; expected an instant: ${ways}`);
  }
  const [instantMs, second] = instantsOf(tz, localMs);
  if (instantMs === undefined) {
    const skipped = `${written} does not exist in ${tz}, where clocks are put forward over it`;
    throw wrong(`${skipped}; expected another time, or one with an offset`);
  }
  if (second === undefined) return instantMs;
  const offsets = [instantMs, second].map((one) => offsetText((localMs - one) / MINUTE_MS));
  const twice = `${written} exists twice in ${tz}, where clocks are put back`;
  throw wrong(`${twice}; expected it with its offset, ${offsets.join(' or ')}`);
}

function wrong(message: string): Problem {
  return new Problem('invalid_parameter', `at: ${message}`);
}

/** Such as +05:30. */
function offsetText(minutes: number): string {
  const two = (part: number) => String(Math.floor(part)).padStart(2, '0');
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${two(size / 60)}:${two(size % 60)}`;
}
