import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { releaseDataFile } from '../../build/dist/release-data.js';
import type { Reader } from '../../server/reader/api.js';
import { open } from '../../server/reader/index.js';
import { type AskedPython, startPython } from '../helpers/ask-python.js';
import { needs, pathOf } from '../helpers/needs.js';
import { type Downloaded, manifestOf } from '../helpers/reader.js';
import { releaseData, startServer, type TestServer } from '../helpers/server.js';

/** Both readers answer of every market what the server does: settlement, sessions, and whether it is open. */

const data = releaseData();
const markets = data.meta.calendars.filter(({ kind }) => kind === 'exchange');
const TRADES = ['1995-06-02', '2010-03-15', '2017-09-05', '2024-05-24', '2026-10-09', '2026-12-23', '2027-10-11'];
const WEEK = ['2026-10-23', '2026-11-03'] as const;
const INSTANTS = ['2026-11-20T14:45:00Z', '2026-11-23T02:30:00Z', '2026-11-27T17:59:59Z', '2026-11-27T18:00:00Z'];

let server: TestServer;
let reader: Reader;
let python: AskedPython;
const inPython = needs('python');
test.before(async () => {
  server = await startServer();
  const downloaded = madeOf();
  reader = await open(downloaded.file, { manifest: downloaded.manifest });
  if (pathOf('python') !== null) python = startPython(downloaded);
});
test.after(async () => {
  python?.close();
  await server.close();
});

function madeOf(): Downloaded {
  const file = releaseDataFile(data, true);
  return { file, manifest: manifestOf(data.meta.releases.at(-1)!.id, file) };
}

type Told = Record<string, unknown>;

async function settledByServer(market: string, date: string, instrument: string): Promise<Told | string> {
  const asked = `market=${market}&trade_date=${date}&instrument=${instrument}`;
  const response = await server.get(`/v1/settlement?${asked}`);
  const told = (await response.json()) as Told;
  return response.status === 200 ? told : String((told as { code?: string }).code);
}

/** What both tell, by the names that both have. */
function sameMembers(found: Told, expected: Told, told: string): void {
  for (const name of Object.keys(found)) {
    if (name in expected) assert.equal(found[name], expected[name], `${told}: ${name}`);
  }
}

function trades(): [market: string, date: string, instrument: string][] {
  return markets.flatMap(({ id, settlement_cycles = [] }) => {
    const instruments = [...new Set(settlement_cycles.map(({ instrument }) => instrument))];
    return instruments.flatMap((instrument) => TRADES.map((date): [string, string, string] => [id, date, instrument]));
  });
}

test('settlement, by the package', async () => {
  for (const [market, date, instrument] of trades()) {
    const expected = await settledByServer(market, date, instrument);
    const found = outcomeOf(() => reader.settlement(market, date, { instrument } as object) as unknown as Told);
    const told = `${market} ${date} ${instrument}`;
    if (typeof expected === 'string' || typeof found === 'string') assert.equal(found, expected, told);
    else sameMembers(found, expected, told);
  }
});

inPython('settlement, by the Python module', async () => {
  for (const args of trades()) {
    const expected = await settledByServer(...args);
    const reply = await python.ask<{ answer?: Told; code?: string }>({ ask: 'settlement', args });
    const told = args.join(' ');
    if (typeof expected === 'string' || !reply.answer)
      assert.is(reply.code, expected, `${told}: ${JSON.stringify(reply)}`);
    else sameMembers(reply.answer, expected, told);
  }
});

test('sessions and whether it is open, by both', async () => {
  for (const { id, hours } of markets) {
    if (!hours) continue;
    const asked = `/v1/sessions?calendars=${id}&from=${WEEK[0]}&to=${WEEK[1]}`;
    const [expected] = (await server.json<{ calendars: { sessions: Told[] }[] }>(asked)).calendars;
    assert.equal(reader.sessions(id, ...WEEK), expected!.sessions, id);
    if (python) {
      const { answer } = await python.ask<{ answer: Told[] }>({ ask: 'sessions', args: [id, ...WEEK] });
      assert.is(answer.length, expected!.sessions.length, id);
      for (const [at, session] of answer.entries()) sameMembers(session, expected!.sessions[at]!, id);
    }
    for (const at of INSTANTS) {
      const [now] = (
        await server.json<{ calendars: { is_open: boolean | null }[] }>(`/v1/sessions/now?calendars=${id}&at=${at}`)
      ).calendars;
      assert.is(reader.isOpen(id, at), now!.is_open, `${id} ${at}`);
      if (python)
        assert.is((await python.ask<{ answer: boolean }>({ ask: 'isOpen', args: [id, at] })).answer, now!.is_open);
    }
  }
});

function outcomeOf(ask: () => Told): Told | string {
  try {
    return ask();
  } catch (error) {
    return (error as { code: string }).code;
  }
}

test.run();
