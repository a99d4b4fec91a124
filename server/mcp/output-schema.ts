import type { JsonObject } from './types.js';

/** The JSON Schema of an answer as it is listed with a tool: its form without its words, which the description has. */

/**
 * Of an endpoint that answers one question or many of the kind, the answer to one: tools ask one. Of the members named in
 * `brief` only that they are there is told.
 */
export function outputSchemaOf(
  schema: JsonObject,
  brief: readonly string[],
): { type: 'object'; [member: string]: unknown } {
  const {
    anyOf,
    $defs = {},
    ...alone
  } = shortened(bare(schema), new Set(brief)) as JsonObject & {
    anyOf?: JsonObject[];
    $defs?: JsonObject;
  };
  const form = anyOf?.[0] ?? alone;
  const used = Object.entries($defs).filter(([name]) => namesIn(form, $defs).has(name));
  return { ...form, type: 'object', ...(used.length > 0 && { $defs: Object.fromEntries(used) }) };
}

function shortened(value: unknown, brief: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((one) => shortened(one, brief));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, brief.has(name) ? outline(member) : shortened(member, brief)]),
  );
}

/** What kind of value it is, without its inside. */
function outline(member: unknown): JsonObject {
  const { type } = member as { readonly type?: string };
  return type === 'array' || type === 'object' ? { type } : {};
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
