import * as z from 'zod';
import type { Endpoint } from '../api/endpoint.js';
import { ENDPOINTS } from '../api/index.js';
import { parametersOf as describedParameters } from '../api/openapi.js';
import { jsonOnly } from '../api/parameters.js';
import { type Handler, handlerOf } from '../api/question.js';
import { refuseUnknown } from '../api/unknown-parameters.js';
import { Problem } from '../queries/problem.js';
import { textsOf } from './arguments.js';
import { SHARED_WORDS, TOOLS, type ToolDefinition } from './definitions.js';
import { outputSchemaOf } from './output-schema.js';
import type { DescribedParameter, JsonObject, Moment, Report } from './types.js';

/** Tools are endpoints under another name, with the same parameters, schemas and results. */

/** Longer results are refused, with advice for narrowing the request: they would fill a model's context. */
const MAX_CHARACTERS = 160_000;
/** Parameters of tables, feeds and files: a tool has one format. */
const FORMS = ['format', 'bom', 'field', 'dates'];
/** In every result, and also in its text. */
/** The schema of an explanation would be half of the list if repeated for every tool. */
const ALWAYS_BRIEF = ['data_release', 'citation', 'rules', 'explanation', 'periods'];
const READ_ONLY = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };
const HINTS: Readonly<Record<string, string>> = {
  unknown_calendar: 'find_calendars finds an id by name, city, country or currency.',
  out_of_coverage: 'Say that the data end there; do not guess the date.',
};

interface ListedTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: { readonly type: 'object'; readonly [member: string]: unknown };
  readonly outputSchema: { readonly type: 'object'; readonly [member: string]: unknown };
  readonly annotations: typeof READ_ONLY & { readonly title: string };
}

interface CallResult {
  [member: string]: unknown;
  content: { type: 'text'; text: string }[];
  structuredContent?: JsonObject;
  isError?: true;
}

export interface Tools {
  readonly list: readonly ListedTool[];
  /** Calls a tool; undefined if there is none of that name. Never throws. */
  readonly call: (name: string, given: JsonObject, moment: Moment) => CallResult | undefined;
}

/** A tool with its endpoint, restricted to the tool's parameters. */
interface OpenTool {
  readonly definition: ToolDefinition;
  readonly endpoint: Endpoint;
  readonly parameters: z.ZodObject;
  readonly handle: Handler;
}

export function openTools(report: Report): Tools {
  const endpoints = TOOLS.map(endpointOf);
  // The error for a misspelt parameter suggests parameters of tools.
  const shown = endpoints.map((endpoint, at) => ({ ...endpoint, query: parametersOf(endpoint, TOOLS[at]!) }));
  const tools = new Map(
    TOOLS.map((definition, at) => {
      const endpoint = endpoints[at]!;
      const evaluate = handlerOf(endpoint, refuseUnknown(shown[at]!, shown));
      return [
        definition.name,
        { definition, endpoint, parameters: shown[at]!.query, handle: evaluate } satisfies OpenTool,
      ];
    }),
  );
  return {
    list: [...tools.values()].map(listed),
    call: (name, given, moment) => {
      const tool = tools.get(name);
      return tool && call(tool, textsOf(given), moment, report);
    },
  };
}

/** The endpoint of a tool, under the tool's name; parameters that the tool leaves out have their defaults. */
function endpointOf({ name, operation, own }: ToolDefinition): Endpoint {
  const endpoint = ENDPOINTS.find(({ operationId }) => operationId === operation)!;
  const members: z.ZodRawShape = { ...own, format: jsonOnly };
  return { ...endpoint, route: name, query: endpoint.query.extend(members) };
}

/** The input schema of a tool. */
function parametersOf({ path, query }: Endpoint, { without = [] }: ToolDefinition): z.ZodObject {
  const hidden = [...FORMS, ...without];
  return path.extend(Object.fromEntries(Object.entries(query.shape).filter(([name]) => !hidden.includes(name))));
}

function listed({ definition, endpoint, parameters: shown }: OpenTool): ListedTool {
  const { name, title, description, required = [] } = definition;
  const parameters = describedParameters(shown, 'query', {}) as unknown as readonly DescribedParameter[];
  const answer = z.toJSONSchema(endpoint.response!, { io: 'output', unrepresentable: 'any' }) as JsonObject;
  const needed = parameters.filter((one) => one.required || required.includes(one.name)).map((one) => one.name);
  const words = { ...SHARED_WORDS, ...definition.words };
  const properties = Object.fromEntries(
    parameters.map((parameter) => [parameter.name, propertyOf(parameter, words[parameter.name])]),
  );
  return {
    ...{ name, title, description },
    inputSchema: { type: 'object', properties, required: needed, additionalProperties: false },
    outputSchema: outputSchemaOf(answer, [...ALWAYS_BRIEF, ...(definition.brief ?? [])]),
    annotations: { title, ...READ_ONLY },
  };
}

/** A parameter in the input schema: `true` and `false` become a boolean. */
function propertyOf({ schema, example, ...own }: DescribedParameter, words?: string): JsonObject {
  const { enum: choices, type, default: preset, ...range } = schema as Partial<Record<string, unknown>>;
  const isTruth = Array.isArray(choices) && choices.join() === 'true,false';
  const form = isTruth
    ? { type: 'boolean' }
    : { type: type ?? 'string', ...(choices !== undefined && { enum: choices }) };
  return {
    ...form,
    ...range,
    description: words ?? own.description,
    ...(preset !== undefined && { default: isTruth ? preset === 'true' : preset }),
    ...(example !== undefined && { examples: [example] }),
  };
}

function call(tool: OpenTool, given: Readonly<Record<string, string>>, moment: Moment, report: Report): CallResult {
  try {
    return answered(tool, given, moment);
  } catch (thrown) {
    const problem = thrown instanceof Problem ? thrown : null;
    if (problem === null || problem.status >= 500) report(thrown);
    return refused(problem);
  }
}

function answered(tool: OpenTool, given: Readonly<Record<string, string>>, moment: Moment): CallResult {
  const { definition } = tool;
  const whole = evaluate(tool, given, moment);
  if (whole === null)
    return error('invalid_parameter: a file was requested; expected the id of a calendar, without .ics');
  if (whole.length <= MAX_CHARACTERS) return resultOf(definition, whole, given);
  if ('explain' in tool.endpoint.query.shape && given.explain !== 'false') {
    const short = evaluate(tool, { ...given, explain: 'false' }, moment);
    const hint =
      'The explanation is left out, since it would be too long: ask about a shorter time or fewer calendars.';
    if (short !== null && short.length <= MAX_CHARACTERS) return resultOf(definition, short, given, hint);
  }
  const read = `the answer would have ${whole.length} characters; at most ${MAX_CHARACTERS} are given`;
  return error(`too_long: ${read}. ${definition.narrow}`);
}

/** The result of the endpoint as JSON; null if it is a file. */
function evaluate(
  { endpoint, handle }: OpenTool,
  given: Readonly<Record<string, string>>,
  { data, nowMs }: Moment,
): string | null {
  const isInPath = (name: string) => name in endpoint.path.shape;
  const [params, query] = [true, false].map((inPath) =>
    Object.fromEntries(Object.entries(given).filter(([name]) => isInPath(name) === inPath)),
  );
  const { contentType, body } = handle(data, { params: params!, query: query!, nowMs });
  if (!contentType.startsWith('application/json')) return null;
  return typeof body === 'string' ? body : Buffer.from(body).toString('utf8');
}

function resultOf(
  { text }: ToolDefinition,
  body: string,
  given: Readonly<Record<string, string>>,
  hint = '',
): CallResult {
  const structuredContent = JSON.parse(body) as JsonObject;
  const words = text(structuredContent, given);
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
