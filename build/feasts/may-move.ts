import type { FeastRule } from './feast.js';
import { PLACES, type PlaceId } from './places.js';
import { FEASTS, type FeastName } from './table.js';

/**
 * How many days a computed day may differ from the announced one, by the record of its method (tests compare the
 * numbers with it). Days that governments move for other reasons, from a weekend or next to another holiday, are not
 * included.
 */

const BY_METHOD: Readonly<Record<FeastRule['by'], 0 | 1 | 2>> = {
  // The equinoxes of Japan: every announced one since 1955 is met.
  sun: 0,
  nowruz: 0,
  cycle: 0,
  // Arithmetic calendars: all announced days are met, but the authority may change the calendar.
  nyepi: 0,
  tibetan: 1,
  thai: 1,
  burmese: 1,
  // True positions: near the limits of the rule, almanacs may differ on a tithi or a crescent.
  tithi: 1,
  holi: 1,
  dussehra: 1,
  sankranti: 1,
  mansion: 1,
  poya: 1,
  hijri: 1,
  chinese: 1,
  'full moon': 1,
};

/** Authorities that moved the feast itself further. */
const FURTHER: Readonly<Partial<Record<PlaceId, Partial<Record<FeastName, 2>>>>> = {
  // Maharashtra: Id-E-Milad beside the end of Ganesh's festival, 2023 by a day, 2024 by two, 2025 (Mumbai) by three. That is
  // decreed days before and not computed; the two festivals meet a few years on end, once in some 33 years.
  'IN:MH': { mawlid: 2 },
};

/**
 * Islamic days of date-holidays, by the calendar of Umm al-Qura in every country: usually a day later by sighting in
 * South Asia and Morocco, sometimes two (Pakistan in 2008).
 */
export const LIBRARY_ISLAMIC_MOVE = 2;

/** Days, 0 to 2, by which the announced day may differ from the computed one. */
export function mayMoveDays(feast: FeastName, place: PlaceId): 0 | 1 | 2 {
  const rule = PLACES[place].rules?.[feast] ?? FEASTS[feast].rule;
  return FURTHER[place]?.[feast] ?? BY_METHOD[rule.by];
}
