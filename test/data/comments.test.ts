import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

/**
 * No answer tells what a comment says: a doubt of a definition is the row's note, the calendar's `doubtful` or `doubts`, or an
 * estimate.
 */
const DOUBT =
  /\b(not read|unread|not entered|taken to be|assumed|as far as|seems?|probably|unclear|not known|doubt(?:s|ful|ed)?)\b/gi;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/[^\n]*/g;
const FOLDERS = ['countries', 'exchanges', 'settlement', 'bonds', 'forms', 'conventions'];

/** The words of doubt in the comments of a file, with what stands around each. */
function doubtsIn(text: string): string[] {
  return [...text.matchAll(COMMENT)].flatMap(([comment]) => {
    const words = comment.replace(/\s*\n\s*\*?\s*/g, ' ');
    return [...words.matchAll(DOUBT)].map(({ index }) =>
      words.slice(Math.max(index - 30, 0), index + 40),
    );
  });
}

test('words of doubt are found in comments, also over the end of a line, and not in rows', () => {
  assert.is(doubtsIn('/** The act was not\n * read. */').length, 1);
  assert.is(doubtsIn("// since 2012, as far as a list tells\nconst a = 'not read';").length, 1);
  assert.equal(doubtsIn("const a = 'https://seems.org/'; // a list"), []);
});

for (const folder of FOLDERS) {
  test(`no comment of build/calendars/${folder} holds a doubt`, () => {
    const root = join('build/calendars', folder);
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
    const found = files
      .filter((name) => name.endsWith('.ts'))
      .flatMap((name) =>
        doubtsIn(readFileSync(join(root, name), 'utf8')).map((words) => `${name}: ${words}`),
      );
    assert.equal(found, []);
  });
}

test.run();
