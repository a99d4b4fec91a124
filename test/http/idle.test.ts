import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { KEPT_MS } from '../../server/http/app.js';
import { countResponses, exchange, getBytes } from '../helpers/raw.js';
import { startApp, type TestServer } from '../helpers/server.js';

/** Connections without traffic are closed; but not those that wait for us. */

const IDLE_MS = 150;
/** Several times as long: a request that waits behind others on a busy machine. */
const ANSWER_MS = 5 * IDLE_MS;
const LARGE = JSON.stringify({ text: 'x'.repeat(4 << 20) });

let server: TestServer;
let openApi = async () => LARGE;
test.before(async () => {
  server = await startApp({ openApi: () => openApi() });
  server.server.setTimeout(IDLE_MS).keepAliveTimeout = IDLE_MS;
});
test.after(() => server.close());

test('a response that takes longer to make is sent all the same', async () => {
  openApi = () => wait(ANSWER_MS, LARGE);
  const response = await fetch(`${server.origin}/openapi.json`);
  assert.is(response.status, 200);
  assert.is((await response.text()).length, LARGE.length);
});

test('a connection that asks nothing, or nothing more, or half of a request, is closed', async () => {
  const one = getBytes('/healthz').replace('Connection: close\r\n', '');
  for (const bytes of ['', one, 'GET /healthz HTTP/1.1\r\n']) {
    const { closed, status } = await exchange(server, bytes);
    assert.equal([closed, status], [true, bytes === one ? 200 : 0], bytes);
  }
});

test('between requests a connection is kept for longer than balancers do, and the response says so', async () => {
  assert.ok(KEPT_MS > 60_000);
  const one = getBytes('/healthz').replace('Connection: close\r\n', '');
  server.server.keepAliveTimeout = KEPT_MS;
  try {
    const answer = await exchange(server, [one, getBytes('/healthz')], { pauseMs: ANSWER_MS });
    assert.is(countResponses(answer.text), 2);
    assert.is(answer.header('keep-alive'), `timeout=${KEPT_MS / 1000}`);
  } finally {
    server.server.keepAliveTimeout = IDLE_MS;
  }
});

test('one whose client does not read its response is closed', async () => {
  openApi = async () => LARGE;
  const { closed, received } = await new Promise<{ closed: boolean; received: number }>(
    (resolve) => {
      const socket = connect(server.port, '127.0.0.1', () =>
        socket.write(getBytes('/openapi.json').repeat(8)),
      );
      // Reads on only once the server has closed, as far as that can be told without reading.
      socket.pause();
      socket.on('error', () => {});
      socket.on('close', () => resolve({ closed: true, received: socket.bytesRead }));
      void (async () => {
        while ((await connections()) > 0) await wait(20);
        socket.resume();
      })();
    },
  );
  assert.ok(closed && received < LARGE.length * 2, `${received} bytes`);
});

function connections(): Promise<number> {
  return new Promise((resolve) => server.server.getConnections((_error, count) => resolve(count)));
}

test.run();
