import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type CalendarsAnswer, request, requestProblem } from '../helpers/answers.js';
import { startServer, type TestServer } from '../helpers/server.js';

/** GET /v1/calendars */

let server: TestServer;
test.before(async () => {
  server = await startServer();
});
test.after(() => server.close());

const KINDS = ['country', 'settlement', 'exchange', 'bond'];

test('every calendar once, sorted by id, with what is known of it', async () => {
  const { calendars } = await request<CalendarsAnswer>(server, '/v1/calendars');
  const ids = calendars.map(({ id }) => id);
  assert.equal(ids, [...new Set(ids)].sort());
  const facts = Object.fromEntries(
    calendars.map(({ id, kind, timezone }) => [id, `${kind} ${timezone}`]),
  );
  assert.is(facts.US, 'country America/New_York');
  assert.is(facts['DE:BY'], 'country Europe/Berlin');
  assert.is(facts.XNYS, 'exchange America/New_York');
  assert.ok(facts.EUR!.startsWith('settlement '));
  assert.is(facts['USD:BOND'], 'bond America/New_York');
});

test('years, weekends and bases are of the promised form', async () => {
  const { calendars } = await request<CalendarsAnswer>(server, '/v1/calendars');
  for (const calendar of calendars) {
    const { id, kind, data_years, verified_years, verified_days, weekend, bases, sources } =
      calendar;
    const [first, last] = data_years as [number, number];
    for (const year of verified_years)
      assert.ok(verified_days[year]! >= 365, `${id} ${year}: every day is verified`);
    for (const [year, count] of Object.entries(verified_days))
      assert.ok(count > 0 && Number(year) >= first && Number(year) <= last, `${id} ${year}`);
    assert.ok(first >= 1990 && last <= 2100 && first <= last, `${id} covers ${data_years}`);
    assert.equal(verified_years, [...new Set(verified_years)].sort(), id);
    assert.ok(
      verified_years.every((year) => year >= first && year <= last),
      `${id}: verified years lie in the data`,
    );
    const starts = weekend.map(({ start }) => start);
    assert.equal(starts, [...new Set(starts)].sort(), `${id}: weekends are sorted by start`);
    assert.is(starts[0], `${first}-01-01`, `${id}: the first weekend starts with the data`);
    assert.ok(
      kind !== 'settlement' || bases !== undefined,
      `${id}: a settlement calendar has bases`,
    );
    assert.ok(
      sources.every((source) => typeof source === 'string'),
      `${id}: the list names sources by id`,
    );
    for (const base of bases ?? []) assert.ok(calendars.some((other) => other.id === base));
  }
});

test('weekdays are counted as ISO 8601 does', async () => {
  const { calendars } = await request<CalendarsAnswer>(server, '/v1/calendars');
  const weekendOf = (id: string) =>
    calendars.find((calendar) => calendar.id === id)!.weekend.at(-1)!.days;
  assert.equal(weekendOf('XNYS'), [6, 7], 'Saturday and Sunday');
  assert.equal(weekendOf('EG'), [5, 6], 'Friday and Saturday');
  assert.equal(weekendOf('AE'), [6, 7], 'the Emirates changed in 2022');
});

test('kind selects, and the four kinds make up the whole', async () => {
  const { calendars } = await request<CalendarsAnswer>(server, '/v1/calendars');
  let total = 0;
  for (const kind of KINDS) {
    const some = await request<CalendarsAnswer>(server, `/v1/calendars?kind=${kind}`);
    assert.ok(some.calendars.length > 0, kind);
    assert.equal(
      some.calendars,
      calendars.filter((calendar) => calendar.kind === kind),
    );
    total += some.calendars.length;
  }
  assert.is(total, calendars.length);
});

test('a wrong kind is refused with the words that are right', async () => {
  await requestProblem(
    server,
    '/v1/calendars?kind=market',
    400,
    'invalid_parameter',
    'kind',
    '"market"',
    ...KINDS,
  );
  await requestProblem(
    server,
    '/v1/calendars?kind=',
    400,
    'invalid_parameter',
    'kind',
    '""',
    ...KINDS,
  );
  await requestProblem(
    server,
    '/v1/calendars?kind=bond&kind=bond',
    400,
    'invalid_parameter',
    'kind',
    'more than once',
  );
});

test.run();
