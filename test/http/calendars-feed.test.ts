import ICAL from 'ical.js';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type HolidaysAnswer, mediaTypeOf, request, requestProblem } from '../helpers/answers.js';
import { lastYear } from '../helpers/data-years.js';
import { KEY, startServer, type TestServer } from '../helpers/server.js';

/** The last year of data of New York. */
const LAST = lastYear('XNYS');

/** GET /v1/calendars.ics, several calendars in one feed, and what it has in common with the feed of one. */

let server: TestServer;
test.before(async () => {
  server = await startServer();
});
test.after(() => server.close());

const PATH = '/v1/calendars.ics';

async function events(path: string) {
  const response = await server.get(path);
  const text = await response.text();
  assert.is(response.status, 200, text.slice(0, 300));
  assert.is(mediaTypeOf(response), 'text/calendar');
  assert.match(response.headers.get('content-type')!, /charset=utf-8; method=PUBLISH/);
  const root = new ICAL.Component(ICAL.parse(text) as unknown[]);
  assert.is(root.getFirstPropertyValue('method'), 'PUBLISH');
  return root
    .getAllSubcomponents('vevent')
    .map((event) => (name: string) => String(event.getFirstPropertyValue(name)))
    .filter((of) => of('status') !== 'CANCELLED');
}

test('the entries of all calendars, each once, named after theirs', async () => {
  const ids = ['XNYS', 'EUR', 'DE:BY', 'CN'];
  const query = `calendars=${ids.join()}`;
  const all = await events(`${PATH}?${query}&from=2026&to=2027`);
  const { calendars } = await request<HolidaysAnswer>(
    server,
    `/v1/holidays?${query}&from=2026-01-01&to=2027-12-31`,
  );
  const expected = calendars.flatMap(({ id, entries }) =>
    entries.map(({ date }) => `${date} ${id}`),
  );
  assert.equal(
    all.map((of) => `${of('dtstart')} ${of('summary').split(': ')[0]}`),
    expected,
  );
  assert.is(new Set(all.map((of) => of('uid'))).size, all.length);
  assert.is(
    (await events(`${PATH}?${query},xnys,EUR&from=2026&to=2027`)).length,
    all.length,
    'repeated ids count once',
  );
});

test('an early close shows its time and zone in the requested language', async () => {
  const eve = async (query: string) =>
    (await events(`${PATH}?from=2026&to=2026&kind=early_close&${query}`))
      .filter((of) => of('dtstart') === '2026-12-24')
      .map((of) => of('summary'));
  assert.equal(await eve('calendars=XNYS,XLON'), [
    'XNYS: Christmas Eve (early close 13:00 America/New_York)',
    'XLON: Last trading day before Christmas (early close 12:30 Europe/London)',
  ]);
  const german = await eve('calendars=XNYS&lang=de-CH');
  assert.equal(german, ['Heiligabend (früher Schluss 13:00 America/New_York)']);
});

test('kind leaves the others out, here and in the feed of one calendar', async () => {
  for (const path of [
    `${PATH}?calendars=XNYS,CN`,
    '/v1/calendars/CN.ics?',
    '/v1/calendars/XNYS.ics?',
  ]) {
    const all = await events(`${path}&from=2026&to=2026`);
    let sum = 0;
    for (const kind of ['holiday', 'early_close', 'weekend_workday']) {
      const some = await events(`${path}&from=2026&to=2026&kind=${kind}`);
      assert.ok(some.every((of) => of('categories') === kind));
      sum += some.length;
    }
    assert.is(sum, all.length);
  }
  await requestProblem(
    server,
    `${PATH}?calendars=CN&kind=holidays`,
    400,
    'invalid_parameter',
    'kind',
    'early_close',
  );
});

test('the title names the calendars; the zone is included if all have the same', async () => {
  const head = async (calendars: string) =>
    (await (await server.get(`${PATH}?calendars=${calendars}`)).text()).split('BEGIN:VEVENT')[0]!;
  assert.match(await head('XNYS,EUR'), 'X-WR-CALNAME:XNYS\\, EUR\r\n');
  assert.not.match(await head('XNYS,EUR'), 'X-WR-TIMEZONE');
  assert.match(await head('XNYS,XNAS'), 'X-WR-TIMEZONE:America/New_York');
  assert.match(await head('XNYS'), 'X-WR-CALNAME:New York Stock Exchange (XNYS)');
});

test('the default years are clipped to the data; requested years outside are refused', async () => {
  const late = await startServer({ now: () => Date.UTC(LAST, 5, 1) });
  try {
    const text = await (await late.get(`${PATH}?calendars=XNYS,XLON`)).text();
    const years = new Set(
      [...text.matchAll(/DTSTART;VALUE=DATE:(\d{4})/g)].map((match) => match[1]),
    );
    assert.equal([...years], [`${LAST - 1}`, `${LAST}`]);
  } finally {
    await late.close();
  }
  await requestProblem(
    server,
    `${PATH}?calendars=XNYS,EUR&from=1998`,
    422,
    'out_of_coverage',
    '1998',
    'EUR',
  );
  await requestProblem(
    server,
    `${PATH}?calendars=XNYS,EUR&from=2027&to=2026`,
    400,
    'invalid_parameter',
    'from',
    '2027',
  );
  await requestProblem(server, `${PATH}?calendars=XNYZ`, 400, 'unknown_calendar', '"XNYZ"', 'XNYS');
  await requestProblem(server, PATH, 400, 'invalid_parameter', 'calendars');
  const eleven = Array.from({ length: 11 }, (_, at) => `X${at}`).join();
  await requestProblem(server, `${PATH}?calendars=${eleven}`, 400, 'too_many_calendars');
});

test('many years of many calendars are refused, all years of one are not', async () => {
  const ten = 'VA,IR,XTAE,XTAI,CN,XTKS,XKRX,DE,US,XNYS';
  const late = '&from=2008&to=2050';
  await requestProblem(
    server,
    `${PATH}?calendars=${ten}${late}`,
    400,
    'invalid_parameter',
    'from',
    '10 calendars',
    '4000',
  );
  const years = await server.get(`${PATH}?calendars=${ten}&from=2020&to=2029`);
  assert.is(years.status, 200);
  assert.is((await server.get(`${PATH}?calendars=VA`)).status, 200);
  const whole = await events(`${PATH}?calendars=CN&from=1990&to=2060`);
  assert.ok(whole.length > 1000);
});

test('polled: the key in the address, an ETag, 304 until something changes', async () => {
  const path = `${PATH}?calendars=XNYS,EUR&key=${KEY}`;
  const first = await fetch(server.origin + path);
  assert.is(first.status, 200);
  assert.not.match(await first.text(), KEY);
  const etag = first.headers.get('etag')!;
  assert.match(etag, /^"[^"]+"$/);
  assert.match(first.headers.get('cache-control')!, /private/);
  const again = await fetch(server.origin + path, { headers: { 'if-none-match': etag } });
  assert.is(again.status, 304);
});

test.run();
