import { parentPort, workerData } from 'node:worker_threads';
import type { Payload } from '../../server/engine/types.js';
import type { SearchDocument } from '../../server/store/search.js';
import { collectGarbage } from './collect-garbage.js';
import { historyInFile } from './history-writer.js';
import type { SentCalendar, WriterAnswer, WriterMessage, WriterTask } from './writer-in-thread.js';

/** A thread that packs and compresses what a history consists of, and writes it: see `writer-in-thread.ts`. */
const { path, end } = workerData as WriterTask;
const writer = historyInFile(path, end);
const payloads: Payload[] = [];
const names: Payload['names'][] = [];

parentPort!.on('message', (message: WriterMessage) => {
  if ('know' in message) writer.know(message.know);
  else if ('collectGarbage' in message) collectGarbage();
  else parentPort!.postMessage(answerTo(message));
});

function answerTo(
  message: Exclude<WriterMessage, { readonly know: unknown } | { readonly collectGarbage: unknown }>,
): WriterAnswer {
  if ('bytes' in message) return writer.add(message.bytes);
  if ('documents' in message) return addSearch(message.documents);
  return addCalendar(message.calendar);
}

function addSearch(documents: readonly SearchDocument[]): WriterAnswer {
  const added = writer.addSearch(documents);
  // An index takes more memory while it is made than all calendars.
  collectGarbage();
  return added;
}

function addCalendar({ days, numbers, newPayloads, newNames, ...calendar }: SentCalendar): WriterAnswer {
  for (const one of newNames) names.push(one);
  for (const payload of newPayloads) payloads.push({ ...payload, names: names[payload.names]! });
  const entries = Array.from(days, (day, at) => ({ day, payload: payloads[numbers[at]!]! }));
  return writer.addCalendar({ ...calendar, entries });
}
