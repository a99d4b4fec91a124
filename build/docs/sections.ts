import { Lexer, type Token, type Tokens } from 'marked';

/** Splits a Markdown file into sections, each with its heading. */
export interface Section {
  /** The heading; '' before the first one. */
  readonly heading: string;
  readonly tokens: readonly Token[];
}

/** Headings of level two and three begin a section; level one is the title of the page. */
export function sectionsOf(markdown: string): Section[] {
  const sections: { heading: string; tokens: Token[] }[] = [{ heading: '', tokens: [] }];
  for (const token of new Lexer().lex(markdown)) {
    if (token.type !== 'heading') sections.at(-1)!.tokens.push(token);
    else if ((token as Tokens.Heading).depth > 1)
      sections.push({ heading: (token as Tokens.Heading).text, tokens: [] });
  }
  return sections;
}

/** The anchor of a heading. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
