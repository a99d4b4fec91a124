import type { Token, Tokens } from 'marked';
import { exampleOf, type Say } from './example.js';
import { renderTokens } from './markdown.js';
import { addressOfPage, ERRORS, GUIDE } from './pages-table.js';
import { anchorOf, type Section, sectionsOf } from './sections.js';

/** The guide: sections of README.md, each on the page that the table says, with the answers that this build gives. */

/** A page before it has its frame. */
export interface DocPage {
  readonly address: string;
  readonly title: string;
  /** Sections that have a heading, for the list of contents and the search. */
  readonly sections: readonly { readonly anchor: string; readonly heading: string }[];
  readonly html: string;
}

/** Headings that the table does not have: they stay behind the section before them, and a test asks for their place. */
export function unplacedHeadings(readme: string): string[] {
  const placed = new Set([...GUIDE, ERRORS].flatMap(({ headings }) => headings));
  return sectionsOf(readme).flatMap(({ heading }) => (placed.has(heading) ? [] : [heading]));
}

export function guidePages(readme: string, say: Say): DocPage[] {
  const groups = groupsOf(readme);
  return GUIDE.map((page) => {
    const sections = page.headings.flatMap((heading) => groupOf(groups, heading));
    const headed = sections
      .filter(({ heading }) => heading !== '' && heading !== page.title)
      .map(({ heading }) => ({ anchor: anchorOf(heading), heading }));
    const isAlone = sections.length === 1;
    const html = sections.map((section) => sectionHtml(section, isAlone, say)).join('\n');
    return { address: addressOfPage(page), title: page.title, sections: isAlone ? [] : headed, html };
  });
}

/** What the README says of errors in general. */
export function errorsIntroduction(readme: string, say: Say): string {
  const sections = groupOf(groupsOf(readme), ERRORS.headings[0]!);
  return sections.map(({ tokens }) => blocksHtml(tokens, say)).join('\n');
}

/** Sections by the heading that the table has for them: their own, or the last one before them that it has. */
function groupsOf(readme: string): Map<string, Section[]> {
  const placed = new Set([...GUIDE, ERRORS].flatMap(({ headings }) => headings));
  const groups = new Map<string, Section[]>();
  let last: Section[] = [];
  for (const section of sectionsOf(readme)) {
    if (placed.has(section.heading)) {
      last = [];
      groups.set(section.heading, last);
    }
    last.push(section);
  }
  return groups;
}

function groupOf(groups: ReadonlyMap<string, readonly Section[]>, heading: string): readonly Section[] {
  const group = groups.get(heading);
  if (!group) throw new Error(`README.md has no section "${heading}", which build/docs/pages-table.ts puts on a page`);
  return group;
}

function sectionHtml({ heading, tokens }: Section, isAlone: boolean, say: Say): string {
  const title = heading === '' ? '' : renderTokens([{ ...headingToken(heading), depth: 2 }]);
  const id = heading === '' ? '' : ` id="${anchorOf(heading)}"`;
  return `<section${id}>\n${isAlone ? '' : title}${blocksHtml(tokens, say)}</section>`;
}

function headingToken(text: string): Tokens.Heading {
  return { type: 'heading', raw: text, depth: 2, text, tokens: [{ type: 'text', raw: text, text }] };
}

/** Blocks of text; a request with the answer behind it is an example. */
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
