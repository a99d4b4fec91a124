import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import type { Connections } from './connection-limits.js';

/**
 * Shutdown under load without losing a request: the readiness check fails, and every response closes its connection while new
 * connections are still accepted; then the listener closes; then the remaining requests are answered.
 */
export interface DrainTimes {
  /** The listener stays open until no request has arrived for `quietMs`, at most for `listenMs`. */
  readonly quietMs: number;
  readonly listenMs: number;
  /**
   * Before the listener closes, responses pause until no request has arrived for `pauseMs`, at most for `maxPauseMs`: a client that
   * waits for one opens no new connection, which would be reset in the accept queue.
   */
  readonly pauseMs: number;
  readonly maxPauseMs: number;
  /** Ends everything now, even responses in progress. */
  readonly endMs: number;
}

/** A step that the processes behind one port take together; resolves when all of them have reached it. */
export type Together = (step: 'quiet' | 'closed') => Promise<void>;

export const DRAIN_TIMES: DrainTimes = {
  quietMs: 500,
  listenMs: 5000,
  pauseMs: 250,
  maxPauseMs: 1000,
  endMs: 10_000,
};
const LOOK_MS = 50;

/**
 * Ends the server; resolves when its last connection is closed. Further calls get the same promise: see createApp. Processes that
 * share a port close it together: until the last of them has, the system accepts connections that nobody reads, and resets them.
 */
export async function drain(
  server: Server,
  connections: Connections,
  times: DrainTimes,
  together: Together = async () => {},
): Promise<void> {
  const drainingMs = stopwatch();
  const isQuietFor = (ms: number) => performance.now() - connections.lastRequestMs() >= ms;
  connections.closeAfterAnswers();
  await until(() => isQuietFor(times.quietMs) || drainingMs() >= times.listenMs);
  await together('quiet');
  let isClosed = false;
  let closed = Promise.resolve();
  const stopListening = async () => {
    const pausingMs = stopwatch();
    await until(() => isQuietFor(times.pauseMs) || pausingMs() >= times.maxPauseMs);
    // Run after the event-loop phase that accepts connections, so that none is left in the queue.
    await new Promise(setImmediate);
    closed = closeListener(server).then(() => {
      isClosed = true;
    });
  };
  // Responses wait until then, so that no client opens a connection meanwhile.
  const stopped = stopListening().then(() => together('closed'));
  connections.pauseUntil(stopped);
  await stopped;
  const closingMs = stopwatch();
  await until(() => {
    if (isQuietFor(times.quietMs) && closingMs() >= times.pauseMs) connections.closeIdle();
    return isClosed || drainingMs() >= times.endMs;
  });
  server.closeAllConnections();
  await closed;
}

/** Not by http.Server's own method, which closes connections while the last bytes are still being sent. */
function closeListener(server: Server): Promise<void> {
  return new Promise((resolve) => {
    NetServer.prototype.close.call(server, () => resolve());
  });
}

/** Milliseconds since now, whenever it is asked. */
function stopwatch(): () => number {
  const startedMs = performance.now();
  return () => performance.now() - startedMs;
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await after(LOOK_MS);
}
