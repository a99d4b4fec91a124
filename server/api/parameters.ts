import * as z from 'zod';
import { type DayNumber, parseDay } from '../engine/civil-date.js';
import { ENTRY_KINDS, MODES } from '../engine/types.js';
import { isTimeZone } from '../queries/today.js';

/**
 * The parameters of all endpoints: each reads one text, says what would have been right when it is wrong, and is
 * described in the OpenAPI document. Spreadsheets and people write +2, TRUE and Today: that is read as it is meant.
 * Spaces around a value are gone when it comes here; a repeated parameter arrives as a list and is refused.
 */

/** A date that was asked for: a day number, or the word `today` still to be resolved in the request's zone. */
export type AskedDay = DayNumber | 'today';

export const MAX_CALENDARS = 10;
/** The zone of each calendar, as a value of `tz`. */
export const LOCAL = 'local';
const A_DATE = 'an existing date in the form YYYY-MM-DD, or the word today';

/** Any text; `right` is what would have been right. */
export function text(right: string) {
  return z.string({ error: right });
}

/** A text matched by a form, described in the document by that form. */
function formed(form: RegExp, right: string) {
  return text(right).regex(form, { error: right });
}

const DATE_FORM = /^(\d{4}-\d{2}-\d{2}|today)$/i;
const INTEGER_FORM = /^[+-]?\d+$/;
const YEAR_FORM = /^\d{4}$/;
const TODAY = 'today';

/** What a text is read as; null when it is not valid. */
type ReadText<T> = (text: string) => T | null;

/** A parameter as JSON Schema, as the document describes it: what should be sent, though more is read. */
export type Described = Readonly<Record<string, unknown>>;

interface Reading {
  readonly read: ReadText<unknown>;
  readonly described: Described;
}

/** By schema: the same reading without zod, for texts that differ from request to request. */
const readings = new WeakMap<z.ZodType, Reading>();

/** The plain reader of a parameter, which gives what its schema gives, or null where the schema refuses; if it has one. */
export function plainReaderOf(schema: z.ZodType): ReadText<unknown> | undefined {
  return readingOf(schema)?.read;
}

/** What the document says of the value of a parameter instead of what its schema does, if anything. */
export function describedAs(schema: z.ZodType): Described | undefined {
  return readingOf(schema)?.described;
}

function readingOf(schema: z.ZodType): Reading | undefined {
  // A default and the freedom to be absent change nothing for a text.
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return readingOf(schema.unwrap() as z.ZodType);
  }
  return readings.get(schema);
}

/** A text whose value `read` tells. */
function valued<T>(right: string, meta: z.GlobalMeta, described: Described, read: ReadText<T>) {
  const schema = text(right)
    .meta(meta)
    .transform((text, context): T => {
      const value = read(text);
      if (value !== null) return value;
      context.addIssue({ code: 'custom', message: right });
      return z.NEVER;
    });
  readings.set(schema, { read, described });
  return schema;
}

/** A date parameter: YYYY-MM-DD or `today`. */
export function day(description: string) {
  const meta = { description, examples: ['2026-12-24', TODAY] };
  const described = { type: 'string', pattern: '^(\\d{4}-\\d{2}-\\d{2}|today)$' };
  return valued(A_DATE, meta, described, (text): AskedDay | null => {
    if (!DATE_FORM.test(text)) return null;
    return text.length === TODAY.length ? TODAY : parseDay(text);
  });
}

/** An integer parameter within bounds, both inclusive. */
export function integer(description: string, least: number, most: number, example: number) {
  const isOpen = most === Number.MAX_SAFE_INTEGER;
  const bounds = isOpen ? `${least} or more` : `${least} to ${most}`;
  const meta = { description: `${description} (${bounds})`, examples: [example] };
  const described = { type: 'integer', minimum: least, ...(!isOpen && { maximum: most }) };
  return valued(isOpen ? `an integer, ${bounds}` : `an integer from ${bounds}`, meta, described, (text) => {
    if (!INTEGER_FORM.test(text)) return null;
    const value = Number(text);
    return Number.isSafeInteger(value) && value >= least && value <= most ? value : null;
  });
}

/** Far beyond what any data holds, and exact. */
const LARGEST = 1_000_000_000;

/** An integer parameter without bounds; what is larger than any data is taken for one that is just that. */
export function anyInteger(description: string, example: number) {
  return valued('an integer', { description, examples: [example] }, { type: 'integer' }, (text) =>
    INTEGER_FORM.test(text) ? Math.min(Math.max(Number(text), -LARGEST), LARGEST) : null,
  );
}

/** A calendar year, four digits. */
export function year(description: string) {
  const described = { type: 'integer', minimum: 1000, maximum: 9999 };
  return valued('a year of four digits', { description, examples: [2026] }, described, (text) =>
    YEAR_FORM.test(text) ? Number(text) : null,
  );
}

/** One word of a list, in any case. */
export function word<const T extends readonly [string, ...string[]]>(words: T, description: string) {
  const byLowerCase = new Map<string, T[number]>(words.map((one) => [one.toLowerCase(), one]));
  const right = words.length > 1 ? `one of ${words.join(', ')}` : words[0];
  return valued(
    right,
    { description },
    { type: 'string', enum: words },
    (text): T[number] | null => byLowerCase.get(text) ?? byLowerCase.get(text.toLowerCase()) ?? null,
  );
}

/** Comma-separated calendar ids, still to be looked up. */
export const calendars = text('one to ten calendar ids, separated by commas')
  .min(1, { error: 'one to ten calendar ids, separated by commas' })
  .meta({
    description: `Comma-separated calendar ids, at most ${MAX_CALENDARS}; upper and lower case are the same. Ids with + between them are one calendar, closed if any of them is: XLON+XNYS+EUR`,
    examples: ['XNYS,EUR'],
  });

export const mode = word(
  MODES,
  'all: a business day in every calendar (settlement); any: a business day in at least one. Default all',
)
  .optional()
  .default('all');

const A_ZONE = 'an IANA time zone name such as Europe/Berlin';

export const tz = text(A_ZONE)
  .refine(isTimeZone, { error: A_ZONE })
  .meta({ description: 'IANA time zone in which `today` is resolved. Default UTC', examples: ['Asia/Tokyo'] })
  .optional()
  .default('UTC');

/** As `tz`, or the word local: the zone of each calendar. */
export const tzOrLocal = text(`${A_ZONE}, or the word local`)
  .refine((value) => value === LOCAL || isTimeZone(value), { error: `${A_ZONE}, or the word local` })
  .meta({
    description:
      'IANA time zone in which `today` is resolved; or local: each calendar is asked about the date in its own zone (UTC where it has none). Default UTC',
    examples: ['Asia/Tokyo', LOCAL],
  })
  .optional()
  .default('UTC');

export const format = word(
  ['json', 'csv', 'text'],
  'json; csv: a table with a header row (RFC 4180); text: the bare value, without a newline. Default json',
)
  .optional()
  .default('json');

export const bom = word(
  ['true', 'false'],
  'true: the table begins with a byte order mark, by which Excel knows that a file which it opens is UTF-8; with format=csv alone. Default false',
)
  .optional()
  .default('false');

/** The format of an endpoint that has no other. */
export const jsonOnly = word(['json'], 'json is the only format here').optional().default('json');

/** The format of an endpoint whose answer is neither JSON nor a table. */
export const oneForm = word(['json'], 'Passes, and means nothing: the answer has one form').optional();

/** As `format`, of endpoints that have no single value or list of values. */
export const tableFormat = word(['json', 'csv'], 'json; csv: a table with a header row (RFC 4180). Default json')
  .optional()
  .default('json');

const RELEASE_FORM = /^\d{8}T\d{6}Z$/;
const A_RELEASE = 'the id of a release such as 20260101T000000Z';

/** Of every endpoint: see `defineEndpoint`. */
export const release = valued(
  A_RELEASE,
  {
    description:
      'Id of a data release: the answer is as that release gives it, whatever came after it. An id that is not there is 404; GET /v1/releases lists them. Default: the last one',
    examples: ['20261122T102435Z'],
  },
  { type: 'string', pattern: RELEASE_FORM.source },
  (text) => (RELEASE_FORM.test(text) ? text : null),
).optional();

const LANGUAGE_FORM = /^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/;
export const lang = formed(LANGUAGE_FORM, 'a language code such as de or pt')
  .meta({
    description:
      'Language of names, an ISO 639-1 code or a longer tag, looked up as RFC 4647 does (pt-BR finds pt); a language that no name has, and a name that lacks it, is English. GET /v1/calendars lists the languages; the header Content-Language tells which one was found. Default en',
    examples: ['de'],
  })
  .transform((value) => value.toLowerCase())
  .optional()
  .default('en');

const include = word(['sources'], 'sources: every entry names the ids of its sources').optional();

export const entryKind = word(
  ENTRY_KINDS,
  'Only entries of this kind: holiday, early_close or weekend_workday',
).optional();

/** What the two endpoints of entries have in common. */
export const entryParameters = { calendars, lang, include, kind: entryKind, tz, format };
