import { answerInTurns } from '../api/answer-pieces.js';
import { Problem, quote } from '../queries/problem.js';
import { textsOf } from './arguments.js';
import { type ListedTool, listedTool } from './list-tools.js';
import { type OpenTool, type Operation, openTools } from './open-tools.js';
import type { JsonObject, Moment, Report } from './types.js';

/** Calls of tools. A result is the answer of the endpoint, as structured content and, as the protocol asks, as text. */

/** Longer results are refused, with advice for narrowing the request: they would fill a model's context. */
const MAX_CHARACTERS = 160_000;
/** Longer ones go without their explanation. */
const MAX_EXPLAINED = 20_000;
const UNEXPLAINED =
  'The explanation is left out, since it would be too long: ask about a shorter time or fewer calendars; holidays lists the days closed.';
const HINTS: Readonly<Record<string, string>> = {
  unknown_calendar: 'find_calendars finds an id by name, city, country or currency.',
  out_of_coverage: 'Say that the data end there; do not guess the date.',
};

interface CallResult {
  [member: string]: unknown;
  content: { type: 'text'; text: string }[];
  structuredContent?: JsonObject;
  isError?: true;
}

export interface Tools {
  readonly list: readonly ListedTool[];
  /** Calls a tool; undefined if there is none of that name. Never rejects. */
  readonly call: (
    name: string,
    given: JsonObject,
    moment: Moment,
  ) => Promise<CallResult> | undefined;
  /** The cost of the answer, in units; 1 if there is no such tool. */
  readonly unitsOf: (name: string, given: JsonObject, moment: Moment) => number;
}

export function makeTools(report: Report): Tools {
  const tools = new Map(openTools().map((tool) => [tool.definition.name as string, tool]));
  return {
    list: [...tools.values()].map(listedTool),
    call: (name, given, moment) => {
      const tool = tools.get(name);
      return tool === undefined ? undefined : call(tool, textsOf(given), moment, report);
    },
    unitsOf: (name, given, moment) => {
      const { operation: requested, ...texts } = textsOf(given);
      const operation = tools.get(name)?.operations.find((one) => isRequested(one, requested));
      return operation === undefined ? 1 : readOf(operation, texts, moment).units;
    },
  };
}

type Given = Readonly<Record<string, string>>;

async function call(
  tool: OpenTool,
  { operation, ...given }: Given,
  moment: Moment,
  report: Report,
): Promise<CallResult> {
  try {
    const chosen = operationOf(tool, operation);
    await chosen.endpoint.load?.();
    return await answered(tool, chosen, given, moment);
  } catch (thrown) {
    const problem = thrown instanceof Problem ? thrown : null;
    if (problem === null || problem.status >= 500) report(thrown);
    return refused(problem);
  }
}

/** The first one without a name of an operation. */
function isRequested({ name }: Operation, requested: string | undefined): boolean {
  return requested === undefined || name === requested.trim().toLowerCase();
}

function operationOf(
  { definition, operations }: OpenTool,
  requested: string | undefined,
): Operation {
  const [first] = operations;
  if (requested === undefined) return first!;
  const names = operations.map(({ name }) => name);
  const found = operations.find((one) => isRequested(one, requested));
  if (found && names.length > 1) return found;
  const expected =
    names.length > 1 ? `one of ${names.join(', ')}` : `none: ${definition.name} has no operations`;
  throw new Problem(
    'invalid_parameter',
    `operation: ${quote(requested)} was read; expected ${expected}`,
  );
}

async function answered(
  { definition }: OpenTool,
  operation: Operation,
  given: Given,
  moment: Moment,
): Promise<CallResult> {
  const whole = await evaluate(operation, given, moment);
  if (whole === null)
    return error(
      'invalid_parameter: a file was requested; expected the id of a calendar, without .ics',
    );
  const isExplained = 'explain' in operation.parameters.shape && given.explain !== 'false';
  if (isExplained && whole.length > MAX_EXPLAINED) {
    const short = await evaluate(operation, { ...given, explain: 'false' }, moment);
    if (short !== null && short.length <= MAX_CHARACTERS) return resultOf(short, UNEXPLAINED);
  }
  if (whole.length <= MAX_CHARACTERS) return resultOf(whole);
  const read = `the answer would have ${whole.length} characters; at most ${MAX_CHARACTERS} are given`;
  return error(`too_long: ${read}. ${definition.narrow}`);
}

/** The question to the endpoint, with its cost. */
function readOf({ endpoint, read }: Operation, given: Given, { data, nowMs }: Moment) {
  const isInPath = (name: string) => name in endpoint.path.shape;
  const [params, query] = [true, false].map((inPath) =>
    Object.fromEntries(Object.entries(given).filter(([name]) => isInPath(name) === inPath)),
  );
  return read(data, { params: params!, query: query!, nowMs });
}

/** The result of the endpoint as JSON; null if it is a file. */
async function evaluate(
  operation: Operation,
  given: Given,
  moment: Moment,
): Promise<string | null> {
  const answer = readOf(operation, given, moment).answer();
  const { contentType, body } = (await answerInTurns(answer, () => true))!;
  if (!contentType.startsWith('application/json')) return null;
  return typeof body === 'string' ? body : Buffer.from(body).toString('utf8');
}

/** The text is the JSON itself; a note is a text of its own. */
function resultOf(body: string, note?: string): CallResult {
  const texts = note === undefined ? [body] : [body, note];
  return {
    content: texts.map((text) => ({ type: 'text', text })),
    structuredContent: JSON.parse(body) as JsonObject,
  };
}

function refused(problem: Problem | null): CallResult {
  if (problem === null || problem.status >= 500)
    return error('internal_error: the server failed; it has been logged.');
  const hint = HINTS[problem.code];
  return error(`${problem.code}: ${problem.message}${hint ? `. ${hint}` : ''}`);
}

function error(text: string): CallResult {
  return { isError: true, content: [{ type: 'text', text }] };
}
