import { parentPort, workerData } from 'node:worker_threads';
import type { Payload } from '../../server/engine/types.js';
import { historyInFile } from './history-writer.js';
import type { SentCalendar, WriterAnswer, WriterMessage, WriterTask } from './writer-in-thread.js';

/** A thread that packs and compresses what a history consists of, and writes it: see `writer-in-thread.ts`. */
const { path, end } = workerData as WriterTask;
const writer = historyInFile(path, end);
const payloads: Payload[] = [];

parentPort!.on('message', (message: WriterMessage) => {
  if ('know' in message) writer.know(message.know);
  else parentPort!.postMessage(answerTo(message));
});

function answerTo(message: Exclude<WriterMessage, { readonly know: unknown }>): WriterAnswer {
  if ('bytes' in message) return writer.add(message.bytes);
  if ('documents' in message) return writer.addSearch(message.documents);
  return addCalendar(message.calendar);
}

function addCalendar({ days, numbers, newPayloads, ...calendar }: SentCalendar): WriterAnswer {
  for (const payload of newPayloads) payloads.push(payload);
  const entries = Array.from(days, (day, at) => ({ day, payload: payloads[numbers[at]!]! }));
  return writer.addCalendar({ ...calendar, entries });
}
