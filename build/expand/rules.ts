import { isoWeekday, yearOf } from '../../server/engine/civil-date.js';
import { isIslamicRule } from '../calendars/announced-later.js';
import { ruleCited } from '../calendars/basis.js';
import { saysMoved } from '../calendars/moved-names.js';
import { type RuleRow, statusOf } from '../calendars/vocabulary.js';
import { expandFeast, isFeastRule, readFeastRule } from '../feasts/expand-feast.js';
import { LIBRARY_ISLAMIC_MOVE, mayMoveDays } from '../feasts/may-move.js';
import type { PlainEntry } from './entry.js';
import { grammarCalendar } from './grammar.js';
import { islamicLater } from './islamic-later.js';
import { withoutParseErrors } from './parse-errors.js';
import { RULE_FORMS, type RuleMistake, ruleMistake } from './rule-text.js';
import { isShifted, unmovedDays } from './shifted.js';
import { type Span, spanOf } from './span.js';

/** Entries from our own rule rows: through date-holidays' grammar, or by the feast that a row names. */

/** The years in which a rule must give a date at least once, if it is held to none. */
const ANY_YEARS = [1990, 2060] as const;

/** An entry and the row that gave it. */
interface Given {
  readonly row: RuleRow;
  readonly entry: PlainEntry;
}

/**
 * Dates of the rows in the years from..to, several a date possible, unsorted. `where` names the calendar in errors.
 * The years of a row apply to the day itself: one that is moved into another year belongs to that year. Throws an
 * Error with a line for each wrong row: one with a day that does not exist, one that is no rule, one that gives no
 * date in any year.
 */
export function expandRules(
  where: string,
  rows: readonly RuleRow[],
  years: readonly [number, number],
): PlainEntry[] {
  requireNone(where, rows, ruleMistake);
  let given: Given[];
  try {
    given = expandAll(where, rows, years);
  } catch (error) {
    requireNone(where, rows, (row) => failureOf(where, row, years));
    throw error;
  }
  const dated = new Set(given.map(({ row }) => row));
  requireNone(where, rows, (row) =>
    dated.has(row) || givesDates(where, row, years) ? null : NO_DATE,
  );
  return given.map(({ entry }) => entry);
}

const NO_DATE: RuleMistake = {
  field: 'rule',
  what: 'expected a rule that gives a date: this one gives none in any year',
};

/** Throws an Error that names the wrong rows as the messages about other files do. */
function requireNone(
  where: string,
  rows: readonly RuleRow[],
  mistakeOf: (row: RuleRow) => RuleMistake | null,
): void {
  const lines = rows.flatMap((row, index) => {
    const mistake = mistakeOf(row);
    if (mistake === null) return [];
    const { field, what } = mistake;
    return [`${where}, rules[${index}].${field}: ${JSON.stringify(row[field])} was read; ${what}`];
  });
  if (lines.length > 0) throw new Error(lines.join('\n'));
}

/** The mistake of a row that cannot be expanded; null: it can, alone. */
function failureOf(
  where: string,
  row: RuleRow,
  years: readonly [number, number],
): RuleMistake | null {
  try {
    expandAll(where, [row], years);
    return null;
  } catch (error) {
    // The library's own words, such as "Cannot read properties of undefined", help nobody.
    return {
      field: 'rule',
      what: error instanceof RowError ? error.message : `expected ${RULE_FORMS}`,
    };
  }
}

/** Whether a row gives a date in some year, also outside of its own ones: a substitute may be none for a decade. */
function givesDates(
  where: string,
  { to: _to, exceptYears: _except, ...row }: RuleRow,
  years: readonly [number, number],
) {
  const [from, to] = [Math.min(ANY_YEARS[0], years[0]), Math.max(ANY_YEARS[1], years[1])];
  return expandAll(where, [{ ...row, from }], [from, to]).length > 0;
}

function expandAll(
  where: string,
  rows: readonly RuleRow[],
  years: readonly [number, number],
): Given[] {
  const feasts = rows.filter(({ rule }) => isFeastRule(rule));
  const others = rows.filter(({ rule }) => !isFeastRule(rule));
  return [
    ...feasts.flatMap((row) => expandFeastRow(row, years)),
    ...expandGrammar(where, others, years),
    ...others.flatMap((row) =>
      withRowError(row, () => islamicLater(row.rule, years))
        .filter(({ day }) => counts(row, day))
        .map(({ day, observed }) => ({ row, entry: toEntry(row, day, observed) })),
    ),
  ];
}

/** What is wrong with a row, in our own words. */
class RowError extends Error {}

/** A feast's days are computed ahead of their announcement: `estimated`, where the row does not say otherwise. */
function expandFeastRow(row: RuleRow, years: readonly [number, number]): Given[] {
  return withRowError(row, () => expandFeast(row.rule, years))
    .filter(({ day }) => counts(row, day))
    .map(({ day, name, ownName, observed }) => {
      const found = { status: row.status ?? 'estimated', ...(ownName && { name }) };
      return { row, entry: toEntry(row, day, observed, found) };
    });
}

function withRowError<T>({ rule }: RuleRow, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new RowError((error as Error).message.replace(`${JSON.stringify(rule)}: `, ''));
  }
}

function expandGrammar(
  where: string,
  rows: readonly RuleRow[],
  years: readonly [number, number],
): Given[] {
  if (rows.length === 0) return [];
  const byKey = new Map(rows.map((row, index) => [`${row.rule} #${index}`, row]));
  const calendar = withoutParseErrors(where, () => grammarCalendar(grammarDays(byKey)));
  const given: Given[] = [];
  const unmoved = unmovedDays(
    rows.map(({ rule }) => rule),
    years,
  );
  // One year more at the beginning: a span may reach over New Year.
  for (let year = years[0] - 1; year <= years[1]; year++) {
    for (const holiday of calendar.getHolidays(year)) {
      const row = byKey.get(holiday.rule);
      if (!row)
        throw new Error(`${where}: the rule ${JSON.stringify(holiday.rule)} is none of the rows`);
      const span = withRowError(row, () => spanOf({ ...holiday, rule: row.rule }));
      const isItsOwn = row.closes !== undefined || span.from !== null;
      const observed =
        holiday.substitute === true || (!isItsOwn && isShifted(row.rule, span.first, unmoved));
      for (const entry of spanEntries(row, span, observed)) given.push({ row, entry });
    }
  }
  return given.filter(({ entry: { day } }) => yearOf(day) >= years[0] && yearOf(day) <= years[1]);
}

/** A rule with an hour ("12-24 14:00") gives an early close, one with a length ("1 Shawwal P3D") all of its days. */
function spanEntries(row: RuleRow, { first, from, days }: Span, observed: boolean): PlainEntry[] {
  if (from !== null && row.closes !== undefined) {
    throw new RowError(`expected an hour once: in the rule, or as closes, which is ${row.closes}`);
  }
  const hour = from === null ? {} : { closes: from };
  return (from === null ? days : [first])
    .filter((day) => counts(row, day))
    .map((day) => toEntry(row, day, observed, hour));
}

/**
 * The rows as a country of the library. The names contain the number of the row, so that equal names of one day stay
 * apart.
 */
function grammarDays(byKey: ReadonlyMap<string, RuleRow>): Record<string, object> {
  const days: Record<string, object> = {};
  for (const [key, row] of byKey) {
    days[key] = {
      name: { en: `${row.name} ${key}` },
      type: 'public',
      substitute: true,
      active: [
        {
          from: `${row.from}-01-01`,
          ...(row.to === undefined ? {} : { to: `${row.to + 1}-01-01` }),
        },
      ],
    };
  }
  return days;
}

function counts(row: RuleRow, day: number): boolean {
  return inForce(row, yearOf(day)) && (row.weekdays?.includes(isoWeekday(day)) ?? true);
}

function inForce(row: RuleRow, year: number): boolean {
  return year >= row.from && year <= (row.to ?? year) && !row.exceptYears?.includes(year);
}

/** `found`: what the day itself has, from the feast or from an hour in the rule. */
function toEntry(
  row: RuleRow,
  day: number,
  observed: boolean,
  found: Partial<RuleRow> = {},
): PlainEntry {
  const stated = { ...row, ...found };
  const status = statusOf(stated);
  const mayMove = methodMoves(row.rule);
  return {
    day,
    kind: stated.closes ? 'early_close' : 'holiday',
    names: { en: stated.name, ...row.names },
    status,
    observed: row.observed ?? (observed || (!stated.closes && saysMoved(stated.name))),
    close_time: stated.closes ?? null,
    origin: 'rule',
    row: ruleCited(row, yearOf(day)),
    ...(status === 'estimated' && mayMove !== undefined && { may_move_days: mayMove }),
  };
}

/** By how many days the computed days of a rule may differ from the announced ones; undefined: the rule is no feast. */
function methodMoves(rule: string): number | undefined {
  if (isFeastRule(rule)) {
    const { feast, place } = readFeastRule(rule);
    return mayMoveDays(feast, place);
  }
  return isIslamicRule(rule) ? LIBRARY_ISLAMIC_MOVE : undefined;
}
