import type * as z from 'zod';
import { Problem, quote } from '../queries/problem.js';
import { plainReaderOf } from './parameters.js';

/**
 * Parameters read by the schemas of an endpoint, one by one. Dates, numbers and words, which nearly every question has,
 * have a reader without zod, made beside their schema and told by it: zod takes five times as long (npm run bench -- parts).
 * What is wrong is always said by the schema.
 */
export type ReadParameters = (given: Readonly<Record<string, unknown>>) => Record<string, unknown>;

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\0-\x1f\x7f]/;

interface Field {
  readonly name: string;
  readonly schema: z.ZodType;
  /** Reads a text, if it can do so without the schema; null when the text is not valid. */
  readonly plain: ((text: string) => unknown) | undefined;
  /** What an absent parameter is read as; undefined when it must be there. */
  readonly absent: { readonly value: unknown } | undefined;
}

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
  const absent = schema.safeParse(undefined);
  return {
    name,
    schema,
    plain: plainReaderOf(schema),
    absent: absent.success ? { value: absent.data } : undefined,
  };
}

function readField(field: Field, given: unknown): unknown {
  if (typeof given !== 'string') return readBySchema(field, given);
  return field.plain?.(given) ?? readTrimmed(field, given);
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
