import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { marketConventions } from '../../build/calendars/conventions/index.js';
import { allDefinitions } from '../../build/calendars/index.js';
import { mustParseDay } from '../../server/engine/civil-date.js';
import { CONVENTION_EVIDENCE, type Grounds } from '../../server/engine/market-conventions.js';

/** The tables of settlement cycles and hours: what holds of every row, whatever it says. */

const definitions = await allDefinitions();
const byId = new Map(definitions.map((definition) => [definition.id, definition]));
const markets = [...(await marketConventions())];
const cycles = markets.flatMap(([id, { settlement_cycles = [] }]) => settlement_cycles.map((row) => ({ id, row })));
const hours = markets.flatMap(([id, { hours: rows = [] }]) => rows.map((row) => ({ id, row })));
const lateOpens = markets.flatMap(([id, { late_opens = [] }]) => late_opens.map((row) => ({ id, row })));

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

test('every market is an exchange that there is', () => {
  assert.ok(markets.length >= 90);
  for (const [id] of markets) assert.is(byId.get(id)?.kind, 'exchange', id);
});

test('every row has a source and how it was read, or the mark that it has none', () => {
  for (const { id, row } of [...cycles, ...hours, ...lateOpens]) {
    const { source, evidence, note }: Grounds = row;
    assert.is(source === null, evidence === null, id);
    if (source !== null) {
      assert.ok(CONVENTION_EVIDENCE.includes(evidence!), id);
      assert.match(new URL(source).protocol, /^https?:$/, id);
    }
    assert.is.not(note, '', id);
  }
});

test('a cycle counts on a calendar that there is, and one that is not in force yet lies ahead', () => {
  for (const { id, row } of cycles) {
    const told = `${id} ${row.from}`;
    mustParseDay(row.from);
    assert.ok(byId.has(row.calendar ?? `${id}:SETTLEMENT`), told);
    assert.ok(Number.isInteger(row.days) && row.days >= 0 && row.days <= 7, told);
    if (row.status === 'announced') assert.ok(row.from > '2026-11-23', told);
  }
});

test('no cycle changes to what it was, unless a source says that it was so on that date', () => {
  for (const [place, { id, row }] of cycles.entries()) {
    const before = cycles[place - 1];
    if (before?.id !== id || before.row.instrument !== row.instrument || row.start !== 'changed') continue;
    assert.is.not(before.row.days, row.days, `${id} ${row.instrument} ${row.from}`);
  }
});

test('hours are times of a day in their order, in a zone', () => {
  for (const { id, row } of hours) {
    const told = `${id} ${row.from}`;
    mustParseDay(row.from);
    if (row.to) assert.ok(mustParseDay(row.to) >= mustParseDay(row.from), told);
    const inside = [row.open, ...(row.break ?? []), row.close];
    for (const time of [...inside, ...(row.closing_auction ?? [])]) assert.match(time, TIME, told);
    if (!row.opens_day_before) assert.equal(inside, inside.toSorted(), told);
    if (row.closing_auction) {
      const [start, end] = row.closing_auction;
      assert.ok(row.close <= start && start < end, told);
    }
    for (const weekday of row.weekdays ?? []) assert.ok(weekday >= 1 && weekday <= 7, told);
    const zone = row.timezone ?? byId.get(id)!.timezone;
    assert.ok(zone, told);
    assert.not.throws(() => new Intl.DateTimeFormat('en', { timeZone: zone! }), told);
  }
});

test('a late open is later than the hours of its day say, and no closing day of the week', () => {
  for (const { id, row } of lateOpens) {
    mustParseDay(row.date);
    assert.match(row.open, TIME, `${id} ${row.date}`);
    const usual = hours.findLast(
      (one) => one.id === id && one.row.from <= row.date && (one.row.to ?? '9999') >= row.date && !one.row.weekdays,
    );
    if (usual) assert.ok(row.open > usual.row.open, `${id} ${row.date}`);
  }
});

test.run();
