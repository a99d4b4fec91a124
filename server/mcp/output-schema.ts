import type { JsonObject } from './types.js';

/** The JSON Schema of an answer as it is listed with a tool: its form without its words, which the description has. */

/** Of an endpoint that answers one question or many of the kind, the answer to one: tools ask one. */
export function outputSchemaOf(schema: JsonObject): { type: 'object'; [member: string]: unknown } {
  const { anyOf, $defs = {}, ...alone } = bare(schema) as JsonObject & { anyOf?: JsonObject[]; $defs?: JsonObject };
  const form = withoutExplanation(anyOf?.[0] ?? alone);
  const used = Object.entries($defs).filter(([name]) => namesIn(form, $defs).has(name));
  return { ...form, type: 'object', ...(used.length > 0 && { $defs: Object.fromEntries(used) }) };
}

/** Names of the definitions that a schema refers to, and those that these refer to. */
function namesIn(schema: unknown, definitions: JsonObject, names = new Set<string>()): Set<string> {
  for (const [, name] of JSON.stringify(schema).matchAll(/"#\/\$defs\/([^"]+)"/g)) {
    if (names.has(name!)) continue;
    names.add(name!);
    namesIn(definitions[name!], definitions, names);
  }
  return names;
}

/** An explanation has the form of many answers: described with every tool it would be half of the list; periods are rare. */
const SHORT: JsonObject = { explanation: { type: 'object' }, periods: { type: 'array' } };

function withoutExplanation({ properties, ...form }: JsonObject): JsonObject {
  const members = properties as JsonObject;
  const short = Object.entries(SHORT).filter(([name]) => name in members);
  return { ...form, properties: { ...members, ...Object.fromEntries(short) } };
}

/** Without descriptions, and what else says nothing of the form. */
function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare);
  if (typeof value !== 'object' || value === null) return value;
  const { description, examples, $schema, id, pattern, format, ...members } = value as JsonObject;
  // A member may be called so itself; it then has a schema, not a word.
  const named = Object.entries({ description, examples, id, format, pattern }).filter(([, of]) => isSchema(of));
  return Object.fromEntries(
    [...named, ...Object.entries(members)]
      .filter(([name, member]) => !isNoBound(name, member))
      .map(([name, member]) => [name, bare(member)]),
  );
}

function isSchema(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The largest integers of the language bound nothing. */
function isNoBound(name: string, member: unknown): boolean {
  return (name === 'minimum' || name === 'maximum') && Math.abs(Number(member)) === Number.MAX_SAFE_INTEGER;
}
