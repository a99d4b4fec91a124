import type { EstimatedRule } from './vocabulary.js';

/**
 * Rules of date-holidays whose dates an authority announces later in every country, recognised by a part of their text.
 *
 * Islamic months: the library computes them (nearly always the Umm al-Qura calendar, and for the past too), the
 * authorities announce them, mostly by sighting, so they are estimated in every country and every year until an
 * announced date takes the computed one's place. There is no exception: where the dates are themselves calculated in
 * advance, the calculation is not the library's. Turkey's Presidency of Religious Affairs publishes its days years
 * ahead (https://webspace.science.uu.nl/~gent0113/islam/diyanetcalendar_introduction.htm), and of its feasts of 1990
 * to 2016 the library has 22 on another day. Singapore's MUIS calculates, but with the criterion
 * of MABIMS and for its own horizon (3 May 2022, not 2 May). Bosnia's Takvim is calculated, but Kurban-bajram follows
 * Mecca (https://eurasia.ro/2012/10/26/balkan-muslims-celebrate-eid-on-different-days).
 *
 * Hebrew, Julian, Chinese, Korean and Vietnamese dates, New Zealand's Matariki (listed in its Act to 2052) and Chile's
 * solstice (fixed by its law as the astronomical day) follow from a rule and are not here.
 */

const MOON =
  'the authority announces the Islamic date, mostly after the moon was sighted; this one is computed';

const ISLAMIC_MONTHS = [
  'Muharram',
  'Safar',
  'Rabi al-awwal',
  'Rabi al-thani',
  'Jumada al-awwal',
  'Jumada al-thani',
  'Rajab',
  'Shaban',
  'Ramadan',
  'Shawwal',
  'Dhu al-Qidah',
  'Dhu al-Hijjah',
];

/** Whether a rule of date-holidays names a month of the Islamic calendar, which the library computes. */
export function isIslamicRule(rule: string): boolean {
  return ISLAMIC_MONTHS.some((month) => rule.includes(month));
}

export const ANNOUNCED_LATER: readonly EstimatedRule[] = ISLAMIC_MONTHS.map((contains) => ({
  contains,
  why: MOON,
}));
