import { connect } from 'node:net';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { DRAIN_TIMES } from '../../server/http/shutdown.js';
import { getRequest, KEY, type Limited, startLimited } from '../helpers/limited.js';
import { isLongRun, needs } from '../helpers/needs.js';
import { countResponses } from '../helpers/raw.js';

/** SIGTERM to the real process under load: no request is lost, and it ends. */

/** Between an answer and the next question: none is the crowd of the whole run. */
const PAUSE_MS = isLongRun ? 0 : 40;
/**
 * On one connection, before the first answer is read: more than two reads of the server, 64 KB each, and few enough that a
 * busy machine answers them within the ten seconds after which a shutdown ends what is left.
 */
const PIPELINED = 1200;
/** Some clients are slow to open their next connection, by up to this time. */
const REOPEN_MS = 200;
/** How often workers end together: 2 of 5 times they lost connections. */
const RUNS = isLongRun ? 5 : 2;
const AUTH = `Authorization: Bearer ${KEY}`;
const QUESTION = getRequest('/v1/days/2026-12-24?calendars=XNYS', AUTH);

const pause = (ms: number) => new Promise((wake) => setTimeout(wake, ms));

interface Client {
  answered: number;
  closes: number;
  readonly lost: string[];
}

/** Asks over one connection after the other, kept as long as the server keeps it, until no new one is taken. */
async function get(
  port: number,
  client: Client,
  restMs = PAUSE_MS,
  reopenMs = restMs,
): Promise<void> {
  for (;;) {
    const end = await askOverOne(port, client, restMs);
    if (end === 'refused') return;
    if (end !== 'closed') client.lost.push(end);
    if (reopenMs > 0) await pause(reopenMs);
  }
}

/** How a connection ended: the server closed it behind an answer that said so, refused it, or lost a request. */
function askOverOne(port: number, client: Client, restMs: number): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    let isAsked = false;
    let isClosing = false;
    const socket = connect(port, '127.0.0.1');
    socket.setTimeout(300_000, () => socket.destroy(new Error('no answer')));
    const next = () => {
      isAsked = true;
      text = '';
      socket.write(QUESTION);
    };
    socket.on('connect', next);
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      const end = text.indexOf('\r\n\r\n');
      const length = Number(/content-length: (\d+)/.exec(text)?.[1]);
      if (end < 0 || text.length < end + 4 + length) return;
      if (!text.startsWith('HTTP/1.1 200')) client.lost.push(text.slice(0, 100));
      client.answered++;
      isAsked = false;
      isClosing = /\r\nconnection: close\r\n/i.test(text.slice(0, end + 2));
      if (isClosing) client.closes++;
      else if (restMs > 0) setTimeout(next, restMs);
      else next();
    });
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') resolve('refused');
      else if (isAsked) resolve(error.message);
    });
    socket.on('close', () =>
      resolve(isClosing && !isAsked ? 'closed' : 'closed without an answer'),
    );
  });
}

async function withServer(
  use: (server: Limited) => Promise<void>,
  more: Record<string, string> = {},
): Promise<void> {
  const server = await startLimited({ environment: { KALENDS_RATE_LIMIT: 'off', ...more } });
  try {
    await use(server);
  } finally {
    await server.stop();
  }
}

needs('time')(
  'under load of kept connections: readiness goes first, answers close, none is lost, a second signal changes nothing',
  () =>
    withServer(async (server) => {
      const ready = async () => (await fetch(`http://127.0.0.1:${server.port}/readyz`)).status;
      assert.is(await ready(), 200);
      const clients = Array.from(
        { length: 12 },
        (): Client => ({ answered: 0, closes: 0, lost: [] }),
      );
      const asking = Promise.all(clients.map((client) => get(server.port, client)));
      await pause(1000);
      assert.ok(clients.every(({ closes }) => closes === 0));
      const startedMs = performance.now();
      server.process.kill('SIGTERM');
      await pause(300);
      assert.is(await ready(), 503);
      assert.is((await fetch(`http://127.0.0.1:${server.port}/healthz`)).status, 200);
      server.process.kill('SIGTERM');
      server.process.kill('SIGINT');
      await asking;
      assert.is(await server.ended, 0);
      const tookMs = performance.now() - startedMs;
      assert.ok(tookMs > 1000 && tookMs < 120_000, `it took ${tookMs} ms`);
      const lost = clients.flatMap((client) => client.lost);
      // A machine so busy that the shutdown ends by its bound may lose what was under way, and no more: that is what the bound says.
      const isCut = (one: string) =>
        tookMs >= DRAIN_TIMES.endMs && /^(?:read ECONNRESET|closed without an answer)$/.test(one);
      assert.equal(
        lost.filter((one) => !isCut(one)),
        [],
        `after ${tookMs} ms`,
      );
      assert.ok(lost.length <= clients.length, 'one request a connection was under way');
      assert.ok(clients.every(({ answered, closes }) => answered > 10 && closes > 0));
    }),
);

needs('time')('two workers, one port, load that never pauses: none is lost', async () => {
  for (let time = 0; time < RUNS; time++) {
    await withServer(
      async (server) => {
        const clients = Array.from(
          { length: 16 },
          (): Client => ({ answered: 0, closes: 0, lost: [] }),
        );
        const asking = Promise.all(
          clients.map((client, at) =>
            get(server.port, client, 0, at % 2 && REOPEN_MS * Math.random()),
          ),
        );
        await pause(1000);
        server.process.kill('SIGTERM');
        await asking;
        assert.is(await server.ended, 0);
        assert.equal(
          clients.flatMap(({ lost }) => lost),
          [],
          `run ${time}`,
        );
        assert.ok(clients.every(({ answered, closes }) => answered > 10 && closes > 0));
      },
      { KALENDS_WORKERS: '2' },
    );
  }
});

test('all pipelined requests of one connection are answered', () =>
  withServer(async (server) => {
    const socket = connect(server.port, '127.0.0.1');
    let text = '';
    let end = 'closed';
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
    });
    socket.on('error', ({ message }) => {
      end = message;
    });
    const closed = new Promise((resolve) => socket.once('close', resolve));
    await new Promise((resolve) => socket.once('connect', resolve));
    const answered = new Promise((resolve) => socket.once('data', resolve));
    await new Promise((resolve) => socket.write(QUESTION.repeat(PIPELINED), resolve));
    await answered;
    const startedMs = performance.now();
    server.process.kill('SIGTERM');
    await closed;
    const tookMs = Math.round(performance.now() - startedMs);
    assert.equal([countResponses(text), end], [PIPELINED, 'closed'], `after ${tookMs} ms`);
    assert.is(await server.ended, 0);
  }));

test('clients that read or send nothing delay the shutdown by at most ten seconds', () =>
  withServer(async (server) => {
    const sockets = ['', 'GET /healthz HTTP/1.1\r\n', getRequest('/openapi.json').repeat(2000)].map(
      (bytes) => {
        const socket = connect(server.port, '127.0.0.1');
        socket.on('error', () => {});
        socket.pause();
        socket.write(bytes);
        return socket;
      },
    );
    await pause(500);
    const startedMs = performance.now();
    server.process.kill('SIGTERM');
    assert.is(await server.ended, 0);
    assert.ok(
      performance.now() - startedMs < 120_000,
      `it took ${performance.now() - startedMs} ms`,
    );
    for (const socket of sockets) socket.destroy();
  }));

test.run();
