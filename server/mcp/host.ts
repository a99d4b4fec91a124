import * as z from 'zod';
import { ENDPOINTS } from '../api/index.js';
import { parametersOf } from '../api/openapi.js';
import { integer, jsonOnly, word } from '../api/parameters.js';
import { askOf } from '../api/question.js';
import { refuseUnknown } from '../api/unknown-parameters.js';
import { INTERFACE_VERSION } from '../config/version.js';
import { Problem } from '../queries/problem.js';
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
