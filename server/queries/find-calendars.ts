import { nearestAmong } from '../text/nearest.js';
import { getOrMake } from '../util/get-or-make.js';
import type { Catalog } from './catalog.js';
import { Problem, quote } from './problem.js';

/** Finds calendars by names, ids and currency pairs. */

const SUGGESTIONS = 3;
/** EURUSD, EUR/USD, eur-usd: a currency pair. */
const PAIR = /^([A-Z]{3})[ /_-]?([A-Z]{3})$/i;

/** Indexes of calendars that match a text, best match first: the two of a currency pair, an id, a name. */
export function findCalendars(catalog: Catalog, text: string): readonly number[] {
  const pair = pairOf(catalog, text);
  const found = catalog.search(text);
  return pair ? [...new Set([...pair, ...found])] : found;
}

/** The calendar of an id or alias, of ISO 3166-2's own spelling (`DE-BY`) or of an exact name (`nyse`, `Bavaria`). */
export function calendarByName(catalog: Catalog, text: string): number | undefined {
  return calendarById(catalog, text) ?? byName(catalog, text);
}

/** The calendar of an id or alias, or of ISO 3166-2's own spelling (`DE-BY`). */
export function calendarById(catalog: Catalog, text: string): number | undefined {
  return catalog.find(text) ?? byDash(catalog, text);
}

function byDash(catalog: Catalog, text: string): number | undefined {
  return text.includes('-') && !text.includes(':')
    ? catalog.find(text.replace('-', ':'))
    : undefined;
}

/** Texts with characters that no name has are not looked up. */
function byName(catalog: Catalog, text: string): number | undefined {
  return /^[\p{L}\p{M}\p{N} .'&-]+$/u.test(text) ? catalog.named(text)[0] : undefined;
}

/** Ids that may be meant by an unknown one: the two of a currency pair, or similar ids. */
export function nearestCalendars(catalog: Catalog, id: string): string[] {
  return (
    pairOf(catalog, id)?.map((index) => catalog.calendar(index).id) ?? suggestedIds(catalog, id)
  );
}

/** The Problem of an unknown id, with similar ids. */
export function unknownCalendar(catalog: Catalog, id: string, status = 400): Problem {
  const meant = pairOf(catalog, id)?.map((index) => catalog.calendar(index).id);
  const suggested = meant
    ? `did you mean ${meant.join()}?`
    : `the nearest ids are ${suggestedIds(catalog, id).join(', ')}`;
  const how = 'GET /v1/calendars?q= finds calendars by name';
  const detail = `no calendar ${quote(id)}; ${suggested}${meant ? ' ' : '; '}${how}`;
  return Object.assign(new Problem('unknown_calendar', detail, status), { unknownId: id });
}

/** Ids similar to an unknown one: found by the search, otherwise those with the most common letters. */
function suggestedIds(catalog: Catalog, wrong: string): string[] {
  const found = catalog.suggestsBySearch
    ? catalog.search(wrong).map((index) => catalog.calendar(index).id)
    : [];
  const nearest = getOrMake(nearestOf, catalog, () =>
    nearestAmong(catalog.listed().map(({ id }) => id)),
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
