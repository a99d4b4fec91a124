import { PROBLEMS, Problem, type ProblemCode } from '../../server/queries/problem.js';
import { escapeHtml, wordElement } from '../../server/text/html.js';
import { presentJson } from '../../server/text/present-json.js';
import { ERROR_WORDS, type ErrorWords } from './error-table.js';
import type { Say } from './example.js';
import type { DocPage } from './guide.js';
import { codeBlock, renderInline } from './markdown.js';
import { addressOfPage, ERRORS } from './pages-table.js';

/**
 * The meaning of each error code and what to do: a section of /docs/errors, and a page of its own to which the `type` of a
 * problem links. Clients compare types, so /problems/<code> must never change.
 */

const HEADS = (['docs_status', 'docs_code', 'docs_title'] as const)
  .map((word) => wordElement('th', word, ' scope="col"'))
  .join('');
const CODES = Object.keys(PROBLEMS) as ProblemCode[];

/** All error codes, after the guide's introduction. */
export function errorsPage(introduction: string, say: Say): DocPage {
  const sections = CODES.map((code) => sectionOf(code, say, `<h2><code>${code}</code></h2>`));
  return {
    address: addressOfPage(ERRORS),
    title: ERRORS.title,
    sections: CODES.map((code) => ({ anchor: code, heading: code })),
    html: `<section>${introduction}</section>\n${tableOfCodes()}\n${sections.join('\n')}`,
  };
}

/** One code's page. */
export function errorPages(say: Say): DocPage[] {
  return CODES.map((code) => ({
    address: `/problems/${code}`,
    title: PROBLEMS[code].title,
    word: `problem_${code}`,
    sections: [],
    html: `${sectionOf(code, say, '')}\n<p>${wordElement('a', 'docs_allErrors', ` href="${addressOfPage(ERRORS)}#${code}"`)}</p>`,
  }));
}

function tableOfCodes(): string {
  const rows = CODES.map((code) => {
    const { status, title } = PROBLEMS[code];
    return `<tr><td>${status}</td><td><a href="#${code}"><code>${code}</code></a></td><td>${escapeHtml(title)}</td></tr>`;
  });
  return `<table class="list"><thead><tr>${HEADS}</tr></thead><tbody>\n${rows.join('\n')}\n</tbody></table>`;
}

function sectionOf(code: ProblemCode, say: Say, heading: string): string {
  const { status, title, advice } = PROBLEMS[code];
  const words = ERROR_WORDS[code];
  return `<section id="${code}" class="error">
${heading}
<p class="facts"><span>HTTP status ${status}</span> <span>code <code>${code}</code></span>${heading && ` <span>${escapeHtml(title)}</span>`}</p>
<p>${renderInline(words.means)}</p>
<p>${wordElement('strong', 'docs_whatToDo')} ${escapeHtml(advice)}</p>
${exampleOf(code, words, say)}</section>`;
}

/** Empty if the data of this build do not give that error. */
function exampleOf(code: ProblemCode, { request, detail }: ErrorWords, say: Say): string {
  const body = detail === undefined ? exampleBody(request[0]!, say) : new Problem(code, detail).body();
  if (body?.code !== code) return '';
  return `<figure class="example">
${codeBlock(request.join('\n'), 'request')}${codeBlock(presentJson(body), 'answer')}</figure>
`;
}

function exampleBody(request: string, say: Say): { code?: string } | null {
  const stated = say(request.replace(/^GET /, ''));
  return stated && stated.status >= 400 ? (JSON.parse(stated.text) as { code?: string }) : null;
}
