import {
  civilDate,
  type DayNumber,
  formatDay,
  isoWeekday,
  parseDay,
} from '../../server/engine/civil-date.js';
import { getOrMake } from '../../server/util/get-or-make.js';
import { grammarCalendar } from './grammar.js';
import { spanOf } from './span.js';

/**
 * Which days of a rule are shifted. The grammar of date-holidays tells it of rules that keep both days ("and if", "substitutes"),
 * not of those that give the moved day alone: there the day is held against the one that the rule gives without its moves.
 */

/** `07-04 if saturday then previous friday if sunday then next monday`: the date that the rule itself names. */
const OWN_DATE = /^(\d\d)-(\d\d) if /i;
/** `5 Iyyar if friday,saturday then previous thursday`, `easter 39 if thursday then next monday`: a day that is no date. */
const OWN_DAY = /^(?!substitutes )(?!\d\d-\d\d if )(.+?) if .+? then (?:next|previous) /i;

/** The days that rules give without their moves, by rule. */
export type UnmovedDays = ReadonlyMap<string, ReadonlySet<DayNumber>>;

/**
 * The unmoved days, in the years from..to and their neighbours, of those rules that move a day which is no date of the Gregorian
 * calendar and drop the day itself. Other rules are not in the map.
 */
export function unmovedDays(
  rules: readonly string[],
  [from, to]: readonly [number, number],
): UnmovedDays {
  const bases = new Map<string, string>();
  for (const rule of rules) {
    const base = OWN_DAY.exec(rule)?.[1];
    if (base !== undefined && !base.endsWith(' and')) bases.set(rule, base);
  }
  if (bases.size === 0) return new Map();
  const given = daysOf([...new Set(bases.values())], from - 1, to + 1);
  return new Map(Array.from(bases, ([rule, base]) => [rule, given.get(base) ?? new Set()]));
}

function daysOf(rules: readonly string[], from: number, to: number): Map<string, Set<DayNumber>> {
  const days = Object.fromEntries(
    rules.map((rule) => [rule, { name: { en: rule }, type: 'public' }]),
  );
  const calendar = grammarCalendar(days);
  const given = new Map<string, Set<DayNumber>>();
  for (let year = from; year <= to; year++) {
    for (const holiday of calendar.getHolidays(year))
      getOrMake(given, holiday.rule, () => new Set<DayNumber>()).add(spanOf(holiday).first);
  }
  return given;
}

/**
 * Whether a rule that gives the moved day alone gave a shifted one: its first day is none that it gives without its moves. An
 * early close is never one: on the Friday before a weekend it is that Friday's own.
 */
export function isShifted(rule: string, first: DayNumber, unmoved: UnmovedDays): boolean {
  const own = OWN_DATE.exec(rule);
  if (own === null) return unmoved.get(rule)?.has(first) === false;
  const { month, day } = civilDate(first);
  return month !== Number(own[1]) || day !== Number(own[2]);
}

const MONDAY = 1;

/**
 * The dates (YYYY-MM-DD) among rules of the library that are the Monday for a feast on the Saturday or Sunday before: it lists both
 * under one name, "2019-05-19" and "2019-05-20" of Vesak.
 */
export function secondDays(
  names: ReadonlyMap<string, Readonly<Record<string, string>>>,
): Set<string> {
  const nameOn = (day: DayNumber) => names.get(formatDay(day))?.en;
  const isSecond = (rule: string) => {
    const day = parseDay(rule);
    if (day === null || isoWeekday(day) !== MONDAY) return false;
    const name = nameOn(day);
    return nameOn(day - 1) === name || nameOn(day - 2) === name;
  };
  return new Set([...names.keys()].filter(isSecond));
}
