import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { threadPrograms } from '../../build/dist/thread-programs.js';
import { MAX_WAITING, writerInThread } from '../../build/dist/writer-in-thread.js';

/** The thread that writes a history. */

const folder = mkdtempSync(join(tmpdir(), 'kalends-writer-'));
test.after(() => rmSync(folder, { recursive: true }));

test('whoever asks for room never has more waiting than that, and reads what was written', async () => {
  const { 'history-writer-thread': program } = await threadPrograms();
  const path = join(folder, 'history.bin');
  const writer = writerInThread(program, path);
  try {
    const texts = Array.from({ length: 5 * MAX_WAITING }, (_, number) => `text ${number}`);
    const places = [];
    let most = 0;
    for (const text of texts) {
      places.push(writer.add(Buffer.from(text)));
      await writer.hasRoom();
      // An answer that is missing has no members yet.
      most = Math.max(most, places.filter((place) => place.offset === undefined).length);
    }
    assert.ok(most <= MAX_WAITING, `${most} waited`);
    await writer.settled();
    for (const at of [0, MAX_WAITING, texts.length - 1])
      assert.is(Buffer.from(writer.read(places[at]!, 'it')).toString(), texts[at]);
  } finally {
    await writer.end();
  }
});

test('whoever waits for room is told of a thread that failed', async () => {
  const { 'history-writer-thread': program } = await threadPrograms();
  const failing = program.replace(
    '"use strict";',
    '"use strict"; setTimeout(() => { throw new Error("disk full"); }, 50);',
  );
  const writer = writerInThread(failing, join(folder, 'failing.bin'));
  const error = await (async () => {
    for (;;) {
      writer.add(Buffer.from('x'));
      await writer.hasRoom();
    }
  })().catch((reason: unknown) => reason);
  assert.match(String(error), /disk full/);
  await writer.end();
});

test.run();
