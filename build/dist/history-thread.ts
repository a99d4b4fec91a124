import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { openHistory, readIndex } from '../../server/store/history.js';
import { HISTORY_FILE, HISTORY_INDEX } from '../../server/store/history-file.js';
import { DATA_FILE } from '../../server/store/load.js';
import { endWithError } from './end-with-error.js';
import type { DataMessage } from './history-in-thread.js';
import { type HistoryTask, makeHistory } from './make-history.js';
import { packData } from './pack.js';

/** A thread that makes the history and the packed data of its last release: see `history-in-thread.ts`. */
const task = workerData as HistoryTask;
const say = (message: DataMessage) => parentPort!.postMessage(message);

async function makeData(): Promise<void> {
  if (!existsSync(join(task.dir, HISTORY_INDEX))) {
    await makeHistory(task, ({ taken, done, total }) => {
      const what = `history${taken === 0 ? '' : `, ${taken} taken over`}: adding`;
      say({ what, unit: 'releases', done, total });
    });
  }
  const index = readIndex(join(task.dir, HISTORY_INDEX));
  const { read, close } = openHistory(join(task.dir, HISTORY_FILE));
  try {
    const { id } = index.releases.at(-1)!;
    const data = packData(read, index, id, (done, total) => {
      // Often enough for a progress bar.
      if (done % 50 === 0 || done === total) say({ what: `${id}: packing`, unit: 'calendars', done, total });
    });
    writeFileSync(join(task.dir, DATA_FILE), data);
  } finally {
    close();
  }
}

endWithError(makeData());
