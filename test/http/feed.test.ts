import ICAL from 'ical.js';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type HolidaysAnswer, mediaTypeOf, request, requestProblem } from '../helpers/answers.js';
import { lastYear } from '../helpers/data-years.js';
import { startServer, type TestServer } from '../helpers/server.js';

/** The last year of data of New York, and the one after it. */
const LAST = lastYear('XNYS');
const AFTER = LAST + 1;

/** GET /v1/calendars/{id}.ics, read back with a parser that did not write it. */

let server: TestServer;
test.before(async () => {
  server = await startServer();
});
test.after(() => server.close());

interface FeedEvent {
  readonly uid: string;
  readonly start: string;
  readonly end: string;
  readonly summary: string;
  readonly description: string;
  readonly status: string;
  readonly transparency: string;
  readonly isDate: boolean;
}

async function feedText(path: string): Promise<string> {
  const response = await server.get(path);
  const text = await response.text();
  assert.is(response.status, 200, text.slice(0, 300));
  assert.is(mediaTypeOf(response), 'text/calendar');
  assert.match(response.headers.get('content-type')!, /charset=utf-8/);
  return text;
}

async function feed(path: string): Promise<FeedEvent[]> {
  const component = new ICAL.Component(ICAL.parse(await feedText(path)));
  return component.getAllSubcomponents('vevent').map((part) => {
    const event = new ICAL.Event(part);
    return {
      uid: event.uid,
      start: event.startDate.toString(),
      end: event.endDate.toString(),
      summary: event.summary,
      description: event.description,
      status: String(part.getFirstPropertyValue('status')),
      transparency: String(part.getFirstPropertyValue('transp')),
      isDate: event.startDate.isDate,
    };
  });
}

const yearsOf = (events: readonly FeedEvent[]) => [
  ...new Set(events.map(({ start }) => start.slice(0, 4))),
];

test('all-day events with the facts of the year', async () => {
  const events = await feed('/v1/calendars/XNYS.ics?from=2026&to=2026');
  const christmas = events.find(({ start }) => start === '2026-12-25')!;
  assert.is(christmas.summary, 'Christmas Day');
  assert.is(christmas.end, '2026-12-26', 'the end of an all-day event is not included');
  assert.is(christmas.status, 'CONFIRMED');
  assert.match(christmas.description, /verified/);
  assert.match(christmas.description, /https?:\/\//, 'a verified date names its source');
  assert.match(events.find(({ start }) => start === '2026-12-24')!.summary, /13:00/);
  assert.match(
    events.find(({ start }) => start === '2026-07-03')!.summary,
    /Independence Day.*observed/,
  );
  for (const event of events) {
    assert.ok(event.isDate, 'no times');
    assert.is(event.transparency, 'TRANSPARENT', 'a holiday does not make busy');
  }
});

test('the events are the entries of /v1/holidays', async () => {
  for (const id of ['XNYS', 'CN', 'DE:BY']) {
    const events = await feed(`/v1/calendars/${id}.ics?from=2025&to=2027`);
    const holidays = await request<HolidaysAnswer>(
      server,
      `/v1/holidays?calendars=${id}&from=2025-01-01&to=2027-12-31`,
    );
    assert.equal(
      events.filter(({ status }) => status !== 'CANCELLED').map(({ start }) => start),
      holidays.calendars[0]!.entries.map(({ date }) => date),
      id,
    );
  }
});

test('UIDs are unique and independent of years and language', async () => {
  const narrow = await feed('/v1/calendars/CN.ics?from=2026&to=2026');
  const wide = await feed('/v1/calendars/CN.ics?from=2024&to=2027&lang=zh');
  const uids = wide.map(({ uid }) => uid);
  assert.is(new Set(uids).size, uids.length);
  for (const { uid } of narrow) assert.ok(uids.includes(uid), uid);
});

test('estimated dates are tentative', async () => {
  const events = await feed('/v1/calendars/AE.ics?from=2040&to=2040');
  const eid = events.filter(({ summary }) => summary.includes('Eid al-Fitr'));
  assert.ok(eid.length > 0 && eid.every(({ status }) => status === 'TENTATIVE'));
  assert.is(
    events.find(({ start }) => start === '2040-12-02')!.status,
    'CONFIRMED',
    'National Day is fixed',
  );
});

test('lang names the events, English where there is no such name', async () => {
  const titles = async (query: string) =>
    (await feed(`/v1/calendars/DE.ics?from=2026&to=2026${query}`)).map(({ summary }) => summary);
  assert.ok((await titles('&lang=de')).includes('Neujahr'));
  assert.ok((await titles('')).includes("New Year's Day"));
  assert.equal(await titles('&lang=xx'), await titles('&lang=en'));
  assert.equal(await titles('&lang=DE'), await titles('&lang=de'));
});

test('without years: last year to two years ahead', async () => {
  assert.equal(yearsOf(await feed('/v1/calendars/XNYS.ics')), ['2025', '2026', '2027', '2028']);
  assert.equal(yearsOf(await feed('/v1/calendars/XNYS.ics?from=2027')), ['2027', '2028']);
  assert.equal(yearsOf(await feed('/v1/calendars/XNYS.ics?to=2026')), ['2025', '2026']);
  assert.equal(
    yearsOf(await feed('/v1/calendars/XNYS.ics?from=2040')),
    ['2040'],
    'beyond the default end',
  );
  assert.equal(
    yearsOf(await feed('/v1/calendars/XNYS.ics?to=2001')),
    ['2001'],
    'before the default start',
  );
});

test('the default is cut to the data', async () => {
  const late = await startServer({ now: () => Date.UTC(LAST, 5, 1) });
  try {
    const text = await (await late.get('/v1/calendars/XNYS.ics')).text();
    const years = [
      ...new Set([...text.matchAll(/DTSTART;VALUE=DATE:(\d{4})/g)].map((match) => match[1])),
    ];
    assert.equal(years, [`${LAST - 1}`, `${LAST}`]);
  } finally {
    await late.close();
  }
});

test('the text is what RFC 5545 wants', async () => {
  for (const path of [
    '/v1/calendars/XNYS.ics',
    '/v1/calendars/JP.ics?lang=ja',
    '/v1/calendars/DE:BY.ics',
  ]) {
    const text = await feedText(path);
    assert.ok(text.startsWith('BEGIN:VCALENDAR\r\n') && text.endsWith('END:VCALENDAR\r\n'));
    assert.not.match(text.replaceAll('\r\n', ''), /[\r\n]/, 'every line ends with CRLF');
    for (const line of text.split('\r\n'))
      assert.ok(Buffer.byteLength(line) <= 75, `folded at 75 octets: ${line}`);
    for (const property of [
      'VERSION:2.0',
      'PRODID:',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:',
    ]) {
      assert.ok(text.includes(`\r\n${property}`), property);
    }
  }
});

test('a feed says the same every time', async () => {
  const path = '/v1/calendars/XETR.ics?from=2020&to=2030';
  assert.is(await feedText(path), await feedText(path));
});

test('ids in any case, with a colon plain or encoded, and the suffix in any case', async () => {
  const text = await feedText('/v1/calendars/DE:BY.ics?from=2026&to=2026');
  for (const name of ['de:by.ics', 'DE%3ABY.ics', 'De:By.ICS']) {
    assert.is(await feedText(`/v1/calendars/${name}?from=2026&to=2026`), text);
  }
});

test('the key is accepted in the address, for clients that send no headers', async () => {
  const response = await fetch(`${server.origin}/v1/calendars/XNYS.ics?key=test-key-0123456789`);
  const text = await response.text();
  assert.is(response.status, 200);
  assert.not.match(text, /test-key/);
  assert.match(response.headers.get('cache-control')!, /private/);
});

test('an unknown calendar is 404', async () => {
  await requestProblem(server, '/v1/calendars/XNYZ.ics', 404, 'unknown_calendar', '"XNYZ"', 'XNYS');
  await requestProblem(server, '/v1/calendars/.ics', 404, 'unknown_calendar');
});

test('years are four digits, in order, each once', async () => {
  const path = '/v1/calendars/XNYS.ics';
  for (const wrong of ['26', '2026-01-01', 'today', '', '-2026', '20260', '2026.0']) {
    for (const name of ['from', 'to']) {
      await requestProblem(
        server,
        `${path}?${name}=${wrong}`,
        400,
        'invalid_parameter',
        name,
        `"${wrong}"`,
        'four digits',
      );
    }
  }
  await requestProblem(
    server,
    `${path}?from=2027&to=2026`,
    400,
    'invalid_parameter',
    'from',
    '2027',
    'to',
    '2026',
  );
  await requestProblem(
    server,
    `${path}?from=2026&from=2026`,
    400,
    'invalid_parameter',
    'from',
    'more than once',
  );
  await requestProblem(
    server,
    `${path}?lang=english!`,
    400,
    'invalid_parameter',
    'lang',
    '"english!"',
  );
});

test('years outside the data are refused, not cut', async () => {
  await requestProblem(
    server,
    '/v1/calendars/XNYS.ics?from=1989',
    422,
    'out_of_coverage',
    '1989',
    'XNYS',
    '1990',
    `${LAST}`,
  );
  await requestProblem(
    server,
    '/v1/calendars/EUR.ics?from=1998',
    422,
    'out_of_coverage',
    '1998',
    'EUR',
    '1999',
  );
  await requestProblem(
    server,
    `/v1/calendars/XNYS.ics?to=${AFTER}`,
    422,
    'out_of_coverage',
    `${AFTER}`,
    'XNYS',
    `${LAST}`,
  );
});

test.run();
