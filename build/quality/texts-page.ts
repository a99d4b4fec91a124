import type { ReleaseData } from '../../server/store/packed.js';
import { escapeHtml, htmlPage, type PartAddresses, wordElement } from '../../server/text/html.js';
import { getOrMake } from '../../server/util/get-or-make.js';
import { readingOf } from '../../server/words/reading.js';

/** The page /quality/texts: texts cited by rows that are not yet transcribed as publications, each once. */

const TITLE = readingOf('en').say('quality_texts');

/** Addresses by publisher, both sorted, publishers known by their site alone last; without those of publications. */
export function unreadTexts({ meta }: ReleaseData): Map<string, string[]> {
  const read = new Set(meta.sources.flatMap(({ url, read_at }) => [url, read_at ?? url]));
  const byPublisher = new Map<string, Set<string>>();
  // A text that only states that a day is taken over has no publisher with its address.
  const texts = [...(meta.texts ?? [])].sort(
    (a, b) => Number(a.publisher === undefined) - Number(b.publisher === undefined),
  );
  const seen = new Set<string>();
  for (const { url, publisher = 'Others' } of texts) {
    if (url === undefined || read.has(url) || seen.has(url)) continue;
    seen.add(url);
    getOrMake(byPublisher, publisher, () => new Set<string>()).add(url);
  }
  // Publishers with a name come before sites without one.
  const isSite = (name: string) => Number(/^[^\s]+\.[^\s]+$/.test(name));
  const sorted = [...byPublisher].sort(([a], [b]) => isSite(a) - isSite(b) || (a < b ? -1 : 1));
  return new Map(sorted.map(([publisher, urls]) => [publisher, [...urls].sort()]));
}

/** The address as it is read: letters of any script instead of their bytes. */
function readable(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

export function textsPage(data: ReleaseData, parts: PartAddresses): string {
  const unread = unreadTexts(data);
  const count = [...unread.values()].reduce((sum, urls) => sum + urls.length, 0);
  const rows = [...unread].map(([publisher, urls]) => {
    const links = urls.map(
      (url) => `<li><a href="${escapeHtml(url)}" rel="noreferrer">${escapeHtml(readable(url))}</a></li>`,
    );
    return `<dt>${escapeHtml(publisher)}</dt><dd><ul>${links.join('\n')}</ul></dd>`;
  });
  const body = `<main class="texts-page">${wordElement('h1', 'quality_texts')}
<p>${count} addresses are cited for dates that rest on <i>law</i>, <i>notice</i> or <i>report</i>. Transcribing one of them as a publication (<a href="/docs/data">how</a>) verifies its dates. Each is listed once.</p>
<dl>${rows.join('\n')}</dl></main>
<footer><p>Data release ${data.meta.releases.at(-1)!.id}. ${wordElement('a', 'quality_title', ' href="/quality"')}</p></footer>`;
  return htmlPage(TITLE, body, parts, { address: '/quality/texts' });
}
