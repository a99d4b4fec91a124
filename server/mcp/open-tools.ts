import type * as z from 'zod';
import type { Endpoint, EndpointTool } from '../api/endpoint.js';
import { ENDPOINTS } from '../api/index.js';
import { jsonOnly, word } from '../api/parameters.js';
import { type ReadParameters, readerOf } from '../api/question.js';
import { refuseUnknown } from '../api/unknown-parameters.js';
import { TOOLS, type ToolDefinition } from './definitions.js';

/** The tools with their endpoints: the same parameters and results under the tool's name. */

export interface OpenTool {
  readonly definition: ToolDefinition;
  /** The first one is the default; several are told apart by the parameter `operation`. */
  readonly operations: readonly Operation[];
}

/** An endpoint, restricted to the tool's parameters. */
export interface Operation {
  /** Absent if the tool has no other. */
  readonly name: string | undefined;
  readonly endpoint: Endpoint;
  readonly tool: EndpointTool;
  readonly parameters: z.ZodObject;
  readonly read: ReadParameters;
}

/** Parameters of tables, feeds and files: a tool has one format. */
const FORMS = ['format', 'bom', 'field'];
/** Tools explain by default. */
const explained = {
  explain: word(['true', 'false'], 'Whether to list every day that was checked')
    .optional()
    .default('true'),
};

export function openTools(): readonly OpenTool[] {
  const operations = ENDPOINTS.flatMap((endpoint) =>
    endpoint.tool ? [restricted(endpoint, endpoint.tool)] : [],
  );
  // The error for a misspelt parameter suggests parameters of tools.
  const shown = operations.map(({ endpoint, parameters }) => ({ ...endpoint, query: parameters }));
  return TOOLS.map((definition) => ({
    definition,
    operations: operations.flatMap((operation, at) =>
      operation.tool.name === definition.name
        ? [{ ...operation, read: readerOf(operation.endpoint, refuseUnknown(shown[at]!, shown)) }]
        : [],
    ),
  }));
}

/** An endpoint under the tool's name; parameters that the tool leaves out have their defaults. */
function restricted(endpoint: Endpoint, tool: EndpointTool): Omit<Operation, 'read'> {
  const { name, operation, without = [], own = {}, required = [] } = tool;
  const { path, query } = endpoint;
  const replaced = { ...('explain' in query.shape && explained), ...own, format: jsonOnly };
  const named = {
    ...endpoint,
    route: operation === undefined ? name : `${name} (${operation})`,
    query: query.extend(replaced),
  };
  // Many dates at once are the other way to ask, with another form of answer, unless the tool asks so alone.
  const isOtherWay =
    !required.includes('dates') && query.shape.dates?.safeParse(undefined).success === true;
  const hidden = [...FORMS, ...without, ...(isOtherWay ? ['dates'] : [])];
  const shown = Object.entries(named.query.shape).filter(
    ([parameter]) => !hidden.includes(parameter),
  );
  return {
    name: operation,
    endpoint: named,
    tool,
    parameters: path.extend(Object.fromEntries(shown)),
  };
}
