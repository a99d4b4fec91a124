import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ENDPOINTS } from '../../server/api/index.js';
import type { Seen } from '../../server/http/observe.js';
import { configuredKey, keyFinder } from '../../server/keys/find-key.js';
import { exchange } from '../helpers/raw.js';
import { startApp } from '../helpers/server.js';

/** What is seen of requests from outside, and what is never seen. */

const KEY = 'kal_key-that-nobody-sees-0123';
const DAY = '/v1/days/2026-12-24?calendars=XNYS';

test('a request is seen once, when it is over: whose, where, how it was answered, how long it took', async () => {
  const seen: Seen[] = [];
  const server = await startApp({
    findKey: keyFinder(new Map([configuredKey(KEY)])),
    rateLimit: { requests: 7, seconds: 60 },
    observer: (one) => seen.push(one),
  });
  const { release } = (await (await fetch(`${server.origin}/readyz`)).json()) as {
    release: string;
  };
  const request = async (path: string, key = KEY, init: RequestInit = {}) =>
    (
      await fetch(server.origin + path, {
        redirect: 'manual',
        ...init,
        headers: { authorization: `Bearer ${key}` },
      })
    ).text();
  const startedMs = performance.now();
  try {
    await request(DAY);
    await request(DAY);
    await request(DAY, `${KEY}x`);
    await request('/v1/calendars/XNYS.ics');
    await request('/v1/days/nothing', KEY, { method: 'POST' });
    await request('/releases/latest/csv/XNYS.csv');
    await request(`/v1/${KEY}`);
    await request(`/${KEY}`);
    await (await fetch(`${server.origin}${DAY}&key=${KEY}`)).text();
    await request(DAY);
    await exchange(server, `GET /healthz HTTP/1.1\r\nHost: a\r\nbad header\r\n\r\n`);
    while (seen.length < 12) await new Promise((wake) => setTimeout(wake, 5));
    assert.equal(
      seen.map(({ key, method, route, status }) => `${key} ${method} ${route} ${status}`),
      [
        'null GET /readyz 200',
        'environment GET /v1/days/:date 200',
        'environment GET /v1/days/:date 200',
        'null GET /v1/days/:date 401',
        'environment GET /v1/calendars/:id.ics 200',
        'null POST (refused) 405',
        'environment GET /releases/* 302',
        'environment GET /v1/* 404',
        'null GET (page) 404',
        'environment GET /v1/days/:date 200',
        'environment GET /v1/days/:date 429',
        'null  (no HTTP) 400',
      ],
    );
    const atMost = (performance.now() - startedMs) * 1000;
    assert.not.match(JSON.stringify(seen), /kal_|XNYS|2026-12-24/, 'nothing of what was asked');
    for (const { microseconds, bytes, release: of, isWhole } of seen.slice(0, -1)) {
      assert.ok(
        microseconds > 0 && microseconds < atMost && bytes > 100,
        `${microseconds} ${bytes}`,
      );
      assert.equal([of, isWhole], [release, true]);
    }
  } finally {
    await server.close();
  }
});

test('observers see only the fixed set of route patterns', async () => {
  const seen: string[] = [];
  const server = await startApp({ observer: ({ route }) => void seen.push(route) });
  const nameOf = async (path: string) => {
    await (await server.get(path)).text();
    while (seen.length === 0) await new Promise((wake) => setTimeout(wake, 5));
    return seen.pop();
  };
  try {
    for (const { route } of ENDPOINTS) {
      assert.is(await nameOf(route.replace(/:\w+/g, 'x')), route);
      assert.is(await nameOf(`${route.replace(/:\w+/g, 'x').toUpperCase()}?a=b`), route);
    }
    const names = new Set<string | undefined>();
    for (let at = 0; at < 60; at++)
      names.add(await nameOf(`/${'v1/'.repeat(at % 3)}${at}/${at}?${at}`));
    assert.ok(names.size <= 4, [...names].join(' '));
  } finally {
    await server.close();
  }
});

test('readiness: refused while it ends; it names the release all the time', async () => {
  const server = await startApp({
    drainTimes: { quietMs: 400, listenMs: 2000, pauseMs: 10, maxPauseMs: 20, endMs: 3000 },
  });
  const ready = async () => {
    const response = await fetch(`${server.origin}/readyz`);
    return `${response.status} ${await response.text()}`;
  };
  assert.match(await ready(), /^200 \{"status":"ok","release":"\d{8}T\d{6}Z"\}$/);
  const { drain } = server.server as unknown as { drain: () => Promise<void> };
  const drained = drain();
  assert.match(await ready(), /^503 \{"status":"draining","release":"\d{8}T\d{6}Z"\}$/);
  assert.is((await fetch(`${server.origin}/healthz`)).status, 200, 'it lives');
  await drained;
});

test('the port is open for clients that reopen one after the other, and all of them are answered', async () => {
  const server = await startApp({
    drainTimes: { quietMs: 60_000, listenMs: 100, pauseMs: 400, maxPauseMs: 20_000, endMs: 30_000 },
  });
  const { drain } = server.server as unknown as { drain: () => Promise<void> };
  const drained = drain();
  const answers: Promise<number>[] = [];
  // In all four times the pause: each begins within the one that the request before it began.
  for (let client = 0; client < 16; client++) {
    answers.push(server.get('/v1/releases').then(({ status }) => status));
    await new Promise((wake) => setTimeout(wake, 100));
  }
  assert.equal([...new Set(await Promise.all(answers))], [200]);
  await drained;
});

test.run();
