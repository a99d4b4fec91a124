import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { startServer, type TestServer } from '../helpers/server.js';

/** Regions are found by what they are called in other languages (Unicode CLDR). */

let server: TestServer;
test.before(async () => {
  server = await startServer();
});
test.after(() => server.close());

const FOUND: readonly [text: string, id: string][] = [
  ['Katalonien', 'ES:CT'],
  ['Catalogne', 'ES:CT'],
  ['Mailand', 'IT:25-MI'],
  ['Milão', 'IT:25-MI'],
  ['Baviera', 'DE:BY'],
  ['バイエルン州', 'DE:BY'],
  ['كتالونيا', 'ES:CT'],
];

test('a region is found by its names in other languages', async () => {
  for (const [text, id] of FOUND) {
    const { calendars } = await server.json<{ calendars: { id: string }[] }>(
      `/v1/calendars?q=${encodeURIComponent(text)}&limit=3`,
    );
    assert.ok(
      calendars.some((calendar) => calendar.id === id),
      `${text}: ${calendars.map((calendar) => calendar.id).join()} when expected ${id}`,
    );
  }
});

test.run();
