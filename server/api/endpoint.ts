import type * as z from 'zod';
import type { Catalog } from '../queries/catalog.js';
import { Problem } from '../queries/problem.js';
import { bom, jsonOnly, oneForm, release } from './parameters.js';

/** The type of an endpoint. Each is one file in this folder, with the schemas that validate, describe and test it. */
export interface Endpoint<
  Path extends z.ZodObject = z.ZodObject,
  Query extends z.ZodObject = z.ZodObject,
> {
  /** Polka's pattern, for example "/v1/days/:date". */
  readonly route: string;
  /** A request whose response the documents show; absent: the route itself, if it has JSON. */
  readonly example?: string;
  readonly operationId: string;
  /** The tool for AI agents that asks it; absent: none does. */
  readonly tool?: EndpointTool;
  readonly summary: string;
  readonly description: string;
  readonly path: Path;
  readonly query: Query;
  /** The JSON response; if absent, the response has one of `media`. */
  readonly response?: z.ZodType;
  /** The description of the endpoint's feed, if it has one at its path with this suffix. */
  readonly feed?: Pick<
    Endpoint,
    'operationId' | 'summary' | 'description' | 'path' | 'problems'
  > & {
    readonly suffix: string;
    readonly media: Readonly<Record<string, string>>;
    readonly response?: never;
  };
  /** Media types of endpoints without JSON, with their descriptions. */
  readonly media?: Readonly<Record<string, string>>;
  /** The CSV columns and the bare text, for the description; if absent, JSON only. */
  readonly csv?: string;
  readonly text?: string;
  /** The parameters that people need first, where there are many: the reference shows the others on demand. */
  readonly firstParameters?: readonly string[];
  /** What the public demo key may ask; absent: nothing. */
  readonly demo?: DemoRequests;
  /**
   * Its cost in units, before it is rounded up; absent: 1. See cost.ts. `isEarlier`: it is asked as of a release before the last.
   */
  readonly units?: (
    input: { path: z.output<Path>; query: z.output<Query> },
    catalog: Catalog,
    isEarlier: boolean,
  ) => number;
  /** Whether the answer lists the records of all calendars: those of an earlier release are then opened in turns before it. */
  readonly listsAll?: (
    input: { path: z.output<Path>; query: z.output<Query> },
    catalog: Catalog,
  ) => boolean;
  /** Statuses of problems in addition to 401 and 429. */
  readonly problems: readonly number[];
  /** Loads code that its answers need and a start does not read; awaited before an answer. */
  readonly load?: () => Promise<void>;
  readonly answer: (
    input: { path: z.output<Path>; query: z.output<Query> },
    context: Context,
  ) => Answer;
}

/** The requests of the explorer, which the demo key allows, always as of the last release. */
export interface DemoRequests {
  readonly formats: readonly ('json' | 'csv')[];
  /** Whether the endpoint could return all calendars: then the request must name a short list. */
  readonly isList?: true;
  /** Whether the endpoint could return all years: then the request must name one. */
  readonly isOfYear?: true;
  /** A parameter that the request must have, with its value: the only question of the endpoint that the explorer asks. */
  readonly needs?: readonly [name: string, value: string];
}

/** How a tool for AI agents (server/mcp) asks an endpoint. */
export interface EndpointTool {
  readonly name: ToolName;
  /** The value of the tool's parameter `operation`; absent if the tool asks no other endpoint. */
  readonly operation?: string;
  /** Parameters that the tool leaves out. */
  readonly without?: readonly string[];
  /** Parameters that replace those of the endpoint. */
  readonly own?: Readonly<Record<string, z.ZodType>>;
  /** Shorter descriptions of parameters: models read all of them. */
  readonly words?: Readonly<Record<string, string>>;
  /** Required parameters that are optional in the endpoint. */
  readonly required?: readonly string[];
}

export type ToolName =
  | 'find_calendars'
  | 'day_status'
  | 'holidays'
  | 'business_days'
  | 'payment_schedule'
  | 'settlement_date'
  | 'fx_dates'
  | 'sessions'
  | 'changes';

export interface Context {
  readonly catalog: Catalog;
  /** The instant of the request, in milliseconds since 1970-01-01T00:00Z. */
  readonly nowMs: number;
}

export interface Answer {
  readonly contentType: string;
  /** Text, or its bytes if many clients get the same. */
  readonly body: string | Uint8Array;
  /**
   * What follows the text, if it is made piece by piece because that takes long: see `answer-pieces.ts`. Members of the
   * answer that are known only then are returned at the end.
   */
  readonly pieces?: Iterator<string, Partial<Answer> | undefined>;
  /**
   * The date that `today` or a default resolved to: the response may differ on another day, so caches must not store it. If absent,
   * the response depends only on the URL and the release.
   */
  readonly asOf?: string;
  /** The language of its names, if it has names. */
  readonly language?: string;
  /** The as-of release of the request, if any, and the part of the ETag that identifies program and data. */
  readonly of?: { readonly id: string; readonly version: string };
  /** The calendars that the key may see, if restricted: a part of the ETag. */
  readonly view?: string;
  /** The ETag follows its bytes, not the release: they are the same until a release that changes them. */
  readonly isTaggedByBytes?: true;
  /** The next `cursor` of a table, which goes into a header; null on the last page. */
  readonly next?: number | null;
}

export const JSON_TYPE = 'application/json; charset=utf-8';
export const CSV_TYPE = 'text/csv; charset=utf-8; header=present';
export const TEXT_TYPE = 'text/plain; charset=utf-8';

/**
 * Checks the types of one endpoint's schemas against each other and returns the common endpoint type. Adds the parameter `release`
 * to all endpoints, and to those with JSON only a `format` that refuses other formats.
 */
export function defineEndpoint<
  Path extends z.ZodObject,
  Query extends z.ZodObject,
  Response extends z.ZodType | undefined = undefined,
>(
  endpoint: Endpoint<Path, Query> & { readonly response?: Response },
): Endpoint & { readonly response: Response } {
  const { query, ...others } = endpoint as unknown as Endpoint;
  const { problems, response, csv } = others;
  const format = response ? jsonOnly : oneForm;
  const described: Endpoint = {
    ...others,
    query: query.extend('format' in query.shape ? { release } : { format, release }),
    // For an unknown release.
    problems: problems.includes(404) ? problems : [...problems, 404],
  };
  const whole = csv === undefined ? described : withByteOrderMark(described);
  return whole as Endpoint & { readonly response: Response };
}

/** The JSON response of an endpoint for a single date, also for endpoints that accept `dates`. */
export type AnswerOf<E extends { readonly response: z.ZodType }> = Exclude<
  z.output<E['response']>,
  { readonly results: unknown }
>;

/** Every table can begin with a byte order mark: Excel recognises UTF-8 by it when it opens a file by a double click. */
function withByteOrderMark(endpoint: Endpoint): Endpoint {
  return {
    ...endpoint,
    query: endpoint.query.extend({ bom }),
    answer(input, context) {
      const answer = endpoint.answer(input, context);
      if (input.query.bom !== 'true') return answer;
      if (answer.contentType === CSV_TYPE) return { ...answer, body: `\ufeff${answer.body}` };
      const read = `true was read together with format=${input.query.format}`;
      throw new Problem(
        'invalid_parameter',
        `bom: ${read}; expected format=csv, the only one that can have it`,
      );
    },
  };
}

/** The response in the requested format; only that format is made. */
export function inFormat(
  format: 'json' | 'csv' | 'text',
  forms: { readonly json: () => Answer; readonly csv: () => string; readonly text: () => string },
  asOf: string | undefined,
  language?: string,
): Answer {
  // Most responses have neither.
  if (asOf === undefined && language === undefined) return inForm(format, forms);
  const { contentType, body } = inForm(format, forms);
  if (asOf === undefined) return { contentType, body, language: language! };
  return language === undefined
    ? { contentType, body, asOf }
    : { contentType, body, asOf, language };
}

function inForm(format: 'json' | 'csv' | 'text', forms: Parameters<typeof inFormat>[1]): Answer {
  if (format === 'csv') return { contentType: CSV_TYPE, body: forms.csv() };
  return format === 'text' ? { contentType: TEXT_TYPE, body: forms.text() } : forms.json();
}

/** A JSON response: the data release, then the members of `fields`. */
export function json(catalog: Catalog, fields: object): Answer {
  return jsonText(catalog, JSON.stringify(fields).slice(1, -1));
}

/** A JSON response whose members after the data release are JSON text already. */
export function jsonText({ releaseJson }: Catalog, members: string): Answer {
  return { contentType: JSON_TYPE, body: `{"data_release":${releaseJson},${members}}` };
}
