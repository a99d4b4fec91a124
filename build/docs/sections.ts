import { Lexer, type Token, type Tokens } from 'marked';

/** A file of Markdown in sections, each with the heading that it stands under. */
export interface Section {
  /** '' before the first heading. */
  readonly heading: string;
  readonly tokens: readonly Token[];
}

/** Headings of the second and third level begin a section each; that of the first is the title of all. */
export function sectionsOf(markdown: string): Section[] {
  const sections: { heading: string; tokens: Token[] }[] = [{ heading: '', tokens: [] }];
  for (const token of new Lexer().lex(markdown)) {
    if (token.type !== 'heading') sections.at(-1)!.tokens.push(token);
    else if ((token as Tokens.Heading).depth > 1)
      sections.push({ heading: (token as Tokens.Heading).text, tokens: [] });
  }
  return sections;
}

/** A heading as part of an address. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
