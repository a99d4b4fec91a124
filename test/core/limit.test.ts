import fc from 'fast-check';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Allowance, memoryLimiter } from '../../server/http/limit.js';

/** The limiter in memory, held to a plain model and to rate-limiter-flexible's. */

const LIMIT = { requests: 3, seconds: 10 };
const ASKED = fc.array(
  fc.record({ who: fc.constantFrom('a', 'b', 'c'), waitMs: fc.oneof(fc.nat(900), fc.nat(12_000)) }),
  { maxLength: 60 },
);

/** r and t of the RateLimit header. */
function told({ headers }: Allowance): { r: number; t: number } {
  const match = /^"default";r=(\d+);t=(\d+)$/.exec(headers[headers.indexOf('ratelimit') + 1]!)!;
  return { r: Number(match[1]), t: Number(match[2]) };
}

test('a window starts with its first request, counts every one and ends', () => {
  fc.assert(
    fc.property(ASKED, (asked) => {
      let now = 5;
      const limiter = memoryLimiter(LIMIT, () => now);
      const windows = new Map<string, { start: number; taken: number }>();
      for (const { who, waitMs } of asked) {
        now += waitMs;
        let window = windows.get(who);
        if (!window || now >= window.start + 10_000) window = { start: now, taken: 0 };
        windows.set(who, window);
        window.taken++;
        const looked = limiter.look(who);
        const taken = limiter.take(who);
        assert.equal(looked, taken, 'looking foretells taking');
        assert.is(taken.allowed, window.taken <= 3);
        assert.is(taken.seconds, Math.ceil((window.start + 10_000 - now) / 1000));
        assert.equal(told(taken), { r: Math.max(3 - window.taken, 0), t: taken.seconds });
        assert.is(taken.headers.includes('retry-after'), !taken.allowed);
      }
    }),
  );
});

test('it says what rate-limiter-flexible says', async () => {
  const realNow = Date.now;
  try {
    await fc.assert(
      fc.asyncProperty(ASKED, async (asked) => {
        let now = realNow();
        Date.now = () => now;
        const limiter = memoryLimiter(LIMIT, () => now);
        const reference = new RateLimiterMemory({ points: LIMIT.requests, duration: LIMIT.seconds });
        for (const { who, waitMs } of asked) {
          now += waitMs;
          const expected = await reference.consume(who).then(
            (state) => ({ allowed: true, state }),
            (state: unknown) => ({ allowed: false, state: state as RateLimiterRes }),
          );
          assert.instance(expected.state, RateLimiterRes);
          const taken = limiter.take(who);
          assert.is(taken.allowed, expected.allowed);
          assert.equal(told(taken), {
            r: expected.state.remainingPoints,
            t: Math.ceil(expected.state.msBeforeNext / 1000),
          });
        }
      }),
      { numRuns: 50 },
    );
  } finally {
    Date.now = realNow;
  }
});

test('a flood of callers is bounded, and forgets nobody within a generation', () => {
  const limiter = memoryLimiter({ requests: 1, seconds: 60 }, () => 0);
  for (let caller = 0; caller < 120_000; caller++) limiter.take(`caller ${caller}`);
  assert.not(limiter.look('caller 119999').allowed);
  assert.not(limiter.look('caller 70000').allowed);
  assert.ok(limiter.look('caller 10').allowed, 'the oldest are forgotten');
});

test.run();
