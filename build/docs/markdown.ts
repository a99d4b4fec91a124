import { Marked, type Token, type Tokens } from 'marked';
import { escapeHtml } from '../../server/text/html.js';
import {
  addressOfPage,
  CHANGELOG,
  CONTRIBUTING,
  ERRORS,
  fileOfPage,
  GUIDE_DIR,
  GUIDE_PAGES,
  SECURITY,
} from './pages-table.js';

/** Converts Markdown to the HTML of the pages: checks links, makes tables scrollable, refuses embedded HTML. */

/** The server's address in the guide; its own pages use relative links instead. */
const THIS_SERVER = /^http:\/\/127\.0\.0\.1:8080(?=\/|$)/;
/** Files of the repository that are pages, by the path in links of README.md and the guide. */
const PAGES: ReadonlyMap<string, string> = new Map([
  ['SECURITY.md', addressOfPage(SECURITY)],
  ['CONTRIBUTING.md', addressOfPage(CONTRIBUTING)],
  ['CHANGELOG.md', addressOfPage(CHANGELOG)],
  ...[...GUIDE_PAGES, ERRORS].map((page) => [fileOfPage(page), addressOfPage(page)] as const),
]);
/**
 * Prefixes of links in a file of the guide to a file beside it, or to one in the root of the repository; a translation lies a folder
 * deeper.
 */
const BESIDE = /^(?:\.\.\/)?(?=[a-z-]+\.md$)/;
const TO_ROOT = /^(?:\.\.\/){3,4}/;

const marked = new Marked({
  renderer: {
    html({ text }: Tokens.HTML | Tokens.Tag): string {
      throw new Error(`HTML in Markdown: ${text}; write it as Markdown, or between backticks`);
    },
    heading({ depth, tokens }) {
      return `<h${depth}>${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    link({ href, tokens }) {
      return `<a href="${escapeHtml(addressOf(href))}">${this.parser.parseInline(tokens)}</a>`;
    },
    code({ text }) {
      return codeBlock(text);
    },
    table({ header, rows }) {
      const head = header.map(
        ({ tokens }) => `<th scope="col">${this.parser.parseInline(tokens)}</th>`,
      );
      const body = rows.map(
        (row) =>
          `<tr>${row.map(({ tokens }) => `<td>${this.parser.parseInline(tokens)}</td>`).join('')}</tr>`,
      );
      return `<table class="list"><thead><tr>${head.join('')}</tr></thead><tbody>\n${body.join('\n')}\n</tbody></table>\n`;
    },
  },
});

/** Throws an Error on a relative link to no page, and on HTML. */
export function renderTokens(tokens: readonly Token[]): string {
  return marked.parser([...tokens]);
}

export function renderMarkdown(text: string): string {
  return renderTokens(marked.lexer(text));
}

/** The content of one paragraph. */
export function renderInline(text: string): string {
  return marked.parseInline(text, { async: false });
}

export function codeBlock(text: string, name = ''): string {
  return `<pre${name && ` class="${name}"`}><code>${escapeHtml(text)}</code></pre>\n`;
}

function addressOf(href: string): string {
  if (THIS_SERVER.test(href)) return href.replace(THIS_SERVER, '') || '/';
  if (/^(https:|mailto:|\/|#)/.test(href)) return href;
  const [file = '', anchor] = href.split('#');
  const page = PAGES.get(file.replace(BESIDE, `${GUIDE_DIR}/`).replace(TO_ROOT, ''));
  if (page === undefined) throw new Error(`the link ${href} leads to no page`);
  return anchor === undefined ? page : `${page}#${anchor}`;
}
