import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  ATTACKER_KEY,
  get,
  getRequest,
  type Limited,
  survives,
  withServer,
} from '../helpers/limited.js';
import { needs } from '../helpers/needs.js';
import { startRedis } from '../helpers/redis.js';

/**
 * The real process with a heap of 1 GB and 1,024 open files, among clients that flood it and read nothing: it goes on,
 * is in health within a second, stays under 400 MiB, serves the others, and then has its memory and files back.
 */
const AUTH = `Authorization: Bearer ${ATTACKER_KEY}`;
const LARGE =
  '/v1/holidays?calendars=US,DE,FR,GB,JP,CN,EUR,BR,ZA,AU&from=2005-01-01&to=2059-12-31&include=sources';

const PAGE = getRequest('/');
const crowd = needs('time');

crowd('1,600 pipelined requests of a page, on one connection and on a hundred', () =>
  withServer(async (server) => {
    await survives({ connections: 1, request: PAGE, repeats: 1600 }, 2, server);
    await survives({ connections: 100, request: PAGE, repeats: 1600 }, 4, server);
  }),
);

crowd('300 connections that pipeline the description and never read', () =>
  withServer((server) =>
    survives(
      { connections: 300, request: getRequest('/openapi.json'), repeats: 20_000 },
      15,
      server,
    ),
  ),
);

crowd('30 connections of one key that ask for large answers and never read', () =>
  withServer((server) =>
    survives({ connections: 30, request: getRequest(LARGE, AUTH), repeats: 20 }, 14, server),
  ),
);

crowd('changes, feeds and files of releases, asked for and not taken', () =>
  withServer(async (server) => {
    const paths = [
      '/v1/changes?since=2020-01-01&limit=1000',
      '/v1/calendars',
      '/releases/latest/csv/XTAE.csv',
    ];
    for (const path of paths) {
      await survives(
        {
          connections: 60,
          request: getRequest(`${path}${path.includes('?') ? '&' : '?'}key=${ATTACKER_KEY}`),
          repeats: 40,
        },
        4,
        server,
      );
    }
  }),
);

const EXPENSIVE = [
  LARGE,
  '/v1/changes?since=2020-01-01&limit=1000',
  '/v1/calendars.ics?calendars=US,DE,FR,GB,JP,CN,EUR,BR,ZA,AU&from=2020&to=2026',
];

/** As many as the limit of one key allows: nobody else waits for half a second. */
async function askExpensive(server: Limited): Promise<void> {
  for (const path of EXPENSIVE) {
    const request = getRequest(path, AUTH, 'Accept-Encoding: gzip');
    await survives(
      { connections: 60, request, repeats: 1, readPerSecond: 1 << 20 },
      3,
      server,
      500,
    );
  }
}

crowd('expensive requests of one key keep nobody else waiting, with limits in memory', () =>
  withServer(askExpensive),
);

needs('time', 'redis')(
  'and with limits in Redis, where each response is made after an answer of Redis',
  async () => {
    const redis = await startRedis();
    try {
      await withServer(askExpensive, { REDIS_URL: redis.url });
    } finally {
      await redis.stop();
    }
  },
);

crowd('readers of one byte a second', () =>
  withServer((server) =>
    survives(
      { connections: 100, request: getRequest('/openapi.json'), repeats: 400, readPerSecond: 1 },
      14,
      server,
    ),
  ),
);

crowd('1,200 connections that send nothing, or half of a request', () =>
  withServer(async (server) => {
    await survives({ connections: 1200, request: '' }, 4, server);
    await survives(
      { connections: 1200, request: 'GET /healthz HTTP/1.1\r\nHost: a\r\n' },
      4,
      server,
    );
  }),
);

crowd('spellings of time zones take no memory', () =>
  withServer(async (server) => {
    const spellings = (zone: string, count: number) =>
      Array.from({ length: count }, (_, at) =>
        Array.from(zone, (letter, index) =>
          (at >> (index % 20)) & 1 ? letter.toUpperCase() : letter,
        ).join(''),
      );
    const batch = async (from: number, to: number) => {
      const all = spellings('america/argentina/buenos_aires', to).slice(from);
      await Promise.all(
        Array.from({ length: 8 }, async () => {
          for (let zone = all.pop(); zone; zone = all.pop()) {
            assert.is(
              await get(server.port, `/v1/days/today?calendars=XNYS&tz=${zone}`, '127.0.0.1', true),
              200,
            );
          }
        }),
      );
    };
    await batch(0, 500);
    const before = server.rssMiB();
    await batch(500, 4500);
    assert.ok(server.rssMiB() < before + 60, `${before} MiB became ${server.rssMiB()}`);
  }),
);

test.run();
