import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { nameRows, namesModule, nearModule } from '../../build/names/write-names.js';
import { request, requestProblem } from '../helpers/answers.js';
import { wholeReader } from '../helpers/reader.js';
import { releaseData, startServer, type TestServer } from '../helpers/server.js';

/** The names of the field: business centres, QuantLib's and Strata's names, exchanges, payment systems, ISO 3166-2. */

let server: TestServer;
test.before(async () => {
  server = await startServer();
});
test.after(() => server.close());

const ROWS = nameRows();
const ALIASES = ROWS.filter(({ verdict }) => verdict === 'alias');
const OTHERS = ROWS.filter(({ verdict }) => verdict !== 'alias');

test('what is written for the server, and for Python, is the reviewed table', () => {
  const text = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
  assert.is(text('server/queries/other-names.ts'), namesModule(ROWS));
  assert.is(text('server/queries/near-names.ts'), nearModule(ROWS));
  const [, listed = ''] =
    /OTHER_NAMES = dict\([^"]*"""([^"]*)"""/.exec(text('server/reader/kalends/names.py')) ?? [];
  const python = listed.split(',').flatMap((line) => {
    const [id, ...names] = line.trim().split(/\s+/);
    return names.map((name) => `${name} ${id}`);
  });
  assert.equal(
    python.sort(),
    ALIASES.map(({ code, calendar }) => `${code.toUpperCase()} ${calendar}`).sort(),
  );
});

test('each name once, none of them an id, each to a calendar that there is', () => {
  const { ids, calendarIndex } = releaseData();
  const own = new Set(ids.flat().map((id) => id.toUpperCase()));
  const codes = ROWS.map(({ code }) => code.toUpperCase());
  assert.is(new Set(codes).size, codes.length);
  assert.equal(
    codes.filter((code) => own.has(code)),
    [],
  );
  assert.equal(
    ALIASES.filter(({ calendar }) => !calendarIndex.has(calendar)),
    [],
  );
  for (const code of [
    'MTAA',
    'AIMX',
    'BMEX',
    'XNGS',
    'GBLO',
    'USNY',
    'EUTA',
    'JPTO',
    'NYSE',
    'LSE',
    'TSE',
    'TARGET',
    'T2',
    'CHAPS',
    'FEDWIRE',
    'BOJ-NET',
  ])
    assert.ok(
      ALIASES.some((one) => one.code.toUpperCase() === code),
      code,
    );
});

test('every alias is answered, by the id of its calendar', async () => {
  for (let at = 0; at < ALIASES.length; at += 10) {
    const some = ALIASES.slice(at, at + 10);
    const list = encodeURIComponent(some.map(({ code }) => code.toLowerCase()).join());
    const path = `/v1/days/2026-06-24?calendars=${list}`;
    const { calendars } = await request<{ calendars: { id: string }[] }>(server, path);
    const expected = [...new Set(some.map(({ calendar }) => calendar))];
    assert.equal(
      calendars.map(({ id }) => id),
      expected,
    );
  }
});

test('every other name is refused with what it is near to or made of', async () => {
  for (const { code, calendar, verdict, meaning, difference } of OTHERS) {
    const [comparedWith, days, first] = difference;
    const told =
      verdict === 'differs' ? [`from ${comparedWith} on ${days} day`, first.slice(1)] : [];
    const near = verdict === 'none' ? 'none here has its days' : calendar;
    const words = [meaning.slice(0, 20), near, ...told];
    const path = `/v1/days/2026-06-24?calendars=${encodeURIComponent(code)}`;
    await requestProblem(server, path, 400, 'unknown_calendar', ...words);
  }
});

test('details, feeds, searches, joint calendars, settlement and changes', async () => {
  const detail = await request<{ calendar: { id: string } }>(server, '/v1/calendars/gblo');
  assert.is(detail.calendar.id, 'GBP');
  const other = await request<{ calendar: { id: string } }>(
    server,
    '/v1/calendars/xnys-settlement',
  );
  assert.is(other.calendar.id, 'XNYS:SETTLEMENT');
  const { calendar } = await request<{ calendar: { id: string } }>(server, '/v1/calendars/DE-BY');
  assert.is(calendar.id, 'DE:BY');
  const feed = await server.get('/v1/calendars/GBLO.ics');
  assert.equal(
    [feed.status, await feed.text()],
    [200, await (await server.get('/v1/calendars/GBP.ics')).text()],
  );
  const found = await request<{ calendars: { id: string }[] }>(
    server,
    '/v1/calendars?q=GBLO&limit=1',
  );
  assert.is(found.calendars[0]!.id, 'GBP');
  const joint = await request<{ calendars: { id: string }[] }>(
    server,
    '/v1/days/2026-12-25?calendars=GBLO%2BUSNY',
  );
  assert.is(joint.calendars[0]!.id, 'GBP+USD');
  const twice = await request<{ calendars: { id: string }[] }>(
    server,
    '/v1/days/2026-12-25?calendars=GBLO,GBP,CHAPS',
  );
  assert.is(twice.calendars.length, 1);
  assert.is((await server.get('/v1/changes?calendars=GBLO')).status, 200);
  assert.is((await server.get('/v1/settlement?market=NYSE&trade_date=2026-10-09')).status, 200);
});

test('the JavaScript reader knows them too', async () => {
  const reader = await wholeReader();
  for (const { code, calendar } of ALIASES) assert.equal(reader.all(code).ids, [calendar], code);
  assert.equal(reader.all('de-by', 'GBLO+EUTA').ids, ['DE:BY', 'GBP+EUR']);
  assert.throws(() => reader.all('CAMO'), /no calendar "CAMO"/);
});

test('what differs was compared, and what is an alias differs on no day or says why', () => {
  for (const { code, verdict, difference } of ROWS) {
    const [comparedWith, days, first] = difference;
    if (verdict !== 'differs') continue;
    assert.ok(comparedWith !== '' && Number(days) > 0, code);
    assert.match(first, /^[+-]\d{4}-\d\d-\d\d$/, code);
  }
});

test('names with spaces, and names written as one word, are told as such', async () => {
  for (const [text, ...words] of [
    ['New York', 'no calendar "New York"', 'US:NY'],
    ['UK bank holidays', 'no calendar "UK bank holidays"'],
    ['UnitedKingdom', 'no calendar "UnitedKingdom"', 'GB'],
    ['GBLO USNX', 'no calendar "USNX"'],
    ['EUR+USNX', 'no calendar "USNX"'],
  ] as const) {
    const path = `/v1/days/2026-06-24?calendars=${encodeURIComponent(text)}`;
    await requestProblem(server, path, 400, 'unknown_calendar', ...words);
  }
});

test('the search begins with what a code is near to', async () => {
  for (const [text, id] of [
    ['AMYE', 'AM'],
    ['USCH', 'US:IL'],
    ['SOFR', 'USD:SOFR'],
    ['CMES', 'XCME'],
    ['UnitedKingdom', 'GB'],
  ] as const) {
    const path = `/v1/calendars?q=${encodeURIComponent(text)}`;
    const { calendars } = await request<{ calendars: { id: string }[] }>(server, path);
    assert.ok(
      calendars.slice(0, 3).some((one) => one.id === id),
      `${text}: ${calendars.slice(0, 3).map((one) => one.id)}`,
    );
  }
});

test('US Treasury, Treasury and AUSY', async () => {
  for (const [text, id] of [
    ['US Treasury', 'USD:BOND'],
    ['treasury', 'USD:BOND'],
    ['AUSY', 'AUD:FX'],
  ] as const) {
    const path = `/v1/calendars?q=${encodeURIComponent(text)}&limit=1`;
    const { calendars } = await request<{ calendars: { id: string }[] }>(server, path);
    assert.is(calendars[0]!.id, id, text);
  }
  // Sydney's banks are closed on the first Monday of August, on which RITS is open.
  const bank = await request<{ is_business_day: boolean }>(
    server,
    '/v1/days/2026-08-03?calendars=AUSY',
  );
  assert.is(bank.is_business_day, false);
});

test.run();
