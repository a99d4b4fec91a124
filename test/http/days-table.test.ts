import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { formatDay, mustParseDay } from '../../server/engine/civil-date.js';
import { DAY_COLUMNS } from '../../server/queries/day-row.js';
import { request, requestCsv, requestProblem, requestText } from '../helpers/answers.js';
import { lastYear } from '../helpers/data-years.js';
import { type Row, rowByOtherAnswers } from '../helpers/day-rows.js';
import { seededRandom } from '../helpers/random.js';
import { releaseData, startServer, type TestServer } from '../helpers/server.js';

/** The last year of data of New York, and the one after it. */
const LAST = lastYear('XNYS');
const AFTER = LAST + 1;

/** GET /v1/days?from=...&to=...: a row for each day and calendar. */

let server: TestServer;
test.before(async () => {
  server = await startServer();
});
test.after(() => server.close());

interface Table {
  from: string;
  to: string;
  days: Row[];
}

const at = (query: string) => `/v1/days?${query}`;
const table = (query: string) => request<Table>(server, at(query));
const refused = (query: string, ...words: string[]) =>
  requestProblem(server, at(query), 400, 'invalid_parameter', ...words);

test('a row is what the other endpoints answer of the day', async () => {
  const { calendars } = releaseData().meta;
  const random = seededRandom(38);
  const drawn = Array.from(
    { length: 24 },
    () => calendars[Math.floor(random() * calendars.length)]!,
  );
  const markets = ['XNYS', 'XTKS', 'USD:BOND', 'XCSE'].map(
    (id) => calendars.find((one) => one.id === id)!,
  );
  for (const { id, data_years, settlement_cycles: cycles } of [...markets, ...drawn]) {
    const [first, last] = [
      mustParseDay(`${data_years[0]}-01-01`),
      mustParseDay(`${data_years[1]}-12-31`),
    ];
    const date = formatDay(first + Math.floor(random() * (last - first)));
    const instruments = (cycles ?? []).map(({ instrument }) => instrument);
    const instrument = instruments.includes('equity') ? 'equity' : (instruments[0] ?? null);
    const { days } = await table(`from=${date}&to=${date}&calendars=${id}`);
    assert.equal(days, [await rowByOtherAnswers(server, id, date, instrument)], `${id} ${date}`);
  }
});

test('all days of the first calendar, then of the next, in json and csv', async () => {
  const query = 'from=2026-12-23&to=2027-01-04&calendars=XNYS,EUR';
  const { from, to, days } = await table(query);
  assert.equal([from, to, days.length], ['2026-12-23', '2027-01-04', 26]);
  assert.equal(
    days.map(({ calendar, date }) => `${calendar} ${date}`).filter((_, index) => index % 12 === 0),
    ['XNYS 2026-12-23', 'XNYS 2027-01-04', 'EUR 2027-01-03'],
  );
  for (const day of days) assert.equal(Object.keys(day), [...DAY_COLUMNS]);
  const csv = await requestCsv(server, at(`${query}&format=csv`));
  assert.equal(csv.columns, [...DAY_COLUMNS]);
  const texts = days.map((day) =>
    Object.fromEntries(DAY_COLUMNS.map((column) => [column, String(day[column] ?? '')])),
  );
  assert.equal(csv.rows, texts);
});

test('the edges of the data have no day before and none after', async () => {
  const { data_years } = releaseData().meta.calendars.find(({ id }) => id === 'XNYS')!;
  const [start, end] = [`${data_years[0]}-01-01`, `${data_years[1]}-12-31`];
  const [first] = (await table(`from=${start}&to=${start}&calendars=XNYS`)).days;
  assert.is(first!.previous_business_day, null);
  const [last] = (await table(`from=${end}&to=${end}&calendars=XNYS`)).days;
  assert.equal([last!.next_business_day, last!.business_days_left_in_month], [null, 0]);
});

test('joint calendars, a language, a field as text, today, as of a release', async () => {
  const joint = await table('from=2026-12-24&to=2026-12-28&calendars=XNYS%2BEUR');
  assert.equal(
    joint.days.map(({ is_business_day }) => is_business_day),
    [true, false, false, false, true],
  );
  assert.is(joint.days[0]!.settlement_date, null);
  const german = await table('from=2026-12-25&to=2026-12-25&calendars=DE&lang=de');
  assert.match(String(german.days[0]!.name), /Weihnachtstag/);
  const range = 'from=2026-12-24&to=2026-12-26&calendars=XNYS&format=text';
  assert.is(await requestText(server, at(range)), 'true\nfalse\nfalse');
  assert.is(await requestText(server, at(`${range}&field=status`)), 'early_close\nclosed\nweekend');
  const closes = 'from=2026-12-23&to=2026-12-24&calendars=XNYS&format=text&field=close_time';
  assert.is(await requestText(server, at(closes)), '\n13:00');
  const now = await server.get(at('from=today&to=2026-11-30&calendars=XNYS&tz=Asia/Tokyo'));
  assert.match(now.headers.get('cache-control')!, /max-age=0/);
  assert.is(((await now.json()) as Table).from, '2026-11-20');
  const { id } = releaseData().release;
  assert.equal(
    (await table(`from=2026-12-24&to=2026-12-24&calendars=XNYS&release=${id}`)).days,
    (await table('from=2026-12-24&to=2026-12-24&calendars=XNYS')).days,
  );
});

test('what is wrong is told with the parameter and what would be right', async () => {
  const range = 'from=2026-01-01&to=2026-01-31';
  await refused('from=2026-01-01&calendars=XNYS', 'to: is missing', 'both from and to');
  await refused('to=2026-01-01&calendars=XNYS', 'from: is missing');
  await refused('calendars=XNYS', 'dates: is missing', 'from and to');
  await refused(`${range}&dates=2026-01-01&calendars=XNYS`, 'dates', 'from');
  await refused('from=2026-02-01&to=2026-01-31&calendars=XNYS', 'from: 2026-02-01 is after to');
  await refused('from=2026-02-30&to=2026-03-31&calendars=XNYS', 'from');
  await refused(`${range}&calendars=XNYS&mode=any`, 'mode: any', 'no mode');
  await refused(`${range}&calendars=XNYS,EUR&format=text`, 'format: text', '2 calendars');
  await refused(`${range}&calendars=XNYS&field=status`, 'field', 'format=text');
  await refused(`${range}&calendars=XNYS&format=xml`, 'format');
  await refused(range, 'calendars');
  await requestProblem(server, at(`${range}&calendars=XNYSE`), 400, 'unknown_calendar', 'XNYS');
  const early = at('from=1900-01-01&to=2026-01-31&calendars=XNYS');
  await requestProblem(server, early, 422, 'out_of_coverage', 'from: 1900-01-01', 'XNYS');
  const late = at(`from=${LAST}-12-31&to=${AFTER}-01-01&calendars=XNYS`);
  await requestProblem(server, late, 422, 'out_of_coverage', `to: ${AFTER}-01-01`);
});

test('a range too long says how to split it, and where the whole table is', async () => {
  const { detail } = await refused(
    'from=2000-01-01&to=2035-12-31&calendars=XNYS,EUR',
    'to: 2000-01-01 to 2035-12-31 of 2 calendars are 26298 rows; expected at most 4000',
    'days.parquet',
  );
  const [, until] = /to=(\S+) first/.exec(detail)!;
  const { days } = await table(`from=2000-01-01&to=${until}&calendars=XNYS,EUR`);
  assert.is(days.length, 4000);
});

test.run();
