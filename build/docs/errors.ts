import { PROBLEMS, Problem, type ProblemCode } from '../../server/queries/problem.js';
import { escapeHtml, wordElement } from '../../server/text/html.js';
import { presentJson } from '../../server/text/present-json.js';
import { ADVICE } from './advice.js';
import { ERROR_WORDS, type ErrorWords } from './error-table.js';
import type { Say } from './example.js';
import type { DocPage } from './guide.js';
import { codeBlock, renderInline } from './markdown.js';
import { addressOfPage, ERRORS } from './pages-table.js';

/**
 * The reference of errors: each code is a section of /docs/errors with an example. The `type` of a problem links to a short page
 * that leads there. Clients compare types, so /problems/<code> must never change.
 */

const HEADS = (['docs_status', 'docs_code', 'docs_title'] as const)
  .map((word) => wordElement('th', word, ' scope="col"'))
  .join('');
const CODES = Object.keys(PROBLEMS) as ProblemCode[];

/** All error codes, after the guide's introduction. */
export function errorsPage(introduction: string, say: Say): DocPage {
  const sections = CODES.map((code) => sectionOf(code, say));
  return {
    address: addressOfPage(ERRORS),
    title: ERRORS.title,
    sections: CODES.map((code) => ({ anchor: code, heading: code })),
    html: `<section>${introduction}</section>\n${tableOfCodes()}\n${sections.join('\n')}`,
  };
}

/** One code's page. */
export function errorPages(): DocPage[] {
  return CODES.map((code) => ({
    address: `/problems/${code}`,
    title: PROBLEMS[code].title,
    word: `problem_${code}`,
    sections: [],
    html: `<section id="${code}" class="error">\n${factsOf(code, false)}</section>
<p>${wordElement('a', 'docs_allErrors', ` href="${addressOfPage(ERRORS)}#${code}"`)}</p>`,
  }));
}

function tableOfCodes(): string {
  const rows = CODES.map((code) => {
    const { status, title } = PROBLEMS[code];
    return `<tr><td>${status}</td><td><a href="#${code}"><code>${code}</code></a></td><td>${escapeHtml(title)}</td></tr>`;
  });
  return `<table class="list"><thead><tr>${HEADS}</tr></thead><tbody>\n${rows.join('\n')}\n</tbody></table>`;
}

function sectionOf(code: ProblemCode, say: Say): string {
  return `<section id="${code}" class="error">
<h2><code>${code}</code></h2>
${factsOf(code, true)}${exampleOf(code, ERROR_WORDS[code], say)}</section>`;
}

/** What a code means and what to do. */
function factsOf(code: ProblemCode, isTitled: boolean): string {
  const { status, title } = PROBLEMS[code];
  const named = isTitled ? ` <span>${escapeHtml(title)}</span>` : '';
  return `<p class="facts"><span>HTTP status ${status}</span> <span>code <code>${code}</code></span>${named}</p>
<p>${renderInline(ERROR_WORDS[code].means)}</p>
<p>${wordElement('strong', 'docs_whatToDo')} ${escapeHtml(ADVICE[code])}</p>
`;
}

/** Empty if the data of this build do not give that error. */
function exampleOf(code: ProblemCode, { request, detail }: ErrorWords, say: Say): string {
  const body =
    detail === undefined ? exampleBody(request[0]!, say) : new Problem(code, detail).body();
  if (body?.code !== code) return '';
  return `<figure class="example">
${codeBlock(request.join('\n'), 'request')}${codeBlock(presentJson(body), 'answer')}</figure>
`;
}

function exampleBody(request: string, say: Say): { code?: string } | null {
  const stated = say(request.replace(/^GET /, ''));
  return stated && stated.status >= 400 ? (JSON.parse(stated.text) as { code?: string }) : null;
}
