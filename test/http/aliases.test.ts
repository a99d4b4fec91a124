import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { diffStates } from '../../build/release/state.js';
import { openCatalog } from '../../server/queries/catalog.js';
import {
  type CalendarAnswer,
  type CalendarsAnswer,
  type ChangesAnswer,
  type CountAnswer,
  type DayAnswer,
  request,
  requestProblem,
} from '../helpers/answers.js';
import {
  calendar,
  entry,
  FIRST_RELEASE,
  packState,
  state,
  stepOf,
  withSteps,
} from '../helpers/history.js';
import { startApp, type TestServer } from '../helpers/server.js';

/** Former and other common ids: they are answered as the calendar that has them as aliases. */

const DAYS = [entry('2025-04-01', 'Utkal Day')];
const FORMER = state([[calendar('IN:OR', { kind: 'country' }), DAYS]]);
const PRESENT = state([
  [calendar('IN:OD', { kind: 'country', aliases: ['IN:OR', 'XX:Orissa'] }), DAYS],
  [calendar('XNYS'), [entry('2025-07-04', 'Independence Day')]],
]);
const SECOND = {
  ...FIRST_RELEASE,
  id: '20250202T030405Z',
  generated_at: '2025-02-02T03:04:05+00:00',
};

let server: TestServer;
test.before(async () => {
  const steps = [stepOf(FIRST_RELEASE), stepOf(SECOND, { changes: diffStates(FORMER, PRESENT) })];
  server = await startApp({ catalog: openCatalog(withSteps(packState(PRESENT), steps)) });
});
test.after(() => server.close());

test('a calendar is found by an alias, in any case, and answers with its own id', async () => {
  for (const id of ['IN:OD', 'IN:OR', 'in:or', 'In%3AOr', 'XX:ORISSA']) {
    const { calendar: found } = await request<CalendarAnswer>(server, `/v1/calendars/${id}`);
    assert.is(found.id, 'IN:OD', id);
    assert.equal(found.aliases, ['IN:OR', 'XX:Orissa']);
    const answer = await request<DayAnswer>(server, `/v1/days/2025-04-01?calendars=${id}`);
    assert.equal(
      answer.calendars.map(({ id: answered, status }) => [answered, status]),
      [['IN:OD', 'closed']],
    );
  }
  const feed = await (await server.get('/v1/calendars/in:or.ics?from=2025&to=2025')).text();
  assert.is(feed, await (await server.get('/v1/calendars/IN:OD.ics?from=2025&to=2025')).text());
});

test('an id and its alias count as one calendar', async () => {
  const query = 'from=2025-04-01&to=2025-04-03';
  const both = await request<CountAnswer>(
    server,
    `/v1/business-days/count?calendars=IN:OR,IN:OD,in:or&${query}`,
  );
  assert.is(both.count, 1);
  const answer = await request<DayAnswer>(server, '/v1/days/2025-04-01?calendars=IN:OR,XNYS,IN:OD');
  assert.equal(
    answer.calendars.map(({ id }) => id),
    ['IN:OD', 'XNYS'],
  );
});

test('the list has a calendar once, with its aliases; one without has no such field', async () => {
  const { calendars } = await request<CalendarsAnswer>(server, '/v1/calendars');
  assert.equal(
    calendars.map(({ id, aliases }) => [id, aliases]),
    [
      ['IN:OD', ['IN:OR', 'XX:Orissa']],
      ['XNYS', undefined],
    ],
  );
});

test('changes under a former id belong to the calendar', async () => {
  for (const id of ['IN:OD', 'IN:OR']) {
    const { changes } = await request<ChangesAnswer>(
      server,
      `/v1/changes?since=2025-01-01&calendars=${id}`,
    );
    assert.equal(
      changes.map(({ calendar_id, date, change_type }) => `${calendar_id} ${date} ${change_type}`),
      ['IN:OD 2025-04-01 added', 'IN:OR 2025-04-01 removed'],
    );
  }
  const other = await request<ChangesAnswer>(server, '/v1/changes?since=2025-01-01&calendars=XNYS');
  assert.is(other.changes.length, 1);
});

test('what is no alias is unknown', async () => {
  await requestProblem(
    server,
    '/v1/calendars/IN:ORI',
    404,
    'unknown_calendar',
    '"IN:ORI"',
    'IN:OD',
  );
  await requestProblem(server, '/v1/days/2025-04-01?calendars=IN:ORI', 400, 'unknown_calendar');
});

test.run();
