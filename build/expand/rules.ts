import Parser from 'date-holidays-parser';
import { isoWeekday, yearOf } from '../../server/engine/civil-date.js';
import { isIslamicRule } from '../calendars/announced-later.js';
import { ruleCited } from '../calendars/basis.js';
import { type RuleRow, statusOf } from '../calendars/vocabulary.js';
import { expandFeast, isFeastRule, readFeastRule } from '../feasts/expand-feast.js';
import { LIBRARY_ISLAMIC_MOVE, mayMoveDays } from '../feasts/may-move.js';
import type { PlainEntry } from './entry.js';
import './library-caches.js';
import { withoutParseErrors } from './parse-errors.js';
import { type Span, spanOf } from './span.js';

/** Entries from our own rule rows: through date-holidays' grammar, or by the feast that a row names. */

/**
 * Dates of the rows in the years from..to, several a date possible, unsorted. `where` names the calendar in errors.
 * A day takes part in the rows of its own year: one moved into another year belongs to that.
 */
export function expandRules(where: string, rows: readonly RuleRow[], years: readonly [number, number]): PlainEntry[] {
  const feasts = rows.filter(({ rule }) => isFeastRule(rule));
  const others = rows.filter(({ rule }) => !isFeastRule(rule));
  return [...feasts.flatMap((row) => expandFeastRow(where, row, years)), ...expandGrammar(where, others, years)];
}

/** A feast's days are computed ahead of their announcement: `estimated`, where the row does not say otherwise. */
function expandFeastRow(where: string, row: RuleRow, years: readonly [number, number]): PlainEntry[] {
  return withRuleNamed(where, () => expandFeast(row.rule, years))
    .filter(({ day }) => counts(row, day))
    .map(({ day, name, ownName, observed }) =>
      toEntry(row, day, observed, { status: row.status ?? 'estimated', ...(ownName && { name }) }),
    );
}

function withRuleNamed<T>(where: string, expand: () => T): T {
  try {
    return expand();
  } catch (error) {
    throw new Error(`${where}: ${(error as Error).message}`);
  }
}

function expandGrammar(where: string, rows: readonly RuleRow[], years: readonly [number, number]): PlainEntry[] {
  if (rows.length === 0) return [];
  const byKey = new Map(rows.map((row, index) => [`${row.rule} #${index}`, row]));
  const calendar = withoutParseErrors(where, () => new Parser(grammarData(byKey), 'XX'));
  const entries: PlainEntry[] = [];
  // One year more at the beginning: a span may reach over New Year.
  for (let year = years[0] - 1; year <= years[1]; year++) {
    for (const holiday of calendar.getHolidays(year)) {
      const row = byKey.get(holiday.rule);
      if (!row) throw new Error(`${where}: the rule ${JSON.stringify(holiday.rule)} is none of the rows`);
      entries.push(...spanEntries(where, row, spanOf({ ...holiday, rule: row.rule }), holiday.substitute === true));
    }
  }
  return entries.filter(({ day }) => yearOf(day) >= years[0] && yearOf(day) <= years[1]);
}

/** A rule with an hour ("12-24 14:00") makes an early close then, one with a length ("1 Shawwal P3D") all of its days. */
function spanEntries(where: string, row: RuleRow, { first, from, days }: Span, observed: boolean): PlainEntry[] {
  if (from !== null && row.closes !== undefined) {
    throw new Error(
      `${where}: the rule ${JSON.stringify(row.rule)} has an hour of its own beside closes: ${row.closes}`,
    );
  }
  const hour = from === null ? {} : { closes: from };
  return (from === null ? days : [first])
    .filter((day) => counts(row, day))
    .map((day) => toEntry(row, day, observed, hour));
}

/** The rows as a country of the library. Its names carry the row's number: equal names of one day stay apart. */
function grammarData(byKey: ReadonlyMap<string, RuleRow>): object {
  const days: Record<string, object> = {};
  for (const [key, row] of byKey) {
    days[key] = {
      name: { en: `${row.name} ${key}` },
      type: 'public',
      substitute: true,
      active: [{ from: `${row.from}-01-01`, ...(row.to === undefined ? {} : { to: `${row.to + 1}-01-01` }) }],
    };
  }
  return {
    holidays: { XX: { names: { en: 'Own rules' }, langs: ['en'], days } },
    names: { substitutes: { name: { en: 'substitute' } } },
  };
}

function counts(row: RuleRow, day: number): boolean {
  return inForce(row, yearOf(day)) && (row.weekdays?.includes(isoWeekday(day)) ?? true);
}

function inForce(row: RuleRow, year: number): boolean {
  return year >= row.from && year <= (row.to ?? year) && !row.exceptYears?.includes(year);
}

/** `found` is what its day has of its own: of the feast, or an hour that the rule tells. */
function toEntry(row: RuleRow, day: number, observed: boolean, found: Partial<RuleRow> = {}): PlainEntry {
  const stated = { ...row, ...found };
  const status = statusOf(stated);
  const mayMove = methodMoves(row.rule);
  return {
    day,
    kind: stated.closes ? 'early_close' : 'holiday',
    names: { en: stated.name, ...row.names },
    status,
    observed,
    close_time: stated.closes ?? null,
    origin: 'rule',
    row: ruleCited(row),
    ...(status === 'estimated' && mayMove !== undefined && { may_move_days: mayMove }),
  };
}

/** How far the method of a rule's days may miss them; undefined: they are no days of a method of ours. */
function methodMoves(rule: string): number | undefined {
  if (isFeastRule(rule)) {
    const { feast, place } = readFeastRule(rule);
    return mayMoveDays(feast, place);
  }
  return isIslamicRule(rule) ? LIBRARY_ISLAMIC_MOVE : undefined;
}
