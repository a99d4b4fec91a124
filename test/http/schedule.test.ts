import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { request, requestCsv, requestProblem, requestText } from '../helpers/answers.js';
import { startServer, type TestServer } from '../helpers/server.js';

/** GET /v1/business-days/schedule */

let server: TestServer;
test.before(async () => {
  server = await startServer();
});
test.after(() => server.close());

interface Row {
  unadjusted: string;
  date: string;
  period: string;
  coverage: string;
  estimated: boolean;
}
interface ScheduleAnswer {
  start: string;
  end: string;
  frequency: string;
  direction: string;
  convention: string;
  termination_convention: string;
  coverage: string;
  end_of_month: boolean;
  estimated: boolean;
  dates: Row[];
}

const PATH = '/v1/business-days/schedule';
const schedule = (query: string) => request<ScheduleAnswer>(server, `${PATH}?${query}`);
const dates = async (query: string) =>
  (await requestText(server, `${PATH}?${query}&format=text`)).split('\n');

test('coupons, counted back from the end', async () => {
  const answer = await schedule('start=2026-02-10&end=2027-01-31&frequency=3M&calendars=EUR,USD');
  const { start, end, frequency, direction, convention, termination_convention } = answer;
  assert.equal([start, end, frequency, direction], ['2026-02-10', '2027-01-31', '3M', 'backward']);
  assert.equal([convention, termination_convention], ['modified_following', 'modified_following']);
  assert.equal(
    answer.dates.map(({ unadjusted, date, period }) => [unadjusted, date, period]),
    [
      ['2026-02-10', '2026-02-10', 'start'],
      ['2026-04-30', '2026-04-30', 'stub'],
      ['2026-07-31', '2026-07-31', 'regular'],
      ['2026-10-31', '2026-10-30', 'regular'],
      ['2027-01-31', '2027-01-29', 'regular'],
    ],
  );
  assert.equal([answer.coverage, answer.estimated], ['verified', false]);
});

test('a payroll on the 25th or the business day before, twelve times', async () => {
  const paid = await dates(
    'start=2026-01-25&count=11&frequency=1M&convention=preceding&calendars=EUR',
  );
  assert.equal(paid, [
    '2026-01-23',
    '2026-02-25',
    '2026-03-25',
    '2026-04-24',
    '2026-05-25',
    '2026-06-25',
    '2026-07-24',
    '2026-08-25',
    '2026-09-25',
    '2026-10-23',
    '2026-11-25',
    '2026-12-24',
  ]);
  const answer = await schedule('start=2026-01-01&count=3&frequency=1M&roll=25&calendars=EUR');
  assert.equal([answer.direction, answer.end], ['forward', '2026-03-25']);
});

test('end of month, IMM, term and the last date left alone', async () => {
  const ends = await dates(
    'start=2026-02-28&count=2&frequency=3M&end_of_month=true&convention=unadjusted&calendars=USD',
  );
  assert.equal(ends, ['2026-02-28', '2026-05-31', '2026-08-31']);
  const imm = await dates(
    'start=2026-11-24&end=2027-12-15&frequency=3m&roll=imm&direction=forward&calendars=USD',
  );
  assert.equal(imm, [
    '2026-11-24',
    '2026-12-16',
    '2027-03-17',
    '2027-06-16',
    '2027-09-15',
    '2027-12-15',
  ]);
  const term = 'start=2026-01-31&end=2026-10-31&frequency=zero&calendars=USD';
  assert.equal(await dates(term), ['2026-01-30', '2026-10-30']);
  assert.equal(await dates(`${term}&termination_convention=unadjusted`), [
    '2026-01-30',
    '2026-10-31',
  ]);
});

test('end of month from the last business day of a month, and where it is not applied', async () => {
  // 28 February 2027 is a Sunday.
  const terms = 'count=3&frequency=1M&end_of_month=true&calendars=EUR';
  const friday = await schedule(`start=2027-02-26&${terms}`);
  assert.is(friday.end_of_month, true);
  assert.equal(
    friday.dates.map(({ unadjusted, date, period }) => [unadjusted, date, period]),
    [
      ['2027-02-26', '2027-02-26', 'start'],
      ['2027-03-31', '2027-03-31', 'regular'],
      ['2027-04-30', '2027-04-30', 'regular'],
      ['2027-05-31', '2027-05-31', 'regular'],
    ],
  );
  const saturday = await schedule(`start=2027-02-27&convention=following&${terms}`);
  assert.equal([saturday.end_of_month, saturday.dates[1]!.date], [true, '2027-03-31']);
  const thursday = await schedule(`start=2027-02-25&${terms}`);
  assert.equal(
    [thursday.end_of_month, thursday.dates[1]!.date],
    [false, '2027-03-25'],
    'it is said',
  );
  const without = await schedule('start=2027-02-26&count=3&frequency=1M&calendars=EUR');
  assert.equal([without.end_of_month, without.dates[1]!.unadjusted], [false, '2027-03-26']);
  assert.is(
    (await schedule('start=2027-02-26&count=3&frequency=1M&roll=EOM&calendars=EUR')).end_of_month,
    true,
  );
  const back = await schedule(
    'start=2026-11-30&end=2027-02-26&frequency=1M&end_of_month=true&calendars=EUR',
  );
  assert.equal(
    back.dates.map(({ date }) => date),
    ['2026-11-30', '2026-12-31', '2027-01-29', '2027-02-26'],
  );
  // Whether 27 February 2040 is the last business day of its month hangs on the days behind it.
  const open = await schedule(
    'start=2040-06-04&count=2&frequency=1M&end_of_month=true&calendars=AE&convention=unadjusted',
  );
  assert.is(open.coverage, 'library', 'the next day was looked at');
});

test('IMM: quarters from the nearest quarter month; refused where there are no IMM dates', async () => {
  const path = 'frequency=3M&roll=IMM&calendars=EUR&direction=forward';
  assert.equal(await dates(`start=2026-01-21&end=2026-09-16&${path}`), [
    '2026-01-21',
    '2026-03-18',
    '2026-06-17',
    '2026-09-16',
  ]);
  assert.equal(await dates(`start=2026-01-21&count=2&${path}`), [
    '2026-01-21',
    '2026-03-18',
    '2026-06-17',
  ]);
  assert.equal(await dates('start=2026-01-21&count=2&frequency=1M&roll=IMM&calendars=EUR'), [
    '2026-01-21',
    '2026-02-18',
    '2026-03-18',
  ]);
  for (const frequency of ['2M', '4M', '10M']) {
    const query = `start=2026-01-21&end=2026-09-16&frequency=${frequency}&roll=IMM&calendars=EUR`;
    await requestProblem(
      server,
      `${PATH}?${query}`,
      400,
      'invalid_parameter',
      'roll',
      'IMM',
      frequency,
      '3M',
    );
  }
});

test('long stubs, and the direction that a stub says', async () => {
  const terms = 'start=2026-01-12&end=2026-12-15&frequency=3M&calendars=EUR';
  assert.equal((await dates(`${terms}&stub=long_front`)).slice(0, 2), ['2026-01-12', '2026-06-15']);
  assert.equal((await dates(`${terms}&stub=long_back`)).slice(-2), ['2026-07-13', '2026-12-15']);
  assert.is((await schedule(`${terms}&stub=short_back`)).direction, 'forward');
});

test('every day: those that fall together are one', async () => {
  const week = await dates(
    'start=2026-12-23&end=2026-12-30&frequency=1D&convention=following&calendars=EUR',
  );
  assert.equal(week, ['2026-12-23', '2026-12-24', '2026-12-28', '2026-12-29', '2026-12-30']);
});

test('csv', async () => {
  const { columns, rows } = await requestCsv(
    server,
    `${PATH}?start=2026-10-31&count=1&frequency=3M&calendars=eur,USD&format=csv`,
  );
  assert.equal(columns, ['calendars', 'unadjusted', 'date', 'period', 'coverage', 'estimated']);
  assert.equal(Object.values(rows[0]!), [
    'EUR USD',
    '2026-10-31',
    '2026-10-30',
    'start',
    'verified',
    'false',
  ]);
});

test('coverage and estimated of each date and of all', async () => {
  const { dates: rows, ...answer } = await schedule(
    'start=2040-06-04&end=2040-10-08&frequency=2M&direction=forward&calendars=AE&convention=following',
  );
  assert.equal([answer.coverage, answer.estimated], ['library', true]);
  assert.equal([rows[0]!.estimated, rows.at(-1)!.estimated], [false, true]);
  const left = await schedule(
    'start=2040-06-04&end=2040-10-08&frequency=2M&calendars=AE&convention=unadjusted',
  );
  assert.equal([left.coverage, left.estimated], ['verified', false], 'no day was looked at');
});

test('terms that are wrong or contradict each other are named', async () => {
  const refused = (query: string, ...words: string[]) =>
    requestProblem(server, `${PATH}?calendars=EUR&${query}`, 400, 'invalid_parameter', ...words);
  const from = 'start=2026-01-15';
  await refused(`${from}&frequency=3M`, 'end, count', 'missing');
  await refused(`${from}&frequency=3M&end=2027-01-15&count=4`, 'end, count', 'both');
  await refused(`${from}&end=2026-01-15&frequency=3M`, 'end', '2026-01-15', 'not after');
  await refused(`${from}&end=2027-01-15&frequency=3Q`, 'frequency', '"3Q"', 'D, W, M or Y');
  await refused(`${from}&end=2027-01-15&frequency=0M`, 'frequency', '"0M"');
  await refused(`${from}&end=2027-01-15&frequency=1201M`, 'frequency', '"1201M"', '1 to 999');
  await refused(`${from}&end=2027-01-15&frequency=1M&roll=32`, 'roll', '"32"', 'EOM, IMM');
  await refused(`${from}&end=2027-01-15&frequency=2W&roll=15`, 'roll', '2W', 'months');
  await refused(`${from}&end=2027-01-15&frequency=1W&end_of_month=true`, 'end_of_month', '1W');
  await refused(
    `${from}&end=2027-01-15&frequency=1M&end_of_month=true&roll=15`,
    'end_of_month',
    '15',
  );
  await refused(
    `${from}&count=4&frequency=1M&direction=backward`,
    'direction',
    'backward',
    'count',
  );
  await refused(`${from}&count=4&frequency=term`, 'count', 'term');
  await refused(
    `${from}&end=2027-01-15&frequency=1M&stub=long_front&direction=forward`,
    'stub',
    'long_front',
    'back',
  );
  await refused(`${from}&count=2001&frequency=1D`, 'count', '2000');
  await refused(`${from}&end=2050-01-15&frequency=1D`, 'frequency', '1D', '2000');
  await refused(`${from}&end=9999-12-31&frequency=1D`, 'frequency', '2000');
  await refused(
    'start=2026-12-25&end=2026-12-26&frequency=1M&convention=following',
    'no business day between',
  );
  const outside = (query: string, ...words: string[]) =>
    requestProblem(server, `${PATH}?calendars=EUR&${query}`, 422, 'out_of_coverage', ...words);
  await outside(`${from}&end=2101-01-15&frequency=1Y`, '2101-01-15', 'EUR');
  await outside(`${from}&count=2000&frequency=999Y`, 'after', 'EUR');
  await outside('start=1998-12-01&end=2000-01-01&frequency=1Y', '1998-12-01', 'EUR');
  await outside(
    'start=1999-01-01&end=2000-01-03&frequency=1Y&convention=preceding',
    'before',
    'EUR',
  );
});

test('no date lies after the year 9999', async () => {
  for (const [query, name] of [
    ['start=9990-01-31&count=50', 'count'],
    ['start=9990-01-31&tenor=20Y', 'tenor'],
  ] as const) {
    const path = `${PATH}?${query}&frequency=1Y&convention=unadjusted&calendars=EUR`;
    await requestProblem(server, path, 400, 'invalid_parameter', name, '9999-12-31');
  }
});

test('unadjusted dates need no data, unless the end-of-month rule does', async () => {
  const far = 'frequency=6M&calendars=NZD&convention=unadjusted';
  const answer = await schedule(`start=2026-11-30&tenor=30Y&${far}`);
  assert.equal([answer.direction, answer.end, answer.dates.length], ['forward', '2056-11-30', 61]);
  assert.equal([answer.coverage, answer.estimated], ['verified', false], 'no day was looked at');
  assert.is(
    (
      await dates(
        'start=2026-11-30&end=2096-11-30&frequency=1Y&calendars=EUR&convention=unadjusted',
      )
    ).length,
    71,
  );
  assert.is(
    (
      await dates(
        'start=1950-01-31&count=3&frequency=1M&roll=EOM&calendars=EUR&convention=unadjusted',
      )
    ).at(-1),
    '1950-04-30',
  );
  // NZD has days to 2100, countries to 2060.
  const query = `${PATH}?start=2026-11-30&tenor=40Y&${far.replace('NZD', 'US')}`;
  await requestProblem(
    server,
    `${query}&termination_convention=following`,
    422,
    'out_of_coverage',
    'tenor',
    'US',
  );
  await requestProblem(server, `${query}&periods=true`, 422, 'out_of_coverage', 'after');
  const paid = await requestText(
    server,
    `${query}&payment_convention=unadjusted&day_count=30E/360ISDA&format=text`,
  );
  assert.is(paid.split('\n').at(-1), '2066-11-30');
  // Whether 29 November 2150 is the last business day of its month is not known.
  await requestProblem(
    server,
    `${PATH}?start=2150-11-29&count=2&frequency=1M&calendars=EUR&convention=unadjusted&end_of_month=true`,
    422,
    'out_of_coverage',
    'start',
    '2150-11-29',
  );
});

test('a tenor instead of end: from start on, at the end of a month by the rule', async () => {
  const of = async (query: string) => dates(`calendars=EUR&convention=unadjusted&${query}`);
  assert.equal(await of('start=2026-08-31&tenor=6M&frequency=3M'), [
    '2026-08-31',
    '2026-11-30',
    '2027-02-28',
  ]);
  assert.equal(await of('start=2027-02-28&tenor=1Y&frequency=6M&end_of_month=true'), [
    '2027-02-28',
    '2027-08-31',
    '2028-02-29',
  ]);
  assert.equal(await of('start=2026-01-15&tenor=8M&frequency=3M&stub=short_front'), [
    '2026-01-15',
    '2026-03-15',
    '2026-06-15',
    '2026-09-15',
  ]);
  const refused = (query: string, ...words: string[]) =>
    requestProblem(
      server,
      `${PATH}?calendars=EUR&frequency=3M&start=2026-01-15&${query}`,
      400,
      'invalid_parameter',
      ...words,
    );
  await refused('tenor=5Y&end=2031-01-15', 'end, tenor');
  await refused('tenor=5Y&count=3', 'count, tenor');
  await refused('tenor=0M', 'tenor', '0M', 'a month or more');
  await refused('tenor=51Y', 'tenor', '"51Y"', '50 years');
  await refused('rule=cds2015&tenor=5M', 'tenor', '5M', 'whole quarters');
});

test('the first date has a convention of its own', async () => {
  const answer = await request<ScheduleAnswer & { start_convention: string }>(
    server,
    `${PATH}?start=2026-10-31&count=2&frequency=1M&calendars=EUR&start_convention=unadjusted`,
  );
  assert.is(answer.start_convention, 'unadjusted');
  assert.equal(
    answer.dates.map(({ date }) => date),
    ['2026-10-31', '2026-11-30', '2026-12-31'],
  );
});

test('stubs by dates: the word that agrees is answered, the other refused', async () => {
  const terms = 'start=2026-01-10&end=2026-09-15&frequency=3M&calendars=EUR';
  const first = 'first_regular=2026-03-15';
  assert.equal(await dates(`${terms}&${first}&stub=short_front`), await dates(`${terms}&${first}`));
  const refused = (query: string, ...words: string[]) =>
    requestProblem(server, `${PATH}?${terms}&${query}`, 400, 'invalid_parameter', ...words);
  await refused(`${first}&stub=short_back`, 'stub', 'short_back', 'first_regular');
  await refused('first_regular=2026-09-16', '2026-09-16', 'after end');
  await refused('last_regular=2026-01-09', '2026-01-09', 'before start');
});

test('the longest answers', async () => {
  assert.is(
    (await dates('start=2020-01-01&count=2000&frequency=1D&convention=unadjusted&calendars=EUR'))
      .length,
    2001,
  );
  assert.ok(
    (await dates('start=1999-01-04&end=2060-12-31&frequency=1M&calendars=EUR')).length > 740,
  );
});

test.run();
