import { escapeHtml } from '../../server/text/html.js';
import type { Schema } from './document.js';
import { renderInline } from './markdown.js';

/** Renders a schema as HTML: its type in one line, its members as a definition list. */

const REFERENCE = '#/components/schemas/';

/** The anchor of a named schema in the reference. */
export function anchorOfSchema(name: string): string {
  return `schema-${name}`;
}

export function typeOf(schema: Schema): string {
  if (schema.$ref) {
    const name = schema.$ref.replace(REFERENCE, '');
    return `<a href="#${anchorOfSchema(name)}">${name}</a>`;
  }
  if (schema.enum)
    return schema.enum.map((value) => `<code>${escapeHtml(String(value))}</code>`).join(' | ');
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeOf))].join(' or ');
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
  return types.map((type) => typeWord(type, schema)).join(' or ') || 'anything';
}

function typeWord(type: string, { items, additionalProperties, minimum, maximum }: Schema): string {
  if (type === 'array') return items ? `list of ${typeOf(items)}` : 'list';
  if (type === 'object' && typeof additionalProperties === 'object')
    return `map to ${typeOf(additionalProperties)}`;
  const isBounded = type === 'integer' && minimum !== undefined && maximum !== undefined;
  return isBounded ? `integer, ${minimum} to ${maximum}` : type;
}

/** The members of an object, or of the objects in a list; '' if there are none. */
export function membersOf(schema: Schema): string {
  const inner = [schema, schema.items, ...(schema.anyOf ?? []), additional(schema)].find(
    (one) => one?.properties,
  );
  if (!inner?.properties) return '';
  const required = new Set(inner.required);
  const members = Object.entries(inner.properties).map(([name, member]) => {
    const words = [typeOf(member), !required.has(name) && 'optional'].filter(Boolean).join(', ');
    const about = member.description ? `<span>${renderInline(member.description)}</span>` : '';
    return `<dt><code>${escapeHtml(name)}</code></dt><dd><span class="type">${words}</span> ${about}${membersOf(member)}</dd>`;
  });
  return `<dl class="members">${members.join('\n')}</dl>`;
}

function additional({ additionalProperties }: Schema): Schema | undefined {
  return typeof additionalProperties === 'object' ? additionalProperties : undefined;
}
