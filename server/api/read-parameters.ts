import type * as z from 'zod';
import { Problem, quote } from '../queries/problem.js';
import { plainReaderOf } from './parameters.js';

/**
 * Parses parameters by the schemas of an endpoint, one by one. Dates, numbers, words and ids, which nearly every request has, have
 * a fast parser beside their schema: zod takes five times as long (npm run bench -- parts). Error messages always come from the
 * schema.
 */
export type ReadParameters = (given: Given) => Record<string, unknown>;
type Given = Readonly<Record<string, unknown>>;

// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern finds them
const CONTROL = /[\0-\x1f\x7f]/;

interface Field {
  readonly name: string;
  readonly schema: z.ZodType;
  /** The parser without the schema, if there is one; returns null if the text is not valid. */
  readonly plain: ((text: string) => unknown) | undefined;
  /** The value of an absent parameter; undefined if it is required. */
  readonly absent: { readonly value: unknown } | undefined;
}

/**
 * A parser of the parameters of `schema`, an object without checks across members. It throws what `refuseUnknown` throws, or the
 * Problem of the first invalid parameter in the order of the schema.
 */
export function parameterReader(
  schema: z.ZodObject,
  refuseUnknown: (given: Given) => void = () => {},
): ReadParameters {
  const fields = Object.entries(schema.shape).map(([name, member]) =>
    fieldOf(name, member as z.ZodType),
  );
  // A tool lacks some parameters of its endpoint.
  const allowed = fields.filter(({ name }) => !isRefused(name, refuseUnknown));
  const byName = new Map(allowed.map((field) => [field.name, field]));
  const required = fields.filter(({ absent }) => !absent).map(({ name }) => name);
  const absent = Object.fromEntries(fields.map((field) => [field.name, field.absent?.value]));

  /** Parses known parameters in their usual form; null if there is anything else. */
  const readUsual = (given: Given): Record<string, unknown> | null => {
    // Copying an object with all members is twice as fast as adding them one by one.
    const read: Record<string, unknown> = { ...absent };
    for (const name in given) {
      const text = given[name];
      const value =
        typeof text === 'string' && isTrimmed(text) ? byName.get(name)?.plain?.(text) : null;
      if (value === null || value === undefined) return null;
      read[name] = value;
    }
    return required.every((name) => read[name] !== undefined) ? read : null;
  };
  const readAny = (given: Given): Record<string, unknown> => {
    refuseUnknown(given);
    const read: Record<string, unknown> = { ...absent };
    for (const field of fields) {
      const text = given[field.name];
      if (text !== undefined || !field.absent) read[field.name] = readField(field, text);
    }
    return read;
  };
  return (given) => readUsual(given) ?? readAny(given);
}

function isRefused(name: string, refuseUnknown: (given: Given) => void): boolean {
  try {
    refuseUnknown({ [name]: '' });
    return false;
  } catch {
    return true;
  }
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
  return (isTrimmed(given) ? field.plain?.(given) : null) ?? readTrimmed(field, given);
}

/** Whether it begins and ends with a visible ASCII character, as nearly all do: then there is nothing to trim. */
function isTrimmed(text: string): boolean {
  const first = text.charCodeAt(0);
  const last = text.charCodeAt(text.length - 1);
  return first > 0x20 && first < 0x7f && last > 0x20 && last < 0x7f;
}

/** Trims spaces, which cells of spreadsheets often have. Line ends and other control characters are refused. */
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
