import { type DayNumber, isoWeekday, yearOf } from '../../server/engine/civil-date.js';
import { feastDays } from './days.js';
import { isPlace, PLACES, type PlaceId } from './places.js';
import { FEASTS, type FeastName, isFeast } from './table.js';

/**
 * Rules of definitions that name a feast; moves by weekday are written as in date-holidays:
 *
 *     feast diwali at IN
 *     feast eid-al-fitr at PK for 3 days
 *     feast eid-al-adha at SA -1 for 4 days
 *     feast vesak at SG and if sunday then next monday
 *     substitutes feast diwali at MY if sunday then next monday
 */

export interface FeastDate {
  readonly day: DayNumber;
  /** The feast's name, or the day's own (Poya days). */
  readonly name: string;
  readonly ownName: boolean;
  /** True: the substitute of a day on a weekend. */
  readonly observed: boolean;
}

/** The parsed rule. */
export interface FeastRuleText {
  readonly feast: FeastName;
  readonly place: PlaceId;
  /** Days from the feast to the first day off. */
  readonly shift: number;
  readonly count: number;
  readonly moves: readonly Move[];
  /** The feast's own day is also a day off if it is moved (`and if`, or no move). */
  readonly keepsOwn: boolean;
  /** Only moved days count (`substitutes`). */
  readonly movedOnly: boolean;
}

interface Move {
  readonly from: readonly number[];
  readonly to: number;
  /** To the weekday before the day, not after it. */
  readonly back: boolean;
}

const RULE =
  /^(substitutes )?feast ([a-z-]+) at ([A-Z]{2}(?::[A-Z0-9]+)?)(?: ([+-]\d+))?(?: for (\d+) days)?((?: and)?(?: if [a-z,]+ then (?:next|previous) [a-z]+)*)$/;
const MOVE = /if ([a-z,]+) then (next|previous) ([a-z]+)/g;
const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** Whether a rule names a feast. */
export function isFeastRule(rule: string): boolean {
  return /^(substitutes )?feast /.test(rule);
}

/** Parses a rule. Throws an Error for another form or an unknown feast, place or weekday. */
export function readFeastRule(rule: string): FeastRuleText {
  const match = RULE.exec(rule);
  if (!match)
    throw new Error(
      `${JSON.stringify(rule)}: expected the form "feast diwali at IN +1 for 2 days"`,
    );
  const [, substitutes, feast = '', place = '', shift, count, moves = ''] = match;
  if (!isFeast(feast))
    throw new Error(
      `${JSON.stringify(rule)}: ${feast} is not one of ${Object.keys(FEASTS).join(', ')}`,
    );
  if (!isPlace(place))
    throw new Error(
      `${JSON.stringify(rule)}: ${place} is not one of ${Object.keys(PLACES).join(', ')}`,
    );
  return {
    feast,
    place,
    shift: Number(shift ?? 0),
    count: Number(count ?? 1),
    moves: [...moves.matchAll(MOVE)].map(([, from = '', way, to = '']) => ({
      from: from.split(',').map((word) => weekday(word, rule)),
      to: weekday(to, rule),
      back: way === 'previous',
    })),
    keepsOwn: moves === '' || moves.startsWith(' and'),
    movedOnly: substitutes !== undefined,
  };
}

function weekday(word: string, rule: string): number {
  const index = WEEKDAYS.indexOf(word);
  if (index < 0) throw new Error(`${JSON.stringify(rule)}: ${word} is not a weekday`);
  return index + 1;
}

/** The days of a rule in the years from..to (both inclusive), sorted. Throws as `readFeastRule` does. */
export function expandFeast(rule: string, years: readonly [number, number]): FeastDate[] {
  const text = readFeastRule(rule);
  const dates: FeastDate[] = [];
  // A shift, or a move from a weekend, may cross New Year.
  for (let year = years[0] - 1; year <= years[1] + 1; year++) {
    for (const { day, ownName } of feastDays(text.feast, text.place, year)) {
      for (let offset = text.shift; offset < text.shift + text.count; offset++) {
        const name = { name: ownName ?? FEASTS[text.feast].name, ownName: ownName !== undefined };
        dates.push(...withMoves(day + offset, name, text));
      }
    }
  }
  return dates
    .filter(({ day }) => yearOf(day) >= years[0] && yearOf(day) <= years[1])
    .sort((first, second) => first.day - second.day);
}

function withMoves(
  day: DayNumber,
  name: Pick<FeastDate, 'name' | 'ownName'>,
  { moves, keepsOwn, movedOnly }: FeastRuleText,
): FeastDate[] {
  const move = moves.find(({ from }) => from.includes(isoWeekday(day)));
  const moved = move ? [{ day: movedTo(day, move), ...name, observed: true }] : [];
  const own = !movedOnly && (keepsOwn || !move) ? [{ day, ...name, observed: false }] : [];
  return [...own, ...moved];
}

/** The first such weekday after a day, or before it. */
function movedTo(day: DayNumber, { to, back }: Move): DayNumber {
  const weekday = isoWeekday(day);
  return back ? day - (((weekday - to + 6) % 7) + 1) : day + (((to - weekday + 6) % 7) + 1);
}
