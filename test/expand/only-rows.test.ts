import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ROOT } from '../helpers/release.js';

/** A definition is data: a person who reviews a calendar's file reads rows, not a program that makes them. */

const CALENDARS = join(ROOT, 'build/calendars');
const FOLDERS = ['countries', 'exchanges', 'settlement', 'bonds'];

function definesFunction(source: string): boolean {
  const code = source
    .replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/gm, '')
    .replace(/'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g, "''");
  return /=>|\bfunction\b/.test(code);
}

function filesIn(folder: string): string[] {
  return readdirSync(join(CALENDARS, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(CALENDARS, folder, name));
}

test('functions are found, but not words in notes', () => {
  assert.ok(definesFunction('const on = (day: string) => ({ day });'));
  assert.ok(definesFunction('function on(day: string) {}'));
  assert.not(
    definesFunction(
      "/** A function => */ const note = 'a function of the office, 1 => 2'; // => function",
    ),
  );
});

test('no file of a calendar, or table of several, defines a function', () => {
  const files = FOLDERS.flatMap(filesIn);
  assert.ok(files.length > 600);
  assert.equal(
    files
      .filter((path) => definesFunction(readFileSync(path, 'utf8')))
      .map((path) => relative(CALENDARS, path)),
    [],
  );
});

test.run();
