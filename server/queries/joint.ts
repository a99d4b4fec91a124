import { type DayNumber, firstDayOf, lastDayOf, yearOf } from '../engine/civil-date.js';
import { type BusinessDays, combine } from '../engine/combined-days.js';
import { type DatedPayload, type JointMember, jointEntries, payloadJoiner } from '../engine/joint.js';
import { ANSWER_BASES, type Payload, type PlacedCalendar } from '../engine/types.js';
import { basisAt, type KnownBasis } from '../store/basis-at.js';
import { entryRange, type ReleaseData } from '../store/packed.js';
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
  const count = calendars.data.calendarIndex.size;
  const joints: Joint[] = [];
  const find = (text: string): number | undefined => {
    const ids = joinedIds(text);
    if (ids.length < 2) return calendars.find(text);
    const indexes = ids.map(calendars.find);
    if (indexes.includes(undefined)) return undefined;
    const members = [...new Set(indexes as number[])];
    if (members.length === 1) return members[0];
    const key = members.join();
    const known = joints.findIndex((joint) => joint.key === key);
    return count + (known < 0 ? joints.push(jointOf(calendars, key, members, options)) - 1 : known);
  };
  const businessDays = (index: number) =>
    index < count ? calendars.businessDays(index) : joints[index - count]!.days();
  const calendar = (index: number) => (index < count ? calendars.calendar(index) : joints[index - count]!.record());
  return {
    ...calendars,
    data: dataWith(calendars, count, joints),
    ...{ find, calendar, businessDays },
    combined: (indexes, mode) => combine(indexes.map(businessDays), mode),
  };
}

interface Joint {
  readonly key: string;
  readonly days: () => BusinessDays;
  readonly record: () => PlacedCalendar;
  /** Those of the days from..to, both inclusive. */
  readonly entries: (from: DayNumber, to: DayNumber) => readonly DatedPayload[];
}

function jointOf(
  calendars: Calendars,
  key: string,
  members: readonly number[],
  { describe = (record) => record, languages }: JointOptions,
): Joint {
  const days = once(() => combine(members.map(calendars.businessDays), 'all'));
  const record = once(() => {
    const records = members.map(calendars.calendar);
    return describe(recordOf(records), records);
  });
  const join = payloadJoiner(languages);
  const ofYear = new Map<number, readonly DatedPayload[]>();
  const joinYear = (year: number) => {
    const span = [firstDayOf(year), lastDayOf(year)] as const;
    return jointEntries(
      members.map((index) => memberOf(calendars, index, span)),
      'any',
      join,
    );
  };
  // Entries are joined by years: the basis of a day without entries needs those of its year.
  const entries = (from: DayNumber, to: DayNumber) => {
    const { first, last } = days();
    const found: DatedPayload[] = [];
    const end = yearOf(Math.min(to, last));
    for (let year = yearOf(Math.max(from, first)); year <= end; year++) {
      for (const entry of getOrMake(ofYear, year, () => joinYear(year))) {
        if (entry.day >= from && entry.day <= to) found.push(entry);
      }
    }
    return found;
  };
  return { key, days, record, entries };
}

function memberOf(calendars: Calendars, index: number, span: readonly [DayNumber, DayNumber]): JointMember {
  const { weekend, timezone } = calendars.calendar(index);
  return { days: calendars.businessDays(index), weekend, timezone, entries: entriesOf(calendars, index, ...span) };
}

/** The entries of a calendar of the release on the days from..to, both inclusive. */
function entriesOf({ data }: Calendars, index: number, from: DayNumber, to: DayNumber): DatedPayload[] {
  const [start, end] = entryRange(data, index, from, to);
  const { arrays, meta, payloads } = data;
  return Array.from({ length: end - start }, (_, at) => ({
    day: meta.epoch + arrays.entryDay[start + at]!,
    payload: payloads[arrays.entryPayload[start + at]!]!,
    row: data.grounds?.rowAt(start + at) ?? null,
    rank: rankOf(basisAt(data, start + at)),
  }));
}

/** A basis that is not recorded is the weakest. */
function rankOf(basis: KnownBasis): number {
  return basis === null ? ANSWER_BASES.length : ANSWER_BASES.indexOf(basis);
}

/** The basic record of a joint calendar; the server extends it. */
function recordOf(members: readonly PlacedCalendar[]): PlacedCalendar {
  const of = <T>(tell: (member: PlacedCalendar) => T) => members.map(tell);
  const timezones = new Set(of(({ timezone }) => timezone));
  const years = members[0]!.verified_years.filter((year) => members.every((one) => one.verified_years.includes(year)));
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
      const lists = of(({ year_sources = [] }) => year_sources.filter((one) => one.years.includes(year))).flat();
      return { years: [year], sources: [...new Set(lists.flatMap(({ sources }) => sources))].sort() };
    }),
  };
}

/** Larger than any index in a release. */
const MAX_PAYLOADS = 1 << 24;

/** The data with the entries of joint calendars and of those beside them, made for the days that are read. */
function dataWith(calendars: Calendars, count: number, joints: readonly Joint[]): ReleaseData {
  const { data } = calendars;
  const made = madeEntries();
  const ranges = new Map<string, [number, number]>();
  const makeEntries = (index: number, from: DayNumber, to: DayNumber) =>
    getOrMake(ranges, `${index} ${from} ${to}`, () => {
      const own = index < count ? entriesOf(calendars, index, from, to) : joints[index - count]!.entries(from, to);
      return made.add(own, data.meta.epoch);
    });
  const grounds: ReleaseData['grounds'] = data.grounds && {
    ...data.grounds,
    rowAt: made.rowAt,
    rowsOf: (index) => (index < count ? data.grounds!.rowsOf(index) : []),
  };
  const records = once(() => [...data.meta.calendars, ...joints.map((joint) => joint.record())]);
  // Inherit from the data instead of copying them: an as-of release loads some members on demand.
  const meta = Object.create(data.meta, { calendars: { get: records } }) as ReleaseData['meta'];
  return Object.create(data, {
    meta: { value: meta },
    payloads: { value: made.payloads },
    payloadCount: { value: MAX_PAYLOADS },
    arrays: { value: Object.create(data.arrays, made.arrays) },
    makeEntries: { value: makeEntries },
    grounds: { value: grounds },
  }) as ReleaseData;
}

const FIRST_ENTRIES = 256;

/** The entries made so far, in the form of a release. */
function madeEntries() {
  const payloads: Payload[] = [];
  const numbers = new Map<Payload, number>();
  const rows: (number | null)[] = [];
  let days = new Uint16Array(FIRST_ENTRIES);
  let own = new Uint32Array(FIRST_ENTRIES);
  const add = (entries: readonly DatedPayload[], epoch: DayNumber): [number, number] => {
    const start = rows.length;
    const end = start + entries.length;
    if (end > days.length) {
      days = larger(days, new Uint16Array(2 * end));
      own = larger(own, new Uint32Array(2 * end));
    }
    for (const { day, payload, row = null } of entries) {
      days[rows.length] = day - epoch;
      own[rows.length] = getOrMake(numbers, payload, () => payloads.push(payload) - 1);
      rows.push(row);
    }
    return [start, end];
  };
  return {
    payloads,
    add,
    rowAt: (position: number) => rows[position] ?? null,
    arrays: { entryDay: { get: () => days }, entryPayload: { get: () => own } },
  };
}

function larger<T extends Uint16Array | Uint32Array>(array: T, into: T): T {
  into.set(array);
  return into;
}
