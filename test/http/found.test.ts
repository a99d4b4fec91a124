import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type CalendarAnswer,
  type CalendarsAnswer,
  request,
  requestCsv,
  requestProblem,
} from '../helpers/answers.js';
import { sampled, some } from '../helpers/needs.js';
import { startServer, type TestServer } from '../helpers/server.js';

/** GET /v1/calendars?q=, country=, currency=: what somebody calls a calendar leads to it. */

let server: TestServer;
test.before(async () => {
  server = await startServer();
});
test.after(() => server.close());

const list = (query: string) => request<CalendarsAnswer>(server, `/v1/calendars?${query}`);
const idsOf = async (query: string) => (await list(query)).calendars.map(({ id }) => id);
const found = (q: string) => idsOf(`q=${encodeURIComponent(q)}`);

/** The ids that come first, in this order. */
const FIRST: Record<string, string> = {
  // Ids, in any case and without their colon; former and other ones.
  XNYS: 'XNYS',
  xnys: 'XNYS',
  'DE:BY': 'DE:BY',
  'de-by': 'DE:BY',
  DEBY: 'DE:BY',
  'IN:OR': 'IN:OD',
  'FR:971': 'GP',
  UK: 'GB',
  EL: 'GR',
  'UK:SCT': 'GB:SCT',
  'XCME:FX': 'XCME:FX',
  'US:PR': 'PR',
  // Countries and places in many languages, with and without accents.
  Germany: 'DE',
  Deutschland: 'DE',
  Alemania: 'DE',
  Allemagne: 'DE',
  Германия: 'DE',
  ドイツ: 'DE',
  德国: 'DE',
  Bavaria: 'DE:BY',
  Bayern: 'DE:BY',
  France: 'FR',
  Frankreich: 'FR',
  Italy: 'IT',
  Italia: 'IT',
  日本: 'JP',
  USA: 'US',
  DEU: 'DE',
  GBR: 'GB',
  'United States': 'US',
  'Vereinigte Staaten': 'US',
  Holland: 'NL',
  Czechia: 'CZ',
  Türkiye: 'TR',
  Turkiye: 'TR',
  "Cote d'Ivoire": 'CI',
  England: 'GB:ENG',
  Scotland: 'GB:SCT',
  Wien: 'AT:9',
  Québec: 'CA:QC',
  Schweiz: 'CH',
  Suisse: 'CH',
  'Kanton Zürich': 'CH:ZH',
  Bombay: 'XBOM',
  Eswatini: 'SZ',
  Swaziland: 'SZ',
  // Exchanges by what people call them and by their city.
  NYSE: 'XNYS',
  NASDAQ: 'XNAS',
  LSE: 'XLON',
  London: 'XLON',
  Tokyo: 'XTKS',
  東京: 'XTKS',
  Xetra: 'XETR',
  Frankfurt: 'XFRA',
  HKEX: 'XHKG',
  TSX: 'XTSE',
  ASX: 'XASX',
  CME: 'XCME',
  Eurex: 'XEUR',
  Tadawul: 'XSAU',
  'Wall Street': 'XNYS',
  'Borsa Italiana': 'XMIL',
  'Wiener Börse': 'XWBO',
  Bovespa: 'BVMF',
  SIX: 'XSWX',
  // Currencies, payment systems, central banks, bonds and rates.
  ECB: 'EUR',
  TARGET: 'EUR',
  TARGET2: 'EUR',
  T2: 'EUR',
  Fedwire: 'USD',
  'Federal Reserve': 'USD',
  CHAPS: 'GBP',
  yen: 'JPY',
  SOFR: 'USD:SOFR',
  SARON: 'CHF:SARON',
  SIFMA: 'USD:BOND',
  yuan: 'CNY',
  sterling: 'GBP',
  // Misspelt, or not yet written to the end.
  Germny: 'DE',
  Bavria: 'DE:BY',
  Deutchland: 'DE',
  Fedwyre: 'USD',
  Nasdq: 'XNAS',
  Bayer: 'DE:BY',
  Luxemb: 'LU',
};

test('what people call a calendar leads to it', async () => {
  for (const [asked, id] of Object.entries(FIRST)) {
    const ids = await found(asked);
    assert.is(ids[0], id, `${asked} finds ${ids.slice(0, 5).join(' ')}`);
    assert.is(new Set(ids).size, ids.length, asked);
  }
});

test('what belongs to it comes with it', async () => {
  const together: Record<string, string[]> = {
    Germany: ['DE', 'DE:BY', 'DE:HE', 'XETR', 'XFRA'],
    London: ['XLON', 'XLME', 'GBP', 'GB:ENG', 'GB', 'IFEU'],
    Tokyo: ['XTKS', 'XOSE', 'JPY', 'JP'],
    'New York': ['XNYS', 'XNAS', 'US:NY', 'USD'],
    NASDAQ: ['XNAS', 'XNAS:SETTLEMENT', 'XSTO', 'XHEL'],
    India: ['IN', 'INR', 'XNSE', 'XBOM', 'IN:MH'],
  };
  for (const [asked, ids] of Object.entries(together)) {
    const all = await found(asked);
    for (const id of ids) assert.ok(all.includes(id), `${asked} lacks ${id}: ${all.join(' ')}`);
  }
});

test('a currency pair is its two currencies', async () => {
  for (const pair of ['EURUSD', 'eurusd', 'EUR/USD', 'EUR-USD', 'EUR USD', ' eur_usd ']) {
    assert.equal((await found(pair)).slice(0, 2), ['EUR', 'USD'], pair);
  }
  assert.equal((await found('USDJPY')).slice(0, 2), ['USD', 'JPY']);
});

sampled('every calendar is found by its id, its aliases and its name, first of all', async () => {
  const { calendars } = await list('kind=country');
  const { calendars: all } = await request<CalendarsAnswer>(server, '/v1/calendars');
  for (const { id, aliases = [] } of some(all, 10)) {
    for (const requested of [id, ...aliases]) assert.is((await found(requested))[0], id, requested);
  }
  for (const { id, name, local_name } of some(calendars, 10)) {
    for (const requested of [name, ...(local_name?.split(' / ') ?? [])]) {
      const ids = await found(requested);
      assert.ok(
        ids.slice(0, 4).includes(id),
        `${requested} finds ${ids.slice(0, 4).join(' ')}, not ${id}`,
      );
    }
  }
});

test('a search for meaningless text finds nothing', async () => {
  assert.equal(await found('qqqqqqqqqqqq'), []);
  assert.equal(await found('!?,;'), []);
  for (const text of [
    '__proto__',
    'constructor',
    '\u0000',
    '%',
    '(a+)+$',
    'x'.repeat(200),
    'aa '.repeat(60),
  ]) {
    assert.ok(
      [200, 400].includes((await server.get(`/v1/calendars?q=${encodeURIComponent(text)}`)).status),
    );
  }
  await requestProblem(server, '/v1/calendars?q=', 400, 'invalid_parameter', 'q', '1 to 200');
  await requestProblem(
    server,
    `/v1/calendars?q=${'x'.repeat(201)}`,
    400,
    'invalid_parameter',
    'q',
    '1 to 200',
  );
  await requestProblem(
    server,
    '/v1/calendars?q=a&q=b',
    400,
    'invalid_parameter',
    'q',
    'more than once',
  );
});

test('by country and by currency, alone and together', async () => {
  const german = await idsOf('country=DE');
  for (const id of [
    'DE',
    'DE:BY',
    'DE:BY-A',
    'XETR',
    'XETR:SETTLEMENT',
    'XEUR',
    'EUR',
    'EUR:BOND',
  ]) {
    assert.ok(german.includes(id), `${id} is of Germany`);
  }
  for (const id of ['FR', 'XPAR', 'USD', 'AT:9'])
    assert.not.ok(german.includes(id), `${id} is not of Germany`);
  assert.equal(german, [...german].sort(), 'sorted by id without q');
  assert.equal(await idsOf('country=de'), german);
  const francs = await idsOf('currency=CHF');
  for (const id of [
    'CHF',
    'CHF:BOND',
    'CHF:SARON',
    'CH',
    'CH:ZH',
    'XSWX',
    'XSWX:SETTLEMENT',
    'LI',
  ]) {
    assert.ok(francs.includes(id), `${id} is of the franc`);
  }
  assert.not.ok(francs.includes('EUR'));
  assert.equal(await idsOf('country=US&kind=settlement'), [
    'ARCX:SETTLEMENT',
    'BATS:SETTLEMENT',
    'BATY:SETTLEMENT',
    'EDGA:SETTLEMENT',
    'EDGX:SETTLEMENT',
    'IEXG:SETTLEMENT',
    'USD',
    'XASE:SETTLEMENT',
    'XBOS:SETTLEMENT',
    'XCHI:SETTLEMENT',
    'XCIS:SETTLEMENT',
    'XNAS:SETTLEMENT',
    'XNYS:SETTLEMENT',
    'XPSX:SETTLEMENT',
  ]);
  assert.equal((await idsOf('q=exchange&country=JP&kind=exchange&limit=2')).length, 2);
  assert.is((await idsOf('q=bank&currency=GBP'))[0], 'GBP');
  for (const { id, kind, countries, currencies } of (await list('kind=exchange')).calendars) {
    assert.ok(countries.length === 1 && currencies.length === 1, `${kind} ${id}`);
  }
  const { calendars } = await request<CalendarsAnswer>(server, '/v1/calendars');
  for (const { id, countries, currencies } of calendars) {
    assert.ok(
      countries.length > 0 && countries.every((code) => /^[A-Z]{2}$/.test(code)),
      `${id}: ${countries}`,
    );
    assert.ok(
      (currencies.length > 0 || id === 'AQ') && currencies.every((code) => /^[A-Z]{3}$/.test(code)),
      `${id}: ${currencies}`,
    );
  }
});

test('a country or currency that is none', async () => {
  for (const wrong of ['Germany', 'D', '276', '']) {
    await requestProblem(
      server,
      `/v1/calendars?country=${wrong}`,
      400,
      'invalid_parameter',
      'country',
      'ISO 3166-1',
      'DE',
    );
  }
  await requestProblem(
    server,
    '/v1/calendars?country=UK',
    400,
    'invalid_parameter',
    '"UK"',
    'the nearest are GB',
  );
  await requestProblem(
    server,
    '/v1/calendars?country=QQ',
    400,
    'invalid_parameter',
    'country',
    '"QQ"',
  );
  await requestProblem(
    server,
    '/v1/calendars?currency=EURO',
    400,
    'invalid_parameter',
    'currency',
    'ISO 4217',
  );
  await requestProblem(
    server,
    '/v1/calendars?currency=QQQ',
    400,
    'invalid_parameter',
    'currency',
    '"QQQ"',
  );
});

test('an unknown id anywhere suggests what the search finds', async () => {
  const cases: Record<string, string> = {
    FRPA: 'FR',
    NZAU: 'NZD+NZ:AUK',
    Germany: 'DE',
    Bayern: 'DE:BY',
    XNYZ: 'XNYS',
    'DE-BZ': 'DE:SN-BZ',
    EURUSD: 'did you mean EUR,USD?',
    'usd/jpy': 'did you mean USD,JPY?',
    qqqqqq: 'nearest',
  };
  for (const [wrong, word] of Object.entries(cases)) {
    const id = encodeURIComponent(wrong);
    const quoted = JSON.stringify(wrong);
    for (const path of [
      `/v1/days/2026-12-24?calendars=XNYS,${id}`,
      `/v1/holidays?calendars=${id}`,
      `/v1/business-days/add?date=2026-12-24&n=2&calendars=${id}`,
      `/v1/changes?calendars=${id}`,
      `/v1/releases?calendars=${id}`,
    ]) {
      await requestProblem(server, path, 400, 'unknown_calendar', quoted, word, '/v1/calendars?q=');
    }
    if (wrong.includes('/')) continue;
    await requestProblem(server, `/v1/calendars/${id}`, 404, 'unknown_calendar', quoted, word);
    await requestProblem(server, `/v1/calendars/${id}.ics`, 404, 'unknown_calendar', quoted, word);
  }
});

test('the local name is returned with the English one', async () => {
  const named = async (id: string) =>
    (await request<CalendarAnswer>(server, `/v1/calendars/${id}`)).calendar.local_name;
  assert.is(await named('DE'), 'Deutschland');
  assert.is(await named('CH'), 'Schweiz / Suisse / Svizzera');
  assert.is(await named('JP'), '日本');
  assert.is(await named('AT:9'), 'Wien');
  assert.is(await named('XTKS'), '東京証券取引所');
  assert.is(
    await named('US'),
    'United States' === (await request<CalendarAnswer>(server, '/v1/calendars/US')).calendar.name
      ? undefined
      : 'United States',
  );
  assert.is(await named('FR'), undefined, 'where it is the same there is none');
});

test('the list as a table', async () => {
  const { columns, rows } = await requestCsv(server, '/v1/calendars?format=csv');
  const { calendars } = await request<CalendarsAnswer>(server, '/v1/calendars');
  assert.equal(
    rows.map(({ calendar }) => calendar),
    calendars.map(({ id }) => id),
  );
  assert.is(columns[0], 'calendar');
  const eur = rows.find(({ calendar }) => calendar === 'EUR')!;
  assert.equal(
    [eur.kind, eur.first_year, eur.weekend, eur.currencies],
    ['settlement', '1999', '6 7', 'EUR'],
  );
  const found = await requestCsv(server, '/v1/calendars?format=csv&q=Bavaria');
  assert.is(found.rows[0]!.calendar, 'DE:BY');
  assert.is(
    found.rows[0]!.local_name === 'Bayern' || found.rows[0]!.name!.startsWith('Bayern'),
    true,
  );
  await requestProblem(
    server,
    '/v1/calendars?format=text',
    400,
    'invalid_parameter',
    'format',
    'json, csv',
  );
});

test('the list is sent compressed to whom that is right, with tags of its own', async () => {
  for (const path of [
    '/v1/calendars',
    '/v1/calendars?kind=bond',
    '/v1/calendars?q=Germany',
    '/v1/calendars?format=csv',
  ]) {
    const plain = await server.get(path, { headers: { 'accept-encoding': 'identity' } });
    const coded = await server.get(path, { headers: { 'accept-encoding': 'br, gzip' } });
    assert.is(plain.headers.get('content-encoding'), null);
    assert.is(coded.headers.get('content-encoding'), 'gzip');
    const [body, sent] = [await plain.text(), await coded.text()];
    assert.is(sent, body, 'the same when it is read');
    const [long, short] = [plain, coded].map(({ headers }) =>
      Number(headers.get('content-length')),
    );
    assert.is(long, Buffer.byteLength(body));
    assert.ok(short! < long! / 3, `${path}: ${short} of ${long} bytes`);
    const tags = [plain, coded].map(({ headers }) => headers.get('etag')!);
    assert.is.not(tags[0], tags[1], 'other bytes have another strong tag');
    for (const answer of [plain, coded])
      assert.match(answer.headers.get('vary')!, /Authorization, Accept-Encoding/);
    for (const [coding, tag] of [
      ['identity', tags[0]!],
      ['gzip', tags[1]!],
    ] as const) {
      const again = await server.get(path, {
        headers: { 'accept-encoding': coding, 'if-none-match': tag },
      });
      assert.equal([again.status, await again.text()], [304, ''], coding);
      const list = await server.get(path, {
        headers: { 'accept-encoding': coding, 'if-none-match': `"x", W/${tag}` },
      });
      assert.equal([list.status, await list.text()], [304, '']);
    }
    const head = await server.get(path, { method: 'HEAD', headers: { 'accept-encoding': 'gzip' } });
    assert.equal([head.headers.get('content-length'), await head.text()], [String(short), '']);
  }
  for (const refused of ['gzip;q=0', 'gzip; q=0.000, br', 'identity', 'br']) {
    const answer = await server.get('/v1/calendars?kind=bond', {
      headers: { 'accept-encoding': refused },
    });
    assert.is(answer.headers.get('content-encoding'), null, refused);
  }
});

test('what was compressed once is right for the next one, too', async () => {
  const answers = await Promise.all(
    Array.from({ length: 4 }, async (_, index) => {
      const coding = index % 2 === 0 ? 'gzip' : 'identity';
      return (await server.get('/v1/calendars', { headers: { 'accept-encoding': coding } })).text();
    }),
  );
  assert.is(new Set(answers).size, 1);
});

test('the former ids of SIFMA’s calendars of dollar bonds abroad lead to ids and currencies that say so', async () => {
  for (const [former, id, government] of [
    ['GBP:BOND', 'GBP:SIFMA', 'GBP:GILT'],
    ['JPY:BOND', 'JPY:SIFMA', 'JPY:JGB'],
  ] as const) {
    const { calendar } = await request<CalendarAnswer>(server, `/v1/calendars/${former}`);
    assert.equal([calendar.id, calendar.aliases, calendar.currencies], [id, [former], ['USD']]);
    assert.match(calendar.name, /SIFMA.*US dollar bonds/);
    const listed = (await list('kind=bond')).calendars.find((one) => one.id === id)!;
    assert.equal([listed.aliases, listed.currencies], [[former], ['USD']]);
    const own = (await request<CalendarAnswer>(server, `/v1/calendars/${government}`)).calendar;
    assert.equal([own.currencies, own.aliases], [[id.slice(0, 3)], undefined]);
    assert.match(own.name, /government bonds/);
  }
});

test.run();
