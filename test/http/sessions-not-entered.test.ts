import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { request, requestCsv } from '../helpers/answers.js';
import { startAsDefined } from '../helpers/defined-conventions.js';
import type { TestServer } from '../helpers/server.js';

/** Sessions that a market is known to have and that its hours do not hold: in them it is never `closed`. */

interface Now {
  readonly calendars: {
    readonly state: string;
    readonly is_open: boolean | null;
    readonly until: string | null;
    readonly estimated: boolean | null;
    readonly next: { readonly date: string } | null;
  }[];
}

let server: TestServer;
test.before(async () => {
  server = await startAsDefined();
});
test.after(() => server.close());

const now = async (calendar: string, at: string) =>
  (await request<Now>(server, `/v1/sessions/now?calendars=${calendar}&at=${at}`)).calendars[0]!;

/** Market, an instant in a session that is not entered, and when the state ends. */
const UNKNOWN: readonly (readonly [market: string, at: string, until: string])[] = [
  // Evening session 19:05 to 23:50, morning session from 06:50, weekend.
  ['MISX', '2026-11-25T17:00:00Z', '2026-11-25T20:50:00Z'],
  ['MISX', '2026-11-26T04:30:00Z', '2026-11-26T07:00:00Z'],
  ['MISX', '2026-11-28T10:00:00Z', '2026-11-28T16:00:00Z'],
  // Night sessions.
  ['XOSE', '2026-11-25T12:00:00Z', '2026-11-25T21:00:00Z'],
  ['XHKF', '2026-11-25T12:00:00Z', '2026-11-25T19:00:00Z'],
  ['XKFE', '2026-11-25T12:00:00Z', '2026-11-25T21:00:00Z'],
  ['TFEX', '2026-11-25T12:30:00Z', '2026-11-25T20:00:00Z'],
  // After-market since 14 September 2026; before and after the core session in New York; Xetra's retail service.
  ['XKRX', '2026-11-25T09:00:00Z', '2026-11-25T11:00:00Z'],
  ['XNAS', '2026-11-25T22:00:00Z', '2026-11-26T01:00:00Z'],
  ['XNAS', '2026-11-25T10:00:00Z', '2026-11-25T14:30:00Z'],
  ['ARCX', '2026-11-25T22:00:00Z', '2026-11-26T01:00:00Z'],
  ['XETR', '2026-11-25T18:00:00Z', '2026-11-25T21:00:00Z'],
  // After an early close, such a session may begin earlier: at 13:00.
  ['XNAS', '2026-11-27T18:30:00Z', '2026-11-28T01:00:00Z'],
  ['NXTE', '2026-11-25T09:00:00Z', '2026-11-25T11:00:00Z'],
];

test('in a session that is not entered the state is unknown, until it is over or the next one begins', async () => {
  for (const [market, at, until] of UNKNOWN) {
    const found = await now(market, at);
    assert.equal(
      [found.state, found.is_open, found.until, found.estimated],
      ['unknown', null, until, null],
      `${market} ${at}`,
    );
    assert.ok(found.next, market);
  }
  const { rows } = await requestCsv(
    server,
    '/v1/sessions/now?calendars=MISX&at=2026-11-25T17:00:00Z&format=csv',
  );
  assert.equal([rows[0]!.state, rows[0]!.is_open, rows[0]!.estimated], ['unknown', '', '']);
});

test('between such sessions it is closed, until one of them may begin; before their first day it is closed', async () => {
  const night = await now('XNAS', '2026-11-26T02:00:00Z');
  // Thanksgiving: the next pre-market is that of Friday.
  assert.equal([night.state, night.until], ['closed', '2026-11-27T09:00:00Z']);
  assert.is((await now('XKRX', '2026-09-11T09:00:00Z')).state, 'closed');
  assert.is((await now('XETR', '2025-11-28T18:00:00Z')).state, 'closed');
  // On trading days only: on Thanksgiving nothing is held.
  assert.is((await now('XNAS', '2026-11-26T22:00:00Z')).state, 'closed');
});

test('weekend sessions: the days are told in may_trade', async () => {
  const { calendars } = await request<{
    calendars: {
      may_trade: string[];
      sessions_not_entered: { name: string; weekdays: number[] | null }[];
    }[];
  }>(server, '/v1/sessions?calendars=MISX&from=2026-11-20&to=2026-11-23');
  assert.equal(calendars[0]!.may_trade, ['2026-11-21', '2026-11-22']);
  const told = calendars[0]!.sessions_not_entered;
  assert.equal(told.map(({ weekdays }) => weekdays).filter(Boolean), [[6, 7]]);
});

test.run();
