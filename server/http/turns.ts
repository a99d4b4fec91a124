import { IncomingMessage, type ServerResponse } from 'node:http';
import type { Bounds } from './bounds.js';
import type { Connection, Connections, Waiting } from './connections.js';
import { keepShares } from './shares.js';

/**
 * The order of requests. One connection's are answered one after the other; the connections take turns, and after a
 * slice of time the process looks for what came meanwhile, so that no long work keeps the others waiting.
 */
export interface Turns {
  /** A request that came: answered at once by `probe`, or in its turn by `handle`. */
  readonly take: (request: IncomingMessage, response: ServerResponse) => void;
  /** From now on every answer that is the last one asked of its connection closes it. */
  readonly closeAfterAnswers: () => void;
  /** Answers wait until `goOn`. */
  readonly pause: () => void;
  readonly goOn: () => void;
  /** When the last request came that was no probe, as performance.now() counts. */
  readonly lastAskedMs: () => number;
  /** Requests that were given their turn. */
  readonly answered: () => number;
}

export interface Handlers {
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void;
  /** Whether the request asks only how the server is; such are answered before all others. */
  readonly isProbe: (request: IncomingMessage) => boolean;
  /** Who sent it, as it is counted where it has no key in a header. */
  readonly clientOf: (request: IncomingMessage) => string;
}

/**
 * The slice while nobody new comes, and while somebody does: Node accepts one connection in each round of its loop, so
 * that with long slices a crowd of new ones keeps the last of them waiting for seconds.
 */
const SLICE_MS = 5;
const SHORT_SLICE_MS = 0.5;
/** So many requests of one connection are read ahead; it is not read from while as many wait. */
const READ_AHEAD = 16;
const LATELY_MS = 100;

const UPGRADE = Symbol('upgrade');

/**
 * A request that leaves alone what follows once its connection is cut, as if it were an upgrade: Node's parser
 * otherwise makes requests of all of the 64 KB it has read, some four thousand, and holds them.
 */
export class BoundedRequest extends IncomingMessage {
  declare [UPGRADE]: boolean | null;

  get upgrade(): boolean | null {
    return this[UPGRADE] || this.socket.destroyed;
  }

  set upgrade(value: boolean | null) {
    this[UPGRADE] = value;
  }
}

export function takeTurns(connections: Connections, bounds: Bounds, { handle, isProbe, clientOf }: Handlers): Turns {
  let ready: Waiting[] = [];
  /** Those of senders that had their share: one of them is answered when nobody else waits, or once in a round. */
  const later: Waiting[] = [];
  const shares = keepShares(clientOf);
  /** Requests that were read ahead lately: those of connections that were cut count too. */
  let readAhead = 0;
  let isScheduled = false;
  let openedBefore = 0;
  let isHeld = false;
  let isClosing = false;
  let askedMs = 0;
  let answered = 0;

  function take(request: IncomingMessage, response: ServerResponse): void {
    const { connection } = request.socket;
    if (!connection || request.socket.destroyed) return;
    connection.seen = connections.nowMs();
    const { current, waiting } = connection;
    const next = { request, response, mayBeFollowed: false };
    if (waiting.length > 0 || (current !== null && !current.writableFinished)) enqueue(connection, next);
    else begin(connection, next);
  }

  function enqueue(connection: Connection, next: Waiting): void {
    const { waiting, socket } = connection;
    const isFull = connections.waiting.count >= bounds.waitingInAll || readAhead >= bounds.waitingInAll;
    if (readAhead === 0) setTimeout(forgetReadAhead, LATELY_MS).unref();
    readAhead++;
    if (waiting.length >= (isFull ? bounds.waitingWhenFull : bounds.waiting)) {
      connections.cut(connection, 'too many requests at once');
      return;
    }
    if (waiting.length === 0) connection.current!.once('close', () => beginNext(connection));
    waiting.push(next);
    connections.waiting.count++;
    if (waiting.length >= READ_AHEAD) {
      connection.isPaused = true;
      socket.pause();
    }
  }

  function forgetReadAhead(): void {
    readAhead = 0;
  }

  function beginNext(connection: Connection): void {
    const { waiting, socket } = connection;
    const next = waiting.shift();
    if (!next) return;
    connections.waiting.count--;
    if (waiting.length > 0) next.response.once('close', () => beginNext(connection));
    else if (connection.isPaused) {
      next.mayBeFollowed = true;
      connection.isPaused = false;
      socket.resume();
    }
    begin(connection, next);
  }

  function begin(connection: Connection, next: Waiting): void {
    connection.current = next.response;
    if (isProbe(next.request)) {
      answer(next);
      return;
    }
    if (isClosing) askedMs = performance.now();
    ready.push(next);
    schedule();
  }

  function schedule(): void {
    if (isScheduled || isHeld) return;
    isScheduled = true;
    setImmediate(run);
  }

  function run(): void {
    isScheduled = false;
    if (isHeld) return;
    const batch = ready;
    ready = [];
    const hasNew = connections.opened() !== openedBefore;
    openedBefore = connections.opened();
    const sliceMs = hasNew ? SHORT_SLICE_MS : SLICE_MS;
    const startedMs = performance.now();
    let nowMs = startedMs;
    for (let at = 0; at < batch.length; at++) {
      if (shares.isSpent(batch[at]!.request)) later.push(batch[at]!);
      else nowMs = answerCounted(batch[at]!, nowMs);
      if (nowMs - startedMs > sliceMs && at + 1 < batch.length) {
        ready = batch.slice(at + 1).concat(ready);
        break;
      }
    }
    const next = later.shift();
    if (next) answerCounted(next, nowMs);
    if (ready.length > 0 || later.length > 0) schedule();
  }

  /** Answers, counts the time for its sender, and returns the time it is then. */
  function answerCounted(next: Waiting, startedMs: number): number {
    answer(next);
    const nowMs = performance.now();
    shares.count(next.request, nowMs - startedMs);
    return nowMs;
  }

  function answer({ request, response, mayBeFollowed }: Waiting): void {
    const { destroyed, connection } = request.socket;
    if (destroyed || !connection) return;
    if (isClosing && !mayBeFollowed && connection.waiting.length === 0) response.shouldKeepAlive = false;
    answered++;
    handle(request, response);
  }

  return {
    take,
    closeAfterAnswers: () => {
      isClosing = true;
      askedMs = performance.now();
    },
    pause: () => {
      isHeld = true;
    },
    goOn: () => {
      isHeld = false;
      if (ready.length > 0 || later.length > 0) schedule();
    },
    lastAskedMs: () => askedMs,
    answered: () => answered,
  };
}
