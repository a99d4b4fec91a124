import { readFileSync } from 'node:fs';
import { IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import { type Clients, clientOf } from '../config/client-address.js';
import type { Exchange } from './exchange.js';

/**
 * Connection limits for which Node has no setting: connections of one address, queued requests of one connection, and responses
 * that clients do not read. Node's own settings (timeouts, header size) are in app.ts.
 */
export interface ConnectionLimits {
  /** Connections in total, and from one address (for IPv6 one /64 network). */
  readonly connections: number;
  readonly connectionsOfAddress: number;
  /** Requests queued behind others of their connection, of all connections together. */
  readonly waiting: number;
  /** Bytes of responses that were made and not yet read by clients. */
  readonly unsentBytes: number;
}

/** Files that the process opens in addition to connections (data, logs); each connection may also have one file open. */
const OTHER_FILES = 100;
const MAX_CONNECTIONS = 1000;
const MAX_CONNECTIONS_OF_ADDRESS = 512;
/** The number of minimal API requests that fit into one read of 64 KB. */
const MAX_WAITING = 1024;
const MAX_UNSENT_BYTES = 67_108_864;
/** A connection is paused while its request queue has this length. */
const READ_AHEAD = 16;
/** Each connection may queue this many, whatever the others have. */
const MIN_WAITING = 2;
const SWEEP_MS = 1000;

interface Connection {
  readonly socket: Socket;
  readonly address: string;
  /** The current request, and those behind it. */
  current: Exchange | null;
  readonly waiting: Exchange[];
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
  /** After `closeAfterAnswers`: handles no request but probes until `resumed` is fulfilled. */
  readonly pauseUntil: (resumed: Promise<void>) => void;
  /** After `closeAfterAnswers`: time of the last request by performance.now(), without probes. */
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
  const connectionsOfAddress = Math.min(MAX_CONNECTIONS_OF_ADDRESS, connections);
  return { connections, connectionsOfAddress, waiting: MAX_WAITING, unsentBytes: MAX_UNSENT_BYTES };
}

/** Applies the limits to the connections of a server; `isProbe` marks requests that go first. */
export function limitConnections(
  server: Server,
  limits: ConnectionLimits,
  { clients, log, isProbe }: { clients: Clients; log: Logger; isProbe: (request: IncomingMessage) => boolean },
  handle: (exchange: Exchange) => void,
): LimitedConnections {
  /** Oldest first. */
  const connections = new Map<Socket, Connection>();
  let waiting = 0;
  let handled = 0;
  let cut = 0;
  let cutBefore = 0;
  let lastRequestMs = 0;
  let isClosing = false;
  let resumed = Promise.resolve();

  function open(socket: Socket): void {
    // Handles socket errors, even if Node's own listener was removed.
    socket.on('error', () => socket.destroy());
    const address = clientOf(socket.remoteAddress);
    // With fewer than either limit in all, neither can be reached.
    if (connections.size >= Math.min(limits.connections, limits.connectionsOfAddress)) makeRoomFor(address, socket);
    const connection: Connection = { socket, address, current: null, waiting: [], onClose: () => next(connection) };
    connections.set(socket, connection);
    socket.once('close', () => forget(connection));
  }

  function makeRoomFor(address: string, { remoteAddress }: Socket): void {
    const all = [...connections.values()];
    const ofAddress = all.filter((connection) => connection.address === address);
    if (ofAddress.length >= limits.connectionsOfAddress && !clients.isProxy(remoteAddress)) makeRoom(ofAddress);
    else if (all.length >= limits.connections) makeRoom(all);
  }

  /** Closes the oldest idle connection; if none is idle, the oldest one. One whose request body has not arrived counts as idle. */
  function makeRoom(among: readonly Connection[]): void {
    const oldest = among.find(({ current }) => !current?.request.complete) ?? among[0];
    if (oldest) cutOff(oldest);
  }

  function cutOff(connection: Connection): void {
    cut++;
    connection.socket.destroy();
    forget(connection);
  }

  function forget(connection: Connection): void {
    if (!connections.delete(connection.socket)) return;
    const count = connection.waiting.length;
    connection.waiting.length = 0;
    // After the reads of this turn of the event loop: otherwise each of many connections could queue as many in it.
    if (count > 0) setImmediate(() => (waiting -= count));
  }

  function take(exchange: Exchange): void {
    const connection = connections.get(exchange.request.socket);
    if (!connection) return;
    if (connection.current === null) begin(connection, exchange);
    else wait(connection, exchange);
  }

  function wait(connection: Connection, exchange: Exchange): void {
    if (waiting >= limits.waiting && connection.waiting.length >= MIN_WAITING) {
      cutOff(connection);
      return;
    }
    waiting++;
    if (connection.waiting.push(exchange) === READ_AHEAD) connection.socket.pause();
  }

  function begin(connection: Connection, exchange: Exchange): void {
    connection.current = exchange;
    exchange.response.on('close', connection.onClose);
    if (!isClosing) {
      answer(connection, exchange);
      return;
    }
    // After the other requests of the same read: only the last response closes the connection.
    const answerLater = () => setImmediate(answer, connection, exchange);
    if (isProbe(exchange.request)) {
      answerLater();
      return;
    }
    lastRequestMs = performance.now();
    void resumed.then(answerLater);
  }

  function answer({ socket, waiting: queue }: Connection, exchange: Exchange): void {
    if (isClosing && queue.length === 0 && !socket.isPaused()) exchange.response.shouldKeepAlive = false;
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
  function limitUnsent(): void {
    const unsentBytes = ({ socket }: Connection) => socket.writableLength;
    let total = 0;
    for (const connection of connections.values()) total += unsentBytes(connection);
    if (total <= limits.unsentBytes) return;
    for (const connection of [...connections.values()].sort((a, b) => unsentBytes(b) - unsentBytes(a))) {
      if (total <= limits.unsentBytes) break;
      total -= unsentBytes(connection);
      cutOff(connection);
    }
  }

  function sweep(): void {
    limitUnsent();
    if (cut > cutBefore)
      log.warn({ count: cut - cutBefore }, 'connections were closed: a connection limit was exceeded');
    cutBefore = cut;
  }

  // Runs before Node's own listener, which starts to read.
  server.prependListener('connection', open);
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
    pauseUntil: (until) => {
      resumed = until;
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
