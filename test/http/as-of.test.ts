import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { ReleaseState } from '../../build/release/state.js';
import type { ReleaseStep } from '../../build/release/store.js';
import { listCalendars } from '../../server/api/calendars.js';
import { unitsOf } from '../../server/api/cost.js';
import type { Endpoint } from '../../server/api/endpoint.js';
import { ENDPOINTS } from '../../server/api/index.js';
import { readerOf } from '../../server/api/question.js';
import { sessionsNow } from '../../server/api/sessions-now.js';
import { settlementDate } from '../../server/api/settlement.js';
import { refuseUnknown } from '../../server/api/unknown-parameters.js';
import { formatDay, mustParseDay } from '../../server/engine/civil-date.js';
import type { CalendarRecord } from '../../server/engine/types.js';
import { type EarlierReleases, openEarlierReleases } from '../../server/queries/as-of.js';
import { openCatalog } from '../../server/queries/catalog.js';
import { unknownCalendar } from '../../server/queries/find-calendars.js';
import {
  bundlePath,
  HISTORY_INDEX,
  type History,
  openHistory,
  readIndex,
} from '../../server/store/history.js';
import type { ReleaseData } from '../../server/store/release-data.js';
import { requestProblem } from '../helpers/answers.js';
import { calendar, entry, source, state, stepOf, storeHistory } from '../helpers/history.js';
import { cases, isLongRun, sampled } from '../helpers/needs.js';
import { startApp, type TestServer } from '../helpers/server.js';
import { startVaried, VARIED_IDS } from '../helpers/varied-history.js';

/** release=: what every endpoint answered when that release was the last one, byte for byte. */

const servers: TestServer[] = [];
const started = async (starting: Promise<TestServer>) => {
  const server = await starting;
  servers.push(server);
  return server;
};
const CYCLE = {
  instrument: 'equity',
  from: '2024-05-28',
  days: 1,
  status: 'confirmed',
  start: 'exact',
  source: 'sec',
  evidence: 'official',
} as unknown as NonNullable<CalendarRecord['settlement_cycles']>[number];
/** Whatever a test that failed has left. */
test.after(async () => {
  for (const server of servers) await server.close().catch(() => {});
});

const scratch = mkdtempSync(join(tmpdir(), 'kalends-as-of-'));
test.after(() => rmSync(scratch, { recursive: true }));

function earlierReleasesOf(files: History, current: ReleaseData): EarlierReleases {
  return openEarlierReleases(files, openCatalog(current), (sha256) => sha256.slice(0, 16));
}

/** Of whatever endpoint, with whatever is right or wrong: both must say the same. */
async function sameAnswers(
  requested: TestServer,
  id: string,
  then: TestServer,
  path: string,
): Promise<void> {
  const separator = path.includes('?') ? '&' : '?';
  const asOf = await requested.get(`${path}${separator}release=${id}`);
  const alone = await then.get(path);
  const [found, expected] = [await asOf.text(), await alone.text()];
  // Ids like an unknown one are found by the search in the last release alone: see the test below.
  const withoutNearest = (text: string) => text.replace(/the nearest ids are [^;]*;/, '');
  assert.is(withoutNearest(found), withoutNearest(expected), `${path} of ${id}`);
  assert.is(asOf.status, alone.status, path);
  // What cannot be read is refused before any release is asked.
  if (alone.status !== 400) assert.is(asOf.headers.get('x-data-release'), id, path);
  for (const name of ['content-type', 'content-language', 'x-next-cursor', 'link']) {
    assert.is(asOf.headers.get(name), alone.headers.get(name), `${path}: ${name}`);
  }
}

/** Questions of every endpoint about these calendars. */
function questions(
  calendars: readonly string[],
  years: readonly [number, number],
): fc.Arbitrary<string> {
  const [first, last] = [
    mustParseDay(`${years[0] - 1}-06-01`),
    mustParseDay(`${years[1] + 1}-06-01`),
  ];
  const date = fc.integer({ min: first, max: last }).map(formatDay);
  const inside = fc
    .integer({ min: mustParseDay(`${years[0]}-01-10`), max: mustParseDay(`${years[1]}-11-30`) })
    .map(formatDay);
  const list = fc.subarray([...calendars], { minLength: 1, maxLength: 4 }).map((ids) => ids.join());
  const one = fc.constantFrom(...calendars);
  const mode = fc.constantFrom('all', 'any');
  const format = fc.constantFrom('json', 'csv', 'text');
  const lang = fc.constantFrom('en', 'de', 'fr');
  const dates = fc.array(inside, { minLength: 1, maxLength: 4 }).map((many) => many.join());
  const build = (strings: TemplateStringsArray, ...parts: fc.Arbitrary<unknown>[]) =>
    fc.tuple(...parts).map((values) => String.raw({ raw: strings }, ...values.map(String)));
  const base = '/v1/business-days';
  return fc.oneof(
    build`/v1/calendars?lang=${lang}`,
    build`/v1/calendars?q=${fc.constantFrom('euro', 'germny', 'new york', 'London', 'calendar', 'gone')}`,
    build`/v1/calendars?currency=EUR&format=csv`,
    build`/v1/calendars.ics?calendars=${list}&from=${fc.constant(years[0])}&to=${fc.constant(years[1])}`,
    build`/v1/calendars/${one}?lang=${lang}`,
    build`/v1/calendars/${one}.ics?from=${fc.constant(years[0])}&to=${fc.constant(years[1])}&lang=${lang}`,
    build`/v1/days/${date}?calendars=${list}&mode=${mode}&lang=${lang}&include=sources`,
    build`/v1/days/${inside}?calendars=${one}&format=text&field=status`,
    build`/v1/days?dates=${dates}&calendars=${list}&format=csv`,
    build`/v1/holidays?calendars=${list}&from=${inside}&lang=${lang}&include=sources`,
    build`/v1/holidays?calendars=${list}&from=${inside}&days=500&format=csv`,
    build`/v1/holidays/next?calendars=${list}&from=${inside}&n=20&lang=${lang}`,
    build`${fc.constant(base)}/next?date=${date}&calendars=${list}&mode=${mode}&format=${format}`,
    build`${fc.constant(base)}/previous?date=${date}&calendars=${list}&explain=true`,
    build`${fc.constant(base)}/add?dates=${dates}&n=${fc.integer({ min: -30, max: 30 })}&calendars=${list}`,
    build`${fc.constant(base)}/count?from=${inside}&to=${date}&calendars=${list}&mode=${mode}`,
    build`${fc.constant(base)}/adjust?date=${date}&convention=modified_following&calendars=${list}&explain=true`,
    build`${fc.constant(base)}/list?from=${inside}&n=30&calendars=${list}`,
    build`${fc.constant(base)}/schedule?start=${inside}&count=4&frequency=1M&calendars=${list}`,
    build`/v1/fx/spot?pair=EURUSD&date=${date}&tenor=${fc.constantFrom('SP', 'ON', '1M')}&explain=true`,
    build`/v1/changes?since=2000-01-01&limit=${fc.integer({ min: 1, max: 50 })}&calendars=${list}`,
    build`/v1/changes?since=2000-01-01&limit=5`,
    build`/v1/changes?since=2000-01-01&what=days&format=csv&calendars=${list}`,
    build`/v1/releases.atom?calendars=${list}`,
    build`/v1/releases.atom?lang=${lang}`,
    build`/v1/changes?since=2000-01-01&limit=20&what=days&lang=${lang}&format=csv`,
    build`/v1/releases.atom?lang=${lang}`,
    build`/v1/releases.atom?calendars=${list}`,
    build`/v1/releases?calendars=${list}`,
    build`/v1/releases?format=csv&limit=${fc.integer({ min: 1, max: 5 })}`,
    build`/v1/releases?limit=${fc.integer({ min: 1, max: 5 })}`,
    build`/v1/days/${date}?calendars=${fc.constantFrom('GONE', 'NOWHERE', 'XNYZ', 'EUR,LATE')}`,
  );
}

const YEARS = [2024, 2026] as const;
const RELEASES = [
  '20250102T030405Z',
  '20250203T040506Z',
  '20250304T050607Z',
  '20250405T060708Z',
  '20250506T070809Z',
];

/** One of many made-up states: calendars come and go, as do their entries, years, aliases and sources. */
const states = fc
  .array(
    fc.record({
      id: fc.constantFrom('EUR', 'USD', 'XNYS', 'GONE', 'LATE', 'A:B'),
      years: fc.constantFrom([2024, 2026], [2023, 2026], [2024, 2027]),
      complete: fc.subarray([2024, 2025, 2026]),
      alias: fc.boolean(),
      days: fc.array(
        fc.record({
          day: fc.integer({ min: 0, max: 700 }),
          kind: fc.constantFrom('holiday', 'early_close', 'weekend_workday'),
          name: fc.constantFrom('Neujahr', 'Fête "nationale", été', '元日'),
          status: fc.constantFrom('confirmed', 'estimated'),
          verified: fc.boolean(),
        }),
        { maxLength: 25 },
      ),
    }),
    { maxLength: 6 },
  )
  .map((rows) => {
    const always = ['EUR', 'USD', 'XNYS'].map((id) => ({
      id,
      years: [2024, 2026],
      complete: [2025],
      alias: false,
      days: [],
    }));
    const byId = new Map([...always, ...rows].map((row) => [row.id, row]));
    return state(
      [...byId.values()].map(({ id, years, complete, alias, days }) => [
        calendar(id, {
          kind: id.length === 3 ? 'settlement' : 'exchange',
          data_years: years as [number, number],
          complete_years: complete,
          verified_years: complete,
          sources: complete.length > 0 ? ['list'] : [],
          ...(complete.length > 0 && { year_sources: [{ years: complete, sources: ['list'] }] }),
          ...(alias && { aliases: [`${id}-OLD`] }),
        }),
        days.map(({ day, kind, name, status, verified }) =>
          entry(formatDay(mustParseDay('2024-02-01') + day), name, {
            kind: kind as 'holiday',
            names: { en: name, ...(name === 'Neujahr' && { de: name }) },
            status: status as 'confirmed',
            close_time: kind === 'early_close' ? '13:00' : null,
            ...(verified && { coverage: 'verified', sources: ['list'] }),
          }),
        ),
      ]),
      [source('list')],
    );
  });

/** Releases whose states follow each other. */
function historyOf(all: readonly ReleaseState[]): (readonly [ReleaseStep, ReleaseState])[] {
  return all.map((after, index) => {
    const id = RELEASES[index]!;
    const release = {
      id,
      library_version: '1.0.0',
      generated_at: `2025-0${index + 1}-02T03:04:05+00:00`,
    };
    return [stepOf(release, { note: index === 0 ? '' : `Note ${index}` }), after] as const;
  });
}

sampled('made-up releases: release= is what a server of that release answers', async () => {
  const requested = questions(['EUR', 'USD', 'XNYS', 'XNYS-OLD', 'GONE', 'LATE', 'A:B'], YEARS);
  const property = fc.asyncProperty(
    fc.array(states, { minLength: 2, maxLength: RELEASES.length }),
    fc.array(requested, { minLength: 60, maxLength: 60 }),
    async (all, paths) => {
      const history = historyOf(all);
      const stored = storeHistory(history);
      const last = stored.data();
      const releases = earlierReleasesOf(stored.files, last);
      const server = await started(startApp({ catalog: openCatalog(last), releases }));
      for (const [index] of history.entries()) {
        const then = await started(
          startApp({
            catalog: openCatalog(storeHistory(history.slice(0, index + 1)).data()),
            releases,
          }),
        );
        for (const path of paths) await sameAnswers(server, RELEASES[index]!, then, path);
        await then.close();
      }
      await server.close();
    },
  );
  await fc.assert(property, { numRuns: cases(8), endOnFailure: true });
});

sampled(
  'eight releases of every kind: release= is what a server of that release answers',
  async () => {
    const ids = ['EUR', 'XNYS', 'AE', 'DE:BY', 'BAVARIA', 'XASX', 'CN', 'XOLD', 'XNEW', 'XNEW-OLD'];
    const generator = fc.sample(questions(ids, [2020, 2029]), {
      numRuns: isLongRun ? 300 : 60,
      seed: 20261122,
    });
    const server = await started(startVaried());
    for (const [index, id] of VARIED_IDS.entries()) {
      const then = await started(startVaried({ count: index + 1 }));
      for (const path of generator) await sameAnswers(server, id, then, path);
      await then.close();
    }
    await server.close();
  },
);

test('an unknown release is 404 with the last twenty that are there, what is no id 400, on every endpoint', async () => {
  const made = state([[calendar('EUR', { kind: 'settlement' }), []]]);
  const ids = Array.from(
    { length: 23 },
    (_, at) => `202501${String(at + 1).padStart(2, '0')}T060000Z`,
  );
  const stored = storeHistory(
    ids.map((id) => {
      const generated_at = `2025-01-${id.slice(6, 8)}T06:00:00+00:00`;
      return [stepOf({ id, library_version: '1.0.0', generated_at }), made] as const;
    }),
  );
  const last = stored.data();
  const parts = { catalog: openCatalog(last), releases: earlierReleasesOf(stored.files, last) };
  const server = await started(startApp(parts));
  const paths = [
    '/v1/calendars?',
    '/v1/calendars/EUR?',
    '/v1/calendars/EUR.ics?',
    '/v1/days/today?calendars=EUR&',
  ];
  for (const path of [
    ...paths,
    '/v1/changes?',
    '/v1/releases?',
    '/v1/fx/spot?pair=EURUSD&date=2026-01-02&',
  ]) {
    const unknown = `${path}release=20200101T000000Z`;
    const words = [...ids.slice(-20), 'and 3 before them'];
    await requestProblem(server, unknown, 404, 'unknown_release', '"20200101T000000Z"', ...words);
    await requestProblem(
      server,
      `${path}release=last`,
      400,
      'invalid_parameter',
      'release',
      '"last"',
      '20260101T000000Z',
    );
    const twice = `${path}release=${ids[0]}&release=${ids[0]}`;
    await requestProblem(server, twice, 400, 'invalid_parameter', 'release', 'more than once');
  }
  await server.close();
});

test('caches: a day, and an ETag that later releases leave alone; not with today', async () => {
  const server = await started(startVaried());
  const [first, last] = [VARIED_IDS[0]!, VARIED_IDS.at(-1)!];
  const tagOf = async (path: string, expected: RegExp) => {
    for (let turn = 0; turn < 3; turn++) {
      const response = await server.get(path);
      await response.text();
      assert.match(response.headers.get('cache-control')!, expected, path);
      const etag = response.headers.get('etag')!;
      const again = await server.get(path, { headers: { 'if-none-match': etag } });
      assert.equal([again.status, again.headers.get('etag')], [304, etag]);
      assert.is(again.headers.get('x-data-release'), response.headers.get('x-data-release'));
      if (turn === 2) return etag;
    }
    throw new Error('not reached');
  };
  const day = '/v1/days/2026-12-24?calendars=EUR';
  const asOfFirst = await tagOf(`${day}&release=${first}`, /^private, max-age=86400, immutable$/);
  assert.ok(asOfFirst.includes(first));
  const dated = await tagOf(`/v1/days/today?calendars=EUR&release=${first}`, /max-age=0/);
  assert.ok(dated.includes('2026-11-20'));
  const plain = await tagOf(day, /max-age=60/);
  const current = await tagOf(`${day}&release=${last}`, /max-age=86400/);
  assert.is(new Set([asOfFirst, dated, plain, current]).size, 4);
  await server.close();
});

test('reading all calendars of all releases stays within the memory limit', async () => {
  const server = await started(startVaried());
  const then = new Map<string, string>();
  for (let round = 0; round < 3; round++) {
    const all = VARIED_IDS.flatMap((id) =>
      ['EUR', 'XNYS', 'DE:BY'].map((one) => `/v1/calendars/${one}?release=${id}`),
    );
    const texts = await Promise.all(all.map(async (path) => (await server.get(path)).text()));
    for (const [index, path] of all.entries()) {
      assert.ok(texts[index]!.includes(path.slice(-16)), path);
      assert.is(then.get(path) ?? texts[index], texts[index], path);
      then.set(path, texts[index]!);
    }
  }
  await server.close();
});

test('an unknown id is answered without the search of an earlier release; who searches there pays for its opening', async () => {
  const stored = storeHistory(
    historyOf([
      state([[calendar('XNYS'), []]]),
      state([[calendar('XNYS'), [entry('2025-12-25', 'Christmas Day')]]]),
    ]),
  );
  const current = openCatalog(stored.data());
  let searches = 0;
  const search: History['search'] = (id) => {
    searches++;
    return stored.files.search(id);
  };
  const releases = earlierReleasesOf({ ...stored.files, search }, stored.data());
  const ids = stored.files.releases.map(({ id }) => id);
  const { catalog } = releases.find(ids[0]!);
  assert.match(unknownCalendar(catalog, 'XNYX').message, /the nearest ids are XNYS/);
  assert.is(searches, 0);
  assert.equal(catalog.search('xnys'), [0]);
  assert.is(searches, 1, 'the endpoint for searches has it');
  assert.match(unknownCalendar(current, 'XNYX').message, /the nearest ids are XNYS/);
  const cost = (release?: string) =>
    unitsOf(listCalendars, { path: {}, query: { q: 'xnys', release } }, current, 0);
  const [earlier, last] = ids;
  assert.equal([cost(), cost(last), cost(earlier)], [5, 5, 104]);
});

test('what lists all calendars of an earlier release opens them in pieces', () => {
  const market = calendar('XNYS', { kind: 'exchange', settlement_cycles: [CYCLE] });
  const stored = storeHistory(
    historyOf([
      state([
        [calendar('EUR'), []],
        [market, []],
        [calendar('XLON'), []],
      ]),
      state([
        [calendar('EUR'), [entry('2025-12-25', 'Christmas Day')]],
        [market, []],
        [calendar('XLON'), []],
      ]),
    ]),
  );
  let opened = 0;
  const pack: History['pack'] = (...place) => {
    opened++;
    return stored.files.pack(...place);
  };
  const [release] = stored.files.releases.map(({ id }) => id);
  const asked: readonly [Endpoint, Record<string, string>][] = [
    [listCalendars, {}],
    [listCalendars, { country: 'US' }],
    [sessionsNow, {}],
    [settlementDate, { market: 'NONE', trade_date: '2025-12-24' }],
  ];
  for (const [endpoint, query] of asked) {
    const releases = earlierReleasesOf({ ...stored.files, pack }, stored.data());
    const data = { catalog: openCatalog(stored.data()), releases };
    const read = readerOf(endpoint, refuseUnknown(endpoint, ENDPOINTS));
    opened = 0;
    const { pieces } = read(data, { params: {}, query: { ...query, release }, nowMs: 0 }).answer();
    assert.is(opened, 0, `${endpoint.route}: nothing before the first piece`);
    for (let piece = 1; piece <= 3; piece++) {
      pieces!.next();
      assert.is(opened, piece, `${endpoint.route}: one in each piece`);
    }
  }
});

sampled(
  'a damaged pack is an error of the server, named in its log, and all else is answered',
  async () => {
    const history = historyOf([
      state([
        [calendar('EUR', { kind: 'settlement' }), [entry('2025-12-25', 'Christmas Day')]],
        [calendar('XNYS'), []],
      ]),
      state([
        [calendar('EUR', { kind: 'settlement' }), []],
        [calendar('XNYS'), []],
      ]),
    ]);
    const dir = join(scratch, 'damaged');
    const stored = storeHistory(history, dir);
    const last = stored.data();
    for (const index of last.ids.keys()) last.record(index);
    stored.files.close();
    const path = join(dir, bundlePath(RELEASES[0]!));
    const whole = readFileSync(path);
    const statuses = new Set<string>();
    for (let byte = 0; byte < whole.length; byte += isLongRun ? 7 : 61) {
      const bytes = Buffer.from(whole);
      bytes[byte]! ^= 1 << (byte % 8);
      writeFileSync(path, bytes);
      const files = openHistory(dir, readIndex(join(dir, HISTORY_INDEX)));
      const earlier = earlierReleasesOf(files, last);
      for (const id of ['EUR', 'XNYS']) {
        try {
          const { catalog } = earlier.find(RELEASES[0]!);
          const found = catalog.find(id)!;
          assert.is(catalog.calendar(found).id, id);
          if (id === 'EUR')
            assert.is(catalog.data.entries(found).payload(0).names.en, 'Christmas Day');
          statuses.add('answered');
        } catch (thrown) {
          const { message } = thrown as Error;
          assert.match(
            message,
            /20250102T030405Z\.bin.*(?:is damaged: (?:SHA-256|it cannot be unpacked)|ends at \d+)|no bundle|a bundle of format/,
          );
          statuses.add(
            /pack of EUR/.test(message)
              ? 'EUR'
              : /pack of XNYS/.test(message)
                ? 'XNYS'
                : 'directory',
          );
        }
      }
      assert.is(
        earlier.find(RELEASES[1]!).catalog.release.id,
        RELEASES[1],
        'the last one is answered by its own',
      );
      files.close();
    }
    assert.equal([...statuses].sort(), ['EUR', 'XNYS', 'answered', 'directory']);
  },
);

test.run();
