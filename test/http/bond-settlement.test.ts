import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { marketConventions } from '../../build/calendars/conventions/index.js';
import { allDefinitions } from '../../build/calendars/index.js';
import { dropIdleEarlyCloses } from '../../build/expand/calendar.js';
import { answersFrom } from '../../server/api/openapi-examples.js';
import { yearOf } from '../../server/engine/civil-date.js';
import { openCatalog } from '../../server/queries/catalog.js';
import { entriesOf } from '../helpers/expanded.js';
import { calendar, FIRST_RELEASE, state, stepOf, storeHistory } from '../helpers/history.js';

/** Days on which bonds are traded and do not settle, by the definitions themselves. */

const definitions = new Map((await allDefinitions()).map((one) => [one.id, one]));
const conventions = await marketConventions();
const YEARS = [2009, 2035] as const;

const made = ['USD:BOND', 'USD:BOND-TRADING', 'EUR', 'EUR:BOND'].map((id) => {
  const { kind, weekend } = definitions.get(id)!;
  const inYears = entriesOf(id).filter(
    ({ day }) => yearOf(day) >= YEARS[0] && yearOf(day) <= YEARS[1],
  );
  const entries = dropIdleEarlyCloses(inYears, weekend).map(({ row: _row, ...one }) => one);
  return [calendar(id, { kind, data_years: YEARS, ...conventions.get(id) }), entries] as const;
});
const catalog = openCatalog(storeHistory([[stepOf(FIRST_RELEASE), state(made)]]).data());
const ask = answersFrom(catalog) as (path: string) => Record<string, unknown>;

const add = (date: string, n: number) =>
  ask(`/v1/business-days/add?date=${date}&n=${n}&calendars=USD:BOND`).result;
const settles = (date: string, instrument: string, market = 'USD:BOND') =>
  ask(`/v1/settlement?market=${market}&trade_date=${date}&instrument=${instrument}`);

test('a Good Friday of early close is no settlement day, in every year', () => {
  assert.is(add('2026-04-02', 1), '2026-04-06');
  // T+2 for trades of that Friday.
  assert.is(add('2026-04-03', 2), '2026-04-07');
  for (const [thursday, monday] of [
    ['2010-04-01', '2010-04-05'],
    ['2012-04-05', '2012-04-09'],
    ['2015-04-02', '2015-04-06'],
    ['2021-04-01', '2021-04-05'],
    ['2023-04-06', '2023-04-10'],
    ['2034-04-06', '2034-04-10'],
  ]) {
    assert.is(add(thursday!, 1), monday);
  }
});

test('a Good Friday of which SIFMA has not told is closed and estimated, and its trades settle', () => {
  const onFriday = settles('2034-04-07', 'government_bond');
  assert.equal(
    [onFriday.trade_date, onFriday.result, onFriday.estimated],
    ['2034-04-10', '2034-04-11', true],
  );
  const onThursday = settles('2034-04-06', 'government_bond');
  assert.equal([onThursday.result, onThursday.estimated], ['2034-04-10', true]);
  for (const id of ['USD:BOND', 'USD:BOND-TRADING']) {
    const path = `/v1/business-days/add?date=2034-04-06&n=1&calendars=${id}`;
    const { result, estimated } = ask(path);
    assert.equal([result, estimated], ['2034-04-10', true], id);
  }
});

test('its session is told, with its close', () => {
  const [day] = (ask('/v1/days/2026-04-03?calendars=USD:BOND-TRADING') as { calendars: unknown[] })
    .calendars;
  const { status, close_time } = day as { status: string; close_time: string };
  assert.equal([status, close_time], ['early_close', '12:00']);
});

test('trades of the day settle by the cycle of their instrument', () => {
  const government = settles('2026-04-03', 'government_bond');
  assert.equal(
    [government.trade_date, government.result, government.note],
    ['2026-04-03', '2026-04-07', null],
  );
  assert.equal(government.calendars, ['USD:BOND-TRADING', 'USD:BOND']);
  assert.is(settles('2026-04-02', 'government_bond').result, '2026-04-06');
  assert.is(settles('2026-04-06', 'government_bond').result, '2026-04-07');
  assert.is(settles('2026-04-03', 'corporate_bond').result, '2026-04-06');
  assert.is(settles('2016-04-07', 'corporate_bond').result, '2016-04-12');
  const byPractice = settles('2021-04-02', 'government_bond');
  assert.equal([byPractice.result, byPractice.estimated], ['2021-04-06', true]);
});

test('euro government bonds settle on the second day of TARGET', () => {
  assert.is(settles('2026-04-02', 'government_bond', 'EUR:BOND').result, '2026-04-08');
  assert.is(settles('2014-10-03', 'government_bond', 'EUR:BOND').result, '2014-10-08');
  assert.is(settles('2014-10-06', 'government_bond', 'EUR:BOND').result, '2014-10-08');
});

test.run();
