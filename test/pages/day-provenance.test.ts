import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { mustParseDay } from '../../server/engine/civil-date.js';
import { BASES } from '../../server/engine/types.js';
import { madePages } from '../../server/http/made-pages.js';
import { LANGUAGES, type Language, localeOf } from '../../server/locale/locales.js';
import { TRUST_PAGE, type TrustMark, trustOf, trustOfDay } from '../../server/locale/trust.js';
import { answerFor } from '../../server/pages/day-answer.js';
import { unverifiedProvenance } from '../../server/pages/day-provenance.js';
import { escapeHtml } from '../../server/text/html.js';
import { freshPages, freshParts } from '../helpers/browser.js';
import { releaseCatalog, startApp, startServer, type TestServer } from '../helpers/server.js';

/** What a day rests on: pages and the workspace tell what /v1/days says, and none tells an unverified day as published. */

interface Day {
  readonly id: string;
  readonly coverage: 'verified' | 'library';
  readonly basis: 'publication' | 'law' | 'notice' | 'rule' | 'library';
  readonly entries: readonly { readonly name: string }[];
}

const catalog = releaseCatalog();
let server: TestServer;
test.before(async () => {
  server = await startServer();
});
test.after(() => server.close());

const DAYS = [
  '2026-12-24',
  '2026-12-25',
  '2026-03-03',
  '2026-08-15',
  '2026-11-26',
  '2016-06-01',
  '2030-05-01',
];
const CALENDARS = ['DE:BY', 'XNYS', 'EUR', 'FR', 'IN', 'US'];

test('the answer to a day tells the coverage of the API, and its basis where it is not verified', async () => {
  const kinds = new Set<string>();
  for (const date of DAYS) {
    const path = `/v1/days/${date}?calendars=${CALENDARS.join()}&include=sources`;
    const { calendars } = await server.json<{ calendars: Day[] }>(path);
    for (const { id, coverage, basis, entries } of calendars) {
      const { coverage: told, why } = answerFor(
        catalog,
        [catalog.find(id)!],
        mustParseDay(date),
        localeOf('en'),
      );
      const text = why.join(' ');
      const where = `${id} ${date} ${coverage} ${basis}: ${text}`;
      assert.is(told, coverage, where);
      assert.is(/not verified/.test(text), coverage !== 'verified', where);
      if (coverage === 'verified') continue;
      const hasEntries = entries.length > 0;
      kinds.add(`${hasEntries} ${basis}`);
      assert.not.match(text, /verified by/, where);
      // The workspace makes the same sentence of the answer of the API.
      const tail = (provenance: string) => provenance.slice(provenance.indexOf(': '));
      assert.ok(
        text.includes(tail(unverifiedProvenance({ basis, hasEntries }, id, localeOf('en')))),
        where,
      );
      if (!hasEntries) assert.match(text, /nothing is recorded for that day/, where);
    }
  }
  assert.ok(kinds.size > 1, [...kinds].join());
});

test('Bavaria on 24 December 2026 is not verified, though the other dates of its year are published', () => {
  for (const lang of Object.keys(LANGUAGES) as Language[]) {
    const { why } = answerFor(
      catalog,
      [catalog.find('DE:BY')!],
      mustParseDay('2026-12-24'),
      localeOf(lang),
    );
    assert.is(why.length, 2, why.join(' '));
  }
});

test('every basis has one mark for people, and a day is verified by its coverage alone', () => {
  const marks = BASES.map((basis) => [basis, trustOf(basis)]);
  assert.equal(marks, [
    ['publication', 'verified'],
    ['law', 'cited'],
    ['notice', 'cited'],
    ['report', 'reported'],
    ['rule', 'computed'],
    ['library', 'computed'],
  ]);
  assert.is(trustOfDay('verified', 'law'), 'verified');
  assert.is(trustOfDay('library', 'publication'), 'cited');
});

test('the answer on the first page has the mark, its sentence and a link, in each language', async () => {
  const { origin, close } = await startApp({
    catalog,
    pages: madePages(catalog, freshParts(), freshPages()),
  });
  const question = '/?for=DE:BY&on=2026-12-24';
  for (const lang of Object.keys(LANGUAGES) as Language[]) {
    const { message } = localeOf(lang);
    const page = await (await fetch(`${origin}${question}&lang=${lang}`)).text();
    const { mark } = answerFor(
      catalog,
      [catalog.find('DE:BY')!],
      mustParseDay('2026-12-24'),
      localeOf(lang),
    );
    const words = `${message(`trust_${mark as TrustMark}`)}: ${message(`trustMeans_${mark as TrustMark}`)}`;
    // Links of pages keep the language.
    const address = lang === 'en' ? TRUST_PAGE : TRUST_PAGE.replace('#', `?lang=${lang}#`);
    assert.ok(page.includes(`<a href="${address}">${escapeHtml(words)}</a>`), `${lang}: ${words}`);
  }
  await close();
});

test.run();
