import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { requestProblem } from '../helpers/answers.js';
import { lastYear } from '../helpers/data-years.js';
import { startServer, type TestServer } from '../helpers/server.js';

/** The last year of data of New York, and the one after it. */
const LAST = lastYear('XNYS');
const AFTER = LAST + 1;

/** A date or a result outside the data is told with the parameter it comes from, what was read, and what would be right. */

let server: TestServer;
test.before(async () => {
  server = await startServer();
});
test.after(() => server.close());

const XNYS = `XNYS, which covers 1990 to ${LAST}`;
const LATE = `${AFTER}-01-01 is outside the data of ${XNYS}`;

/** By path: the whole detail. */
const DETAILS: Readonly<Record<string, string>> = {
  [`/v1/business-days/next?date=${AFTER}-01-01&calendars=XNYS`]: `date: ${LATE}`,
  [`/v1/business-days/next?date=${LAST}-12-31&calendars=XNYS`]: `date: ${LAST}-12-31 was read; the result lies after the data of ${XNYS}`,
  '/v1/business-days/previous?date=1990-01-01&calendars=XNYS': `date: 1990-01-01 was read; the result lies before the data of ${XNYS}`,
  [`/v1/business-days/add?date=${AFTER}-01-01&n=1&calendars=XNYS`]: `date: ${LATE}`,
  '/v1/business-days/add?date=2026-01-01&n=30000&calendars=XNYS': `date: 2026-01-01 was read, with n: 30000; the result lies after the data of ${XNYS}`,
  '/v1/business-days/add?dates=2026-01-01,2026-01-05&n=-30000&calendars=XNYS': `dates: number 1: 2026-01-01 was read, with n: -30000; the result lies before the data of ${XNYS}`,
  [`/v1/business-days/adjust?date=${AFTER}-01-01&convention=following&calendars=XNYS`]: `date: ${LATE}`,
  '/v1/business-days/count?from=1989-12-31&to=2000-01-01&calendars=XNYS': `from: 1989-12-31 is outside the data of ${XNYS}`,
  [`/v1/business-days/count?from=${LAST}-01-01&to=${AFTER}-01-02&calendars=XNYS`]: `to: ${AFTER}-01-02 was read; ${LATE}`,
  [`/v1/business-days/count?from=${LAST}-01-01&dates=${LAST}-06-01,${AFTER}-01-02&calendars=XNYS`]: `dates: number 2: ${AFTER}-01-02 was read; ${LATE}`,
  [`/v1/business-days/count?to=${AFTER}-01-02&dates=${LAST}-06-01&calendars=XNYS`]: `to: ${AFTER}-01-02 was read; ${LATE}`,
  [`/v1/business-days/list?from=${AFTER}-01-01&n=1&calendars=XNYS`]: `from: ${LATE}`,
  [`/v1/business-days/list?from=${LAST}-01-01&to=${AFTER}-01-01&calendars=XNYS`]: `to: ${LATE}`,
  [`/v1/business-days/list?from=${LAST}-12-01&n=300&calendars=XNYS`]: `n: 300 was read; the result lies after the data of ${XNYS}`,
  '/v1/business-days/schedule?start=1989-12-31&end=2000-01-01&frequency=6M&calendars=XNYS': `start: 1989-12-31 is outside the data of ${XNYS}`,
  [`/v1/business-days/schedule?start=2050-01-01&end=${AFTER}-01-01&frequency=6M&calendars=XNYS`]: `end: ${LATE}`,
  [`/v1/business-days/schedule?start=${LAST}-01-01&count=9&frequency=6M&calendars=XNYS`]: `count: 9 was read; the result lies after the data of ${XNYS}`,
  [`/v1/settlement?market=XNYS&trade_date=${AFTER}-01-01`]: `trade_date: ${LATE}`,
  [`/v1/settlement?market=XNYS&dates=2026-01-02,${AFTER}-01-01`]: `dates: number 2: ${LATE}`,
  '/v1/fx/spot?pair=EURUSD&date=2101-01-03':
    'date: 2101-01-03 is outside the data of EUR, which covers 1999 to 2100',
  '/v1/fx/option?pair=EURUSD&tenor=1W&date=2101-01-03':
    'date: 2101-01-03 is outside the data of EUR, which covers 1999 to 2100',
  '/v1/fx/value-date?pair=EURUSD&value_date=2101-01-03':
    'value_date: 2101-01-03 is outside the data of EUR, which covers 1999 to 2100',
  [`/v1/days/${AFTER}-01-01?calendars=XNYS`]: `date: ${LATE}`,
  [`/v1/days?dates=${AFTER}-01-01&calendars=XNYS`]: `dates: number 1: ${LATE}`,
  [`/v1/holidays?from=${AFTER}-01-01&calendars=XNYS`]: `from: ${LATE}`,
  [`/v1/holidays?from=${LAST}-01-01&to=${AFTER}-01-01&calendars=XNYS`]: `to: ${LATE}`,
  [`/v1/holidays?from=${LAST}-12-31&days=2&calendars=XNYS`]: `days: 2 was read; ${LATE}`,
  [`/v1/holidays?year=${AFTER}&calendars=XNYS`]: `year: ${AFTER} was read; ${LATE}`,
  [`/v1/holidays/next?from=${AFTER}-01-01&calendars=XNYS`]: `from: ${LATE}`,
  [`/v1/sessions?from=${AFTER}-01-01&calendars=XNYS`]: `from: ${LATE}`,
  [`/v1/sessions?from=${LAST}-12-31&days=2&calendars=XNYS`]: `days: 2 was read; ${LATE}`,
  [`/v1/sessions?from=${LAST}-12-31&to=${AFTER}-01-01&calendars=XNYS`]: `to: ${LATE}`,
  '/v1/calendars/XNYS.ics?from=1989': `from: 1989 is outside the data of ${XNYS}`,
  [`/v1/calendars/XNYS.ics?to=${AFTER}`]: `to: ${AFTER} is outside the data of ${XNYS}`,
};

for (const [path, detail] of Object.entries(DETAILS)) {
  test(`the parameter is named: ${path}`, async () => {
    assert.is((await requestProblem(server, path, 422, 'out_of_coverage')).detail, detail);
  });
}

test.run();
