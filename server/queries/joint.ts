import { type DayNumber, firstDayOf, lastDayOf, yearOf } from '../engine/civil-date.js';
import { type BusinessDays, combine } from '../engine/combined-days.js';
import {
  type DatedPayload,
  type JointMember,
  jointEntries,
  payloadJoiner,
} from '../engine/joint.js';
import { ANSWER_BASES, type Payload, type PlacedCalendar } from '../engine/types.js';
import { basisAt } from '../store/basis-at.js';
import type { Entries } from '../store/pack.js';
import { MAX_PAYLOADS } from '../store/payloads.js';
import { getOrMake } from '../util/get-or-make.js';
import { once } from '../util/once.js';
import type { Calendars } from './calendars.js';

/**
 * Joint calendars in a request, XLON+XNYS+EUR: one calendar, closed if any of its members is. During the request it has an index
 * after those of the release; it is not cached. Its days and entries are computed on demand.
 */

/** An unescaped plus in a query arrives as a space. */
const BETWEEN = /[+ ]+/;

/** The ids in a text, separated by plus signs; a single id if there is none. */
export function joinedIds(text: string): string[] {
  return text.split(BETWEEN).filter((id) => id !== '');
}

export function isJoined(text: string): boolean {
  return joinedIds(text).length > 1;
}

/** Whether a list of ids separated by commas has joint calendars. */
export function hasJoined(list: string): boolean {
  return BETWEEN.test(list) && list.split(',').some(isJoined);
}

/** The number of ids in a list separated by commas, counting each member of joint calendars. */
export function countIds(list: string): number {
  const ids = list.split(',');
  if (!BETWEEN.test(list)) return ids.length;
  return ids.reduce((sum, id) => sum + Math.max(1, joinedIds(id).length), 0);
}

/** Extends the record of a joint calendar, given its record so far and those of its members. */
type DescribeJoint = (record: PlacedCalendar, members: readonly PlacedCalendar[]) => PlacedCalendar;

interface JointOptions {
  readonly describe?: DescribeJoint;
  /** The languages of the names of joint entries; absent: all. */
  readonly languages?: readonly string[] | undefined;
}

/** The calendars, with joint calendars created when `find` looks for them. */
export function withJoints(calendars: Calendars, options: JointOptions = {}): Calendars {
  const { data } = calendars;
  const count = data.calendarIndex.size;
  const joints: Joint[] = [];
  const keys: Keys = new Map();
  const find = (text: string): number | undefined => {
    const ids = joinedIds(text);
    if (ids.length < 2) return calendars.find(text);
    const indexes = ids.map(calendars.find);
    if (indexes.includes(undefined)) return undefined;
    const members = [...new Set(indexes as number[])];
    if (members.length === 1) return members[0];
    const key = members.join();
    const known = joints.findIndex((joint) => joint.key === key);
    return (
      count + (known < 0 ? joints.push(jointOf(calendars, key, members, options, keys)) - 1 : known)
    );
  };
  const businessDays = (index: number) =>
    index < count ? calendars.businessDays(index) : joints[index - count]!.days();
  const calendar = (index: number) =>
    index < count ? calendars.calendar(index) : joints[index - count]!.record();
  return {
    ...calendars,
    data: {
      ...data,
      record: calendar,
      entries: (index) => joints[index - count]?.entries() ?? data.entries(index),
    },
    find,
    calendar,
    businessDays,
    combined: (indexes, mode) => combine(indexes.map(businessDays), mode),
  };
}

interface Joint {
  readonly key: string;
  readonly days: () => BusinessDays;
  readonly record: () => PlacedCalendar;
  readonly entries: () => Entries;
}

/** The keys of joined payloads, of all joint calendars of a request. */
type Keys = Map<Payload, number>;

function jointOf(
  calendars: Calendars,
  key: string,
  members: readonly number[],
  { describe = (record) => record, languages }: JointOptions,
  keys: Keys,
): Joint {
  const days = once(() => combine(members.map(calendars.businessDays), 'all'));
  const record = once(() => {
    const records = members.map(calendars.calendar);
    return describe(recordOf(records), records);
  });
  const entries = once(() => {
    const { join, origin } = yearJoiner(calendars, members, languages);
    const { first, last } = days();
    return jointEntriesOf({ join, origin, first, last }, keys);
  });
  return { key, days, record, entries };
}

/** An entry of a member. */
interface Origin {
  readonly entries: Entries;
  readonly position: number;
}

interface JoinedYears {
  /** The entries of a year; `origin` of each is a number for `origin`. */
  readonly join: (year: number) => readonly DatedPayload[];
  readonly origin: (number: number) => Origin;
}

/** Joins the entries of members year by year: the basis of a day without entries needs those of its year. */
function yearJoiner(
  calendars: Calendars,
  members: readonly number[],
  languages: readonly string[] | undefined,
): JoinedYears {
  const origins: Origin[] = [];
  const joinPayloads = payloadJoiner(languages);
  const ofYear = new Map<number, readonly DatedPayload[]>();
  const memberIn = (index: number, year: number): JointMember => {
    const { weekend, timezone } = calendars.calendar(index);
    const entries = datedOf(
      calendars.data.entries(index),
      firstDayOf(year),
      lastDayOf(year),
      origins,
    );
    return { days: calendars.businessDays(index), weekend, timezone, entries };
  };
  const joinYear = (year: number) =>
    jointEntries(
      members.map((index) => memberIn(index, year)),
      'any',
      joinPayloads,
    );
  return {
    join: (year) => getOrMake(ofYear, year, () => joinYear(year)),
    origin: (number) => origins[number]!,
  };
}

/** The entries of a member on the days from..to, added to the origins. */
function datedOf(
  entries: Entries,
  from: DayNumber,
  to: DayNumber,
  origins: Origin[],
): DatedPayload[] {
  const [start, end] = entries.range(from, to);
  return Array.from({ length: end - start }, (_, at) => ({
    day: entries.day(start + at),
    payload: entries.payload(start + at),
    origin: origins.push({ entries, position: start + at }) - 1,
    rank: ANSWER_BASES.indexOf(basisAt(entries, start + at)),
  }));
}

/** Keys of payloads that are made for a request: those of the release are below. */
const FIRST_KEY = MAX_PAYLOADS / 2;

/** The entries of a joint calendar, joined for the days that are asked for; those of its data alone. */
function jointEntriesOf(
  {
    join,
    origin,
    first,
    last,
  }: JoinedYears & { readonly first: DayNumber; readonly last: DayNumber },
  keys: Keys,
): Entries {
  /** What was asked for so far: positions count in it. */
  const made: DatedPayload[] = [];
  const ranges = new Map<string, readonly [number, number]>();
  const make = (from: DayNumber, to: DayNumber): readonly [number, number] => {
    const start = made.length;
    const end = yearOf(Math.min(to, last));
    for (let year = yearOf(Math.max(from, first)); year <= end; year++) {
      for (const entry of join(year)) if (entry.day >= from && entry.day <= to) made.push(entry);
    }
    return [start, made.length];
  };
  const of =
    <T>(read: (entries: Entries, position: number) => T) =>
    (position: number) => {
      const { entries, position: at } = origin(made[position]!.origin!);
      return read(entries, at);
    };
  return {
    isOnDemand: true,
    range: (from, to) => getOrMake(ranges, `${from} ${to}`, () => make(from, to)),
    day: (position) => made[position]!.day,
    payload: (position) => made[position]!.payload,
    payloadKey: (position) => getOrMake(keys, made[position]!.payload, () => FIRST_KEY + keys.size),
    row: of((entries, position) => entries.row(position)),
    rowKey: of((entries, position) => entries.rowKey(position)),
    rowBasis: of((entries, position) => entries.rowBasis(position)),
    rows: () => [],
  };
}

/** The basic record of a joint calendar; the server extends it. */
function recordOf(members: readonly PlacedCalendar[]): PlacedCalendar {
  const of = <T>(read: (member: PlacedCalendar) => T) => members.map(read);
  const timezones = new Set(of(({ timezone }) => timezone));
  const years = members[0]!.verified_years.filter((year) =>
    members.every((one) => one.verified_years.includes(year)),
  );
  return {
    ...members[0]!,
    id: of(({ id }) => id).join('+'),
    kind: 'own',
    name: of(({ name }) => name).join(' + '),
    timezone: timezones.size === 1 ? members[0]!.timezone : null,
    data_years: [
      Math.max(...of(({ data_years }) => data_years[0])),
      Math.min(...of(({ data_years }) => data_years[1])),
    ],
    verified_years: years,
    // If all members have complete lists of a year, its open days rest on all these lists.
    year_sources: years.map((year) => {
      const lists = of(({ year_sources = [] }) =>
        year_sources.filter((one) => one.years.includes(year)),
      ).flat();
      return {
        years: [year],
        sources: [...new Set(lists.flatMap(({ sources }) => sources))].sort(),
      };
    }),
  };
}
