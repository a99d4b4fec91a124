import { closeSync, openSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { Payload } from '../../server/engine/types.js';
import { readLocation } from '../../server/store/history.js';
import type { BlobLocation } from '../../server/store/history-file.js';
import type { SearchDocument } from '../../server/store/search.js';
import type { AddedCalendar, CalendarToAdd, HistoryWriter } from './history-writer.js';
import { Numbering } from './pack.js';

/** A `HistoryWriter` whose packing and compressing is done by a thread of its own, while the caller goes on. */
export interface WriterInThread extends HistoryWriter {
  /** Resolves once only little waits for the thread, which else would fill the memory. Rejects with the errors of the thread. */
  readonly hasRoom: () => Promise<void>;
  /** Fills in what the writer has returned so far: before, locations are empty. Rejects with the errors of the thread. */
  readonly settled: () => Promise<void>;
  /** Frees memory of the thread once it has done what was sent before. */
  readonly collectGarbage: () => void;
  /** Closes the file once the thread has ended. */
  readonly end: () => Promise<void>;
}

/** The file of the thread, and its length. */
export interface WriterTask {
  readonly path: string;
  readonly end: number;
}

/** A calendar whose entries are days and numbers of payloads; the thread knows the payloads and names sent before. */
export interface SentCalendar extends Omit<CalendarToAdd, 'entries'> {
  readonly days: Int32Array;
  readonly numbers: Uint32Array;
  readonly newPayloads: readonly SentPayload[];
  readonly newNames: readonly Payload['names'][];
}

/** Many payloads have the same names: each is sent once. */
export interface SentPayload extends Omit<Payload, 'names'> {
  readonly names: number;
}

/** What the thread is to add; it answers in this order, except to `know` and `collectGarbage`. */
export type WriterMessage =
  | { readonly bytes: Uint8Array }
  | { readonly calendar: SentCalendar }
  | { readonly documents: readonly SearchDocument[] }
  | { readonly know: readonly BlobLocation[] }
  | { readonly collectGarbage: true };

export type WriterAnswer = BlobLocation | AddedCalendar;

/** What may wait for the thread: enough for it to be busy while the next release is read. */
export const MAX_WAITING = 400;
/** Size of the young generation, less than Node's default; it costs little time. */
const YOUNG_MB = 8;

/** Opens the file at `path`, like `historyInFile`. `program`: that of `history-writer-thread.ts`. */
export function writerInThread(program: string, path: string, end = 0): WriterInThread {
  const file = openSync(path, end === 0 ? 'w+' : 'r+');
  const worker = new Worker(program, {
    eval: true,
    workerData: { path, end } satisfies WriterTask,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  });
  const payloads = new Numbering<Payload>();
  const names = new Numbering<Payload['names']>();
  let [sentPayloads, sentNames] = [0, 0];
  const unfilled: object[] = [];
  let filled = 0;
  let failure: Error | null = null;
  let onChange = () => {};
  worker.on('message', (answer: WriterAnswer) => {
    Object.assign(unfilled[filled++]!, answer);
    onChange();
  });
  worker.on('error', (error) => {
    failure ??= error as Error;
    onChange();
  });
  const ended = new Promise<void>((resolve) => {
    worker.once('exit', () => {
      failure ??= new Error('the thread that writes the history has ended');
      onChange();
      resolve();
    });
  });

  /** Resolves once no more than `most` answers are missing. */
  function untilWaiting(most: number): Promise<void> {
    return new Promise((resolve, reject) => {
      onChange = () => {
        if (failure) reject(failure);
        else if (unfilled.length - filled <= most) resolve();
      };
      onChange();
    });
  }

  function post<T extends WriterAnswer>(message: WriterMessage, own: readonly ArrayBuffer[] = []): T {
    worker.postMessage(message, [...own]);
    const answer = {};
    unfilled.push(answer);
    return answer as T;
  }
  const add = (bytes: Uint8Array) => {
    // A part of a buffer would take the whole of it along.
    const copy = new Uint8Array(bytes);
    return post<BlobLocation>({ bytes: copy }, [copy.buffer]);
  };
  return {
    add,
    addJson: (value) => add(Buffer.from(JSON.stringify(value))),
    addCalendar: ({ entries, ...calendar }) => {
      const days = Int32Array.from(entries, ({ day }) => day);
      const numbers = Uint32Array.from(entries, ({ payload }) => payloads.numberOf(payload));
      const newPayloads = payloads.values
        .slice(sentPayloads)
        .map((payload) => ({ ...payload, names: names.numberOf(payload.names) }));
      const newNames = names.values.slice(sentNames);
      [sentPayloads, sentNames] = [payloads.values.length, names.values.length];
      return post<AddedCalendar>({ calendar: { ...calendar, days, numbers, newPayloads, newNames } }, [
        days.buffer,
        numbers.buffer,
      ]);
    },
    addSearch: (documents) => post<BlobLocation>({ documents }),
    read: (place, what) => readLocation(file, path, place, what),
    know: (known) => worker.postMessage({ know: known } satisfies WriterMessage),
    close: () => closeSync(file),
    hasRoom: async () => {
      if (unfilled.length - filled > MAX_WAITING) await untilWaiting(MAX_WAITING / 2);
    },
    settled: async () => {
      await untilWaiting(0);
      unfilled.length = filled = 0;
    },
    collectGarbage: () => worker.postMessage({ collectGarbage: true } satisfies WriterMessage),
    end: async () => {
      await worker.terminate();
      await ended;
      closeSync(file);
    },
  };
}
