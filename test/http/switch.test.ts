import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { ServerBuild } from '../../server/http/context.js';
import { openCatalog } from '../../server/queries/catalog.js';
import { releaseData, startApp } from '../helpers/server.js';

/** What answers is switched as a whole, at one moment; a request keeps to the end what it found when it came. */

const RELEASES = ['20300101T000000Z', '20310101T000000Z'] as const;

/** The data of dist/ under the name of another release. `hold` is awaited by what is asked for under /releases/; `arrived` is told of it. */
function buildOf(
  id: string,
  hold: Promise<void> = Promise.resolve(),
  arrived = () => {},
): ServerBuild {
  const data = releaseData();
  const last = { ...data.meta.releases.at(-1)!, id };
  const meta = { ...data.meta, releases: [...data.meta.releases.slice(0, -1), last] };
  const catalog = openCatalog({ ...data, meta, release: { ...data.release, id } });
  return {
    catalog,
    releases: { find: () => ({ catalog, id, version: 'releases' }) },
    close: () => {},
    version: `of-${id}`,
    pagePolicy: '',
    pages: ({ response }, headers) =>
      void response.writeHead(200, { ...headers }).end(`page of ${id}`),
    artifacts: ({ response }, headers) => {
      arrived();
      void hold.then(() => response.writeHead(200, { ...headers }).end(`artifact of ${id}`));
    },
  };
}

test('answers, pages, artifacts, headers and ETags are those of the one that is current', async () => {
  const loaded = { current: buildOf(RELEASES[0]) };
  const server = await startApp({ builds: loaded });
  for (const id of RELEASES) {
    loaded.current = buildOf(id);
    for (const path of [
      '/v1/days/2026-12-24?calendars=XNYS',
      '/openapi.json',
      '/v1/days/x?calendars=XNYS',
      '/',
    ]) {
      const response = await server.get(path);
      const body = await response.text();
      assert.is(response.headers.get('x-data-release'), id, path);
      if (path.includes('2026'))
        assert.is((JSON.parse(body) as { data_release: { id: string } }).data_release.id, id);
      if (path === '/') assert.is(body, `page of ${id}`);
      else if (response.status === 200)
        assert.match(response.headers.get('etag')!, new RegExp(`of-${id}`));
    }
    assert.is(await (await server.get(`/releases/${id}/x`)).text(), `artifact of ${id}`);
  }
  await server.close();
});

test('a feed keeps its ETag over a release that does not change its calendar, and only then', async () => {
  const build = buildOf(RELEASES[0]);
  const { data } = build.catalog;
  /** After one more release, which changed the record of this calendar. */
  const after = (id: string, changed: string): ServerBuild => {
    const { retold: _, ...last } = data.meta.releases.at(-1)!;
    const release = { ...last, id, calendars: [], records: [changed] };
    const meta = { ...data.meta, releases: [...data.meta.releases, release] };
    return { ...build, catalog: openCatalog({ ...data, meta, release: { ...data.release, id } }) };
  };
  const loaded = { current: build };
  const server = await startApp({ builds: loaded });
  const feed = '/v1/calendars/XNYS.ics?from=2026&to=2026';
  const first = await server.get(feed);
  const headers = { 'if-none-match': first.headers.get('etag')! };
  const text = await first.text();
  loaded.current = after(RELEASES[1], 'XLON');
  const unchanged = await server.get(feed, { headers });
  assert.is(unchanged.status, 304);
  assert.is(unchanged.headers.get('x-data-release'), RELEASES[1]);
  assert.is(await (await server.get(feed)).text(), text);
  loaded.current = after(RELEASES[1], 'XNYS');
  const changed = await server.get(feed, { headers });
  assert.is(changed.status, 200);
  assert.is.not(await changed.text(), text);
  await server.close();
});

test('a request that came before the switch is answered by what answered then', async () => {
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const loaded = { current: buildOf(RELEASES[0], held, () => arrive()) };
  const server = await startApp({ builds: loaded });
  const waiting = server.get('/releases/any/file');
  await arrived;
  loaded.current = buildOf(RELEASES[1]);
  const after = await server.get('/releases/any/file');
  assert.is(await after.text(), `artifact of ${RELEASES[1]}`);
  goOn();
  const before = await waiting;
  assert.is(await before.text(), `artifact of ${RELEASES[0]}`);
  assert.is(before.headers.get('x-data-release'), RELEASES[0]);
  await server.close();
});

test.run();
