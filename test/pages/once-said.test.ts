import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { madePages } from '../../server/http/made-pages.js';
import { localeOf } from '../../server/locale/locales.js';
import { changesTable } from '../../server/pages/changes-table.js';
import type { ChangeJson } from '../../server/queries/change-forms.js';
import { meantNames } from '../../server/text/parameter-names.js';
import { problemOf } from '../helpers/answers.js';
import { freshPages, freshParts } from '../helpers/browser.js';
import { releaseCatalog, startApp, type TestServer } from '../helpers/server.js';

/** What is said once, and rightly: a long input, the next holidays, rows that differ, the parameter that was meant. */

const catalog = releaseCatalog();
let server: TestServer;
let closed: TestServer;
test.before(async () => {
  const pages = (countsOpenly: boolean) =>
    madePages(catalog, freshParts(), freshPages(), Date.now, { countsOpenly });
  server = await startApp({ catalog, pages: pages(true) });
  closed = await startApp({ catalog, pages: pages(false) });
});
test.after(async () => {
  await server.close();
  await closed.close();
});

test('a long input makes no long error, on any page and in the API', async () => {
  const long = 'x'.repeat(7000);
  const many = Array.from({ length: 10 }, (_, at) => `${at}${'y'.repeat(700)}`).join();
  for (const input of [long, many]) {
    for (const path of [
      `/changes?calendar=${input}`,
      `/changes?of=${input}`,
      `/changes?since=${input}`,
      `/paydays?for=${input}`,
      `/paydays?rule=${input}`,
      `/count?for=${input}`,
      `/count?from=${input}`,
      `/print?for=${input}`,
      `/own-days?for=${input}`,
      `/markets?region=${input}`,
      `/?on=${input}&for=GB`,
      `/?on=2026-12-24&for=${input}`,
      `/calendars?q=${input}`,
      `/calendars/XNYS?year=${input}`,
      `/v1/changes?since=${input}`,
      `/v1/changes?calendars=${input}`,
      `/v1/days/2026-12-24?calendars=${input}`,
      `/v1/days/${input}?calendars=XNYS`,
      `/v1/business-days/count?from=${input}&to=2026-12-24&calendars=XNYS`,
      `/v1/holidays?calendars=XNYS&${input}=1`,
      `/v1/fx/spot?pair=${input}`,
    ]) {
      const response = await server.get(path);
      const text = await response.text();
      const plain = await (await server.get(path.replace(input, 'x'))).text();
      const more = text.length - plain.length;
      // Once in the field it was written in, and no more.
      assert.ok(more < 2.5 * input.length + 4000, `${path.slice(0, 40)}: ${more} more characters`);
      if (path.startsWith('/v1'))
        assert.ok(text.length < 4000, `${path.slice(0, 40)}: ${text.length}`);
    }
  }
});

test('a parameter by another name of the field leads to the right one', async () => {
  for (const [path, meant] of [
    ['/v1/settlement?market=XNYS&date=2026-12-24', 'trade_date'],
    ['/v1/holidays?calendars=XNYS&start=2026-01-01', 'from'],
    ['/v1/holidays?calendars=XNYS&end=2026-12-31', 'to'],
    ['/v1/holidays?calendar=XNYS', 'calendars'],
    ['/v1/business-days/add?calendars=XNYS&start=2026-12-24&n=1', 'date'],
    ['/v1/business-days/schedule?from=2026-01-01', 'start'],
  ] as const) {
    const problem = await problemOf(await server.get(path), 400, 'unknown_parameter');
    assert.match(problem.detail, new RegExp(`did you mean ${meant}\\?`), path);
  }
  for (const [path, meant] of [
    ['/paydays?calendar=DE', 'for'],
    ['/count?start=2026-01-01', 'from'],
    ['/count?end=2026-01-01', 'to'],
  ] as const) {
    const text = await (await fetch(server.origin + path)).text();
    assert.match(text, new RegExp(`could be meant: ${meant}\\.`), path);
  }
  assert.equal(meantNames('calenders', ['calendars', 'from']), ['calendars']);
  assert.equal(meantNames('zzz', ['calendars', 'from']), []);
});

test('next holidays stand once on the page of a calendar', async () => {
  const text = await (await fetch(`${server.origin}/calendars/XNYS`)).text();
  assert.not.match(text, /Next holidays and early closes/);
  assert.match(text, /class="lead"/);
  const dates = [...text.matchAll(/<td class="date"><time datetime="([\d-]+)"/g)].map(
    ([, date]) => date,
  );
  assert.is(new Set(dates).size, dates.length);
});

test('no change is shown whose before and after are the same', () => {
  const state = {
    date: '2026-12-24',
    kind: 'holiday',
    names: { en: 'Christmas Eve', de: 'Heiligabend' },
    status: 'confirmed',
    observed: false,
    close_time: null,
    origin: 'rule',
    coverage: 'verified',
    sources: [],
  } as const;
  const change = (after: object): ChangeJson =>
    ({
      release_id: '20261128T150443Z',
      published_at: '2026-11-28T15:04:43Z',
      calendar_id: 'XNYS',
      date: state.date,
      kind: 'holiday',
      change_type: 'modified',
      before: state,
      after,
    }) as unknown as ChangeJson;
  const query = {
    release: null,
    calendars: [],
    unknown: [],
    from: null,
    to: null,
    since: null,
    what: 'all',
    cursor: 0,
  } as const;
  const rowsOf = (after: object) =>
    changesTable(catalog, [change(after)], query, false, localeOf('en')).match(
      /<td data-of[^>]*>(.*?)<\/td>/g,
    ) ?? [];
  assert.equal(rowsOf({ ...state, origin: 'curated' }), []);
  const [before, after] = rowsOf({ ...state, names: { ...state.names, de: 'Heiliger Abend' } });
  assert.match(before!, /de: Heiligabend/);
  assert.match(after!, /<b>de: Heiliger Abend<\/b>/);
  assert.is(rowsOf({ ...state, status: 'estimated' }).length, 2);
});

test('where counting needs a key, /count leads to the question in the workspace', async () => {
  const asked = '/count?for=DE:BY&from=2026-12-01&to=2027-01-11';
  const led = await fetch(closed.origin + asked, { redirect: 'manual' });
  assert.is(led.status, 302);
  assert.is(
    led.headers.get('location'),
    '/?calendars=DE:BY&from=2026-12-01&to=2027-01-11&question=count',
  );
  assert.match(
    await (await fetch(`${closed.origin}/`)).text(),
    /href="\/count"><strong>[^<]*<\/strong> <small class="locked"/,
  );
  assert.is((await fetch(server.origin + asked)).status, 200);
});

test.run();
