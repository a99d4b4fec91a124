import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type CalendarAnswer,
  type CalendarsAnswer,
  request,
  requestProblem,
} from '../helpers/answers.js';
import { sampled, some } from '../helpers/needs.js';
import { startServer, type TestServer } from '../helpers/server.js';

/** GET /v1/calendars/{id} */

let server: TestServer;
test.before(async () => {
  server = await startServer();
});
test.after(() => server.close());

test('a calendar with its sources as objects', async () => {
  const { calendar } = await request<CalendarAnswer>(server, '/v1/calendars/EUR');
  assert.is(calendar.id, 'EUR');
  assert.is(calendar.kind, 'settlement');
  assert.is(calendar.data_years[0], 1999, 'the euro began in 1999');
  assert.ok(Array.isArray(calendar.bases));
  const ecb = calendar.sources.filter(({ publisher }) =>
    publisher.includes('European Central Bank'),
  );
  assert.ok(ecb.length > 0);
  for (const source of calendar.sources) {
    assert.match(source.url, /^https?:\/\//);
    assert.ok('archived' in source, 'archived is always there');
  }
});

sampled('list and detail match, except for sources and members of the detail only', async () => {
  const { calendars } = await request<CalendarsAnswer>(server, '/v1/calendars');
  const telling = calendars.filter(({ sources }, index) => sources.length > 0 || index % 40 === 0);
  for (const listed of some(telling, 4)) {
    const { calendar } = await request<CalendarAnswer>(
      server,
      `/v1/calendars/${encodeURIComponent(listed.id)}`,
    );
    const { settlement_cycles: _cycles, hours: _hours, ...others } = calendar;
    const {
      late_opens: _lateOpens,
      sessions_not_entered: _notEntered,
      late_open_doubts: _doubts,
      hours_doubts: _hoursDoubts,
      rules: _rules,
      ...inBoth
    } = others;
    assert.equal({ ...inBoth, sources: calendar.sources.map(({ id }) => id) }, listed);
  }
});

test('ids in any case, answered in their canonical form', async () => {
  for (const id of ['xnys', 'Xnys', 'XNYS']) {
    assert.is((await request<CalendarAnswer>(server, `/v1/calendars/${id}`)).calendar.id, 'XNYS');
  }
  for (const id of ['DE:BY', 'de:by', 'de%3Aby', 'DE%3aBY']) {
    assert.is((await request<CalendarAnswer>(server, `/v1/calendars/${id}`)).calendar.id, 'DE:BY');
  }
});

test('an unknown calendar is 404 with the nearest ids', async () => {
  await requestProblem(server, '/v1/calendars/XNYZ', 404, 'unknown_calendar', '"XNYZ"', 'XNYS');
  await requestProblem(
    server,
    '/v1/calendars/DE-BZ',
    404,
    'unknown_calendar',
    '"DE-BZ"',
    'DE:SN-BZ',
  );
  await requestProblem(server, '/v1/calendars/%20', 404, 'unknown_calendar');
  await requestProblem(server, '/v1/calendars/XNYS,EUR', 404, 'unknown_calendar', '"XNYS,EUR"');
});

test('only letters differ in case: an id that merely becomes one when capitalized is unknown', async () => {
  // The capital of the German sharp s is SS, that of the Turkish dotless i is I.
  for (const id of ['ß', 'ıt', 'eſ']) {
    await requestProblem(
      server,
      `/v1/calendars/${encodeURIComponent(id)}`,
      404,
      'unknown_calendar',
    );
  }
});

test('a very long id is refused without being repeated whole', async () => {
  const problem = await requestProblem(
    server,
    `/v1/calendars/${'x'.repeat(5000)}`,
    404,
    'unknown_calendar',
  );
  assert.ok(problem.detail.length < 300);
});

test('a path below a calendar is not found', async () => {
  await requestProblem(server, '/v1/calendars/XNYS/days', 404, 'not_found');
});

test.run();
