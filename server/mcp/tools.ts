import type * as z from 'zod';
import type { Endpoint } from '../api/endpoint.js';
import type { Ask } from '../api/question.js';
import type { Problem } from '../queries/problem.js';
import { textsOf } from './arguments.js';
import { SHARED_WORDS, TOOLS, type ToolDefinition } from './definitions.js';
import { outputSchemaOf } from './output-schema.js';
import type { Told } from './texts.js';
import type { DescribedParameter, JsonObject, McpHost, Moment } from './types.js';

/** Tools are endpoints under another name: the same parameters, read by the same schemas, and the same answer. */

/** Longer answers are refused, with what would make them shorter: they fill the memory of a model. */
const MOST_CHARACTERS = 160_000;
/** Of a table, a feed, a file: a tool has one form. */
const FORMS = ['format', 'bom', 'field', 'dates'];
/** Every answer has it, and it is told in words. */
/** An explanation has the form of many answers: told with every tool it would be half of the list. */
const ALWAYS_BRIEF = ['data_release', 'citation', 'rules', 'explanation', 'periods'];
const READ_ONLY = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };
const HINTS: Readonly<Record<string, string>> = {
  unknown_calendar: 'find_calendars finds an id by name, city, country or currency.',
  out_of_coverage: 'Say that the data end there; do not guess the date.',
};

export interface ListedTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: { readonly type: 'object'; readonly [member: string]: unknown };
  readonly outputSchema: { readonly type: 'object'; readonly [member: string]: unknown };
  readonly annotations: typeof READ_ONLY & { readonly title: string };
}

export interface CallResult {
  [member: string]: unknown;
  content: { type: 'text'; text: string }[];
  structuredContent?: JsonObject;
  isError?: true;
}

export interface Tools {
  readonly list: readonly ListedTool[];
  /** What a tool says; undefined where there is none of that name. Never throws. */
  readonly call: (name: string, given: JsonObject, moment: Moment) => CallResult | undefined;
}

/** A tool, and the endpoint that it is, with its parameters alone. */
interface OpenTool {
  readonly definition: ToolDefinition;
  readonly endpoint: Endpoint;
  readonly parameters: z.ZodObject;
  readonly ask: Ask;
}

export function openTools(host: McpHost): Tools {
  const endpoints = TOOLS.map((definition) => endpointOf(definition, host));
  // Who wrote the name of a parameter wrong is told of those of tools.
  const shown = endpoints.map((endpoint, at) => ({ ...endpoint, query: parametersOf(endpoint, TOOLS[at]!) }));
  const tools = new Map(
    TOOLS.map((definition, at) => {
      const endpoint = endpoints[at]!;
      const ask = host.askOf(endpoint, host.refuseUnknown(shown[at]!, shown));
      return [definition.name, { definition, endpoint, parameters: shown[at]!.query, ask } satisfies OpenTool];
    }),
  );
  return {
    list: [...tools.values()].map((tool) => listed(tool, host)),
    call: (name, given, moment) => {
      const tool = tools.get(name);
      return tool && call(tool, textsOf(given), moment, host);
    },
  };
}

/** The endpoint behind a tool, by the name of the tool; of the parameters that the tool does not show it has its defaults. */
function endpointOf({ name, operation, own }: ToolDefinition, host: McpHost): Endpoint {
  const endpoint = host.endpoints.find(({ operationId }) => operationId === operation)!;
  const members = { ...own?.(host), format: host.jsonOnly } as z.ZodRawShape;
  return { ...endpoint, route: name, query: endpoint.query.extend(members) };
}

/** What a tool is asked with. */
function parametersOf({ path, query }: Endpoint, { without = [] }: ToolDefinition): z.ZodObject {
  const hidden = [...FORMS, ...without];
  return path.extend(Object.fromEntries(Object.entries(query.shape).filter(([name]) => !hidden.includes(name))));
}

function listed({ definition, endpoint, parameters: shown }: OpenTool, host: McpHost): ListedTool {
  const { name, title, description, required = [] } = definition;
  const parameters = host.describe(shown);
  const needed = parameters.filter((one) => one.required || required.includes(one.name)).map((one) => one.name);
  const words = { ...SHARED_WORDS, ...definition.words };
  const properties = Object.fromEntries(
    parameters.map((parameter) => [parameter.name, propertyOf(parameter, words[parameter.name])]),
  );
  return {
    ...{ name, title, description },
    inputSchema: { type: 'object', properties, required: needed, additionalProperties: false },
    outputSchema: outputSchemaOf(host.schemaOf(endpoint.response!), [...ALWAYS_BRIEF, ...(definition.brief ?? [])]),
    annotations: { title, ...READ_ONLY },
  };
}

/** A parameter as a model sees it: what is `true` or `false` in an address is a truth value. */
function propertyOf({ schema, example, ...own }: DescribedParameter, words?: string): JsonObject {
  const { enum: choices, type, default: preset, ...bounds } = schema as Partial<Record<string, unknown>>;
  const isTruth = Array.isArray(choices) && choices.join() === 'true,false';
  const form = isTruth
    ? { type: 'boolean' }
    : { type: type ?? 'string', ...(choices !== undefined && { enum: choices }) };
  return {
    ...form,
    ...bounds,
    description: words ?? own.description,
    ...(preset !== undefined && { default: isTruth ? preset === 'true' : preset }),
    ...(example !== undefined && { examples: [example] }),
  };
}

function call(tool: OpenTool, given: Readonly<Record<string, string>>, moment: Moment, host: McpHost): CallResult {
  try {
    return answered(tool, given, moment);
  } catch (thrown) {
    const problem = host.problemIn(thrown);
    if (problem === null || problem.status >= 500) host.report(thrown);
    return refused(problem);
  }
}

function answered(tool: OpenTool, given: Readonly<Record<string, string>>, moment: Moment): CallResult {
  const { definition } = tool;
  const whole = ask(tool, given, moment);
  if (whole === null)
    return error('invalid_parameter: a file was asked for; expected the id of a calendar, without .ics');
  if (whole.length <= MOST_CHARACTERS) return said(definition, whole, given);
  if ('explain' in tool.endpoint.query.shape && given.explain !== 'false') {
    const short = ask(tool, { ...given, explain: 'false' }, moment);
    const hint =
      'The explanation is left out, since it would be too long: ask about a shorter time or fewer calendars.';
    if (short !== null && short.length <= MOST_CHARACTERS) return said(definition, short, given, hint);
  }
  const read = `the answer would have ${whole.length} characters; at most ${MOST_CHARACTERS} are given`;
  return error(`too_long: ${read}. ${definition.narrow}`);
}

/** The answer of the endpoint, as its JSON; null where it is a file. */
function ask(
  { endpoint, ask }: OpenTool,
  given: Readonly<Record<string, string>>,
  { served, nowMs }: Moment,
): string | null {
  const isInPath = (name: string) => name in endpoint.path.shape;
  const [params, query] = [true, false].map((inPath) =>
    Object.fromEntries(Object.entries(given).filter(([name]) => isInPath(name) === inPath)),
  );
  const { contentType, body } = ask(served, { params: params!, query: query!, nowMs });
  if (!contentType.startsWith('application/json')) return null;
  return typeof body === 'string' ? body : Buffer.from(body).toString('utf8');
}

function said({ text }: ToolDefinition, body: string, given: Readonly<Record<string, string>>, hint = ''): CallResult {
  const structuredContent = JSON.parse(body) as JsonObject;
  const words = text(structuredContent as unknown as Told, given);
  return {
    content: [{ type: 'text', text: hint === '' ? words : `${words}\n${hint}` }],
    structuredContent,
  };
}

function refused(problem: Problem | null): CallResult {
  if (problem === null || problem.status >= 500) return error('internal_error: the server failed; it has been logged.');
  const hint = HINTS[problem.code];
  return error(`${problem.code}: ${problem.message}${hint ? `. ${hint}` : ''}`);
}

function error(text: string): CallResult {
  return { isError: true, content: [{ type: 'text', text }] };
}
