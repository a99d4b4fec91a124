import { firstDayOf, lastDayOf } from '../../server/engine/civil-date.js';
import { BASES, type Basis, type PlacedCalendar } from '../../server/engine/types.js';
import { basisAt } from '../../server/store/basis-at.js';
import { basisWithoutRow } from '../../server/store/grounds.js';
import { entryRange, type ReleaseData } from '../../server/store/packed.js';

/** On what each calendar rests in each year: one word a calendar-year. */

/** From the firmest ground to the least firm: what a date can rest on. */
export const LEVELS = BASES;
export type Level = Basis;

/** Calendars that are looked at together. */
export const FAMILIES = ['exchange', 'settlement', 'bond', 'country', 'subdivision'] as const;
export type Family = (typeof FAMILIES)[number];

export const FAMILY_NAMES: Readonly<Record<Family, string>> = {
  exchange: 'Exchanges',
  settlement: 'Settlement',
  bond: 'Bonds and rates',
  country: 'Countries',
  subdivision: 'States and regions',
};

export interface CalendarLevels {
  readonly calendar: PlacedCalendar;
  readonly family: Family;
  /** One a year, from the first year of its data on. */
  readonly levels: readonly Level[];
}

/** A row a calendar, sorted by id; calendars of an overlay are none of a release's. */
export function levelsOf(data: ReleaseData): CalendarLevels[] {
  return data.meta.calendars.flatMap((calendar, index) => {
    if (calendar.kind === 'own') return [];
    const [first, last] = calendar.data_years;
    const verified = new Set(calendar.verified_years);
    const levels = Array.from({ length: last - first + 1 }, (_, at) =>
      verified.has(first + at) ? 'publication' : levelOf(data, index, first + at),
    );
    return [{ calendar, family: familyOf(calendar.id, calendar.kind), levels }];
  });
}

function familyOf(id: string, kind: Exclude<PlacedCalendar['kind'], 'own'>): Family {
  return kind === 'country' && id.includes(':') ? 'subdivision' : kind;
}

/** Of a year that is not verified as a whole: what the weakest of its dates rests on. */
function levelOf(data: ReleaseData, index: number, year: number): Level {
  const { arrays, payloads, meta } = data;
  const [from, to] = entryRange(data, index, firstDayOf(year), lastDayOf(year));
  let weakest = from < to ? 0 : LEVELS.indexOf(basisWithoutRow(meta.calendars[index]!.origin));
  for (let at = from; at < to; at++) {
    // Releases made before it was recorded tell the library apart from our own rows, and no more.
    const basis = basisAt(data, at) ?? basisWithoutRow(payloads[arrays.entryPayload[at]!]!.origin);
    // The report is of releases, which have no own days.
    if (basis !== 'own') weakest = Math.max(weakest, LEVELS.indexOf(basis));
  }
  // Every date is verified, and some open day is not.
  return LEVELS[weakest]!;
}
