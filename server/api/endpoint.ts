import type * as z from 'zod';
import type { Catalog } from '../queries/catalog.js';
import { Problem } from '../queries/problem.js';
import { bom, jsonOnly, oneForm, release } from './parameters.js';

/** What an endpoint is: one file in this folder, with the schemas that validate, describe and test it. */
export interface Endpoint<Path extends z.ZodObject = z.ZodObject, Query extends z.ZodObject = z.ZodObject> {
  /** Polka's pattern, for example "/v1/days/:date". */
  readonly route: string;
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly path: Path;
  readonly query: Query;
  /** The JSON answer; absent = none, the answer is of one of `media`. */
  readonly response?: z.ZodType;
  /** Of an address that has a feed, with this suffix: how the document describes that. */
  readonly feed?: Pick<Endpoint, 'operationId' | 'summary' | 'description' | 'path' | 'problems'> & {
    readonly suffix: string;
    readonly media: Readonly<Record<string, string>>;
    readonly response?: never;
  };
  /** Media types of what has no JSON, and what they are, for the description. */
  readonly media?: Readonly<Record<string, string>>;
  /** CSV columns and the bare text, for the description; absent = JSON only. */
  readonly csv?: string;
  readonly text?: string;
  /** Statuses of problems beside 401 and 429. */
  readonly problems: readonly number[];
  readonly answer: (input: { path: z.output<Path>; query: z.output<Query> }, context: Context) => Answer;
}

export interface Context {
  readonly catalog: Catalog;
  /** The instant of the request, in milliseconds since 1970-01-01T00:00Z. */
  readonly nowMs: number;
}

export interface Answer {
  readonly contentType: string;
  /** Text, or the bytes of a text that many are sent. */
  readonly body: string | Uint8Array;
  /**
   * The date that stood for `today` or for a default: the answer may differ on another day, so it is not kept by
   * caches. Absent: the answer depends on the address and the release alone.
   */
  readonly asOf?: string;
  /** The language of its names, where it has names. */
  readonly language?: string;
  /** The release that it was asked of, where one was named, and what stands for program and data in its ETag. */
  readonly of?: { readonly id: string; readonly version: string };
  /** Of a table, which has no place for it: the `cursor` with which it goes on; null when nothing does. */
  /** What of the data the key sees, where it does not see all: a part of the ETag. */
  readonly view?: string;
  readonly next?: number | null;
}

export const JSON_TYPE = 'application/json; charset=utf-8';
export const CSV_TYPE = 'text/csv; charset=utf-8; header=present';
export const TEXT_TYPE = 'text/plain; charset=utf-8';

/**
 * Keeps the types of one endpoint's schemas together; all endpoints then have one type. Any of them can be asked as of an
 * earlier release; one that has JSON alone says so when it is asked for another format.
 */
export function defineEndpoint<Path extends z.ZodObject, Query extends z.ZodObject>(
  endpoint: Endpoint<Path, Query>,
): Endpoint {
  const { query, ...others } = endpoint as unknown as Endpoint;
  const { problems, response, csv } = others;
  const format = response ? jsonOnly : oneForm;
  const described: Endpoint = {
    ...others,
    query: query.extend('format' in query.shape ? { release } : { format, release }),
    // A release that is not there.
    problems: problems.includes(404) ? problems : [...problems, 404],
  };
  return csv === undefined ? described : withByteOrderMark(described);
}

/** Every table can begin with a byte order mark: Excel, which opens a file by a click, knows UTF-8 by nothing else. */
function withByteOrderMark(endpoint: Endpoint): Endpoint {
  return {
    ...endpoint,
    query: endpoint.query.extend({ bom }),
    answer(input, context) {
      const answer = endpoint.answer(input, context);
      if (input.query.bom !== 'true') return answer;
      if (answer.contentType === CSV_TYPE) return { ...answer, body: `\ufeff${answer.body}` };
      const read = `true was read together with format=${input.query.format}`;
      throw new Problem('invalid_parameter', `bom: ${read}; expected format=csv, the only one that can have it`);
    },
  };
}

/** The answer in the format that was asked for; each form is made only when it is. */
export function inFormat(
  format: 'json' | 'csv' | 'text',
  forms: { readonly json: () => Answer; readonly csv: () => string; readonly text: () => string },
  asOf: string | undefined,
  language?: string,
): Answer {
  // Most have neither: what is made anew for each of them alone.
  if (asOf === undefined && language === undefined) return inForm(format, forms);
  const { contentType, body } = inForm(format, forms);
  if (asOf === undefined) return { contentType, body, language: language! };
  return language === undefined ? { contentType, body, asOf } : { contentType, body, asOf, language };
}

function inForm(format: 'json' | 'csv' | 'text', forms: Parameters<typeof inFormat>[1]): Answer {
  if (format === 'csv') return { contentType: CSV_TYPE, body: forms.csv() };
  return format === 'text' ? { contentType: TEXT_TYPE, body: forms.text() } : forms.json();
}

/** A JSON answer: the data release, then the members of `fields`. */
export function json(catalog: Catalog, fields: object): Answer {
  return jsonText(catalog, JSON.stringify(fields).slice(1, -1));
}

/** A JSON answer whose members behind the data release are JSON text already. */
export function jsonText({ releaseJson }: Catalog, members: string): Answer {
  return { contentType: JSON_TYPE, body: `{"data_release":${releaseJson},${members}}` };
}
