import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type * as z from 'zod';
import { listBusinessDays } from '../../server/api/business-days-list.js';
import { unitsOf } from '../../server/api/cost.js';
import { listHolidays } from '../../server/api/holidays.js';
import { ENDPOINTS } from '../../server/api/index.js';
import { mustParseDay } from '../../server/engine/civil-date.js';
import type { Catalog } from '../../server/queries/catalog.js';
import { calling, post } from '../helpers/mcp.js';
import { releaseCatalog, startApp, type TestServer } from '../helpers/server.js';

/** Lists and texts in requests of the API and of tools: bounded before anything is looked up. */

let searches = 0;
let finds = 0;
const counting: Catalog = {
  ...releaseCatalog(),
  find: (id) => {
    finds++;
    return releaseCatalog().find(id);
  },
  search: (text) => {
    searches++;
    return releaseCatalog().search(text);
  },
};

let server: TestServer;
test.before(async () => {
  server = await startApp({ catalog: counting });
});
test.after(() => server.close());

async function counted(ask: () => Promise<Response>): Promise<{ status: number; text: string }> {
  searches = 0;
  finds = 0;
  const response = await ask();
  const text = await response.text();
  assert.ok(searches <= 2, `${searches} searches`);
  assert.ok(finds <= 200, `${finds} ids`);
  return { status: response.status, text };
}

const IDS = Array.from({ length: 2000 }, (_, at) => `AA${at.toString(36)}`);

test('more calendars than ten are refused before one is looked up', async () => {
  for (const list of [IDS.join(), IDS.join('%2B'), IDS.join('+')]) {
    const { status, text } = await counted(() =>
      server.get(`/v1/days/2026-12-24?calendars=${list}`),
    );
    assert.is(status, 400);
    assert.match(text, /too_many_calendars.*2000 ids were read/s);
    assert.is(finds, 0);
  }
  const { text } = await counted(() =>
    post(server, calling(1, 'day_status', { date: '2026-12-24', calendars: IDS })),
  );
  assert.match(text, /too_many_calendars/);
  assert.is(finds, 0);
});

test('more dates than a thousand are refused by their number', async () => {
  const dates = Array.from({ length: 1400 }, () => '2026-12-24').join();
  const { status, text } = await counted(() =>
    server.get(`/v1/days?dates=${dates}&calendars=XNYS`),
  );
  assert.is(status, 400);
  assert.match(text, /1400 were read/);
});

test('an id of more than 200 letters is unknown without a search in vain', async () => {
  for (const path of [
    `/v1/days/2026-12-24?calendars=${'A'.repeat(14_000)}`,
    `/v1/calendars/${'A'.repeat(14_000)}`,
  ]) {
    const { text } = await counted(() => server.get(path));
    assert.match(text, /unknown_calendar/, path.slice(0, 40));
  }
  assert.equal(releaseCatalog().search('New York Stock Exchange '.repeat(9)), []);
  assert.equal(releaseCatalog().named('New York Stock Exchange '.repeat(9)), []);
  assert.ok(releaseCatalog().search('New York Stock Exchange').length > 0);
});

test('calendars of roles, and of changes, are bounded as well', async () => {
  const schedule = `/v1/business-days/schedule?start=2026-01-01&count=4&frequency=3M&calendars=XNYS&payment_calendars=${IDS}`;
  assert.match((await counted(() => server.get(schedule))).text, /too_many_calendars/);
  assert.match(
    (await counted(() => server.get(`/v1/changes?calendars=${IDS}`))).text,
    /too_many_calendars/,
  );
  assert.match(
    (await counted(() => server.get(`/v1/releases.atom?calendars=${IDS}`))).text,
    /too_many_calendars/,
  );
});

test('what was asked with a word costs what the same costs with a date', () => {
  const catalog = releaseCatalog();
  const cost = (query: object) =>
    unitsOf(listBusinessDays, { path: {}, query: { ...query } }, catalog, Date.UTC(2026, 10, 28));
  const [from, to] = [mustParseDay('1990-01-01'), mustParseDay('2026-11-28')];
  const dated = cost({ calendars: 'US', from, to });
  assert.is(dated, 17);
  assert.is(cost({ calendars: 'US', from, to: 'today' }), dated);
});

test('the word today in a text is that text', () => {
  const costs = (calendars: string) =>
    ENDPOINTS.filter(({ query }) => 'calendars' in query.shape).map((endpoint) =>
      unitsOf(endpoint, { path: {}, query: { calendars } }, releaseCatalog(), 0),
    );
  assert.equal(costs('today'), costs('todaz'));
});

test('joining costs beside the answer', () => {
  const cost = (list: string) =>
    unitsOf(
      listHolidays,
      { path: {}, query: { calendars: list, year: 2026 } },
      releaseCatalog(),
      0,
    );
  assert.equal(
    [cost('XNYS,XLON'), cost('XNYS+XLON'), cost('XNYS+XLON+XPAR+XTKS+USD+EUR+GBP+US+DE+FR')],
    [1, 2, 7],
  );
});

test('a value of the wrong kind is refused in words of our own, by every parameter', () => {
  const values = [undefined, null, 5, {}, [], '', '\u0000', 'x'.repeat(9999), '-1', '9'.repeat(30)];
  for (const { route, path, query, tool } of ENDPOINTS) {
    for (const shape of [path.shape, query.shape, tool?.own ?? {}]) {
      for (const [name, schema] of Object.entries(shape) as [string, z.ZodType][]) {
        for (const value of values) {
          const told = schema.safeParse(value).error?.issues[0]?.message ?? '';
          assert.not.match(told, /^(?:Invalid|Too|Unrecognized)/, `${route} ${name} ${value}`);
        }
      }
    }
  }
});

test.run();
