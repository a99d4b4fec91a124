import {
  type DayNumber,
  firstDayOf,
  formatDay,
  isoWeekday,
  lastDayOf,
  mustParseDay,
} from '../../server/engine/civil-date.js';
import type { EntryKind } from '../../server/engine/types.js';
import { isWeekend } from '../../server/engine/weekend.js';
import { getOrMake } from '../../server/util/get-or-make.js';
import type { ReleaseState, StoredCalendar } from '../release/state.js';
import type { DayFact, Fact, YearFact } from './facts/fact.js';
import type { Violation } from './gates.js';
import type { Statute } from './statutes/statute.js';

/**
 * Compares a state with facts and statutes before it is released: statements of sources about a calendar, transcribed
 * from the sources and never from our own output. If they differ, either the definition or the fact is wrong; the
 * fact's source shows which.
 */
export function checkFacts(
  state: ReleaseState,
  facts: readonly Fact[],
  statutes: readonly Statute[],
  selected: ReadonlySet<string> | null,
): Violation[] {
  const isChosen = ({ calendar }: { readonly calendar: string }) => selected?.has(calendar) ?? true;
  const views = new Map<string, View | null>();
  const viewOf = (id: string) => getOrMake(views, id, () => view(state, id));
  return [
    ...facts.filter(isChosen).flatMap((fact) => factViolations(fact, viewOf(fact.calendar))),
    ...statutes
      .filter(isChosen)
      .flatMap((statute) => statuteViolations(statute, viewOf(statute.calendar))),
  ];
}

/** A calendar's answers: its days by kind, early closes with their time. */
interface View {
  readonly record: StoredCalendar;
  readonly days: Readonly<Record<EntryKind, ReadonlyMap<DayNumber, string>>>;
  /** Holidays verified by a publication. */
  readonly published: ReadonlySet<DayNumber>;
}

function view({ calendars, entries }: ReleaseState, id: string): View | null {
  const record = calendars.get(id);
  if (!record) return null;
  const days = {
    holiday: new Map<DayNumber, string>(),
    early_close: new Map<DayNumber, string>(),
    weekend_workday: new Map<DayNumber, string>(),
  };
  const published = new Set<DayNumber>();
  for (const { day, payload } of entries.get(id)?.values() ?? []) {
    days[payload.kind].set(day, payload.close_time ?? '');
    if (payload.kind === 'holiday' && payload.coverage === 'verified') published.add(day);
  }
  return { record, days, published };
}

function factViolations(fact: Fact, calendar: View | null): Violation[] {
  const violation = (when: string, what: string): Violation => ({
    gate: 'untrue' as const,
    calendar: fact.calendar,
    when,
    what: `${what}; ${fact.source}`,
  });
  if (!calendar)
    return [violation('all years', 'named by a fact, but the calendar does not exist')];
  return 'year' in fact
    ? yearViolations(fact, calendar, violation)
    : dayViolations(fact, calendar, violation);
}

type Say = (when: string, what: string) => Violation;

function dayViolations({ date, is }: DayFact, calendar: View, violation: Say): Violation[] {
  const ours = answerOf(calendar, mustParseDay(date));
  return ours === is ? [] : [violation(date, `${ours} here, ${is} in the fact`)];
}

function yearViolations(
  { year, closed, early }: YearFact,
  calendar: View,
  violation: Say,
): Violation[] {
  const [first, last] = calendar.record.data_years;
  if (year < first || year > last)
    return [violation(String(year), `named by a fact, but the data are from ${first} to ${last}`)];
  const isWorked = (day: DayNumber) => !isWeekend(calendar.record.weekend, day);
  const ours = [...calendar.days.holiday.keys()]
    .filter((day) => isIn(year, day) && isWorked(day))
    .map(formatDay);
  const differences = differencesOf(
    ours,
    closed.map((day) => `${year}-${day}`),
  );
  const ourEarly = [...calendar.days.early_close]
    .filter(([day]) => isIn(year, day))
    .map(([day, time]) => `${formatDay(day)} ${time}`);
  const earlyDifferences = early
    ? differencesOf(
        ourEarly,
        early.map((one) => `${year}-${one}`),
      )
    : [];
  return [
    ...differences.map(([date, side]) =>
      violation(
        date,
        side === 'ours' ? 'closed here, open in the fact' : 'open here, closed in the fact',
      ),
    ),
    ...earlyDifferences.map(([text, side]) =>
      violation(
        text.slice(0, 10),
        `early close at ${text.slice(11)}: ${side === 'ours' ? 'here, not in the fact' : 'in the fact, not here'}`,
      ),
    ),
  ];
}

function answerOf({ record, days }: View, day: DayNumber): DayFact['is'] {
  const early = days.early_close.get(day);
  if (early !== undefined) return `early ${early}`;
  const isOff = isWeekend(record.weekend, day) && !days.weekend_workday.has(day);
  return days.holiday.has(day) || isOff ? 'closed' : 'open';
}

/**
 * A weekday (Monday to Friday) must be closed exactly if the statute or `besides` names it. Days from a publication
 * may be additional: governments move and add days in notices.
 */
function statuteViolations(
  { calendar, law, years, besides }: Statute,
  own: View | null,
): Violation[] {
  return Object.entries(years).flatMap(([text, days]) => {
    const year = Number(text);
    const named = `${days} ${besides?.[year] ?? ''}`
      .trim()
      .split(' ')
      .map((day) => `${year}-${day}`);
    const isWorkingDay = (day: DayNumber) => isoWeekday(day) < 6;
    const ours = [...(own?.days.holiday.keys() ?? [])].filter(
      (day) => isIn(year, day) && isWorkingDay(day),
    );
    const isPublished = (date: string) => own?.published.has(mustParseDay(date)) ?? false;
    const expected = named.filter((date) => isWorkingDay(mustParseDay(date)));
    const differences = differencesOf(ours.map(formatDay), expected);
    return differences
      .filter(([when, side]) => side === 'theirs' || !isPublished(when))
      .map(([when, side]) => {
        const what =
          side === 'ours' ? 'closed here, but not named by' : 'open here, but a holiday by';
        return { gate: 'untrue' as const, calendar, when, what: `${what} ${law}` };
      });
  });
}

function isIn(year: number, day: DayNumber): boolean {
  return day >= firstDayOf(year) && day <= lastDayOf(year);
}

function differencesOf(
  ours: readonly string[],
  theirs: readonly string[],
): [string, 'ours' | 'theirs'][] {
  const [own, other] = [new Set(ours), new Set(theirs)];
  return [
    ...[...own].filter((one) => !other.has(one)).map((one): [string, 'ours'] => [one, 'ours']),
    ...[...other].filter((one) => !own.has(one)).map((one): [string, 'theirs'] => [one, 'theirs']),
  ].sort(([a], [b]) => (a < b ? -1 : 1));
}
