import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { calendar } from '../../build/calendars/definition.js';
import { ROOT } from '../helpers/release.js';

/** One format for the files of countries and markets, and the short forms named in the guide. */

const file = { id: 'XTST', kind: 'exchange', name: 'Test', timezone: 'UTC' } as const;

test('years and weekend in the form of country() equal those given as values, with their source', () => {
  const history = [
    { start: '1990-01-01', days: [5] },
    { start: '2003-08-01', days: [5, 6] },
  ];
  const weekend = { history, source: 'https://example.org/', note: 'as told' };
  const made = calendar({ ...file, years: { from: 1999, why: 'the first list' }, weekend });
  assert.equal(made.years, [1999, 2060]);
  assert.equal(made.weekend, [{ ...history[0]!, start: '1999-01-01' }, history[1]!]);
  assert.equal([made.weekendSource, made.weekendNote], ['https://example.org/', 'as told']);
  const later = calendar({ ...file, years: { from: 2010, to: 2025, why: 'a list' }, weekend });
  assert.equal(later.weekend, [{ start: '2010-01-01', days: [5, 6] }]);
  const bare = {
    ...file,
    years: [2010, 2025] as const,
    weekend: [{ start: '2010-01-01', days: [5, 6] }],
  };
  assert.equal(calendar(bare), bare, 'the bare form stays as it is');
});

test('the guide names every short form of the vocabulary', () => {
  const guide = readFileSync(join(ROOT, 'build/docs/guide/data.md'), 'utf8');
  const vocabulary = readFileSync(join(ROOT, 'build/calendars/vocabulary.ts'), 'utf8');
  const forms = [...vocabulary.matchAll(/^export function (\w+)/gm)].map(([, name]) => name!);
  const readers = ['flatRows', 'statusOf', 'hasText'];
  for (const form of forms.filter((name) => !readers.includes(name)))
    assert.ok(guide.includes(`\`${form}(`), form);
});

test.run();
