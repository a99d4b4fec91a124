import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { BASES, type Basis } from '../../server/engine/types.js';
import { localeOf } from '../../server/locale/locales.js';
import { renderCalendar } from '../../server/pages/calendar-page.js';
import { ACT, citedWorld, FORMER_ACT, GAZETTE, RULEBOOK } from '../helpers/cited-state.js';
import { FIRST_RELEASE } from '../helpers/history.js';
import { connectHttp } from '../helpers/mcp.js';
import { startApp, type TestServer } from '../helpers/server.js';

/** What a date rests on, wherever an entry is told. */

interface Shown {
  readonly date: string;
  readonly name: string;
  readonly coverage: string;
  readonly basis: Basis | null;
  readonly citation?: Record<string, unknown> | null;
}
interface Holidays {
  readonly calendars: readonly { readonly entries: readonly Shown[] }[];
}

const world = citedWorld();
let server: TestServer;
test.before(async () => {
  server = await startApp({ catalog: world.catalog, releases: world.releases });
});
test.after(() => server.close());

const PLACE_2026 = '/v1/holidays?calendars=XA&year=2026';
const entriesOf = async (path: string) => (await server.json<Holidays>(path)).calendars[0]!.entries;
const named = (entries: readonly Shown[], name: string) =>
  entries.find((entry) => entry.name === name)!;

test('every entry has its basis beside its coverage, one of five words', async () => {
  const entries = await entriesOf(PLACE_2026);
  for (const { basis, coverage } of entries) {
    assert.ok(BASES.includes(basis!));
    assert.is(basis === 'publication', coverage === 'verified');
  }
  const answer = entries.map(({ name, basis }) => `${name}: ${basis}`);
  for (const one of [
    "New Year's Day: publication",
    'Founders Day: law',
    'Old Custom: rule',
    'Election: notice',
  ]) {
    assert.ok(answer.includes(one), one);
  }
  assert.ok(answer.includes('Labour Day: law'), answer.join());
  assert.ok(answer.includes('Christmas Day: library'));
  const [next] = await entriesOf('/v1/holidays/next?calendars=XA&from=2026-03-01&n=1');
  assert.equal([next!.name, next!.basis, next!.citation], ['Founders Day', 'law', undefined]);
});

test('with include=sources the citation: address, publisher, what it is, doubts, the years of a law', async () => {
  const entries = await entriesOf(`${PLACE_2026}&include=sources`);
  assert.equal(named(entries, 'Founders Day').citation, {
    url: ACT,
    publisher: 'legislation.gov.uk',
    evidence: 'original',
    what: null,
    note: 'The first year is doubtful.',
    years: [2024, 2027],
  });
  assert.equal(named(entries, 'Labour Day').citation, {
    url: ACT,
    publisher: 'legislation.gov.uk',
    evidence: 'original',
    what: 'The Act, section 2',
    note: null,
    years: [2025, null],
  });
  assert.equal(named(entries, 'Old Custom').citation, {
    url: null,
    publisher: null,
    evidence: null,
    what: null,
    note: 'Everybody keeps it.',
    years: null,
  });
  assert.equal(named(entries, 'Election').citation, {
    url: GAZETTE,
    publisher: 'GOV.UK',
    evidence: 'original',
    what: null,
    note: null,
    years: null,
  });
  assert.equal(named(entries, "New Year's Day").citation, {
    url: 'https://www.legislation.gov.uk/list',
    publisher: 'The Ministry',
    evidence: 'original',
    what: 'exchange',
    note: null,
    years: null,
  });
  assert.is(entries.find(({ basis }) => basis === 'library')!.citation, null);
  const [followed] = await entriesOf(
    '/v1/holidays?calendars=XTST&from=2026-03-03&days=1&include=sources',
  );
  assert.equal(
    [followed!.basis, followed!.citation!.url, followed!.citation!.through],
    ['law', ACT, { calendar: 'XA', url: RULEBOOK }],
  );
});

test('a day: the weakest of its entries; without one, what its year rests on', async () => {
  const basisOf = async (path: string) => {
    const day = await server.json<{ basis: string; calendars: { basis: string }[] }>(path);
    return [day.basis, ...day.calendars.map(({ basis }) => basis)];
  };
  assert.equal(await basisOf('/v1/days/2026-06-17?calendars=XA'), ['notice', 'notice']);
  assert.equal(await basisOf('/v1/days/2026-01-01?calendars=XA'), ['publication', 'publication']);
  // The library makes most days of that year.
  assert.equal(await basisOf('/v1/days/2026-06-19?calendars=XA'), ['library', 'library']);
  assert.equal(await basisOf('/v1/days/2026-06-17?calendars=XA,XTST'), [
    'notice',
    'notice',
    'notice',
  ]);
  const { results } = await server.json<{ results: { basis: string }[] }>(
    '/v1/days?dates=2026-03-03,2026-04-04&calendars=XA',
  );
  assert.equal(
    results.map(({ basis }) => basis),
    ['law', 'rule'],
  );
  const { explanation } = await server.json<{
    explanation: { days: { calendars: { basis: string }[] }[] };
  }>('/v1/business-days/next?date=2026-06-16&calendars=XA&explain=true');
  assert.equal(explanation.days.map(({ calendars }) => calendars[0]!.basis).slice(0, 2), [
    'notice',
    'law',
  ]);
});

test('tables and feeds', async () => {
  const rows = await (
    await server.get('/v1/holidays?calendars=XA&from=2026-03-03&days=1&format=csv&include=sources')
  ).text();
  assert.is(
    rows.split('\r\n')[1],
    `XA,2026-03-03,holiday,Founders Day,,confirmed,false,library,,law,,${ACT}`,
  );
  const day = await (await server.get('/v1/days/2026-06-17?calendars=XA&format=csv')).text();
  assert.match(day, /,basis\r\n.*,notice\r\n$/);
  const feed = (
    await (await server.get('/v1/calendars/XA.ics?from=2026&to=2026')).text()
  ).replaceAll('\r\n ', '');
  const founders = feed.split('BEGIN:VEVENT').find((event) => event.includes('Founders Day'))!;
  assert.match(
    founders,
    /DESCRIPTION:Coverage: not verified\\nBasis: law\\nStatus: confirmed\\nSource: https:\/\/www\.legislation\.gov\.uk\/act\\nNote: The first year is doubtful\./,
  );
  assert.match(founders, /DTSTAMP:20260102T030405Z\r\n/, 'told otherwise since the second release');
});

test('a calendar has its rules in words and its dates by basis', async () => {
  interface Detail {
    readonly calendar: {
      readonly basis: Record<string, number>;
      readonly rules: readonly {
        readonly words: string;
        readonly years: unknown;
        readonly basis: string;
      }[];
    };
  }
  const { calendar } = await server.json<Detail>('/v1/calendars/XA');
  assert.equal(
    calendar.rules.map(({ words, years, basis }) => [words, years, basis]),
    [
      ['Founders Day: 3 March', [2024, 2027], 'law'],
      ['Old Custom: 4 April', [2024, null], 'rule'],
      ['Election: listed dates', null, 'notice'],
      ['By Decree: listed dates', null, 'law'],
      ['Rules of date-holidays that stand in the text: 05-01', [2025, null], 'law'],
      ['date-holidays, region DE', null, 'library'],
      ['Weekend: Saturday and Sunday from 1990-01-01', null, 'rule'],
    ],
  );
  const { calendars } = await server.json<{ calendars: Detail['calendar'][] }>(
    '/v1/calendars?kind=country',
  );
  assert.equal(calendars[0]!.basis, calendar.basis);
  assert.is(calendars[0]!.rules, undefined);
  assert.equal([calendar.basis.publication, calendar.basis.law, calendar.basis.notice], [1, 11, 1]);
});

test('an earlier release says what its dates rested on then; history is not flooded', async () => {
  const entries = await entriesOf(`${PLACE_2026}&include=sources&release=${FIRST_RELEASE.id}`);
  assert.equal(
    [named(entries, 'Founders Day').basis, named(entries, 'Founders Day').citation?.url],
    ['law', FORMER_ACT],
  );
  assert.is(named(entries, "New Year's Day").basis, 'publication');
  assert.ok(entries.some(({ basis }) => basis === 'library'));
  const [before, now] = await Promise.all(
    [`/v1/calendars/XA?release=${FIRST_RELEASE.id}`, '/v1/calendars/XA'].map((path) =>
      server.json<{ calendar: { rules: object[]; basis: object } }>(path),
    ),
  );
  assert.equal(before!.calendar.basis, now!.calendar.basis);
  assert.is(
    JSON.stringify(before!.calendar.rules),
    JSON.stringify(now!.calendar.rules).replaceAll(ACT, FORMER_ACT),
  );
  for (const what of ['days', 'all']) {
    const { changes } = await server.json<{ changes: unknown[] }>(`/v1/changes?what=${what}`);
    assert.equal(changes, []);
  }
  const { releases } = await server.json<{
    releases: { basis_changes: number; calendars: unknown[] }[];
  }>('/v1/releases');
  assert.equal(
    [releases[0]!.basis_changes, releases[1]!.basis_changes > 10, releases[1]!.calendars],
    [0, true, []],
  );
});

test('as of the current release the answer is the same', async () => {
  const id = world.current.meta.releases.at(-1)!.id;
  for (const path of [
    `${PLACE_2026}&include=sources`,
    '/v1/days/2026-06-17?calendars=XTST,XA',
    '/v1/calendars/XA?',
  ]) {
    assert.equal(await server.json(`${path}&release=${id}`), await server.json(path));
  }
});

test('the page of a calendar, and the words of MCP', async () => {
  const requested = {
    catalog: world.catalog,
    locale: localeOf('en'),
    query: {},
    nowMs: Date.UTC(2026, 2, 1),
  };
  const reader = {
    ...requested,
    host: 'kalends.example.com',
    isPublic: false,
    countsOpenly: true,
    hasDemo: false,
  };
  const page = renderCalendar(reader, world.catalog.find('XA')!, '2026-03-01', 2026);
  assert.match(page, /<strong>cited<\/strong>: a law or an official notice is cited for it/);
  assert.match(page, /<a href="\/docs\/coverage#marks">/);
  assert.match(
    page,
    /Founders Day: 3 March <small>cited; 2024 to 2027; The first year is doubtful\.<\/small> <a href="https:\/\/www\.legislation\.gov\.uk\/act"/,
  );
  assert.not.match(page, /undefined|\[object/);
  const client = await connectHttp(server, 'legacy');
  const given = { calendars: 'XA', from: '2026-03-03', days: 1, include: 'sources' };
  const { text } = await client.call('holidays', given);
  await client.close();
  const answer = JSON.parse(text) as Holidays;
  const [entry] = answer.calendars[0]!.entries;
  assert.equal([entry!.name, entry!.basis], ['Founders Day', 'law']);
  for (const words of [
    'legislation.gov.uk',
    'https://www.legislation.gov.uk/act',
    'The first year is doubtful.',
  ])
    assert.ok(text.includes(words), words);
});

test.run();
