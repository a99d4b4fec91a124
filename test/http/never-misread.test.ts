import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ENDPOINTS } from '../../server/api/index.js';
import {
  type CountAnswer,
  type HolidaysAnswer,
  problemOf,
  request,
  requestProblem,
  requestText,
} from '../helpers/answers.js';
import { lastYear } from '../helpers/data-years.js';
import { addressOf, type Document } from '../helpers/document.js';
import { sampled, some } from '../helpers/needs.js';
import { GUIDE_FILES } from '../helpers/readme.js';
import { KEY, startServer, type TestServer } from '../helpers/server.js';

/** The last year of data of New York, and the one after it. */
const LAST = lastYear('XNYS');
const AFTER = LAST + 1;

/** What is sent is read as it was meant, or refused: never ignored, never taken for something else. */

let server: TestServer;
/** An address of every endpoint with what it requires. */
let addresses: { route: string; address: string }[];
test.before(async () => {
  server = await startServer();
  const document = await server.json<Document>('/openapi.json');
  addresses = ENDPOINTS.map(({ route }) => ({
    route,
    address: addressOf(document, route.replaceAll(/:(\w+)/g, '{$1}')),
  }));
});
test.after(() => server.close());

const with_ = (address: string, more: string) =>
  `${address}${address.includes('?') ? '&' : '?'}${more}`;
const body = async (address: string) => {
  const response = await server.get(address);
  const text = await response.text();
  assert.is(response.status, 200, `${address}: ${text.slice(0, 300)}`);
  return text;
};

test('a parameter that an endpoint does not know is refused, with those that it knows', async () => {
  for (const { route, address } of addresses) {
    const known = Object.keys(ENDPOINTS.find((endpoint) => endpoint.route === route)!.query.shape);
    for (const name of ['nonsense', 'Calendars', 'x', '', 'constructor', 'toString', 'mode[]']) {
      const at = with_(address, `${encodeURIComponent(name)}=1`);
      await requestProblem(server, at, 400, 'unknown_parameter', JSON.stringify(name), ...known);
      await requestProblem(
        server,
        `${at}&${at.split('&').at(-1)}`,
        400,
        'unknown_parameter',
        JSON.stringify(name),
      );
    }
  }
});

test('an unknown parameter is reported before a missing one, with the nearest name', async () => {
  const cases = [
    ['/v1/holidays?calendars=XNYS&form=2026-01-01', '"form"', 'did you mean from?'],
    ['/v1/business-days/count?calendars=XNYS&form=2026-01-01&to=2027-01-01', 'did you mean from?'],
    ['/v1/business-days/next?calender=XNYS&date=2026-12-24', 'did you mean calendars?'],
    [
      '/v1/business-days/next?calendars=XNYS&date=2026-12-24&inclusivee=true',
      'did you mean inclusive?',
    ],
    ['/v1/business-days/add?calendars=XNYS&date=2026-12-24&N=2', 'did you mean n?'],
    ['/v1/days/2026-12-24?calendars=XNYS&fomrat=csv', 'did you mean format?'],
    ['/v1/days/2026-12-24?calendars=XNYS&include_=sources', 'did you mean include?'],
    ['/v1/holidays?country=US', 'did you mean calendars?'],
    [
      '/v1/holidays?calendars=XNYS&start=2026-01-01',
      'did you mean from?',
      '/v1/business-days/schedule',
    ],
    ['/v1/days/2026-12-24?calendars=XNYS&year=2027', '"year"', 'it is one of', '/v1/holidays'],
    [
      '/v1/business-days/count?calendars=XNYS&year=2027',
      'did you mean from or to?',
      '/v1/holidays',
    ],
    ['/v1/calendars/EUR.ics?year=2027', 'did you mean from or to?'],
    ['/v1/holidays/next?calendars=XNYS&to=2027-01-01', 'it is one of', '/v1/holidays'],
    ['/v1/fx/spot?pair=EURUSD&date=2026-10-09&tenr=1W', 'did you mean tenor?'],
  ];
  for (const [path, ...words] of cases) {
    const { detail } = await requestProblem(server, path!, 400, 'unknown_parameter', ...words);
    assert.not.match(detail, /did you mean tz/, path!);
  }
});

sampled(
  'names of caches and campaigns pass, and the shared ones of the contract, everywhere',
  async () => {
    for (const { route, address } of some(addresses, 3)) {
      const plain = await body(address);
      const passing = '_=1&_=2&_cache=x&utm_source=a&utm_medium=b&utm_=';
      assert.is(await body(with_(address, passing)), plain, `${route} ${passing}`);
      const own = ENDPOINTS.find((endpoint) => endpoint.route === route)!.query.shape;
      const shared = {
        calendars: 'XNYS',
        mode: 'any',
        tz: 'Asia/Tokyo',
        lang: 'de',
        format: 'json',
        key: KEY,
      };
      const foreign = Object.entries(shared).filter(
        ([name]) => name === 'key' || name === 'format' || !(name in own),
      );
      const query = new URLSearchParams(foreign).toString();
      assert.is(await body(with_(address, query)), plain, `${route} ${query}`);
    }
  },
);

test('a format that an endpoint does not have is refused with those it has', async () => {
  for (const { route, address } of addresses) {
    const { csv, text } = ENDPOINTS.find((endpoint) => endpoint.route === route)!;
    const has = { json: true, csv: csv !== undefined, text: text !== undefined };
    for (const [format, isThere] of Object.entries(has)) {
      const response = await server.get(
        with_(address.replace('XNYS%2CEUR', 'XNYS'), `format=${format}`),
      );
      if (isThere) assert.is(response.status, 200, `${route} ${format}: ${await response.text()}`);
      else await problemOf(response, 400, 'invalid_parameter', 'format', `"${format}"`, 'json');
    }
    await requestProblem(
      server,
      with_(address, 'format=xml'),
      400,
      'invalid_parameter',
      'format',
      '"xml"',
      'json',
    );
    await requestProblem(
      server,
      with_(address, 'format=json&format=json'),
      400,
      'invalid_parameter',
      'more than once',
    );
  }
});

test('field without format=text is refused', async () => {
  const at = '/v1/days/2026-12-24?calendars=XNYS&field=status';
  await requestProblem(server, at, 400, 'invalid_parameter', 'field', 'format=json', 'format=text');
  await requestProblem(
    server,
    `${at}&format=csv`,
    400,
    'invalid_parameter',
    'field',
    'format=csv',
    'format=text',
  );
  assert.is(await requestText(server, `${at}&format=text`), 'early_close');
});

test('a whole year of holidays', async () => {
  const year = await request<HolidaysAnswer>(server, '/v1/holidays?calendars=XNYS,DE&year=2027');
  assert.equal(
    year,
    await request(server, '/v1/holidays?calendars=XNYS,DE&from=2027-01-01&to=2027-12-31'),
  );
  assert.equal([year.from, year.to], ['2027-01-01', '2027-12-31']);
  for (const other of ['from=2027-01-01', 'to=2027-12-31', 'days=10']) {
    const path = `/v1/holidays?calendars=XNYS&year=2027&${other}`;
    await requestProblem(
      server,
      path,
      400,
      'invalid_parameter',
      'year',
      other.split('=')[0]!,
      'one of the two',
    );
  }
  for (const outside of [`${AFTER}`, '1989', '0000', '9999']) {
    await requestProblem(
      server,
      `/v1/holidays?calendars=XNYS&year=${outside}`,
      422,
      'out_of_coverage',
      outside,
      'XNYS',
    );
  }
  for (const wrong of ['27', '20270', 'today', '2027-01', '']) {
    await requestProblem(
      server,
      `/v1/holidays?calendars=XNYS&year=${wrong}`,
      400,
      'invalid_parameter',
      `"${wrong}"`,
    );
  }
  assert.is(
    (await server.get('/v1/holidays?calendars=XNYS&year=2027')).headers
      .get('cache-control')
      ?.includes('max-age=60'),
    true,
  );
});

test('the documentation explains how to count a whole year, with the right result', async () => {
  const { paths } = await server.json<Document>('/openapi.json');
  assert.match(
    paths['/v1/business-days/count']!.get!.description!,
    /A whole year is from=2026-01-01&to=2027-01-01/,
  );
  const guide = GUIDE_FILES.map((file) => readFileSync(file, 'utf8')).join('\n');
  const counted = /GET (\/v1\/business-days\/count\S+)\n/.exec(guide)![1]!;
  assert.match(counted, /from=2026-01-01&to=2027-01-01/);
  assert.match(
    guide,
    /GET \/v1\/fx\/spot\?pair=EURUSD/,
    'euro against dollar by the convention of the market',
  );
  const { count } = await request<CountAnswer>(server, counted);
  const days = await request<{ count: number }>(
    server,
    counted.replace('count', 'list').replace('to=2027-01-01', 'to=2026-12-31'),
  );
  assert.is(count, days.count, 'as many as are listed');
});

test('what spreadsheets make of values is read', async () => {
  const same = async (written: string, plain: string) =>
    assert.is(await body(written), await body(plain), written);
  const add = '/v1/business-days/add?date=2026-12-24&calendars=XNYS';
  for (const two of ['+2', '%2B2', '%202', '2%20', '2+', '%C2%A02%C2%A0', '%20%2B2%20', '002']) {
    await same(`${add}&n=${two}`, `${add}&n=2`);
  }
  await same(`${add}&n=%20-2`, `${add}&n=-2`);
  const next = '/v1/business-days/next?date=2026-12-24&calendars=XNYS';
  for (const word of ['TRUE', 'True', '%20TRUE', 'true%20']) {
    await same(`${next}&inclusive=${word}`, `${next}&inclusive=true`);
  }
  await same(`${next}&inclusive=FALSE`, `${next}&inclusive=false`);
  for (const today of ['Today', 'TODAY', '%20today%20', 'today+']) {
    await same(
      `/v1/days/${today.replace('+', '%20')}?calendars=XNYS`,
      '/v1/days/today?calendars=XNYS',
    );
    await same(
      `/v1/holidays?calendars=XNYS&from=${today}`,
      '/v1/holidays?calendars=XNYS&from=today',
    );
  }
  await same('/v1/days/%202026-12-24%20?calendars=XNYS', '/v1/days/2026-12-24?calendars=XNYS');
  const days = '/v1/days/2026-12-24?calendars=XNYS,EUR&mode=any&lang=de&tz=Asia/Tokyo&format=csv';
  await same(days.replaceAll(/=(\S+?)(&|$)/g, '=%20$1+$2'), days);
  await same(
    days
      .replace('any', 'Any')
      .replace('csv', 'CSV')
      .replace('de&', 'DE&')
      .replace('XNYS,', 'xnys%20,%20'),
    days,
  );
  await same('/v1/calendars/%20eur%20', '/v1/calendars/EUR');
  await same('/v1/calendars?kind=+Bond', '/v1/calendars?kind=bond');
  await same(
    '/v1/fx/spot?pair=+eurusd+&date=2026-10-09&tenor=+1w',
    '/v1/fx/spot?pair=EURUSD&date=2026-10-09&tenor=1W',
  );
  const pasted = await fetch(`${server.origin}/v1/calendars/EUR?key=%20${KEY}%20`);
  assert.is(pasted.status, 200, 'a key pasted with spaces');
});

test('what is no such spelling is refused, and quoted as it was', async () => {
  const add = '/v1/business-days/add?date=2026-12-24&calendars=XNYS';
  for (const wrong of ['%2B%2B2', '%2B-2', '-%202', '2.0', '2,0', 'two', '%E2%88%922']) {
    await requestProblem(
      server,
      `${add}&n=${wrong}`,
      400,
      'invalid_parameter',
      'n',
      decodeURIComponent(wrong),
      'integer',
    );
  }
  for (const wrong of ['2026-12-24%0A', '%092026-12-24', 'today%00']) {
    await requestProblem(
      server,
      `/v1/days/${wrong}?calendars=XNYS`,
      400,
      'invalid_parameter',
      'date',
      '\\',
    );
  }
  await requestProblem(server, `${add}&n=%20two%20`, 400, 'invalid_parameter', '"two"');
});

test('many spaces cost nothing', async () => {
  const spaces = '+'.repeat(15_000);
  for (const value of [`a${spaces}b`, spaces, `2026-12-24${spaces}x`]) {
    await requestProblem(
      server,
      `/v1/business-days/next?calendars=XNYS&date=${value}`,
      400,
      'invalid_parameter',
      'date',
    );
  }
});

test.run();
