import { gunzipSync, gzipSync } from 'node:zlib';
import MiniSearch, { type Options, type SearchOptions, type SearchResult } from 'minisearch';
import { getOrMake } from '../util/get-or-make.js';

/**
 * The search for calendars by common names. The build makes the index and packs it with the data; the server opens it at the first
 * search.
 */

/** The search document of a calendar; `id` is its index. Texts are split into words. */
export interface SearchDocument {
  readonly id: number;
  /** Its ids, including aliases. */
  readonly ids: string;
  /** Its common names. */
  readonly called: string;
  readonly name: string;
  /** Its local name. */
  readonly local: string;
  /** Country, city, and the calendar it is a part of. */
  readonly area: string;
  /** Currencies, by code and name. */
  readonly money: string;
  /** Full names, best kind first: its ids, its common names, its names in other languages. */
  readonly phrases: readonly (readonly string[])[];
  /** Its weight among calendars that match the same word; usually 1. */
  readonly weight: number;
}

/** The weight of a word in each field. */
const BOOSTS = { ids: 8, called: 5, name: 4, local: 4, area: 1.5, money: 1.2 };
/** Fields with names of the calendar itself, rather than of places around it. */
const NAMES = ['ids', 'called', 'name', 'local'];
/** Maximum letters and words of a search; the rest is ignored. */
const MAX_QUERY_LENGTH = 100;
const MAX_WORDS = 6;
/** Maximum words that are compared with misspellings, which takes some milliseconds each; unknown ones first. */
const MAX_MISSPELT_WORDS = 3;
/** Results with a score below this fraction of the best are left out. */
const MIN_SHARE = 0.08;
/** Maximum number of full names that begin with the search text. */
const MAX_BEGUN = 20;

/** Letters without a decomposition to ASCII. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};
const MARKS = /[\u0300-\u036f]/g;
const NOT_PLAIN = /[ßøæœłđðþı]/g;
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}\p{Sc}]+/u;

/** Words in lower case, without accents. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(MARKS, '').toLowerCase();
  return plain
    .replace(NOT_PLAIN, (letter) => PLAIN[letter]!)
    .split(BETWEEN_WORDS)
    .filter((word) => word !== '');
}

const OPTIONS: Options<SearchDocument> = {
  fields: Object.keys(BOOSTS),
  tokenize: wordsOf,
  processTerm: (word) => word,
};

/** The words of texts in documents: a build packs the searches of many releases, which have nearly the same texts. */
const packedWords = new Map<string, string[]>();
const packedWordsOf = (text: string) => getOrMake(packedWords, text, () => wordsOf(text));

interface Packed {
  readonly index: unknown;
  /** Lines with a full name, a tab, its kind and the calendar's index. */
  readonly phrases: string;
  readonly weights: readonly number[];
}

/** The bytes of an index. */
export function packSearch(documents: readonly SearchDocument[]): Uint8Array<ArrayBuffer> {
  const index = new MiniSearch({ ...OPTIONS, tokenize: packedWordsOf });
  index.addAll(documents);
  const lines = documents.flatMap(({ id, phrases }) =>
    phrases.flatMap((names, kind) =>
      names.map((name) => `${packedWordsOf(name).join(' ')}\t${kind}${id}`),
    ),
  );
  const phrases = `\n${[...new Set(lines)].sort().join('\n')}\n`;
  const packed: Packed = { index, phrases, weights: documents.map(({ weight }) => weight) };
  return new Uint8Array(gzipSync(JSON.stringify(packed), { level: 6 }));
}

/** Indexes of calendars that match a text, best match first. */
export interface Search {
  (text: string): number[];
  /** Indexes of calendars with exactly this name, best match first. */
  readonly named?: (text: string) => number[];
  /**
   * Indexes of calendars that have every word of the text, without a misspelling. `isBegun`: in their own names, where
   * the last word may be incomplete.
   */
  readonly worded?: (text: string, isBegun: boolean) => number[];
}

/** Opens the output of `packSearch`, which takes some ten milliseconds. */
export function openSearch(bytes: Uint8Array): Search {
  const { index: packed, phrases, weights } = JSON.parse(gunzipSync(bytes).toString()) as Packed;
  const index = MiniSearch.loadJS(packed as Parameters<typeof MiniSearch.loadJS>[0], OPTIONS);
  const boostDocument = (id: number) => weights[id]!;
  const requestedWords = (text: string) =>
    wordsOf(text.slice(0, MAX_QUERY_LENGTH)).slice(0, MAX_WORDS);
  const find = (text: string) => {
    const words = requestedWords(text);
    if (words.length === 0) return [];
    const { whole, begun } = phrasesOf(phrases, words.join(' '));
    const byWords =
      whole.length > 0 || begun.length > 0 ? search(words, EXACT) : searchMisspelt(words);
    const nearly =
      whole.length > 0 || begun.length > 0 ? [] : oneLetterTooMany(phrases, words.join(' '));
    return [...new Set([...whole, ...nearly, ...byWords, ...begun])];
  };
  const named = (text: string) =>
    phrasesOf(phrases, wordsOf(text.slice(0, MAX_QUERY_LENGTH)).join(' ')).whole;
  const worded = (text: string, isBegun: boolean) =>
    search(
      requestedWords(text),
      isBegun ? { ...EXACT, fields: NAMES } : { ...EXACT, prefix: false },
    );
  return Object.assign(find, { named, worded });

  function resultsFor(words: readonly string[], options: SearchOptions): SearchResult[] {
    return index.search(words.join(' '), { ...options, boostDocument });
  }

  function search(words: readonly string[], options: SearchOptions): number[] {
    return bestOf(resultsFor(words, options));
  }

  /** All words exactly or by prefix, otherwise misspelt, otherwise some of them. */
  function searchMisspelt(words: readonly string[]): number[] {
    const exact = search(words, EXACT);
    if (exact.length > 0) return exact;
    const isKnown = (word: string) => resultsFor([word], { ...EXACT, prefix: false }).length > 0;
    const tried = [...words]
      .sort((a, b) => Number(isKnown(a)) - Number(isKnown(b)))
      .slice(0, MAX_MISSPELT_WORDS);
    const nearly = search(words, oneMistake(tried));
    if (nearly.length > 0) return nearly;
    const some = resultsFor(words, twoMistakes(tried));
    const every = some.filter(({ queryTerms }) => queryTerms.length === new Set(words).size);
    return bestOf(every.length > 0 ? every : some);
  }
}

/** The calendars with exactly this name, best match first, and those with a name that begins with it. */
function phrasesOf(phrases: string, text: string): { whole: number[]; begun: number[] } {
  const whole: string[] = [];
  const begun: string[] = [];
  let at = firstLineFrom(phrases, text);
  while (at < phrases.length && begun.length < MAX_BEGUN && phrases.startsWith(text, at)) {
    const tab = phrases.indexOf('\t', at);
    const end = phrases.indexOf('\n', tab);
    (tab === at + text.length ? whole : begun).push(phrases.slice(tab + 1, end));
    at = end + 1;
  }
  const indexes = (found: string[]) =>
    found.sort((a, b) => a.charCodeAt(0) - b.charCodeAt(0)).map((one) => Number(one.slice(1)));
  return { whole: indexes(whole), begun: indexes(begun) };
}

/** Where the first line starts that does not come before the text; lines are sorted, each between line breaks. */
function firstLineFrom(lines: string, text: string): number {
  // Both are starts of lines, or the end.
  let low = 1;
  let high = lines.length;
  while (low < high) {
    const start = lines.lastIndexOf('\n', (low + high) >>> 1) + 1;
    const line = Math.max(start, low);
    const end = lines.indexOf('\n', line);
    if (lines.slice(line, end) < text) low = end + 1;
    else high = line;
  }
  return low;
}

/** Longer texts are not tried letter by letter. */
const MAX_MISSPELT_LENGTH = 24;

/** The calendars whose full name is this text minus one letter. */
function oneLetterTooMany(phrases: string, text: string): number[] {
  if (text.length > MAX_MISSPELT_LENGTH) return [];
  const shorter = Array.from(text, (_, at) => text.slice(0, at) + text.slice(at + 1));
  return [...new Set(shorter)].flatMap((one) =>
    one.length > 2 ? phrasesOf(phrases, one).whole : [],
  );
}

const EXACT: SearchOptions = {
  boost: BOOSTS,
  combineWith: 'AND', // The last word may be incomplete.
  prefix: (word, index, words) => index === words.length - 1 && word.length > 1,
  weights: { prefix: 0.4, fuzzy: 0.2 },
};
/** Matches all words, those of `tried` with one mistake. */
const oneMistake = (tried: readonly string[]): SearchOptions => ({
  ...EXACT,
  prefix: (word) => word.length > 2,
  fuzzy: (word) => (word.length < 3 || !tried.includes(word) ? false : 1),
});
/** Matches some of the words. Two swapped letters count as two errors. */
const twoMistakes = (tried: readonly string[]): SearchOptions => ({
  ...oneMistake(tried),
  combineWith: 'OR',
  fuzzy: (word) => (word.length < 3 || !tried.includes(word) ? false : word.length < 4 ? 1 : 2),
});

/** Without those that match much worse than the best. */
function bestOf(found: readonly SearchResult[]): number[] {
  const min = MIN_SHARE * (found[0]?.score ?? 0);
  return found.filter(({ score }) => score >= min).map(({ id }) => id as number);
}
