import { type BusinessDays, combine } from '../engine/combined-days.js';
import { type DatedPayload, type JointMember, jointEntries } from '../engine/joint.js';
import { ANSWER_BASES, type Payload, type PlacedCalendar } from '../engine/types.js';
import { basisAt, type KnownBasis } from '../store/basis-at.js';
import { entryRange, type ReleaseData } from '../store/packed.js';
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

/** The calendars, with joint calendars created when `find` looks for them. */
export function withJoints(calendars: Calendars, describe: DescribeJoint = (record) => record): Calendars {
  const count = calendars.data.calendarIndex.size;
  const joints: Joint[] = [];
  /** The calendars found so far, for their entries. */
  const found = new Set<number>();
  const findOne = (id: string) => {
    const index = calendars.find(id);
    if (index !== undefined) found.add(index);
    return index;
  };
  const find = (text: string): number | undefined => {
    const ids = joinedIds(text);
    if (ids.length < 2) return findOne(text);
    const indexes = ids.map(findOne);
    if (indexes.includes(undefined)) return undefined;
    const members = [...new Set(indexes as number[])];
    if (members.length === 1) return members[0];
    const key = members.join();
    const known = joints.findIndex((joint) => joint.key === key);
    return count + (known < 0 ? joints.push(jointOf(calendars, key, members, describe)) - 1 : known);
  };
  const businessDays = (index: number) =>
    index < count ? calendars.businessDays(index) : joints[index - count]!.days();
  const calendar = (index: number) => (index < count ? calendars.calendar(index) : joints[index - count]!.record());
  return {
    ...calendars,
    data: dataWith(calendars, count, found, joints),
    ...{ find, calendar, businessDays },
    combined: (indexes, mode) => combine(indexes.map(businessDays), mode),
  };
}

interface Joint {
  readonly key: string;
  readonly days: () => BusinessDays;
  readonly record: () => PlacedCalendar;
  readonly entries: () => readonly DatedPayload[];
}

function jointOf(calendars: Calendars, key: string, members: readonly number[], describe: DescribeJoint): Joint {
  const days = once(() => combine(members.map(calendars.businessDays), 'all'));
  const record = once(() => {
    const records = members.map(calendars.calendar);
    return describe(recordOf(records), records);
  });
  const entries = once(() =>
    jointEntries(
      members.map((index) => memberOf(calendars, index)),
      'any',
    ),
  );
  return { key, days, record, entries };
}

function memberOf(calendars: Calendars, index: number): JointMember {
  const { weekend, timezone } = calendars.calendar(index);
  return { days: calendars.businessDays(index), weekend, timezone, entries: entriesOf(calendars, index) };
}

function entriesOf({ data, businessDays }: Calendars, index: number): DatedPayload[] {
  const days = businessDays(index);
  const [start, end] = entryRange(data, index, days.first, days.last);
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

interface ReadEntries {
  /** Number of calendars. */
  readonly of: number;
  readonly arrays: ReleaseData['arrays'];
  /** For each entry the number of its row. */
  readonly rows: readonly (number | null)[];
}

/** The data with the entries of the calendars found, followed by those of joint calendars; computed on demand. */
function dataWith(
  calendars: Calendars,
  count: number,
  found: ReadonlySet<number>,
  joints: readonly Joint[],
): ReleaseData {
  const { data } = calendars;
  const payloads: Payload[] = [];
  let read: ReadEntries | undefined;
  const entries = (): ReadEntries => {
    // More calendars may have been found since.
    const of = found.size + joints.length;
    if (read?.of !== of) read = { of, ...readEntries() };
    return read;
  };
  const readEntries = () => {
    const entryStart = new Uint32Array(count + joints.length);
    const entryEnd = new Uint32Array(count + joints.length);
    const [days, own, rows]: [number[], number[], (number | null)[]] = [[], [], []];
    const put = (index: number, entries: readonly DatedPayload[]) => {
      entryStart[index] = days.length;
      for (const { day, payload, row = null } of entries) {
        days.push(day - data.meta.epoch);
        own.push(payloads.push(payload) - 1);
        rows.push(row);
      }
      entryEnd[index] = days.length;
    };
    for (const index of found) put(index, entriesOf(calendars, index));
    for (const [at, joint] of joints.entries()) put(count + at, joint.entries());
    const [entryDay, entryPayload] = [Uint16Array.from(days), Uint32Array.from(own)];
    return { arrays: { ...data.arrays, entryStart, entryEnd, entryDay, entryPayload }, rows };
  };
  const grounds = (): ReleaseData['grounds'] =>
    data.grounds && {
      ...data.grounds,
      rowAt: (position) => entries().rows[position] ?? null,
      rowsOf: (index) => (index < count ? data.grounds!.rowsOf(index) : []),
    };
  const records = once(() => [...data.meta.calendars, ...joints.map((joint) => joint.record())]);
  // Inherit from the data instead of copying them: an as-of release loads some members on demand.
  const meta = Object.create(data.meta, { calendars: { get: records } }) as ReleaseData['meta'];
  return Object.create(data, {
    meta: { value: meta },
    payloads: { value: payloads },
    payloadCount: { value: MAX_PAYLOADS },
    arrays: { get: () => entries().arrays },
    grounds: { get: grounds },
  }) as ReleaseData;
}
