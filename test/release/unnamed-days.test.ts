import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { citedRows } from '../../build/calendars/basis.js';
import { allDefinitions } from '../../build/calendars/index.js';
import { keyOf } from '../../build/calendars/read-texts.js';
import type { ListedDate } from '../../build/calendars/vocabulary.js';
import { checkUnnamedDays, judgeUnnamedDays } from '../../build/check/unnamed-days.js';
import type { Publication } from '../../build/verify/publication.js';
import { GAZETTE } from '../helpers/cited-state.js';
import { definition } from '../helpers/definitions.js';
import { publication } from '../helpers/publications.js';
import { realPublications } from '../helpers/real-publications.js';

/** What a dated row cites names its day; the gate and the citations of all definitions. */

const definitions = await allDefinitions();
const publications = realPublications();

const LIST = publication(
  'gazette',
  { years: [2025], closed: [{ date: '2025-05-02', name: 'A' }] },
  { url: GAZETTE },
);

function unnamed(row: Partial<ListedDate>, list: Publication = LIST): string[] {
  const date: ListedDate = {
    date: '2025-05-05',
    kind: 'holiday',
    name: 'B',
    source: GAZETTE,
    ...row,
  };
  const made = definition('XTST', { years: [2024, 2026], dates: [date] });
  return checkUnnamedDays([made], [list]).map(({ gate, when }) => `${gate} ${when}`);
}

test('a date that its publication does not name is found', () => {
  assert.equal(unnamed({}), ['unnamed 2025-05-05']);
  assert.equal(unnamed({ date: '2025-05-02' }), []);
});

test('not if the row says that it follows by a rule, or rests on an account or another text', () => {
  assert.equal(unnamed({ basis: 'rule', note: 'the Monday after' }), []);
  assert.equal(unnamed({ source: 'https://a-newspaper.example/' }), []);
  assert.equal(unnamed({ source: 'https://gazette.gov.uk/18' }), []);
});

test('a day that is taken back is told by the list of its year', () => {
  assert.equal(unnamed({ kind: 'open' }), []);
  assert.equal(unnamed({ kind: 'open', date: '2024-05-05' }), ['unnamed 2024-05-05']);
});

test('a standing rule names days without their dates', () => {
  const rule = publication(
    'act',
    { rules: [{ days: ['the first Monday in May'], from: 2020, to: null }] },
    { url: GAZETTE },
  );
  assert.equal(unnamed({}, rule), []);
});

test('all definitions: every day is named, and every exception is needed', () => {
  const { violations, idle } = judgeUnnamedDays(definitions, publications);
  assert.equal(violations, []);
  assert.equal(idle, []);
});

test('a text of which only a retelling was read is cited as a report', () => {
  const byAddress = new Map<string, Publication[]>();
  for (const one of publications) {
    for (const key of new Set([one.url, one.read_at].map(keyOf)))
      byAddress.set(key, [...(byAddress.get(key) ?? []), one]);
  }
  const wrong = new Set<string>();
  for (const one of definitions) {
    for (const { basis, url } of citedRows(one)) {
      if (basis !== 'law' && basis !== 'notice') continue;
      const texts = byAddress.get(keyOf(url ?? '')) ?? [];
      const isRetold = texts.length > 0 && texts.every(({ evidence }) => evidence === 'report');
      if (isRetold && !READ_ELSEWHERE.has(keyOf(url ?? ''))) wrong.add(`${one.id}: ${url}`);
    }
  }
  assert.equal([...wrong], []);
});

test('a text that was read in a copy elsewhere is no original', () => {
  const readAt = new Set(publications.map(({ read_at }) => keyOf(read_at)));
  const byUrl = new Map<string, Publication[]>();
  for (const one of publications)
    byUrl.set(keyOf(one.url), [...(byUrl.get(keyOf(one.url)) ?? []), one]);
  const wrong = new Set<string>();
  for (const one of definitions) {
    for (const { evidence, url = '' } of citedRows(one)) {
      const texts = byUrl.get(keyOf(url)) ?? [];
      const isRead = readAt.has(keyOf(url)) || texts.some((text) => text.evidence === 'original');
      if (evidence === 'original' && texts.length > 0 && !isRead) wrong.add(`${one.id}: ${url}`);
    }
  }
  assert.equal([...wrong], []);
});

/** The article was read whole there, as it stood before it was changed; as the text of today it is an account alone. */
const READ_ELSEWHERE = new Set(['asescrl.com/descanso.php']);

test.run();
