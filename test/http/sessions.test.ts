import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { listSessions, MAX_SESSION_DAYS } from '../../server/api/sessions.js';
import { dayNumber } from '../../server/engine/civil-date.js';
import { request, requestCsv, requestProblem, requestText } from '../helpers/answers.js';
import { startAsDefined } from '../helpers/defined-conventions.js';
import { cases, sampled } from '../helpers/needs.js';
import { releaseCatalog, releaseData, type TestServer } from '../helpers/server.js';

/** GET /v1/sessions and /v1/sessions/now: instants across changes of clocks, breaks, early closes, late opens, mistakes. */

interface Session {
  readonly date: string;
  readonly open: string;
  readonly open_local: string;
  readonly close: string;
  readonly close_local: string;
  readonly break_start: string | null;
  readonly break_end: string | null;
  readonly closing_auction_end: string | null;
  readonly early_close: boolean;
  readonly late_open: boolean;
  readonly estimated: boolean;
}
interface Hours {
  readonly from: string;
  readonly open: string;
  readonly source: string | null;
  readonly evidence: string | null;
}
interface Sessions {
  readonly calendars: {
    readonly id: string;
    readonly timezone: string;
    readonly hours: Hours[] | null;
    readonly late_opens: { date: string; open: string }[];
    readonly sessions: Session[];
    readonly without_hours: string[];
    readonly may_trade: string[];
  }[];
}
interface Now {
  readonly at: string;
  readonly calendars: {
    readonly id: string;
    readonly state: string;
    readonly is_open: boolean | null;
    readonly until: string | null;
    readonly estimated: boolean | null;
    readonly seconds_left: number | null;
    readonly session: Session | null;
    readonly next: Session | null;
  }[];
}

let server: TestServer;
test.before(async () => {
  server = await startAsDefined();
});
test.after(() => server.close());

async function sessions(calendar: string, from: string, to = from) {
  const path = `/v1/sessions?calendars=${calendar}&from=${from}&to=${to}`;
  return (await request<Sessions>(server, path)).calendars[0]!;
}

async function session(calendar: string, date: string): Promise<Session> {
  const { sessions: found } = await sessions(calendar, date);
  assert.is(found.length, 1, `${calendar} ${date}`);
  return found[0]!;
}

const now = async (calendar: string, at: string) =>
  (await request<Now>(server, `/v1/sessions/now?calendars=${calendar}&at=${at}`)).calendars[0]!;

test('New York: an early close, and the change of clocks', async () => {
  const { sessions: found, timezone, hours } = await sessions('XNYS', '2026-11-26', '2026-11-27');
  assert.is(timezone, 'America/New_York');
  assert.equal(
    found.map(({ date, open, close, early_close }) => [date, open, close, early_close]),
    [['2026-11-27', '2026-11-27T14:30:00Z', '2026-11-27T18:00:00Z', true]],
  );
  assert.is(found[0]!.open_local, '2026-11-27T09:30:00-05:00');
  assert.is(hours!.length, 1);
  // Clocks are put back on 1 November 2026.
  assert.is((await session('XNYS', '2026-10-30')).open, '2026-10-30T13:30:00Z');
  assert.is((await session('XNYS', '2026-11-02')).open, '2026-11-02T14:30:00Z');
});

test('Tokyo, Hong Kong, Jakarta: breaks and how they changed', async () => {
  const tokyo = await session('XTKS', '2011-11-18');
  assert.equal(
    [tokyo.break_start, tokyo.break_end],
    ['2011-11-18T02:00:00Z', '2011-11-18T03:30:00Z'],
  );
  assert.is((await session('XTKS', '2011-11-21')).break_start, '2011-11-21T02:30:00Z');
  const later = await session('XTKS', '2024-11-05');
  assert.equal(
    [later.close, later.closing_auction_end],
    ['2024-11-05T06:25:00Z', '2024-11-05T06:30:00Z'],
  );
  assert.is((await session('XHKG', '2012-03-02')).break_end, '2012-03-02T05:30:00Z');
  assert.is((await session('XHKG', '2012-03-05')).break_end, '2012-03-05T05:00:00Z');
  // A half day has neither a break nor an afternoon.
  const eve = await session('XHKG', '2025-12-24');
  assert.equal(
    [eve.close_local, eve.break_start, eve.early_close],
    ['2025-12-24T12:00:00+08:00', null, true],
  );
  // Fridays have a longer break in Jakarta.
  assert.is((await session('XIDX', '2025-11-06')).break_end, '2025-11-06T06:30:00Z');
  assert.is((await session('XIDX', '2025-11-07')).break_end, '2025-11-07T07:00:00Z');
});

test('Mexico follows the hours of New York, shown in its own local time', async () => {
  const [winter, summer] = [
    await session('XMEX', '2026-01-15'),
    await session('XMEX', '2026-07-15'),
  ];
  assert.equal(
    [winter.open_local, winter.close_local],
    ['2026-01-15T08:30:00-06:00', '2026-01-15T15:00:00-06:00'],
  );
  assert.equal(
    [summer.open_local, summer.close_local],
    ['2026-07-15T07:30:00-06:00', '2026-07-15T14:00:00-06:00'],
  );
});

test('late opens, sessions that begin on the day before, Fridays in Tel Aviv', async () => {
  const seoul = await sessions('XKRX', '2023-11-16', '2023-11-17');
  assert.equal(
    seoul.sessions.map(({ open_local, late_open }) => [open_local, late_open]),
    [
      ['2023-11-16T10:00:00+09:00', true],
      ['2023-11-17T09:00:00+09:00', false],
    ],
  );
  // The whole day is moved, the closing auction too.
  const [moved] = seoul.sessions;
  assert.equal(
    [moved!.close, moved!.closing_auction_end],
    ['2023-11-16T07:20:00Z', '2023-11-16T07:30:00Z'],
  );
  assert.equal(
    seoul.late_opens.map(({ date }) => date),
    ['2023-11-16'],
  );
  const energy = await session('XNYM', '2026-11-16');
  assert.equal([energy.open, energy.close], ['2026-11-15T23:00:00Z', '2026-11-16T22:00:00Z']);
  assert.is((await session('XTAE', '2026-11-20')).close_local, '2026-11-20T13:50:00+02:00');
  assert.is((await session('XTAE', '2026-11-19')).close_local, '2026-11-19T17:14:00+02:00');
});

test('a session that may begin late is estimated: no text of that day was read', async () => {
  const estimated = async (id: string, from: string, to: string) =>
    (await sessions(id, from, to)).sessions.filter((one) => one.estimated).map(({ date }) => date);
  assert.equal(await estimated('XKRX', '2027-11-15', '2027-11-26'), ['2027-11-18', '2027-11-25']);
  assert.equal(await estimated('XKRX', '2026-11-02', '2026-11-27'), []);
  assert.equal(await estimated('BVMF', '2027-02-09', '2027-02-12'), ['2027-02-10']);
  assert.equal(
    await estimated('XKOS', '2024-11-01', '2025-11-28'),
    [],
    'years of which the day is known',
  );
  assert.equal(
    await estimated('XKRX', '2022-12-26', '2023-01-06'),
    ['2023-01-02'],
    'the first session of a year',
  );
  assert.equal(await estimated('XKRX', '2024-12-26', '2025-01-06'), []);
  assert.equal(await estimated('XHKG', '2012-07-23', '2012-07-25'), ['2012-07-24']);
  const { calendar } = await request<{ calendar: { late_open_doubts: unknown[] } }>(
    server,
    '/v1/calendars/XKRX',
  );
  assert.is(calendar.late_open_doubts.length, 2);
});

test('late opens of publications, and days with hours of their own', async () => {
  const local = async (id: string, date: string) => {
    const one = await session(id, date);
    return [one.open_local, one.close_local].map((at) => at.slice(11, 16)).join('-');
  };
  for (const [id, date, hours] of [
    ['BVMF', '2026-02-18', '13:00-17:55'],
    ['BVMF', '2025-03-05', '13:00-17:55'],
    ['BVMF', '2022-03-02', '13:00-18:00'],
    ['XKRX', '2026-11-19', '10:00-16:20'],
    ['XKFE', '2026-11-19', '09:45-16:45'],
    ['XNSE', '2021-02-24', '09:15-17:00'],
    ['XBOM', '2021-02-24', '09:15-17:00'],
    ['XNSE', '2021-02-23', '09:15-15:30'],
    ['XNSE', '2026-11-25', '09:15-15:15'],
    ['XASX', '2026-11-25', '10:00-16:00'],
  ] as const)
    assert.is(await local(id, date), hours, `${id} ${date}`);
  const seoul = await session('XKRX', '2026-11-19');
  assert.equal([seoul.late_open, seoul.closing_auction_end], [true, '2026-11-19T07:30:00Z']);
  const halted = await session('XNSE', '2021-02-24');
  assert.equal(
    [halted.break_start, halted.break_end],
    ['2021-02-24T06:10:00Z', '2021-02-24T10:15:00Z'],
  );
  // Matched at the instant of the close, at an early one too.
  assert.is((await session('XNYS', '2026-11-27')).closing_auction_end, '2026-11-27T18:00:00Z');
});

test('a session that may end early, or may not, is estimated', async () => {
  const told = async (id: string, from: string, to: string) =>
    (await sessions(id, from, to)).sessions.map(({ date, early_close, estimated }) => [
      date,
      early_close,
      estimated,
    ]);
  assert.equal(await told('XSES', '2027-12-23', '2027-12-24'), [
    ['2027-12-23', false, false],
    ['2027-12-24', true, true],
  ]);
  // The eve of the feast may move by two days.
  assert.equal(await told('XIST', '2028-02-22', '2028-02-25'), [
    ['2028-02-22', false, false],
    ['2028-02-23', false, true],
    ['2028-02-24', false, true],
    ['2028-02-25', true, true],
  ]);
  assert.equal(await told('XNYS', '2026-11-27', '2026-11-27'), [['2026-11-27', true, false]]);
});

test('Ramadan and a typhoon: sessions with hours that no text tells are estimated', async () => {
  const told = async (id: string, from: string, to: string) =>
    (await sessions(id, from, to)).sessions.map(({ date, estimated }) => [date, estimated]);
  assert.equal(await told('XCAS', '2027-02-04', '2027-02-08'), [
    ['2027-02-04', false],
    ['2027-02-05', false],
    ['2027-02-08', true],
  ]);
  for (const id of ['XCAI', 'XKAR', 'XDHA', 'XKUW', 'XBAH', 'XMUS', 'DSMD', 'XADS', 'XDFM']) {
    const { sessions: found } = await sessions(id, '2025-03-10', '2025-03-13');
    assert.ok(found.length > 0 && found.every(({ estimated }) => estimated), id);
  }
  assert.equal(
    await told('XSAU', '2025-03-10', '2025-03-10'),
    [['2025-03-10', false]],
    'unchanged, as announced',
  );
  assert.equal(await told('XHKG', '2019-07-30', '2019-07-31'), [
    ['2019-07-30', false],
    ['2019-07-31', true],
  ]);
  assert.is((await now('XKAR', '2027-02-15T10:00:00Z')).estimated, true);
});

test('a holiday on which the market trades at unknown hours: never closed, and the next session may begin earlier', async () => {
  const found = await sessions('XCME:EQUITY', '2024-11-27', '2024-12-02');
  assert.equal(
    found.sessions.map(({ date, estimated }) => [date, estimated]),
    [
      ['2024-11-27', false],
      ['2024-11-29', true],
      ['2024-12-02', false],
    ],
  );
  assert.equal(found.may_trade, ['2024-11-28']);
  for (const id of ['XCME', 'XCME:EQUITY', 'XCME:RATES', 'XCME:FX', 'XNYM', 'XCEC']) {
    // The evening before Thanksgiving, the day, and Martin Luther King's.
    for (const at of ['2024-11-27T23:30:00Z', '2024-11-28T15:00:00Z', '2026-01-19T16:00:00Z']) {
      const { state, is_open, until, estimated } = await now(id, at);
      assert.equal(
        [state, is_open, until, estimated],
        ['unknown', null, null, null],
        `${id} ${at}`,
      );
    }
    const friday = await now(id, '2024-11-28T23:30:00Z');
    assert.equal([friday.state, friday.estimated], ['open', true], id);
    const christmas = await now(id, '2026-12-25T15:00:00Z');
    assert.equal([christmas.state, christmas.estimated], ['closed', false], id);
  }
  assert.equal((await sessions('XNYS', '2024-11-27', '2024-11-29')).may_trade, []);
});

test('a closure that is estimated: the market may trade, and the state says so', async () => {
  const hanoi = await now('XSTC', '2026-11-24T03:00:00Z');
  assert.equal([hanoi.state, hanoi.is_open, hanoi.estimated], ['closed', false, true]);
  const found = await sessions('XIDX', '2028-05-04', '2028-05-10');
  assert.ok(found.may_trade.includes('2028-05-05'), found.may_trade.join());
  assert.is(
    (await now('XIDX', '2028-05-04T12:00:00Z')).estimated,
    true,
    'the next session may be sooner',
  );
  assert.is(
    (await now('XNYS', '2026-11-26T15:00:00Z')).estimated,
    false,
    'Thanksgiving is certain',
  );
  const { rows } = await requestCsv(
    server,
    '/v1/sessions/now?calendars=XSTC&at=2026-11-24T03:00:00Z&format=csv',
  );
  assert.is(rows[0]!.estimated, 'true');
});

test('after an early close the auction may be going on: its times are not known', async () => {
  const atNoon = await now('XHKG', '2026-12-24T04:05:00Z');
  assert.equal([atNoon.state, atNoon.estimated], ['closed', true]);
  assert.is((await now('XHKG', '2026-12-24T06:00:00Z')).estimated, false);
});

test('hours that ended: unknown on a trading day, never closed', async () => {
  // The hours of Colombo are known to the end of October 2022; 20 November 2026 is a trading day, the 22nd a Sunday.
  const trading = await now('XCOL', '2026-11-20T05:00:00Z');
  assert.equal([trading.state, trading.until], ['unknown', null]);
  const sunday = await now('XCOL', '2026-11-22T05:00:00Z');
  assert.equal([sunday.state, sunday.until], ['closed', null]);
});

test('no hours, or none of so long ago: null, never a guess', async () => {
  const { calendars } = await request<Sessions>(
    server,
    '/v1/sessions?calendars=XKAZ,EUR&from=2026-11-16&to=2026-11-17',
  );
  for (const { hours, sessions: found, without_hours } of calendars) {
    assert.equal([hours, found, without_hours], [null, [], ['2026-11-16', '2026-11-17']]);
  }
  const early = await sessions('XSTC', '2013-07-19', '2013-07-22');
  assert.equal(
    [early.without_hours, early.sessions.length, early.hours!.length],
    [['2013-07-19'], 1, 1],
  );
});

test('csv: a row for each trading day', async () => {
  const { rows, columns } = await requestCsv(
    server,
    '/v1/sessions?calendars=XNYS,XKAZ&from=2026-11-27&days=1&format=csv',
  );
  assert.equal(columns.slice(0, 4), ['calendar', 'date', 'open', 'open_local']);
  assert.equal(
    rows.map((row) => [row.calendar, row.open, row.early_close, row.hours_evidence]),
    [
      ['XNYS', '2026-11-27T14:30:00Z', 'true', 'original'],
      ['XKAZ', '', '', ''],
    ],
  );
});

test('now: each state, until when, what comes next', async () => {
  const open = await now('XNYS', '2026-11-27T15:30:00Z');
  assert.equal(
    [open.state, open.is_open, open.until, open.seconds_left],
    ['open', true, '2026-11-27T18:00:00Z', 9000],
  );
  assert.is(open.next!.open, '2026-11-30T14:30:00Z');
  const closed = await now('XNYS', '2026-11-27T18:00:00Z');
  assert.equal(
    [closed.state, closed.is_open, closed.until, closed.next!.open],
    // Until the early session, which is not entered.
    ['closed', false, '2026-11-30T12:00:00Z', '2026-11-30T14:30:00Z'],
  );
  const lunch = await now('XTKS', '2026-11-24T02:45:00Z');
  assert.equal([lunch.state, lunch.until], ['break', '2026-11-24T03:30:00Z']);
  const auction = await now('XLON', '2026-11-24T16:32:00Z');
  assert.equal(
    [auction.state, auction.is_open, auction.until],
    ['closing_auction', false, '2026-11-24T16:35:00Z'],
  );
  // The session of Monday begins on Sunday evening.
  assert.is((await now('XNYM', '2026-11-15T23:30:00Z')).session!.date, '2026-11-16');
  const unknown = await now('XKAZ', '2026-11-24T06:00:00Z');
  assert.equal([unknown.state, unknown.is_open, unknown.until], ['unknown', null, null]);
  assert.is(
    await requestText(
      server,
      '/v1/sessions/now?calendars=XNYS&at=2026-11-27T10:30:00-05:00&format=text',
    ),
    'open',
  );
});

test('now, without an instant: that of the request, of every market with hours; not kept by caches', async () => {
  const { at, calendars } = await request<Now>(server, '/v1/sessions/now');
  assert.is(at, '2026-11-20T12:00:00Z');
  assert.ok(calendars.length >= 60, String(calendars.length));
  assert.is(calendars.find(({ id }) => id === 'XLON')!.state, 'open');
  const response = await server.get('/v1/sessions/now?calendars=XNYS');
  assert.match(response.headers.get('cache-control')!, /no-cache|max-age=0|no-store/);
  const { rows } = await requestCsv(server, '/v1/sessions/now?format=csv');
  assert.is(rows.length, calendars.length);
});

test('mistakes say what would be right', async () => {
  const at = '/v1/sessions?calendars=XNYS';
  await requestProblem(
    server,
    '/v1/sessions?from=2026-11-27',
    400,
    'invalid_parameter',
    'calendars',
  );
  await requestProblem(server, '/v1/sessions?calendars=NYSEE', 400, 'unknown_calendar', 'NYSEE');
  await requestProblem(
    server,
    `${at}&from=2026-11-27&to=2026-11-26`,
    400,
    'invalid_parameter',
    'from',
  );
  await requestProblem(
    server,
    `${at}&from=2026-11-27&to=2026-11-28&days=2`,
    400,
    'invalid_parameter',
    'days',
  );
  await requestProblem(
    server,
    `${at}&from=2020-01-01&to=2026-01-01`,
    400,
    'invalid_parameter',
    String(MAX_SESSION_DAYS),
  );
  await requestProblem(
    server,
    `${at}&from=2026-01-01&days=${MAX_SESSION_DAYS + 1}`,
    400,
    'invalid_parameter',
    'days',
  );
  await requestProblem(server, `${at}&from=1980-01-01`, 422, 'out_of_coverage', 'XNYS');
  await requestProblem(server, `${at}&format=text`, 400, 'invalid_parameter', 'format');
  const instants = [
    'tomorrow',
    '2026-11-27',
    '2026-11-27T25:00:00Z',
    '2026-02-30T10:00:00Z',
    '1900-01-01T00:00:00Z',
  ];
  for (const wrong of [
    ...instants,
    '9999-12-31T23:59:59Z',
    '2026-11-27T10:00:00',
    '%00',
    'x'.repeat(4000),
  ]) {
    await requestProblem(
      server,
      `/v1/sessions/now?at=${wrong}`,
      400,
      'invalid_parameter',
      'at',
      'instant',
    );
  }
});

sampled(
  'any day of any market: by the formats of Intl, open before close, the break between',
  async () => {
    const { meta } = releaseData();
    const markets = meta.calendars.filter(({ hours }) => hours);
    const day = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2040, 0, 1) });
    const property = fc.asyncProperty(
      fc.constantFrom(...markets),
      day,
      async (market, instantMs) => {
        const { id, timezone, hours, data_years } = market;
        const from = new Date(Math.max(instantMs, Date.UTC(data_years[0], 0, 1)))
          .toISOString()
          .slice(0, 10);
        const { calendars } = await request<Sessions>(
          server,
          `/v1/sessions?calendars=${id}&from=${from}&days=20`,
        );
        for (const one of calendars[0]!.sessions) {
          assert.ok(one.open < one.close, `${id} ${one.date}`);
          if (one.break_start) {
            assert.ok(
              one.open < one.break_start && one.break_end! < one.close,
              `${id} ${one.date}`,
            );
          }
          const clock = new Intl.DateTimeFormat('en-GB', {
            timeZone: timezone!,
            hour: '2-digit',
            minute: '2-digit',
          });
          assert.is(
            clock.format(new Date(one.open)),
            one.open_local.slice(11, 16),
            `${id} ${one.date}`,
          );
          assert.is(Date.parse(one.close), Date.parse(one.close_local), `${id} ${one.date}`);
          const zones = new Set(hours!.map((row) => row.timezone ?? timezone!));
          const shown = [...zones].map((timeZone) =>
            new Intl.DateTimeFormat('en-GB', {
              timeZone,
              hour: '2-digit',
              minute: '2-digit',
            }).format(new Date(one.open)),
          );
          assert.ok(
            one.late_open || hours!.some((row) => shown.includes(row.open)),
            `${id} ${one.date}: ${shown.join()}`,
          );
          const during = await now(
            id,
            `${new Date(Date.parse(one.close) - 1000).toISOString().slice(0, 19)}Z`,
          );
          assert.equal([during.state, during.until], ['open', one.close], `${id} ${one.date}`);
        }
      },
    );
    await fc.assert(property, { numRuns: cases(40) });
  },
);

test('each calendar is made in a turn of its own, in JSON and in CSV', () => {
  const markets = ['XNYS', 'XLON', 'XTKS'];
  for (const format of ['json', 'csv']) {
    const query = {
      calendars: markets.join(),
      from: dayNumber(2026, 1, 1),
      days: 1100,
      tz: 'UTC',
      format,
    };
    const { body, pieces } = listSessions.answer(
      { path: {}, query },
      { catalog: releaseCatalog(), nowMs: 0 },
    );
    const made: string[] = [];
    for (let next = pieces!.next(); !next.done; next = pieces!.next()) made.push(next.value);
    assert.is(body, '');
    for (const id of markets)
      assert.is(made.filter((piece) => piece.includes(id)).length, 1, `${format} ${id}`);
  }
});

test.run();
