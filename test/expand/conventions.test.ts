import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { marketConventions } from '../../build/calendars/conventions/index.js';
import { allDefinitions } from '../../build/calendars/index.js';
import { completeCalendar, expandOwn } from '../../build/expand/calendar.js';
import type { Entry } from '../../build/expand/entry.js';
import { mustParseDay } from '../../server/engine/civil-date.js';
import {
  CONVENTION_EVIDENCE,
  cycleText,
  type Provenance,
} from '../../server/engine/market-conventions.js';

/** The tables of settlement cycles and hours: checks of every row. */

const definitions = await allDefinitions();
const byId = new Map(definitions.map((definition) => [definition.id, definition]));
const markets = [...(await marketConventions())];
const cycles = markets.flatMap(([id, { settlement_cycles = [] }]) =>
  settlement_cycles.map((row) => ({ id, row })),
);
const hours = markets.flatMap(([id, { hours: rows = [] }]) => rows.map((row) => ({ id, row })));
const lateOpens = markets.flatMap(([id, { late_opens = [] }]) =>
  late_opens.map((row) => ({ id, row })),
);

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

test('every market is an existing exchange or bond market', () => {
  assert.ok(markets.length >= 90);
  for (const [id] of markets) assert.ok(['exchange', 'bond'].includes(byId.get(id)!.kind), id);
});

test('every row has a source and how it was read, or is marked as without one', () => {
  for (const { id, row } of [...cycles, ...hours, ...lateOpens]) {
    const { source, evidence, note }: Provenance = row;
    assert.is(source === null, evidence === null, id);
    if (source !== null) {
      assert.ok(CONVENTION_EVIDENCE.includes(evidence!), id);
      assert.match(new URL(source).protocol, /^https?:$/, id);
    }
    assert.is.not(note, '', id);
  }
});

test('a cycle counts on an existing calendar, and one that is not yet in force lies ahead', () => {
  for (const { id, row } of cycles) {
    const message = `${id} ${row.from}`;
    mustParseDay(row.from);
    assert.ok(byId.has(row.calendar ?? `${id}:SETTLEMENT`), message);
    assert.ok(Number.isInteger(row.days) && row.days >= 0 && row.days <= 7, message);
    // A cycle that should have begun by now has a note on why it is not confirmed.
    if (row.status === 'announced') assert.ok(row.from > '2026-11-23' || row.note, message);
  }
});

test('no cycle follows an equal one, unless a source confirms it on that date', () => {
  for (const [place, { id, row }] of cycles.entries()) {
    const before = cycles[place - 1];
    if (before?.id !== id || before.row.instrument !== row.instrument || row.start !== 'changed')
      continue;
    assert.is.not(before.row.days, row.days, `${id} ${row.instrument} ${row.from}`);
  }
});

test('a cycle that some trades do not have tells in its note which, and by which other one they settle', () => {
  const some = cycles.filter(({ row }) => row.or_days !== undefined);
  for (const { id, row } of some) {
    const message = `${id} ${row.from}`;
    assert.ok(Number.isInteger(row.or_days) && row.or_days! >= 0 && row.or_days! <= 7, message);
    assert.is.not(row.or_days, row.days, message);
    assert.ok(row.note, message);
  }
  const seen = (market: string, date: string) => {
    const row = cycles.findLast(
      (one) => one.id === market && one.row.instrument === 'equity' && one.row.from <= date,
    );
    return cycleText(row!.row);
  };
  // India moved its shares to T+1 a group each month.
  assert.is(seen('XNSE', '2022-02-24'), 'T+2');
  for (const date of ['2022-02-25', '2022-06-01', '2022-12-01', '2023-01-25'])
    assert.is(seen('XNSE', date), 'T+2 or T+1', date);
  assert.is(seen('XBOM', '2023-01-27'), 'T+1');
  assert.is(seen('XDHA', '2026-11-23'), 'T+2 or T+4');
  assert.is(seen('XKAZ', '2026-11-23'), 'T+2 or T+0');
});

test('Beijing settles like Shanghai, of which no text was found and which the row tells', () => {
  const beijing = cycles.filter(({ id }) => id === 'BJSE').map(({ row }) => row);
  assert.equal(
    beijing.map(({ instrument, days, source, evidence }) => [instrument, days, source, evidence]),
    [['equity', 1, null, null]],
  );
  assert.match(beijing[0]!.note!, /^No text was found/);
  const settlement = byId.get('BJSE:SETTLEMENT')!;
  assert.equal(
    settlement.inherits!.map(({ calendar }) => calendar),
    ['XSHG:SETTLEMENT'],
  );
  assert.match(settlement.note!, /^No text was found/);
});

test('hours are times of a day in order, with a time zone', () => {
  for (const { id, row } of hours) {
    const message = `${id} ${row.from}`;
    mustParseDay(row.from);
    if (row.to) assert.ok(mustParseDay(row.to) >= mustParseDay(row.from), message);
    const inside = [row.open, ...(row.break ?? []), row.close];
    for (const time of [...inside, ...(row.closing_auction ?? [])])
      assert.match(time, TIME, message);
    if (!row.opens_day_before) assert.equal(inside, inside.toSorted(), message);
    if (row.closing_auction) {
      const [start, end] = row.closing_auction;
      // The call begins where continuous trading ends; a matching at one instant is at the close.
      assert.ok(row.close === start && start <= end, message);
    }
    for (const weekday of row.weekdays ?? []) assert.ok(weekday >= 1 && weekday <= 7, message);
    const zone = row.timezone ?? byId.get(id)!.timezone;
    assert.ok(zone, message);
    assert.not.throws(() => new Intl.DateTimeFormat('en', { timeZone: zone! }), message);
  }
});

test('a session that is not entered: times of a day, a source of its own, outside continuous trading', () => {
  const others = markets.flatMap(([id, { sessions_not_entered: rows = [] }]) =>
    rows.map((row) => ({ id, row })),
  );
  assert.ok(others.length >= 90, String(others.length));
  for (const { id, row } of others) {
    const message = `${id} ${row.name} ${row.from}`;
    mustParseDay(row.from);
    for (const time of [row.start, row.end]) assert.match(time, TIME, message);
    assert.ok(row.source, message);
    for (const date of row.dates ?? []) {
      mustParseDay(date);
      assert.ok(row.from <= date && date <= (row.to ?? '9999'), message);
    }
    assert.ok(
      hours.some((one) => one.id === id && (one.row.to ?? '9999') >= row.from),
      message,
    );
  }
});

test('where a note tells of a session that is not entered, a row tells it too', () => {
  for (const { id, row } of hours) {
    // An early close of a day is an entry of the calendar, no session.
    if (!/not entered/.test(row.note ?? '') || /on public holidays/.test(row.note!)) continue;
    const { sessions_not_entered = [], hours_doubts = [] } = new Map(markets).get(id)!;
    assert.ok(sessions_not_entered.length + hours_doubts.length > 0, `${id} ${row.note}`);
  }
});

test('a late open is later than the regular hours, and not on a weekday without trading', () => {
  for (const { id, row } of lateOpens) {
    mustParseDay(row.date);
    assert.match(row.open, TIME, `${id} ${row.date}`);
    const usual = hours.findLast(
      (one) =>
        one.id === id &&
        one.row.from <= row.date &&
        (one.row.to ?? '9999') >= row.date &&
        !one.row.weekdays,
    );
    // An opening on the previous evening is earlier than any on the day.
    if (usual && !usual.row.opens_day_before)
      assert.ok(row.open > usual.row.open, `${id} ${row.date}`);
  }
});

/** The entries of a definition and of those it inherits from. */
function expanded(id: string): Entry[] {
  const made = byId.get(id)!;
  const entries = completeCalendar(made, expandOwn(made), expanded);
  return entries.map((entry) => ({ ...entry, coverage: 'library', sources: [] }));
}

test('a day without a notice of the exchange, the depository or the payment system is estimated where trades settle', () => {
  const day = mustParseDay('2026-11-24');
  for (const id of ['XSTC', 'HSTC', 'VND', 'XSTC:SETTLEMENT', 'HSTC:SETTLEMENT']) {
    const entry = expanded(id).find((one) => one.day === day);
    assert.equal([entry?.kind, entry?.status], ['holiday', 'estimated'], id);
  }
  // The day of the next year is in the law that the notices of the year follow.
  const next = expanded('XSTC:SETTLEMENT').find((one) => one.day === mustParseDay('2027-11-24'));
  assert.is(next?.status, 'confirmed');
});

test("Manila's short days of 2022 lasted to the end of February", () => {
  const manila = hours.filter(({ id }) => id === 'XPHS').map(({ row }) => row);
  const closes = ['2022-01-13', '2022-02-02', '2022-02-28', '2022-03-01'].map(
    (date) => manila.find(({ from, to = '9999-12-31' }) => from <= date && date <= to)?.close,
  );
  assert.equal(closes, ['14:45', '12:45', '12:45', '14:45']);
});

test.run();
