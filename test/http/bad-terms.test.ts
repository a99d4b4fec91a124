import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { requestProblem } from '../helpers/answers.js';
import { connectHttp, type ToolClient } from '../helpers/mcp.js';
import { needs } from '../helpers/needs.js';
import { startPython } from '../helpers/python-process.js';
import { wholeReader } from '../helpers/reader.js';
import { startServer, type TestServer } from '../helpers/server.js';

/** Terms of the field that are written wrong: the error names what is right, through the API, the tools and the readers. */

let server: TestServer;
let tools: ToolClient;
test.before(async () => {
  server = await startServer();
  tools = await connectHttp(server, 'legacy');
});
test.after(async () => {
  await tools.close();
  await server.close();
});

interface Row {
  readonly path: string;
  readonly tool: readonly [name: string, operation?: string];
  readonly given: Readonly<Record<string, string | number>>;
  readonly code?: 'unknown_calendar';
  readonly says: readonly string[];
}
const DAYS = '/v1/business-days';
const PERIOD = { date: '2026-10-09', calendars: 'EUR' };
const TERM = { start: '2026-01-05', end: '2026-12-31', calendars: 'EUR' };
const spotAt = (given: Row['given']) => ({
  path: '/v1/fx/spot',
  tool: ['fx_dates', 'spot'] as const,
  given: { pair: 'EURUSD', ...given },
});

const ROWS: readonly Row[] = [
  // A code that is near a calendar but not it.
  ...(
    [
      ['CAMO', 'near CA:QC, which differs from Strata 2.12.74 CAMO on 13 days'],
      ['AMYE', 'near AM, the public holidays there; no list of the days of its banks was found'],
      ['NZAU', 'made of NZD+NZ:AUK'],
      ['USD-MUNI', 'none here has its days'],
    ] as const
  ).map(([calendars, says]) => ({
    path: `${DAYS}/next`,
    tool: ['business_days', 'next'] as const,
    given: { date: '2026-10-09', calendars },
    code: 'unknown_calendar' as const,
    says: [calendars, says],
  })),
  // A period, a frequency or a roll that is not known names the nearest.
  ...(
    [
      ['P6M', '6M?'],
      ['2 weeks', '2W?'],
      ['1Q', '3M?'],
    ] as const
  ).map(([period, near]) => ({
    path: `${DAYS}/add`,
    tool: ['business_days', 'add'] as const,
    given: { ...PERIOD, period },
    says: ['period', period, near],
  })),
  ...(
    [
      [{ frequency: 'quarterly' }, '3M?'],
      [{ frequency: '1W', roll: 'WEDNESDAY' }, 'WED?'],
      [{ frequency: '3M', roll: 'IMMCAN' }, 'IMMCAD?'],
      [{ frequency: '1M', roll: '31st' }, '31?'],
      // FpML's, Strata's and desks' words.
      [{ frequency: '1M', convention: 'MF' }, 'unadjusted: modified_following?'],
      [{ frequency: '1M', convention: 'MODPRECEDING' }, 'unadjusted: modified_preceding?'],
      [{ frequency: '1M', convention: 'ModifiedFollowing' }, 'unadjusted: modified_following?'],
      [{ frequency: '1M', convention: 'None' }, 'unadjusted: unadjusted?'],
      [{ frequency: '1M', convention: 'folowing' }, 'unadjusted: following?'],
      [{ frequency: '1M', stub: 'SHORT_INITIAL' }, 'none: short_front?'],
      [{ frequency: '1M', stub: 'SmartFinal' }, 'none: smart_back?'],
    ] as const
  ).map(([given, near]) => ({
    path: `${DAYS}/schedule`,
    tool: ['payment_schedule'] as const,
    given: { ...TERM, ...given },
    says: [Object.keys(given).at(-1)!, near],
  })),
  // An instant without an offset or a zone; local times of a clock change.
  { ...spotAt({ at: '2026-10-07T17:30' }), says: ['2026-10-07T17:30Z', 'tz=America/New_York'] },
  {
    ...spotAt({ at: '2026-03-29T02:30', tz: 'Europe/Berlin' }),
    says: ['does not exist in Europe/Berlin'],
  },
  {
    ...spotAt({ at: '2026-10-25T02:30', tz: 'Europe/Berlin' }),
    says: ['exists twice', '+02:00 or +01:00'],
  },
];

test('the API and the tools name what is right', async () => {
  for (const { path, tool, given, code = 'invalid_parameter', says } of ROWS) {
    const query = new URLSearchParams(
      Object.entries(given).map(([name, value]): [string, string] => [name, String(value)]),
    );
    await requestProblem(server, `${path}?${query}`, 400, code, ...says);
    const [name, operation] = tool;
    const said = await tools.call(name, { ...given, ...(operation && { operation }) });
    assert.ok(said.isError, JSON.stringify(given));
    for (const words of [code, ...says]) assert.ok(said.text.includes(words), said.text);
  }
});

/** What readers have of them: codes and periods. */
const READ = ROWS.filter(({ path }) => path === `${DAYS}/next` || path === `${DAYS}/add`);

test('the JavaScript reader names what is right', async () => {
  const reader = await wholeReader();
  for (const { given, says } of READ) {
    const { calendars, date, period } = given as Record<string, string>;
    let message = '';
    try {
      const all = reader.all(calendars!);
      if (period === undefined) all.next(date!);
      else all.addPeriod(date!, period);
    } catch (error) {
      ({ message } = error as Error);
    }
    // What a refused code is near to is told by the server alone: a release has no such list.
    const told = period === undefined ? [calendars!] : says;
    for (const words of told) assert.ok(message.includes(words), `${words}: ${message}`);
  }
});

needs('python')('the Python reader names what is right', async () => {
  const python = startPython();
  try {
    for (const { given, says } of READ) {
      const { calendars, date, period } = given as Record<string, string>;
      const asked =
        period === undefined
          ? { ask: 'next', args: { date, inclusive: false } }
          : { ask: 'addPeriod', args: { date, period, n: 1, convention: 'following' } };
      const reply = await python.ask<{ detail?: string }>({
        ...asked,
        ids: [calendars],
        mode: 'all',
      });
      const told = period === undefined ? [calendars!] : says;
      for (const words of told)
        assert.ok(reply.detail?.includes(words), `${words}: ${reply.detail}`);
    }
  } finally {
    python.close();
  }
});

test.run();
