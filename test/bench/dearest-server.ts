import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { createApp } from '../../server/http/app.js';
import { configuredKey, keyFinder } from '../../server/keys/find-key.js';
import { openMcp } from '../../server/mcp/protocol.js';
import { openBuild } from '../../server/ops/open-build.js';
import { onceDone } from '../../server/util/once.js';

/**
 * The server that `dearest.ts` measures, with its parent as the only client. Until `end` it counts from `begin` on the units that
 * requests cost and the processor time of its process, from `turns` on the longest turn of the event loop.
 */
export interface Measured {
  readonly units: number;
  readonly ms: number;
  readonly turnMs: number;
}

const [, , dir, key] = process.argv as [string, string, string, string];
const LIMIT = { requests: 1_000_000_000, seconds: 60 };
let units = 0;
/** Counts instead of limiting. */
const counter = {
  // Nothing is used of the window.
  get: async () => null,
  consume: async (_client: string, points: number) => {
    units += points;
    return { msBeforeNext: 60_000, remainingPoints: LIMIT.requests };
  },
} as unknown as RateLimiterAbstract;

const log = pino({ level: 'error' });
const build = await openBuild(dir, {
  artifactCache: 'private',
  log,
  pages: { isPublic: true, hasDemo: true },
});
const server = createApp({
  builds: { current: build },
  findKey: keyFinder(new Map([configuredKey(key)])),
  log,
  rateLimit: LIMIT,
  pageLimit: LIMIT,
  publicFeeds: { rateLimit: LIMIT },
  openLimiter: () => counter,
  mcp: {
    open: onceDone(async () => openMcp((error) => log.error({ err: error }, 'a tool failed'))),
    origins: [],
  },
  openApi: async () => '{}',
});

/** Processor time of the process in milliseconds: of its other threads too, so a turn is never measured too short. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

let turn: { longest: number; last: number } | undefined;
function nextTurn(): void {
  if (!turn) return;
  const now = cpuMs();
  turn.longest = Math.max(turn.longest, now - turn.last);
  turn.last = now;
  setImmediate(nextTurn);
}

let before = 0;
process.on('message', (message) => {
  if (message === 'end') {
    const turnMs = turn?.longest ?? 0;
    turn = undefined;
    process.send!({ units, ms: cpuMs() - before, turnMs } satisfies Measured);
    return;
  }
  units = 0;
  before = cpuMs();
  // Looking at every turn takes processor time itself.
  if (message === 'turns') {
    turn = { longest: 0, last: before };
    setImmediate(nextTurn);
  }
  process.send!('begun');
});
process.on('disconnect', () => process.exit());
server.listen(0, '127.0.0.1', () =>
  process.send!({ port: (server.address() as AddressInfo).port }),
);
