import type { Context } from './context.js';

/** Observes requests for the access log and for metrics. Does nothing unless one of them is enabled. */

/** A finished request. Contains no key and no client address. */
export interface Seen {
  /** Id of the authenticated key; null = none. */
  readonly key: string | null;
  readonly method: string;
  /** The pattern of its route; contains no parameters. */
  readonly route: string;
  /** 0 = the connection was closed before the response. */
  readonly status: number;
  /** From its arrival to the end of its response. */
  readonly microseconds: number;
  /** Bytes sent on its connection, headers included. */
  readonly bytes: number;
  /** Id of the release used; null = none. */
  readonly release: string | null;
  /** Whether the response was sent completely. */
  readonly isWhole: boolean;
}

export type Observer = (seen: Seen) => void;

/** The route of data that is not a request. */
export const NO_REQUEST: Omit<Seen, 'status'> = {
  key: null,
  method: '',
  route: '(no HTTP)',
  microseconds: 0,
  bytes: 0,
  release: null,
  isWhole: true,
};

/** Calls `observer` at the end of a request. */
export function observeRequest(context: Context, observer: Observer): void {
  const { request, response, release } = context;
  const { socket } = request;
  const startedMs = performance.now();
  const bytesBefore = socket.bytesWritten;
  response.once('close', () =>
    observer({
      key: context.key?.id ?? null,
      method: request.method ?? '',
      route: context.route,
      status: response.headersSent ? response.statusCode : 0,
      microseconds: Math.round((performance.now() - startedMs) * 1000),
      bytes: socket.bytesWritten - bytesBefore,
      release,
      isWhole: response.writableFinished,
    }),
  );
}
