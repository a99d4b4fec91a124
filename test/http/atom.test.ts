import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { ReleaseStep } from '../../build/release/store.js';
import { formatDay } from '../../server/engine/civil-date.js';
import { openCatalog } from '../../server/queries/catalog.js';
import { mediaTypeOf, requestProblem } from '../helpers/answers.js';
import { calendar, entry, stepOf, withSteps } from '../helpers/history.js';
import { isLongRun, sampled } from '../helpers/needs.js';
import { KEY, releaseData, startApp, type TestServer } from '../helpers/server.js';
import { startVaried, variedHistory } from '../helpers/varied-history.js';
import { parseXml, type XmlElement } from '../helpers/xml.js';

/** GET /v1/releases.atom, held to RFC 4287 with a parser that did not write it. */

const PATH = '/v1/releases.atom';
const ATOM = 'http://www.w3.org/2005/Atom';
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/;
/** RFC 4151. */
const TAG_URI = /^tag:[a-z0-9.-]+,\d{4}(-\d\d(-\d\d)?)?:[A-Za-z0-9\-._~!$&'()*+,;=:@/?%]+$/;

function steps(): ReleaseStep[] {
  const release = (date: string) => ({
    id: `${date.replaceAll('-', '')}T060000Z`,
    library_version: '1.0.0',
    generated_at: `${date}T06:00:00+00:00`,
  });
  const eid = (
    date: string,
    status: 'confirmed' | 'estimated' | 'provisional',
    name = 'Eid <al-Fitr> & more',
  ) => {
    const { day, ...payload } = entry(date, name, { status, names: { en: name, ar: 'عيد الفطر' } });
    return { day, payload };
  };
  const change = (
    id: string,
    before: ReturnType<typeof eid> | null,
    after: ReturnType<typeof eid> | null,
  ) => ({
    calendar: id,
    day: (after ?? before)!.day,
    kind: 'holiday' as const,
    before: before?.payload ?? null,
    after: after?.payload ?? null,
  });
  return [
    stepOf(release('2026-01-01'), { note: 'The starting point' }),
    stepOf(release('2026-02-01'), {
      note: 'Eid <announced> & "said"',
      changes: [
        change('AE', eid('2026-03-20', 'estimated'), eid('2026-03-20', 'confirmed')),
        change('AE', null, eid('2026-05-26', 'confirmed')),
        change('AE', eid('2026-05-27', 'estimated'), null),
        change('AE', eid('2026-06-16', 'estimated'), eid('2026-06-16', 'estimated', 'Other')),
        change('SA', eid('2026-03-20', 'provisional'), eid('2026-03-20', 'confirmed')),
      ],
    }),
    stepOf(release('2026-03-01'), {
      note: 'Another name',
      records: [{ id: 'SA', before: calendar('SA'), after: calendar('SA', { name: 'Other' }) }],
    }),
  ];
}

const { steps: varied } = variedHistory();
let server: TestServer;
let made: TestServer;
test.before(async () => {
  server = await startVaried();
  made = await startApp({ catalog: openCatalog(withSteps(releaseData(), steps())) });
});
test.after(async () => {
  await server.close();
  await made.close();
});

async function feed(from: TestServer, query = ''): Promise<XmlElement> {
  const response = await from.get(`${PATH}${query}`);
  const text = await response.text();
  assert.is(response.status, 200, text.slice(0, 300));
  assert.is(mediaTypeOf(response), 'application/atom+xml');
  return parseXml(text);
}

const all = (element: XmlElement, name: string) =>
  element.children.filter((child) => child.name === name);
const textOf = (element: XmlElement, name: string) => {
  const found = all(element, name);
  assert.is(found.length, 1, `${name} stands once`);
  return found[0]!.text;
};
const titles = (root: XmlElement) => all(root, 'entry').map((one) => textOf(one, 'title'));

/** What RFC 4287, sections 4.1 and 4.2, demands of what we use. */
function checkAtom(root: XmlElement): void {
  const within = (element: XmlElement) => {
    assert.is(element.namespace, ATOM);
    element.children.forEach(within);
  };
  within(root);
  assert.is(root.name, 'feed');
  const known = ['id', 'title', 'updated', 'author', 'link', 'rights', 'entry'];
  for (const { name } of root.children) assert.ok(known.includes(name), name);
  assert.ok(textOf(all(root, 'author')[0]!, 'name'), 'who wrote the entries');
  const [self] = all(root, 'link').filter(({ attributes }) => attributes.rel === 'self');
  assert.match(self!.attributes.href!, /^\/v1\/releases\.atom/);
  const ids = new Set<string>();
  for (const element of [root, ...all(root, 'entry')]) {
    assert.match(textOf(element, 'id'), TAG_URI);
    assert.not(ids.has(textOf(element, 'id')), textOf(element, 'id'));
    ids.add(textOf(element, 'id'));
    assert.match(textOf(element, 'updated'), INSTANT);
    assert.ok(textOf(element, 'title').length > 0);
  }
  let updated = textOf(root, 'updated');
  for (const one of all(root, 'entry')) {
    for (const { name } of one.children)
      assert.ok(['id', 'title', 'updated', 'category', 'content'].includes(name), name);
    assert.ok(all(one, 'category')[0]!.attributes.term);
    const [content] = all(one, 'content');
    assert.is(content!.attributes.type, 'text');
    assert.ok(content!.text.length > 0 && content!.children.length === 0);
    assert.ok(textOf(one, 'updated') <= updated, 'newest first');
    updated = textOf(one, 'updated');
  }
}

test('valid Atom, over releases of every kind', async () => {
  for (const query of ['', '?calendars=AE,CN,XOLD', '?lang=ar', '?calendars=XNYS&lang=xx'])
    checkAtom(await feed(server, query));
});

test('releases newest first, each followed by the dates that it confirmed', async () => {
  const root = await feed(made);
  checkAtom(root);
  assert.equal(titles(root), [
    'Data release 20260301T060000Z: Another name',
    'Data release 20260201T060000Z: Eid <announced> & "said"',
    'AE: Eid <al-Fitr> & more is confirmed for 2026-05-26, not 2026-05-27 as estimated',
    'AE: Eid <al-Fitr> & more is confirmed for 2026-03-20',
    'SA: Eid <al-Fitr> & more is confirmed for 2026-03-20',
    'Data release 20260101T060000Z: The starting point',
  ]);
  const texts = all(root, 'entry').map((one) => textOf(one, 'content'));
  assert.is(texts[0], 'Dates: 0 added, 0 removed, 0 modified. Calendars described otherwise: 1.');
  assert.is(texts[1], 'Dates: 1 added, 1 removed, 3 modified. Calendars described otherwise: 0.');
  assert.match(texts[2]!, 'holiday of AE on 2026-05-26, library, by data release 20260201T060000Z');
});

test('calendars: what changed of them alone', async () => {
  const root = await feed(made, '?calendars=sa');
  assert.equal(titles(root), [
    'Data release 20260301T060000Z: Another name',
    'Data release 20260201T060000Z: Eid <announced> & "said"',
    'SA: Eid <al-Fitr> & more is confirmed for 2026-03-20',
  ]);
  assert.is(
    textOf(all(root, 'entry')[0]!, 'content'),
    'Dates of SA: 0 added, 0 removed, 0 modified. Described otherwise: SA.',
  );
  assert.is(textOf(root, 'id'), 'tag:kalends,2026:releases/SA');
  const updated = async (calendars: string) =>
    textOf(await feed(made, `?calendars=${calendars}`), 'updated').slice(0, 10);
  assert.equal(
    [await updated('SA'), await updated('AE')],
    ['2026-03-01', '2026-02-01'],
    'when something of them changed',
  );
  assert.equal(titles(await feed(made, '?calendars=XNYS')), []);
  assert.ok(titles(await feed(made, '?calendars=AE&lang=ar'))[1]!.includes('عيد الفطر'));
  await requestProblem(server, `${PATH}?calendars=XNYZ`, 400, 'unknown_calendar', '"XNYZ"');
});

test('the confirmed dates are those of the releases', async () => {
  let seen = 0;
  for (const id of ['AE', 'CN', 'XNYS']) {
    const answer = all(await feed(server, `?calendars=${id}`), 'entry')
      .map((one) => textOf(one, 'id'))
      .filter((entryId) => entryId.includes(':confirmed/'));
    assert.ok(answer.length < 200, 'none is left out');
    const expected = varied.flatMap(({ release, changes }) =>
      changes
        .filter(({ calendar: changed, before, after }) => {
          return (
            changed === id &&
            before &&
            before.status !== 'confirmed' &&
            after?.status === 'confirmed'
          );
        })
        .map(
          ({ day, kind }) =>
            `tag:kalends,2026:confirmed/${release.id}/${id}/${formatDay(day)}/${kind}`,
        ),
    );
    for (const entryId of expected) assert.ok(answer.includes(entryId), entryId);
    seen += expected.length;
  }
  assert.ok(seen > 0);
});

test('ids stay when releases come', async () => {
  const fewer = await startApp({
    catalog: openCatalog(withSteps(releaseData(), steps().slice(0, 2))),
  });
  try {
    const idsOf = async (from: TestServer) =>
      all(await feed(from), 'entry').map((one) => textOf(one, 'id'));
    assert.equal((await idsOf(made)).slice(1), await idsOf(fewer));
  } finally {
    await fewer.close();
  }
});

sampled('an answer has a bound', async () => {
  const [first, ...others] = varied;
  const changes = others
    .flatMap((step) => step.changes)
    .filter(({ before, after }) => before && after)
    .slice(0, isLongRun ? 3000 : 40);
  const confirmed = changes.map(({ before, after, ...rest }) => ({
    ...rest,
    before: { ...before!, status: 'estimated' as const },
    after: { ...after!, status: 'confirmed' as const },
  }));
  const later = Array.from({ length: 80 }, (_, at) =>
    stepOf(
      {
        id: `202701${String(at).padStart(2, '0')}T000000Z`,
        library_version: '1',
        generated_at: `2027-01-01T00:00:${String(at % 60).padStart(2, '0')}Z`,
      },
      { changes: confirmed },
    ),
  );
  const large = await startApp({
    catalog: openCatalog(withSteps(releaseData(), [first!, ...later])),
  });
  try {
    const response = await large.get(PATH);
    const text = await response.text();
    assert.ok(text.length < 300_000, `${text.length} characters`);
    const entries = all(parseXml(text), 'entry');
    assert.is(entries.filter((one) => textOf(one, 'id').includes('confirmed/')).length, 200);
    assert.is(entries.filter((one) => textOf(one, 'id').includes(':release/')).length, 50);
  } finally {
    await large.close();
  }
});

test('polled: the key in the address, an ETag, 304 until a release comes', async () => {
  const request = (headers: Record<string, string> = {}) =>
    fetch(`${server.origin}${PATH}?calendars=AE&key=${KEY}`, { headers });
  const response = await request();
  assert.is(response.status, 200);
  assert.not.match(await response.text(), KEY);
  const etag = response.headers.get('etag')!;
  assert.match(etag, /^"[^"]+"$/);
  assert.is((await request({ 'if-none-match': etag })).status, 304);
  assert.is((await request({ 'if-none-match': '"another"' })).status, 200);
  assert.is((await fetch(`${server.origin}${PATH}`)).status, 401);
});

test.run();
