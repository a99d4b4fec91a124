import type { IncomingMessage } from 'node:http';

/**
 * Who took how much of the process's time lately. Large answers take tens of milliseconds each: somebody who asks for
 * many of them at once, within the limit of the key, waits longer, not everybody else.
 */
export interface Shares {
  /** Tells that a request took so long. */
  readonly count: (request: IncomingMessage, tookMs: number) => void;
  /** Whether the request's sender had its share; then the others come first. */
  readonly isSpent: (request: IncomingMessage) => boolean;
}

/** What takes less is counted for nobody: a usual answer takes a twentieth of it. */
const LEAST_MS = 1;
/** The share of one sender in a second; what is beyond it counts in the next ones too. */
const SHARE_MS = 50;
const ROUND_MS = 1000;

/** `clientOf` names the client of a request; `clockMs` is a clock that never goes back. */
export function keepShares(
  clientOf: (request: IncomingMessage) => string,
  clockMs: () => number = () => performance.now(),
): Shares {
  const spent = new Map<string, number>();
  let roundMs = clockMs();

  function begin(nowMs: number): void {
    if (nowMs - roundMs < ROUND_MS) return;
    roundMs = nowMs;
    for (const [who, ms] of spent) {
      if (ms / 2 < LEAST_MS) spent.delete(who);
      else spent.set(who, ms / 2);
    }
  }

  /** The key as it was sent, or the client where it is none of a header. */
  const senderOf = (request: IncomingMessage) => request.headers.authorization ?? clientOf(request);

  return {
    count: (request, tookMs) => {
      if (tookMs < LEAST_MS) return;
      begin(clockMs());
      const who = senderOf(request);
      spent.set(who, (spent.get(who) ?? 0) + tookMs);
    },
    isSpent: (request) => {
      if (spent.size === 0) return false;
      begin(clockMs());
      return (spent.get(senderOf(request)) ?? 0) > SHARE_MS;
    },
  };
}
