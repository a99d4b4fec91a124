import * as z from 'zod';
import { type DayNumber, parseDay } from '../engine/civil-date.js';
import { ENTRY_KINDS, MODES, REQUESTED_KINDS } from '../engine/types.js';
import { isTimeZone } from '../queries/today.js';
import { nearestWord } from './word-hints.js';

/**
 * The parameters of all endpoints. Each parses one string, reports the expected form if it is invalid, and is described in the
 * OpenAPI document. Spreadsheets and people write +2, TRUE and Today, so these are accepted. Spaces around values are already
 * removed; a repeated parameter arrives as a list and is refused.
 */

/** A requested date: a day number, or the word `today`, to be resolved in the request's zone. */
export type RequestedDay = DayNumber | 'today';

export const MAX_CALENDARS = 10;
/** The value of `tz` for the zone of each calendar. */
export const LOCAL = 'local';
const A_DATE = 'an existing date in the form YYYY-MM-DD, or the word today';

/** Any text; `right` describes the expected form. */
export function text(right: string) {
  return z.string({ error: right });
}

/** A text that matches a pattern; the document shows the pattern. */
function formed(form: RegExp, right: string) {
  return text(right).regex(form, { error: right });
}

const DATE_FORM = /^(\d{4}-\d{2}-\d{2}|today)$/i;
const INTEGER_FORM = /^[+-]?\d+$/;
const YEAR_FORM = /^\d{4}$/;
const TODAY = 'today';

/** Parses a text; null if it is not valid. */
type ReadText<T> = (text: string) => T | null;

/** The JSON Schema of a parameter in the document: the form to send, though more is accepted. */
export type Described = Readonly<Record<string, unknown>>;

interface Reading {
  readonly read: ReadText<unknown>;
  /** If absent, the document uses the schema itself. */
  readonly described?: Described;
}

/** By schema: an equivalent parser without zod, for values that differ from request to request. */
const readings = new WeakMap<z.ZodType, Reading>();

/** The fast parser of a parameter, if it has one: gives the same as its schema, or null if the schema refuses. */
export function plainReaderOf(schema: z.ZodType): ReadText<unknown> | undefined {
  return readingOf(schema)?.read;
}

/** The description of a parameter's value in the document, if it replaces that of its schema. */
export function describedAs(schema: z.ZodType): Described | undefined {
  return readingOf(schema)?.described;
}

function readingOf(schema: z.ZodType): Reading | undefined {
  // `default` and `optional` do not matter for a present value.
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return readingOf(schema.unwrap() as z.ZodType);
  }
  return readings.get(schema);
}

/** A text that `read` parses. `near` may add to what is right what was meant. */
function valued<T>(
  right: string,
  meta: z.GlobalMeta,
  described: Described,
  read: ReadText<T>,
  near: (text: string) => string | undefined = () => undefined,
) {
  const schema = text(right)
    .meta(meta)
    .transform((text, context): T => {
      const value = read(text);
      if (value !== null) return value;
      const meant = near(text);
      const message = meant === undefined ? right : `${right}: ${meant}?`;
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    });
  readings.set(schema, { read, described });
  return schema;
}

const days = new WeakSet<z.ZodType>();

/** Whether a parameter is a date: whether `today` in it is that day, and no text. */
export function isDay(schema: z.ZodType): boolean {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
    ? isDay(schema.unwrap() as z.ZodType)
    : days.has(schema);
}

/** A date parameter: YYYY-MM-DD or `today`. */
export function day(description: string) {
  const meta = { description, examples: ['2026-12-24', TODAY] };
  const described = { type: 'string', pattern: '^(\\d{4}-\\d{2}-\\d{2}|today)$' };
  const schema = valued(A_DATE, meta, described, (text): RequestedDay | null => {
    if (!DATE_FORM.test(text)) return null;
    return text.length === TODAY.length ? TODAY : parseDay(text);
  });
  days.add(schema);
  return schema;
}

/** An integer parameter between a minimum and a maximum, both inclusive. */
export function integer(description: string, min: number, max: number, example: number) {
  const isOpen = max === Number.MAX_SAFE_INTEGER;
  const range = isOpen ? `${min} or more` : `${min} to ${max}`;
  const meta = { description: `${description} (${range})`, examples: [example] };
  const described = { type: 'integer', minimum: min, ...(!isOpen && { maximum: max }) };
  return valued(
    isOpen ? `an integer, ${range}` : `an integer from ${range}`,
    meta,
    described,
    (text) => {
      if (!INTEGER_FORM.test(text)) return null;
      const value = Number(text);
      return Number.isSafeInteger(value) && value >= min && value <= max ? value : null;
    },
  );
}

/** Far beyond the range of any data, and exact. */
const LARGEST = 1_000_000_000;

/** An integer parameter without limits; larger values are clamped to one beyond all data. */
export function anyInteger(description: string, example: number) {
  return valued('an integer', { description, examples: [example] }, { type: 'integer' }, (text) =>
    INTEGER_FORM.test(text) ? Math.min(Math.max(Number(text), -LARGEST), LARGEST) : null,
  );
}

/** Parameters that the document calls required: they may be left out only beside one that the contract does not have. */
const requiredInDocument = new WeakSet<z.ZodType>();

/** A parameter that is required, but beside another one: the endpoint throws if both are missing. */
export function requiredUnless<T extends z.ZodType>(schema: T) {
  const made = schema.optional();
  requiredInDocument.add(made);
  return made;
}

export function isRequiredInDocument(schema: z.ZodType): boolean {
  return requiredInDocument.has(schema);
}

/** A calendar year, four digits. */
export function year(description: string) {
  const described = { type: 'integer', minimum: 1000, maximum: 9999 };
  return valued('a year of four digits', { description, examples: [2026] }, described, (text) =>
    YEAR_FORM.test(text) ? Number(text) : null,
  );
}

/** One word of a list, case-insensitive. */
export function word<const T extends readonly [string, ...string[]]>(
  words: T,
  description: string,
) {
  const byLowerCase = new Map<string, T[number]>(words.map((one) => [one.toLowerCase(), one]));
  const right = words.length > 1 ? `one of ${words.join(', ')}` : words[0];
  return valued(
    right,
    { description },
    { type: 'string', enum: words },
    (text): T[number] | null =>
      byLowerCase.get(text) ?? byLowerCase.get(text.toLowerCase()) ?? null,
    (text) => nearestWord(text, words),
  );
}

/** Comma-separated calendar ids, still to be looked up. */
export const calendars = text('one to ten calendar ids, separated by commas')
  .min(1, { error: 'one to ten calendar ids, separated by commas' })
  .meta({
    description: `Comma-separated calendar ids, at most ${MAX_CALENDARS}, case-insensitive. Ids with + between them form one joint calendar, closed if any of them is: XLON+XNYS+EUR`,
    examples: ['XNYS,EUR'],
  });
readings.set(calendars, { read: (text) => (text === '' ? null : text) });

export const mode = word(
  MODES,
  'all: a business day in every calendar (settlement); any: a business day in at least one. Default all',
)
  .optional()
  .default('all');

const A_ZONE = 'an IANA time zone name such as Europe/Berlin';

export const tz = text(A_ZONE)
  .refine(isTimeZone, { error: A_ZONE })
  .meta({
    description: 'IANA time zone in which `today` is resolved. Default UTC',
    examples: ['Asia/Tokyo'],
  })
  .optional()
  .default('UTC');

/** Like `tz`, or the word local for the zone of each calendar. */
export const tzOrLocal = text(`${A_ZONE}, or the word local`)
  .refine((value) => value === LOCAL || isTimeZone(value), {
    error: `${A_ZONE}, or the word local`,
  })
  .meta({
    description:
      'IANA time zone in which `today` is resolved; local: each calendar uses the date in its own zone (UTC if it has none). Default UTC',
    examples: ['Asia/Tokyo', LOCAL],
  })
  .optional()
  .default('UTC');

export const format = word(
  ['json', 'csv', 'text'],
  'json; csv: a table with a header row; text: the bare value. Default json',
)
  .optional()
  .default('json');

export const bom = word(
  ['true', 'false'],
  'true: the table begins with a byte order mark, by which Excel recognises UTF-8; only with format=csv. Default false',
)
  .optional()
  .default('false');

/** The format parameter of an endpoint with JSON only. */
export const jsonOnly = word(['json'], 'This endpoint has only json').optional().default('json');

/** The format parameter of an endpoint whose response is neither JSON nor a table. */
export const oneForm = word(['json'], 'Ignored: the response has one format').optional();

/** Like `format`, for endpoints without a single value or list of values. */
export const tableFormat = word(
  ['json', 'csv'],
  'json; csv: a table with a header row (RFC 4180). Default json',
)
  .optional()
  .default('json');

const RELEASE_FORM = /^\d{8}T\d{6}Z$/;
const A_RELEASE = 'the id of a release such as 20260101T000000Z';

/** A parameter of every endpoint: see `defineEndpoint`. */
export const release = valued(
  A_RELEASE,
  {
    description:
      'Id of a data release (of /v1/releases): the answer as of it. Default: the last one',
    examples: ['20261128T072301Z'],
  },
  { type: 'string', pattern: RELEASE_FORM.source },
  (text) => (RELEASE_FORM.test(text) ? text : null),
).optional();

const LANGUAGE_FORM = /^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/;
export const lang = formed(LANGUAGE_FORM, 'a language code such as de or pt')
  .meta({
    description:
      'Language of names, looked up as in RFC 4647 (de-AT finds de), else English; listed by /v1/calendars. The header Content-Language is the one used. Default en',
    examples: ['de'],
  })
  .transform((value) => value.toLowerCase())
  .optional()
  .default('en');

const include = word(['sources'], 'sources: every entry has the ids of its sources').optional();

export const entryKind = word(
  ENTRY_KINDS,
  'Only entries of this kind: holiday, early_close or weekend_workday',
).optional();

const requestedKind = word(
  REQUESTED_KINDS,
  'Only entries of this kind; late opens only with it',
).optional();

/** The common parameters of the two endpoints of entries. */
export const entryParameters = { calendars, lang, include, kind: requestedKind, tz, format };
