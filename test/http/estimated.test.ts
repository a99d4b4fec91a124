import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { requestCsv, requestText } from '../helpers/answers.js';
import { startServer, type TestServer } from '../helpers/server.js';

/** Answers near dates that are still to be announced: what is flagged, and between what they lie. */

let server: TestServer;
test.before(async () => {
  server = await startServer();
});
test.after(() => server.close());

interface Answer {
  readonly result: string;
  readonly count: number;
  readonly estimated: boolean;
  readonly earliest?: string;
  readonly latest?: string;
  readonly least?: number;
  readonly most?: number;
}

const get = (path: string) => server.json<Answer>(path);

test('a day to which an estimated feast could move is uncertain, like the day that it could leave', async () => {
  // Eid al-Fitr 2027, by the calendars: 9 or 10 March, a day or two earlier or later.
  for (const path of [
    '/v1/fx/spot?pair=USDAED&date=2027-03-04',
    '/v1/business-days/next?date=2027-03-08&calendars=MYR',
    '/v1/business-days/previous?date=2027-03-06&calendars=MUR',
    '/v1/business-days/next?date=2027-03-07&calendars=SA',
  ]) {
    const { result, estimated, earliest, latest } = await get(path);
    assert.ok(estimated, path);
    assert.ok(
      earliest! <= result && result <= latest! && earliest! < latest!,
      `${path}: ${earliest} to ${latest}`,
    );
  }
});

test('what no estimated date can reach is certain, and has no bounds', async () => {
  const answer = await get('/v1/business-days/next?date=2027-03-16&calendars=SA');
  assert.not.ok(answer.estimated);
  assert.not.ok('earliest' in answer || 'latest' in answer);
});

test('spot: as late as the feast may last', async () => {
  const { result, earliest, latest } = await get('/v1/fx/spot?pair=USDAED&date=2027-03-04');
  assert.is(result, '2027-03-08');
  assert.is(earliest, '2027-03-08');
  assert.ok(latest! > result);
});

test('a count has the least and the most', async () => {
  const path = '/v1/business-days/count?from=2027-03-01&to=2027-04-01&calendars=SA';
  const { count, estimated, least, most } = await get(path);
  assert.ok(estimated && least! < count && count < most!, `${least} ${count} ${most}`);
  const certain = await get('/v1/business-days/count?from=2027-04-01&to=2027-05-01&calendars=SA');
  assert.not.ok('least' in certain || 'most' in certain);
});

test('one that settles the day takes the doubt away, for all and for any', async () => {
  const of = async (ids: string, mode: string) =>
    (await get(`/v1/days/2027-03-08?calendars=${ids}&mode=${mode}`)).estimated;
  assert.equal(
    [await of('SA', 'all'), await of('SA,XNYS', 'all'), await of('SA,XNYS', 'any')],
    [true, true, false],
  );
  // A Sunday: New York is closed whatever Riyadh announces.
  const sunday = async (mode: string) =>
    (await get(`/v1/days/2027-03-07?calendars=SA,XNYS&mode=${mode}`)).estimated;
  assert.equal([await sunday('all'), await sunday('any')], [false, true]);
});

test('each calendar of a day has `estimated`, even without an entry', async () => {
  type Day = {
    estimated: boolean;
    calendars: { id: string; estimated: boolean; entries: unknown[] }[];
  };
  const day = await server.json<Day>('/v1/days/2027-03-08?calendars=SA,XNYS');
  assert.equal(
    day.calendars.map(({ id, estimated, entries }) => [id, estimated, entries.length]),
    [
      ['SA', true, 0],
      ['XNYS', false, 0],
    ],
  );
});

test('csv has the bounds always, text never', async () => {
  const query = 'n=1&calendars=SA&dates=2027-03-07,2027-04-07';
  const { rows } = await requestCsv(server, `/v1/business-days/add?${query}&format=csv`);
  assert.equal(
    rows.map(({ estimated, earliest, latest }) => [estimated, earliest !== '', latest !== '']),
    [
      ['true', true, true],
      ['false', false, false],
    ],
  );
  assert.match(
    await requestText(server, `/v1/business-days/add?n=1&calendars=SA&date=2027-03-07&format=text`),
    /^[\d-]{10}$/,
  );
});

test('an estimated entry without a known reach says so', async () => {
  type Holidays = { calendars: { entries: { status: string; may_move_days?: number | null }[] }[] };
  const { calendars } = await server.json<Holidays>(
    '/v1/holidays?calendars=CN,SA,XNYS&from=2028-01-01&to=2028-12-31',
  );
  const moves = calendars.flatMap(({ entries }) =>
    entries.map((entry) => [entry.status, entry.may_move_days] as const),
  );
  assert.ok(moves.every(([status, days]) => (status === 'confirmed') === (days === undefined)));
  assert.ok(moves.some(([, days]) => days === null) && moves.some(([, days]) => days === 2));
});

test.run();
