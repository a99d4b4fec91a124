import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Reader } from '../../server/reader/api.js';
import { lastYear } from '../helpers/data-years.js';
import { cases, isLongRun, sampled } from '../helpers/needs.js';
import { wholeReader } from '../helpers/reader.js';
import {
  isWrongTwice,
  nthQuestions,
  ONE_OF_EACH,
  questions,
  readerAnswer,
  serverAnswer,
  withoutParameter,
} from '../helpers/reader-questions.js';
import { releaseData, startServer, type TestServer } from '../helpers/server.js';

/** The last year of data of New York, and the one after it. */
const LAST = lastYear('XNYS');
const AFTER = LAST + 1;

/** The package answers as the server does, whatever is asked. */

/** More of them tell more: KALENDS_QUESTIONS=20000. */
const RUNS = Number(process.env.KALENDS_QUESTIONS ?? cases(1000));

let server: TestServer;
let reader: Reader;
test.before(async () => {
  server = await startServer();
  reader = await wholeReader();
});
test.after(() => server.close());

sampled(
  'any question about any calendars, in both modes, within the data and outside',
  async () => {
    const ids = releaseData().meta.calendars.map(({ id }) => id);
    const met = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(fc.oneof(questions(ids), nthQuestions(ids)), async (question) => {
        fc.pre(!isWrongTwice(question));
        const expected = await serverAnswer(server, question);
        const found = readerAnswer(reader, question);
        const outcome = 'code' in expected ? expected.code : 'answered';
        met.set(outcome, (met.get(outcome) ?? 0) + 1);
        if ('code' in expected && 'code' in found) {
          assert.is(found.code, expected.code);
          if (found.code === 'out_of_coverage')
            assert.is(found.detail, withoutParameter(expected.detail));
          if (found.code === 'invalid_parameter') sameWords(found.detail, expected.detail);
        } else assert.equal(found, expected);
      }),
      { numRuns: RUNS, examples: ONE_OF_EACH },
    );
    for (const outcome of [
      'answered',
      'out_of_coverage',
      'invalid_parameter',
      'unknown_calendar',
    ]) {
      assert.ok(
        (met.get(outcome) ?? 0) > (isLongRun ? 3 : 0),
        `${outcome}: ${met.get(outcome)} of ${RUNS}`,
      );
    }
  },
);

/** Of an unknown id the server knows more. The word today means nothing to a reader, which has no clock. */
function sameWords(found: string, expected: string): void {
  assert.is(found, expected.replace(', or the word today', ''));
}

test('calendars are described as the server describes them, but for where they are at home', async () => {
  type Described = { id: string; kind: string; sources: unknown };
  const { calendars } = await server.json<{ calendars: Described[] }>('/v1/calendars');
  const ofRelease = ({
    countries: _c,
    currencies: _u,
    local_name: _l,
    ...meta
  }: Record<string, unknown>) => meta;
  assert.equal(
    reader.calendars(),
    calendars.map((one) => ofRelease({ ...one })),
  );
  assert.equal(
    reader.calendars('bond').map(({ id }) => id),
    calendars.filter(({ kind }) => kind === 'bond').map(({ id }) => id),
  );
  for (const id of ['XNYS', 'uk', 'FR:971']) {
    const { calendar } = await server.json<{ calendar: Described }>(`/v1/calendars/${id}`);
    assert.equal(reader.describe(id), ofRelease({ ...calendar }));
  }
  const [source] = reader.describe('XNYS').sources;
  assert.equal(reader.source(source!.id), source);
  assert.is(reader.source('nowhere'), undefined);
});

test('the release is the one that answers', async () => {
  const { data_release } = await server.json<{ data_release: unknown }>(
    '/v1/days/2026-01-02?calendars=EUR',
  );
  assert.equal(reader.release, data_release);
});

test('what cannot be asked is refused with what would be right', () => {
  const nyse = reader.all('XNYS');
  const refused = (request: () => unknown, code: string, words: RegExp) =>
    assert.throws(
      request,
      (error: Error & { code: string }) => error.code === code && words.test(error.message),
    );
  refused(
    () => reader.all('XNYZ'),
    'unknown_calendar',
    /^no calendar "XNYZ"; the nearest ids are .*XNYS/,
  );
  refused(
    () => reader.all('Bavaria'),
    'unknown_calendar',
    /^no calendar "Bavaria"; the nearest ids are DE:BY, /,
  );
  refused(() => reader.all(), 'invalid_parameter', /no id was given/);
  refused(() => reader.all('' as string), 'invalid_parameter', /expected the id of a calendar/);
  refused(
    () => reader.any(undefined as unknown as string),
    'invalid_parameter',
    /"undefined" was read/,
  );
  refused(
    () => reader.calendars('stock' as 'bond'),
    'invalid_parameter',
    /^kind: "stock" was read; expected one of/,
  );
  refused(
    () => nyse.add('2026-01-02', 1.5),
    'invalid_parameter',
    /^n: "1.5" was read; expected an integer/,
  );
  refused(
    () => nyse.add('2026-01-02', '2' as unknown as number),
    'invalid_parameter',
    /^n: "2" was read/,
  );
  refused(
    () => nyse.nextHolidays('2026-01-02', 0),
    'invalid_parameter',
    /an integer from 1 to 1000/,
  );
  refused(
    () => nyse.adjust('2026-01-02', 'up' as 'nearest'),
    'invalid_parameter',
    /^convention: .* modified_following/,
  );
  refused(
    () => nyse.list('2026-01-02', { to: '2026-02-01', n: 2 }),
    'invalid_parameter',
    /expected one of the two/,
  );
  refused(
    () => nyse.isBusinessDay(new Date() as unknown as string),
    'invalid_parameter',
    /YYYY-MM-DD/,
  );
  refused(
    () => nyse.next(`${AFTER}-01-01`),
    'out_of_coverage',
    new RegExp(`^${AFTER}-01-01 is outside the data of XNYS, which covers 1990`),
  );
});

test('more than ten calendars, which the server would not combine', () => {
  const ids = ['XNYS', 'EUR', 'USD', 'GBP', 'JPY', 'CHF', 'XLON', 'XETR', 'XTKS', 'DE', 'FR', 'IT'];
  const all = reader.all(...ids);
  const any = reader.any(...ids);
  assert.is(all.ids.length, ids.length);
  for (const date of ['2026-05-01', '2026-06-02', '2026-12-25', '2026-11-26']) {
    const opens = ids.map((id) => reader.all(id).isBusinessDay(date));
    assert.is(all.isBusinessDay(date), !opens.includes(false), date);
    assert.is(any.isBusinessDay(date), opens.includes(true), date);
  }
});

test.run();
