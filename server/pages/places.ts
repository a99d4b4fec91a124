import type { Locale } from '../locale/locales.js';
import type { Catalog } from '../queries/catalog.js';
import {
  isRefused,
  isRefusedCode,
  nearestCalendars,
  nearOfCode,
  pairOf,
} from '../queries/find-calendars.js';
import { wordsOf } from '../store/search.js';
import { escapeHtml } from '../text/html.js';
import { MAX_NAME_LENGTH, splitList } from '../text/split-list.js';
import { getOrMake } from '../util/get-or-make.js';
import { choiceName } from './calendar-name.js';
import { type Mistake, shortened } from './parameters.js';
import { townOf } from './towns.js';

/**
 * Places as they are written in a question. A misspelt one is not answered for: a date of another place than the one
 * that was meant is worse than no date.
 */

export const MAX_PLACES = 10;
/** Calendars that are offered for a text. */
export const MAX_OFFERED = 3;
/** Maximum of places beyond the tenth that are reported. */
const MAX_BEYOND = 50;
/** Maximum of texts in one list; the rest is not read. */
export const MAX_TEXTS = MAX_PLACES + MAX_BEYOND;
/** Maximum of unknown texts for which similar names are searched, which takes some milliseconds each. */
const MAX_SUGGESTED = 3;
const LOOKS_LIKE_ID = /^[a-z\d]{2,5}(?:[:-][a-z\d-]{1,12})?$/i;
/** Characters of a text that stays in the links beside it. */
const MAX_SHOWN = 100;
/** One or two letters are a part of an id, not a word that is meant. */
const NO_WORD = /^[a-z\d]{0,2}$/;

/** A text that several calendars have in their name, and the one that is answered for. */
interface Doubtful {
  readonly text: string;
  readonly index: number;
  readonly others: readonly number[];
}

interface Unknown {
  readonly text: string;
  readonly nearest: readonly number[];
}

export interface NamedPlaces {
  /** The texts, at most ten. */
  readonly written: readonly string[];
  /** Indexes of the calendars to answer for, each once. */
  readonly indexes: readonly number[];
  readonly doubtful: readonly Doubtful[];
  readonly unknown: readonly Unknown[];
  /** Texts and ids of calendars after the tenth. */
  readonly beyond: readonly string[];
}

interface Meant {
  readonly indexes: readonly number[];
  /** Other calendars with the text in their name; empty if the text is the whole name or the id. */
  readonly others: readonly number[];
}

/** Places of a question that names none. */
const USUAL_PLACES = ['DE', 'FR'];

/** The places of a question; the usual ones if it names none. */
export function namedOrUsual(
  catalog: Catalog,
  { written, indexes }: NamedPlaces,
): readonly number[] {
  return written.length > 0 ? indexes : USUAL_PLACES.flatMap((id) => catalog.find(id) ?? []);
}

/** Reads the texts of a parameter that may be repeated or have several places between commas. */
export function readPlaces(
  catalog: Catalog,
  values: readonly string[],
  locale: Locale,
): NamedPlaces {
  const read = values.slice(0, MAX_TEXTS).flatMap((text) => partsOf(catalog, text, locale));
  const all = [...new Set(read)].slice(0, MAX_TEXTS);
  const written = all.slice(0, MAX_PLACES);
  const found = written.map((text) => ({ text, ...meantBy(catalog, text, locale) }));
  const unknown = found.filter(({ indexes }) => indexes.length === 0);
  // A currency pair is two of them.
  const indexes = [...new Set(found.flatMap((one) => one.indexes))];
  return {
    written,
    indexes: indexes.slice(0, MAX_PLACES),
    doubtful: found.flatMap(({ text, indexes: [index], others }) =>
      index === undefined || others.length === 0 ? [] : [{ text, index, others }],
    ),
    unknown: unknown.map(({ text }, at) => ({
      text,
      nearest: at < MAX_SUGGESTED ? nearestTo(catalog, text) : [],
    })),
    beyond: [
      ...indexes.slice(MAX_PLACES).map((index) => catalog.calendar(index).id),
      ...all.slice(MAX_PLACES),
    ],
  };
}

/** A name may contain a comma itself. Ids joined by + (in an address a space) are several, as in the API. */
function partsOf(catalog: Catalog, text: string, locale: Locale): string[] {
  const joined = text.length <= MAX_NAME_LENGTH ? splitList(text, MAX_TEXTS, /[\s+]+/).parts : [];
  if (
    joined.length > 1 &&
    joined.every((one) => catalog.find(one) !== undefined) &&
    certainly(catalog, text, locale).length === 0
  )
    return [...joined];
  if (!text.includes(',') || certainly(catalog, text, locale).length > 0) return [text];
  return splitList(text, MAX_TEXTS).parts.filter((part) => part !== '');
}

/** Whether a text is a place, rather than several ids with spaces between them. */
export function isPlace(catalog: Catalog, text: string, locale: Locale): boolean {
  return meantBy(catalog, text, locale).indexes.length > 0;
}

/** Without `indexes` the text is unknown. */
function meantBy(catalog: Catalog, text: string, locale: Locale): Meant {
  const certain = certainly(catalog, text, locale);
  if (certain.length > 0) return { indexes: certain, others: [] };
  if (isRefused(catalog, text)) return { indexes: [], others: [] };
  const named = [...new Set(catalog.named(text))];
  const isWord = text.length <= MAX_NAME_LENGTH && !NO_WORD.test(plainName(text));
  const whole = new Set(isWord ? catalog.worded(text, false) : []);
  // The order of the search, which knows the main ones.
  // A misspelt text is searched for only where similar names are offered.
  const isSearched = named.length === 0 && whole.size > 0;
  const found = isSearched ? catalog.search(text).filter((index) => whole.has(index)) : named;
  const [index] = found;
  if (index === undefined) return { indexes: [], others: [] };
  const others = new Set([
    ...found.slice(1),
    ...(named.length > 0 ? elsewhere(catalog, index, whole) : []),
  ]);
  return {
    indexes: [index],
    others: otherKindsFirst(catalog, index, [...others]).slice(0, MAX_OFFERED),
  };
}

/** `Frankfurt` is a stock exchange, and a city of Hesse: one of each other kind comes before more of the same. */
function otherKindsFirst(catalog: Catalog, index: number, others: readonly number[]): number[] {
  const kindOf = (one: number) => catalog.calendar(one).kind;
  const firsts = others.filter(
    (one, at) =>
      kindOf(one) !== kindOf(index) &&
      others.findIndex((other) => kindOf(other) === kindOf(one)) === at,
  );
  return [...new Set([...firsts, ...others])];
}

/**
 * Regions of other countries that have the text as a name of their own or of a town. The name of a country in one language
 * may be that of a town in another: `Granada` is Grenada, and a town of Andalusia.
 */
function elsewhere(catalog: Catalog, index: number, named: ReadonlySet<number>): number[] {
  const countryOf = (one: number) => catalog.calendar(one).id.split(':')[0];
  const isRegion = (one: number) => catalog.calendar(one).kind === 'country';
  if (!isRegion(index)) return [];
  return [...named].filter((one) => isRegion(one) && countryOf(one) !== countryOf(index));
}

/** Similar names; if there are none, ids similar to what may be one. */
function nearestTo(catalog: Catalog, text: string): number[] {
  if (isRefusedCode(text)) return nearOfCode(catalog, text).slice(0, MAX_OFFERED);
  const found = catalog.search(text);
  const isName = found.length > 0 || !LOOKS_LIKE_ID.test(text);
  const nearest = isName
    ? found
    : nearestCalendars(catalog, text).flatMap((id) => catalog.find(id) ?? []);
  return nearest.slice(0, MAX_OFFERED);
}

/** The calendars of an id, a town, a displayed name or a currency pair. */
function certainly(catalog: Catalog, text: string, locale: Locale): readonly number[] {
  if (text.length > MAX_NAME_LENGTH) return [];
  const index =
    catalog.find(text) ??
    catalog.find(townOf(text)?.town.calendar ?? '') ??
    shownNames(catalog, locale).get(plainName(text));
  return index === undefined ? (pairOf(catalog, text) ?? []) : [index];
}

/** By catalog and language: a form without a script sends the names that it shows. */
const shownIn = new WeakMap<object, Map<string, ReadonlyMap<string, number>>>();

function shownNames(catalog: Catalog, locale: Locale): ReadonlyMap<string, number> {
  const ofCatalog = getOrMake(
    shownIn,
    catalog,
    () => new Map<string, ReadonlyMap<string, number>>(),
  );
  return getOrMake(ofCatalog, locale.lang, () => {
    const names = new Map<string, number>();
    for (const calendar of catalog.listed()) {
      const name = plainName(choiceName(calendar, locale));
      if (!names.has(name)) names.set(name, catalog.find(calendar.id)!);
    }
    return names;
  });
}

function plainName(text: string): string {
  return wordsOf(text).join(' ');
}

/**
 * The mistakes of places that are unknown or too many, and those that are in doubt. `addressOf` gives the address of the
 * same question for other places, as HTML.
 */
export function placeMistakes(
  catalog: Catalog,
  places: NamedPlaces,
  locale: Locale,
  addressOf: (places: readonly string[]) => string,
): Mistake[] {
  const { message } = locale;
  const nameOf = (index: number) => choiceName(catalog.calendar(index), locale);
  const linkTo = (text: string, index: number) => {
    const { id } = catalog.calendar(index);
    // No place has such a long name: it is not repeated in each link.
    const others = places.written.map((one) => (one === text ? id : one));
    const address = addressOf([...new Set(others.filter(({ length }) => length <= MAX_SHOWN))]);
    return `<a href="${address}">${escapeHtml(nameOf(index))}</a> <code>${id}</code>`;
  };
  const linksFor = (text: string, indexes: readonly number[]) =>
    indexes.length === 0
      ? `<a href="/calendars">${message('allCalendars')}</a>`
      : `${message('errorMeant')}: ${indexes.map((index) => linkTo(text, index)).join(', ')}`;
  return [
    ...places.unknown.map(({ text, nearest: found }): Mistake => {
      const nearest = found.map((index) => catalog.calendar(index).id);
      return {
        word: 'leftOut',
        values: { text: shortened(text) },
        status: 400,
        nearest,
        links: `${linksFor(text, found)} · <a href="/markets">${message('noShares')}</a>`,
      };
    }),
    ...places.doubtful.map(({ text, index, others }): Mistake => {
      const values = { text: shortened(text), name: nameOf(index) };
      const nearest = [index, ...others].map((one) => catalog.calendar(one).id);
      return { word: 'takenFor', values, status: 200, nearest, links: linksFor(text, others) };
    }),
    ...beyondMistake(places.beyond, locale),
  ];
}

function beyondMistake(beyond: readonly string[], locale: Locale): Mistake[] {
  if (beyond.length === 0) return [];
  return [
    {
      word: 'beyondTen',
      values: { ids: locale.list(beyond.slice(0, MAX_BEYOND).map(shortened)) },
      status: 400,
    },
  ];
}
