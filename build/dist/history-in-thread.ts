import { Worker } from 'node:worker_threads';
import { type Progress, progressBar } from '../progress.js';
import type { HistoryTask } from './make-history.js';
import type { ThreadPrograms } from './thread-programs.js';

/** The progress of a step. */
export interface DataMessage {
  readonly what: string;
  readonly unit: string;
  readonly done: number;
  readonly total: number;
}

/** Size of the young generation, less than Node's default; it costs little time. */
const YOUNG_MB = 16;

/**
 * Makes the history, like `makeHistory`, and the packed data of the last release in a thread, whose memory is freed before the files
 * of the release are written. Rejects with its errors.
 */
export async function makeDataInThread(
  task: Omit<HistoryTask, 'writerProgram'>,
  programs: ThreadPrograms,
): Promise<void> {
  const worker = new Worker(programs['history-thread'], {
    eval: true,
    workerData: { ...task, writerProgram: programs['history-writer-thread'] } satisfies HistoryTask,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  });
  const bars = new Map<string, Progress>();
  const stopAll = () => {
    for (const [what, bar] of bars) {
      bar.stop();
      bars.delete(what);
    }
  };
  try {
    await new Promise<void>((resolve, reject) => {
      worker.on('message', ({ what, unit, done, total }: DataMessage) => {
        if (!bars.has(what)) {
          stopAll();
          bars.set(what, progressBar(what, unit));
        }
        bars.get(what)!.update(done, total);
      });
      worker.once('error', reject);
      worker.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`the history ended with ${code}`))));
    });
  } finally {
    stopAll();
  }
}
