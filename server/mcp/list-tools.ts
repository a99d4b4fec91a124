import { parametersOf } from '../api/openapi.js';
import { SHARED_WORDS } from './definitions.js';
import type { OpenTool, Operation } from './open-tools.js';
import type { DescribedParameter, JsonObject } from './types.js';

/** The list of tools, which models read whole: it says what is needed to ask, and no more. */

/** The protocol's other two hints say something only of tools that write. */
const READ_ONLY = { readOnlyHint: true, openWorldHint: false };

/** What all results have; their other members are those of the endpoints, in the OpenAPI document. */
const OUTPUT = { type: 'object', properties: { data_release: {} } } as const;

export interface ListedTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: { readonly type: 'object'; readonly [member: string]: unknown };
  readonly outputSchema: typeof OUTPUT;
  readonly annotations: typeof READ_ONLY;
}

export function listedTool({ definition, operations }: OpenTool): ListedTool {
  const { name, title, description } = definition;
  return {
    name,
    title,
    description,
    inputSchema: inputOf(operations),
    outputSchema: OUTPUT,
    annotations: READ_ONLY,
  };
}

/** A parameter of a tool, and the operations that have it. */
interface Offered {
  readonly schema: JsonObject;
  readonly words: string | undefined;
  readonly users: readonly Operation[];
  readonly isNeededBy: readonly Operation[];
}

/** The parameters of all operations of a tool; `operation` says which is meant. */
function inputOf(operations: readonly Operation[]): ListedTool['inputSchema'] {
  const offered = new Map<string, Offered>();
  for (const operation of operations) {
    for (const parameter of parametersOf(
      operation.parameters,
      'query',
      {},
    ) as unknown as DescribedParameter[]) {
      const { name } = parameter;
      const { required = [], words } = operation.tool;
      const before = offered.get(name);
      const isNeeded = parameter.required || required.includes(name);
      offered.set(name, {
        schema: before?.schema ?? formOf(parameter),
        words:
          before?.words ??
          words?.[name] ??
          SHARED_WORDS[name] ??
          withoutRange(parameter.description),
        users: [...(before?.users ?? []), operation],
        isNeededBy: [...(before?.isNeededBy ?? []), ...(isNeeded ? [operation] : [])],
      });
    }
  }
  const isOfAll = (users: readonly Operation[]) => users.length === operations.length;
  const choice = {
    type: 'string',
    enum: operations.map(({ name }) => name),
    default: operations[0]!.name,
    description: 'The question',
  };
  const properties = Array.from(offered, ([name, { schema, words, users, isNeededBy }]) => {
    const others = operations.filter((operation) => !users.includes(operation));
    const few = others.length < users.length ? `not ${namesOf(others)}` : namesOf(users);
    const only = isOfAll(users) ? '' : `${few}: `;
    const needed =
      isNeededBy.length === 0 || isOfAll(isNeededBy)
        ? ''
        : `. Required${isNeededBy.length === users.length ? '' : ` by ${namesOf(isNeededBy)}`}`;
    return [name, { ...schema, description: `${only}${words}${needed}` }];
  });
  return {
    type: 'object',
    properties: {
      ...(operations.length > 1 && { operation: choice }),
      ...Object.fromEntries(properties),
    },
    required: Array.from(offered).flatMap(([name, { isNeededBy }]) =>
      isOfAll(isNeededBy) ? [name] : [],
    ),
    additionalProperties: false,
  };
}

function namesOf(operations: readonly Operation[]): string {
  return operations.map(({ name }) => name).join(', ');
}

/** The range of an integer is in its schema. */
function withoutRange(description: string | undefined): string | undefined {
  return description?.replace(/ \(-?\d+ to \d+\)$/, '');
}

/** The form of a parameter; `true` and `false` become a boolean, defaults stand in descriptions, and that a number is no zero goes without saying. */
function formOf({ schema }: DescribedParameter): JsonObject {
  const {
    enum: choices,
    type = 'string',
    minimum,
    maximum,
  } = schema as Partial<Record<string, unknown>>;
  if (Array.isArray(choices) && choices.join() === 'true,false') return { type: 'boolean' };
  return {
    type,
    ...(choices !== undefined && { enum: choices }),
    ...(typeof minimum === 'number' && minimum > 1 && { minimum }),
    ...(maximum !== undefined && { maximum }),
  };
}
