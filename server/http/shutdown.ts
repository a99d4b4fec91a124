import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import type { GuardedConnections } from './connection-limits.js';

/**
 * The end of a server under load, without a request lost: what asks for readiness is told no, and every answer closes
 * its connection while new connections are still taken; then the listener closes; then what was asked is answered.
 */
export interface DrainTimes {
  /** The listener stays open until nobody has asked for `quietMs`, at the most for `listenMs`. */
  readonly quietMs: number;
  readonly listenMs: number;
  /**
   * Before the listener closes, no answer is given for so long: a client that waits for one opens no new connection,
   * which would be reset where it waits to be accepted.
   */
  readonly holdMs: number;
  /** Everything ends now, whatever is still being sent. */
  readonly endMs: number;
}

export const DRAIN_TIMES: DrainTimes = { quietMs: 500, listenMs: 5000, holdMs: 100, endMs: 10_000 };
const LOOK_MS = 50;

/** Ends the server; resolves when its last connection has. Whoever calls again gets the same promise: see createApp. */
export async function drain(server: Server, connections: GuardedConnections, times: DrainTimes): Promise<void> {
  const startedMs = performance.now();
  const elapsedMs = () => performance.now() - startedMs;
  const isQuiet = () => performance.now() - connections.lastRequestMs() >= times.quietMs;
  connections.closeAfterAnswers();
  await until(() => isQuiet() || elapsedMs() >= times.listenMs);
  connections.pause();
  await after(times.holdMs);
  // In the phase behind that in which connections are accepted: none is left waiting.
  await new Promise(setImmediate);
  // Not http.Server's own, which cuts answers whose last bytes are still being sent.
  let isClosed = false;
  const closed = new Promise<void>((resolve) => {
    NetServer.prototype.close.call(server, () => {
      isClosed = true;
      resolve();
    });
  });
  connections.resume();
  const closedMs = elapsedMs();
  await until(() => {
    if (isQuiet() && elapsedMs() - closedMs >= times.holdMs) connections.closeIdle();
    return isClosed || elapsedMs() >= times.endMs;
  });
  server.closeAllConnections();
  await closed;
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await after(LOOK_MS);
}
