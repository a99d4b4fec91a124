import type { IncomingMessage, ServerResponse } from 'node:http';

/** What is seen of requests from outside: for the log and for metrics. Nothing of it is done where nobody asks for it. */

/** A request that is over. Holds no key and no address of anybody. */
export interface Seen {
  /** Id of the key that it was let in with; null = none. */
  readonly key: string | null;
  readonly method: string;
  /** The pattern of its address: no parameter stands in it. */
  readonly route: string;
  /** 0 = it was cut before it was answered. */
  readonly status: number;
  /** From its arrival to the end of its answer. */
  readonly microseconds: number;
  /** Bytes sent on its connection, headers too. */
  readonly bytes: number;
  /** Id of the release that answered; null = none was asked. */
  readonly release: string | null;
  /** Whether its answer was sent to the end. */
  readonly isWhole: boolean;
}

export type Observer = (seen: Seen) => void;

/** What was sent was no request. */
export const NO_REQUEST: Omit<Seen, 'status'> = {
  ...{ key: null, method: '', route: '(no HTTP)', microseconds: 0, bytes: 0, release: null, isWhole: true },
};
const FILES = '/releases/*';
const PAGE = '(page)';
const FEED = /\.ics$/i;
const NAMED: ReadonlySet<string> = new Set([
  '/healthz',
  '/readyz',
  '/openapi.json',
  '/releases/',
  '/v1/auth',
  '/mcp',
  '/demo-key',
]);

/** Tells `observer` of every request when it is over. `routes` are the patterns of endpoints. */
export function observeRequests(
  observer: Observer,
  routes: readonly string[],
): (request: IncomingMessage, response: ServerResponse) => void {
  const routeOf = routeNames(routes);
  return (request, response) => {
    const { socket } = request;
    const startedMs = performance.now();
    const bytesBefore = socket.bytesWritten;
    response.once('close', () => {
      observer({
        key: request.key?.id ?? null,
        method: request.method ?? '',
        route: routeOf(request.url ?? ''),
        status: response.headersSent ? response.statusCode : 0,
        microseconds: Math.round((performance.now() - startedMs) * 1000),
        bytes: socket.bytesWritten - bytesBefore,
        release: request.answering?.served.catalog.release.id ?? null,
        isWhole: response.writableFinished,
      });
    });
  };
}

/** The pattern of an address: few, whatever is asked, and with nothing of what was asked. */
export function routeNames(routes: readonly string[]): (url: string) => string {
  const plain = new Set(routes.filter((route) => !route.includes(':')));
  const patterns = routes
    .filter((route) => route.includes(':'))
    .map((route) => ({ route, pattern: new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}/?$`) }));
  return (url) => {
    const path = url.split(/[?#]/, 1)[0]!.toLowerCase();
    if (plain.has(path) || NAMED.has(path)) return path;
    if (path.startsWith('/releases/')) return FILES;
    const found = patterns.find(({ pattern }) => pattern.test(path));
    if (found) return FEED.test(path) ? `${found.route}.ics` : found.route;
    return path.startsWith('/v1/') ? '/v1/*' : PAGE;
  };
}
