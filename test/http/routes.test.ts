import fc from 'fast-check';
import polka from 'polka';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ENDPOINTS } from '../../server/api/index.js';
import { type Route, routeFinder } from '../../server/http/router.js';
import { cases, sampled } from '../helpers/needs.js';
import { startServer, type TestServer } from '../helpers/server.js';

/** An endpoint is found by its path as it is usually written, and by polka where it is written otherwise: the same one. */

let server: TestServer;
test.before(async () => {
  server = await startServer();
});
test.after(() => server.close());

const SAME: readonly (readonly [usual: string, otherwise: readonly string[]])[] = [
  ['/v1/days/2026-12-24?calendars=XNYS', ['/v1/days/2026-12-2%34', '/V1/Days/2026-12-24', '/v1/days/2026-12-24/']],
  ['/v1/calendars/XNYS?', ['/v1/calendars/XNY%53', '/v1/Calendars/XNYS', '/v1/calendars/XNYS/']],
  ['/v1/holidays?calendars=XNYS&from=2026-01-01&days=9', ['/v1/Holidays', '/v1/holidays/']],
  ['/v1/holidays/next?calendars=XNYS&from=2026-01-01', ['/v1/holidays/NEXT', '/v1/holidays/next/']],
];

for (const [usual, otherwise] of SAME) {
  test(`${usual} is found however it is written`, async () => {
    const [, query] = usual.split('?');
    const expected = await server.json(usual);
    for (const path of otherwise) assert.equal(await server.json(`${path}?${query}`), expected, path);
  });
}

sampled('any path has the route and parameters that polka finds first among all patterns', () => {
  const paths = [...ENDPOINTS.map(({ route }) => route), '/healthz', '/v1/*', '/releases', '/releases/*', '*'];
  const routes = paths.map((path): Route => ({ path, name: path, scopes: null, handle: () => undefined }));
  const find = routeFinder(routes);
  const all = polka() as unknown as {
    add: (method: string, path: string, route: Route) => unknown;
    find: (method: string, path: string) => { params: Record<string, string>; handlers: Route[] };
  };
  for (const route of routes) all.add('GET', route.path, route);
  const ends = fc.constantFrom('', '', '/', '//', '/x', 'x', '.ics', '?');
  const written = fc.constantFrom(
    (text: string) => text,
    (text: string) => text.toUpperCase(),
  );
  const part = fc.constantFrom('2026-12-24', 'XNYS', 'next', 'days', 'a/b', '');
  fc.assert(
    fc.property(fc.constantFrom(...paths), part, ends, written, fc.constantFrom('GET', 'HEAD', 'POST'), (...made) => {
      const [pattern, own, end, as, method] = made;
      const path = as(pattern.replace(/:\w+|\*/, own)) + end;
      const { params, handlers } = all.find(method, path);
      const found = find(method, path);
      assert.is(found.route, handlers[0], path);
      if (handlers[0]?.path.includes(':')) assert.equal(found.params, params, path);
    }),
    { numRuns: cases(2000) },
  );
});

test('nothing is found above or below an endpoint', async () => {
  for (const path of ['/v1/days/2026-12-24/x', '/v1', '/v1/', '//v1/days/2026-12-24', '/v1/fx']) {
    const response = await server.get(`${path}?calendars=XNYS`);
    await response.text();
    assert.is(response.status, 404, path);
  }
});

test('an invalid path parameter is reported by the endpoint', async () => {
  for (const path of ['/v1/days/2026-02-30', '/v1/days/2026-02-3%30', '/v1/days/__proto__', '/v1/days/%zz']) {
    const response = await server.get(`${path}?calendars=XNYS`);
    assert.is(response.status, 400, path);
    assert.match(await response.text(), /date: /, path);
  }
});

test.run();
