import { nearestAmong } from '../text/nearest.js';
import { getOrMake } from '../util/get-or-make.js';
import type { Catalog } from './catalog.js';
import { Problem, quote } from './problem.js';

/** Calendars by whatever people write for them. */

const SUGGESTIONS = 3;
/** EURUSD, EUR/USD, eur-usd: two currencies that are quoted as one. */
const PAIR = /^([A-Z]{3})[ /_-]?([A-Z]{3})$/i;

/** Indexes of the calendars that a text may mean, the likeliest first: the two of a currency pair, an id, a name. */
export function findCalendars(catalog: Catalog, text: string): readonly number[] {
  const pair = pairOf(catalog, text);
  const found = catalog.search(text);
  return pair ? [...new Set([...pair, ...found])] : found;
}

/** The Problem of an id that no calendar has, with those that may be meant. */
export function unknownCalendar(catalog: Catalog, id: string, status = 400): Problem {
  const meant = pairOf(catalog, id)?.map((index) => catalog.calendar(index).id);
  const suggested = meant
    ? `did you mean ${meant.join()}?`
    : `the nearest ids are ${suggestedIds(catalog, id).join(', ')}`;
  const how = 'GET /v1/calendars?q= finds calendars by name';
  return new Problem('unknown_calendar', `no calendar ${quote(id)}; ${suggested}${meant ? ' ' : '; '}${how}`, status);
}

/** The ids that a wrong one may stand for: found by the search, else those with most letters in common. */
function suggestedIds(catalog: Catalog, wrong: string): string[] {
  const found = catalog.search(wrong).map((index) => catalog.calendar(index).id);
  const nearest = getOrMake(nearestOf, catalog, () => nearestAmong(catalog.listed().map(({ id }) => id)));
  return [...new Set([...found, ...nearest(wrong)])].slice(0, SUGGESTIONS);
}

/** By the catalog of a release. */
const nearestOf = new WeakMap<object, (wrong: string) => string[]>();

function pairOf(catalog: Catalog, text: string): readonly [number, number] | undefined {
  const [, base, quoted] = PAIR.exec(text.trim()) ?? [];
  if (!base || !quoted || catalog.find(text) !== undefined) return undefined;
  const [first, second] = [catalog.find(base), catalog.find(quoted)];
  return first === undefined || second === undefined || first === second ? undefined : [first, second];
}
