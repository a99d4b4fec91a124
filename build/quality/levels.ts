import { firstDayOf, lastDayOf } from '../../server/engine/civil-date.js';
import type { Payload, PlacedCalendar } from '../../server/engine/types.js';
import { entryRange, type ReleaseData } from '../../server/store/packed.js';

/** On what each calendar rests in each year: one word a calendar-year. */

/** From the firmest ground to the least firm. */
export const LEVELS = ['verified', 'partly', 'rule', 'library', 'estimated'] as const;
export type Level = (typeof LEVELS)[number];

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
      verified.has(first + at) ? 'verified' : levelOf(payloadsOf(data, index, first + at), calendar),
    );
    return [{ calendar, family: familyOf(calendar.id, calendar.kind), levels }];
  });
}

function familyOf(id: string, kind: Exclude<PlacedCalendar['kind'], 'own'>): Family {
  return kind === 'country' && id.includes(':') ? 'subdivision' : kind;
}

function payloadsOf(data: ReleaseData, index: number, year: number): Payload[] {
  const [from, to] = entryRange(data, index, firstDayOf(year), lastDayOf(year));
  return Array.from(data.arrays.entryPayload.subarray(from, to), (number) => data.payloads[number]!);
}

/** Of a year that is not verified as a whole. The doubt wins: one date that is still to be announced, and it is estimated. */
function levelOf(payloads: readonly Payload[], { origin }: PlacedCalendar): Level {
  if (payloads.some(({ status }) => status !== 'confirmed')) return 'estimated';
  if (payloads.some(({ coverage }) => coverage === 'verified')) return 'partly';
  const origins = payloads.length === 0 ? [origin] : payloads.map((payload) => payload.origin);
  return origins.includes('library') ? 'library' : 'rule';
}
