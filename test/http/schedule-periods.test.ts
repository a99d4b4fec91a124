import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { listSchedule } from '../../server/api/business-days-schedule.js';
import { unitsOf } from '../../server/api/cost.js';
import { mustParseDay } from '../../server/engine/civil-date.js';
import { openCatalog } from '../../server/queries/catalog.js';
import { request, requestCsv, requestProblem, requestText } from '../helpers/answers.js';
import { releaseData, startServer, type TestServer } from '../helpers/server.js';

/** GET /v1/business-days/schedule: stubs by dates, the 20th, and periods with the dates of their roles. */

let server: TestServer;
test.before(async () => {
  server = await startServer();
});
test.after(() => server.close());

interface Period {
  unadjusted_start: string;
  unadjusted_end: string;
  accrual_start: string;
  accrual_end: string;
  payment_date: string;
  fixing_date: string | null;
  ex_coupon_date: string | null;
  days: number;
  day_count_fraction: number | null;
  period: string;
  coverage: string;
  estimated: boolean;
}
interface Answer {
  start: string;
  end: string;
  convention: string;
  termination_convention: string;
  dates: { unadjusted: string; date: string; period: string }[];
  day_count?: string | null;
  periods?: Period[];
}

const PATH = '/v1/business-days/schedule';
const schedule = (query: string) => request<Answer>(server, `${PATH}?${query}`);
const problem = async (query: string, code = 'invalid_parameter') =>
  (await requestProblem(server, `${PATH}?${query}`, 400, code)).detail;

test('without the new parameters the response is unchanged', async () => {
  const answer = await schedule('start=2026-02-10&end=2027-01-31&frequency=3M&calendars=EUR');
  assert.ok(!('periods' in answer) && !('day_count' in answer));
  const { columns } = await requestCsv(
    server,
    `${PATH}?start=2026-02-10&end=2027-01-31&frequency=3M&calendars=EUR&format=csv`,
  );
  assert.equal(columns, ['calendars', 'unadjusted', 'date', 'period', 'coverage', 'estimated']);
});

test('a swap leg: accrual, payment two days later, fixing two London days before, ACT/360', async () => {
  const leg = 'start=2026-03-16&end=2027-03-16&frequency=3M&calendars=EUR&day_count=act/360';
  const { periods, day_count } = await schedule(
    `${leg}&payment_lag=2&fixing_lag=2&fixing_calendars=GBP`,
  );
  assert.is(day_count, 'ACT/360');
  assert.equal(
    periods!.map(
      ({ accrual_start, accrual_end, payment_date, fixing_date, days, day_count_fraction }) => [
        accrual_start,
        accrual_end,
        payment_date,
        fixing_date,
        days,
        day_count_fraction,
      ],
    ),
    [
      ['2026-03-16', '2026-06-16', '2026-06-18', '2026-03-12', 92, 92 / 360],
      ['2026-06-16', '2026-09-16', '2026-09-18', '2026-06-12', 92, 92 / 360],
      ['2026-09-16', '2026-12-16', '2026-12-18', '2026-09-14', 91, 91 / 360],
      ['2026-12-16', '2027-03-16', '2027-03-18', '2026-12-14', 90, 90 / 360],
    ],
  );
  const { periods: arrears } = await schedule(`${leg}&fixing_lag=5&fixing_in=arrears`);
  assert.equal(
    arrears!.map(({ fixing_date }) => fixing_date),
    ['2026-06-09', '2026-09-09', '2026-12-09', '2027-03-09'],
  );
});

test('a bond: unadjusted accrual, payment on the next business day, ACT/ACT ICMA, seven ex-coupon days', async () => {
  const bond =
    'start=2026-01-31&end=2027-07-31&frequency=6M&convention=unadjusted&calendars=GBP&roll=31';
  const { periods } = await schedule(`${bond}&day_count=ACT/ACT%20ICMA&ex_coupon_days=7`);
  assert.equal(
    periods!.map(
      ({ accrual_start, accrual_end, payment_date, ex_coupon_date, day_count_fraction }) => [
        accrual_start,
        accrual_end,
        payment_date,
        ex_coupon_date,
        day_count_fraction,
      ],
    ),
    [
      ['2026-01-31', '2026-07-31', '2026-07-31', '2026-07-22', 0.5],
      ['2026-07-31', '2027-01-31', '2027-02-01', '2027-01-21', 0.5],
      ['2027-01-31', '2027-07-31', '2027-08-02', '2027-07-22', 0.5],
    ],
  );
  const { periods: calendar } = await schedule(`${bond}&ex_coupon_days=7&ex_coupon_unit=calendar`);
  assert.is(calendar![1]!.ex_coupon_date, '2027-01-25');
});

test('conventions and calendars by role: each is adjusted by its own', async () => {
  // 1 May 2027 is a Saturday; Monday 3 May is a bank holiday in London, and 31 May in London and New York.
  const swap = 'start=2026-11-01&end=2027-05-01&frequency=6M&calendars=EUR&convention=unadjusted';
  const one = (await schedule(`${swap}&accrual_end_convention=following&accrual_end_calendars=GBP`))
    .periods![0]!;
  assert.equal(
    [one.accrual_start, one.accrual_end, one.payment_date],
    ['2026-11-01', '2027-05-04', '2027-05-04'],
  );
  const other = (
    await schedule(
      `${swap}&accrual_start_convention=preceding&payment_convention=modified_following&payment_calendars=GBP,USD`,
    )
  ).periods![0]!;
  assert.equal(
    [other.accrual_start, other.accrual_end, other.payment_date],
    ['2026-10-30', '2027-05-01', '2027-05-04'],
  );
  assert.is(other.days, 183);
  const last = (
    await schedule(`${swap}&accrual_end_calendars=GBP&termination_convention=following`)
  ).periods![0]!;
  assert.is(last.accrual_end, '2027-05-04');
});

test('stubs by the first and the last regular date', async () => {
  const { dates, periods } = await schedule(
    'start=2026-01-10&end=2027-11-20&frequency=6M&first_regular=2026-09-15&last_regular=2027-09-15&calendars=EUR&convention=unadjusted&day_count=ACT/ACT.ICMA',
  );
  assert.equal(
    dates.map(({ date, period }) => [date, period]),
    [
      ['2026-01-10', 'start'],
      ['2026-09-15', 'stub'],
      ['2027-03-15', 'regular'],
      ['2027-09-15', 'regular'],
      ['2027-11-20', 'stub'],
    ],
  );
  // 64 days of 15 September 2025 to 15 March 2026, and the half year; 66 days of 15 September 2027 to 15 March 2028.
  const [front, , , back] = periods!.map(({ day_count_fraction }) => day_count_fraction!);
  assert.ok(
    Math.abs(front! - (64 / 181 + 1) / 2) < 1e-12 && Math.abs(back! - 66 / 182 / 2) < 1e-12,
  );
});

test('the standard credit default swap of ISDA’s examples: traded in February 2009, to 20 March 2010', async () => {
  // Standard CDS Examples, table 1: https://www.cdsmodel.com/assets/cds-model/docs/Standard%20CDS%20Examples.pdf
  const { periods, convention, termination_convention } = await schedule(
    'rule=cds&start=2009-02-10&end=2010-03-20&frequency=3M&calendars=USD&day_count=ACT/360',
  );
  assert.equal([convention, termination_convention], ['following', 'unadjusted']);
  assert.equal(
    periods!.map(({ accrual_start, accrual_end, days, payment_date }) => [
      accrual_start,
      accrual_end,
      days,
      payment_date,
    ]),
    [
      ['2008-12-22', '2009-03-20', 88, '2009-03-20'],
      ['2009-03-20', '2009-06-22', 94, '2009-06-22'],
      ['2009-06-22', '2009-09-21', 91, '2009-09-21'],
      ['2009-09-21', '2009-12-21', 91, '2009-12-21'],
      ['2009-12-21', '2010-03-20', 90, '2010-03-22'],
    ],
  );
  assert.is(periods![4]!.day_count_fraction, 90 / 360);
});

test('a five-year contract by each standard, from the trade date', async () => {
  const ends = async (query: string) =>
    (await schedule(`frequency=3M&calendars=USD&tenor=5Y&${query}`)).end;
  assert.is(await ends('rule=cds2015&start=2016-07-01'), '2021-06-20');
  assert.is(await ends('rule=cds2015&start=2016-09-20'), '2021-12-20');
  assert.is(await ends('rule=cds&start=2014-07-01'), '2019-09-20');
  const old = await schedule('frequency=3M&calendars=USD&tenor=5Y&rule=old_cds&start=2007-09-01');
  assert.equal(
    [old.end, old.dates[0]!.date, old.dates[1]!.date],
    ['2012-09-20', '2007-09-01', '2007-12-20'],
  );
});

test('csv has a row a period, and text its payment dates', async () => {
  const query = 'start=2026-01-15&count=2&frequency=3M&calendars=EUR,USD&payment_lag=1';
  const { rows } = await requestCsv(server, `${PATH}?${query}&format=csv`);
  assert.equal(rows[0], {
    calendars: 'EUR USD',
    unadjusted_start: '2026-01-15',
    unadjusted_end: '2026-04-15',
    accrual_start: '2026-01-15',
    accrual_end: '2026-04-15',
    payment_date: '2026-04-16',
    fixing_date: '',
    ex_coupon_date: '',
    days: '90',
    day_count_fraction: '',
    period: 'regular',
    coverage: 'verified',
    estimated: 'false',
  });
  assert.is(await requestText(server, `${PATH}?${query}&format=text`), '2026-04-16\n2026-07-16');
});

test('parameters that contradict each other are refused, and say what would be right', async () => {
  const terms = 'start=2026-01-15&end=2027-01-15&frequency=3M&calendars=EUR';
  const response: [query: string, detail: RegExp][] = [
    [`${terms}&periods=false&day_count=ACT/360`, /^periods: false was read beside day_count/],
    [`${terms}&day_count=ACT/364`, /^day_count: "ACT\/364" was read; expected one of ACT\/360/],
    [
      `${terms.replace('3M', '2W')}&day_count=ACT/ACT%20ICMA`,
      /^day_count: ACT\/ACT ICMA .* frequency of months/,
    ],
    [`${terms.replace('3M', 'term')}&day_count=ACT/ACT%20ICMA`, /^day_count: ACT\/ACT ICMA/],
    [
      `${terms}&payment_lag=2&payment_convention=following`,
      /^payment_convention: .* expected one of the two/,
    ],
    [`${terms}&payment_lag=61`, /^payment_lag: "61" .* 0 to 60/],
    [`${terms}&ex_coupon_unit=calendar`, /^ex_coupon_days: is missing beside ex_coupon_unit/],
    [`${terms}&payment_calendars=XXXX`, /^payment_calendars: no calendar "XXXX"/],
    [`${terms}&payment_calendars=EUR,,USD`, /^payment_calendars: an id is empty/],
    [`${terms}&first_regular=2026-01-14`, /^first_regular: 2026-01-14 is before start/],
    [
      `${terms}&first_regular=2026-06-15&last_regular=2026-05-15`,
      /^last_regular: 2026-05-15 is before first_regular/,
    ],
    [`${terms}&last_regular=2027-02-15`, /^last_regular: 2027-02-15 is after end/],
    [
      `${terms}&last_regular=2026-10-15&stub=long_front`,
      /^stub: long_front was read with last_regular/,
    ],
    [`${terms.replace('3M', 'term')}&last_regular=2026-10-15`, /^last_regular: .* term/],
    [
      'start=2026-01-15&count=4&frequency=3M&calendars=EUR&first_regular=2026-02-15',
      /^end: is missing/,
    ],
    [`${terms}&rule=cds&roll=20`, /^roll: was read with the rule cds/],
    [`${terms}&rule=cds&tenor=5Y`, /^end, tenor: both were given/],
    [
      `${terms.replace('3M', '2M')}&rule=cds`,
      /^frequency: 2M was read with the rule cds; expected whole quarters/,
    ],
    [`${terms}&tenor=5Y`, /^end, tenor: were given together/],
    [
      'start=2016-07-01&frequency=3M&calendars=USD&rule=cds&tenor=60Y',
      /^tenor: "60Y" was read; .* up to 50 years/,
    ],
    [
      'start=2016-07-01&frequency=3M&calendars=USD&rule=cds2015&tenor=0M',
      /^tenor: 0M was read; a trade of 2016-07-01/,
    ],
    [
      'start=2016-07-01&frequency=3M&calendars=USD&rule=twentieth&tenor=5Y',
      /^tenor: was read with the rule twentieth/,
    ],
    [`${terms}&rule=cds&end_of_month=true`, /^end_of_month: was read with the rule cds/],
  ];
  for (const [query, right] of response) {
    const code = query.includes('XXXX') ? 'unknown_calendar' : 'invalid_parameter';
    assert.match(await problem(query, code), right, query);
  }
});

test('dates of a role beyond its data are 422', async () => {
  const { calendar } = await request<{ calendar: { data_years: [number, number] } }>(
    server,
    '/v1/calendars/EUR',
  );
  const { data_years } = calendar;
  const last = data_years[1];
  const path = `${PATH}?start=${last - 2}-01-15&end=${last}-12-15&frequency=1Y&calendars=EUR`;
  const outside = 'was read; the result lies after the data of';
  for (const [parameter, detail] of [
    ['payment_lag=60', `payment_lag: 60 ${outside} EUR`],
    ['payment_calendars=BGN', `payment_calendars: BGN ${outside} BGN`],
    ['fixing_calendars=BGN', `fixing_calendars: BGN ${outside} BGN`],
  ] as const) {
    await requestProblem(server, `${path}&${parameter}`, 422, 'out_of_coverage', detail);
  }
});

test('today as a regular date: the answer is of that day, and its ETag too', async () => {
  const path = `${PATH}?start=2020-01-15&end=2059-01-15&frequency=1Y&calendars=EUR`;
  const [first, other] = [
    await server.get(`${path}&first_regular=today`),
    await server.get(`${path}&first_regular=2026-01-15`),
  ];
  assert.is(first.status, 200);
  const bodies = (await Promise.all([first.json(), other.json()])) as Answer[];
  const { date } = await request<{ date: string }>(
    server,
    '/v1/business-days/add?date=today&n=0&calendars=EUR',
  );
  assert.is(bodies[0]!.dates[1]!.unadjusted, date);
  assert.is.not(first.headers.get('etag'), other.headers.get('etag'));
});

test('periods cost by the length of their response', () => {
  const cost = (query: object) =>
    unitsOf(listSchedule, { path: {}, query: { ...query } }, openCatalog(releaseData()), 0);
  const [start, end] = [mustParseDay('2020-01-01'), mustParseDay('2025-06-30')];
  const daily = { start, end, frequency: { name: '1D', step: { days: 1 } } };
  assert.equal([cost(daily), cost({ ...daily, periods: 'true' })], [2, 50], 'two thousand periods');
  const quarterly = {
    start,
    end,
    frequency: { name: '3M', step: { months: 3 } },
    day_count: 'ACT/360',
  };
  assert.is(cost(quarterly), 1);
});

test.run();
