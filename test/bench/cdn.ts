import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dayNumber, formatDay } from '../../server/engine/civil-date.js';
import { nginx } from '../helpers/caches.js';
import { writeKeyFile } from '../helpers/key-file.js';
import { freePort } from '../helpers/ports.js';
import { killAll, startServerFile } from '../helpers/process.js';
import { seededRandom } from '../helpers/random.js';
import { DIST_DIR } from '../helpers/release.js';

/**
 * npx tsx test/bench/cdn.ts: the share of requests that nginx answers from its store, and those that Kalends is spared,
 * over a mix such as a firm has: many desks and sheets that ask about few calendars and the days around today, feeds
 * that come back, now and then a download, and what is of today, which is never stored.
 */
const REQUESTS = 20_000;
const AT_ONCE = 20;
const KEYS = Array.from(
  { length: 20 },
  (_, index) => `kal_bench-key-${String(index).padStart(20, '0')}`,
);
const CALENDARS = [
  'USD',
  'EUR',
  'XNYS',
  'GBP',
  'XLON',
  'JPY',
  'XETR',
  'CHF',
  'XTKS',
  'US',
  'DE',
  'GB:ENG',
  'FR',
  'CAD',
  'XHKG',
];
const TODAY = dayNumber(2026, 11, 23);

/** The same requests at every run. */
const random = seededRandom(0x9e3779b9);
/** One of n, the first ones oftenest: as 1/rank (Zipf). */
const oneOf = <T>(values: readonly T[]): T => values[Math.floor(values.length ** random()) - 1]!;
const around = (days: number) => formatDay(TODAY + Math.round((random() + random() - 1) * days));

/** Shares of a hundred, and what is asked. */
const MIX: readonly [number, string, () => string][] = [
  [
    30,
    'T+2 of the days around today',
    () => `/v1/business-days/add?date=${around(20)}&n=2&calendars=${oneOf(CALENDARS)}`,
  ],
  [20, 'a day around today', () => `/v1/days/${around(30)}?calendars=${oneOf(CALENDARS)}`],
  [10, 'today', () => `/v1/days/today?calendars=${oneOf(CALENDARS)}`],
  [
    15,
    'the holidays of a year',
    () => `/v1/holidays?calendars=${oneOf(CALENDARS)}&from=2026-01-01&to=2026-12-31`,
  ],
  [10, 'a feed', () => `/v1/calendars/${oneOf(CALENDARS)}.ics`],
  [5, 'spot', () => `/v1/fx/spot?pair=EURUSD&date=${around(20)}`],
  [
    5,
    'a count between any two days',
    () =>
      `/v1/business-days/count?from=${around(2000)}&to=${formatDay(TODAY + 2000)}&calendars=USD`,
  ],
  [5, 'a file', () => `/releases/latest/csv/${oneOf(CALENDARS).replace(':', '-')}.csv`],
];
const requested = MIX.flatMap(([share, name, address]) =>
  Array.from({ length: (REQUESTS * share) / 100 }, () => ({ name, path: address() })),
);
for (let index = requested.length - 1; index > 0; index--) {
  const other = Math.floor(random() * (index + 1));
  [requested[index], requested[other]] = [requested[other]!, requested[index]!];
}

const folder = mkdtempSync(join(tmpdir(), 'kalends-bench-cdn-'));
try {
  const keysFile = join(folder, 'keys.json');
  writeKeyFile(keysFile, KEYS);
  const server = startServerFile(join(DIST_DIR, 'server.mjs'), folder, {
    KALENDS_KEYS_FILE: keysFile,
    KALENDS_ARTIFACT_CACHE: 'public',
    KALENDS_RATE_LIMIT: 'off',
  });
  const port = await freePort();
  mkdirSync(join(folder, 'cache'));
  await nginx.start(join(folder, 'cache'), port, Number(new URL((await server.serving)!).port));
  const hits = new Map<string, [hits: number, all: number]>();
  const request = async () => {
    for (let next = requested.pop(); next; next = requested.pop()) {
      const authorization = `Bearer ${KEYS[Math.floor(random() * KEYS.length)]!}`;
      const response = await fetch(`http://127.0.0.1:${port}${next.path}`, {
        headers: { authorization },
      });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${next.path} was answered ${response.status}`);
      const cell = hits.get(next.name) ?? [0, 0];
      hits.set(next.name, [
        cell[0] + Number(response.headers.get('x-cache') === 'HIT'),
        cell[1] + 1,
      ]);
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: AT_ONCE }, request));
  const seconds = (performance.now() - began) / 1000;
  const percent = (part: number, all: number) => `${((100 * part) / all).toFixed(1).padStart(6)} %`;
  for (const [, name] of MIX) console.log(`${name.padEnd(32)}${percent(...hits.get(name)!)}`);
  const [found, all] = [...hits.values()].reduce(([a, b], [c, d]) => [a + c, b + d], [0, 0]);
  console.log(
    `${'all'.padEnd(32)}${percent(found, all)} of ${all} requests in ${seconds.toFixed(0)} s, after an empty store`,
  );
  console.log('each hit still asks for its key: an answer of Kalends without a body (/v1/auth)');
} finally {
  killAll();
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
