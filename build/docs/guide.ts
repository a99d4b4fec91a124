import type { Token, Tokens } from 'marked';
import { type Language, localeOf, type MessageKey } from '../../server/locale/locales.js';
import { exampleOf, type Say } from './example.js';
import { renderTokens } from './markdown.js';
import { addressOfPage, fileOfPage, type GuidePage } from './pages-table.js';
import { anchorOf, type Section, sectionsOf } from './sections.js';
import type { Translation } from './translations.js';

/** The guide: README.md and the files of guide/, one page each, with the responses of this build. */

/** A page without its frame. */
export interface DocPage {
  /** The language of its text; default: English. */
  readonly lang?: Language;
  readonly address: string;
  readonly title: string;
  /** The interface text that is its heading; absent: the title, in English. */
  readonly word?: MessageKey;
  /** Sections with a heading, for the table of contents and the search. */
  readonly sections: readonly { readonly anchor: string; readonly heading: string }[];
  readonly html: string;
}

/** These pages; `read` returns the text of a file in the repository. */
export function guidePages(
  pages: readonly GuidePage[],
  read: (file: string) => string,
  say: Say,
): DocPage[] {
  return pages.map((page) => {
    const sections = sectionsOf(read(fileOfPage(page)));
    const anchors = sections.map(({ heading }) => anchorOf(heading));
    return { ...pageOf(sections, anchors, say), address: addressOfPage(page), title: page.title };
  });
}

/** A page of the guide in another language; its sections have the addresses of the English ones. */
export function translatedPage(
  page: GuidePage,
  english: string,
  { title, sections }: Translation,
  lang: Language,
  say: Say,
): DocPage {
  const anchors = sectionsOf(english).map(({ heading }) => anchorOf(heading));
  const own = pageOf(sections, anchors, say);
  const html = localeOf(lang).direction === 'rtl' ? codeFromLeft(own.html) : own.html;
  return { ...own, html, address: addressOfPage(page), title, lang };
}

/** Code in a text that runs from right to left. */
function codeFromLeft(html: string): string {
  return html.replace(/<(pre|code)\b/g, '<$1 dir="ltr"');
}

function pageOf(
  sections: readonly Section[],
  anchors: readonly string[],
  say: Say,
): Pick<DocPage, 'sections' | 'html'> {
  const headed = sections.flatMap(({ heading }, at) =>
    heading === '' ? [] : [{ anchor: anchors[at]!, heading }],
  );
  const html = sections.map((section, at) => sectionHtml(section, anchors[at]!, say)).join('\n');
  return { sections: headed, html };
}

/** The guide's introduction to errors. */
export function errorsIntroduction(markdown: string, say: Say): string {
  return sectionsOf(markdown)
    .map(({ tokens }) => blocksHtml(tokens, say))
    .join('\n');
}

function sectionHtml({ heading, tokens }: Section, anchor: string, say: Say): string {
  const title = heading === '' ? '' : renderTokens([{ ...headingToken(heading), depth: 2 }]);
  const id = heading === '' ? '' : ` id="${anchor}"`;
  return `<section${id}>\n${title}${blocksHtml(tokens, say)}</section>`;
}

function headingToken(text: string): Tokens.Heading {
  return {
    type: 'heading',
    raw: text,
    depth: 2,
    text,
    tokens: [{ type: 'text', raw: text, text }],
  };
}

/** Blocks of text; a request followed by its response is an example. */
function blocksHtml(tokens: readonly Token[], say: Say): string {
  const blocks = tokens.filter(({ type }) => type !== 'space');
  let html = '';
  for (let at = 0; at < blocks.length; at++) {
    const [request, answer] = [codeOf(blocks[at]), codeOf(blocks[at + 1])];
    if (request?.lang === 'http' && answer) {
      html += exampleOf(request.text, answer.text, answer.lang ?? '', say);
      at++;
    } else html += renderTokens([blocks[at]!]);
  }
  return html;
}

function codeOf(token: Token | undefined): Tokens.Code | null {
  return token?.type === 'code' ? (token as Tokens.Code) : null;
}
