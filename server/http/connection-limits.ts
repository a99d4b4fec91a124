import { readFileSync } from 'node:fs';
import { IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import { type Clients, clientOf } from '../config/client-address.js';
import { getOrMake } from '../util/get-or-make.js';

/**
 * What clients may hold of the process where Node has no setting for it: connections of one address, requests that wait
 * on one connection, and answers that nobody takes. Node's own settings (timeouts, header size) stand in app.ts.
 */
export interface ConnectionLimits {
  /** Connections in all, and from one address (of IPv6: one network of 64 bits). */
  readonly connections: number;
  readonly connectionsOfAddress: number;
  /** Requests of one connection behind the one that is being answered, and of all connections together. */
  readonly waitingOfConnection: number;
  readonly waiting: number;
  /** Bytes of answers that were made and are not taken. */
  readonly unsentBytes: number;
  /** A connection on which nothing moves for so long is closed. */
  readonly idleMs: number;
}

/** Files that the process opens beside its connections, each of which may have one more open: data, logs, downloads. */
const OTHER_FILES = 100;
const MAX_CONNECTIONS = 1000;

export const CONNECTION_LIMITS: ConnectionLimits = {
  connections: MAX_CONNECTIONS,
  connectionsOfAddress: 512,
  // As many as one read of 64 KB holds of the shortest requests that a client of an API sends.
  waitingOfConnection: 1024,
  waiting: 1024,
  unsentBytes: 67_108_864,
  idleMs: 10_000,
};
/** A connection is not read from while so many of its requests wait. */
const READ_AHEAD = 16;
/** So many may wait on each connection whatever the others have. */
const MIN_WAITING = 2;
const SWEEP_MS = 1000;

interface Connection {
  readonly socket: Socket;
  readonly address: string;
  readonly waiting: [IncomingMessage, ServerResponse][];
  /** The response that is being made or sent. */
  current: ServerResponse | null;
  /** Goes on with the next request: the same for every response. */
  readonly onClose: () => void;
}

export interface ConnectionCounts {
  /** Requests that were handled. */
  readonly handled: number;
  readonly connections: number;
  /** Requests that wait behind another one of their connection. */
  readonly waiting: number;
  /** Connections that were cut. */
  readonly cut: number;
}

export interface GuardedConnections {
  /** Handles the requests of each connection one after the other. */
  readonly listener: RequestListener;
  readonly counts: () => ConnectionCounts;
  /** The response that comes last on a socket, of those that were asked for so far; null when none is open. */
  readonly lastResponse: (socket: Socket) => ServerResponse | null;
  /** From now on every answer that is the last one asked for on its connection closes it. */
  readonly closeAfterAnswers: () => void;
  /** Requests wait until `resume`. */
  readonly pause: () => void;
  readonly resume: () => void;
  /** When the last request came, as performance.now() counts; probes do not count. */
  readonly lastRequestMs: () => number;
  /** Closes the connections on which nothing is being answered. */
  readonly closeIdle: () => void;
}

const UPGRADE = Symbol('upgrade');

/**
 * A request that leaves alone what follows once its connection is cut, as if it were an upgrade: Node's parser otherwise
 * makes requests of all of the 64 KB that it has read, some two thousand.
 */
export class GuardedRequest extends IncomingMessage {
  declare [UPGRADE]?: boolean;

  get upgrade(): boolean | null {
    return this[UPGRADE] === true || this.socket.destroyed;
  }

  set upgrade(value: boolean | null) {
    // Nearly all have none: a member of its own is only made for one that has.
    if (value || this[UPGRADE]) this[UPGRADE] = Boolean(value);
  }
}

/** The limits of this process: no more connections than it may have files open. */
export function processLimits(): ConnectionLimits {
  const connections = Math.max(16, Math.min(MAX_CONNECTIONS, Math.floor((maxOpenFiles() - OTHER_FILES) * 0.85)));
  const connectionsOfAddress = Math.min(CONNECTION_LIMITS.connectionsOfAddress, connections);
  return { ...CONNECTION_LIMITS, connections, connectionsOfAddress };
}

/** Holds the connections of a server to the limits; `isProbe` tells requests that are answered before all others. */
export function limitConnections(
  server: Server,
  limits: ConnectionLimits,
  { clients, log, isProbe }: { clients: Clients; log: Logger; isProbe: (request: IncomingMessage) => boolean },
  handle: RequestListener,
): GuardedConnections {
  const connections = new Map<Socket, Connection>();
  const byAddress = new Map<string, Set<Connection>>();
  /** What waits while answering is paused. */
  let held: (() => void)[] = [];
  let waiting = 0;
  let handled = 0;
  let cut = 0;
  let cutBefore = 0;
  let lastRequestMs = 0;
  let isClosing = false;
  let isPaused = false;

  function open(socket: Socket): void {
    // The owner of its errors, also where Node's own listener was taken away.
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

  /** Cuts the oldest connection on which nothing is being answered; where there is none, the oldest. */
  function makeRoom(among: Iterable<Connection>): void {
    let oldest: Connection | undefined;
    let idle: Connection | undefined;
    for (const connection of among) {
      oldest ??= connection;
      // A request whose body has not come is no more than a connection that was opened.
      if (connection.current?.req.complete) continue;
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
    waiting -= connection.waiting.length;
    connection.waiting.length = 0;
  }

  function take(request: IncomingMessage, response: ServerResponse): void {
    const connection = connections.get(request.socket);
    if (!connection) return;
    if (connection.current !== null) wait(connection, request, response);
    else begin(connection, request, response);
  }

  function wait(connection: Connection, request: IncomingMessage, response: ServerResponse): void {
    const limit = waiting >= limits.waiting ? MIN_WAITING : limits.waitingOfConnection;
    if (connection.waiting.length >= limit) {
      cutOff(connection);
      return;
    }
    connection.waiting.push([request, response]);
    waiting++;
    if (connection.waiting.length === READ_AHEAD) connection.socket.pause();
  }

  function begin(connection: Connection, request: IncomingMessage, response: ServerResponse): void {
    connection.current = response;
    response.on('close', connection.onClose);
    if (!isClosing && !isPaused) {
      answer(connection, request, response);
      return;
    }
    const isAsked = !isProbe(request);
    if (isAsked && isClosing) lastRequestMs = performance.now();
    if (isAsked && isPaused) held.push(() => answer(connection, request, response));
    // The requests that came in the same read are seen first: only the last of them closes the connection.
    else if (isClosing) setImmediate(answer, connection, request, response);
    else answer(connection, request, response);
  }

  function answer(connection: Connection, request: IncomingMessage, response: ServerResponse): void {
    if (isClosing && connection.waiting.length === 0 && !connection.socket.isPaused()) {
      response.shouldKeepAlive = false;
    }
    handled++;
    handle(request, response);
  }

  function next(connection: Connection): void {
    connection.current = null;
    const following = connection.waiting.shift();
    if (!following) return;
    waiting--;
    begin(connection, ...following);
    if (connection.waiting.length === 0 && connection.socket.isPaused()) connection.socket.resume();
  }

  /** Answers that nobody takes: the largest go until the others have room. */
  function sweep(): void {
    const unsent = [...connections.values()].filter(({ socket }) => socket.writableLength > 0);
    let bytes = unsent.reduce((sum, { socket }) => sum + socket.writableLength, 0);
    if (bytes > limits.unsentBytes) unsent.sort((a, b) => a.socket.writableLength - b.socket.writableLength);
    while (bytes > limits.unsentBytes) {
      const largest = unsent.pop()!;
      bytes -= largest.socket.writableLength;
      cutOff(largest);
    }
    if (cut > cutBefore) log.warn({ count: cut - cutBefore }, 'connections were cut: more was held than may be');
    cutBefore = cut;
  }

  // Before Node's own listener, which begins to read.
  server.prependListener('connection', open);
  server.setTimeout(limits.idleMs);
  const timer = setInterval(sweep, SWEEP_MS).unref();
  server.once('close', () => clearInterval(timer));
  return {
    listener: take,
    counts: () => ({ handled, connections: connections.size, waiting, cut }),
    lastResponse: (socket) => {
      const connection = connections.get(socket);
      return connection?.waiting.at(-1)?.[1] ?? connection?.current ?? null;
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
      const before = held;
      held = [];
      for (const goOn of before) goOn();
    },
    lastRequestMs: () => lastRequestMs,
    closeIdle: () => {
      for (const { socket, current } of connections.values()) if (current === null) socket.destroy();
    },
  };
}

/** The soft limit of open files where the system tells it as Linux does; else what is usual. */
function maxOpenFiles(): number {
  try {
    const match = /^Max open files\s+(\d+|unlimited)/m.exec(readFileSync('/proc/self/limits', 'utf8'));
    return match?.[1] === 'unlimited' ? Number.POSITIVE_INFINITY : Number(match?.[1] ?? 1024);
  } catch {
    return 1024;
  }
}
