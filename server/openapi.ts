import * as z from 'zod';
import { DATA_LICENSE } from './core/license.js';
import type { Endpoint } from './endpoints/endpoint.js';
import { ENDPOINTS } from './endpoints/index.js';
import { describedAs } from './endpoints/parameters.js';
import { ProblemBody } from './endpoints/schemas.js';
import { FEAST_RECORD } from './feast-record.js';
import { feastRecordText } from './feast-record-text.js';

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

const DATES_TO_COME = [
  'What words mean here. `close_time` is the end of continuous trading in local time; a closing auction may follow. A weekday whose hours are shorter all year is no early close: its days are `open`, and the hour is in `regular_closes` of the calendar. A session that counts for the trade date of the next day does not make its own day a business day (United States holidays at CME, weekends in Moscow, holidays in Osaka), and a ceremonial session on a holiday (Diwali in Mumbai) does not either.',
  'Dates to come that an authority announces later are computed and `estimated`: Islamic months by the calendar or the criterion of sighting that the authority follows, Hindu, Buddhist and Sikh feasts by true positions of sun and moon at the place that it reckons for, equinoxes and Chinese dates by astronomy. `may_move_days` tells by how many days such a date may differ from the announced one, by the record of the method since 1990: 0 where every announced date was met, 1 where dates at the edge of the rule fell on the neighbouring day, 2 where an authority went further or no record of the place is kept. Days that governments choose year by year, such as bridge days and exchanged working days, are not computed; the `note` of a calendar names what it leaves out.',
  feastRecordText(FEAST_RECORD),
].join('\n\n');

const IDS =
  'Ids of calendars are those of standards, in any case. A country is its ISO 3166-1 code (`DE`), a subdivision `CC:SUB` (`DE:BY`) and a part of it `CC:SUB-PART` (`DE:BY-A`). Settlement in the large-value payment system of a currency is its ISO 4217 code (`EUR` for T2, `USD` for Fedwire), another payment scheme `CUR:NAME` (`INR:RTGS`), securities settlement of a market `MIC:SETTLEMENT` (`XNYS:SETTLEMENT`). An exchange is its ISO 10383 MIC (`XNYS`), a product group with days of its own `MIC:GROUP` (`XCME:EQUITY`). Bonds are `CUR:BOND` (`USD:BOND`), a reference rate `CUR:NAME` (`USD:SOFR`). Former and other common ids are `aliases`, answered as the calendar’s own id. GET /v1/calendars?q= finds a calendar by whatever people call it.';

/** The document; `serverVersion` is that of the interface. */
export function openApiDocument(serverVersion: string): JsonObject {
  const components: JsonObject = {};
  const paths = Object.fromEntries(ENDPOINTS.flatMap((endpoint) => pathsOf(endpoint, components)));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Kalends',
      version: serverVersion,
      description:
        'Business days, settlement days and holidays of country, settlement, exchange and bond calendars, with the provenance of every date. A parameter that an endpoint does not know is refused with the nearest name, and so is a repeated one; names that begin with _ or utm_ pass, and calendars, mode, tz, lang and format=json pass where they mean nothing. Spaces around values are taken away; words are read in any case. Answers carry a strong ETag and are answered 304 when nothing changed. /releases/ lists the releases whose files (CSV, iCalendar, manifest.json) can be fetched under /releases/{release id}/; they never change. 405 answers every method but GET and HEAD.\n\n' +
        `${IDS}\n\n${DATES_TO_COME}`,
      license: { name: `${DATA_LICENSE.name} (the data; the program is MIT)`, url: DATA_LICENSE.url },
    },
    servers: [{ url: '/' }],
    security: [{ bearer: [] }, { key: [] }],
    paths: { ...paths, '/v1/auth': { get: authOperation(components) } },
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'Authorization: Bearer <API_KEY>' },
        key: { type: 'apiKey', in: 'query', name: 'key', description: 'For feeds and spreadsheets' },
      },
      schemas: components,
    },
  };
}

function pathsOf(endpoint: Endpoint, components: JsonObject): [string, JsonObject][] {
  const path = endpoint.route.replaceAll(/:(\w+)/g, '{$1}');
  return [[path, { get: operationOf(endpoint, components) }]];
}

function operationOf(endpoint: Endpoint, components: JsonObject): JsonObject {
  return {
    operationId: endpoint.operationId,
    summary: endpoint.summary,
    description: endpoint.description,
    parameters: [
      ...parametersOf(endpoint.path, 'path', components),
      ...parametersOf(endpoint.query, 'query', components),
    ],
    responses: {
      200: { description: 'The answer', headers: HEADERS, content: contentOf(endpoint, components) },
      304: { description: 'Not modified: the ETag of If-None-Match still holds' },
      ...Object.fromEntries(
        [...new Set([...endpoint.problems, ...COMMON_PROBLEMS])]
          .sort()
          .map((status) => [String(status), problemResponse(status, components)]),
      ),
    },
  };
}

/** No endpoint like the others: it has no answer but its status. */
function authOperation(components: JsonObject): JsonObject {
  const problems = COMMON_PROBLEMS.map((status) => [String(status), problemResponse(status, components)] as const);
  return {
    operationId: 'checkKey',
    summary: 'Whether a key opens an address, for a cache in front',
    description: 'Counts nothing against the limit of the key.',
    parameters: [
      {
        name: 'X-Original-URI',
        in: 'header',
        required: false,
        description: 'Path and query that the key is to open; without it, whether there is such a key',
        schema: { type: 'string' },
      },
    ],
    responses: { 204: { description: 'It does' }, ...Object.fromEntries(problems) },
  };
}

function contentOf(endpoint: Endpoint, components: JsonObject): JsonObject {
  return {
    ...(endpoint.response && { 'application/json': { schema: schemaOf(endpoint.response, 'output', components) } }),
    ...(endpoint.csv && { 'text/csv': { schema: { type: 'string', description: endpoint.csv } } }),
    ...(endpoint.text && { 'text/plain': { schema: { type: 'string', description: endpoint.text } } }),
    ...Object.fromEntries(
      Object.entries(endpoint.media ?? {}).map(([type, description]) => [
        type,
        { schema: { type: 'string', description } },
      ]),
    ),
  };
}

function problemResponse(status: number, components: JsonObject): JsonObject {
  const schema = schemaOf(ProblemBody, 'output', components);
  return { description: PROBLEM_WORDS[status], content: { 'application/problem+json': { schema } } };
}

function parametersOf(schema: z.ZodObject, place: 'path' | 'query', components: JsonObject): JsonObject[] {
  const object = schemaOf(schema, 'input', components) as {
    properties?: Record<string, JsonObject>;
    required?: string[];
  };
  return Object.entries(object.properties ?? {}).map(([name, { description, examples, default: preset, ...rest }]) => ({
    name,
    in: place,
    required: object.required?.includes(name) ?? false,
    description,
    schema: {
      ...(describedAs(schema.shape[name] as z.ZodType) ?? rest),
      ...(preset !== undefined && { default: preset }),
      ...(examples !== undefined && { examples }),
    },
  }));
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
      .filter(([name, member]) => !(name === 'id' && typeof member === 'string'))
      .map(([name, member]) =>
        name === '$ref' && typeof member === 'string'
          ? [name, member.replace('#/$defs/', '#/components/schemas/')]
          : [name, withReferences(member)],
      ),
  );
}
