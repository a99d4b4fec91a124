import { readFileSync } from 'node:fs';

/**
 * How much of the process its clients may hold. Node's own server bounds nothing of this: it reads 64 KB of pipelined
 * requests at once, keeps every answer until it is taken, and every connection that comes.
 */
export interface Bounds {
  /** Connections in all, and from one address (of IPv6: one network of 64 bits). */
  readonly connections: number;
  readonly connectionsOfAddress: number;
  /** Requests of one connection behind the one that is being answered: as many as one read can hold. */
  readonly waiting: number;
  /**
   * Requests of all connections that wait, or were read ahead within a tenth of a second: making one takes some ten
   * microseconds. From there on, one connection may have only `waitingWhenFull`.
   */
  readonly waitingInAll: number;
  readonly waitingWhenFull: number;
  /** Large bodies, made for one answer each, that have not been taken yet; in bytes. */
  readonly heldBytes: number;
  /** An answer of which nothing is taken for so long is cut with its connection. */
  readonly stallMs: number;
  /** After this time an answer must have been taken at so many bytes per second. */
  readonly patienceMs: number;
  readonly leastBytesPerSecond: number;
}

/** Files that the process opens beside its connections: data, logs, artifacts. */
const OTHER_FILES = 200;
const MOST_CONNECTIONS = 1000;

export const BOUNDS: Bounds = {
  connections: MOST_CONNECTIONS,
  connectionsOfAddress: 512,
  waiting: 4096,
  waitingInAll: 4096,
  waitingWhenFull: 32,
  heldBytes: 67_108_864,
  stallMs: 10_000,
  patienceMs: 20_000,
  leastBytesPerSecond: 4096,
};

/** The bounds of this process: no more connections than it may have files open. */
export function boundsOfProcess(): Bounds {
  const connections = Math.max(16, Math.min(MOST_CONNECTIONS, mostOpenFiles() - OTHER_FILES));
  return { ...BOUNDS, connections, connectionsOfAddress: Math.min(BOUNDS.connectionsOfAddress, connections) };
}

/** The soft limit of open files where the system tells it as Linux does; else what is usual. */
function mostOpenFiles(): number {
  try {
    const match = /^Max open files\s+(\d+|unlimited)/m.exec(readFileSync('/proc/self/limits', 'utf8'));
    return match?.[1] === 'unlimited' ? Number.POSITIVE_INFINITY : Number(match?.[1] ?? 1024);
  } catch {
    return 1024;
  }
}
