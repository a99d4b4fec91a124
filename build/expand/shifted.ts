import { civilDate, type DayNumber } from '../../server/engine/civil-date.js';

/** `07-04 if saturday then previous friday if sunday then next monday`: the date that the rule itself names. */
const OWN_DATE = /^(\d\d)-(\d\d) if /i;

/**
 * Whether a rule of the library's grammar, as the grammar reads it, gave a shifted day: its first one is on another date than the
 * rule names. The grammar itself tells it of rules that keep both days ("and if", "substitutes"), not of those that give the moved
 * day alone. An early close is never one: on the Friday before a weekend it is that Friday's own.
 */
export function isShifted(rule: string, first: DayNumber): boolean {
  const own = OWN_DATE.exec(rule);
  if (own === null) return false;
  const { month, day } = civilDate(first);
  return month !== Number(own[1]) || day !== Number(own[2]);
}
