import * as z from 'zod';
import { DATA_LICENSE } from '../text/license.js';
import type { Endpoint } from './endpoint.js';
import { ENDPOINTS } from './index.js';
import { DATES_TO_COME, IDS } from './openapi-descriptions.js';
import { otherPaths } from './openapi-other.js';
import { describedAs, isRequiredInDocument } from './parameters.js';
import { ProblemBody } from './schemas.js';

/** The OpenAPI 3.1 document, made from the schemas that validate parameters; tests check responses against them. */

type JsonObject = Record<string, unknown>;

const COMMON_PROBLEMS = [401, 403, 429];
const PROBLEM_WORDS: Readonly<Record<number, string>> = {
  400: 'Invalid request',
  401: 'The API key is missing or not valid',
  403: 'The scope of the API key does not allow this',
  404: 'No such calendar or data release',
  422: 'Outside the data’s coverage',
  429: 'Rate limited',
};
const HEADERS = {
  'x-data-release': {
    description: 'Id of the data release that produced the answer',
    schema: { type: 'string' },
  },
  'x-next-cursor': {
    description:
      'For a table with more pages: the cursor of the next request (/v1/changes, /v1/releases)',
    schema: { type: 'string' },
  },
  etag: {
    description: 'Strong; changes with the release, of a feed with its bytes',
    schema: { type: 'string' },
  },
  ratelimit: {
    description: 'Requests left (r) and seconds to the next window (t)',
    schema: { type: 'string' },
  },
  'ratelimit-policy': {
    description: 'Requests (q) per seconds (w) of this key',
    schema: { type: 'string' },
  },
};

/** The tags that group operations in viewers and generated clients, by the beginning of the path. */
const TAGS: readonly (readonly [string, string, string])[] = [
  ['/v1/calendars', 'Calendars', 'The calendars with their sources; feeds'],
  ['/v1/days', 'Days', 'The status of a day'],
  ['/v1/holidays', 'Holidays', 'Holidays, early closes and working weekend days'],
  ['/v1/business-days', 'Business days', 'Dates by business days'],
  ['/v1/fx', 'Foreign exchange', 'Value dates of currency pairs'],
  ['/v1/settlement', 'Markets', 'When trades settle, and when exchanges are open'],
  ['/v1/sessions', 'Markets', ''],
  ['/v1/changes', 'Releases', 'The changes of data releases; their files, which never change'],
  ['/v1/releases', 'Releases', ''],
];

/** Answers a URL of an endpoint as JSON; undefined if it has no answer. */
export type AnswerOf = (address: string) => unknown;

/**
 * The document; `serverVersion` is the version of the API. `answerOf` makes the example responses; if absent, there are none.
 */
export function openApiDocument(
  serverVersion: string,
  answerOf: AnswerOf = () => undefined,
): JsonObject {
  const components: JsonObject = {};
  const paths = Object.fromEntries(
    ENDPOINTS.flatMap((endpoint) => pathsOf(endpoint, components, answerOf)),
  );
  const problem = schemaOf(ProblemBody, 'output', components);
  const tags = new Map(
    TAGS.filter(([, , description]) => description !== '').map(([, name, text]) => [name, text]),
  );
  return {
    openapi: '3.1.0',
    info: {
      title: 'Kalends',
      version: serverVersion,
      description:
        'Business days, settlement days and holidays of country, settlement, exchange and bond calendars, with the provenance of every date. An unknown parameter is an error that names the nearest, and so is a repeated one. Names that begin with _ or utm_ are ignored, and so are calendars, mode, tz, lang and format=json where they have no effect. Spaces around values are removed; words are case-insensitive. Many endpoints also support format=csv and format=text, as their descriptions and `x-formats` say; the documented response is the JSON. With `release` every endpoint answers as of that data release. Responses have a strong ETag for conditional requests. /releases/ lists releases with their files, which never change. The same questions are tools of the Model Context Protocol (POST /mcp), with the same keys and limits.\n\n' +
        `${IDS}\n\n${DATES_TO_COME}`,
      license: {
        name: `${DATA_LICENSE.name} (the data; the program is MIT)`,
        url: DATA_LICENSE.url,
      },
    },
    externalDocs: {
      url: '/docs',
      description: 'The guide, and this document as a page with forms',
    },
    servers: [{ url: '/' }],
    tags: [
      ...[...tags].map(([name, description]) => ({ name, description })),
      { name: 'Service', description: 'Health, problem pages, key checks' },
    ],
    security: [{ bearer: [] }, { key: [] }],
    paths: { ...paths, '/v1/auth': { get: authOperation(components) }, ...otherPaths(problem) },
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'Authorization: Bearer <API_KEY>' },
        key: {
          type: 'apiKey',
          in: 'query',
          name: 'key',
          description: 'For feeds and spreadsheets',
        },
      },
      schemas: components,
    },
  };
}

/** An endpoint's path; the feed of a calendar, at the same path with a suffix, is a path and an operation of its own. */
function pathsOf(
  endpoint: Endpoint,
  components: JsonObject,
  answerOf: AnswerOf,
): [string, JsonObject][] {
  const path = endpoint.route.replaceAll(/:(\w+)/g, '{$1}');
  const own: [string, JsonObject] = [path, { get: operationOf(endpoint, components, answerOf) }];
  const { feed, response: _json, csv: _table, text: _value, ...others } = endpoint;
  if (!feed) return [own];
  const asFeed = operationOf({ ...others, ...feed, query: endpoint.query }, components, answerOf);
  return [own, [`${path}${feed.suffix}`, { get: asFeed }]];
}

function operationOf(
  endpoint: DescribedEndpoint,
  components: JsonObject,
  answerOf: AnswerOf,
): JsonObject {
  const formats = formatsOf(endpoint);
  const shown = Object.entries(formats).map(
    ([format, { type, description }]) => `format=${format} (${type}): ${description}.`,
  );
  return {
    operationId: endpoint.operationId,
    summary: endpoint.summary,
    description: [endpoint.description, ...shown].join('\n\n'),
    tags: [TAGS.find(([start]) => endpoint.route.startsWith(start))![1]],
    parameters: [
      ...parametersOf(endpoint.path, 'path', components),
      ...parametersOf(endpoint.query, 'query', components),
    ],
    responses: {
      200: {
        description: 'The response',
        headers: HEADERS,
        content: contentOf(endpoint, components, answerOf),
      },
      304: { description: 'Not modified: the ETag of If-None-Match is current' },
      ...Object.fromEntries(
        [...new Set([...endpoint.problems, ...COMMON_PROBLEMS])]
          .sort()
          .map((status) => [String(status), problemResponse(status, components)]),
      ),
    },
    ...(shown.length > 0 && { 'x-formats': formats }),
  };
}

/** Not an endpoint like the others: its only response is the status. */
function authOperation(components: JsonObject): JsonObject {
  const problems = COMMON_PROBLEMS.map(
    (status) => [String(status), problemResponse(status, components)] as const,
  );
  return {
    operationId: 'checkKey',
    summary: 'Whether a key allows a URL, for a cache in front',
    description: 'Does not count against the limit of the key.',
    tags: ['Service'],
    parameters: [
      {
        name: 'X-Original-URI',
        in: 'header',
        required: false,
        description: 'Path and query to check; without it, checks only whether the key is valid',
        schema: { type: 'string' },
        example: '/v1/calendars/EUR.ics',
      },
    ],
    responses: { 204: { description: 'The key allows it' }, ...Object.fromEntries(problems) },
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
  | 'example'
  | 'csv'
  | 'text'
  | 'problems'
>;

/** The formats of an endpoint in addition to JSON. */
function formatsOf({
  csv,
  text,
}: DescribedEndpoint): Record<string, { type: string; description: string }> {
  return {
    ...(csv !== undefined && { csv: { type: 'text/csv', description: csv } }),
    ...(text !== undefined && { text: { type: 'text/plain', description: text } }),
  };
}

/** One media type only: several would make the response type a union in generated clients. */
function contentOf(
  endpoint: DescribedEndpoint,
  components: JsonObject,
  answerOf: AnswerOf,
): JsonObject {
  if (endpoint.response) {
    const example = answerOf(endpoint.example ?? endpoint.route);
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
  return {
    description: PROBLEM_WORDS[status],
    content: { 'application/problem+json': { schema } },
  };
}

export function parametersOf(
  schema: z.ZodObject,
  location: 'path' | 'query',
  components: JsonObject,
): JsonObject[] {
  const object = schemaOf(schema, 'input', components) as {
    properties?: Record<string, JsonObject>;
    required?: string[];
  };
  return Object.entries(object.properties ?? {}).flatMap(
    ([name, { description, examples, default: preset, ...rest }]) => {
      const own = describedAs(schema.shape[name] as z.ZodType) ?? rest;
      // A parameter with one value needs no choice.
      if (name === 'format' && (own.enum as unknown[]).length === 1) return [];
      return {
        name,
        in: location,
        required:
          (object.required?.includes(name) ?? false) ||
          isRequiredInDocument(schema.shape[name] as z.ZodType),
        description,
        schema: { ...own, ...(preset !== undefined && { default: preset }) },
        ...examplesOf(examples as unknown[] | undefined),
      };
    },
  );
}

/** One example, or several by name, for viewers. */
function examplesOf(examples: readonly unknown[] = []): JsonObject {
  if (examples.length < 2) return examples.length === 0 ? {} : { example: examples[0] };
  return { examples: Object.fromEntries(examples.map((value) => [String(value), { value }])) };
}

/** A schema as JSON Schema; schemas with an id go into `components` and become references. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output', components: JsonObject): JsonObject {
  const {
    $schema: _dialect,
    $defs,
    ...own
  } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonObject;
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

/** Rewrites references to point into the document's components; ids are names there, not members. */
function withReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withReferences);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(
        ([name, member]) =>
          !(name === 'id' && typeof member === 'string') && !isNoBound(name, member),
      )
      .map(([name, member]) =>
        name === '$ref' && typeof member === 'string'
          ? [name, member.replace('#/$defs/', '#/components/schemas/')]
          : [name, withReferences(member)],
      ),
  );
}

/** Removes limits that are just the largest safe integers. */
function isNoBound(name: string, member: unknown): boolean {
  return (
    (name === 'minimum' || name === 'maximum') &&
    Math.abs(Number(member)) === Number.MAX_SAFE_INTEGER
  );
}
