import type { Endpoint } from '../../server/api/endpoint.js';
import { ENDPOINTS } from '../../server/api/index.js';
import { PROBLEMS } from '../../server/queries/problem.js';
import { Address } from '../../server/text/address.js';
import { escapeHtml } from '../../server/text/html.js';
import { presentJson } from '../../server/text/present-json.js';
import type { ApiDocument, Operation, Parameter } from './document.js';
import type { DocPage } from './guide.js';
import { codeBlock, renderInline, renderMarkdown } from './markdown.js';
import { addressOfPage, ERRORS, REFERENCE } from './pages-table.js';
import { anchorOfSchema, membersOf, typeOf } from './schema-html.js';

/** Errors that no endpoint returns: they come from the server before an endpoint runs, or from /mcp. */
const ELSEWHERE: readonly string[] = ['bad_request', 'forbidden_origin'];

/** The begin of the paragraph that the page of quality shows as a table. */
const RECORD = 'The accuracy record of the methods';

/**
 * The API reference, made by the build from the OpenAPI document: static text, with a small script to try requests.
 *
 * We tried viewers in Chromium under the content security policy of our pages. Only Swagger UI 5.35 works with it (379 KB
 * compressed), but it has no dark theme, shows nothing without its script, and axe finds errors of contrast and labels. RapiDoc
 * 9.3 and Elements 9 write styles that the policy refuses and are wider than 320 px; Scalar 1.46 does both, and sends requests
 * to proxy.scalar.com. This page is some 23 KB with script and style, works with the browser's search, prints well, and a test
 * compares it with the document.
 */
export function referencePage(document: ApiDocument): DocPage {
  const operations = Object.entries(document.paths).map(([path, { get }]) => ({
    path,
    operation: get,
  }));
  const groups = document.tags.map(({ name, description }) => {
    const own = operations.filter(({ operation }) => operation.tags[0] === name);
    const parts = own.map(({ path, operation }) => operationHtml(path, operation));
    return `<section id="tag-${anchor(name)}"><h2>${escapeHtml(name)}</h2>\n<p>${escapeHtml(description)}.</p>\n${parts.join('\n')}</section>`;
  });
  const schemas = Object.entries(document.components.schemas).map(([name, schema]) => {
    const about = schema.description ? `<p>${renderInline(schema.description)}</p>` : '';
    return `<section id="${anchorOfSchema(name)}" class="schema"><h3>${name}</h3>${about}${membersOf(schema)}</section>`;
  });
  const [first = '', ...others] = document.info.description.split('\n\n');
  const words = others.filter((text) => !text.startsWith(RECORD));
  return {
    address: addressOfPage(REFERENCE),
    title: REFERENCE.title,
    sections: [
      ...document.tags.map(({ name }) => ({ anchor: `tag-${anchor(name)}`, heading: name })),
      { anchor: 'objects', heading: 'Objects' },
      { anchor: 'words', heading: 'Ids, terms and future dates' },
    ],
    html: `<section>${renderMarkdown(first)}
<p>For programs, the same as an OpenAPI document: <a href="/openapi.json">/openapi.json</a>.</p></section>
${operationList(operations)}
${groups.join('\n')}
<section id="objects"><h2>Objects</h2>\n${schemas.join('\n')}</section>
<section id="words"><h2>Ids, terms and future dates</h2>\n${renderMarkdown(words.join('\n\n'))}
<p>The accuracy record of the methods is on the page <a href="/quality">Quality</a> and in the OpenAPI document.</p></section>`,
  };
}

function operationList(operations: readonly { path: string; operation: Operation }[]): string {
  const rows = operations.map(
    ({ path, operation: { operationId, summary } }) =>
      `<tr><td><a href="#${operationId}"><code>${escapeHtml(path)}</code></a></td><td>${renderInline(summary)}</td></tr>`,
  );
  return `<div class="scrolls"><table class="list"><caption>Endpoints</caption><tbody>\n${rows.join('\n')}\n</tbody></table></div>`;
}

function operationHtml(path: string, operation: Operation): string {
  const { operationId, summary, description, responses } = operation;
  const content = Object.entries(responses[200]?.content ?? {});
  const isOpen = operation.security?.length === 0;
  return `<article id="${operationId}" class="operation" data-path="${escapeHtml(path)}"${isOpen ? ' data-open' : ''}>
<h3>${renderInline(summary)}</h3>
<p class="address"><code>GET ${escapeHtml(path)}</code>${isOpen ? ' <small>no key needed</small>' : ''}</p>
${description ? renderMarkdown(description) : ''}${parametersHtml(path, operation)}
${content.map(([type, { schema, example }]) => answerHtml(path, type, membersOf(schema) || `<p>${typeOf(schema)}</p>`, example)).join('\n')}
${problemsHtml(responses)}
</article>`;
}

function answerHtml(path: string, type: string, members: string, example: unknown): string {
  const shown =
    example === undefined
      ? ''
      : `<details><summary>The response to <code>GET ${escapeHtml(exampleOf(path))}</code></summary>\n${codeBlock(presentJson(withFewRows(example)), 'answer')}</details>\n`;
  return `<details><summary>Response: <code>${escapeHtml(type)}</code></summary>\n${members}</details>\n${shown}`;
}

const MOST_ROWS = 4;
const ROWS_OF_LONG = 2;

/** An example with the first rows of its long lists; the document has all. */
export function withFewRows(example: unknown): unknown {
  if (typeof example !== 'object' || example === null) return example;
  if (Array.isArray(example)) {
    const rows = example.map(withFewRows);
    return rows.length <= MOST_ROWS
      ? rows
      : [...rows.slice(0, ROWS_OF_LONG), `... and ${rows.length - ROWS_OF_LONG} more`];
  }
  return Object.fromEntries(
    Object.entries(example).map(([name, value]) => [name, withFewRows(value)]),
  );
}

function parametersHtml(path: string, { parameters }: Operation): string {
  if (parameters.length === 0) return '';
  const question = questionOf(path);
  const table = (shown: readonly Parameter[]) =>
    parameterTable(shown.map((parameter) => parameterHtml(parameter, question[parameter.name])));
  const first = endpointAt(path)?.firstParameters;
  if (first === undefined) return table(parameters);
  const [needed, others] = [true, false].map((isFirst) =>
    parameters.filter(({ name }) => first.includes(name) === isFirst),
  ) as [Parameter[], Parameter[]];
  return `${table(needed)}
<details class="others"><summary>${others.length} more parameters</summary>\n${table(others)}</details>`;
}

function parameterTable(rows: readonly string[]): string {
  return `<div class="scrolls"><table class="list parameters"><thead><tr><th scope="col">parameter</th><th scope="col">description</th></tr></thead><tbody>
${rows.join('\n')}
</tbody></table></div>`;
}

/** The URL of the request whose response is the document's example for a path. */
function exampleOf(path: string): string {
  return endpointAt(path)?.example ?? routeOf(path);
}

/** Undefined for the path of a feed beside JSON. */
function endpointAt(path: string): Endpoint | undefined {
  return ENDPOINTS.find(({ route }) => route === routeOf(path));
}

function routeOf(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

/** The parameters of a path's example request. */
function questionOf(path: string): Readonly<Record<string, string>> {
  const route = routeOf(path);
  const { pathname, query } = new Address(exampleOf(path));
  const [start = '', name] = route.split(':');
  const inPath =
    name === undefined || endpointAt(path)?.example === undefined
      ? {}
      : { [name]: pathname.slice(start.length) };
  return { ...inPath, ...(query as Record<string, string>) };
}

/** The script of the page makes form fields from these attributes. */
function parameterHtml(parameter: Parameter, requested: string | undefined): string {
  const { name, required, schema, description = '' } = parameter;
  const shown = parameter.example ?? Object.values(parameter.examples ?? {})[0]?.value;
  const value = requested ?? (required ? (shown ?? schema.enum?.[0]) : undefined);
  const attributes = {
    name,
    in: parameter.in,
    ...(required && { required: '' }),
    ...(schema.enum && { choices: schema.enum.join(' ') }),
    ...(value !== undefined && { value: String(value) }),
    ...(shown !== undefined && { example: String(shown) }),
  };
  const data = Object.entries(attributes).map(
    ([key, text]) => ` data-${key}="${escapeHtml(text)}"`,
  );
  const where = parameter.in === 'query' ? '' : `, in the ${parameter.in}`;
  const words = `${typeOf(schema)}${where}${required ? ', <strong>required</strong>' : ''}`;
  const example =
    shown === undefined
      ? ''
      : ` <small>for example <code>${escapeHtml(String(shown))}</code></small>`;
  return `<tr${data.join('')}><td><code>${name}</code></td><td><span class="type">${words}</span> ${renderInline(description)}${example}</td></tr>`;
}

/** Errors by status, with their codes. */
function problemsHtml(responses: Operation['responses']): string {
  const statuses = Object.keys(responses).filter((status) => Number(status) >= 400);
  const links = statuses.map((status) => {
    const codes = Object.entries(PROBLEMS).filter(
      ([code, kind]) => String(kind.status) === status && !ELSEWHERE.includes(code),
    );
    const message = codes
      .map(([code]) => `<a href="${addressOfPage(ERRORS)}#${code}">${code}</a>`)
      .join(', ');
    return `${status}: ${message}`;
  });
  return links.length === 0 ? '' : `<p class="quiet">Errors: ${links.join('; ')}.</p>`;
}

function anchor(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}
