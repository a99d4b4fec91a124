import type { CalendarKind } from '../engine/types.js';

/**
 * Which calendars inherit the days of which others: the parts of a country those of the country, and calendars those of
 * their `bases`. Early closes are only inherited if a calendar already has one of the other's.
 */
export interface Inheritance {
  /** The calendars that inherit the days of one, directly or through others; sorted. */
  readonly of: (calendar: string, isEarlyClose: boolean) => readonly string[];
}

interface Heir {
  readonly id: string;
  readonly kind: CalendarKind;
  readonly bases?: readonly string[] | undefined;
}

/** The early closes of a calendar, one text for each day with its hour and name. */
type EarlyCloses = (calendar: string) => readonly string[];

export function inheritanceOf(
  calendars: ReadonlyMap<string, Heir>,
  earlyCloses: EarlyCloses,
): Inheritance {
  const direct = new Map<string, string[]>();
  const add = (base: string, id: string) => {
    if (calendars.has(base)) direct.set(base, [...(direct.get(base) ?? []), id]);
  };
  for (const { id, kind, bases = [] } of calendars.values()) {
    const whole = wholeOf(id, kind, calendars);
    for (const base of new Set([...bases, ...(whole ? [whole] : [])])) add(base, id);
  }
  return {
    of: (calendar, isEarlyClose) => {
      const found = new Set<string>();
      const follow = (base: string) => {
        for (const id of direct.get(base) ?? []) {
          if (found.has(id) || id === calendar) continue;
          if (isEarlyClose && !haveOneInCommon(earlyCloses(base), earlyCloses(id))) continue;
          found.add(id);
          follow(id);
        }
      };
      follow(calendar);
      return [...found].sort();
    },
  };
}

/** Of DE:BY-A it is DE:BY, of that DE; none for other kinds of calendars. */
function wholeOf(
  id: string,
  kind: CalendarKind,
  calendars: ReadonlyMap<string, Heir>,
): string | undefined {
  if (kind !== 'country') return undefined;
  const at = Math.max(id.lastIndexOf(':'), id.lastIndexOf('-'));
  const whole = at < 0 ? undefined : id.slice(0, at);
  return whole !== undefined && calendars.has(whole) ? whole : undefined;
}

function haveOneInCommon(base: readonly string[], other: readonly string[]): boolean {
  const known = new Set(base);
  return other.some((one) => known.has(one));
}

/** An early close as one text: calendars share it if all of it is the same. */
export function earlyCloseText(day: number, closeTime: string | null, name: string): string {
  return `${day} ${closeTime} ${name}`;
}
