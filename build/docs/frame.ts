import { localeOf } from '../../server/locale/locales.js';
import {
  escapeHtml,
  htmlPage,
  keyForm,
  type PartAddresses,
  wordElement,
  wordLabel,
} from '../../server/text/html.js';
import type { DocPage } from './guide.js';

/** The frame of every documentation page: the table of contents, the search and the key form. */

/** The key of the explorer, stored only in this browser. The form is hidden until the script runs. */
const KEY_FORM = `${keyForm()}
<p id="key-kept" class="quiet" hidden>${wordElement('span', 'docs_keyKept')} ${wordElement('button', 'forgetKey', ' type="button" id="forget"')}</p>`;
/** The word on the buttons of examples. */
const TRY = `\n${wordElement('span', 'docs_tryNow', ' id="try-now" hidden')}`;

const SEARCH = `<div class="find" hidden>
${wordElement('label', 'docs_search', ' for="find"')}
<input id="find" type="search" autocomplete="off" spellcheck="false">
<ul id="found" aria-label="Found"></ul>
<p id="found-count" class="aside" role="status"></p>
</div>`;

/** A complete page; `pages` lists all pages in their order, each in the language of this one if it has it. */
export function docsPage(page: DocPage, pages: readonly DocPage[], parts: PartAddresses): string {
  const body = `<div class="docs">
<nav class="contents" ${wordLabel('docs_documentation')}>
${SEARCH}
<ul lang="${page.lang ?? 'en'}">${pages.map((one) => entryOf(one, page)).join('\n')}</ul>
</nav>
<main id="text" tabindex="-1"${page.lang ? ` data-translated lang="${page.lang}" dir="${localeOf(page.lang).direction}"` : ''}>
${page.word ? wordElement('h1', page.word) : `<h1>${escapeHtml(page.title)}</h1>`}
${KEY_FORM}
${page.html}${page.html.includes('data-request') ? TRY : ''}
</main>
</div>`;
  const title =
    page.address === '/docs' && !page.lang ? 'Kalends: documentation' : `${page.title} - Kalends`;
  return htmlPage(title, body, parts, {
    styles: ['docs.css'],
    scripts: ['docs.js'],
    address: page.address,
    text: 'text',
  });
}

/** A page in the contents of another, `here`, marked with its language if it is another one. */
function entryOf({ address, title, sections, lang = 'en' }: DocPage, here: DocPage): string {
  const isHere = address === here.address;
  const mark = lang === (here.lang ?? 'en') ? '' : ` lang="${lang}"`;
  const link = `<a href="${address}"${isHere ? ' aria-current="page"' : ''}>${escapeHtml(title)}</a>`;
  if (!isHere || sections.length === 0) return `<li${mark}>${link}</li>`;
  const inner = sections.map(
    ({ anchor, heading }) => `<li><a href="#${anchor}">${escapeHtml(heading)}</a></li>`,
  );
  return `<li>${link}\n<ul>${inner.join('\n')}</ul></li>`;
}
