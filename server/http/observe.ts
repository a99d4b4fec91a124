import type { RequestListener } from 'node:http';

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

/** Tells `observer` of every request when it is over. */
export function observeRequests(observer: Observer): RequestListener {
  return (request, response) => {
    const { socket } = request;
    const startedMs = performance.now();
    const bytesBefore = socket.bytesWritten;
    response.once('close', () => {
      // A request that was cut while it waited has none.
      const { exchange } = request as { exchange?: (typeof request)['exchange'] };
      observer({
        key: exchange?.key?.id ?? null,
        method: request.method ?? '',
        route: exchange?.route ?? '(not answered)',
        status: response.headersSent ? response.statusCode : 0,
        microseconds: Math.round((performance.now() - startedMs) * 1000),
        bytes: socket.bytesWritten - bytesBefore,
        release: exchange?.served.catalog.release.id ?? null,
        isWhole: response.writableFinished,
      });
    });
  };
}
