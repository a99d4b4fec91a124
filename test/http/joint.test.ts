import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { startServer, type TestServer } from '../helpers/server.js';
import { startVaried, VARIED_IDS } from '../helpers/varied-history.js';

/** Calendars joined in a question: one calendar, closed if any of them is. */

let server: TestServer;
test.before(async () => {
  server = await startServer();
});
test.after(() => server.close());

interface DayAnswer {
  readonly is_business_day: boolean;
  readonly coverage: string;
  readonly calendars: readonly {
    id: string;
    status: string;
    entries: readonly { name: string }[];
  }[];
}

test('a plus, an escaped one and a space are the same: one calendar with one column', async () => {
  const texts = await Promise.all(
    ['XLON+XNYS+EUR', 'xlon%2BXNYS%2Beur', 'XLON%20XNYS%20EUR', 'XLON+XNYS+XLON+EUR'].map(
      async (list) => {
        return (await server.get(`/v1/days/2026-11-26?calendars=${list}`)).text();
      },
    ),
  );
  assert.is(new Set(texts).size, 1);
  const { is_business_day, calendars } = JSON.parse(texts[0]!) as DayAnswer;
  assert.is(is_business_day, false);
  assert.equal(
    calendars.map(({ id, status }) => [id, status]),
    [['XLON+XNYS+EUR', 'closed']],
  );
  assert.equal(
    calendars[0]!.entries.map(({ name }) => name),
    ['Thanksgiving Day'],
  );
  const csv = await (
    await server.get('/v1/days/2026-11-26?calendars=XLON+XNYS,DE&format=csv')
  ).text();
  assert.equal(
    csv
      .trim()
      .split('\r\n')
      .map((row) => row.split(',')[0]),
    ['calendar', 'XLON+XNYS', 'DE'],
  );
});

test('every day of ten years is that of the calendars together', async () => {
  for (const ids of [
    ['XNYS', 'EUR'],
    ['IL', 'AE', 'CN'],
    ['US', 'XTKS'],
  ]) {
    const joined = await server.json<{ dates: readonly string[] }>(
      `/v1/business-days/list?from=2018-01-01&to=2028-12-31&calendars=${ids.join('+')}`,
    );
    const all = await server.json<{ dates: readonly string[] }>(
      `/v1/business-days/list?from=2018-01-01&to=2028-12-31&calendars=${ids.join()}&mode=all`,
    );
    assert.equal(joined.dates, all.dates, ids.join());
  }
});

test('mode=any of joined calendars opens where one of the columns does', async () => {
  const both = await server.json<DayAnswer>('/v1/days/2026-11-26?calendars=XNYS+EUR,DE&mode=any');
  assert.equal([both.is_business_day, both.calendars.length], [true, 2]);
  const closed = await server.json<DayAnswer>(
    '/v1/days/2026-11-26?calendars=XNYS+EUR,USD&mode=any',
  );
  assert.is(closed.is_business_day, false);
});

test('an entry that several have is one, with the names of all; its sources are those of all', async () => {
  const path = '/v1/holidays?calendars=XNYS+EUR&from=2026-01-01&to=2026-05-31&include=sources';
  const { calendars } = await server.json<{
    calendars: { entries: { date: string; name: string; sources: string[] }[] }[];
  }>(path);
  const dates = calendars[0]!.entries.map(({ date }) => date);
  assert.is(new Set(dates).size, dates.length);
  assert.ok(dates.includes('2026-01-19') && dates.includes('2026-05-01'));
  const [own, other] = await Promise.all(
    ['XNYS', 'EUR'].map((id) =>
      server.json<typeof calendars extends infer C ? { calendars: C } : never>(
        path.replace('XNYS+EUR', id),
      ),
    ),
  );
  const listed = new Set(
    [...own!.calendars[0]!.entries, ...other!.calendars[0]!.entries].map(({ date }) => date),
  );
  assert.equal(dates, [...listed].sort());
  const newYear = calendars[0]!.entries[0]!;
  assert.ok(newYear.sources.length > own!.calendars[0]!.entries[0]!.sources.length);
});

test('a feed and a description of each', async () => {
  const feed = await server.get('/v1/calendars/XNYS+EUR.ics?from=2026&to=2026');
  assert.is(feed.status, 200);
  const text = await feed.text();
  assert.match(text, /UID:[^\r\n]*XNYS\+EUR|UID:[^\r\n]*/);
  assert.is(text.split('BEGIN:VCALENDAR').length, 2);
  assert.match(text, /DTSTART;VALUE=DATE:20260501/);
  const { calendar } = await server.json<{
    calendar: { id: string; bases: string[]; sources: { id: string }[] };
  }>('/v1/calendars/XNYS%2BEUR');
  assert.equal([calendar.id, calendar.bases], ['XNYS+EUR', ['XNYS', 'EUR']]);
  assert.ok(calendar.sources.length > 1);
});

test('an earlier release of each, and the changes of each', async () => {
  const varied = await startVaried();
  try {
    const juneteenth = async (release: string) => {
      const path = `/v1/days/2026-06-19?calendars=XNYS+EUR&release=${release}`;
      return (await varied.json<DayAnswer>(path)).calendars[0]!.status;
    };
    assert.equal(
      [await juneteenth(VARIED_IDS[3]!), await juneteenth(VARIED_IDS[4]!)],
      ['closed', 'open'],
    );
    const changes = async (list: string) =>
      (await varied.json<{ changes: unknown[] }>(`/v1/changes?since=2026-01-01&calendars=${list}`))
        .changes;
    assert.ok((await changes('XNYS,EUR')).length > 0);
    assert.equal(await changes('XNYS+EUR'), await changes('XNYS,EUR'));
  } finally {
    await varied.close();
  }
});

test('a wrong one among them is named, and ten are the most', async () => {
  const wrong = await server.get('/v1/days/2026-11-26?calendars=XNYS+XLOX');
  assert.is(wrong.status, 400);
  assert.match(await wrong.text(), /no calendar \\"XLOX\\"; .*XLON/);
  assert.is((await server.get('/v1/calendars/XNYS+XLOX.ics')).status, 404);
  const many = await server.get('/v1/days/2026-11-26?calendars=A+B+C+D+E+F,G+H+I+J+K');
  assert.match(await many.text(), /too_many_calendars.*11 ids/s);
});

test.run();
