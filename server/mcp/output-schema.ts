import type { JsonObject } from './types.js';

/** The JSON Schema of a result in the list of tools, without descriptions. */

/**
 * For endpoints that answer one date or many, the schema of a single one, since tools send one. Members named in `brief` have no
 * details.
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

/** The type of a value, without details. */
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

/** Removes descriptions and other parts that do not matter for the form. */
function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare);
  if (typeof value !== 'object' || value === null) return value;
  const { anyOf } = value as { readonly anyOf?: readonly JsonObject[] };
  // "A string or null" in the shorter of its two forms.
  const either = anyOf?.map(bare) as JsonObject[] | undefined;
  if (either?.every(isPlainType)) return { type: either.map(({ type }) => type) };
  const { description, examples, $schema, id, pattern, format, ...members } = value as JsonObject;
  // A member may have this name itself; then its value is a schema, not a text.
  const named = Object.entries({ description, examples, id, format, pattern }).filter(([, of]) => isSchema(of));
  return Object.fromEntries(
    [...named, ...Object.entries(members)]
      .filter(([name, member]) => !isNoBound(name, member))
      .map(([name, member]) => [name, bare(member)]),
  );
}

/** A schema that names a type and nothing else. */
function isPlainType(schema: JsonObject): boolean {
  return typeof schema.type === 'string' && Object.keys(schema).length === 1;
}

function isSchema(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Removes limits that are just the largest safe integers. */
function isNoBound(name: string, member: unknown): boolean {
  return (name === 'minimum' || name === 'maximum') && Math.abs(Number(member)) === Number.MAX_SAFE_INTEGER;
}
