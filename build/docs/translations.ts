import type { Token, Tokens } from 'marked';
import { LANGUAGES, type Language } from '../../server/locale/locales.js';
import { GUIDE_DIR, type GuidePage } from './pages-table.js';
import { type Section, sectionsOf } from './sections.js';

/**
 * Pages of the guide in other languages: guide/<language>/<page>.md, start.md for the README. A translation has the sections of the
 * English page in their order, and leaves its code blocks empty: they are the English page's, so that no example is told twice.
 */

/** The languages that a page can be translated into. */
export const OTHER_LANGUAGES = (Object.keys(LANGUAGES) as Language[]).filter(
  (lang) => lang !== 'en',
);

export interface Translation {
  readonly title: string;
  readonly sections: readonly Section[];
}

/** The file of a translation in the repository; there may be none. */
export function fileOfTranslation({ slug }: Pick<GuidePage, 'slug'>, lang: Language): string {
  return `${GUIDE_DIR}/${lang}/${slug || 'start'}.md`;
}

/**
 * A translation with the code blocks of the English page. Throws an Error if it has no title, other sections than the English page, other
 * blocks, or a text in one: then the English page has changed and the translation has not.
 */
export function translationOf(english: string, translated: string): Translation {
  const title = /^# (.+)$/m.exec(translated)?.[1];
  if (title === undefined) throw new Error('the first line is not its title: # Title');
  const own = sectionsOf(translated);
  const theirs = sectionsOf(english);
  if (own.length !== theirs.length)
    throw new Error(`${own.length} sections where the English page has ${theirs.length}`);
  return {
    title,
    sections: own.map(({ heading, tokens }, at) => ({
      heading,
      tokens: withBlocks(tokens, theirs[at]!),
    })),
  };
}

/** The tokens of a section with the English one's code in place of the empty blocks. */
function withBlocks(tokens: readonly Token[], english: Section): Token[] {
  const blocks = english.tokens.filter(isCode);
  const own = tokens.filter(isCode);
  const place = `section "${english.heading}"`;
  if (own.some(({ text }) => text !== ''))
    throw new Error(`${place}: a code block has a text; it is the English page's`);
  const languages = (codes: readonly Tokens.Code[]) => codes.map(({ lang = '' }) => lang).join();
  if (languages(own) !== languages(blocks))
    throw new Error(
      `${place}: blocks ${languages(own)} where the English page has ${languages(blocks)}`,
    );
  let next = 0;
  return tokens.map((token) => (isCode(token) ? blocks[next++]! : token));
}

function isCode(token: Token): token is Tokens.Code {
  return token.type === 'code';
}
