import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { formatDay, mustParseDay } from '../../server/engine/civil-date.js';
import { lastYear } from '../helpers/data-years.js';
import {
  calling,
  connectHttp,
  ERAS,
  post,
  type Said,
  type ToolClient,
  textIn,
} from '../helpers/mcp.js';
import { cases, sampled } from '../helpers/needs.js';
import { releaseData, startServer, type TestServer } from '../helpers/server.js';
import { startVaried, VARIED_IDS } from '../helpers/varied-history.js';

/** The last year of data of New York, and the one after it. */
const LAST = lastYear('XNYS');
const AFTER = LAST + 1;

/** What tools return: the same as the endpoints behind them, as structured content and as text. */

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

type Given = Record<string, string | number | boolean>;

/** A call and the address that asks the same. */
const EXAMPLES: readonly [tool: string, given: Given, address: string][] = [
  ['find_calendars', { q: 'Bayern' }, '/v1/calendars?q=Bayern&limit=10'],
  ['find_calendars', { kind: 'bond', limit: 2 }, '/v1/calendars?kind=bond&limit=2'],
  ['find_calendars', { operation: 'details', id: 'eur' }, '/v1/calendars/EUR'],
  [
    'day_status',
    { date: '2026-12-24', calendars: 'XNYS,EUR', include: 'sources' },
    '/v1/days/2026-12-24?calendars=XNYS,EUR&include=sources',
  ],
  ['holidays', { calendars: 'XETR', year: 2026 }, '/v1/holidays?calendars=XETR&year=2026'],
  [
    'holidays',
    { operation: 'next', calendars: 'SA', from: '2027-03-01', n: 1 },
    '/v1/holidays/next?calendars=SA&from=2027-03-01&n=1',
  ],
  [
    'business_days',
    { operation: 'next', date: '2026-12-24', calendars: 'XLON' },
    '/v1/business-days/next?date=2026-12-24&calendars=XLON&explain=true',
  ],
  [
    'business_days',
    { operation: 'previous', date: '2026-02-16', calendars: 'CN', inclusive: true, explain: false },
    '/v1/business-days/previous?date=2026-02-16&calendars=CN&inclusive=true',
  ],
  [
    'business_days',
    { operation: 'add', date: '2026-10-09', n: 1, calendars: 'XNYS:SETTLEMENT' },
    '/v1/business-days/add?date=2026-10-09&n=1&calendars=XNYS:SETTLEMENT&explain=true',
  ],
  [
    'business_days',
    { operation: 'add', date: '2026-12-23', n: 1, calendars: 'XNYS' },
    '/v1/business-days/add?date=2026-12-23&n=1&calendars=XNYS&explain=true',
  ],
  [
    'business_days',
    { operation: 'add', date: '2026-10-09', n: 1, calendars: 'XNYS' },
    '/v1/business-days/add?date=2026-10-09&n=1&calendars=XNYS&explain=true',
  ],
  [
    'business_days',
    { operation: 'count', from: '2026-01-01', to: '2027-01-01', calendars: 'XNYS' },
    '/v1/business-days/count?from=2026-01-01&to=2027-01-01&calendars=XNYS',
  ],
  [
    'business_days',
    { operation: 'count', from: '2026-12-20', to: '2027-01-01', calendars: 'XNYS' },
    '/v1/business-days/count?from=2026-12-20&to=2027-01-01&calendars=XNYS&explain=true',
  ],
  [
    'business_days',
    { operation: 'adjust', date: '2026-05-31', convention: 'modified_following', calendars: 'EUR' },
    '/v1/business-days/adjust?date=2026-05-31&convention=modified_following&calendars=EUR&explain=true',
  ],
  [
    'fx_dates',
    { operation: 'spot', pair: 'EURUSD', date: '2026-10-09', tenor: '1M' },
    '/v1/fx/spot?pair=EURUSD&date=2026-10-09&tenor=1M&explain=true',
  ],
  [
    'fx_dates',
    { operation: 'spot', pair: 'EURUSD', date: '2026-10-12', tenor: 'ON' },
    '/v1/fx/spot?pair=EURUSD&date=2026-10-12&tenor=ON&explain=true',
  ],
  [
    'fx_dates',
    { operation: 'spot', pair: 'USDCNY', date: '2025-01-25' },
    '/v1/fx/spot?pair=USDCNY&date=2025-01-25&explain=true',
  ],
  [
    'fx_dates',
    { operation: 'spot', pair: 'USDCNY', date: '2025-01-24' },
    '/v1/fx/spot?pair=USDCNY&date=2025-01-24&explain=true',
  ],
  [
    'settlement_date',
    { market: 'XNYS', trade_date: '2026-10-09' },
    '/v1/settlement?market=XNYS&trade_date=2026-10-09&explain=true',
  ],
  // Law, but not yet in force; and announced for a date that has passed.
  [
    'settlement_date',
    { market: 'XETR', trade_date: '2027-10-11' },
    '/v1/settlement?market=XETR&trade_date=2027-10-11&explain=true',
  ],
  [
    'settlement_date',
    { market: 'XBOG', trade_date: '2026-10-09' },
    '/v1/settlement?market=XBOG&trade_date=2026-10-09&explain=true',
  ],
  [
    'sessions',
    { calendars: 'XNYS,XKAZ', from: '2026-11-27' },
    '/v1/sessions?calendars=XNYS,XKAZ&from=2026-11-27',
  ],
  [
    'sessions',
    { operation: 'now', calendars: 'XTKS', at: '2026-11-24T02:45:00Z' },
    '/v1/sessions/now?calendars=XTKS&at=2026-11-24T02:45:00Z',
  ],
  [
    'payment_schedule',
    { start: '2026-02-10', end: '2027-01-31', frequency: '6M', calendars: 'EUR' },
    '/v1/business-days/schedule?start=2026-02-10&end=2027-01-31&frequency=6M&calendars=EUR',
  ],
  [
    'fx_dates',
    { operation: 'ladder', pair: 'EURUSD', date: '2026-10-08' },
    '/v1/fx/ladder?pair=EURUSD&date=2026-10-08',
  ],
  [
    'fx_dates',
    { operation: 'value_date', pair: 'EURUSD', value_date: '2026-10-12' },
    '/v1/fx/value-date?pair=EURUSD&value_date=2026-10-12',
  ],
  [
    'fx_dates',
    { operation: 'value_date', pair: 'EUR/GBP', value_date: '2026-10-13' },
    '/v1/fx/value-date?pair=EUR/GBP&value_date=2026-10-13',
  ],
  [
    'fx_dates',
    { operation: 'fixing', pair: 'USDINR', value_date: '2027-01-28' },
    '/v1/fx/fixing?pair=USDINR&value_date=2027-01-28',
  ],
  [
    'fx_dates',
    { operation: 'option', pair: 'EURUSD', date: '2026-10-09', tenor: '1M' },
    '/v1/fx/option?pair=EURUSD&date=2026-10-09&tenor=1M&explain=true',
  ],
  [
    'fx_dates',
    { operation: 'fixing', pair: 'USDPEN', date: '2026-10-08', tenor: '1M' },
    '/v1/fx/fixing?pair=USDPEN&date=2026-10-08&tenor=1M',
  ],
  [
    'payment_schedule',
    { start: '2027-02-25', count: 2, frequency: '1M', end_of_month: true, calendars: 'EUR' },
    '/v1/business-days/schedule?start=2027-02-25&count=2&frequency=1M&end_of_month=true&calendars=EUR',
  ],
  [
    'payment_schedule',
    { start: '2027-02-26', count: 2, frequency: '1M', end_of_month: true, calendars: 'EUR' },
    '/v1/business-days/schedule?start=2027-02-26&count=2&frequency=1M&end_of_month=true&calendars=EUR',
  ],
  [
    'payment_schedule',
    {
      start: '2026-03-16',
      end: '2026-09-16',
      frequency: '3M',
      calendars: 'EUR',
      day_count: 'ACT/360',
      fixing_lag: 2,
    },
    '/v1/business-days/schedule?start=2026-03-16&end=2026-09-16&frequency=3M&calendars=EUR&day_count=ACT/360&fixing_lag=2',
  ],
  [
    'changes',
    { since: '2026-01-01', calendars: 'EUR', what: 'all', limit: 1 },
    '/v1/changes?since=2026-01-01&calendars=EUR&limit=1',
  ],
  ['changes', {}, '/v1/changes?what=days&limit=20'],
  [
    'day_status',
    { operation: 'days', dates: '2026-12-24,2026-12-25', calendars: 'XNYS' },
    '/v1/days?dates=2026-12-24,2026-12-25&calendars=XNYS',
  ],
  [
    'business_days',
    {
      operation: 'list',
      from: '2027-01-01',
      to: '2027-12-31',
      only: 'last_of_month',
      calendars: 'EUR',
    },
    '/v1/business-days/list?from=2027-01-01&to=2027-12-31&only=last_of_month&calendars=EUR',
  ],
  [
    'business_days',
    { date: '2026-12-24', calendars: 'EUR' },
    '/v1/business-days/next?date=2026-12-24&calendars=EUR&explain=true',
  ],
];

test('tools are listed with words for models, hints that nothing is changed, and schemas', async () => {
  const { tools: listed } = await tools.client.listTools();
  assert.equal(
    [...new Set(EXAMPLES.map(([name]) => name))].sort(),
    listed.map(({ name }) => name).sort(),
    'each has an example here',
  );
  for (const { name, title, description, annotations, inputSchema, outputSchema } of listed) {
    assert.match(name, /^[a-z_]{5,64}$/);
    assert.ok(title && description && description.length > 100, name);
    // The other hints are about tools that write.
    assert.equal(annotations, { readOnlyHint: true, openWorldHint: false });
    assert.is(inputSchema.additionalProperties, false);
    for (const [parameter, property] of Object.entries(inputSchema.properties!)) {
      assert.ok(
        (property as { description?: string }).description,
        `${name}.${parameter} says what it is`,
      );
      assert.not.ok(['format', 'bom', 'key'].includes(parameter), `${name}.${parameter}`);
    }
    assert.is(outputSchema?.type, 'object');
    assert.ok('data_release' in (outputSchema!.properties as object), name);
  }
  assert.ok(listed.length <= 9, 'no more than a model can choose from');
  const { length } = JSON.stringify(listed);
  assert.ok(length <= 16_384, `a model has to read them: ${length}`);
});

for (const era of ERAS) {
  test(`each tool returns what its endpoint does, as text too (${JSON.stringify(era)})`, async () => {
    const client = await connectHttp(server, era);
    for (const [name, given, address] of EXAMPLES) {
      const { text, structured, isError } = await client.call(name, given);
      assert.not.ok(isError, text);
      const answer = await server.json(address);
      assert.equal(structured, answer, `${name} ${address}`);
      assert.equal(JSON.parse(text.split('\n')[0]!), answer, `${name}: the text is the JSON`);
      assert.ok(text.length < 20_000, `${name}: ${text.length} characters`);
    }
    await client.close();
  });
}

test('what models write instead of texts: numbers, truth values, lists, null and nothing', async () => {
  const expected = await server.json(
    '/v1/business-days/add?date=2026-10-09&n=-2&calendars=XNYS,EUR&mode=any',
  );
  const ways: Record<string, unknown>[] = [
    { date: '2026-10-09', n: -2, calendars: ['XNYS', 'EUR'], mode: 'any', explain: false },
    {
      date: '2026-10-09',
      n: '-2',
      calendars: 'xnys, eur',
      mode: 'ANY',
      explain: 'false',
      tz: null,
      lang: '',
    },
    {
      date: ' 2026-10-09 ',
      n: '-2',
      calendars: ['xnys', 'eur'],
      mode: 'any',
      explain: 'False',
      format: 'json',
    },
  ];
  for (const given of ways) {
    const { structured, text } = await tools.call('business_days', { operation: 'add', ...given });
    assert.equal(structured, expected, text);
  }
});

test('errors are those of the endpoint, with the names of tools', async () => {
  const mistakes: [string, Record<string, unknown>, RegExp][] = [
    [
      'day_status',
      { date: '2026-02-30', calendars: 'XNYS' },
      /^invalid_parameter: date: "2026-02-30" was read; expected/,
    ],
    [
      'day_status',
      { calendars: 'XNYS' },
      /^invalid_parameter: date: is missing; expected an existing date/,
    ],
    ['day_status', { date: null, calendars: 'XNYS' }, /^invalid_parameter: date: is missing/],
    [
      'find_calendars',
      { operation: 'details' },
      /^invalid_parameter: id: is missing; expected the id of a calendar/,
    ],
    [
      'day_status',
      { date: '2026-02-20' },
      /^invalid_parameter: calendars: is missing; expected one to ten/,
    ],
    [
      'day_status',
      { date: '2026-02-20', calendars: 'XNYC' },
      /^unknown_calendar: .*XNYS.*find_calendars finds an id/,
    ],
    [
      'day_status',
      {
        date: '2026-02-20',
        calendars: Array(11)
          .fill('US')
          .map((c, i) => c + i),
      },
      /^too_many_calendars: /,
    ],
    [
      'day_status',
      { date: { year: 2026 }, calendars: 'XNYS' },
      /^invalid_parameter: date: "{\\"year\\":2026}" was read/,
    ],
    [
      'day_status',
      { date: '2026-02-20', calendar: 'XNYS' },
      /"calendar" is no parameter of day_status \(day\); did you mean calendars\?/,
    ],
    [
      'business_days',
      { operation: 'next', date: '2026-02-20', calendars: 'XNYS', n: 2 },
      /it is one of holidays \(next\), business_days \(add\), business_days \(list\);/,
    ],
    [
      'business_days',
      { operation: 'next', calendars: 'XNYS' },
      /^invalid_parameter: date: is missing/,
    ],
    [
      'business_days',
      { operation: 'next', date: '2026-02-20', calendars: 'XNYS', dates: '2026-02-20' },
      /"dates" is no parameter of business_days \(next\)/,
    ],
    [
      'day_status',
      { date: '2026-02-20', calendars: 'XNYS', format: 'csv' },
      /^invalid_parameter: format: "csv" was read/,
    ],
    [
      'day_status',
      { date: `${AFTER}-02-20`, calendars: 'XNYS' },
      new RegExp(`^out_of_coverage: date: ${AFTER}-02-20 is outside the data of XNYS`),
    ],
    [
      'business_days',
      { operation: 'add', date: '2026-02-20', calendars: 'XNYS', n: 2.5 },
      /^invalid_parameter: n: "2\.5" was read/,
    ],
    [
      'business_days',
      { operation: 'add', date: '2026-02-20', calendars: 'XNYS', n: true },
      /^invalid_parameter: n: "true" was read/,
    ],
    [
      'business_days',
      { operation: 'adjust', date: '2026-02-20', calendars: 'XNYS', convention: 'mf' },
      /^invalid_parameter: convention: .*modified_following/,
    ],
    [
      'fx_dates',
      { operation: 'spot', pair: 'EUREUR', date: '2026-02-20' },
      /^invalid_parameter: pair: /,
    ],
    [
      'holidays',
      { calendars: 'XNYS', year: 2026, days: 3 },
      /^invalid_parameter: year: was given together with days/,
    ],
    [
      'find_calendars',
      { q: 'x', limit: 1000 },
      /^invalid_parameter: limit: "1000" was read; expected an integer from 1 to 30/,
    ],
    ['find_calendars', { operation: 'details', id: 'NOPE' }, /^unknown_calendar: /],
    [
      'find_calendars',
      { operation: 'details', id: 'EUR.ics' },
      /^invalid_parameter: a file was requested/,
    ],
    [
      'find_calendars',
      { operation: 'details', id: 'EUR', from: 2026 },
      /"from" is no parameter of find_calendars \(details\)/,
    ],
    [
      'business_days',
      { operation: 'multiply', date: '2026-02-20', calendars: 'XNYS' },
      /^invalid_parameter: operation: "multiply" was read; expected one of next, previous, add, count, adjust, list, number$/,
    ],
    [
      'changes',
      { operation: 'list' },
      /^invalid_parameter: operation: .* none: changes has no operations$/,
    ],
    [
      'business_days',
      { from: '2026-01-01', to: '2026-02-01', calendars: 'XNYS' },
      /"from" is no parameter of business_days \(next\).* it is one of holidays \(range\), .*business_days \(count\)/,
    ],
    ['changes', { release: '19990101T000000Z' }, /^unknown_release: /],
    ['changes', { since: 'yesterday' }, /^invalid_parameter: since: "yesterday" was read/],
  ];
  for (const [name, given, expected] of mistakes) {
    const { isError, text, structured } = await tools.call(name, given);
    assert.ok(isError, `${name} ${JSON.stringify(given)}: ${text}`);
    assert.match(text, expected);
    assert.is(structured, undefined);
  }
});

test('a tool that is not there is an error of the protocol, which names those that are', async () => {
  const reply = await post(server, calling(7, '__proto__', {}));
  assert.is(reply.status, 200);
  const { id, error } = (await reply.json()) as {
    id: number;
    error: { code: number; message: string };
  };
  assert.equal([id, error.code], [7, -32602]);
  assert.match(error.message, /there is no tool "__proto__"; known are find_calendars, /);
});

test('an answer that would fill a model is cut by its explanation, or refused with how to ask for less', async () => {
  const years = { from: '2020-01-01', to: '2027-01-01', calendars: 'XNYS,EUR,XLON' };
  const { text, structured } = await tools.call('business_days', { operation: 'count', ...years });
  assert.equal(
    structured,
    await server.json(
      '/v1/business-days/count?from=2020-01-01&to=2027-01-01&calendars=XNYS,EUR,XLON',
    ),
  );
  assert.match(text, /The explanation is left out/);
  const all = await tools.call('holidays', {
    from: '1999-01-01',
    to: '2059-12-31',
    calendars: 'XNYS,US,GB,DE,FR,IT,JP',
  });
  assert.ok(all.isError);
  assert.match(
    all.text,
    /^too_long: the answer would have \d+ characters; at most 160000 are given\. Ask for fewer/,
  );
});

test('what releases changed, and an earlier release where it is named', async () => {
  const varied = await startVaried();
  const client = await connectHttp(varied, 'legacy');
  try {
    const { structured: page } = await client.call('changes', {
      since: '2026-01-01',
      calendars: 'EUR',
      what: 'all',
      limit: 1,
    });
    assert.equal(page, await varied.json('/v1/changes?since=2026-01-01&calendars=EUR&limit=1'));
    assert.is((page!.changes as unknown[]).length, 1);
    const release = VARIED_IDS[2]!;
    const path = `/v1/holidays?calendars=EUR&from=2026-01-01&days=1&release=${release}`;
    const given = { calendars: 'EUR', from: '2026-01-01', days: 1, release };
    const { structured, text } = await client.call('holidays', given);
    assert.equal(structured, await varied.json(path));
    assert.equal(JSON.parse(text), structured);
    assert.is((structured!.data_release as { id: string }).id, release);
  } finally {
    await client.close();
    await varied.close();
  }
});

sampled('for random requests a tool returns what its endpoint returns', async () => {
  const ids = releaseData().meta.calendars.map(({ id }) => id);
  const [first, last] = [mustParseDay('1985-01-01'), mustParseDay('2065-12-31')];
  const calendars = fc
    .uniqueArray(fc.constantFrom(...ids, 'XNYC', ''), { minLength: 1, maxLength: 3 })
    .map((list) => list.join());
  const date = fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min: first, max: last }).map(formatDay) },
    { weight: 1, arbitrary: fc.constantFrom('today', '2026-02-30', 'x', '2026-1-1') },
  );
  const mode = fc.constantFrom('all', 'any');
  const lang = fc.constantFrom('en', 'de', 'zh', 'x');
  const questions = fc.oneof(
    fc
      .record({ date, calendars, mode, lang })
      .map((given) => ['day_status', `/v1/days/${given.date}`, given] as const),
    fc
      .record({ calendars, from: date, days: fc.integer({ min: 0, max: 400 }), lang })
      .map((given) => ['holidays', '/v1/holidays', given] as const),
    fc
      .record({ calendars, from: date, n: fc.integer({ min: 1, max: 50 }), lang })
      .map((given) => ['holidays', '/v1/holidays/next', given, 'next'] as const),
    fc
      .record({ calendars, date, mode, inclusive: fc.boolean(), explain: fc.boolean(), lang })
      .map((given) => ['business_days', '/v1/business-days/next', given, 'next'] as const),
    fc
      .record({ calendars, date, mode, inclusive: fc.boolean(), explain: fc.boolean(), lang })
      .map((given) => ['business_days', '/v1/business-days/previous', given, 'previous'] as const),
    fc
      .record({
        calendars,
        date,
        mode,
        n: fc.integer({ min: -40, max: 40 }),
        explain: fc.boolean(),
      })
      .map((given) => ['business_days', '/v1/business-days/add', given, 'add'] as const),
    fc
      .record({ calendars, from: date, to: date, mode, explain: fc.constant(false) })
      .map((given) => ['business_days', '/v1/business-days/count', given, 'count'] as const),
    fc
      .record({
        calendars,
        date,
        convention: fc.constantFrom('following', 'modified_preceding', 'nearest'),
        explain: fc.boolean(),
      })
      .map((given) => ['business_days', '/v1/business-days/adjust', given, 'adjust'] as const),
    fc
      .record({
        pair: fc.constantFrom('EURUSD', 'usd/jpy', 'GBPCHF', 'USDMXN', 'EURXXX'),
        date,
        tenor: fc.constantFrom('SP', 'ON', '3M', '2W', '9Q'),
        explain: fc.boolean(),
      })
      .map((given) => ['fx_dates', '/v1/fx/spot', given, 'spot'] as const),
    fc
      .record({
        start: date,
        count: fc.integer({ min: 1, max: 40 }),
        frequency: fc.constantFrom('3M', '1W', 'x'),
        calendars,
      })
      .map((given) => ['payment_schedule', '/v1/business-days/schedule', given] as const),
    fc
      .record({
        q: fc.constantFrom('Paris', 'euro', 'Börse', 'zzz'),
        limit: fc.integer({ min: 1, max: 12 }),
      })
      .map((given) => ['find_calendars', '/v1/calendars', given] as const),
    fc
      .record({
        since: fc.constantFrom('2026-01-01', '2030-01-01'),
        calendars,
        what: mode.map((word) => (word === 'all' ? 'all' : 'days')),
        limit: fc.integer({ min: 1, max: 5 }),
      })
      .map((given) => ['changes', '/v1/changes', given] as const),
  );
  await fc.assert(
    fc.asyncProperty(questions, async ([tool, path, given, operation]) => {
      const requested = Object.entries(given).filter(
        ([name, value]) => value !== '' && !(tool === 'day_status' && name === 'date'),
      );
      const response = await server.get(
        `${path}?${new URLSearchParams(requested.map(([name, value]): [string, string] => [name, String(value)]))}`,
      );
      const whole = await response.text();
      const { explanation, ...unexplained } = JSON.parse(whole) as {
        code?: string;
        detail?: string;
        explanation?: unknown;
      };
      // A tool leaves a long explanation out.
      const isLeftOut = explanation === undefined || whole.length > 20_000;
      const body = isLeftOut ? unexplained : { ...unexplained, explanation };
      const reply = (await (
        await post(server, calling(1, tool, { ...given, operation }))
      ).json()) as {
        result: { content: unknown };
      };
      const { text, structured, isError } = textIn(reply.result);
      assert.is(isError, response.status !== 200, text);
      if (isError)
        assert.ok(
          text.startsWith(`${body.code}: ${body.detail}`),
          `${text}\n${JSON.stringify(body)}`,
        );
      else assert.equal(structured, body);
    }),
    { numRuns: cases(400) },
  );
});

test('many at once, each its own answer', async () => {
  const days = Array.from({ length: 200 }, (_, at) => formatDay(mustParseDay('2026-01-01') + at));
  const replies = await Promise.all(
    days.map(async (date, at) => {
      const response = await post(server, calling(at, 'day_status', { date, calendars: 'XNYS' }));
      const { id, result } = (await response.json()) as {
        id: number;
        result: Said & { structuredContent: { date: string } };
      };
      return [id, result.structuredContent.date];
    }),
  );
  assert.equal(
    replies,
    days.map((date, at) => [at, date]),
  );
});

test.run();
