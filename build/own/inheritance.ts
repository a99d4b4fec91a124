import type { CalendarKind } from '../../server/engine/types.js';
import type { StoredCalendar, StoredEntry } from '../release/state.js';

/**
 * Which calendars inherit the days of which others: the parts of a country those of the country, and calendars those of
 * their `bases`. Early closes are only inherited if a calendar already has one of the other's.
 */
export interface Inheritance {
  /** The calendars that inherit the days of one, directly or through others; sorted. */
  readonly of: (calendar: string, isEarlyClose: boolean) => readonly string[];
}

type Entries = (calendar: string) => readonly StoredEntry[];

export function inheritanceOf(
  calendars: ReadonlyMap<string, StoredCalendar>,
  entries: Entries,
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
          if (isEarlyClose && !sharesEarlyCloses(entries(base), entries(id))) continue;
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
  calendars: ReadonlyMap<string, StoredCalendar>,
): string | undefined {
  if (kind !== 'country') return undefined;
  const at = Math.max(id.lastIndexOf(':'), id.lastIndexOf('-'));
  const whole = at < 0 ? undefined : id.slice(0, at);
  return whole !== undefined && calendars.has(whole) ? whole : undefined;
}

function sharesEarlyCloses(base: readonly StoredEntry[], other: readonly StoredEntry[]): boolean {
  const known = new Set(base.flatMap(earlyClose));
  return other.flatMap(earlyClose).some((one) => known.has(one));
}

function earlyClose({ day, payload: { kind, close_time, names } }: StoredEntry): string[] {
  return kind === 'early_close' ? [`${day} ${close_time} ${names.en}`] : [];
}
