import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { request, requestProblem } from '../helpers/answers.js';
import { startServer, type TestServer } from '../helpers/server.js';

/**
 * The schedules that OpenGamma Strata expects of its PeriodicSchedule (modules/basics, PeriodicScheduleTest, `data_generation`,
 * and pull request 1925), asked here. Its weekends are compared with EUR, which has no holiday near these dates.
 */

let server: TestServer;
test.before(async () => {
  server = await startServer();
});
test.after(() => server.close());

interface Row {
  /** Start, end and frequency. */
  readonly of: readonly [start: string, end: string, frequency: string];
  /** Further parameters: Strata's initial stub is our front stub, its final one our back stub. */
  readonly with?: string;
  readonly dates: readonly string[];
  /** Absent: none is moved. */
  readonly adjusted?: readonly string[];
}

const [JUN_4, JUN_17, SEP_17] = ['2014-06-04', '2014-06-17', '2014-09-17'];
const QUARTER = [JUN_17, '2014-07-17', '2014-08-17', SEP_17];
const QUARTER_PAID = [JUN_17, '2014-07-17', '2014-08-18', SEP_17];
const NOVEMBERS = ['2013-11-30', '2014-11-30', '3M'] as const;
const NOVEMBERS_PAID = ['2013-11-29', '2014-02-28', '2014-05-30', '2014-08-29', '2014-11-28'];

const ROWS: readonly Row[] = [
  { of: [JUN_17, SEP_17, '1M'], dates: QUARTER, adjusted: QUARTER_PAID },
  { of: [JUN_17, '2014-07-17', '1M'], dates: [JUN_17, '2014-07-17'] },
  // Short and long initial stubs.
  {
    of: [JUN_4, SEP_17, '1M'],
    with: 'stub=short_front',
    dates: [JUN_4, ...QUARTER],
    adjusted: [JUN_4, ...QUARTER_PAID],
  },
  { of: [JUN_17, SEP_17, '1M'], with: 'stub=short_front', dates: QUARTER },
  { of: [JUN_17, '2014-07-04', '1M'], with: 'stub=short_front', dates: [JUN_17, '2014-07-04'] },
  {
    of: ['2011-06-28', '2011-06-30', '1M'],
    with: 'stub=short_front&roll=EOM',
    dates: ['2011-06-28', '2011-06-30'],
  },
  {
    of: ['2014-12-12', '2015-08-24', '3M'],
    with: 'stub=short_front',
    dates: ['2014-12-12', '2015-02-24', '2015-05-24', '2015-08-24'],
    adjusted: ['2014-12-12', '2015-02-24', '2015-05-25', '2015-08-24'],
  },
  {
    of: ['2014-11-24', '2015-08-24', '3M'],
    dates: ['2014-11-24', '2015-02-24', '2015-05-24', '2015-08-24'],
  },
  { of: [JUN_4, SEP_17, '1M'], with: 'stub=long_front', dates: [JUN_4, ...QUARTER.slice(1)] },
  { of: [JUN_17, SEP_17, '1M'], with: 'stub=long_front', dates: QUARTER },
  { of: [JUN_17, '2014-08-04', '1M'], with: 'stub=long_front', dates: [JUN_17, '2014-08-04'] },
  // Final stubs.
  {
    of: [JUN_4, SEP_17, '1M'],
    with: 'stub=short_back',
    dates: [JUN_4, '2014-07-04', '2014-08-04', '2014-09-04', SEP_17],
  },
  { of: [JUN_17, '2014-07-04', '1M'], with: 'stub=short_back', dates: [JUN_17, '2014-07-04'] },
  {
    of: ['2014-11-29', '2015-09-02', '3M'],
    with: 'stub=short_back',
    dates: ['2014-11-29', '2015-02-28', '2015-05-29', '2015-08-29', '2015-09-02'],
    adjusted: ['2014-11-28', '2015-02-27', '2015-05-29', '2015-08-31', '2015-09-02'],
  },
  {
    of: [JUN_4, SEP_17, '1M'],
    with: 'stub=long_back',
    dates: [JUN_4, '2014-07-04', '2014-08-04', SEP_17],
  },
  { of: [JUN_17, '2014-08-04', '1M'], with: 'stub=long_back', dates: [JUN_17, '2014-08-04'] },
  // Smart stubs: joined if they are shorter than seven days.
  {
    of: [JUN_4, SEP_17, '1M'],
    with: 'stub=smart_front',
    dates: [JUN_4, ...QUARTER],
    adjusted: [JUN_4, ...QUARTER_PAID],
  },
  { of: ['2014-06-10', SEP_17, '1M'], with: 'stub=smart_front', dates: ['2014-06-10', ...QUARTER] },
  {
    of: ['2014-06-11', SEP_17, '1M'],
    with: 'stub=smart_front',
    dates: ['2014-06-11', ...QUARTER.slice(1)],
  },
  { of: [JUN_17, '2014-07-04', '1M'], with: 'stub=smart_front', dates: [JUN_17, '2014-07-04'] },
  {
    of: [JUN_4, SEP_17, '1M'],
    with: 'stub=smart_back',
    dates: [JUN_4, '2014-07-04', '2014-08-04', '2014-09-04', SEP_17],
  },
  {
    of: [JUN_4, '2014-09-11', '1M'],
    with: 'stub=smart_back',
    dates: [JUN_4, '2014-07-04', '2014-08-04', '2014-09-04', '2014-09-11'],
  },
  {
    of: [JUN_4, '2014-09-10', '1M'],
    with: 'stub=smart_back',
    dates: [JUN_4, '2014-07-04', '2014-08-04', '2014-09-10'],
  },
  { of: [JUN_17, '2014-07-04', '1M'], with: 'stub=smart_back', dates: [JUN_17, '2014-07-04'] },
  // With one stub given by a date, the smart one is at the other end.
  {
    of: [JUN_4, '2014-09-04', '1M'],
    with: `stub=smart_back&first_regular=${JUN_17}`,
    dates: [JUN_4, JUN_17, '2014-07-17', '2014-08-17', '2014-09-04'],
  },
  {
    of: [JUN_4, '2014-09-04', '1M'],
    with: 'stub=smart_front&last_regular=2014-08-17',
    dates: [JUN_4, JUN_17, '2014-07-17', '2014-08-17', '2014-09-04'],
  },
  { of: [JUN_17, SEP_17, '1M'], with: 'stub=none', dates: QUARTER },
  {
    of: [...NOVEMBERS],
    with: 'stub=none',
    dates: ['2013-11-30', '2014-02-28', '2014-05-30', '2014-08-30', '2014-11-30'],
  },
  // Strata's StubConvention.toRollConvention: of different days of which one ends its month, the later is the roll.
  {
    of: ['2026-01-31', '2026-02-28', '1M'],
    with: 'stub=none&convention=unadjusted',
    dates: ['2026-01-31', '2026-02-28'],
  },
  {
    of: ['2024-02-29', '2025-02-28', '1Y'],
    with: 'stub=none&convention=unadjusted',
    dates: ['2024-02-29', '2025-02-28'],
  },
  {
    of: ['2025-08-31', '2026-02-28', '3M'],
    with: 'stub=none&convention=unadjusted',
    dates: ['2025-08-31', '2025-11-30', '2026-02-28'],
  },
  {
    of: ['2025-10-30', '2026-02-28', '2M'],
    with: 'stub=none&convention=unadjusted',
    dates: ['2025-10-30', '2025-12-30', '2026-02-28'],
  },
  // Explicit stubs, alone and beside the word that agrees.
  { of: [JUN_4, SEP_17, '1M'], with: `first_regular=${JUN_17}`, dates: [JUN_4, ...QUARTER] },
  {
    of: [JUN_4, SEP_17, '1M'],
    with: `stub=short_front&first_regular=${JUN_17}`,
    dates: [JUN_4, ...QUARTER],
  },
  { of: [JUN_17, SEP_17, '1M'], with: `first_regular=${JUN_17}`, dates: QUARTER },
  {
    of: [JUN_4, SEP_17, '1M'],
    with: 'last_regular=2014-08-04',
    dates: [JUN_4, '2014-07-04', '2014-08-04', SEP_17],
  },
  {
    of: [JUN_4, SEP_17, '1M'],
    with: 'stub=short_back&last_regular=2014-08-04',
    dates: [JUN_4, '2014-07-04', '2014-08-04', SEP_17],
  },
  { of: [JUN_17, SEP_17, '1M'], with: 'last_regular=2014-08-17', dates: QUARTER },
  {
    of: [JUN_4, SEP_17, '1M'],
    with: 'first_regular=2014-07-11&last_regular=2014-08-11',
    dates: [JUN_4, '2014-07-11', '2014-08-11', SEP_17],
  },
  {
    of: [JUN_17, SEP_17, '1M'],
    with: `first_regular=${JUN_17}&last_regular=${SEP_17}`,
    dates: QUARTER,
  },
  {
    of: [JUN_4, SEP_17, '12M'],
    with: `stub=short_front&first_regular=${SEP_17}`,
    dates: [JUN_4, SEP_17],
  },
  {
    of: [JUN_4, SEP_17, '12M'],
    with: `stub=short_front&last_regular=${JUN_4}`,
    dates: [JUN_4, SEP_17],
  },
  // Near the end of a month.
  {
    of: NOVEMBERS,
    dates: ['2013-11-30', '2014-02-28', '2014-05-30', '2014-08-30', '2014-11-30'],
    adjusted: NOVEMBERS_PAID,
  },
  {
    of: NOVEMBERS,
    with: 'roll=EOM',
    dates: ['2013-11-30', '2014-02-28', '2014-05-31', '2014-08-31', '2014-11-30'],
    adjusted: NOVEMBERS_PAID,
  },
  {
    of: ['2014-01-03', SEP_17, '3M'],
    with: 'roll=EOM&first_regular=2014-02-28&last_regular=2014-08-31',
    dates: ['2014-01-03', '2014-02-28', '2014-05-31', '2014-08-31', SEP_17],
    adjusted: ['2014-01-03', '2014-02-28', '2014-05-30', '2014-08-29', SEP_17],
  },
  {
    of: ['2019-02-28', '2024-02-28', '1Y'],
    with: 'roll=EOM',
    dates: ['2019-02-28', '2020-02-29', '2021-02-28', '2022-02-28', '2023-02-28', '2024-02-28'],
  },
  { of: ['2018-04-30', '2018-10-30', '6M'], with: 'roll=EOM', dates: ['2018-04-30', '2018-10-30'] },
  {
    of: ['2018-04-30', '2018-10-30', '2M'],
    with: 'end_of_month=true&direction=forward',
    dates: ['2018-04-30', '2018-06-30', '2018-08-31', '2018-10-30'],
  },
  // Ends of months that follow from an end, or from an explicit stub.
  {
    of: ['2011-06-02', '2011-08-31', '1M'],
    with: 'stub=short_front',
    dates: ['2011-06-02', '2011-06-30', '2011-07-31', '2011-08-31'],
    adjusted: ['2011-06-02', '2011-06-30', '2011-07-29', '2011-08-31'],
  },
  {
    of: ['2011-06-02', '2011-08-31', '1M'],
    with: 'first_regular=2011-06-30',
    dates: ['2011-06-02', '2011-06-30', '2011-07-31', '2011-08-31'],
  },
  {
    of: ['2011-02-02', '2011-05-30', '1M'],
    with: 'first_regular=2011-02-28',
    dates: ['2011-02-02', '2011-02-28', '2011-03-30', '2011-04-30', '2011-05-30'],
    adjusted: ['2011-02-02', '2011-02-28', '2011-03-30', '2011-04-29', '2011-05-30'],
  },
  {
    // Strata takes month ends of its own accord, since start and last regular date are such; here they are asked for.
    of: ['2011-07-31', '2011-10-10', '1M'],
    with: 'last_regular=2011-09-30&end_of_month=true',
    dates: ['2011-07-31', '2011-08-31', '2011-09-30', '2011-10-10'],
    adjusted: ['2011-07-29', '2011-08-31', '2011-09-30', '2011-10-10'],
  },
  // Stubs by a roll, two explicit ones, two years.
  { of: [JUN_4, SEP_17, '1M'], with: 'roll=17', dates: [JUN_4, ...QUARTER] },
  {
    of: [JUN_4, SEP_17, '1M'],
    with: 'roll=4&direction=forward',
    dates: [JUN_4, '2014-07-04', '2014-08-04', '2014-09-04', SEP_17],
  },
  {
    of: [JUN_4, '2014-10-17', '1M'],
    with: 'first_regular=2014-07-11&last_regular=2014-09-11',
    dates: [JUN_4, '2014-07-11', '2014-08-11', '2014-09-11', '2014-10-17'],
  },
  {
    of: ['2014-05-30', '2014-11-30', '3M'],
    with: 'roll=30',
    dates: ['2014-05-30', '2014-08-30', '2014-11-30'],
    adjusted: ['2014-05-30', '2014-08-29', '2014-11-28'],
  },
  {
    of: ['2014-09-24', '2016-11-24', '2Y'],
    with: 'stub=short_front',
    dates: ['2014-09-24', '2014-11-24', '2016-11-24'],
  },
  // One period, IMM and the 30th.
  { of: [JUN_4, SEP_17, 'term'], dates: [JUN_4, SEP_17] },
  { of: [SEP_17, '2014-10-15', '1M'], with: 'roll=IMM', dates: [SEP_17, '2014-10-15'] },
  {
    of: ['2015-01-30', '2015-04-30', '1M'],
    with: 'roll=30',
    dates: ['2015-01-30', '2015-02-28', '2015-03-30', '2015-04-30'],
    adjusted: ['2015-01-30', '2015-02-27', '2015-03-30', '2015-04-30'],
  },
  {
    of: ['2015-02-28', '2015-04-30', '1M'],
    with: 'roll=30',
    dates: ['2015-02-28', '2015-03-30', '2015-04-30'],
    adjusted: ['2015-02-27', '2015-03-30', '2015-04-30'],
  },
];

interface Answer {
  dates: { unadjusted: string; date: string; period: string }[];
}
const ask = ({ of: [start, end, frequency], with: more = '' }: Row) =>
  request<Answer>(
    server,
    `/v1/business-days/schedule?calendars=EUR&start=${start}&end=${end}&frequency=${frequency}&${more}`,
  );

test("Strata's periodic schedules, unadjusted and adjusted", async () => {
  for (const row of ROWS) {
    const { dates } = await ask(row);
    const told = JSON.stringify(row);
    assert.equal(
      dates.map(({ unadjusted }) => unadjusted),
      row.dates,
      told,
    );
    if (row.adjusted)
      assert.equal(
        dates.map(({ date }) => date),
        row.adjusted,
        told,
      );
  }
});

test('no stub between ends with one day number, of which one is the end of its month', async () => {
  const periods = async (start: string, end: string, frequency: string) =>
    (await ask({ of: [start, end, frequency], with: 'roll=EOM', dates: [] })).dates.map(
      ({ period }) => period,
    );
  assert.not.ok((await periods('2019-02-28', '2024-02-28', '1Y')).includes('stub'));
  assert.not.ok((await periods('2024-02-28', '2026-02-28', '6M')).includes('stub'));
  assert.ok((await periods('2019-02-27', '2024-02-27', '1Y')).includes('stub'));
});

// Strata takes EOM as a preference and answers the 30th of each month; here a roll is what the regular dates are.
test('May to November by EOM: here month ends, in Strata the 30th', async () => {
  const { dates } = await ask({
    of: ['2014-05-30', '2014-11-30', '3M'],
    with: 'roll=EOM',
    dates: [],
  });
  assert.equal(
    dates.map(({ unadjusted }) => unadjusted),
    ['2014-05-30', '2014-08-31', '2014-11-30'],
  );
});

test('a convention of its own for the first and the last date: test_startEndAdjust', async () => {
  const { dates } = await ask({
    of: ['2014-10-04', '2015-04-04', '3M'],
    with: 'start_convention=preceding&termination_convention=modified_preceding',
    dates: [],
  });
  assert.equal(
    dates.map(({ date }) => date),
    // 3 April 2015 is Good Friday, which Strata's weekends do not know.
    ['2014-10-03', '2015-01-05', '2015-04-02'],
  );
});

test('stub=none is refused where one remains, with the stub', async () => {
  const asked = (terms: string) =>
    requestProblem(
      server,
      `/v1/business-days/schedule?calendars=EUR&start=${JUN_4}&end=${SEP_17}&${terms}`,
      400,
      'invalid_parameter',
      'stub: none was read',
      'leaves the stub 2014-06-04 to 2014-06-17',
      'smart_front',
    );
  await asked('frequency=1M&stub=none');
  await asked(`frequency=1M&stub=none&first_regular=${JUN_17}`);
  await asked('frequency=1M&stub=none&roll=17');
});

test('stub=none does not make a roll of days that no month end explains', async () => {
  await requestProblem(
    server,
    '/v1/business-days/schedule?calendars=EUR&start=2026-01-31&end=2026-03-30&frequency=1M&stub=none&convention=unadjusted',
    400,
    'invalid_parameter',
    'leaves the stub',
  );
});

test.run();
