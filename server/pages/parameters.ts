import { parseDay } from '../engine/civil-date.js';
import type { Locale, MessageKey } from '../locale/locales.js';
import { escapeHtml } from '../text/html.js';
import { meantNames } from '../text/parameter-names.js';
import { choiceName } from './calendar-name.js';
import { type Requested, type SitePage, valuesOf } from './site.js';

/**
 * The parameters of a page. Unlike in the API, a mistake does not end the request: the page reports it in the user's language,
 * shows what it can, and has the status of an error, so that programs do not take it for the answer.
 */

export interface Mistake {
  readonly word: MessageKey;
  readonly values: Readonly<Record<string, string | number>>;
  /** 200: reported, but the page is complete. */
  readonly status: 200 | 400 | 404;
  /** Ids of calendars that may be meant. */
  readonly nearest?: readonly string[];
  /** Links to them, as HTML. */
  readonly links?: string;
}

export interface Parameters {
  /** All mistakes so far, in the order in which they were found. */
  readonly mistakes: Mistake[];
  /** The only value; null if there is none. */
  readonly text: (name: string, longest?: number) => string | null;
  /** A date as YYYY-MM-DD. */
  readonly date: (name: string) => string | null;
  /** A year of four digits. */
  readonly year: (name: string, otherwise: number) => number;
  readonly whole: (name: string, from: number, to: number, otherwise: number) => number;
  /** One of the choices, in any letter case. */
  readonly choice: <T extends string>(name: string, choices: readonly T[]) => T | null;
}

const EXAMPLE_DATE = '2026-12-24';
const MAX_SHOWN_LENGTH = 40;
const MAX_UNKNOWN = 3;
/** Accepted on every page; `_`, `utm_` and `…clid` are appended to links by other sites. */
const COMMON = /^(?:lang|key|_.*|utm_.*|.*clid)$/;

/** Reads the query of a page that has the parameters `names`; others are mistakes. */
export function parametersOf(
  query: Readonly<Record<string, unknown>>,
  names: readonly string[],
): Parameters {
  const mistakes: Mistake[] = unknownNames(query, names);
  const told = new Set<string>();
  const refuse = (word: MessageKey, values: Mistake['values'], status: Mistake['status'] = 400) => {
    mistakes.push({ word, values, status });
    return null;
  };
  const text = (name: string, longest = Number.POSITIVE_INFINITY) => {
    const all = valuesOf(query[name]);
    if (all.length > 1 && !told.has(name)) refuse('wrong_twice', { name });
    told.add(name);
    const [value = null] = all;
    if (value === null || value.length <= longest) return value;
    refuse('wrong_long', { name, n: longest });
    return value.slice(0, longest);
  };
  return {
    mistakes,
    text,
    date: (name) => {
      const value = text(name);
      if (value === null || parseDay(value) !== null) return value;
      const hasForm = /^\d{4}-\d\d-\d\d$/.test(value);
      return refuse(hasForm ? 'wrong_day' : 'wrong_date', {
        name,
        text: shortened(value),
        example: EXAMPLE_DATE,
      });
    },
    year: (name, otherwise) => {
      const value = text(name);
      if (value === null) return otherwise;
      if (/^[1-9]\d{3}$/.test(value)) return Number(value);
      refuse('wrong_year', { name, text: shortened(value), example: otherwise });
      return otherwise;
    },
    whole: (name, from, to, otherwise) => {
      const value = text(name);
      if (value === null) return otherwise;
      const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
      if (number >= from && number <= to) return number;
      refuse('wrong_number', { name, text: shortened(value), from, to });
      return otherwise;
    },
    choice: (name, choices) => {
      const value = text(name);
      const found = choices.find((one) => one.toLowerCase() === value?.toLowerCase());
      if (value === null || found !== undefined) return found ?? null;
      return refuse('wrong_choice', { name, text: shortened(value), choices: choices.join(', ') });
    },
  };
}

function unknownNames(
  query: Readonly<Record<string, unknown>>,
  names: readonly string[],
): Mistake[] {
  return Object.keys(query)
    .filter((name) => !names.includes(name) && !COMMON.test(name))
    .slice(0, MAX_UNKNOWN)
    .map((name) => {
      const meant = meantNames(name, names);
      const known = (meant.length > 0 ? meant : names).join(', ');
      return {
        word: 'wrong_parameter',
        values: { name: shortened(name), names: known },
        status: 400,
      };
    });
}

/** The calendars `named` without data of the year, of which only `shown` have any. */
export function outsideYear(
  { catalog, locale }: Requested,
  named: readonly number[],
  shown: readonly number[],
): Mistake[] {
  return named
    .filter((index) => !shown.includes(index))
    .map((index) => {
      const calendar = catalog.calendar(index);
      const [first, last] = calendar.data_years;
      const values = { name: choiceName(calendar, locale), first, last };
      return { word: 'outsideData', values, status: shown.length === 0 ? 404 : 200 };
    });
}

/** A text of the user, not too long for a message. */
export function shortened(text: string): string {
  return text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH)}…` : text;
}

/** A mistake as a sentence. */
export function mistakeText({ word, values, nearest = [] }: Mistake, { message }: Locale): string {
  const more =
    nearest.length > 0 ? ` ${message('wrong_nearest', { ids: nearest.join(', ') })}` : '';
  return message(word, values) + more;
}

/** A mistake as a paragraph of the page; HTML. */
export function mistakeHtml({ word, values, links }: Mistake, { message }: Locale): string {
  const more = links === undefined ? '' : ` ${links}`;
  return `<p class="refused">${escapeHtml(message(word, values))}${more}</p>`;
}

/** The page with its mistakes below the heading, and their status. */
export function withMistakes(
  page: SitePage,
  mistakes: readonly Mistake[],
  locale: Locale,
): SitePage {
  if (mistakes.length === 0) return page;
  const lines = mistakes.map((mistake) => mistakeHtml(mistake, locale)).join('');
  const statuses = mistakes.map(({ status }) => status);
  const status = statuses.includes(400) ? 400 : Math.max(...statuses);
  // A function, since texts of users may have the marks of a replacement.
  return { ...page, status, body: page.body.replace('</h1>', () => `</h1>${lines}`) };
}
