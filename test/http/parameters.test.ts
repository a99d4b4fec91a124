import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type * as z from 'zod';
import { ENDPOINTS } from '../../server/api/index.js';
import { plainReaderOf } from '../../server/api/parameters.js';
import { parameterReader } from '../../server/api/read-parameters.js';
import { Problem } from '../../server/queries/problem.js';

/** Parameters are read in three ways, from memory, plainly and by their schemas; all say the same. */

const WORDS = [
  '2026-02-28',
  '2026-02-30',
  'today',
  '7',
  '-7',
  '007',
  '1e3',
  '99999999999999999999',
  '2026',
  'json',
  'Today',
  '+2',
  ' 2 ',
  'TRUE',
];
const TEXTS = fc.oneof(
  fc.constantFrom(...WORDS, 'all', 'XNYS,EUR', 'de', 'Europe/Berlin', 'sources', ''),
  fc.string(),
);
const GIVEN = fc.oneof(
  TEXTS,
  fc.constant(undefined),
  fc.array(TEXTS, { minLength: 2, maxLength: 3 }),
);

const schemas = ENDPOINTS.flatMap(({ path, query }) => [path, query]);
const members = schemas.flatMap((schema) => Object.values(schema.shape) as z.ZodType[]);

test('a plain reader gives what its schema gives, and null where that refuses', () => {
  const plain = members.filter((member) => plainReaderOf(member));
  assert.ok(plain.length > 10, `${plain.length} parameters have one`);
  for (const member of plain) {
    fc.assert(
      fc.property(TEXTS, (text) => {
        const expected = member.safeParse(text);
        assert.is(plainReaderOf(member)!(text), expected.success ? expected.data : null, text);
      }),
    );
  }
});

test('a reader gives what the whole schema gives, the first time and again', () => {
  for (const schema of schemas) {
    const read = parameterReader(schema);
    const names = Object.keys(schema.shape);
    fc.assert(
      fc.property(
        fc.array(GIVEN, { minLength: names.length, maxLength: names.length }),
        (values) => {
          const given = Object.fromEntries(names.map((name, index) => [name, values[index]]));
          const expected = schema.safeParse(
            Object.fromEntries(names.map((name, at) => [name, trimmed(values[at])])),
          );
          for (let turn = 0; turn < 2; turn++) {
            if (expected.success) assert.equal(read(given), { ...absent(names), ...expected.data });
            else
              assert.throws(
                () => read(given),
                (thrown: unknown) => startsWith(thrown, expected.error.issues[0]!),
              );
          }
        },
      ),
    );
  }
});

/** Spaces around a text are taken away; one with control characters stays as it is. */
function trimmed(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const hasControls = [...value].some((letter) => letter < ' ' || letter === '\x7f');
  return hasControls ? value : value.trim();
}

/** The schema leaves an absent parameter without a default out; the reader has it as undefined. */
function absent(names: readonly string[]): Record<string, undefined> {
  return Object.fromEntries(names.map((name) => [name, undefined]));
}

function startsWith(thrown: unknown, issue: z.core.$ZodIssue): boolean {
  if (!(thrown instanceof Problem)) return false;
  return (
    thrown.message.startsWith(`${String(issue.path[0])}: `) &&
    thrown.message.endsWith(`expected ${issue.message}`)
  );
}

test.run();
