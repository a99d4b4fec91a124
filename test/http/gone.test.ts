import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { answerInTurns } from '../../server/api/answer-pieces.js';
import type { Answer } from '../../server/api/endpoint.js';
import { getBytes } from '../helpers/raw.js';

/** What a client asked for is not made any further once its connection is gone. */

const PIECES = 400;
/** The pieces take some time, so that there are several turns. */
const PIECE_MS = 0.2;

/** An answer of many pieces that counts those that were made. */
function counted(): { answer: Answer; made: () => number } {
  let made = 0;
  function* pieces(): Generator<string, undefined> {
    while (made < PIECES) {
      made++;
      for (const startMs = performance.now(); performance.now() - startMs < PIECE_MS; );
      yield 'x';
    }
  }
  return { answer: { contentType: 'text/plain', body: '', pieces: pieces() }, made: () => made };
}

test('a long answer has all its pieces while its client waits', async () => {
  const { answer, made } = counted();
  const whole = await answerInTurns(answer, () => true);
  assert.equal([whole?.body, made()], ['x'.repeat(PIECES), PIECES]);
});

test('it is made no further once the connection was reset', async () => {
  const { answer, made } = counted();
  const results: Promise<Answer | null>[] = [];
  const server = createServer((_request: IncomingMessage, response: ServerResponse) => {
    socket.resetAndDestroy();
    results.push(answerInTurns(answer, () => !response.destroyed));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () =>
    socket.write(getBytes('/')),
  );
  while (results.length === 0) await wait(1);
  assert.is(await results[0], null);
  assert.ok(made() < PIECES, `${made()} of ${PIECES} pieces were made`);
  server.close();
});

test.run();
