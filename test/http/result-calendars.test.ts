import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { addToResult } from '../../server/engine/add-to-result.js';
import { combine } from '../../server/engine/combined-days.js';
import { request, requestCsv, requestProblem, requestText } from '../helpers/answers.js';
import { madeUpDays } from '../helpers/plain-days.js';
import { startServer, type TestServer } from '../helpers/server.js';

/** T+n whose result alone must be open in further calendars, as rateslib's tgt|nyc; one period without n. */

let server: TestServer;
test.before(async () => {
  server = await startServer();
});
test.after(() => server.close());

const ADD = '/v1/business-days/add';
const of = (query: string) => requestText(server, `${ADD}?${query}&format=text`);

test('days are counted in the calendars, and the result moves on to a day of all', async () => {
  // 12 October 2026 is Columbus Day: the dollar is closed on it, the euro is not.
  assert.is(await of('date=2026-10-08&n=2&calendars=EUR'), '2026-10-12');
  assert.is(await of('date=2026-10-08&n=2&calendars=EUR&result_calendars=USD'), '2026-10-13');
  assert.is(await of('date=2026-10-09&n=2&calendars=EUR&result_calendars=USD'), '2026-10-13');
  assert.is(await of('date=2026-10-09&n=2&calendars=EUR,USD'), '2026-10-14');
  assert.is(await of('date=2026-10-14&n=-2&calendars=EUR&result_calendars=USD'), '2026-10-09');
  const path = `${ADD}?date=2026-10-08&n=2&calendars=EUR&result_calendars=USD,GBP`;
  const answer = await request<Record<string, unknown>>(server, path);
  assert.equal(
    [answer.counted, answer.result, answer.result_calendars],
    ['2026-10-12', '2026-10-13', ['USD', 'GBP']],
  );
  const { rows } = await requestCsv(server, `${path}&format=csv`);
  assert.equal([rows[0]!.counted, rows[0]!.result_calendars], ['2026-10-12', 'USD GBP']);
  const { explanation } = await request<{ explanation: { days: { date: string }[] } }>(
    server,
    `${path}&explain=true`,
  );
  assert.is(explanation.days.at(-1)!.date, '2026-10-13');
});

test('random days: a loop that counts in one calendar and then looks for a day of both', () => {
  fc.assert(
    fc.property(
      madeUpDays,
      madeUpDays,
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.integer({ min: -12, max: 12 }),
      (one, other, part, n) => {
        const [first, last] = [Math.max(one.first, other.first), Math.min(one.last, other.last)];
        if (first > last) return;
        const date = first + Math.floor(part * (last - first));
        const isIn = (day: number) => day >= first && day <= last;
        const step = n < 0 ? -1 : 1;
        let day = date;
        for (let left = Math.abs(n); left > 0 && day >= one.first && day <= one.last; ) {
          day += step;
          if (day >= one.first && day <= one.last && one.isOpen(day)) left--;
        }
        while (isIn(day) && !(one.isOpen(day) && other.isOpen(day))) day += step;
        const all = combine([one.packed, other.packed], 'all');
        const added = addToResult(one.packed, all, date, n);
        assert.is(added?.found.day ?? null, isIn(day) ? day : null);
      },
    ),
    { numRuns: 600 },
  );
});

test('what result_calendars cannot be asked with', async () => {
  const wrong = (query: string, ...words: string[]) =>
    requestProblem(server, `${ADD}?date=2026-10-08&${query}`, 400, 'invalid_parameter', ...words);
  await wrong('period=1M&calendars=EUR&result_calendars=USD', 'result_calendars', 'in calendars');
  const unknown = `${ADD}?date=2026-10-08&n=1&calendars=EUR&result_calendars=ZZZZZ`;
  await requestProblem(server, unknown, 400, 'unknown_calendar', 'result_calendars: ');
});

test('a period without n is one period; n is missing without a period', async () => {
  assert.is(await of('date=2026-08-31&period=3M&calendars=EUR'), '2026-11-30');
  assert.is(await of('date=2026-08-31&n=2&period=3M&calendars=EUR'), '2027-03-01');
  for (const query of ['', '&unit=calendar', '&unit=business'])
    await requestProblem(
      server,
      `${ADD}?date=2026-08-31&calendars=EUR${query}`,
      400,
      'invalid_parameter',
      'n: is missing',
    );
});

test.run();
