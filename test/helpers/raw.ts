import { connect } from 'node:net';
import type { TestServer } from './server.js';

/** Bytes on a bare socket: what no HTTP client would send. */

export interface RawAnswer {
  /** Everything that came back, as Latin-1. */
  readonly text: string;
  /** Status of the first response; 0 when the connection closed without one. */
  readonly status: number;
  /** Header of the first response by its lower-case name. */
  readonly header: (name: string) => string | undefined;
  readonly body: string;
  /** Whether the server closed the connection; false when it stayed open in silence. */
  readonly closed: boolean;
}

/** After how long a silence is no answer, on a machine however busy; a server closes an idle connection much earlier. */
const PATIENCE_MS = 300_000;

interface ExchangeOptions {
  /** Silence after which nothing more is expected; only where the connection may stay open. */
  readonly quietMs?: number;
  readonly pauseMs?: number;
  /** What came back once it is enough, where the connection stays open. */
  readonly until?: RegExp;
}

/** Sends the pieces one after the other and reads until the server closes, has sent `until`, or is silent for `quietMs`. */
export function exchange(
  { port }: Pick<TestServer, 'port'>,
  pieces: string | readonly string[],
  { quietMs = PATIENCE_MS, pauseMs = 0, until }: ExchangeOptions = {},
): Promise<RawAnswer> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1');
    const finish = (closed: boolean) => {
      socket.destroy();
      resolve(rawAnswer(text, closed));
    };
    socket.setTimeout(quietMs, () => finish(false));
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      if (until?.test(text)) finish(false);
    });
    // A reset after the answer is a close as well.
    socket.on('error', () => finish(true));
    socket.on('close', () => finish(true));
    socket.on('connect', async () => {
      for (const piece of [pieces].flat()) {
        if (socket.destroyed) return;
        socket.write(piece, 'latin1');
        if (pauseMs > 0) await new Promise((wake) => setTimeout(wake, pauseMs));
      }
    });
  });
}

/** A GET as bytes, after which the server closes. */
export function getBytes(target: string, ...headers: string[]): string {
  return `${[`GET ${target} HTTP/1.1`, 'Host: test', 'Connection: close', ...headers].join('\r\n')}\r\n\r\n`;
}

/** Number of responses in what came back on one connection. */
export function countResponses(text: string): number {
  return text.split(/HTTP\/1\.1 \d{3} /).length - 1;
}

function rawAnswer(text: string, closed: boolean): RawAnswer {
  const end = text.indexOf('\r\n\r\n');
  const [first = '', ...lines] = text.slice(0, end < 0 ? undefined : end).split('\r\n');
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  return {
    text,
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0),
    header: (name) => headers.get(name),
    body: end < 0 ? '' : text.slice(end + 4),
    closed,
  };
}
