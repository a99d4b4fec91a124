import { covers } from '../../server/engine/business-days.js';
import { withCounts } from '../../server/engine/calendar-days.js';
import { type JointMember, jointEntries, jointWeekend } from '../../server/engine/joint.js';
import { weekendWithin } from '../../server/engine/weekend.js';
import { epochOf } from '../../server/store/pack.js';
import { nearestAmong } from '../../server/text/nearest.js';
import type { CalendarDefinition } from '../calendars/definition.js';
import { dayBits } from '../dist/day-bits.js';
import { completeCalendar, dropIdleEarlyCloses } from '../expand/calendar.js';
import { type Entry, mergeEntries } from '../expand/entry.js';
import { expandRules } from '../expand/rules.js';
import { payloadOf, type StoredCalendar, type StoredEntry } from '../release/state.js';
import { type BaseBuild, spanOfYears } from './base.js';
import { type JointDefinition, OWN_YEARS, type OwnDefinition } from './calendar-files.js';
import type { OverlaidCalendar } from './merge-overlay.js';
import { messageOf, shown } from './mistakes.js';

/** Upstream's calendars, after the corrections. */
export interface Below {
  readonly record: (id: string) => StoredCalendar | undefined;
  readonly entries: (id: string) => readonly StoredEntry[];
  /** Receives the mistakes. */
  readonly mistakes: string[];
}

/** The calendars of an overlay, each after those that it depends on. None of their days is verified. */
export function expandOwnCalendars(
  base: BaseBuild,
  definitions: readonly OwnDefinition[],
  below: Below,
): Map<string, OverlaidCalendar> {
  const byId = new Map(definitions.map((one) => [idOf(one), one]));
  const made = new Map<string, OverlaidCalendar | null>();
  /** Null after a mistake, which has been reported. */
  const make = (id: string, path: readonly string[]): OverlaidCalendar | null => {
    const known = made.get(id);
    if (known !== undefined) return known;
    const definition = byId.get(id)!;
    const calendar = makeOne(definition, [...path, id]);
    made.set(id, calendar);
    return calendar;
  };
  const find = (
    place: string,
    requested: string,
    path: readonly string[],
  ): { id: string; calendar: OverlaidCalendar } | null => {
    const own = requested.trim().toUpperCase();
    if (byId.has(own)) {
      if (path.includes(own)) {
        below.mistakes.push(
          `${place}: the calendars depend on each other in a circle, ${[...path, own].join(' -> ')}`,
        );
        return null;
      }
      const calendar = make(own, path);
      return calendar && { id: own, calendar };
    }
    const id = base.last.canonical(requested);
    const record = id === undefined ? undefined : below.record(id);
    if (record) return { id: record.id, calendar: { record, entries: below.entries(record.id) } };
    const nearest = nearestAmong([...base.stored.keys(), ...byId.keys()])(requested)
      .slice(0, 3)
      .join(', ');
    below.mistakes.push(
      `${place}: ${shown(requested)} was read; expected the id of a calendar; the nearest are ${nearest}`,
    );
    return null;
  };
  const makeOne = (definition: OwnDefinition, path: readonly string[]): OverlaidCalendar | null => {
    const { file } = definition;
    try {
      return 'joint' in definition
        ? makeJoint(
            definition.joint,
            (requested, at) => find(`${file}, of[${at}]`, requested, path)?.calendar ?? null,
          )
        : makeCalendar(base, file, definition.calendar, (requested, at) =>
            find(`${file}, inherits[${at}]`, requested, path),
          );
    } catch (error) {
      const lines = messageOf(error).split('\n');
      // Those about rules name the file and the row already.
      below.mistakes.push(
        ...lines.map((line) => (line.startsWith(`${file},`) ? line : `${file}: ${line}`)),
      );
      return null;
    }
  };
  for (const id of byId.keys()) make(id, []);
  return new Map(
    [...made].flatMap(([id, calendar]) => (calendar ? [[id, calendar] as const] : [])),
  );
}

function idOf(definition: OwnDefinition): string {
  return 'joint' in definition ? definition.joint.id : definition.calendar.id;
}

/** First and last year of the base release: an own calendar has no days outside. */
function yearsBelow({ stored }: BaseBuild): readonly [number, number] {
  const years = [...stored.values()].flatMap(({ data_years }) => data_years);
  return [Math.min(...years), Math.max(...years)];
}

function makeCalendar(
  base: BaseBuild,
  file: string,
  written: CalendarDefinition,
  find: (requested: string, at: number) => { id: string; calendar: OverlaidCalendar } | null,
): OverlaidCalendar | null {
  const all = yearsBelow(base);
  const years = written.years === OWN_YEARS ? all : written.years;
  if (years[0] < all[0] || years[1] > all[1]) {
    throw new Error(`years: ${shown(years)} was read; expected years from ${all[0]} to ${all[1]}`);
  }
  const inherited = (written.inherits ?? []).map((row, at) => ({
    row,
    found: find(row.calendar, at),
  }));
  if (inherited.some(({ found }) => found === null)) return null;
  const byId = new Map(inherited.map(({ found }) => [found!.id, found!.calendar]));
  const inherits = inherited.map(({ row, found }) => ({ ...row, calendar: found!.id }));
  const weekend = weekendWithin(written.weekend, years, written.id);
  const definition = { ...written, years, weekend, inherits };
  const rules = mergeEntries(expandRules(file, written.rules ?? [], years));
  const asEntries = (id: string): Entry[] =>
    byId.get(id)!.entries.map(({ day, payload }) => ({ ...payload, day }));
  const plain = completeCalendar(definition, rules, asEntries);
  const entries = dropIdleEarlyCloses(plain, definition.weekend).map(
    ({ day, ...rest }): StoredEntry => {
      const payload = payloadOf({ ...rest, origin: 'own', coverage: 'library', sources: [] });
      return { day, payload };
    },
  );
  return { record: recordOf(definition, [...byId.keys()]), entries };
}

function recordOf(
  definition: Pick<CalendarDefinition, 'id' | 'name' | 'timezone' | 'years' | 'weekend' | 'note'>,
  bases: readonly string[],
): StoredCalendar {
  const { id, name, timezone, years, weekend, note } = definition;
  return {
    id,
    kind: 'own',
    name,
    timezone,
    origin: 'own',
    data_years: years,
    verified_years: [],
    last_verified_at: null,
    weekend,
    sources: [],
    ...(bases.length > 0 && { bases: [...bases].sort() }),
    ...(note !== undefined && { note }),
    complete_years: [],
  };
}

function makeJoint(
  { id, name, timezone, closedIf, of }: JointDefinition,
  find: (requested: string, at: number) => OverlaidCalendar | null,
): OverlaidCalendar | null {
  const found = of.map(find);
  if (found.includes(null)) return null;
  const parts = [...new Map(found.map((one) => [one!.record.id, one!])).values()];
  const members = parts.map(memberOf);
  const first = Math.max(...parts.map(({ record }) => record.data_years[0]));
  const last = Math.min(...parts.map(({ record }) => record.data_years[1]));
  if (first > last) throw new Error(`of: ${of.join(', ')} have no year of data in common`);
  const entries = jointEntries(members, closedIf).map(({ day, payload }) => ({
    day,
    payload: payloadOf({ ...payload, origin: 'own', coverage: 'library', sources: [] }),
  }));
  const zones = new Set(members.map((member) => member.timezone));
  const definition = {
    id,
    name,
    years: [first, last] as const,
    weekend: weekendWithin(jointWeekend(members, closedIf), [first, last], id),
    timezone: timezone ?? (zones.size === 1 ? [...zones][0]! : null),
  };
  return {
    record: recordOf(
      definition,
      parts.map(({ record }) => record.id),
    ),
    entries,
  };
}

function memberOf({ record, entries }: OverlaidCalendar): JointMember {
  const [first, last] = spanOfYears(record.data_years);
  const epoch = epochOf(first);
  const { open, uncertain, unverified } = dayBits(record, entries, epoch, last - epoch + 1);
  const days = withCounts(epoch, first, last, open, uncertain, unverified);
  return {
    days,
    weekend: record.weekend,
    timezone: record.timezone,
    entries: entries.filter(({ day }) => covers(days, day)),
  };
}
