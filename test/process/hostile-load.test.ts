import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type AttackPlan,
  ask,
  attack,
  getRequest,
  KEY,
  type Limited,
  probe,
  startLimited,
} from '../helpers/limited.js';

/**
 * The real process with a heap of 1 GB and 1,024 open files, among clients that flood it and read nothing: it goes on,
 * is in health within a second, stays under 400 MiB, serves the others, and then has its memory and files back.
 */
const MOST_MIB = 400;
/**
 * A busy machine keeps a process waiting now and then: one probe in a hundred may be late, none unanswered. And it keeps it
 * waiting all the time: then a second is as much longer as the process waited beside what it ran.
 */
const LATE_MS = 1000;
const AUTH = `Authorization: Bearer ${KEY}`;
const QUESTION = '/v1/days/2026-12-24?calendars=XNYS';
const LARGE = '/v1/holidays?calendars=US,DE,FR,GB,JP,CN,IN,BR,ZA,AU&from=2005-01-01&to=2059-12-31&include=sources';

async function survives(plan: AttackPlan, seconds: number, server: Limited): Promise<void> {
  const before = server.openFiles();
  const began = server.scheduled();
  const attacker = await attack(server.port, plan);
  const over = new Promise((wake) => setTimeout(wake, seconds * 1000));
  const [health, others] = await Promise.all([
    probe(server.port, '/healthz', over),
    probe(server.port, QUESTION, over),
  ]);
  const files = server.openFiles();
  const now = server.scheduled();
  const slower = 1 + (now.waited - began.waited) / (now.ran - began.ran);
  await attacker.stop();
  assert.equal([health.failures, others.failures], [[], []]);
  assert.ok(health.count > seconds && others.count > seconds, `${health.count} and ${others.count} answers`);
  const tookMs = health.lateMs(0.99);
  assert.ok(tookMs < LATE_MS * slower, `/healthz took ${tookMs} ms, on a machine ${slower} times as slow`);
  assert.ok(server.peakMiB() < MOST_MIB, `${server.peakMiB()} MiB`);
  assert.ok(files < 900, `${files} files were open`);
  for (let wait = 0; wait < 100 && server.openFiles() > before + 2; wait++) {
    await new Promise((wake) => setTimeout(wake, 100));
  }
  assert.ok(server.openFiles() <= before + 2, `${server.openFiles()} files stay open, ${before} were`);
  assert.is(await ask(server.port, QUESTION), 200);
}

async function withServer(use: (server: Limited) => Promise<void>): Promise<void> {
  const server = await startLimited({ environment: { KALENDS_RATE_LIMIT: '1000000/60' } });
  try {
    await use(server);
  } finally {
    await server.stop();
  }
}

const PAGE = getRequest('/');

test('1,600 pipelined requests of a page, on one connection and on a hundred', () =>
  withServer(async (server) => {
    await survives({ connections: 1, request: PAGE, repeats: 1600 }, 2, server);
    await survives({ connections: 100, request: PAGE, repeats: 1600 }, 4, server);
  }));

test('300 connections that pipeline the description and never read', () =>
  withServer((server) =>
    survives({ connections: 300, request: getRequest('/openapi.json'), repeats: 20_000 }, 15, server),
  ));

test('30 connections of one key that ask for large answers and never read', () =>
  withServer((server) => survives({ connections: 30, request: getRequest(LARGE, AUTH), repeats: 20 }, 14, server)));

test('changes, feeds and files of releases, asked for and not taken', () =>
  withServer(async (server) => {
    const paths = ['/v1/changes?since=2020-01-01&limit=1000', '/v1/calendars', '/releases/latest/csv/XTAE.csv'];
    for (const path of paths) {
      await survives(
        { connections: 60, request: getRequest(`${path}${path.includes('?') ? '&' : '?'}key=${KEY}`), repeats: 40 },
        4,
        server,
      );
    }
  }));

test('readers of one byte a second', () =>
  withServer((server) =>
    survives({ connections: 100, request: getRequest('/openapi.json'), repeats: 400, readPerSecond: 1 }, 14, server),
  ));

test('1,200 connections that send nothing, or half of a request', () =>
  withServer(async (server) => {
    await survives({ connections: 1200, request: '' }, 4, server);
    await survives({ connections: 1200, request: 'GET /healthz HTTP/1.1\r\nHost: a\r\n' }, 4, server);
  }));

test('spellings of time zones take no memory', () =>
  withServer(async (server) => {
    const spellings = (zone: string, count: number) =>
      Array.from({ length: count }, (_, at) =>
        Array.from(zone, (letter, place) => ((at >> (place % 20)) & 1 ? letter.toUpperCase() : letter)).join(''),
      );
    const batch = async (from: number, to: number) => {
      const all = spellings('america/argentina/buenos_aires', to).slice(from);
      await Promise.all(
        Array.from({ length: 8 }, async () => {
          for (let zone = all.pop(); zone; zone = all.pop()) {
            assert.is(await ask(server.port, `/v1/days/today?calendars=XNYS&tz=${zone}`, '127.0.0.1', true), 200);
          }
        }),
      );
    };
    await batch(0, 500);
    const before = server.rssMiB();
    await batch(500, 4500);
    assert.ok(server.rssMiB() < before + 60, `${before} MiB became ${server.rssMiB()}`);
  }));

test.run();
