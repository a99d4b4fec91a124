import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { formatDay, mustParseDay } from '../../server/engine/civil-date.js';
import { calling, connectHttp, ERAS, post, type Said, type ToolClient, textIn } from '../helpers/mcp.js';
import { cases, sampled } from '../helpers/needs.js';
import { releaseData, startServer, type TestServer } from '../helpers/server.js';

/** What tools say: the same as the endpoints behind them, in words too. */

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

/** A call and the address that asks the same; what the tool says is given behind it. */
const EXAMPLES: readonly [tool: string, given: Given, address: string, ...words: RegExp[]][] = [
  ['find_calendars', { q: 'Bayern' }, '/v1/calendars?q=Bayern&limit=10', /^- DE:BY: Bavaria/m],
  ['find_calendars', { kind: 'bond', limit: 2 }, '/v1/calendars?kind=bond&limit=2', /^Calendars, by id:/],
  [
    'calendar_details',
    { id: 'eur' },
    '/v1/calendars/EUR',
    /European Central Bank, https:/,
    /Weekend: Saturday, Sunday/,
  ],
  [
    'day_status',
    { date: '2026-12-24', calendars: 'XNYS,EUR', include: 'sources' },
    '/v1/days/2026-12-24?calendars=XNYS,EUR&include=sources',
    /^2026-12-24 \(Thursday\) is a business day in all of XNYS, EUR together\.$/m,
    /^- XNYS: early close at 13:00: Christmas Eve; verified$/m,
    /^- EUR: open; verified$/m,
  ],
  ['holidays', { calendars: 'XETR', year: 2026 }, '/v1/holidays?calendars=XETR&year=2026', /XETR .*: 9 entries/],
  [
    'next_holidays',
    { calendars: 'SA', from: '2027-03-01', n: 1 },
    '/v1/holidays/next?calendars=SA&from=2027-03-01&n=1',
    /Eid al-Fitr; not verified[^;]*; estimated; may move by 2 days/,
  ],
  [
    'next_business_day',
    { date: '2026-12-24', calendars: 'XLON' },
    '/v1/business-days/next?date=2026-12-24&calendars=XLON&explain=true',
    /XLON: 2026-12-29 \(Tuesday\)\.$/m,
    /^- 2026-12-25 \(Friday\): XLON closed: Christmas Day/m,
  ],
  [
    'previous_business_day',
    { date: '2026-02-16', calendars: 'CN', inclusive: true, explain: false },
    '/v1/business-days/previous?date=2026-02-16&calendars=CN&inclusive=true',
    /^The previous business day on or before 2026-02-16 \(Monday\) in CN: 2026-02-14 \(Saturday\)\.$/m,
  ],
  [
    'add_business_days',
    { date: '2026-10-09', n: 1, calendars: 'XNYS:SETTLEMENT' },
    '/v1/business-days/add?date=2026-10-09&n=1&calendars=XNYS:SETTLEMENT&explain=true',
    /^1 business day after 2026-10-09 \(Friday\) in XNYS:SETTLEMENT: 2026-10-13 \(Tuesday\)\.$/m,
    /Columbus Day/,
  ],
  [
    'add_business_days',
    { date: '2026-12-23', n: 1, calendars: 'XNYS' },
    '/v1/business-days/add?date=2026-12-23&n=1&calendars=XNYS&explain=true',
    /XNYS closes early, at 13:00/,
  ],
  [
    'add_business_days',
    { date: '2026-10-09', n: 1, calendars: 'XNYS' },
    '/v1/business-days/add?date=2026-10-09&n=1&calendars=XNYS&explain=true',
    /^Trades settle on 2026-10-13 \(Tuesday\): T\+1 in XNYS:SETTLEMENT \(/,
    /^1 business day after 2026-10-09 \(Friday\) in XNYS: 2026-10-12 \(Monday\)\.$/m,
  ],
  [
    'count_business_days',
    { from: '2026-01-01', to: '2027-01-01', calendars: 'XNYS' },
    '/v1/business-days/count?from=2026-01-01&to=2027-01-01&calendars=XNYS&explain=true',
    /^251 business days from 2026-01-01 \(Thursday\), counted, to 2027-01-01 \(Friday\), not counted, in XNYS\.$/m,
    /^- 103 weekend days$/m,
  ],
  [
    'adjust_date',
    { date: '2026-05-31', convention: 'modified_following', calendars: 'EUR' },
    '/v1/business-days/adjust?date=2026-05-31&convention=modified_following&calendars=EUR&explain=true',
    /becomes 2026-05-29 \(Friday\) by modified_following/,
  ],
  [
    'fx_spot',
    { pair: 'EURUSD', date: '2026-10-09', tenor: '1M' },
    '/v1/fx/spot?pair=EURUSD&date=2026-10-09&tenor=1M&explain=true',
    /1M value date 2026-11-13 \(Friday\) \(spot 2026-10-13 \(Tuesday\)\)/,
    /count EUR: 2026-10-12 \(Monday\), business day 1/,
    /Convention: https?:.*the source of the lag and how the days between are counted/,
  ],
  [
    'fx_spot',
    { pair: 'EURUSD', date: '2026-10-12', tenor: 'ON' },
    '/v1/fx/spot?pair=EURUSD&date=2026-10-12&tenor=ON&explain=true',
    /^EURUSD traded on 2026-10-12 \(Monday\): there is no ON \(spot 2026-10-14 \(Wednesday\)\)/,
    /^Why: there is no ON: the trade date, 2026-10-12, is no business day of USD/m,
  ],
  [
    'fx_spot',
    { pair: 'USDCNY', date: '2025-01-25' },
    '/v1/fx/spot?pair=USDCNY&date=2025-01-25&explain=true',
    /^Note: nobody trades USDCNY on 2025-01-25, a Saturday: 2025-01-27 was used as the trade date\.$/m,
  ],
  [
    'fx_spot',
    { pair: 'USDCNY', date: '2025-01-24' },
    '/v1/fx/spot?pair=USDCNY&date=2025-01-24&explain=true',
    /^- count CNY: 2025-01-26 \(Sunday\), open on a weekend: not counted$/m,
    /spot value date 2025-02-05 \(Wednesday\)/,
  ],
  [
    'settlement_date',
    { market: 'XNYS', trade_date: '2026-10-09' },
    '/v1/settlement?market=XNYS&trade_date=2026-10-09&explain=true',
    /^equity traded on XNYS on 2026-10-09 \(Friday\) settles on 2026-10-13 \(Tuesday\): T\+1 \(since 2024-05-28\), counted on XNYS:SETTLEMENT\.$/m,
    /^Source of the cycle \(original\): https:/m,
  ],
  // Law, but not yet in force; and announced for a date that has passed.
  [
    'settlement_date',
    { market: 'XETR', trade_date: '2027-10-11' },
    '/v1/settlement?market=XETR&trade_date=2027-10-11&explain=true',
    /: T\+1 \(since 2027-10-11, announced, not yet in force\), counted on XETR:SETTLEMENT\.$/m,
    /^Note on the cycle: Regulation \(EU\) 2025\/2075 /m,
  ],
  [
    'settlement_date',
    { market: 'XBOG', trade_date: '2026-10-09' },
    '/v1/settlement?market=XBOG&trade_date=2026-10-09&explain=true',
    /: T\+2 \(since 2020-04-06, announced, not confirmed\), counted on/m,
  ],
  [
    'sessions',
    { calendars: 'XNYS,XKAZ', from: '2026-11-27' },
    '/v1/sessions?calendars=XNYS,XKAZ&from=2026-11-27',
    /^- 2026-11-27 \(Friday\): 09:30 to 13:00 \(UTC 2026-11-27T14:30:00Z to 2026-11-27T18:00:00Z\), early close$/m,
    /^- its hours are not known$/m,
  ],
  [
    'is_open',
    { calendars: 'XTKS', at: '2026-11-24T02:45:00Z' },
    '/v1/sessions/now?calendars=XTKS&at=2026-11-24T02:45:00Z',
    /^- XTKS \(Tokyo Stock Exchange\): break until 2026-11-24T03:30:00Z \(2026-11-24 12:30 there\)/m,
  ],
  [
    'payment_schedule',
    { start: '2026-02-10', end: '2027-01-31', frequency: '6M', calendars: 'EUR' },
    '/v1/business-days/schedule?start=2026-02-10&end=2027-01-31&frequency=6M&calendars=EUR',
    /2027-01-29 \(Friday\): regular, moved from 2027-01-31/,
  ],
  [
    'fx_ladder',
    { pair: 'EURUSD', date: '2026-10-08' },
    '/v1/fx/ladder?pair=EURUSD&date=2026-10-08',
    /^EURUSD traded on 2026-10-08 \(Thursday\):$/m,
    /^- SP: 2026-10-13 \(Tuesday\)$/m,
    /^- 1M: 2026-10-13 to 2026-11-13 \(Friday\)$/m,
    /^Source of the convention: http:\/\/www\.londonfx/m,
  ],
  [
    'fx_value_date',
    { pair: 'EURUSD', value_date: '2026-10-12' },
    '/v1/fx/value-date?pair=EURUSD&value_date=2026-10-12',
    /^EURUSD is not delivered on 2026-10-12 \(Monday\) \(closed: USD\): next 2026-10-13 \(Tuesday\), previous 2026-10-09/m,
  ],
  [
    'fx_value_date',
    { pair: 'EUR/GBP', value_date: '2026-10-13' },
    '/v1/fx/value-date?pair=EUR/GBP&value_date=2026-10-13',
    /^EURGBP is delivered on 2026-10-13 \(Tuesday\)\.$/m,
  ],
  [
    'fx_fixing',
    { pair: 'USDINR', value_date: '2027-01-28' },
    '/v1/fx/fixing?pair=USDINR&value_date=2027-01-28',
    /^USDINR for 2027-01-28 \(Thursday\) is fixed on 2027-01-25 \(Monday\), 2 business days of INR before, by FBIL/m,
    /^Source of the convention: ISDA, EMTA/m,
  ],
  [
    'fx_fixing',
    { pair: 'USDPEN', date: '2026-10-08', tenor: '1M' },
    '/v1/fx/fixing?pair=USDPEN&date=2026-10-08&tenor=1M',
    /^The convention is assumed: no publication that names it was found\.$/m,
  ],
  [
    'payment_schedule',
    { start: '2027-02-25', count: 2, frequency: '1M', end_of_month: true, calendars: 'EUR' },
    '/v1/business-days/schedule?start=2027-02-25&count=2&frequency=1M&end_of_month=true&calendars=EUR',
    /^end_of_month was not applied: /m,
  ],
  [
    'payment_schedule',
    { start: '2027-02-26', count: 2, frequency: '1M', end_of_month: true, calendars: 'EUR' },
    '/v1/business-days/schedule?start=2027-02-26&count=2&frequency=1M&end_of_month=true&calendars=EUR',
    /^3 dates, every 1M, modified_following, ends of months, in EUR:$/m,
  ],
  [
    'payment_schedule',
    { start: '2026-03-16', end: '2026-09-16', frequency: '3M', calendars: 'EUR', day_count: 'ACT/360', fixing_lag: 2 },
    '/v1/business-days/schedule?start=2026-03-16&end=2026-09-16&frequency=3M&calendars=EUR&day_count=ACT/360&fixing_lag=2',
    /^- 2026-03-16 to 2026-06-16 \(regular, 92 days, 0\.2555\d* of a year\), fixed 2026-03-12: paid 2026-06-16 \(Tuesday\)$/m,
  ],
  [
    'changes',
    { since: '2026-01-01', calendars: 'EUR', what: 'all', limit: 1 },
    '/v1/changes?since=2026-01-01&calendars=EUR&limit=1',
    /"New Year's Day" modified: coverage "library" -> "verified"/,
    /cursor=\d+/,
  ],
  ['changes', {}, '/v1/changes?what=days&limit=20'],
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
    const { readOnlyHint, idempotentHint, destructiveHint, openWorldHint } = annotations!;
    assert.equal([readOnlyHint, idempotentHint, destructiveHint, openWorldHint], [true, true, false, false]);
    assert.is(inputSchema.additionalProperties, false);
    for (const [parameter, property] of Object.entries(inputSchema.properties!)) {
      assert.ok((property as { description?: string }).description, `${name}.${parameter} says what it is`);
      assert.not.ok(['format', 'dates', 'bom', 'key'].includes(parameter), `${name}.${parameter}`);
    }
    assert.is(outputSchema?.type, 'object');
    assert.ok('data_release' in (outputSchema!.properties as object), name);
  }
  const { length } = JSON.stringify(listed);
  assert.ok(length < 50_000, `a model has to read them: ${length}`);
});

for (const era of ERAS) {
  test(`each tool says what its endpoint says, in words too (${JSON.stringify(era)})`, async () => {
    const client = await connectHttp(server, era);
    for (const [name, given, address, ...words] of EXAMPLES) {
      const { text, structured, isError } = await client.call(name, given);
      assert.not.ok(isError, text);
      const answer = await server.json<{ data_release: { id: string } }>(address);
      assert.equal(structured, answer, `${name} ${address}`);
      for (const word of words) assert.match(text, word, `${name} ${JSON.stringify(given)}: ${text}`);
      assert.ok(text.includes(`Data release ${answer.data_release.id}.`), text);
      if ('coverage' in answer)
        assert.match(text, new RegExp(`^Coverage: ${answer.coverage} .*Estimated: (yes|no)`, 'm'));
      if ('estimated' in answer) assert.ok(text.includes(`Estimated: ${answer.estimated ? 'yes' : 'no'}`), text);
      assert.ok(text.length < 20_000, `${name}: ${text.length} characters`);
    }
    await client.close();
  });
}

test('what models write instead of texts: numbers, truth values, lists, null and nothing', async () => {
  const expected = await server.json('/v1/business-days/add?date=2026-10-09&n=-2&calendars=XNYS,EUR&mode=any');
  const ways: Record<string, unknown>[] = [
    { date: '2026-10-09', n: -2, calendars: ['XNYS', 'EUR'], mode: 'any', explain: false },
    { date: '2026-10-09', n: '-2', calendars: 'xnys, eur', mode: 'ANY', explain: 'false', tz: null, lang: '' },
    { date: ' 2026-10-09 ', n: '-2', calendars: ['xnys', 'eur'], mode: 'any', explain: 'False', format: 'json' },
  ];
  for (const given of ways) {
    const { structured, text } = await tools.call('add_business_days', given);
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
    ['day_status', { calendars: 'XNYS' }, /^invalid_parameter: date: is missing; expected an existing date/],
    ['day_status', { date: null, calendars: 'XNYS' }, /^invalid_parameter: date: is missing/],
    ['day_status', { date: '2026-02-20' }, /^invalid_parameter: calendars: is missing; expected one to ten/],
    ['day_status', { date: '2026-02-20', calendars: 'XNYC' }, /^unknown_calendar: .*XNYS.*find_calendars finds an id/],
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
      /"calendar" is no parameter of day_status; did you mean calendars\?/,
    ],
    [
      'next_business_day',
      { date: '2026-02-20', calendars: 'XNYS', n: 2 },
      /it is one of next_holidays, add_business_days;/,
    ],
    ['next_business_day', { calendars: 'XNYS' }, /^invalid_parameter: date: is missing/],
    [
      'next_business_day',
      { date: '2026-02-20', calendars: 'XNYS', dates: '2026-02-20' },
      /"dates" is no parameter of next/,
    ],
    [
      'day_status',
      { date: '2026-02-20', calendars: 'XNYS', format: 'csv' },
      /^invalid_parameter: format: "csv" was read/,
    ],
    [
      'day_status',
      { date: '2061-02-20', calendars: 'XNYS' },
      /^out_of_coverage: date: 2061-02-20 is outside the data of XNYS/,
    ],
    ['add_business_days', { date: '2026-02-20', calendars: 'XNYS', n: 2.5 }, /^invalid_parameter: n: "2\.5" was read/],
    ['add_business_days', { date: '2026-02-20', calendars: 'XNYS', n: true }, /^invalid_parameter: n: "true" was read/],
    [
      'adjust_date',
      { date: '2026-02-20', calendars: 'XNYS', convention: 'mf' },
      /^invalid_parameter: convention: .*modified_following/,
    ],
    ['fx_spot', { pair: 'EUREUR', date: '2026-02-20' }, /^invalid_parameter: pair: /],
    ['holidays', { calendars: 'XNYS', year: 2026, days: 3 }, /^invalid_parameter: year: was given together with days/],
    [
      'find_calendars',
      { q: 'x', limit: 1000 },
      /^invalid_parameter: limit: "1000" was read; expected an integer from 1 to 30/,
    ],
    ['calendar_details', { id: 'NOPE' }, /^unknown_calendar: /],
    ['calendar_details', { id: 'EUR.ics' }, /^invalid_parameter: a file was requested/],
    ['calendar_details', { id: 'EUR', from: 2026 }, /"from" is no parameter of calendar_details/],
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
  const { id, error } = (await reply.json()) as { id: number; error: { code: number; message: string } };
  assert.equal([id, error.code], [7, -32602]);
  assert.match(error.message, /there is no tool "__proto__"; known are find_calendars, /);
});

test('an answer that would fill a model is cut by its explanation, or refused with how to ask for less', async () => {
  const years = { from: '2020-01-01', to: '2027-01-01', calendars: 'XNYS,EUR,XLON' };
  const { text, structured } = await tools.call('count_business_days', years);
  assert.equal(
    structured,
    await server.json('/v1/business-days/count?from=2020-01-01&to=2027-01-01&calendars=XNYS,EUR,XLON'),
  );
  assert.match(text, /The explanation is left out/);
  const all = await tools.call('holidays', {
    from: '1999-01-01',
    to: '2059-12-31',
    calendars: 'XNYS,US,GB,DE,FR,IT,JP',
  });
  assert.ok(all.isError);
  assert.match(all.text, /^too_long: the answer would have \d+ characters; at most 160000 are given\. Ask for fewer/);
});

test('an earlier release answers where it is named', async () => {
  const release = '20261120T131426Z';
  const given = { calendars: 'EUR', from: '1999-01-01', days: 1, release };
  const { structured, text } = await tools.call('holidays', given);
  assert.equal(structured, await server.json(`/v1/holidays?calendars=EUR&from=1999-01-01&days=1&release=${release}`));
  assert.match(text, /New Year's Day; not verified$/m);
  assert.ok(text.includes(`Data release ${release}.`));
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
    fc.record({ date, calendars, mode, lang }).map((given) => ['day_status', `/v1/days/${given.date}`, given] as const),
    fc
      .record({ calendars, from: date, days: fc.integer({ min: 0, max: 400 }), lang })
      .map((given) => ['holidays', '/v1/holidays', given] as const),
    fc
      .record({ calendars, from: date, n: fc.integer({ min: 1, max: 50 }), lang })
      .map((given) => ['next_holidays', '/v1/holidays/next', given] as const),
    fc
      .record({ calendars, date, mode, inclusive: fc.boolean(), explain: fc.boolean(), lang })
      .map((given) => ['next_business_day', '/v1/business-days/next', given] as const),
    fc
      .record({ calendars, date, mode, inclusive: fc.boolean(), explain: fc.boolean(), lang })
      .map((given) => ['previous_business_day', '/v1/business-days/previous', given] as const),
    fc
      .record({ calendars, date, mode, n: fc.integer({ min: -40, max: 40 }), explain: fc.boolean() })
      .map((given) => ['add_business_days', '/v1/business-days/add', given] as const),
    fc
      .record({ calendars, from: date, to: date, mode, explain: fc.constant(false) })
      .map((given) => ['count_business_days', '/v1/business-days/count', given] as const),
    fc
      .record({
        calendars,
        date,
        convention: fc.constantFrom('following', 'modified_preceding', 'nearest'),
        explain: fc.boolean(),
      })
      .map((given) => ['adjust_date', '/v1/business-days/adjust', given] as const),
    fc
      .record({
        pair: fc.constantFrom('EURUSD', 'usd/jpy', 'GBPCHF', 'USDMXN', 'EURXXX'),
        date,
        tenor: fc.constantFrom('SP', 'ON', '3M', '2W', '9Q'),
        explain: fc.boolean(),
      })
      .map((given) => ['fx_spot', '/v1/fx/spot', given] as const),
    fc
      .record({
        start: date,
        count: fc.integer({ min: 1, max: 40 }),
        frequency: fc.constantFrom('3M', '1W', 'x'),
        calendars,
      })
      .map((given) => ['payment_schedule', '/v1/business-days/schedule', given] as const),
    fc
      .record({ q: fc.constantFrom('Paris', 'euro', 'Börse', 'zzz'), limit: fc.integer({ min: 1, max: 12 }) })
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
    fc.asyncProperty(questions, async ([tool, path, given]) => {
      const requested = Object.entries(given).filter(
        ([name, value]) => value !== '' && !(tool === 'day_status' && name === 'date'),
      );
      const response = await server.get(
        `${path}?${new URLSearchParams(requested.map(([name, value]): [string, string] => [name, String(value)]))}`,
      );
      const body = (await response.json()) as { code?: string; detail?: string };
      const reply = (await (await post(server, calling(1, tool, given))).json()) as { result: { content: unknown } };
      const { text, structured, isError } = textIn(reply.result);
      assert.is(isError, response.status !== 200, text);
      if (isError) assert.ok(text.startsWith(`${body.code}: ${body.detail}`), `${text}\n${JSON.stringify(body)}`);
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
