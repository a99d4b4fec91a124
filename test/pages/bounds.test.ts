import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { madePages } from '../../server/http/made-pages.js';
import type { Catalog } from '../../server/queries/catalog.js';
import { freshPages, freshParts } from '../helpers/browser.js';
import { releaseCatalog, startApp, type TestServer } from '../helpers/server.js';

/** Lists in addresses of pages: a page does a bounded amount of work, whatever its address has. */

const searched: string[] = [];
const lookedUp: string[] = [];
const named: string[] = [];
const counting: Catalog = {
  ...releaseCatalog(),
  find: (id) => {
    lookedUp.push(id);
    return releaseCatalog().find(id);
  },
  search: (text) => {
    searched.push(text);
    return releaseCatalog().search(text);
  },
  named: (text) => {
    named.push(text);
    return releaseCatalog().named(text);
  },
};

let server: TestServer;
test.before(async () => {
  server = await startApp({
    catalog: counting,
    pages: madePages(counting, freshParts(), freshPages()),
  });
});
test.after(() => server.close());

const NEAR_MISSES = Array.from({ length: 1600 }, (_, at) => `US+aa${at.toString(36)}x`);
const MIXED = Array.from({ length: 1100 }, (_, at) => `US+${at.toString(36)}+${at}`);
const REPEATED = Array.from({ length: 900 }, (_, at) => `aa${at.toString(36)}x`);
const LONG = `Frankfrut ${'Frankfrut '.repeat(1400)}`.replaceAll(' ', '+');

const ADDRESSES = [
  `/changes?calendar=${NEAR_MISSES}`,
  `/changes?calendar=${NEAR_MISSES.join(';')}`,
  `/changes?calendar=${MIXED}`,
  `/changes?calendar=${'US+'.repeat(4900)}aaax`,
  `/changes?${REPEATED.map((text) => `calendar=US+${text}`).join('&')}`,
  `/changes?calendar=${LONG}`,
  ...['/?', '/print?', '/paydays?'].flatMap((page) => [
    `${page}for=${NEAR_MISSES}`,
    `${page}${REPEATED.map((text) => `for=${text}`).join('&')}`,
    `${page}for=${LONG}`,
  ]),
  `/?calendars=${NEAR_MISSES}`,
  `/?calendars=${REPEATED}`,
  `/calendars?q=${LONG}`,
  `/find?q=${LONG}`,
  `/calendars/${'a'.repeat(15_000)}`,
];

for (const address of ADDRESSES) {
  const shown = `${address.slice(0, 40)}... (${Math.round(address.length / 1024)} KB)`;
  test(`a page looks up few texts: ${shown}`, async () => {
    for (const calls of [searched, lookedUp, named]) calls.length = 0;
    const response = await server.get(address);
    await response.text();
    assert.ok([200, 400, 404].includes(response.status), `${response.status}`);
    assert.ok(searched.length <= 3, `${searched.length} searches`);
    assert.ok(named.length <= 20, `${named.length} names`);
    assert.ok(lookedUp.length <= 2000, `${lookedUp.length} ids`);
  });
}

test('what is beyond the bounds is still reported, and ordinary lists are read as before', async () => {
  const text = await (await server.get(`/changes?calendar=${NEAR_MISSES}`)).text();
  assert.match(text, /aa0x/);
  const many = await server.get('/changes?calendar=XNYS,XLON+EUR;USD,New+York');
  assert.is(many.status, 200);
  const page = await many.text();
  for (const id of ['XNYS', 'XLON', 'EUR', 'USD']) assert.ok(page.includes(id), id);
});

test.run();
