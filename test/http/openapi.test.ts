import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ENDPOINTS } from '../../server/api/index.js';
import {
  addressOf,
  type Document,
  examplesOf,
  type Json,
  rightValues,
} from '../helpers/document.js';
import { sampled, some } from '../helpers/needs.js';
import { startServer, type TestServer } from '../helpers/server.js';

/** /openapi.json: its shape, that it describes the contract, and that the server does what it describes. */

/** Section 4 of the contract: what may be sent, with ! where it must be, and the statuses of errors. */
const CONTRACT: Record<string, { parameters: string; errors: number[] }> = {
  '/v1/calendars': { parameters: 'kind q country currency limit format', errors: [400, 422, 429] },
  '/v1/calendars/{id}': { parameters: 'id! from to kind lang', errors: [404] },
  '/v1/calendars/{id}.ics': { parameters: 'id! from to kind lang', errors: [404] },
  '/v1/calendars.ics': { parameters: 'calendars! from to kind lang', errors: [400, 422, 429] },
  '/v1/days/{date}': {
    parameters: 'date! calendars! mode lang tz format field',
    errors: [400, 422, 429],
  },
  '/v1/days': {
    parameters: 'dates from to calendars! mode lang include tz format field',
    errors: [400, 422, 429],
  },
  '/v1/holidays': {
    parameters: 'calendars! lang include kind tz format from to days',
    errors: [400, 422, 429],
  },
  '/v1/holidays/next': {
    parameters: 'calendars! lang include kind tz format from n',
    errors: [400, 422, 429],
  },
  '/v1/business-days/next': {
    parameters: 'date dates calendars! mode inclusive tz format',
    errors: [400, 422, 429],
  },
  '/v1/business-days/previous': {
    parameters: 'date dates calendars! mode inclusive tz format',
    errors: [400, 422, 429],
  },
  '/v1/business-days/add': {
    parameters: 'date dates n! calendars! mode tz format',
    errors: [400, 422, 429],
  },
  '/v1/business-days/count': {
    parameters: 'from to dates calendars! mode tz format',
    errors: [400, 422, 429],
  },
  '/v1/business-days/adjust': {
    parameters: 'date dates convention! calendars! mode tz format',
    errors: [400, 422, 429],
  },
  '/v1/business-days/schedule': {
    parameters:
      'start! end count frequency! roll end_of_month direction stub convention termination_convention calendars! mode tz format',
    errors: [400, 422, 429],
  },
  '/v1/business-days/list': {
    parameters: 'from! to n only calendars! mode tz format',
    errors: [400, 422, 429],
  },
  '/v1/business-days/number': {
    parameters: 'date dates of calendars! mode tz format',
    errors: [400, 422, 429],
  },
  '/v1/business-days/year-fraction': {
    parameters: 'from! to! day_count! frequency termination calendars mode tz format',
    errors: [400, 422, 429],
  },
  '/v1/fx/spot': { parameters: 'pair! date dates tenor tz format', errors: [400, 422, 429] },
  '/v1/settlement': {
    parameters: 'market! trade_date dates instrument tz format',
    errors: [400, 422, 429],
  },
  '/v1/sessions': { parameters: 'calendars! from to days tz format', errors: [400, 422, 429] },
  '/v1/sessions/now': { parameters: 'calendars at format', errors: [400, 429] },
  '/v1/fx/ladder': { parameters: 'pair! date at tz format', errors: [400, 422, 429] },
  '/v1/fx/value-date': {
    parameters: 'pair! value_date dates at tz format',
    errors: [400, 422, 429],
  },
  '/v1/fx/fixing': {
    parameters: 'pair! value_date dates date tenor tz format',
    errors: [400, 422, 429],
  },
  '/v1/fx/option': { parameters: 'pair! tenor! date dates at tz format', errors: [400, 422, 429] },
  '/v1/changes': {
    parameters: 'since calendars from to kind change_type what lang tz format limit cursor',
    errors: [400, 422, 429],
  },
  '/v1/releases.atom': { parameters: 'calendars lang', errors: [400, 429] },
  '/v1/releases': { parameters: 'since calendars format limit cursor', errors: [400, 422, 429] },
};
const TABLES = [
  '/v1/calendars',
  '/v1/days/{date}',
  '/v1/holidays',
  '/v1/holidays/next',
  '/v1/changes',
  '/v1/sessions',
  '/v1/sessions/now',
];
/** The first column of tables that begin with neither calendar nor calendars. */
const FIRST_COLUMNS: Record<string, string> = {
  '/v1/releases': 'id,',
  '/v1/settlement': 'market,',
};
/** A market that has the instrument. */
const MARKETS: Record<string, string> = {
  equity: 'XNYS',
  equity_t0: 'XNSE',
  b_share: 'XSHG',
  option_premium: 'XCBO',
  government_bond: 'XTAE',
  corporate_bond: 'XTAE',
};
/** What has no JSON, and the media type that it has instead. */
const NO_JSON: Record<string, string> = {
  '/v1/calendars/{id}.ics': 'text/calendar',
  '/v1/calendars.ics': 'text/calendar',
  '/v1/releases.atom': 'application/atom+xml',
};
/** What has no single value and no list of values. */
const NO_TEXT = ['/v1/calendars', '/v1/changes', '/v1/releases', '/v1/sessions'];

let server: TestServer;
let document: Document;
test.before(async () => {
  server = await startServer();
  document = await server.json<Document>('/openapi.json');
});
test.after(() => server.close());

function* nodes(value: unknown): Generator<Json> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Json;
  for (const member of Object.values(value)) yield* nodes(member);
}

test('OpenAPI 3.1 in shape', () => {
  assert.match(document.openapi, /^3\.1\.\d+$/);
  assert.type(document.info.title, 'string');
  assert.is(document.info.version, '1.0.0', 'the version of the interface');
  const operationIds = new Set<string>();
  for (const [path, item] of Object.entries(document.paths)) {
    assert.match(path, /^\//);
    for (const [method, operation] of Object.entries(item)) {
      assert.is(method, 'get', 'the service is read-only');
      assert.ok(!operationIds.has(operation.operationId), operation.operationId);
      operationIds.add(operation.operationId);
      assert.ok(operation.summary.length > 0);
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);
      const declared = operation.parameters.filter((parameter) => parameter.in === 'path');
      assert.equal(
        declared.map(({ name, required }) => `${name} ${required}`),
        inPath.map((name) => `${name} true`),
      );
      const keys = operation.parameters.map((parameter) => `${parameter.in} ${parameter.name}`);
      assert.is(new Set(keys).size, keys.length, 'no parameter twice');
      for (const parameter of operation.parameters) {
        assert.ok(['path', 'query', 'header'].includes(parameter.in));
        assert.type(parameter.schema, 'object');
        assert.ok(
          (parameter.description ?? '').length > 0,
          `${path} ${parameter.name} is described`,
        );
      }
      for (const [status, response] of Object.entries(operation.responses)) {
        assert.match(status, /^[1-5]\d\d$/);
        assert.ok(response.description?.length > 0, `${path} ${status}`);
        for (const content of Object.values(response.content ?? {}))
          assert.type(content.schema, 'object');
      }
    }
  }
});

test('every reference resolves, and no schema is left over', () => {
  const used = new Set<string>();
  for (const node of nodes(document)) {
    if (!('$ref' in node)) continue;
    const steps = String(node.$ref).split('/');
    assert.is(steps[0], '#');
    let at: unknown = document;
    for (const step of steps.slice(1)) at = (at as Json)?.[step];
    assert.ok(at !== undefined, String(node.$ref));
    used.add(steps.at(-1)!);
  }
  assert.equal(Object.keys(document.components.schemas).sort(), [...used].sort());
});

test('no member that JSON Schema does not know in this place', () => {
  for (const node of nodes(document)) {
    assert.ok(
      !('$defs' in node) &&
        !('definitions' in node) &&
        !('$schema' in node) &&
        !('nullable' in node),
    );
  }
});

/** All but the one that has no answer but its status: test/http/auth-check.test.ts. */
const answered = () => Object.entries(document.paths).filter(([path]) => path !== '/v1/auth');

test('both ways of sending the key', () => {
  const schemes = Object.values(document.components.securitySchemes);
  assert.ok(schemes.some(({ type, scheme }) => type === 'http' && scheme === 'bearer'));
  assert.ok(
    schemes.some(
      ({ type, name, in: place }) => type === 'apiKey' && name === 'key' && place === 'query',
    ),
  );
  const named = document.security.flatMap((alternative) => Object.keys(alternative)).sort();
  assert.equal(named, Object.keys(document.components.securitySchemes).sort(), 'one or the other');
});

test('every operation of the contract with its parameters and errors', () => {
  assert.equal(
    answered()
      .map(([path]) => path)
      .filter((path) => path.startsWith('/v1/'))
      .sort(),
    Object.keys(CONTRACT).sort(),
  );
  for (const [path, { parameters, errors }] of Object.entries(CONTRACT)) {
    const operation = document.paths[path]!.get!;
    const described = operation.parameters.map(({ name, required }) =>
      required ? `${name}!` : name,
    );
    for (const expected of parameters.split(' '))
      assert.ok(described.includes(expected), `${path} lacks ${expected}`);
    for (const status of [200, 401, ...errors])
      assert.ok(String(status) in operation.responses, `${path} ${status}`);
    assert.ok((NO_JSON[path] ?? 'application/json') in operation.responses[200]!.content!);
    for (const [status, { content }] of Object.entries(operation.responses)) {
      if (Number(status) >= 400)
        assert.equal(Object.keys(content!), ['application/problem+json'], `${path} ${status}`);
    }
    assert.is(
      Object.keys(operation.responses[200]!.content!).length,
      1,
      `${path}: one type of answer`,
    );
    const hasFormat = parameters.includes('format');
    const { csv, text } = operation['x-formats'] ?? {};
    assert.is(csv?.type, hasFormat ? 'text/csv' : undefined, `${path} csv`);
    assert.is(
      text?.type,
      hasFormat && !NO_TEXT.includes(path) ? 'text/plain' : undefined,
      `${path} text`,
    );
    for (const format of [csv, text])
      assert.ok(!format || operation.description!.includes(format.description), path);
  }
});

test('the columns of every table are described, as they are', async () => {
  for (const [path, { parameters }] of Object.entries(CONTRACT)) {
    if (!parameters.includes('format')) continue;
    const { description } = document.paths[path]!.get!['x-formats']!.csv!;
    const response = await server.get(addressOf(document, path, { format: 'csv' }));
    const header = (await response.text()).split('\r\n')[0]!;
    assert.ok(description.startsWith(header), `${path}: ${description} does not tell ${header}`);
    const first = FIRST_COLUMNS[path] ?? (TABLES.includes(path) ? 'calendar,' : 'calendars,');
    assert.ok(header.startsWith(first), `${path}: ${first} first`);
  }
});

test('the defaults and choices of the contract', () => {
  const parameter = (path: string, name: string) =>
    document.paths[path]!.get!.parameters.find((candidate) => candidate.name === name)!;
  const defaultOf = (path: string, name: string) => {
    const { schema, description = '' } = parameter(path, name);
    return schema.default === undefined
      ? /Default ([\w-]+)/.exec(description)?.[1]
      : String(schema.default);
  };
  assert.equal(parameter('/v1/days/{date}', 'mode').schema.enum, ['all', 'any']);
  assert.equal(parameter('/v1/days/{date}', 'format').schema.enum, ['json', 'csv', 'text']);
  assert.equal(parameter('/v1/holidays', 'include').schema.enum, ['sources']);
  assert.is(defaultOf('/v1/days/{date}', 'mode'), 'all');
  assert.is(defaultOf('/v1/days/{date}', 'tz'), 'UTC');
  assert.is(defaultOf('/v1/days/{date}', 'lang'), 'en');
  assert.is(defaultOf('/v1/days/{date}', 'field'), 'is_business_day');
  assert.is(defaultOf('/v1/business-days/next', 'inclusive'), 'false');
  assert.is(defaultOf('/v1/holidays/next', 'from'), 'today');
  assert.is(defaultOf('/v1/holidays/next', 'n'), '10');
  assert.is(defaultOf('/v1/changes', 'limit'), '100');
  assert.is(defaultOf('/v1/releases', 'limit'), '20');
});

sampled('every parameter accepts every documented value', async () => {
  const all = answered().flatMap(([path, { get }]) =>
    get!.parameters.flatMap((parameter) =>
      rightValues(parameter).map((value) => [path, parameter, value] as const),
    ),
  );
  for (const [path, parameter, value] of some(all, 7)) {
    const isText = value === 'text' || parameter.name === 'field';
    const isSingle = isText && !path.startsWith('/v1/business-days');
    // Counted from one day to each of many.
    const isOneEnd = parameter.name === 'dates' && path.endsWith('/count');
    const address = addressOf(document, path, {
      [parameter.name]: value,
      ...(isText && { format: 'text' }),
      ...(parameter.name === 'bom' && { format: 'csv' }),
      ...(isSingle && { calendars: 'XNYS' }),
      ...(isOneEnd && { from: '2026-01-01' }),
      ...(value === 'WED' && { frequency: '1W' }),
      // No stub is left by whole years.
      ...(parameter.name === 'stub' && value === 'none' && { end: '2027-01-01' }),
      ...(path.endsWith('/year-fraction') && /ICMA|365L/.test(value) && { frequency: '1Y' }),
      ...(path.endsWith('/year-fraction') && value === 'BUS/252' && { calendars: 'XNYS' }),
      ...(parameter.name === 'instrument' && { market: MARKETS[value]! }),
    });
    const response = await server.get(address, { redirect: 'follow' });
    const text = await response.text();
    assert.is(response.status, 200, `${address}: ${text.slice(0, 300)}`);
  }
});

test('every parameter is really read: nonsense in it is refused, with its name', async () => {
  for (const [path, { get }] of answered()) {
    for (const { name } of get!.parameters) {
      // Anything may be looked for; files are not there or are.
      if (name === 'q' || path.startsWith('/releases/') || path.startsWith('/problems/')) continue;
      const response = await server.get(addressOf(document, path, { [name]: '!' }));
      const { detail } = (await response.json()) as { detail: string };
      assert.ok([400, 404].includes(response.status), `${path} ${name}: ${response.status}`);
      assert.ok(detail.includes('"!"'), `${path} ${name}: ${detail}`);
    }
  }
});

test('every member of an answer is described, and every required one is there', async () => {
  const resolve = (schema: Json): Json =>
    '$ref' in schema
      ? document.components.schemas[String(schema.$ref).split('/').at(-1)!]!
      : schema;
  const check = (schema: Json, value: unknown, where: string): void => {
    const { type, properties, required, items, anyOf } = resolve(schema) as {
      type?: string;
      properties?: Record<string, Json>;
      required?: string[];
      items?: Json;
      anyOf?: Json[];
    };
    if (anyOf) {
      const fits = (option: Json) =>
        ((resolve(option).required as string[] | undefined) ?? []).every(
          (name) => name in (value as Json),
        );
      const options =
        value === null ? [] : anyOf.filter((option) => resolve(option).type !== 'null');
      const fitting = options.length > 1 ? options.find(fits) : options[0];
      assert.ok(fitting || value === null, `${where} is none of what is described`);
      if (fitting) check(fitting, value, where);
    } else if (type === 'object' && properties) {
      for (const name of required ?? [])
        assert.ok(name in (value as Json), `${where} lacks ${name}`);
      for (const [name, member] of Object.entries(value as Json)) {
        assert.ok(properties[name], `${where}.${name} is not described`);
        check(properties[name]!, member, `${where}.${name}`);
      }
    } else if (type === 'array' && items) {
      for (const item of value as unknown[]) check(items, item, `${where}[]`);
    }
  };
  for (const [path, { get }] of answered()) {
    if (!('application/json' in get!.responses[200]!.content!)) continue;
    const body: unknown = await (
      await server.get(addressOf(document, path), { redirect: 'follow' })
    ).json();
    const many = get!.parameters.some(({ name, required }) => name === 'dates' && !required);
    const from = path.endsWith('/count') ? { from: '2026-01-01' } : {};
    const schema = get!.responses[200]!.content!['application/json']!.schema;
    if (many)
      check(
        schema,
        await server.json(addressOf(document, path, { dates: '2026-12-24,2026-12-25', ...from })),
        path,
      );
    check(get!.responses[200]!.content!['application/json']!.schema, body, path);
  }
  const problem = (await (await server.get('/v1/nothing')).json()) as Json;
  check({ $ref: '#/components/schemas/Problem' }, problem, 'Problem');
});

test('integers are integers, with bounds that mean something', () => {
  const named = new Map<string, Set<string>>();
  for (const { get } of Object.values(document.paths)) {
    for (const { name, schema } of get!.parameters) {
      named.set(name, (named.get(name) ?? new Set()).add(String(schema.type)));
    }
  }
  for (const name of ['n', 'days', 'limit', 'cursor', 'count', 'year']) {
    assert.equal([...named.get(name)!], ['integer'], name);
  }
  for (const node of nodes(document)) {
    for (const bound of [node.minimum, node.maximum]) {
      assert.ok(
        bound === undefined || Math.abs(Number(bound)) < 1_000_000,
        JSON.stringify(node).slice(0, 100),
      );
    }
  }
});

test('every operation has a tag that is described, and every parameter an example that fits it', () => {
  const tags = document.tags.map(({ name }) => name);
  assert.equal(tags, [...new Set(tags)]);
  const used = Object.values(document.paths).flatMap(({ get }) => get!.tags);
  assert.equal([...new Set(used)].sort(), [...tags].sort());
  for (const [path, { get }] of Object.entries(document.paths)) {
    for (const parameter of get!.parameters) {
      const { name, schema, example, examples } = parameter;
      assert.ok(
        example === undefined || examples === undefined,
        `${path} ${name}: one form of examples`,
      );
      const shown = examplesOf(parameter);
      assert.ok(shown.length > 0 || schema.enum, `${path} ${name} shows nothing`);
      for (const value of shown) {
        assert.is(typeof value, schema.type === 'integer' ? 'number' : 'string', `${path} ${name}`);
        if (schema.pattern)
          assert.match(String(value), new RegExp(schema.pattern), `${path} ${name}`);
        if (schema.minimum !== undefined)
          assert.ok(Number(value) >= schema.minimum, `${path} ${name}`);
        if (schema.maximum !== undefined)
          assert.ok(Number(value) <= schema.maximum, `${path} ${name}`);
      }
    }
  }
});

test('every JSON answer of the API shows an example, which is as it is described', () => {
  for (const endpoint of ENDPOINTS) {
    if (!endpoint.response) continue;
    const { get } = document.paths[endpoint.route.replaceAll(/:(\w+)/g, '{$1}')]!;
    const { example } = get!.responses[200]!.content!['application/json']!;
    assert.ok(example, `${endpoint.route} shows no example`);
    const result = endpoint.response.safeParse(example);
    assert.ok(result.success, `${endpoint.route}: ${result.error?.message ?? ''}`);
  }
});

test('the files of releases, the pages of problems and the probes are described as they are', async () => {
  for (const [path, { get }] of answered()) {
    if (path.startsWith('/v1/')) continue;
    const response = await server.get(addressOf(document, path), { redirect: 'follow' });
    const [type] = Object.keys(get!.responses[200]!.content!);
    assert.is(response.status, 200, path);
    assert.is(response.headers.get('content-type')!.split(';')[0], type, path);
    const isOpen = (await fetch(server.origin + addressOf(document, path))).status === 200;
    assert.is(isOpen, 'security' in get!, `${path} needs a key`);
  }
  const codes = document.paths['/problems/{code}']!.get!.parameters[0]!.schema.enum!;
  assert.ok(codes.includes('unknown_parameter'));
});

test.run();
