import type * as z from 'zod';
import { Remembered } from '../core/remembered.js';
import { plainReaderOf } from '../endpoints/parameters.js';
import { Problem, quote } from '../service/problem.js';

/**
 * Parameters read by the schemas of an endpoint. Each parameter is a text of its own and its schema a function of that
 * text, so that what was read lately is remembered for each schema: most requests repeat calendars and words. Dates and
 * numbers, which differ, have a reader without zod. What is wrong is always said by the schema. zod takes twice as
 * long (npm run bench).
 */
export type ReadParameters = (given: Readonly<Record<string, unknown>>) => Record<string, unknown>;

/** For each schema, in bytes: a few hundred dates or words. */
const REMEMBERED_BYTES = 32_768;
const TEXT_BYTES = 100;

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\0-\x1f\x7f]/;

type Text = Remembered<string, { readonly value: unknown }>;

interface Field {
  readonly name: string;
  readonly schema: z.ZodType;
  /** Reads a text, if it can do so without the schema; null when the text is not valid. */
  readonly plain: ((text: string) => unknown) | undefined;
  /** Values of texts that were valid. */
  readonly known: Text;
  /** What an absent parameter is read as; undefined when it must be there. */
  readonly absent: { readonly value: unknown } | undefined;
}

/** Endpoints share the schemas of what they have in common. */
const knownTexts = new WeakMap<z.ZodType, Text>();

/**
 * A reader of the parameters of `schema`, an object whose members are checked one by one and no further. What it
 * throws is the Problem of the first parameter, in the order of the schema, that is wrong.
 */
export function parameterReader(schema: z.ZodObject): ReadParameters {
  const fields = Object.entries(schema.shape).map(([name, member]) => fieldOf(name, member as z.ZodType));
  const absent = Object.fromEntries(fields.map((field) => [field.name, field.absent?.value]));
  return (given) => {
    // A copy has its members in place: writing them one by one takes twice as long.
    const read: Record<string, unknown> = { ...absent };
    for (const field of fields) {
      const text = given[field.name];
      if (text !== undefined || !field.absent) read[field.name] = readField(field, text);
    }
    return read;
  };
}

function fieldOf(name: string, schema: z.ZodType): Field {
  let known = knownTexts.get(schema);
  if (!known) {
    known = new Remembered(REMEMBERED_BYTES, (text) => TEXT_BYTES + 2 * text.length);
    knownTexts.set(schema, known);
  }
  const absent = schema.safeParse(undefined);
  return {
    name,
    schema,
    plain: plainReaderOf(schema),
    known,
    absent: absent.success ? { value: absent.data } : undefined,
  };
}

function readField(field: Field, given: unknown): unknown {
  if (typeof given !== 'string') return readBySchema(field, given);
  if (field.plain) return field.plain(given) ?? readTrimmed(field, given);
  const known = field.known.find(given);
  if (known) return known.value;
  const value = readTrimmed(field, given);
  field.known.keep(given, { value });
  return value;
}

/** Cells of spreadsheets have spaces around what stands in them. Line ends and other controls belong in no value. */
function readTrimmed(field: Field, given: string): unknown {
  return readBySchema(field, CONTROL.test(given) ? given : given.trim());
}

function readBySchema({ name, schema }: Field, given: unknown): unknown {
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  throw wrongParameter(name, given, result.error.issues[0]!.message);
}

function wrongParameter(name: string, given: unknown, right: string): Problem {
  return new Problem('invalid_parameter', `${name}: ${whatWasRead(given)}; expected ${right}`);
}

function whatWasRead(value: unknown): string {
  if (value === undefined) return 'is missing';
  return Array.isArray(value) ? 'was given more than once' : `${quote(String(value))} was read`;
}
