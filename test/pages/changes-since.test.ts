import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { madePages } from '../../server/http/made-pages.js';
import { localeOf } from '../../server/locale/locales.js';
import { changesTable } from '../../server/pages/changes-table.js';
import type { ChangedEntry } from '../../server/queries/change-forms.js';
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

test('a row tells in words of its language what became confirmed, and is silent where nothing was open', async () => {
  const state: ChangedEntry = {
    date: '2027-03-10',
    kind: 'holiday',
    close_time: null,
    names: { en: 'End of Ramadan' },
    status: 'confirmed',
    coverage: 'library',
    sources: [],
    observed: false,
    origin: 'library',
  };
  const tableFrom = (before: ChangedEntry) =>
    changesTable(
      releaseCatalog(),
      [
        {
          release_id: '20261128T150443Z',
          published_at: '2026-11-28T15:04:43+00:00',
          calendar_id: 'XLON',
          date: state.date,
          kind: 'holiday',
          change_type: 'modified',
          name: 'End of Ramadan',
          fields: ['status'],
          before,
          after: state,
        },
      ],
      {
        release: null,
        calendars: [],
        unknown: [],
        from: null,
        to: null,
        since: null,
        what: 'all',
        cursor: 0,
      },
      false,
      localeOf('de'),
    );
  const settled = tableFrom({ ...state, status: 'estimated' });
  assert.match(settled, /<b>geschätzt<\/b>[\s\S]*<b>bestätigt<\/b>/);
  assert.match(tableFrom({ ...state, status: 'provisional' }), /<b>vorläufig<\/b>/);
  assert.not.match(tableFrom({ ...state, observed: true }), /bestätigt/);
});

test.run();
