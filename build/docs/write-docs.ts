import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApiDocument } from '../../server/api/openapi.js';
import { answersFrom, EXAMPLES_MS } from '../../server/api/openapi-examples.js';
import { INTERFACE_VERSION } from '../../server/config/version.js';
import type { Language } from '../../server/locale/locales.js';
import type { QueryData } from '../../server/queries/as-of.js';
import type { PartAddresses } from '../../server/text/html.js';
import { addressHandler } from './answer-address.js';
import type { ApiDocument } from './document.js';
import { errorPages, errorsPage } from './errors.js';
import type { Say } from './example.js';
import { docsPage } from './frame.js';
import { type DocPage, errorsIntroduction, guidePages, translatedPage } from './guide.js';
import { renderTokens } from './markdown.js';
import {
  addressOfPage,
  CHANGELOG,
  CONTRIBUTING,
  ERRORS,
  FOR_OPERATORS,
  fileOfPage,
  GUIDE,
  type GuidePage,
  OPERATORS,
  SECURITY,
} from './pages-table.js';
import { referencePage } from './reference.js';
import { searchIndex } from './search-index.js';
import { anchorOf, sectionsOf } from './sections.js';
import { fileOfTranslation, OTHER_LANGUAGES, translationOf } from './translations.js';

/**
 * The documentation at /docs: from README.md, the files of guide/, SECURITY.md, CONTRIBUTING.md, CHANGELOG.md, the table of problems
 * and the OpenAPI document.
 */

const ROOT = new URL('../../', import.meta.url).pathname;

export type Write = (name: string, content: string) => void;

/** Writes the pages into `dir` with `write`; the responses of their examples come from `served`. */
export function writeDocs(dir: string, write: Write, data: QueryData, parts: PartAddresses) {
  for (const folder of ['docs', 'problems']) mkdirSync(join(dir, folder), { recursive: true });
  const say = addressHandler(data, EXAMPLES_MS);
  const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
  const document = openApiDocument(
    INTERFACE_VERSION,
    answersFrom(data.catalog),
  ) as unknown as ApiDocument;
  const visitors = [
    ...guidePages(GUIDE, read, say),
    rootPage(SECURITY, read('SECURITY.md')),
    errorsPage(errorsIntroduction(read(fileOfPage(ERRORS)), say), say),
    referencePage(document),
    ...guidePages([FOR_OPERATORS], read, say),
  ];
  const operators = [
    ...guidePages(OPERATORS, read, say),
    rootPage(CONTRIBUTING, read('CONTRIBUTING.md')),
    rootPage(CHANGELOG, read('CHANGELOG.md')),
  ];
  const [forOperators] = visitors.slice(-1);
  for (const page of [...visitors, ...operators, ...errorPages()]) {
    const isForOperators = page === forOperators || operators.includes(page);
    write(
      fileOf(page),
      docsPage(page, isForOperators ? [...visitors, ...operators] : visitors, parts),
    );
  }
  for (const lang of OTHER_LANGUAGES) {
    const own = translatedPages(lang, read, say);
    const contents = visitors.map((page) => own.get(page.address) ?? page);
    for (const page of own.values())
      write(fileOf(page).replace(/\.html$/, `.${lang}.html`), docsPage(page, contents, parts));
  }
  write('docs/search.json', JSON.stringify(searchIndex([...visitors, ...operators])));
}

/** The pages that are translated into a language, by address. A translation that is behind its English page is left out. */
function translatedPages(
  lang: Language,
  read: (file: string) => string,
  say: Say,
): Map<string, DocPage> {
  const pages = GUIDE.flatMap((page) => {
    const file = fileOfTranslation(page, lang);
    if (!existsSync(join(ROOT, file))) return [];
    const english = read(fileOfPage(page));
    try {
      return [translatedPage(page, english, translationOf(english, read(file)), lang, say)];
    } catch (error) {
      console.error(`${file}: ${(error as Error).message}; the page stays English`);
      return [];
    }
  });
  return new Map(pages.map((page) => [page.address, page]));
}

function fileOf({ address }: DocPage): string {
  return address === '/docs' ? 'docs/index.html' : `${address.slice(1)}.html`;
}

/** The page of a file in the root of the repository. */
function rootPage(page: GuidePage, markdown: string): DocPage {
  const sections = sectionsOf(markdown);
  const parts = sections.map(({ heading, tokens }) => {
    const title = heading === '' ? '' : `<h2>${heading}</h2>\n`;
    return `<section${heading && ` id="${anchorOf(heading)}"`}>${title}${renderTokens(tokens)}</section>`;
  });
  return {
    address: addressOfPage(page),
    title: page.title,
    sections: sections.flatMap(({ heading }) =>
      heading === '' ? [] : [{ anchor: anchorOf(heading), heading }],
    ),
    html: parts.join('\n'),
  };
}
