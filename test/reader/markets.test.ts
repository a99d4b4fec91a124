import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { SettlementCycle } from '../../server/engine/market-conventions.js';
import { openCatalog } from '../../server/queries/catalog.js';
import type { Reader } from '../../server/reader/api.js';
import { open } from '../../server/reader/index.js';
import { dataAsDefined } from '../helpers/defined-conventions.js';
import { needs, pathOf, sampled, some } from '../helpers/needs.js';
import { type PythonProcess, startPython } from '../helpers/python-process.js';
import { zonesThatDiffer } from '../helpers/python-zones.js';
import { bundleOf, type Downloaded, manifestOf } from '../helpers/reader.js';
import { releaseData, startApp, type TestServer } from '../helpers/server.js';

/** Both readers answer of every market what the server does: settlement, sessions, and whether it is open. */

const data = releaseData();
const markets = data.meta.calendars.filter(({ kind }) => kind === 'exchange');
const TRADES = [
  '1995-06-02',
  '2010-03-15',
  '2017-09-05',
  '2022-12-01',
  '2024-03-12',
  '2024-05-24',
  '2026-10-09',
  '2026-10-10',
  // About these days feasts may move, and the European Union moves to T+1.
  '2026-12-23',
  '2027-03-08',
  '2027-03-10',
  '2027-05-14',
  '2027-10-08',
  '2027-10-11',
];
const WEEK = ['2026-10-23', '2026-11-03'] as const;
/** Sessions that may begin late, end early or have other hours. */
const DOUBTFUL: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  XKRX: [
    ['2026-11-16', '2026-11-27'],
    ['2022-12-26', '2023-01-06'],
    ['2024-12-26', '2025-01-06'],
  ],
  XHKG: [
    ['2012-07-23', '2012-07-25'],
    ['2019-07-30', '2019-08-01'],
  ],
  XCAS: [['2027-02-01', '2027-02-12']],
  'XCME:EQUITY': [['2024-11-25', '2024-12-02']],
  XCBF: [['2026-01-14', '2026-01-21']],
  XSES: [['2027-12-20', '2027-12-31']],
  XIST: [['2028-02-14', '2028-03-03']],
  // Sessions that are not entered, hours that ended, and a weekday with hours of its own.
  MISX: [['2026-11-02', '2026-11-08']],
  XNAS: [['2026-11-26', '2026-12-08']],
  XHKF: [['2026-12-24', '2026-12-28']],
  XCOL: [['2022-10-27', '2022-11-02']],
  XTAE: [['2026-11-26', '2026-11-30']],
  'XCME:CRYPTO': [['2026-11-20', '2026-11-23']],
};
const INSTANTS = [
  '2026-11-20T14:45:00Z',
  '2026-11-23T02:30:00Z',
  '2026-11-27T17:59:59Z',
  '2026-11-27T18:00:00Z',
  // Thanksgiving, and the evening before it.
  '2024-11-28T15:00:00Z',
  '2024-11-27T23:30:00Z',
  '2024-11-28T23:30:00Z',
  // Sessions that are not entered: evenings, nights, weekends, before and after the core session.
  '2026-11-25T12:00:00Z',
  '2026-11-25T17:00:00Z',
  '2026-11-25T22:00:00Z',
  '2026-11-27T18:30:00Z',
  '2026-11-28T10:00:00Z',
];

let server: TestServer;
let reader: Reader;
let python: PythonProcess;
const inPython = needs('python');
test.before(async () => {
  const data = await dataAsDefined();
  server = await startApp({ catalog: openCatalog(data) });
  const downloaded = madeOf(data);
  reader = await open(downloaded.file, { manifest: downloaded.manifest });
  if (pathOf('python') !== null) python = startPython(downloaded);
});
test.after(async () => {
  python?.close();
  await server.close();
});

function madeOf(from = data): Downloaded {
  const file = bundleOf(from);
  return { file, manifest: manifestOf(from.meta.releases.at(-1)!.id, file) };
}

/** The data with other settlement cycles of one market. */
function withCycles(market: string, settlement_cycles: readonly SettlementCycle[]): typeof data {
  const calendars = data.meta.calendars.map((one) =>
    one.id === market ? { ...one, settlement_cycles } : one,
  );
  return { ...data, meta: { ...data.meta, calendars } };
}

type Shown = Record<string, unknown>;

async function settlementByServer(
  market: string,
  date: string,
  instrument: string,
): Promise<Shown | string> {
  const requested = `market=${market}&trade_date=${date}&instrument=${instrument}`;
  const response = await server.get(`/v1/settlement?${requested}`);
  const result = (await response.json()) as Shown;
  return response.status === 200 ? result : String((result as { code?: string }).code);
}

/** The reader answers with every member of the server's response, except its release. */
function sameSettlement(found: Shown, expected: Shown, message: string): void {
  const { data_release, ...members } = expected;
  assert.equal(found, members, message);
}

/** What both tell, by the names that both have. */
function sameMembers(found: Shown, expected: Shown, message: string): void {
  for (const name of Object.keys(found)) {
    if (name in expected) assert.equal(found[name], expected[name], `${message}: ${name}`);
  }
}

function trades(): readonly [market: string, date: string, instrument: string][] {
  const all = markets.flatMap(({ id, settlement_cycles = [] }) => {
    const instruments = [...new Set(settlement_cycles.map(({ instrument }) => instrument))];
    return instruments.flatMap((instrument) =>
      TRADES.map((date): [string, string, string] => [id, date, instrument]),
    );
  });
  // A step that has no factor in common with how many dates there are: every date is asked of some market.
  // Bonds that trade on a day on which nothing settles, and settle a day later.
  const bonds = ['2015-04-03', '2026-04-03'].flatMap((date) =>
    ['corporate_bond', 'government_bond'].map((one): [string, string, string] => [
      'USD:BOND',
      date,
      one,
    ]),
  );
  return [...some(all, 5), ...bonds];
}

sampled('settlement, by the package', async () => {
  for (const [market, date, instrument] of trades()) {
    const expected = await settlementByServer(market, date, instrument);
    const found = outcomeOf(
      () => reader.settlement(market, date, { instrument } as object) as unknown as Shown,
    );
    const message = `${market} ${date} ${instrument}`;
    if (typeof expected === 'string' || typeof found === 'string')
      assert.equal(found, expected, message);
    else sameSettlement(found, expected, message);
  }
});

inPython('settlement, by the Python module', async () => {
  for (const args of trades()) {
    const expected = await settlementByServer(...args);
    const reply = await python.ask<{ answer?: Shown; code?: string }>({ ask: 'settlement', args });
    const message = args.join(' ');
    if (typeof expected === 'string' || !reply.answer)
      assert.is(reply.code, expected, `${message}: ${JSON.stringify(reply)}`);
    else sameSettlement(reply.answer, expected, message);
  }
});

test('a cycle of some trades only, by both', async () => {
  const row = {
    instrument: 'equity',
    source: null,
    evidence: null,
    start: 'known',
    status: 'in_force',
  } as const;
  const phased = madeOf(
    withCycles('XNSE', [
      { ...row, from: '2021-03-31', days: 2 },
      { ...row, from: '2022-02-25', days: 2, or_days: 1, note: 'Shares that had not moved.' },
      { ...row, from: '2023-01-27', days: 1, start: 'changed' },
    ]),
  );
  const byPackage = await open(phased.file, { manifest: phased.manifest });
  const byPython = pathOf('python') === null ? undefined : startPython(phased);
  try {
    for (const [date, earliest, result] of [
      ['2022-06-01', '2022-06-02', '2022-06-03'],
      ['2022-12-01', '2022-12-02', '2022-12-05'],
      ['2023-01-25', '2023-01-27', '2023-01-30'],
    ] as const) {
      const found = byPackage.settlement('XNSE', date);
      assert.equal(
        [found.result, found.estimated, found.earliest, found.latest],
        [result, true, earliest, result],
      );
      assert.equal([found.cycle.name, found.cycle.or_days], ['T+2', 1]);
      const reply = await byPython?.ask<{ answer: Shown }>({
        ask: 'settlement',
        args: ['XNSE', date, 'equity'],
      });
      if (reply) assert.equal(reply.answer, found as unknown as Shown);
    }
    for (const date of ['2022-02-24', '2023-01-27'])
      assert.is(byPackage.settlement('XNSE', date).estimated, false);
  } finally {
    byPython?.close();
  }
});

/** The zones whose clocks are changed by Node's zone data and not by those of the system, which Python reads, or the reverse. */
function zonesOutOfDate(): ReadonlySet<string> {
  const zones = [...new Set(markets.map(({ timezone }) => timezone!))];
  const days = [
    WEEK[0],
    ...Object.values(DOUBTFUL).flatMap((spans) => spans.map(([from]) => from)),
  ];
  return zonesThatDiffer(zones, days);
}

sampled('sessions and whether it is open, by both', async () => {
  const outOfDate = python ? zonesOutOfDate() : new Set<string>();
  assert.ok(outOfDate.size <= 2, `zone data that differ: ${[...outOfDate].join()}`);
  for (const { id, timezone } of new Set([
    ...some(markets, 6),
    ...markets.filter(({ id: one }) => one in DOUBTFUL),
  ])) {
    const isByPython = python && !outOfDate.has(timezone!);
    for (const span of [WEEK, ...(DOUBTFUL[id] ?? [])]) {
      const requested = `/v1/sessions?calendars=${id}&from=${span[0]}&to=${span[1]}`;
      const [expected] = (await server.json<{ calendars: Listed[] }>(requested)).calendars;
      const found = outcomeOf(() => reader.sessions(id, ...span));
      // The server lists the trading days without hours apart; the readers refuse them.
      const isKnown = expected!.without_hours.length === 0;
      assert.equal(found, isKnown ? expected!.sessions : 'out_of_coverage', id);
      const { id: _id, ...told } = expected!;
      const { id: _own, ...members } = reader.tradingDays(id, ...span);
      assert.equal(members, told, id);
      if (!isByPython) continue;
      const days = await python.ask<{ answer?: Shown }>({
        ask: 'tradingDays',
        args: [id, ...span],
      });
      sameMembers(days.answer!, expected! as unknown as Shown, `${id} ${span[0]}`);
      const { answer, code } = await python.ask<{ answer?: Shown[]; code?: string }>({
        ask: 'sessions',
        args: [id, ...span],
      });
      assert.is(code, isKnown ? undefined : 'out_of_coverage', id);
      assert.is(answer?.length, isKnown ? expected!.sessions.length : undefined, id);
      if (answer) assert.ok(answer.every((one) => 'closing_auction_end' in one));
      for (const [at, session] of (answer ?? []).entries())
        sameMembers(session, expected!.sessions[at]!, `${id} ${span[0]}`);
    }
    for (const at of INSTANTS) {
      const [now] = (
        await server.json<{ calendars: { is_open: boolean | null }[] }>(
          `/v1/sessions/now?calendars=${id}&at=${at}`,
        )
      ).calendars;
      assert.is(reader.isOpen(id, at), now!.is_open, `${id} ${at}`);
      if (isByPython)
        assert.is(
          (await python.ask<{ answer: boolean }>({ ask: 'isOpen', args: [id, at] })).answer,
          now!.is_open,
        );
    }
  }
});

test('what is no instant is refused, as by the API: a local time is another one on each computer', async () => {
  for (const at of [
    '2026-11-27T10:30',
    '2026-11-27',
    'Nov 27 2026 10:30 EST',
    '２０２６-11-27T10:30Z',
    '2026-02-30T10:30Z',
  ]) {
    assert.throws(() => reader.isOpen('XNYS', at), /invalid_parameter|expected an instant/, at);
    const { status } = await server.get(
      `/v1/sessions/now?calendars=XNYS&at=${encodeURIComponent(at)}`,
    );
    assert.is(status, 400, at);
    if (python)
      assert.is(
        (await python.ask<{ code: string }>({ ask: 'refused', args: ['is_open', 'XNYS', at] }))
          .code,
        'invalid_parameter',
      );
  }
  assert.is(reader.isOpen('XNYS', '2026-11-27T10:30-05:00'), true);
  assert.throws(() => reader.all('DE').add('2026-12-24', true as unknown as number), /integer/);
  if (python)
    assert.is(
      (await python.ask<{ code: string }>({ ask: 'bool', args: [] })).code,
      'invalid_parameter',
    );
});

interface Listed {
  readonly id: string;
  readonly sessions: Shown[];
  readonly without_hours: string[];
}

function outcomeOf<T>(request: () => T): T | string {
  try {
    return request();
  } catch (error) {
    return (error as { code: string }).code;
  }
}

test.run();
