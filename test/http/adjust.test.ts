import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { CONVENTION_WORDS } from '../../server/engine/conventions.js';
import { request, requestCsv, requestProblem, requestText } from '../helpers/answers.js';
import { lastYear } from '../helpers/data-years.js';
import { startServer, type TestServer } from '../helpers/server.js';

/** The last year of data of New York, and the one after it. */
const LAST = lastYear('XNYS');
const AFTER = LAST + 1;

/** GET /v1/business-days/adjust */

let server: TestServer;
test.before(async () => {
  server = await startServer();
});
test.after(() => server.close());

interface AdjustAnswer {
  date: string;
  convention: string;
  result: string;
  adjusted: boolean;
  mode: string;
  coverage: string;
  estimated: boolean;
}

const adjusted = (query: string) =>
  request<AdjustAnswer>(server, `/v1/business-days/adjust?${query}`);
const result = async (date: string, convention: string, calendars = 'EUR,USD') =>
  (await adjusted(`date=${date}&convention=${convention}&calendars=${calendars}`)).result;

test('the end of May 2026, a Sunday', async () => {
  assert.is(await result('2026-05-31', 'following'), '2026-06-01');
  assert.is(await result('2026-05-31', 'modified_following'), '2026-05-29');
  assert.is(await result('2026-05-31', 'preceding'), '2026-05-29');
  assert.is(await result('2026-05-31', 'nearest'), '2026-06-01');
  assert.is(
    await result('2026-08-01', 'modified_preceding'),
    '2026-08-03',
    'a Saturday on the first',
  );
  assert.is(await result('2026-08-01', 'nearest'), '2026-07-31');
});

test('nearest is that of FpML, by the weekday alone, and the description has its example', async () => {
  // Chinese New Year 2026 begins on Sunday 15 February; the Saturday before it was worked.
  assert.is(await result('2026-02-15', 'nearest', 'CNY'), '2026-02-24');
  assert.is(await result('2026-02-15', 'preceding', 'CNY'), '2026-02-14');
  for (const part of ['Sunday or a Monday', 'FpML', '2026-02-15', '24 February']) {
    assert.ok(CONVENTION_WORDS.includes(part), part);
  }
  const document = await (await fetch(`${server.origin}/openapi.json`)).text();
  assert.ok(document.includes('in CNY 2026-02-15'));
});

test('the members of an answer', async () => {
  const {
    date,
    convention,
    adjusted: moved,
    mode,
  } = await adjusted('date=2026-12-25&convention=following&calendars=XNYS&mode=any');
  assert.equal([date, convention, moved, mode], ['2026-12-25', 'following', true, 'any']);
  assert.is(
    (await adjusted('date=2026-12-24&convention=following&calendars=XNYS')).adjusted,
    false,
  );
});

test('csv and text', async () => {
  const query = 'date=2026-12-26&convention=nearest&calendars=eur,USD';
  assert.is(
    await requestText(server, `/v1/business-days/adjust?${query}&format=text`),
    '2026-12-24',
  );
  const { columns, rows } = await requestCsv(
    server,
    `/v1/business-days/adjust?${query}&format=csv`,
  );
  const names = [
    'calendars',
    'date',
    'convention',
    'result',
    'adjusted',
    'mode',
    'coverage',
    'estimated',
    'earliest',
    'latest',
  ];
  assert.equal(columns, names);
  assert.equal(Object.values(rows[0]!).slice(0, 5), [
    'EUR USD',
    '2026-12-26',
    'nearest',
    '2026-12-24',
    'true',
  ]);
});

test('coverage and estimated: of the days that were looked at, the rest of the month too', async () => {
  const { calendar } = await server.json<{ calendar: { verified_years: number[] } }>(
    '/v1/calendars/EUR',
  );
  const last = calendar.verified_years.at(-1)!;
  const eve = await adjusted(`date=${last + 1}-01-01&convention=preceding&calendars=EUR`);
  assert.equal(
    [eve.result.slice(0, 4), eve.coverage],
    [String(last), 'library'],
    'the date itself was looked at',
  );
  assert.is(
    (await adjusted('date=2026-12-26&convention=following&calendars=EUR')).coverage,
    'verified',
  );
  // Eid al-Fitr 2040 falls around Sunday 7 October.
  assert.is((await adjusted('date=2040-10-07&convention=following&calendars=AE')).estimated, true);
  assert.is((await adjusted('date=2040-06-05&convention=following&calendars=AE')).estimated, false);
});

test('today, and outside the data', async () => {
  const friday = await adjusted('date=today&convention=following&calendars=XNYS&tz=Asia/Tokyo');
  assert.equal([friday.date, friday.result], ['2026-11-20', '2026-11-20']);
  const outside = (query: string, ...words: string[]) =>
    requestProblem(server, `/v1/business-days/adjust?${query}`, 422, 'out_of_coverage', ...words);
  await outside(
    `date=${AFTER}-01-01&convention=following&calendars=XNYS`,
    `${AFTER}-01-01`,
    'XNYS',
  );
  await outside('date=1990-01-01&convention=preceding&calendars=XNYS', 'before', 'XNYS');
  await outside('date=1999-01-01&convention=nearest&calendars=XNYS,EUR', 'before', 'EUR', '1999');
});

test('what is wrong is named', async () => {
  const refused = (query: string, ...words: string[]) =>
    requestProblem(server, `/v1/business-days/adjust?${query}`, 400, 'invalid_parameter', ...words);
  await refused('date=2026-12-24&calendars=XNYS', 'convention', 'missing', 'modified_following');
  await refused(
    'date=2026-12-24&convention=mf&calendars=XNYS',
    'convention',
    '"mf"',
    'modified_following',
    'nearest',
  );
  await refused('convention=following&calendars=XNYS', 'date', 'missing');
  await refused('date=2026-12-24&convention=following', 'calendars', 'missing');
});

test.run();
