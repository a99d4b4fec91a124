import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { lookedAt, lookedAtMarkdown } from '../../build/reports/sources-table.js';
import { realPublications } from '../helpers/real-publications.js';

/** The page of sources in the quality report. */

const publications = realPublications();

test('every publication once, the one not looked at for longest first', () => {
  const [first, second] = [publications[0]!, publications[1]!];
  const rows = lookedAt(
    publications,
    new Map([
      [first.id, '2030-01-02T03:04:05Z'],
      [second.id, '2001-01-01T00:00:00Z'],
    ]),
  );
  assert.is(rows.length, publications.length);
  assert.equal([rows.at(-1)!.id, rows.at(-1)!.fetched], [first.id, '2030-01-02']);
  const days = rows
    .slice(0, -1)
    .map(({ checked, fetched }) => (fetched && fetched > checked ? fetched : checked));
  assert.equal(days, [...days].sort());
  assert.is(rows.find(({ id }) => id === second.id)!.fetched, '2001-01-01');
});

test('the table counts the watched ones, and leaves out what is history', () => {
  const rows = lookedAt(publications, new Map());
  const text = lookedAtMarkdown(rows, 2026);
  const watched = publications.filter(({ watch }) => watch).length;
  assert.match(
    text,
    `${publications.length} publications; ${watched} are watched, of which ${watched} were never fetched`,
  );
  for (const { id, isWatched, lastYear } of rows) {
    const isHistory = !isWatched && lastYear !== null && lastYear < 2026;
    if (isHistory) assert.not.ok(text.includes(`[${id}]`), id);
  }
});

test.run();
