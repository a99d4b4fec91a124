import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { CalendarDefinition } from '../../build/calendars/definition.js';
import { allDefinitions } from '../../build/calendars/index.js';
import { expandOwn } from '../../build/expand/calendar.js';
import type { Entry } from '../../build/expand/entry.js';
import { daysInTurn, reaching, yearsNeeded } from '../../build/expand/reach.js';
import { formatDay, mustParseDay, yearOf } from '../../server/engine/civil-date.js';

/** A calendar whose data go on after those of the calendars from which it inherits. */

const SOURCE = 'https://example.org/law';
const made = (
  id: string,
  last: number,
  more: Partial<CalendarDefinition> = {},
): CalendarDefinition => ({
  id,
  kind: 'settlement',
  name: id,
  timezone: 'Europe/Paris',
  years: [2058, last],
  weekend: [{ start: '2058-01-01', days: [6, 7] }],
  ...more,
});

const PLACE = made('XX', 2060, {
  kind: 'country',
  rules: [{ rule: '05-04', name: 'A day', from: 2058, source: SOURCE }],
  dates: [{ date: '2062-05-04', kind: 'open', name: 'Moved', source: SOURCE }],
});
const PAYMENTS = made('XXA', 2063, { inherits: [{ calendar: 'XX', from: 2058, source: SOURCE }] });
const RATE = made('XXA:RATE', 2062, {
  inherits: [{ calendar: 'XXA', from: 2058, source: SOURCE }],
});
const UNTIL = made('XXB', 2064, {
  inherits: [{ calendar: 'XX', from: 2058, to: 2059, source: SOURCE }],
});
const DEFINITIONS = [PLACE, PAYMENTS, RATE, UNTIL];

test('the last year needed of a calendar is that of whoever inherits from it', () => {
  const needed = yearsNeeded(DEFINITIONS);
  assert.equal([...needed], [['XX', 2063]]);
  assert.equal(reaching(PLACE, needed).years, [2058, 2063]);
  assert.is(reaching(UNTIL, needed), UNTIL);
});

test('days after the data of a calendar go to those that inherit alone, estimated', () => {
  const needed = yearsNeeded(DEFINITIONS);
  const own = new Map(DEFINITIONS.map((one) => [one.id, expandOwn(reaching(one, needed))]));
  const done = new Map<string, readonly Entry[]>();
  const today = mustParseDay('2026-11-28');
  const daysOf = daysInTurn(DEFINITIONS, own, (id) => done.get(id) ?? [], today);
  const days = DEFINITIONS.map((one) => {
    const plain = daysOf(one);
    done.set(
      one.id,
      plain.map((entry) => ({ ...entry, coverage: 'library', sources: [] })),
    );
    return plain.map(({ day, status }) => `${formatDay(day)} ${status}`);
  });
  const early = ['2058-05-04 confirmed', '2059-05-04 confirmed', '2060-05-04 confirmed'];
  assert.equal(days, [
    early,
    [...early, '2061-05-04 estimated', '2063-05-04 estimated'],
    [...early, '2061-05-04 estimated'],
    early.slice(0, 2),
  ]);
});

/** Calendars that have ended. */
const ENDED = ['BGN'];

test('exchanges and payment systems reach 2100, those of Israel 2099', async () => {
  const definitions = new Map((await allDefinitions()).map((one) => [one.id, one]));
  const needed = yearsNeeded([...definitions.values()]);
  const short = [...definitions.values()].filter(
    ({ id, kind, years }) => kind !== 'country' && years[1] < 2099 && !ENDED.includes(id),
  );
  assert.equal(
    short.map(({ id }) => id),
    [],
  );
  for (const id of ['GB:ENG', 'JP', 'CN', 'SE', 'SG', 'KR', 'TW', 'PH'])
    assert.is(needed.get(id), 2100, id);
  // From North Korea nothing inherits.
  assert.not.ok(needed.has('KP'));
  // What is needed of England gives days in each year.
  const england = reaching(definitions.get('GB:ENG')!, needed);
  const years = new Set(expandOwn(england).map(({ day }) => yearOf(day)));
  assert.is(Math.max(...years), 2100);
  assert.is(years.size, 2100 - england.years[0] + 1);
});

test.run();
