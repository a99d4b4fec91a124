import { escapeHtml, htmlPage, type PartAddresses } from '../../server/text/html.js';
import type { DocPage } from './guide.js';

/** What every page of the documentation has around its text: the list of contents, the search and the key. */

/** The key is the explorer's: kept by this browser alone. Nothing of it is in the page until its script runs. */
const KEY_FORM = `<form id="key-form" hidden>
<label for="key">Your key</label>
<input id="key" type="password" autocomplete="off" spellcheck="false" aria-describedby="key-about key-message">
<button type="submit">Keep it in this browser</button>
<p id="key-about">It is kept here alone, stands in no address, and is sent to this server only.</p>
<p id="key-message" class="refused" role="alert"></p>
</form>
<p id="key-kept" class="quiet" hidden>This browser keeps a key, with which questions are asked. <button type="button" id="forget">Forget the key</button></p>`;

const SEARCH = `<div class="find" hidden>
<label for="find">Search the docs</label>
<input id="find" type="search" autocomplete="off" spellcheck="false">
<ul id="found" aria-label="Found"></ul>
<p id="found-count" class="aside" role="status"></p>
</div>`;

/** A whole page; `pages` are all, in their order. */
export function docsPage(page: DocPage, pages: readonly DocPage[], parts: PartAddresses): string {
  const body = `<a class="skip" href="#text">To the text</a>
<div class="docs">
<nav class="contents" aria-label="Documentation">
${SEARCH}
<ul>${pages.map((one) => entryOf(one, one.address === page.address)).join('\n')}</ul>
</nav>
<main id="text" tabindex="-1">
<h1>${escapeHtml(page.title)}</h1>
${KEY_FORM}
${page.html}
</main>
</div>`;
  const title = page.title === 'Start' ? 'Kalends: documentation' : `${page.title} - Kalends`;
  return htmlPage(title, body, parts, { styles: ['docs.css'], scripts: ['docs.js'] });
}

function entryOf({ address, title, sections }: DocPage, isHere: boolean): string {
  const link = `<a href="${address}"${isHere ? ' aria-current="page"' : ''}>${escapeHtml(title)}</a>`;
  if (!isHere || sections.length === 0) return `<li>${link}</li>`;
  const inner = sections.map(({ anchor, heading }) => `<li><a href="#${anchor}">${escapeHtml(heading)}</a></li>`);
  return `<li>${link}\n<ul>${inner.join('\n')}</ul></li>`;
}
