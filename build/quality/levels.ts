import { firstDayOf, lastDayOf } from '../../server/engine/civil-date.js';
import { BASES, type Basis, type PlacedCalendar } from '../../server/engine/types.js';
import { verifiedDays } from '../../server/engine/verified-days.js';
import type { MessageKey } from '../../server/locale/locales.js';
import { basisAt } from '../../server/store/basis-at.js';
import { basisWithoutRow } from '../../server/store/cited-rows.js';
import type { ReleaseData } from '../../server/store/release-data.js';

/** What each calendar rests on, year by year: one level per calendar-year. */

/** What a date can rest on, from the most to the least reliable. */
export const LEVELS = BASES;
export type Level = Basis;

/** Calendars that are shown together. */
export const FAMILIES = ['exchange', 'settlement', 'bond', 'country', 'subdivision'] as const;
export type Family = (typeof FAMILIES)[number];

/** What each is called. */
export const FAMILY_WORDS: Readonly<Record<Family, MessageKey>> = {
  exchange: 'groupExchanges',
  settlement: 'groupSettlement',
  bond: 'groupBonds',
  country: 'groupCountries',
  subdivision: 'quality_regions',
};

export interface CalendarLevels {
  readonly calendar: PlacedCalendar;
  readonly family: Family;
  /** One per year, from the first year of its data. */
  readonly levels: readonly Level[];
  /** The number of its verified days, by year. */
  readonly verifiedDays: Readonly<Record<string, number>>;
}

/** One row per calendar, sorted by id; without the calendars of an overlay, which belong to no release. */
export function levelsOf(data: ReleaseData): CalendarLevels[] {
  return data.meta.calendars.flatMap((calendar, index) => {
    if (calendar.kind === 'own') return [];
    const [first, last] = calendar.data_years;
    const verified = new Set(calendar.verified_years);
    const levels = Array.from({ length: last - first + 1 }, (_, at) =>
      verified.has(first + at) ? 'publication' : levelOf(data, index, first + at),
    );
    const family = familyOf(calendar.id, calendar.kind);
    return [{ calendar, family, levels, verifiedDays: verifiedDays(data.days(index)) }];
  });
}

function familyOf(id: string, kind: Exclude<PlacedCalendar['kind'], 'own'>): Family {
  return kind === 'country' && id.includes(':') ? 'subdivision' : kind;
}

/** For a year that is not verified as a whole: the basis of its weakest date. */
function levelOf(data: ReleaseData, index: number, year: number): Level {
  const entries = data.entries(index);
  const [from, to] = entries.range(firstDayOf(year), lastDayOf(year));
  let weakest = from < to ? 0 : LEVELS.indexOf(basisWithoutRow(data.record(index).origin));
  for (let at = from; at < to; at++) {
    // Older releases do not record the basis; they only distinguish the library from our own rows.
    const basis = basisAt(entries, at) ?? basisWithoutRow(entries.payload(at).origin);
    // The report is about releases, which have no own days.
    if (basis !== 'own') weakest = Math.max(weakest, LEVELS.indexOf(basis));
  }
  // Every date is verified, but some open day is not.
  return LEVELS[weakest]!;
}
