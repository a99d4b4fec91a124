import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { nameRows } from '../../build/names/write-names.js';
import { dayNumber, formatDay } from '../../server/engine/civil-date.js';
import { CONVENTIONS } from '../../server/engine/conventions.js';
import { open } from '../../server/reader/index.js';
import { cases, isLongRun, needs, pathOf } from '../helpers/needs.js';
import { type PythonProcess, startPython } from '../helpers/python-process.js';
import { downloaded, FORMAT, manifestOf, VERSION } from '../helpers/reader.js';
import {
  isWrongTwice,
  nthQuestions,
  ONE_OF_EACH,
  type Question,
  questions,
  type Reply,
  readerAnswer,
  serverAnswer,
  withoutParameter,
} from '../helpers/reader-questions.js';
import { releaseData, startServer, type TestServer } from '../helpers/server.js';

/** The Python module answers as the server does, and as numpy and pandas do with what it gives them. */

/** Days from the first of a month on, and the conventions that turn back there. */
const MODIFIED = [
  [-3, 'modified_following'],
  [-2, 'modified_following'],
  [-1, 'modified_following'],
  [0, 'modified_preceding'],
  [1, 'modified_preceding'],
] as const;
const RUNS = isLongRun ? 20_000 : 200;
/** The last of the years that are looked at whole. */
const LAST_YEAR = isLongRun ? 2027 : 2025;
/** Daily every third day. */
const STEP = isLongRun ? 1 : 3;

let server: TestServer;
/** Where there is a Python. */
let python: PythonProcess;
const inPython = needs('python');
test.before(async () => {
  server = await startServer();
  if (pathOf('python') !== null) python = startPython();
});
test.after(async () => {
  python?.close();
  await server.close();
});

/** Of the server and of Python, each on a core of its own. */
function bothAnswers(question: Question): Promise<[server: Reply, python: Reply]> {
  return Promise.all([serverAnswer(server, question), python.ask<Reply>(question)]);
}

inPython(
  'any question about any calendars, in both modes, within the data and outside',
  async () => {
    const ids = releaseData().meta.calendars.map(({ id }) => id);
    const met = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(questions(ids), async (question) => {
        fc.pre(!isWrongTwice(question));
        const [expected, found] = await bothAnswers(question);
        const outcome = 'code' in expected ? expected.code : 'answered';
        met.set(outcome, (met.get(outcome) ?? 0) + 1);
        if ('code' in expected && 'code' in found) {
          assert.is(found.code, expected.code);
          if (found.code === 'out_of_coverage')
            assert.is(found.detail, withoutParameter(expected.detail));
        } else assert.equal(found, expected);
      }),
      { numRuns: RUNS, examples: ONE_OF_EACH },
    );
    for (const outcome of [
      'answered',
      'out_of_coverage',
      'invalid_parameter',
      'unknown_calendar',
    ]) {
      assert.ok(
        (met.get(outcome) ?? 0) > (isLongRun ? 3 : 0),
        `${outcome}: ${met.get(outcome)} of ${RUNS}`,
      );
    }
  },
);

inPython('the n-th business day, and the n-th weekday, of months', async () => {
  const ids = releaseData().meta.calendars.map(({ id }) => id);
  let answered = 0;
  await fc.assert(
    fc.asyncProperty(nthQuestions(ids), async (question) => {
      const [expected, found] = await bothAnswers(question);
      if ('answer' in expected) answered++;
      if ('code' in expected && 'code' in found) assert.is(found.code, expected.code);
      else assert.equal(found, expected);
    }),
    { numRuns: cases(1000) },
  );
  assert.ok(answered > cases(1000) / 4, String(answered));
  const wrong = (args: Question['args']) =>
    python.ask<{ detail: string }>({
      ask: 'list',
      ids: ['EUR'],
      mode: 'all',
      args: { from: '2026-01-01', ...args },
    });
  for (const args of [
    { nth: 2 },
    { only: 'nth_of_month', convention: 'following' },
    { only: 'nth_of_month', nth: 0 },
  ]) {
    const question = {
      ask: 'list',
      ids: ['EUR'],
      mode: 'all',
      args: { from: '2026-01-01', ...args },
    };
    const { detail } = (await serverAnswer(server, question as Question)) as { detail: string };
    assert.is((await wrong(args as Question['args'])).detail, detail);
  }
});

inPython('names of the field lead to the calendars to which they lead on the server', async () => {
  const rows = nameRows().filter(({ verdict }) => verdict === 'alias');
  const codes = rows.flatMap(({ code }) => [code, code.toLowerCase()]);
  const { answer } = await python.ask<{ answer: string[][] }>({ ask: 'ids', args: codes });
  assert.equal(
    answer,
    rows.flatMap(({ calendar }) => [[calendar], [calendar]]),
  );
  assert.equal(
    (await python.ask<{ answer: unknown }>({ ask: 'ids', args: ['de-by', 'GBLO+EUTA', 'ldn+tgt'] }))
      .answer,
    [['DE:BY'], ['GBP+EUR'], ['GBP+EUR']],
  );
});

inPython('T+n of an exchange, with the date of its settlement calendar', async () => {
  const { file, manifest } = downloaded();
  const reader = await open(file, { manifest });
  let differing = 0;
  for (const ids of [['XNYS'], ['EUR', 'XTSE'], ['XNYS:SETTLEMENT'], ['XLON', 'XNYS']]) {
    for (let day = dayNumber(2026, 6, 1); day < dayNumber(2027, 2, 1); day += STEP) {
      const n = (day % 4) - 1;
      const question: Question = {
        ask: 'add',
        ids,
        mode: 'all',
        args: { date: formatDay(day), n },
      };
      const expected = await serverAnswer(server, question);
      assert.equal(await python.ask<Reply>(question), expected);
      assert.equal(readerAnswer(reader, question), expected);
      if ('answer' in expected && 'settlement' in (expected.answer as object)) differing++;
    }
  }
  assert.ok(differing > 5 / STEP, String(differing));
});

inPython(
  'days that few questions meet: of three years by every convention, around the ends of all months, early closes',
  async () => {
    const { file, manifest } = downloaded();
    const reader = await open(file, { manifest });
    const same = async (question: Question) =>
      assert.equal(await python.ask<Reply>(question), readerAnswer(reader, question));
    for (const ids of [['XNYS'], ['AE', 'EUR'], ['CN']]) {
      for (let day = dayNumber(2025, 1, 1); day < dayNumber(LAST_YEAR + 1, 1, 1); day += STEP) {
        for (const convention of CONVENTIONS) {
          await same({
            ask: 'adjust',
            ids,
            mode: 'all',
            args: { date: formatDay(day), convention },
          });
        }
      }
    }
    for (const ids of [['AE'], ['MY'], ['SA', 'IN']]) {
      for (let month = 2000 * 12; month < 2060 * 12; month += isLongRun ? 1 : 5) {
        const first = dayNumber(Math.floor(month / 12), (month % 12) + 1, 1);
        for (const [by, convention] of MODIFIED) {
          await same({
            ask: 'adjust',
            ids,
            mode: 'any',
            args: { date: formatDay(first + by), convention },
          });
        }
      }
    }
    for (let day = dayNumber(2024, 1, 1); day < dayNumber(LAST_YEAR + 1, 1, 1); day += STEP) {
      await same({
        ask: 'day',
        ids: ['XNYS', 'XHKG', 'DE', 'HU'],
        mode: 'any',
        args: { date: formatDay(day), sources: true },
      });
    }
  },
);

inPython('the examples of its documentation', async () => {
  const { answer } = await python.ask<{ answer: [failed: number, tried: number] }>({
    ask: 'doctest',
    args: [],
  });
  assert.equal(answer, [0, 5]);
});

/** Weekends that changed, worked weekends, other weekends, shorter data, several as one. */
const EXPORTED: readonly (readonly [mode: 'all' | 'any', ...ids: string[]])[] = [
  ['all', 'XNYS'],
  ['all', 'CN'],
  ['all', 'HU'],
  ['all', 'SA'],
  ['all', 'AE'],
  ['all', 'IL'],
  ['all', 'XNYS', 'EUR'],
  ['any', 'CN', 'SA', 'EUR'],
];

for (const library of ['numpy', 'pandas'] as const) {
  needs(library)(`${library} has the same days of what is given to it`, async () => {
    for (const [mode, ...ids] of EXPORTED) {
      const response = await python.ask<{ answer: { wrong: string[] } }>({
        ask: library,
        args: [ids, mode],
      });
      assert.equal(response.answer.wrong, [], `${mode} ${ids.join()}`);
    }
  });
}

inPython(
  'a file that is not the one published is refused with what was found and what was expected',
  async () => {
    const { file, manifest } = downloaded();
    const { id } = manifest.release;
    const told = async (bytes: Uint8Array, options: object) => {
      const path = join(python.dir, 'tried.bin');
      writeFileSync(path, bytes);
      return (await python.ask<{ answer: string }>({ ask: 'open', args: [path, options] })).answer;
    };
    const flipped = Uint8Array.from(file);
    flipped[file.length - 9]! ^= 1;
    const other = Uint8Array.from(file);
    new DataView(other.buffer).setUint32(4, FORMAT + 1, true);

    assert.match(await told(file, { manifest }), `<kalends.Release ${id}, `);
    assert.match(
      await told(file.subarray(0, 1000), { manifest }),
      /has 1000 bytes; the manifest of .* says \d+: fetch/,
    );
    assert.match(
      await told(flipped, { manifest }),
      /has the SHA-256 [0-9a-f]{64}; the manifest of .* says [0-9a-f]{64}/,
    );
    assert.match(await told(file, { sha256: 'a'.repeat(64) }), /; sha256 says aaaa/);
    assert.match(
      await told(other, { manifest: manifestOf(id, other) }),
      `got a bundle of format ${FORMAT + 1} when expected format 1: take the reader`,
    );
    assert.match(
      await told(file, { manifest: manifestOf('20990101T000000Z', file) }),
      /is of the release .* 2099/,
    );
    assert.match(
      await told(file, { manifest: { release: { id }, files: {} } }),
      /lists no packs\.bin/,
    );
    assert.match(await told(file, { manifest: {} }), /is no manifest of a release/);
    assert.match(await told(file, {}), /neither of manifest and sha256/);
    assert.match(await told(file, { manifest, sha256: 'a' }), /both of manifest and sha256/);
    assert.match(
      await told(file, { manifest: join(python.dir, 'packs.bin') }),
      /expected the JSON of a manifest/,
    );
    assert.match(
      await told(file, { manifest: join(python.dir, 'nowhere.json') }),
      /FileNotFoundError/,
    );
    const text = Buffer.from('<!doctype html>an answer of something between');
    assert.match(
      await told(text, { manifest: manifestOf(id, text) }),
      /the bytes are no bundle of packs/,
    );
  },
);

inPython('it says the version and the format of the package', () => {
  const text = ['__init__.py', 'pack.py']
    .map((name) =>
      readFileSync(new URL(`../../server/reader/kalends/${name}`, import.meta.url), 'utf8'),
    )
    .join('');
  assert.match(text, `\n__version__ = "${VERSION}"\n`);
  assert.match(text, `\nFORMAT = ${FORMAT}\n`);
});

test.run();
