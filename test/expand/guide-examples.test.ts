import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { expandLibrary } from '../../build/expand/library.js';
import { expandRules } from '../../build/expand/rules.js';
import { formatDay, yearOf } from '../../server/engine/civil-date.js';
import { ROOT } from '../helpers/release.js';

/** The examples of the guide for the two grammars that are hard to read: the days of three years. */

const guide = readFileSync(join(ROOT, 'build/docs/guide/data.md'), 'utf8');

/** The rows of the table whose first column has this heading: its first cell, and the others by their heading's year. */
function table(heading: string): { what: string; years: Record<number, string> }[] {
  const lines = guide
    .slice(guide.indexOf(`| ${heading} |`))
    .split('\n\n')[0]!
    .split('\n');
  const cells = (line: string) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
  const [head, , ...rows] = lines.map(cells);
  return rows.map(([what, ...days]) => ({
    what: what!,
    years: Object.fromEntries(days.map((day, index) => [head![index + 1], day])),
  }));
}

const textOf = (entries: readonly { day: number; observed: boolean }[], year: number) =>
  entries
    .filter(({ day }) => yearOf(day) === year)
    .map(({ day, observed }) => `${formatDay(day).slice(5)}${observed ? '*' : ''}`)
    .sort()
    .join(' ');

test('substitutes', () => {
  const rows = table('rule');
  assert.is(rows.length, 4);
  for (const { what, years } of rows) {
    const row = {
      rule: what.replaceAll('`', ''),
      name: 'A day',
      from: 2000,
      source: 'https://example.org/',
    };
    const entries = expandRules('XTST', [row], [2021, 2023]);
    for (const [year, days] of Object.entries(years))
      assert.is(textOf(entries, Number(year)), days, `${what} ${year}`);
  }
});

test('a rule of the library, excluded word for word', () => {
  const [all, cut] = table('exclusion');
  const rule = /`(.*)`/.exec(cut!.what)![1]!;
  for (const [{ years }, exclusions] of [
    [all!, []],
    [cut!, [{ rule, from: 2025, why: 'as the guide has it' }]],
    [all!, [{ rule: rule.toUpperCase(), from: 2025, why: 'not word for word' }]],
  ] as const) {
    const august = (year: number) =>
      expandLibrary({ country: 'GD', exclusions }, [2024, 2026]).filter(
        ({ day, names }) =>
          /Emancipation/.test(names.en!) && formatDay(day).startsWith(`${year}-08`),
      );
    for (const [year, days] of Object.entries(years))
      assert.is(textOf(august(Number(year)), Number(year)), days, year);
  }
});

test.run();
