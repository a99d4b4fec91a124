/** Languages by tags of RFC 5646, looked up as RFC 4647, section 3.4 does: "pt-BR" finds "pt". Tags are in lower case. */

/** The names of one thing; there is always one in English. */
type Names = Readonly<Record<string, string>>;

/** The tag, then the tag without its last subtag, and so on; a single-letter subtag is removed with the one after it. */
export function* lookUpChain(tag: string): Generator<string> {
  for (let rest = tag; rest !== ''; ) {
    yield rest;
    rest = rest.slice(0, Math.max(0, rest.lastIndexOf('-')));
    if (/(^|-)[a-z0-9]$/.test(rest)) rest = rest.slice(0, Math.max(0, rest.lastIndexOf('-')));
  }
}

/** The name in a language, otherwise in the one that its tag begins with, otherwise in English. */
export function nameIn(names: Names, language: string): string {
  const own = names[language];
  if (own !== undefined) return own;
  if (language.includes('-'))
    for (const wider of lookUpChain(language.toLowerCase()))
      if (names[wider] !== undefined) return names[wider];
  return names.en!;
}

/** Whether there is a name in a language, or in the one that its tag begins with. */
export function isNamedIn(names: Names, language: string): boolean {
  if (names[language] !== undefined) return true;
  return [...lookUpChain(language.toLowerCase())].some((wider) => names[wider] !== undefined);
}
