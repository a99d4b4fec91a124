import { wordsOf } from '../store/search.js';
import { nearestAmong } from '../text/nearest.js';
import { getOrMake } from '../util/get-or-make.js';
import type { Catalog } from './catalog.js';
import { type NearName, nearNames } from './near-names.js';
import { Problem, quote } from './problem.js';
import { usedFirst } from './used-first.js';

/** Finds calendars by names, ids and currency pairs. */

const SUGGESTIONS = 3;
const HOW = 'GET /v1/calendars?q= finds calendars by name';
/** EURUSD, EUR/USD, eur-usd: a currency pair. */
const PAIR = /^([A-Z]{3})[ /_-]?([A-Z]{3})$/i;

/** Indexes of calendars that match a text, best match first: the two of a currency pair, an id, a name. */
export function findCalendars(catalog: Catalog, text: string): readonly number[] {
  const pair = pairOf(catalog, text) ?? [];
  // The search knows the names of the release alone.
  const named = catalog.find(text.trim().replaceAll(/\s+/g, '-'));
  const meant = named === undefined ? nearOfCode(catalog, text) : [named];
  return [...new Set([...pair, ...meant, ...usedFirst(catalog, text, searched(catalog, text))])];
}

/** What the search finds for a text; of a name written as one word (UnitedKingdom) what it finds for its words. */
function searched(catalog: Catalog, text: string): readonly number[] {
  const found = catalog.search(text);
  return found.length > 0 ? found : catalog.search(asWords(text));
}

function asWords(text: string): string {
  return text.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
}

/** The calendar of an id, an alias or a name of the field, or of an exact name (`nyse`, `Bavaria`). */
export function calendarByName(catalog: Catalog, text: string): number | undefined {
  return catalog.find(text) ?? byName(catalog, text);
}

/** Texts with characters that no name has are not looked up; nor are those that the API refuses. */
function byName(catalog: Catalog, text: string): number | undefined {
  if (isRefused(catalog, text)) return undefined;
  return /^[\p{L}\p{M}\p{N} .'&-]+$/u.test(text) ? catalog.named(text)[0] : undefined;
}

/** Ids that may be meant by an unknown one: the two of a currency pair, or similar ids. */
export function nearestCalendars(catalog: Catalog, id: string): string[] {
  return (
    pairOf(catalog, id)?.map((index) => catalog.calendar(index).id) ?? suggestedIds(catalog, id)
  );
}

/** Business centres and market identifier codes, which mean what their lists say and are no words of a language. */
const CODE_OF_LIST = /\((?:FpML|MIC)\)$/;

/** Whether a text is a code of the field that no calendar has: what the API refuses, no page answers by a similar name. */
export function isRefusedCode(text: string): boolean {
  const near = nearNames().get(text.trim().toUpperCase());
  return near !== undefined && CODE_OF_LIST.test(near.meaning);
}

/** Whether the API refuses a text that is written like an id, so that no page may read it as a name. */
export function isRefused(catalog: Catalog, text: string): boolean {
  return isRefusedCode(text) || hasOtherSigns(catalog, text);
}

/** An id with other signs between its parts: `DE_BY`, `US VT`. Some are ids of others: `DE BY` is Germany and Belarus. */
function hasOtherSigns(catalog: Catalog, text: string): boolean {
  const parts = wordsOf(text);
  return (
    parts.length > 1 &&
    catalog.find(text) === undefined &&
    catalog.find(parts.join('-')) !== undefined
  );
}

/** The calendars that such a code is near to, or made of. */
export function nearOfCode(catalog: Catalog, text: string): number[] {
  const ids = nearNames().get(text.trim().toUpperCase())?.calendar.split('+') ?? [];
  return ids.flatMap((id) => catalog.find(id) ?? []);
}

/** The Problem of an unknown id, with similar ids. */
export function unknownCalendar(catalog: Catalog, id: string, status = 400): Problem {
  const near = nearName(catalog, id);
  if (near !== undefined) {
    const problem = new Problem(
      'unknown_calendar',
      `no calendar ${quote(id)}; ${near}; ${HOW}`,
      status,
    );
    return Object.assign(problem, { unknownId: id });
  }
  const meant = pairOf(catalog, id)?.map((index) => catalog.calendar(index).id);
  const suggested = meant
    ? `did you mean ${meant.join()}?`
    : `the nearest ids are ${suggestedIds(catalog, id).join(', ')}`;
  const detail = `no calendar ${quote(id)}; ${suggested}${meant ? ' ' : '; '}${HOW}`;
  return Object.assign(new Problem('unknown_calendar', detail, status), { unknownId: id });
}

/** What a name of the field is near to, if no calendar has the same days and the near ones are visible. */
function nearName(catalog: Catalog, id: string): string | undefined {
  const near = nearNames().get(id.toUpperCase());
  if (near === undefined) return undefined;
  const { calendar, verdict, meaning } = near;
  if (verdict === 'none') return `${meaning}: none here has its days`;
  if (calendar.split('+').some((one) => catalog.find(one) === undefined)) return undefined;
  if (verdict === 'composed') return `${meaning} is made of ${calendar}: ask for these together`;
  return `${meaning} is near ${calendar}${verdict === 'differs' ? differenceOf(near) : doubtOf(near)}`;
}

/** ", which differs from USD (payments) on 16 days from 2015 to 2030; the first, 2015-04-20, is closed in US:MA alone". */
function differenceOf({ calendar, comparedWith, days, first }: NearName): string {
  const counted = `${days} ${days === '1' ? 'day' : 'days'} from 2015 to 2030`;
  const state = first.startsWith('+') ? 'closed' : 'open';
  const which = `the first, ${first.slice(1)}, is ${state} in ${calendar} alone`;
  return `, which differs from ${comparedWith} on ${counted}; ${which}`;
}

/** A business centre means the days on which the banks of a city are open, which no list tells for it. */
function doubtOf({ meaning }: NearName): string {
  return meaning.endsWith('(FpML)')
    ? ', the public holidays there; no list of the days of its banks was found'
    : ', whose days may differ';
}

/** Ids similar to an unknown one: found by the search, otherwise those with the most common letters. */
function suggestedIds(catalog: Catalog, wrong: string): string[] {
  const found = catalog.suggestsBySearch
    ? catalog.search(asWords(wrong)).map((index) => catalog.calendar(index).id)
    : [];
  const nearest = getOrMake(nearestOf, catalog, () =>
    // Without the records, which would open every pack of an earlier release.
    nearestAmong(catalog.data.ids.map(([id]) => id!)),
  );
  return [...new Set([...found, ...nearest(wrong)])].slice(0, SUGGESTIONS);
}

/** Caches by the catalog of a release. */
const nearestOf = new WeakMap<object, (wrong: string) => string[]>();

/** Indexes of the two calendars of a currency pair: EURUSD, EUR/USD. */
export function pairOf(catalog: Catalog, text: string): readonly [number, number] | undefined {
  const [, base, quoted] = PAIR.exec(text.trim()) ?? [];
  if (!base || !quoted || catalog.find(text) !== undefined) return undefined;
  const [first, second] = [catalog.find(base), catalog.find(quoted)];
  return first === undefined || second === undefined || first === second
    ? undefined
    : [first, second];
}
