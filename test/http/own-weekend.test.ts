import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { request, requestProblem, requestText } from '../helpers/answers.js';
import { startServer, type TestServer } from '../helpers/server.js';

/** A weekend of one's own: Werktage and jours ouvrables count Saturdays. */

let server: TestServer;
test.before(async () => {
  server = await startServer();
});
test.after(() => server.close());

const of = (path: string) => requestText(server, `/v1/business-days/${path}&format=text`);

test('Saturdays count with weekend=7, holidays do not', async () => {
  // 2 May 2026 is a Saturday after Labour Day.
  assert.is(await of('next?date=2026-04-30&calendars=DE'), '2026-05-04');
  assert.is(await of('next?date=2026-04-30&calendars=DE&weekend=7'), '2026-05-02');
  assert.is(await of('add?date=2026-04-30&n=2&calendars=DE&weekend=7'), '2026-05-04');
  assert.is(await of('previous?date=2026-05-04&calendars=DE&weekend=7'), '2026-05-02');
  assert.is(
    await of('adjust?date=2026-05-02&convention=following&calendars=DE&weekend=7'),
    '2026-05-02',
  );
  // Brazil's fifth working day of a month counts Saturdays: 1 May 2026 is a holiday, Friday.
  const fifth = 'list?from=2026-05-01&to=2026-05-31&only=nth_of_month&nth=5&calendars=BR';
  assert.is(await of(fifth), '2026-05-08');
  assert.is(await of(`${fifth}&weekend=7`), '2026-05-07');
  const june = 'count?from=2026-06-01&to=2026-07-01&calendars=FR';
  assert.is(Number(await of(`${june}&weekend=7`)) - Number(await of(june)), 4);
  assert.is(await of('number?date=2026-05-02&calendars=DE'), '');
  assert.is(await of('number?date=2026-05-02&calendars=DE&weekend=7'), '1');
});

test('the kinds of NETWORKDAYS.INTL, and no weekend at all', async () => {
  const june = 'count?from=2026-06-01&to=2026-07-01&calendars=XNYS';
  const count = async (weekend: string) => Number(await of(`${june}&weekend=${weekend}`));
  assert.is(await count('6,7'), Number(await of(june)));
  assert.is(await count('0000011'), await count('6,7'));
  assert.is(await count('11'), await count('7'));
  // 19 June 2026, the only holiday, is a Friday.
  assert.is(await count('none'), 29);
  assert.is(await count('5'), 26);
});

test('joint calendars, explanations, and the trust of days that were a weekend', async () => {
  const joint = 'next?date=2026-04-30&calendars=DE%2BFR&weekend=7';
  assert.is(await of(joint), '2026-05-02');
  const answer = await request<{
    coverage: string;
    explanation: { days: { date: string; calendars: { status: string }[] }[] };
  }>(server, '/v1/business-days/next?date=2026-04-30&calendars=DE&weekend=7&explain=true');
  assert.equal(
    answer.explanation.days.map(({ date, calendars }) => [date, calendars[0]!.status]),
    [
      ['2026-05-01', 'closed'],
      ['2026-05-02', 'open'],
    ],
  );
  assert.is(answer.coverage, 'library');
});

test('a weekend that cannot be read', async () => {
  for (const weekend of ['8', '18', 'sat', '1,2,3,4,5,6,7', '']) {
    const path = `/v1/business-days/next?date=2026-04-30&calendars=DE&weekend=${weekend}`;
    await requestProblem(server, path, 400, 'invalid_parameter', 'weekend', '7 = Sunday');
  }
});

test.run();
