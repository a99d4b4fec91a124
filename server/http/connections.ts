import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import { getOrMake } from '../core/get-or-make.js';
import type { Bounds } from './bounds.js';
import { peerOf } from './peer.js';

/**
 * Every open connection: how many there are, in all and from one address; what each one holds; and which are cut.
 * A connection that is one too many takes the place of the one, of the address that has most, that was silent longest.
 */
export interface Connection {
  readonly socket: Socket;
  /** The client, as peerOf() names it, and its connections. */
  readonly peer: string;
  readonly peers: Set<Connection>;
  /** Whether it is a trusted proxy's, over which many clients ask. */
  readonly isProxy: boolean;
  /** Time of the table's clock when it opened, asked or took something last. */
  seen: number;
  /** The answer that is being made or sent, or was sent last. */
  current: ServerResponse | null;
  /** What was asked meanwhile, in its order. */
  readonly waiting: Waiting[];
  /** Not read from while many of its requests wait. */
  isPaused: boolean;
  /** What it sent is no HTTP: it was told so, and is read no more. */
  isRefused: boolean;
  /** Bytes of the large body that it has not taken yet. */
  held: number;
  watched: Watched | null;
  /** The key that it was let in with last, unless a wrong one came after it. */
  provenKey: string | null;
}

export interface Waiting {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Whether more of the connection's requests may wait in the system's buffers, not yet read. */
  mayBeFollowed: boolean;
}

/** An answer as the last sweeps saw it. */
interface Watched {
  readonly response: ServerResponse;
  readonly sinceMs: number;
  readonly bytesBefore: number;
  bytes: number;
  movedMs: number;
}

declare module 'node:net' {
  interface Socket {
    connection?: Connection;
  }
}

/** Why a connection is cut. */
export type CutReason = 'too many connections' | 'too many requests at once' | 'answers not taken' | 'shutting down';

export interface Connections {
  readonly all: ReadonlySet<Connection>;
  /** How many have been opened since the start. */
  readonly opened: () => number;
  /** How many have been cut. */
  readonly cutInAll: () => number;
  /** Requests of all connections that wait behind another one. */
  readonly waiting: { count: number };
  readonly cut: (connection: Connection, reason: CutReason) => void;
  /** Counts the bytes of a body until its response is closed; the ones held longest are cut to make room. */
  readonly hold: (response: ServerResponse, bytes: number) => void;
  /** Milliseconds of the table's clock at the last sweep: cheap to read, good to a second. */
  readonly nowMs: () => number;
}

const SWEEP_MS = 1000;
/** A connection that only opened counts as older than one that asked in the same sweep. */
const ONLY_OPENED_MS = 1;

/**
 * A connection whose request has not come whole has not asked yet: it is as old as one that only opened. To be told
 * once that it waits for the rest, and once that the rest is there or is waited for no more.
 */
export function waitsForRest(connection: Connection | undefined, isWaiting: boolean): void {
  if (connection) connection.seen += isWaiting ? -ONLY_OPENED_MS : ONLY_OPENED_MS;
}

/** Keeps the table of a server's connections, from now until the server closes. */
export function keepConnections(
  server: Server,
  bounds: Bounds,
  log: Logger,
  isProxy: (address: string | undefined) => boolean,
): Connections {
  const all = new Set<Connection>();
  const byPeer = new Map<string, Set<Connection>>();
  const holders = new Set<Connection>();
  const cuts = new Map<CutReason, number>();
  const waiting = { count: 0 };
  let opened = 0;
  let cutInAll = 0;
  let heldBytes = 0;
  let now = performance.now();

  function open(socket: Socket): void {
    // The owner of its errors, also where Node's own listener was taken away.
    socket.on('error', () => socket.destroy());
    const peer = peerOf(socket.remoteAddress);
    const isOfProxy = isProxy(socket.remoteAddress);
    makeRoom(isOfProxy ? undefined : byPeer.get(peer));
    const peers = getOrMake(byPeer, peer, () => new Set());
    const connection: Connection = {
      ...{ socket, peer, peers, isProxy: isOfProxy, seen: now - ONLY_OPENED_MS, current: null, waiting: [] },
      ...{ isPaused: false, isRefused: false, held: 0, watched: null, provenKey: null },
    };
    socket.connection = connection;
    opened++;
    all.add(connection);
    peers.add(connection);
    socket.once('close', () => forget(connection));
  }

  /** One connection less where another one comes to the bound. */
  function makeRoom(peers: Set<Connection> | undefined): void {
    if (peers && peers.size >= bounds.connectionsOfAddress) cutQuietest(peers);
    else if (all.size >= bounds.connections) {
      cutQuietest([...byPeer.values()].reduce((most, other) => (other.size > most.size ? other : most)));
    }
  }

  function cutQuietest(peers: Set<Connection>): void {
    let quietest: Connection | undefined;
    for (const connection of peers) if (!quietest || connection.seen < quietest.seen) quietest = connection;
    if (quietest) cut(quietest, 'too many connections');
  }

  function cut(connection: Connection, reason: CutReason): void {
    cuts.set(reason, (cuts.get(reason) ?? 0) + 1);
    cutInAll++;
    connection.socket.destroy();
    // At once, not when the socket tells: the next one may come before.
    forget(connection);
  }

  function forget(connection: Connection): void {
    if (!all.delete(connection)) return;
    connection.peers.delete(connection);
    if (connection.peers.size === 0) byPeer.delete(connection.peer);
    waiting.count -= connection.waiting.length;
    connection.waiting.length = 0;
    letGo(connection);
  }

  function hold(response: ServerResponse, bytes: number): void {
    const { connection } = response.req.socket;
    if (!connection || !all.has(connection)) return;
    letGo(connection);
    for (const oldest of holders) {
      if (heldBytes + bytes <= bounds.heldBytes) break;
      cut(oldest, 'answers not taken');
    }
    connection.held = bytes;
    heldBytes += bytes;
    holders.add(connection);
    response.once('close', () => letGo(connection));
  }

  function letGo(connection: Connection): void {
    heldBytes -= connection.held;
    connection.held = 0;
    holders.delete(connection);
  }

  function sweep(): void {
    now = performance.now();
    for (const connection of all) if (isStalled(connection)) cut(connection, 'answers not taken');
    for (const [reason, count] of cuts) log.warn({ count }, `connections were cut: ${reason}`);
    cuts.clear();
  }

  /** Whether its answer makes no progress, or too little. What the process itself still works on counts as well. */
  function isStalled(connection: Connection): boolean {
    const { current: response, socket } = connection;
    if (response === null || response.writableFinished) return false;
    const bytes = socket.bytesWritten;
    const { watched } = connection;
    if (watched?.response !== response) {
      connection.watched = { response, sinceMs: now, bytesBefore: bytes, bytes, movedMs: now };
      return false;
    }
    if (bytes !== watched.bytes) {
      watched.bytes = bytes;
      watched.movedMs = now;
      connection.seen = now;
    }
    const elapsedMs = now - watched.sinceMs;
    const taken = ((bytes - watched.bytesBefore) / elapsedMs) * 1000;
    return (
      now - watched.movedMs >= bounds.stallMs || (elapsedMs >= bounds.patienceMs && taken < bounds.leastBytesPerSecond)
    );
  }

  // Before Node's own listener, which begins to read.
  server.prependListener('connection', open);
  const timer = setInterval(sweep, SWEEP_MS).unref();
  server.once('close', () => clearInterval(timer));
  return { all, opened: () => opened, cutInAll: () => cutInAll, waiting, cut, hold, nowMs: () => now };
}
