import { type BusinessDays, combine } from '../engine/business-days.js';
import { type DatedPayload, type JointMember, jointEntries } from '../engine/joint.js';
import { type Payload, type PlacedCalendar, SERVED_BASES } from '../engine/types.js';
import { basisAt, type KnownBasis } from '../store/basis-at.js';
import { entryRange, type ReleaseData } from '../store/packed.js';
import { once } from '../util/once.js';
import type { Calendars } from './calendars.js';

/**
 * Calendars that are joined in a question, XLON+XNYS+EUR: one calendar, closed if any of them is. It has an index behind
 * those of the release, for the length of the question; nothing of it is remembered. Its days are read where they are
 * asked for, its entries too.
 */

/** An unescaped plus in the query of an address arrives as a space. */
const BETWEEN = /[+ ]+/;

/** The ids that a text joins; one alone where it joins none. */
export function joinedIds(text: string): string[] {
  return text.split(BETWEEN).filter((id) => id !== '');
}

export function isJoined(text: string): boolean {
  return joinedIds(text).length > 1;
}

/** What more is told of a joined calendar, by its record so far and those of its members. */
export type DescribeJoint = (record: PlacedCalendar, members: readonly PlacedCalendar[]) => PlacedCalendar;

/** The calendars, and those that are joined when they are looked for by `find`. */
export function withJoints(calendars: Calendars, describe: DescribeJoint = (record) => record): Calendars {
  const count = calendars.data.calendarIndex.size;
  const joints: Joint[] = [];
  /** Those that were found, for their entries. */
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
    combined: (indexes, mode) =>
      indexes.every((index) => index < count)
        ? calendars.combined(indexes, mode)
        : combine(indexes.map(businessDays), mode),
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

/** What is not recorded is the weakest. */
function rankOf(basis: KnownBasis): number {
  return basis === null ? SERVED_BASES.length : SERVED_BASES.indexOf(basis);
}

/** What is asked of the record of a joined calendar everywhere; the server tells more of it. */
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
    // An open day of a year that all of them list in full rests on the lists of all.
    year_sources: years.map((year) => {
      const lists = of(({ year_sources = [] }) => year_sources.filter((one) => one.years.includes(year))).flat();
      return { years: [year], sources: [...new Set(lists.flatMap(({ sources }) => sources))].sort() };
    }),
  };
}

/** Beyond what any release has. */
const MOST_PAYLOADS = 1 << 24;

interface ReadEntries {
  /** How many calendars they are of. */
  readonly of: number;
  readonly arrays: ReleaseData['arrays'];
  /** Of each entry the number of the row that it rests on. */
  readonly rows: readonly (number | null)[];
}

/** The data with the entries of the calendars that were found, and of the joined ones behind them; read when they are asked for. */
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
    // More may be found meanwhile.
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
  // As the data are, but for these; an earlier release reads some of the others when they are asked for.
  const meta = Object.create(data.meta, { calendars: { get: records } }) as ReleaseData['meta'];
  return Object.create(data, {
    meta: { value: meta },
    payloads: { value: payloads },
    payloadCount: { value: MOST_PAYLOADS },
    arrays: { get: () => entries().arrays },
    grounds: { get: grounds },
  }) as ReleaseData;
}
