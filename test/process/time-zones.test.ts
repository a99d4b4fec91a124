import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { drawAll } from '../bench/dearest-requests.js';
import { needs } from '../helpers/needs.js';
import { killAll, type Started, startServerFile, stop } from '../helpers/process.js';
import { DIST_DIR } from '../helpers/release.js';

/** The same bytes whatever time zone the host is in: east and west of all dates, with half hours, with clocks that change. */

const KEY = 'kal_key-of-the-environment-01234';
const ZONES = ['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/St_Johns'] as const;
const SEED = 20_261_128;
/** What depends on the instant of the request, not on its parameters alone. */
const OF_NOW = /today|[=/"]now\b|\/markets|"at"/;

let folder: string;

test.before(() => {
  folder = mkdtempSync(join(tmpdir(), 'kalends-zones-'));
});
test.after(() => {
  killAll();
  rmSync(folder, { recursive: true });
});

needs('time')('the largest requests of every route, page and tool, in four zones', async () => {
  const servers = ZONES.map((zone) =>
    startServerFile(join(DIST_DIR, 'server.mjs'), join(folder, zone), {
      TZ: zone,
      KALENDS_API_KEY: KEY,
      KALENDS_RATE_LIMIT: 'off',
      KALENDS_PAGE_LIMIT: 'off',
    }),
  );
  const origins = (await Promise.all(servers.map(({ serving }) => serving))) as string[];
  const drawn = drawAll(2, SEED, await lastRelease(origins[0]!)).filter(
    ({ path, body = '' }) => !OF_NOW.test(path) && !OF_NOW.test(body),
  );
  assert.ok(drawn.length > 100, `${drawn.length} requests`);
  for (const { path, body } of drawn) {
    const answers = await Promise.all(origins.map((origin) => answerOf(origin + path, body)));
    for (const [at, answer] of answers.entries())
      assert.is(answer, answers[0], `${ZONES[at]}: ${body ?? path}`);
  }
  await Promise.all(servers.map((server: Started) => stop(server)));
});

async function lastRelease(origin: string): Promise<string> {
  const response = await fetch(`${origin}/v1/releases?limit=1`, {
    headers: { authorization: `Bearer ${KEY}` },
  });
  const { releases } = (await response.json()) as { releases: { id: string }[] };
  return releases[0]!.id;
}

async function answerOf(url: string, body: string | undefined): Promise<string> {
  const response = await fetch(url, {
    headers: {
      authorization: `Bearer ${KEY}`,
      accept: body === undefined ? 'text/html' : 'application/json, text/event-stream',
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { method: 'POST', body }),
  });
  const bytes = Buffer.from(await response.arrayBuffer()).toString('latin1');
  // A page prints the address that it was asked at.
  const text = bytes.replaceAll(new URL(url).host, 'host');
  const sum = createHash('sha256').update(text).digest('hex');
  return [response.status, response.headers.get('last-modified'), sum].join(' ');
}

test.run();
