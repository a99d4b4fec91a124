import { parentPort, workerData } from 'node:worker_threads';
import { changesIn, openHistory } from '../../server/store/history.js';
import { openRelease } from '../../server/store/packed.js';
import { writeCalendarFiles } from './calendar-files.js';
import { endWithError } from './end-with-error.js';
import { readData } from './read-data.js';
import type { ThreadMessage, ThreadTask } from './write-in-threads.js';

/** A thread that writes the files of calendars: see `write-in-threads.ts`. */
const { dataPath, historyPath, index, dir, calendars } = workerData as ThreadTask;
const { read, close } = openHistory(historyPath);
const say = (message: ThreadMessage) => parentPort!.postMessage(message);

async function writeFiles(): Promise<void> {
  try {
    const data = openRelease(readData(dataPath), changesIn(read, index));
    say(await writeCalendarFiles(data, dir, calendars, () => say('calendar')));
  } finally {
    close();
  }
}

endWithError(writeFiles());
