import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { madePages } from '../../server/http/made-pages.js';
import { freshPages, freshParts } from '../helpers/browser.js';
import { releaseCatalog, startApp, type TestServer } from '../helpers/server.js';

/** The changes since a date or a release, and rows that tell a difference. */

let server: TestServer;
test.before(async () => {
  server = await startApp({ pages: madePages(releaseCatalog(), freshParts(), freshPages()) });
});
test.after(() => server.close());

const pageOf = async (query: string) => {
  const response = await fetch(`${server.origin}/changes?${query}`);
  return { status: response.status, text: await response.text() };
};

test('since a date or after a release, of calendars, affecting dates', async () => {
  const { releases } = releaseCatalog().data.meta;
  const last = releases.at(-1)!;
  const date = last.generated_at.slice(0, 10);
  const since = await pageOf(`since=${date}&calendar=US`);
  assert.is(since.status, 200);
  assert.match(since.text, new RegExp(`name="since" value="${date}"`));
  assert.match(since.text, /Published since/);
  assert.match(since.text, /Affecting dates from/);
  const after = await pageOf(`since=${last.id}`);
  assert.is(after.status, 200);
  assert.not.match(after.text, /<tbody>/, 'nothing is after the last release');
  assert.match(after.text, new RegExp(`name="since" value="${last.id}"`));
  const before = await pageOf(`since=${releases.at(-2)!.id}`);
  const own = await pageOf(`release=${last.id}`);
  const rowsIn = (text: string) => text.match(/<tbody>[\s\S]*<\/tbody>/)?.[0].match(/<tr/g)?.length;
  assert.is(rowsIn(before.text), rowsIn(own.text));
  for (const wrong of ['soon', '2026-02-30'])
    assert.is((await pageOf(`since=${wrong}`)).status, 400);
});

test.run();
