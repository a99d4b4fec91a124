import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { clientsBehind } from '../../server/config/client-address.js';
import { madePages } from '../../server/http/made-pages.js';
import { errorPages } from '../../server/pages/error-page.js';
import { problemOf } from '../helpers/answers.js';
import { freshPages, freshParts } from '../helpers/browser.js';
import { releaseCatalog, startApp, type TestServer } from '../helpers/server.js';

/** The limit of pages, which need no key: by address, in units of what they cost. */

const LIMIT = { requests: 40, seconds: 60 };

async function withServer(
  parts: Parameters<typeof startApp>[0],
  use: (server: TestServer) => Promise<void>,
) {
  const catalog = releaseCatalog();
  const pages = madePages(catalog, freshParts(), freshPages());
  const server = await startApp({ catalog, pages, pageLimit: LIMIT, ...parts });
  try {
    await use(server);
  } finally {
    await server.close();
  }
}

const statusOf = async (server: TestServer, path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(server.origin + path, { headers });
  await response.text();
  return response.status;
};

/** How many requests are answered before the limit. */
async function answered(
  server: TestServer,
  path: string,
  headers?: Record<string, string>,
): Promise<number> {
  for (let count = 0; count <= LIMIT.requests; count++) {
    if ((await statusOf(server, path, headers)) === 429) return count;
  }
  return Number.POSITIVE_INFINITY;
}

test('pages are refused when the limit of their address is reached, and say when to try again', async () => {
  await withServer({}, async (server) => {
    const count = await answered(server, '/?for=XNYS');
    assert.ok(count >= 4 && count <= 40, `${count} pages`);
    const response = await fetch(`${server.origin}/`);
    const wait = response.headers.get('retry-after')!;
    assert.match(wait, /^[1-9]\d?$/);
    assert.is(response.headers.get('set-cookie'), null);
    await problemOf(response, 429, 'rate_limited', 'too many pages', wait);
    for (const path of ['/changes?calendar=aaax', '/calendars/XNYS', '/nothing', '/docs']) {
      assert.is(await statusOf(server, path), 429, path);
    }
  });
});

test('browsers get a page about it', async () => {
  const errorPage = errorPages(new Map([...freshParts()]));
  await withServer({ errorPage, pageLimit: { requests: 1, seconds: 60 } }, async (server) => {
    await statusOf(server, '/docs');
    const response = await fetch(`${server.origin}/`, { headers: { accept: 'text/html' } });
    assert.is(response.status, 429);
    assert.match(response.headers.get('content-type')!, /^text\/html/);
    assert.match(await response.text(), /<main class="error-page">[\s\S]*too many pages/);
    assert.match(response.headers.get('retry-after')!, /^\d+$/);
  });
});

test('what a page costs counts: fewer large ones, more small ones', async () => {
  await withServer({}, async (server) => {
    assert.ok((await answered(server, '/changes?calendar=XNYS')) < 8);
  });
  await withServer({}, async (server) => {
    assert.ok((await answered(server, '/nothing')) >= 30);
  });
});

test('requests with a key, and what programs ask, are not counted', async () => {
  await withServer({}, async (server) => {
    await answered(server, '/');
    for (const path of [
      '/v1/days/2026-12-24?calendars=XNYS',
      '/healthz',
      '/openapi.json',
      '/releases/',
    ]) {
      const response = await server.get(path);
      await response.text();
      assert.is(response.status, 200, path);
    }
  });
});

test('behind trusted proxies each client has a limit of its own', async () => {
  const clients = clientsBehind({ addresses: ['127.0.0.1'], header: 'x-forwarded-for' });
  await withServer({ clients }, async (server) => {
    const from = (address: string) => ({ 'x-forwarded-for': address });
    assert.ok((await answered(server, '/', from('192.0.2.1'))) <= LIMIT.requests);
    assert.is(await statusOf(server, '/', from('192.0.2.1')), 429);
    assert.is(await statusOf(server, '/', from('192.0.2.2')), 200);
  });
});

test('without a limit none is refused', async () => {
  await withServer({ pageLimit: null }, async (server) => {
    assert.is(await answered(server, '/nothing'), Number.POSITIVE_INFINITY);
  });
});

test('release files cost by the bytes that are sent', async () => {
  await withServer({ rateLimit: { requests: 10_000, seconds: 60 } }, async (server) => {
    const left = async (path: string, init: RequestInit = {}) => {
      const response = await server.get('/v1/days/2026-12-24?calendars=XNYS');
      await response.text();
      const before = Number(/r=(\d+)/.exec(response.headers.get('ratelimit')!)![1]);
      const file = await server.get(path, init);
      const { byteLength } = Buffer.from(await file.arrayBuffer());
      const after = await server.get('/v1/days/2026-12-24?calendars=XNYS');
      await after.text();
      return {
        bytes: byteLength,
        units: before - Number(/r=(\d+)/.exec(after.headers.get('ratelimit')!)![1]) - 1,
      };
    };
    const { id } = releaseCatalog().release;
    const archive = await left(`/releases/${id}/release.tgz`);
    assert.ok(archive.bytes > 500_000);
    assert.is(archive.units, Math.ceil(archive.bytes / 16_384));
    assert.is((await left(`/releases/${id}/release.tgz`, { method: 'HEAD' })).units, 1);
    assert.is((await left('/releases/latest/release.tgz', { redirect: 'manual' })).units, 1);
    assert.is((await left(`/releases/${id}/nothing`)).units, 1);
    const plain = await left(`/releases/${id}/csv/XNYS.csv`, {
      headers: { 'accept-encoding': 'identity' },
    });
    assert.ok(
      plain.units >= plain.bytes / 16_384 / 4,
      `${plain.units} units for ${plain.bytes} bytes`,
    );
  });
});

test.run();
