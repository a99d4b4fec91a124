import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { HistoryIndex } from '../../server/store/history-file.js';
import { allEnded } from '../all-ended.js';
import type { WrittenFile } from './calendar-files.js';

/** The input of a thread: the paths of the packed data and the history, and its calendars. */
export interface ThreadTask {
  readonly dataPath: string;
  readonly historyPath: string;
  readonly index: Pick<HistoryIndex, 'releases'>;
  readonly dir: string;
  readonly calendars: readonly number[];
}

/** A message of a thread: one more calendar is done, or the list of its files. */
export type ThreadMessage = 'calendar' | readonly WrittenFile[];

/** Two files of each calendar. */
const FILES_OF_ONE = 2;
const MAX_THREADS = 4;
/** Size of the young generation, less than Node's default; it costs little time. */
const YOUNG_MB = 8;

/**
 * Like `writeCalendarFiles`, for all calendars of a release, in threads; rejects if one of them fails. `program`: that of
 * `calendar-files-thread.ts`.
 */
export async function writeInThreads(
  program: string,
  task: Omit<ThreadTask, 'calendars'>,
  count: number,
  onCalendar: () => void,
): Promise<WrittenFile[]> {
  // One processor is left to the pages.
  const limit = Math.min(availableParallelism() - 1, MAX_THREADS);
  const threads = Math.max(1, Math.min(limit, count));
  const calendars = Array.from({ length: count }, (_, index) => index);
  const parts = await allEnded(
    Array.from({ length: threads }, (_, thread) => {
      const own = calendars.filter((index) => index % threads === thread);
      return inThread(program, { ...task, calendars: own }, onCalendar);
    }),
  );
  return calendars.flatMap((index) => {
    const at = FILES_OF_ONE * Math.floor(index / threads);
    return parts[index % threads]!.slice(at, at + FILES_OF_ONE);
  });
}

function inThread(program: string, task: ThreadTask, onCalendar: () => void): Promise<readonly WrittenFile[]> {
  const worker = new Worker(program, {
    eval: true,
    workerData: task,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  });
  return new Promise((resolve, reject) => {
    worker.on('message', (message: ThreadMessage) => (message === 'calendar' ? onCalendar() : resolve(message)));
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`a thread that writes files ended with ${code}`)));
  });
}
