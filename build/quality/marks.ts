import { firstDayOf, lastDayOf } from '../../server/engine/civil-date.js';
import type { AnswerBasis, PlacedCalendar } from '../../server/engine/types.js';
import { verifiedDays } from '../../server/engine/verified-days.js';
import type { MessageKey } from '../../server/locale/locales.js';
import { TRUST_MARKS, type TrustMark, trustOf } from '../../server/locale/trust.js';
import { basisAt } from '../../server/store/basis-at.js';
import { basisWithoutRow } from '../../server/store/cited-rows.js';
import type { ReleaseData } from '../../server/store/release-data.js';

/** How far each year of each calendar can be trusted: one mark per calendar-year. */

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

export interface CalendarMarks {
  readonly calendar: PlacedCalendar;
  readonly family: Family;
  /** One per year, from the first year of its data. */
  readonly marks: readonly TrustMark[];
  /** The number of its verified days, by year. */
  readonly verifiedDays: Readonly<Record<string, number>>;
}

/** One row per calendar, sorted by id; without the calendars of an overlay, which belong to no release. */
export function marksOf(data: ReleaseData): CalendarMarks[] {
  return data.meta.calendars.flatMap((calendar, index) => {
    if (calendar.kind === 'own') return [];
    const [first, last] = calendar.data_years;
    const verified = new Set(calendar.verified_years);
    const marks = Array.from({ length: last - first + 1 }, (_, at) =>
      verified.has(first + at) ? 'verified' : markOf(data, index, first + at),
    );
    const family = familyOf(calendar.id, calendar.kind);
    return [{ calendar, family, marks, verifiedDays: verifiedDays(data.days(index)) }];
  });
}

function familyOf(id: string, kind: Exclude<PlacedCalendar['kind'], 'own'>): Family {
  return kind === 'country' && id.includes(':') ? 'subdivision' : kind;
}

/**
 * For a year that is not verified as a whole: the mark of its weakest date. Where publications name every date, but none lists every
 * closure of the year, they are cited for it (as for a day: server/locale/trust.ts).
 */
function markOf(data: ReleaseData, index: number, year: number): TrustMark {
  const entries = data.entries(index);
  const [from, to] = entries.range(firstDayOf(year), lastDayOf(year));
  if (from === to) return markOfBasis(basisWithoutRow(data.record(index).origin));
  let weakest = TRUST_MARKS.indexOf('cited');
  for (let at = from; at < to; at++) {
    // A release without the basis of its rows only distinguishes the library from our own rows.
    const basis = basisAt(entries, at);
    weakest = Math.max(weakest, TRUST_MARKS.indexOf(markOfBasis(basis)));
  }
  return TRUST_MARKS[weakest]!;
}

/** The report is about releases, which have no own days: those of an overlay lower no year. */
function markOfBasis(basis: AnswerBasis): TrustMark {
  const mark = trustOf(basis);
  return mark === 'own' ? 'verified' : mark;
}
