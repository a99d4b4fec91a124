import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { startServer, type TestServer } from '../helpers/server.js';

/**
 * Requests that somebody reported as answered wrongly, as they were asked, and what their answers must hold. Days of places
 * are in test/data/reported-days.test.ts.
 */

let server: TestServer;
test.before(async () => {
  server = await startServer();
});
test.after(() => server.close());

const CLOSED = '"is_business_day":false';
const OPEN = '"is_business_day":true';

/** By path: what the answer holds; after "not", what it does not. */
const ANSWERS: Readonly<Record<string, readonly string[]>> = {
  '/v1/days/2024-03-02?calendars=XNSE': [OPEN],
  '/v1/business-days/add?date=2024-03-01&n=1&calendars=XNSE': ['"result":"2024-03-02"'],
  '/v1/business-days/add?date=2026-04-02&n=1&calendars=USD:BOND': ['"result":"2026-04-06"'],
  '/v1/settlement?market=USD:BOND&instrument=government_bond&trade_date=2026-04-03': [
    '"result":"2026-04-07"',
  ],
  '/v1/sessions/now?calendars=MISX&at=2026-11-25T17:00:00Z': ['"state":"unknown"'],
  '/v1/sessions/now?calendars=XOSE&at=2026-11-25T12:00:00Z': ['"state":"unknown"'],
  '/v1/sessions/now?calendars=XHKF&at=2026-11-25T12:00:00Z': ['"state":"unknown"'],
  '/v1/days/2026-11-27?calendars=XCEC': ['"close_time":"14:45"'],
  '/v1/days/2025-11-28?calendars=XCME:FX': ['"close_time":"13:45"'],
  '/v1/days/2025-12-24?calendars=XCME:FX': ['"close_time":"12:45"'],
  '/v1/days/2026-11-27?calendars=XCME:CRYPTO': [OPEN, '"close_time":null'],
  '/v1/sessions?calendars=XKRX&from=2026-11-19&to=2026-11-19': [
    '"open_local":"2026-11-19T10:00:00+09:00"',
    '"close_local":"2026-11-19T16:20:00+09:00"',
    '"closing_auction_end_local":"2026-11-19T16:30:00+09:00"',
    '"late_open":true',
  ],
  '/v1/days/2022-05-14?calendars=PK': [OPEN],
  '/v1/days/2026-03-18?calendars=LK': [CLOSED],
  '/v1/days/2026-03-13?calendars=PK': [CLOSED],
  '/v1/business-days/schedule?start=2019-02-28&end=2024-02-28&frequency=1Y&roll=EOM&calendars=EUR&convention=unadjusted':
    ['2019-02-28', '2020-02-29', '2021-02-28', '2022-02-28', '2023-02-28', '2024-02-28'].map(
      (date) => `"date":"${date}"`,
    ),
  '/v1/fx/spot?pair=AUDUSD&date=2026-10-01&format=text': ['2026-10-06'],
  '/v1/days/2021-02-15?calendars=CAD:CORRA': [CLOSED],
  '/v1/days/2027-02-15?calendars=CAD:CORRA': [CLOSED],
  '/v1/days/2024-03-25?calendars=ILS:SHIR': [CLOSED],
  '/v1/days/2025-12-25?calendars=ILS:SHIR': [CLOSED],
  '/v1/sessions?calendars=BVMF&from=2026-02-18&to=2026-02-18': [
    '"open_local":"2026-02-18T13:00:00-03:00"',
    '"late_open":true',
  ],
  '/v1/fx/spot?pair=USDCAD&date=2026-05-06&tenor=TN': ['"result":"2026-05-08"', 'same swap as SN'],
  '/v1/business-days/schedule?start=2026-11-30&tenor=30Y&frequency=6M&calendars=NZD&convention=unadjusted':
    ['"unadjusted":"2056-11-30"'],
  '/v1/sessions?calendars=XFRA&from=2026-06-04&to=2026-06-04': [
    '"close_local":"2026-06-04T20:00:00+02:00"',
  ],
  '/v1/holidays?calendars=VU&from=2027-12-27&to=2027-12-27&include=sources': [
    '"url":"http://www.paclii.org/vu/',
    'not Samoa',
  ],
  '/v1/holidays?calendars=FR&from=2027-05-06&to=2027-05-06&lang=es': ['"name":"Ascensión"'],
  '/v1/settlement?market=XLON&trade_date=2026-11-27': ['"result":"2026-12-01"'],
};

for (const [path, held] of Object.entries(ANSWERS)) {
  test(path, async () => {
    const response = await server.get(path);
    const text = await response.text();
    assert.is(response.status, 200, text.slice(0, 300));
    for (const words of held) {
      const isNot = words.startsWith('not ');
      assert.is(text.includes(isNot ? words.slice(4) : words), !isNot, words);
    }
  });
}

test('no holiday of XNYS in 2029 rests on a private page: law is Rule 7.2, early closes are ours', async () => {
  const path = '/v1/holidays?calendars=XNYS&year=2029&include=sources';
  const { calendars } = (await (await server.get(path)).json()) as {
    calendars: { entries: { basis: string }[] }[];
  };
  assert.equal([...new Set(calendars[0]!.entries.map(({ basis }) => basis))], ['law', 'rule']);
});

test.run();
