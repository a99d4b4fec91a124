import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { startServer, type TestServer } from '../helpers/server.js';

/** An endpoint is found by its path as it is usually written, and by polka where it is written otherwise: the same one. */

let server: TestServer;
test.before(async () => {
  server = await startServer();
});
test.after(() => server.close());

const SAME: readonly (readonly [usual: string, otherwise: readonly string[]])[] = [
  [
    '/v1/days/2026-12-24?calendars=XNYS',
    ['/v1/days/2026-12-2%34', '/V1/Days/2026-12-24', '/v1/days/2026-12-24/'],
  ],
  ['/v1/calendars/XNYS?', ['/v1/calendars/XNY%53', '/v1/Calendars/XNYS', '/v1/calendars/XNYS/']],
  ['/v1/holidays?calendars=XNYS&from=2026-01-01&days=9', ['/v1/Holidays', '/v1/holidays/']],
  ['/v1/holidays/next?calendars=XNYS&from=2026-01-01', ['/v1/holidays/NEXT', '/v1/holidays/next/']],
];

for (const [usual, otherwise] of SAME) {
  test(`${usual} is found however it is written`, async () => {
    const [, query] = usual.split('?');
    const expected = await server.json(usual);
    for (const path of otherwise)
      assert.equal(await server.json(`${path}?${query}`), expected, path);
  });
}

test('nothing is found above or below an endpoint', async () => {
  for (const path of ['/v1/days/2026-12-24/x', '/v1', '/v1/', '//v1/days/2026-12-24', '/v1/fx']) {
    const response = await server.get(`${path}?calendars=XNYS`);
    await response.text();
    assert.is(response.status, 404, path);
  }
});

test('an invalid path parameter is reported by the endpoint', async () => {
  for (const path of [
    '/v1/days/2026-02-30',
    '/v1/days/2026-02-3%30',
    '/v1/days/__proto__',
    '/v1/days/%zz',
  ]) {
    const response = await server.get(`${path}?calendars=XNYS`);
    assert.is(response.status, 400, path);
    assert.match(await response.text(), /date: /, path);
  }
});

test.run();
