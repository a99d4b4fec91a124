import { readFileSync } from 'node:fs';
import { IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import { type Clients, clientOf } from '../config/client-address.js';
import { getOrMake } from '../util/get-or-make.js';
import type { Exchange } from './exchange.js';

/**
 * Connection limits for which Node has no setting: connections of one address, queued requests of one connection, and responses
 * that clients do not read. Node's own settings (timeouts, header size) are in app.ts.
 */
export interface ConnectionLimits {
  /** Connections in total, and from one address (for IPv6 one /64 network). */
  readonly connections: number;
  readonly connectionsOfAddress: number;
  /** Length of the request queue of one connection, without the current request, and of all connections together. */
  readonly waitingOfConnection: number;
  readonly waiting: number;
  /** Bytes of responses that were made and not yet read by clients. */
  readonly unsentBytes: number;
  /** A connection without any traffic for this time is closed. */
  readonly idleMs: number;
}

/** Files that the process opens in addition to connections (data, logs); each connection may also have one file open. */
const OTHER_FILES = 100;
const MAX_CONNECTIONS = 1000;

const CONNECTION_LIMITS: ConnectionLimits = {
  connections: MAX_CONNECTIONS,
  connectionsOfAddress: 512,
  // The number of minimal API requests that fit into one read of 64 KB.
  waitingOfConnection: 1024,
  waiting: 1024,
  unsentBytes: 67_108_864,
  idleMs: 10_000,
};
/** A connection is paused while its request queue has this length. */
const READ_AHEAD = 16;
/** Each connection may queue this many, whatever the others have. */
const MIN_WAITING = 2;
const SWEEP_MS = 1000;

interface Connection {
  readonly socket: Socket;
  readonly address: string;
  readonly waiting: Exchange[];
  /** The current request. */
  current: Exchange | null;
  /** Continues with the next request; one function for all responses. */
  readonly onClose: () => void;
}

export interface ConnectionCounts {
  /** Number of handled requests. */
  readonly handled: number;
  readonly connections: number;
  /** Number of queued requests. */
  readonly waiting: number;
  /** Number of connections closed by a limit. */
  readonly cut: number;
}

export interface LimitedConnections {
  /** Handles the requests of each connection in sequence. */
  readonly take: (exchange: Exchange) => void;
  readonly counts: () => ConnectionCounts;
  /** The last open response on a socket, of the requests received so far; null if none is open. */
  readonly lastResponse: (socket: Socket) => ServerResponse | null;
  /** From now on, the last response on each connection closes it. */
  readonly closeAfterAnswers: () => void;
  /** Queues all requests until `resume`. */
  readonly pause: () => void;
  readonly resume: () => void;
  /** Time of the last request by performance.now(), without probes. */
  readonly lastRequestMs: () => number;
  /** Closes idle connections. */
  readonly closeIdle: () => void;
}

const UPGRADE = Symbol('upgrade');

/**
 * A request that stops the parser once its connection is closed, as if it were an upgrade. Otherwise Node's parser makes requests
 * of the whole 64 KB that it has read, some two thousand.
 */
export class LimitedRequest extends IncomingMessage {
  declare [UPGRADE]?: boolean;

  get upgrade(): boolean | null {
    return this[UPGRADE] === true || this.socket.destroyed;
  }

  set upgrade(value: boolean | null) {
    // Nearly all have none, so the member is only created if needed.
    if (value || this[UPGRADE]) this[UPGRADE] = Boolean(value);
  }
}

/** The limits of this process: connections are limited by the number of open files. */
export function processLimits(): ConnectionLimits {
  const connections = Math.max(16, Math.min(MAX_CONNECTIONS, Math.floor((maxOpenFiles() - OTHER_FILES) * 0.85)));
  const connectionsOfAddress = Math.min(CONNECTION_LIMITS.connectionsOfAddress, connections);
  return { ...CONNECTION_LIMITS, connections, connectionsOfAddress };
}

/** Applies the limits to the connections of a server; `isProbe` marks requests that go first. */
export function limitConnections(
  server: Server,
  limits: ConnectionLimits,
  { clients, log, isProbe }: { clients: Clients; log: Logger; isProbe: (request: IncomingMessage) => boolean },
  handle: (exchange: Exchange) => void,
): LimitedConnections {
  const connections = new Map<Socket, Connection>();
  const byAddress = new Map<string, Set<Connection>>();
  /** The queue while the handling of requests is paused. */
  let paused: (() => void)[] = [];
  let waiting = 0;
  let handled = 0;
  let cut = 0;
  let cutBefore = 0;
  let lastRequestMs = 0;
  let isClosing = false;
  let isPaused = false;

  function open(socket: Socket): void {
    // Handles socket errors, even if Node's own listener was removed.
    socket.on('error', () => socket.destroy());
    const address = clientOf(socket.remoteAddress);
    const others = byAddress.get(address);
    if (others && others.size >= limits.connectionsOfAddress && !clients.isProxy(socket.remoteAddress)) {
      makeRoom(others);
    } else if (connections.size >= limits.connections) makeRoom(connections.values());
    const onClose = () => next(connection);
    const connection: Connection = { socket, address, waiting: [], current: null, onClose };
    connections.set(socket, connection);
    getOrMake(byAddress, address, () => new Set()).add(connection);
    socket.once('close', () => forget(connection));
  }

  /** Closes the oldest idle connection; if none is idle, the oldest one. */
  function makeRoom(among: Iterable<Connection>): void {
    let oldest: Connection | undefined;
    let idle: Connection | undefined;
    for (const connection of among) {
      oldest ??= connection;
      // A connection whose request body has not arrived counts as idle.
      if (connection.current?.request.complete) continue;
      idle = connection;
      break;
    }
    const chosen = idle ?? oldest;
    if (chosen) cutOff(chosen);
  }

  function cutOff(connection: Connection): void {
    cut++;
    connection.socket.destroy();
    forget(connection);
  }

  function forget(connection: Connection): void {
    if (!connections.delete(connection.socket)) return;
    const others = byAddress.get(connection.address)!;
    others.delete(connection);
    if (others.size === 0) byAddress.delete(connection.address);
    const count = connection.waiting.length;
    connection.waiting.length = 0;
    // After the reads of this turn of the event loop: otherwise each of many connections could queue as many in it.
    if (count === 0) return;
    setImmediate(() => {
      waiting -= count;
    });
  }

  function take(exchange: Exchange): void {
    const connection = connections.get(exchange.request.socket);
    if (!connection) return;
    if (connection.current !== null) wait(connection, exchange);
    else begin(connection, exchange);
  }

  function wait(connection: Connection, exchange: Exchange): void {
    const limit = waiting >= limits.waiting ? MIN_WAITING : limits.waitingOfConnection;
    if (connection.waiting.length >= limit) {
      cutOff(connection);
      return;
    }
    connection.waiting.push(exchange);
    waiting++;
    if (connection.waiting.length === READ_AHEAD) connection.socket.pause();
  }

  function begin(connection: Connection, exchange: Exchange): void {
    connection.current = exchange;
    exchange.response.on('close', connection.onClose);
    if (!isClosing && !isPaused) {
      answer(connection, exchange);
      return;
    }
    const isCounted = !isProbe(exchange.request);
    if (isCounted && isClosing) lastRequestMs = performance.now();
    if (isCounted && isPaused) paused.push(() => answer(connection, exchange));
    // Wait for the other requests of the same read: only the last response closes the connection.
    else if (isClosing) setImmediate(answer, connection, exchange);
    else answer(connection, exchange);
  }

  function answer(connection: Connection, exchange: Exchange): void {
    if (isClosing && connection.waiting.length === 0 && !connection.socket.isPaused()) {
      exchange.response.shouldKeepAlive = false;
    }
    handled++;
    handle(exchange);
  }

  function next(connection: Connection): void {
    connection.current = null;
    const following = connection.waiting.shift();
    if (!following) return;
    waiting--;
    begin(connection, following);
    if (connection.waiting.length === 0 && connection.socket.isPaused()) connection.socket.resume();
  }

  /** Closes the connections with the most unread response bytes until the rest is within the limit. */
  function sweep(): void {
    const unsent = [...connections.values()].filter(({ socket }) => socket.writableLength > 0);
    let bytes = unsent.reduce((sum, { socket }) => sum + socket.writableLength, 0);
    if (bytes > limits.unsentBytes) unsent.sort((a, b) => a.socket.writableLength - b.socket.writableLength);
    while (bytes > limits.unsentBytes) {
      const largest = unsent.pop()!;
      bytes -= largest.socket.writableLength;
      cutOff(largest);
    }
    if (cut > cutBefore)
      log.warn({ count: cut - cutBefore }, 'connections were closed: a connection limit was exceeded');
    cutBefore = cut;
  }

  // Runs before Node's own listener, which starts to read.
  server.prependListener('connection', open);
  server.setTimeout(limits.idleMs);
  const timer = setInterval(sweep, SWEEP_MS).unref();
  server.once('close', () => clearInterval(timer));
  return {
    take,
    counts: () => ({ handled, connections: connections.size, waiting, cut }),
    lastResponse: (socket) => {
      const connection = connections.get(socket);
      return (connection?.waiting.at(-1) ?? connection?.current)?.response ?? null;
    },
    closeAfterAnswers: () => {
      isClosing = true;
      lastRequestMs = performance.now();
    },
    pause: () => {
      isPaused = true;
    },
    resume: () => {
      isPaused = false;
      const before = paused;
      paused = [];
      for (const goOn of before) goOn();
    },
    lastRequestMs: () => lastRequestMs,
    closeIdle: () => {
      for (const { socket, current } of connections.values()) if (current === null) socket.destroy();
    },
  };
}

/** The soft limit of open files, read as on Linux; otherwise a common default. */
function maxOpenFiles(): number {
  try {
    const match = /^Max open files\s+(\d+|unlimited)/m.exec(readFileSync('/proc/self/limits', 'utf8'));
    return match?.[1] === 'unlimited' ? Number.POSITIVE_INFINITY : Number(match?.[1] ?? 1024);
  } catch {
    return 1024;
  }
}
