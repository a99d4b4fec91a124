import { readFileSync } from 'node:fs';
import { IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import { type Clients, clientOf } from '../config/client-address.js';
import type { Context } from './context.js';

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
  current: Context | null;
  readonly waiting: Context[];
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

interface ConnectionOptions {
  readonly limits: ConnectionLimits;
  readonly clients: Clients;
  readonly log: Logger;
  /** Marks requests that go first. */
  readonly isProbe: (request: IncomingMessage) => boolean;
  readonly handle: (context: Context) => void;
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
  const connections = Math.max(
    16,
    Math.min(MAX_CONNECTIONS, Math.floor((maxOpenFiles() - OTHER_FILES) * 0.85)),
  );
  const connectionsOfAddress = Math.min(MAX_CONNECTIONS_OF_ADDRESS, connections);
  return { connections, connectionsOfAddress, waiting: MAX_WAITING, unsentBytes: MAX_UNSENT_BYTES };
}

/**
 * The connections of a server, within the limits: handles the requests of each in sequence. It stands before polka, because it must
 * have a request before Node's parser goes on to the next one.
 */
export class Connections {
  readonly #options: ConnectionOptions;
  /** Oldest first. */
  readonly #connections = new Map<Socket, Connection>();
  #waiting = 0;
  #handled = 0;
  #cut = 0;
  #cutBefore = 0;
  #lastRequestMs = 0;
  #isClosing = false;
  #resumed = Promise.resolve();

  constructor(server: Server, options: ConnectionOptions) {
    this.#options = options;
    // Runs before Node's own listener, which starts to read.
    server.prependListener('connection', (socket) => this.#open(socket));
    server.on('timeout', (socket) => this.#expire(socket));
    const timer = setInterval(() => this.#sweep(), SWEEP_MS).unref();
    server.once('close', () => clearInterval(timer));
  }

  take(context: Context): void {
    const connection = this.#connections.get(context.request.socket);
    if (!connection) return;
    if (connection.current === null) this.#begin(connection, context);
    else this.#wait(connection, context);
  }

  counts(): ConnectionCounts {
    return {
      handled: this.#handled,
      connections: this.#connections.size,
      waiting: this.#waiting,
      cut: this.#cut,
    };
  }

  /** The last open response on a socket, of the requests received so far; null if none is open. */
  lastResponse(socket: Socket): ServerResponse | null {
    const connection = this.#connections.get(socket);
    return (connection?.waiting.at(-1) ?? connection?.current)?.response ?? null;
  }

  /** From now on, the last response on each connection closes it. */
  closeAfterAnswers(): void {
    this.#isClosing = true;
    this.#lastRequestMs = performance.now();
  }

  /** After `closeAfterAnswers`: handles no request but probes until `resumed` is fulfilled. */
  pauseUntil(resumed: Promise<void>): void {
    this.#resumed = resumed;
  }

  /** After `closeAfterAnswers`: time of the last request by performance.now(), without probes. */
  lastRequestMs(): number {
    return this.#lastRequestMs;
  }

  closeIdle(): void {
    for (const { socket, current } of this.#connections.values())
      if (current === null) socket.destroy();
  }

  #open(socket: Socket): void {
    const { limits } = this.#options;
    // Handles socket errors, even if Node's own listener was removed.
    socket.on('error', () => socket.destroy());
    const address = clientOf(socket.remoteAddress);
    // With fewer than either limit in all, neither can be reached.
    const fewest = Math.min(limits.connections, limits.connectionsOfAddress);
    if (this.#connections.size >= fewest) this.#makeRoomFor(address, socket);
    const connection: Connection = {
      socket,
      address,
      current: null,
      waiting: [],
      onClose: () => this.#next(connection),
    };
    this.#connections.set(socket, connection);
    socket.once('close', () => this.#forget(connection));
  }

  /**
   * Closes a connection without traffic. Not if that is ours to end: its request is complete, and the response is still being
   * made, as of a request that waits behind others on a busy machine.
   */
  #expire(socket: Socket): void {
    const request = this.#connections.get(socket)?.current?.request;
    if (request?.complete && socket.writableLength === 0) socket.setTimeout(socket.timeout ?? 0);
    else socket.destroy();
  }

  #makeRoomFor(address: string, { remoteAddress }: Socket): void {
    const { limits, clients } = this.#options;
    const all = [...this.#connections.values()];
    const ofAddress = all.filter((connection) => connection.address === address);
    if (ofAddress.length >= limits.connectionsOfAddress && !clients.isProxy(remoteAddress))
      this.#makeRoom(ofAddress);
    else if (all.length >= limits.connections) this.#makeRoom(all);
  }

  /** Closes the oldest idle connection; if none is idle, the oldest one. One whose request body has not arrived counts as idle. */
  #makeRoom(among: readonly Connection[]): void {
    const oldest = among.find(({ current }) => !current?.request.complete) ?? among[0];
    if (oldest) this.#cutOff(oldest);
  }

  #cutOff(connection: Connection): void {
    this.#cut++;
    connection.socket.destroy();
    this.#forget(connection);
  }

  #forget(connection: Connection): void {
    if (!this.#connections.delete(connection.socket)) return;
    const count = connection.waiting.length;
    connection.waiting.length = 0;
    // After the reads of this turn of the event loop: otherwise each of many connections could queue as many in it.
    if (count > 0) setImmediate(() => (this.#waiting -= count));
  }

  #wait(connection: Connection, context: Context): void {
    if (this.#waiting >= this.#options.limits.waiting && connection.waiting.length >= MIN_WAITING) {
      this.#cutOff(connection);
      return;
    }
    this.#waiting++;
    if (connection.waiting.push(context) === READ_AHEAD) connection.socket.pause();
  }

  #begin(connection: Connection, context: Context): void {
    connection.current = context;
    context.response.on('close', connection.onClose);
    if (!this.#isClosing) {
      this.#answer(connection, context);
      return;
    }
    // After the other requests of the same read: only the last response closes the connection.
    const answerLater = () => setImmediate(() => this.#answer(connection, context));
    if (this.#options.isProbe(context.request)) {
      answerLater();
      return;
    }
    this.#lastRequestMs = performance.now();
    void this.#resumed.then(answerLater);
  }

  #answer({ socket, waiting: queue }: Connection, context: Context): void {
    if (this.#isClosing && queue.length === 0 && !socket.isPaused())
      context.response.shouldKeepAlive = false;
    this.#handled++;
    this.#options.handle(context);
  }

  #next(connection: Connection): void {
    connection.current = null;
    const following = connection.waiting.shift();
    if (!following) return;
    this.#waiting--;
    this.#begin(connection, following);
    if (connection.waiting.length === 0 && connection.socket.isPaused()) connection.socket.resume();
  }

  /** Closes the connections with the most unread response bytes until the rest is within the limit. */
  #limitUnsent(): void {
    const { unsentBytes: limit } = this.#options.limits;
    const unsentBytes = ({ socket }: Connection) => socket.writableLength;
    let total = 0;
    for (const connection of this.#connections.values()) total += unsentBytes(connection);
    if (total <= limit) return;
    for (const connection of [...this.#connections.values()].sort(
      (a, b) => unsentBytes(b) - unsentBytes(a),
    )) {
      if (total <= limit) break;
      total -= unsentBytes(connection);
      this.#cutOff(connection);
    }
  }

  #sweep(): void {
    this.#limitUnsent();
    const count = this.#cut - this.#cutBefore;
    if (count > 0)
      this.#options.log.warn({ count }, 'connections were closed: a connection limit was exceeded');
    this.#cutBefore = this.#cut;
  }
}

/** The soft limit of open files, read as on Linux; otherwise a common default. */
function maxOpenFiles(): number {
  try {
    const match = /^Max open files\s+(\d+|unlimited)/m.exec(
      readFileSync('/proc/self/limits', 'utf8'),
    );
    return match?.[1] === 'unlimited' ? Number.POSITIVE_INFINITY : Number(match?.[1] ?? 1024);
  } catch {
    return 1024;
  }
}
