import { gunzipSync, gzipSync } from 'node:zlib';
import MiniSearch, { type Options, type SearchOptions } from 'minisearch';

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
/** Results with a score below this fraction of the best are left out. */
const MIN_SHARE = 0.08;
/** Maximum number of full names that begin with the search text. */
const MAX_BEGUN = 20;

/** Letters without a decomposition to ASCII. */
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
  /** Lines with a full name, a tab, its kind and the calendar's index. */
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
  const requestedWords = (text: string) => wordsOf(text.slice(0, MAX_QUERY_LENGTH)).slice(0, MAX_WORDS);
  const find = (text: string) => {
    const words = requestedWords(text);
    if (words.length === 0) return [];
    const { whole, begun } = phrasesOf(phrases, words.join(' '));
    const byWords = whole.length > 0 || begun.length > 0 ? search(index, words, [EXACT]) : search(index, words, STEPS);
    const nearly = whole.length > 0 || begun.length > 0 ? [] : oneLetterTooMany(phrases, words.join(' '));
    return [...new Set([...whole, ...nearly, ...byWords, ...begun])];
  };
  const named = (text: string) => phrasesOf(phrases, wordsOf(text.slice(0, MAX_QUERY_LENGTH)).join(' ')).whole;
  const worded = (text: string, isBegun: boolean) =>
    search(index, requestedWords(text), [isBegun ? { ...EXACT, fields: NAMES } : { ...EXACT, prefix: false }]);
  return Object.assign(find, { named, worded });

  function search(from: MiniSearch, words: readonly string[], steps: readonly SearchOptions[]): number[] {
    for (const options of steps) {
      const found = from.search(words.join(' '), { ...options, boostDocument });
      const min = MIN_SHARE * (found[0]?.score ?? 0);
      if (found.length > 0) return found.filter(({ score }) => score >= min).map(({ id }) => id as number);
    }
    return [];
  }
}

/** The calendars with exactly this name, best match first, and those with a name that begins with it. */
function phrasesOf(phrases: string, text: string): { whole: number[]; begun: number[] } {
  const whole: string[] = [];
  const begun: string[] = [];
  const start = `\n${text}`;
  for (let at = phrases.indexOf(start); at >= 0 && begun.length < MAX_BEGUN; at = phrases.indexOf(start, at + 1)) {
    const tab = phrases.indexOf('\t', at);
    const kindAndIndex = phrases.slice(tab + 1, phrases.indexOf('\n', tab));
    (tab === at + start.length ? whole : begun).push(kindAndIndex);
  }
  const indexes = (found: string[]) =>
    found.sort((a, b) => a.charCodeAt(0) - b.charCodeAt(0)).map((one) => Number(one.slice(1)));
  return { whole: indexes(whole), begun: indexes(begun) };
}

/** Longer texts are not tried letter by letter, since each letter costs a pass over all names. */
const MAX_MISSPELT_LENGTH = 24;

/** The calendars whose full name is this text minus one letter. */
function oneLetterTooMany(phrases: string, text: string): number[] {
  if (text.length > MAX_MISSPELT_LENGTH) return [];
  const shorter = Array.from(text, (_, at) => text.slice(0, at) + text.slice(at + 1));
  return [...new Set(shorter)].flatMap((one) => (one.length > 2 ? phrasesOf(phrases, one).whole : []));
}

const EXACT: SearchOptions = {
  boost: BOOSTS,
  combineWith: 'AND', // The last word may be incomplete.
  prefix: (word, index, words) => index === words.length - 1 && word.length > 1,
  weights: { prefix: 0.4, fuzzy: 0.2 },
};
const ONE_MISTAKE: SearchOptions = {
  ...EXACT,
  prefix: (word) => word.length > 2,
  fuzzy: (word) => (word.length < 3 ? false : 1),
};
/** Two swapped letters count as two errors. */
const TWO_MISTAKES: SearchOptions = {
  ...ONE_MISTAKE,
  fuzzy: (word) => (word.length < 3 ? false : word.length < 4 ? 1 : 2),
};
/** Matches all words, otherwise some of them; exactly or by prefix, otherwise misspelt. */
const STEPS = [EXACT, ONE_MISTAKE, TWO_MISTAKES, { ...TWO_MISTAKES, combineWith: 'OR' }] as const;
