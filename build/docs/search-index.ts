import type { DocPage } from './guide.js';

/** The index of the documentation's search: every section by its URL, in lower case. */

export interface Found {
  readonly address: string;
  readonly title: string;
  /** The distinct words of the text. */
  readonly words: string;
}

/** A section: from an element with an id up to the next one. */
const SECTION = /<(?:section|article)([^>]*)>([\s\S]*?)(?=<(?:section|article)[\s>]|$)/g;
const TITLE = /<h[23]>([\s\S]*?)<\/h[23]>/;

export function searchIndex(pages: readonly DocPage[]): Found[] {
  return pages.flatMap(({ address, title, html }) =>
    [...html.matchAll(SECTION)].map(([, attributes, body]) => {
      const id = /id="([^"]+)"/.exec(attributes!)?.[1];
      const heading = TITLE.exec(body!)?.[1];
      return {
        address: id ? `${address}#${id}` : address,
        title: heading ? `${title}: ${textOf(heading)}` : title,
        words: wordsOf(textOf(body!.replace(/<pre class="answer">[\s\S]*?<\/pre>/g, ''))),
      };
    }),
  );
}

function textOf(html: string): string {
  return html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
}

function wordsOf(text: string): string {
  return [...new Set(text.toLowerCase().match(/[\p{L}\p{N}_:+.-]+/gu) ?? [])].join(' ');
}
