import * as z from 'zod';
import { ENDPOINTS } from '../endpoints/index.js';
import { integer, jsonOnly, word } from '../endpoints/parameters.js';
import { askOf } from '../http/question.js';
import { refuseUnknown } from '../http/unknown-parameters.js';
import { parametersOf } from '../openapi.js';
import { Problem } from '../service/problem.js';
import { INTERFACE_VERSION } from '../version.js';
import type { DescribedParameter, JsonObject, McpHost } from './types.js';

/** What the program lends to its part; `report` is told of what should not happen. */
export function mcpHost(report: (error: unknown) => void): McpHost {
  return {
    version: INTERFACE_VERSION,
    endpoints: ENDPOINTS,
    askOf,
    refuseUnknown,
    describe: (parameters) => parametersOf(parameters, 'query', {}) as unknown as readonly DescribedParameter[],
    schemaOf: (schema) => z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as JsonObject,
    integer: (description, least, most, preset) => integer(description, least, most, preset).optional().default(preset),
    word: (words, description, preset) => word(words, description).optional().default(preset),
    jsonOnly,
    problemIn: (thrown) => (thrown instanceof Problem ? thrown : null),
    report,
  };
}
