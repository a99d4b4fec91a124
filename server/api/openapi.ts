import * as z from 'zod';
import { DATA_LICENSE } from '../text/license.js';
import type { Endpoint } from './endpoint.js';
import { ENDPOINTS } from './index.js';
import { EXAMPLES } from './openapi-examples.js';
import { otherPaths } from './openapi-other.js';
import { DATES_TO_COME, IDS } from './openapi-words.js';
import { describedAs } from './parameters.js';
import { ProblemBody } from './schemas.js';

/** The OpenAPI 3.1 document, made from the schemas that validate the parameters and that the tests hold answers to. */

type JsonObject = Record<string, unknown>;

const COMMON_PROBLEMS = [401, 403, 429];
const PROBLEM_WORDS: Readonly<Record<number, string>> = {
  400: 'Invalid request',
  401: 'The API key is missing or not valid',
  403: 'The API key is for feeds alone',
  404: 'No such calendar or data release',
  422: 'Outside the data’s coverage',
  429: 'Rate limited',
};
const HEADERS = {
  'x-data-release': { description: 'Id of the data release that produced the answer', schema: { type: 'string' } },
  'x-next-cursor': {
    description: 'Of a table that goes on: the cursor of the next request (/v1/changes, /v1/releases)',
    schema: { type: 'string' },
  },
  etag: { description: 'Strong; changes with the release', schema: { type: 'string' } },
  ratelimit: { description: 'Requests left (r) and seconds to the next window (t)', schema: { type: 'string' } },
  'ratelimit-policy': { description: 'Requests (q) per seconds (w) of this key', schema: { type: 'string' } },
};

/** By the beginning of a path, the groups in which renderers show operations and generators put them. */
const TAGS: readonly (readonly [string, string, string])[] = [
  ['/v1/calendars', 'Calendars', 'Which calendars there are, and what they rest on; feeds'],
  ['/v1/days', 'Days', 'What a day is'],
  ['/v1/holidays', 'Holidays', 'Holidays, early closes and working weekend days'],
  ['/v1/business-days', 'Business days', 'Dates by business days'],
  ['/v1/fx', 'Foreign exchange', 'Value dates of currency pairs'],
  ['/v1/settlement', 'Markets', 'When trades settle, and when exchanges are open'],
  ['/v1/sessions', 'Markets', ''],
  ['/v1/changes', 'Releases', 'What releases of the data changed; their files, which never change'],
  ['/v1/releases', 'Releases', ''],
];

/** What an endpoint answers to an address, as JSON; undefined where it has no answer. */
export type AnswerOf = (address: string) => unknown;

/**
 * The document; `serverVersion` is that of the interface. `answerOf` makes the examples of answers; absent: there are
 * none.
 */
export function openApiDocument(serverVersion: string, answerOf: AnswerOf = () => undefined): JsonObject {
  const components: JsonObject = {};
  const paths = Object.fromEntries(ENDPOINTS.flatMap((endpoint) => pathsOf(endpoint, components, answerOf)));
  const problem = schemaOf(ProblemBody, 'output', components);
  const tags = new Map(TAGS.filter(([, , description]) => description !== '').map(([, name, text]) => [name, text]));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Kalends',
      version: serverVersion,
      description:
        'Business days, settlement days and holidays of country, settlement, exchange and bond calendars, with the provenance of every date. A parameter that an endpoint does not know is refused with the nearest name, and so is a repeated one; names that begin with _ or utm_ pass, and calendars, mode, tz, lang and format=json pass where they mean nothing. Spaces around values are taken away; words are read in any case. Many endpoints answer format=csv (text/csv) and format=text (text/plain) too: their descriptions tell how, and `x-formats`; what is described as the answer is the JSON, so that clients made from this document have one type for it. With `release` every endpoint answers as that data release did. Answers carry a strong ETag and are answered 304 when nothing changed. /releases/ lists the releases whose files can be fetched; they never change. 405 answers every method but GET and HEAD. The same questions can be asked as tools of the Model Context Protocol, by POST to /mcp, with the same keys and limits.\n\n' +
        `${IDS}\n\n${DATES_TO_COME}`,
      license: { name: `${DATA_LICENSE.name} (the data; the program is MIT)`, url: DATA_LICENSE.url },
    },
    externalDocs: { url: '/docs', description: 'The guide, with this document as a page to read and to try' },
    servers: [{ url: '/' }],
    tags: [
      ...[...tags].map(([name, description]) => ({ name, description })),
      { name: 'Service', description: 'Whether it answers, what its problems mean, whether a key is right' },
    ],
    security: [{ bearer: [] }, { key: [] }],
    paths: { ...paths, '/v1/auth': { get: authOperation(components) }, ...otherPaths(problem) },
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'Authorization: Bearer <API_KEY>' },
        key: { type: 'apiKey', in: 'query', name: 'key', description: 'For feeds and spreadsheets' },
      },
      schemas: components,
    },
  };
}

/** An endpoint's path; the feed of a calendar, which has its address behind it, is a path and an operation of its own. */
function pathsOf(endpoint: Endpoint, components: JsonObject, answerOf: AnswerOf): [string, JsonObject][] {
  const path = endpoint.route.replaceAll(/:(\w+)/g, '{$1}');
  const own: [string, JsonObject] = [path, { get: operationOf(endpoint, components, answerOf) }];
  const { feed, response: _json, csv: _table, text: _value, ...others } = endpoint;
  if (!feed) return [own];
  const asFeed = operationOf({ ...others, ...feed, query: endpoint.query }, components, answerOf);
  return [own, [`${path}${feed.suffix}`, { get: asFeed }]];
}

function operationOf(endpoint: DescribedEndpoint, components: JsonObject, answerOf: AnswerOf): JsonObject {
  const formats = formatsOf(endpoint);
  const told = Object.entries(formats).map(
    ([format, { type, description }]) => `format=${format} (${type}): ${description}.`,
  );
  return {
    operationId: endpoint.operationId,
    summary: endpoint.summary,
    description: [endpoint.description, ...told].join('\n\n'),
    tags: [TAGS.find(([start]) => endpoint.route.startsWith(start))![1]],
    parameters: [
      ...parametersOf(endpoint.path, 'path', components),
      ...parametersOf(endpoint.query, 'query', components),
    ],
    responses: {
      200: { description: 'The answer', headers: HEADERS, content: contentOf(endpoint, components, answerOf) },
      304: { description: 'Not modified: the ETag of If-None-Match still holds' },
      ...Object.fromEntries(
        [...new Set([...endpoint.problems, ...COMMON_PROBLEMS])]
          .sort()
          .map((status) => [String(status), problemResponse(status, components)]),
      ),
    },
    ...(told.length > 0 && { 'x-formats': formats }),
  };
}

/** No endpoint like the others: it has no answer but its status. */
function authOperation(components: JsonObject): JsonObject {
  const problems = COMMON_PROBLEMS.map((status) => [String(status), problemResponse(status, components)] as const);
  return {
    operationId: 'checkKey',
    summary: 'Whether a key opens an address, for a cache in front',
    description: 'Counts nothing against the limit of the key.',
    tags: ['Service'],
    parameters: [
      {
        name: 'X-Original-URI',
        in: 'header',
        required: false,
        description: 'Path and query that the key is to open; without it, whether there is such a key',
        schema: { type: 'string' },
        example: '/v1/calendars/EUR.ics',
      },
    ],
    responses: { 204: { description: 'It does' }, ...Object.fromEntries(problems) },
  };
}

type DescribedEndpoint = Pick<
  Endpoint,
  | 'route'
  | 'operationId'
  | 'summary'
  | 'description'
  | 'path'
  | 'query'
  | 'response'
  | 'media'
  | 'csv'
  | 'text'
  | 'problems'
>;

/** The formats of an endpoint beside JSON. */
function formatsOf({ csv, text }: DescribedEndpoint): Record<string, { type: string; description: string }> {
  return {
    ...(csv !== undefined && { csv: { type: 'text/csv', description: csv } }),
    ...(text !== undefined && { text: { type: 'text/plain', description: text } }),
  };
}

/** One media type: several would make the type of the answer a choice between them. */
function contentOf(endpoint: DescribedEndpoint, components: JsonObject, answerOf: AnswerOf): JsonObject {
  if (endpoint.response) {
    const example = answerOf(EXAMPLES[endpoint.route] ?? endpoint.route);
    const schema = schemaOf(endpoint.response, 'output', components);
    return { 'application/json': { schema, ...(example !== undefined && { example }) } };
  }
  return Object.fromEntries(
    Object.entries(endpoint.media ?? {}).map(([type, description]) => [
      type,
      { schema: { type: 'string', description } },
    ]),
  );
}

function problemResponse(status: number, components: JsonObject): JsonObject {
  const schema = schemaOf(ProblemBody, 'output', components);
  return { description: PROBLEM_WORDS[status], content: { 'application/problem+json': { schema } } };
}

export function parametersOf(schema: z.ZodObject, place: 'path' | 'query', components: JsonObject): JsonObject[] {
  const object = schemaOf(schema, 'input', components) as {
    properties?: Record<string, JsonObject>;
    required?: string[];
  };
  return Object.entries(object.properties ?? {}).flatMap(
    ([name, { description, examples, default: preset, ...rest }]) => {
      const own = describedAs(schema.shape[name] as z.ZodType) ?? rest;
      // Nobody has a choice to make there.
      if (name === 'format' && (own.enum as unknown[]).length === 1) return [];
      return {
        name,
        in: place,
        required: object.required?.includes(name) ?? false,
        description,
        schema: { ...own, ...(preset !== undefined && { default: preset }) },
        ...examplesOf(examples as unknown[] | undefined),
      };
    },
  );
}

/** One example, or several by name: what renderers show. */
function examplesOf(examples: readonly unknown[] = []): JsonObject {
  if (examples.length < 2) return examples.length === 0 ? {} : { example: examples[0] };
  return { examples: Object.fromEntries(examples.map((value) => [String(value), { value }])) };
}

/** A schema as JSON Schema; the schemas with an id go into `components` and are referred to. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output', components: JsonObject): JsonObject {
  const { $schema: _dialect, $defs, ...own } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonObject;
  for (const [id, definition] of Object.entries(($defs as JsonObject | undefined) ?? {})) {
    components[id] = withReferences(definition);
  }
  if (typeof own.id === 'string') {
    const { id, ...definition } = own;
    components[id as string] = withReferences(definition);
    return { $ref: `#/components/schemas/${id as string}` };
  }
  return withReferences(own) as JsonObject;
}

/** References into the document's components; ids are names there, not members. */
function withReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withReferences);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, member]) => !(name === 'id' && typeof member === 'string') && !isNoBound(name, member))
      .map(([name, member]) =>
        name === '$ref' && typeof member === 'string'
          ? [name, member.replace('#/$defs/', '#/components/schemas/')]
          : [name, withReferences(member)],
      ),
  );
}

/** The largest integers of the language bound nothing. */
function isNoBound(name: string, member: unknown): boolean {
  return (name === 'minimum' || name === 'maximum') && Math.abs(Number(member)) === Number.MAX_SAFE_INTEGER;
}
