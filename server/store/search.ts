import { gunzipSync, gzipSync } from 'node:zlib';
import MiniSearch, { type Options, type SearchOptions } from 'minisearch';

/**
 * The search for calendars by what people call them. The index is made by the build and packed with the data; a server
 * opens it when somebody first searches.
 */

/** What a calendar is found by; `id` is its index. Texts are taken apart into words. */
export interface SearchDocument {
  readonly id: number;
  /** Its ids, former and other ones too. */
  readonly ids: string;
  /** What people call it. */
  readonly called: string;
  readonly name: string;
  /** Its name where it is. */
  readonly local: string;
  /** Country, city, and what it is a part of. */
  readonly area: string;
  /** Currencies, by code and name. */
  readonly money: string;
  /** Whole names, the surest kind first: its ids, what it is called, its names in other languages. */
  readonly phrases: readonly (readonly string[])[];
  /** How likely it is meant, beside others that are found by the same word; 1 as a rule. */
  readonly weight: number;
}

/** By how much a word counts in each part. */
const BOOSTS = { ids: 8, called: 5, name: 4, local: 4, area: 1.5, money: 1.2 };
/** Letters of a question that are read, and words: a longer one costs no more. */
const LONGEST_QUESTION = 100;
const MOST_WORDS = 6;
/** What is less alike than this part of the best is left out. */
const LEAST_SHARE = 0.08;
/** Whole names that may begin as the question does. */
const MOST_BEGUN = 20;

/** Letters that no decomposition leads to ASCII. */
const PLAIN: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' },
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

interface Packed {
  readonly index: unknown;
  /** Lines of a whole name, a tab, its kind and the calendar's index. */
  readonly phrases: string;
  readonly weights: readonly number[];
}

/** The bytes of an index. */
export function packSearch(documents: readonly SearchDocument[]): Uint8Array<ArrayBuffer> {
  const index = new MiniSearch(OPTIONS);
  index.addAll(documents);
  const lines = documents.flatMap(({ id, phrases }) =>
    phrases.flatMap((names, kind) => names.map((name) => `${wordsOf(name).join(' ')}\t${kind}${id}`)),
  );
  const phrases = `\n${[...new Set(lines)].sort().join('\n')}\n`;
  const packed: Packed = { index, phrases, weights: documents.map(({ weight }) => weight) };
  return new Uint8Array(gzipSync(JSON.stringify(packed), { level: 9 }));
}

/** Indexes of the calendars that a text may mean, the likeliest first. */
export interface Search {
  (text: string): number[];
  /** Those of which it is a whole name, the surest first. */
  readonly named?: (text: string) => number[];
}

/** Opens what `packSearch` wrote, which takes some ten milliseconds. */
export function openSearch(bytes: Uint8Array): Search {
  const { index: packed, phrases, weights } = JSON.parse(gunzipSync(bytes).toString()) as Packed;
  const index = MiniSearch.loadJS(packed as Parameters<typeof MiniSearch.loadJS>[0], OPTIONS);
  const boostDocument = (id: number) => weights[id]!;
  const find = (text: string) => {
    const words = wordsOf(text.slice(0, LONGEST_QUESTION)).slice(0, MOST_WORDS);
    if (words.length === 0) return [];
    const { whole, begun } = phrasesOf(phrases, words.join(' '));
    const byWords = whole.length > 0 || begun.length > 0 ? search(index, words, [EXACT]) : search(index, words, STEPS);
    const nearly = whole.length > 0 || begun.length > 0 ? [] : oneLetterTooMany(phrases, words.join(' '));
    return [...new Set([...whole, ...nearly, ...byWords, ...begun])];
  };
  const named = (text: string) => phrasesOf(phrases, wordsOf(text.slice(0, LONGEST_QUESTION)).join(' ')).whole;
  return Object.assign(find, { named });

  function search(from: MiniSearch, words: readonly string[], steps: readonly SearchOptions[]): number[] {
    for (const options of steps) {
      const found = from.search(words.join(' '), { ...options, boostDocument });
      const least = LEAST_SHARE * (found[0]?.score ?? 0);
      if (found.length > 0) return found.filter(({ score }) => score >= least).map(({ id }) => id as number);
    }
    return [];
  }
}

/** The calendars of which this is a whole name, the surest first, and those with a name that begins so. */
function phrasesOf(phrases: string, text: string): { whole: number[]; begun: number[] } {
  const whole: string[] = [];
  const begun: string[] = [];
  const start = `\n${text}`;
  for (let at = phrases.indexOf(start); at >= 0 && begun.length < MOST_BEGUN; at = phrases.indexOf(start, at + 1)) {
    const tab = phrases.indexOf('\t', at);
    const kindAndIndex = phrases.slice(tab + 1, phrases.indexOf('\n', tab));
    (tab === at + start.length ? whole : begun).push(kindAndIndex);
  }
  const indexes = (found: string[]) =>
    found.sort((a, b) => a.charCodeAt(0) - b.charCodeAt(0)).map((one) => Number(one.slice(1)));
  return { whole: indexes(whole), begun: indexes(begun) };
}

/** A longer text is not looked for letter by letter: each costs a pass over all names. */
const MAX_MISSPELT_LENGTH = 24;

/** The calendars of which this is a whole name with one letter more than it has. */
function oneLetterTooMany(phrases: string, text: string): number[] {
  if (text.length > MAX_MISSPELT_LENGTH) return [];
  const shorter = Array.from(text, (_, at) => text.slice(0, at) + text.slice(at + 1));
  return [...new Set(shorter)].flatMap((one) => (one.length > 2 ? phrasesOf(phrases, one).whole : []));
}

const EXACT: SearchOptions = {
  boost: BOOSTS,
  combineWith: 'AND',
  // The last word may be still being written.
  prefix: (word, index, words) => index === words.length - 1 && word.length > 1,
  weights: { prefix: 0.4, fuzzy: 0.2 },
};
const ONE_MISTAKE: SearchOptions = {
  ...EXACT,
  prefix: (word) => word.length > 2,
  fuzzy: (word) => (word.length < 3 ? false : 1),
};
/** Two letters turned are two mistakes. */
const TWO_MISTAKES: SearchOptions = {
  ...ONE_MISTAKE,
  fuzzy: (word) => (word.length < 3 ? false : word.length < 4 ? 1 : 2),
};
/** All of the words, else some of them; as they are written or begun, else misspelt. */
const STEPS = [EXACT, ONE_MISTAKE, TWO_MISTAKES, { ...TWO_MISTAKES, combineWith: 'OR' }] as const;
