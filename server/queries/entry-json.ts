import { type DayNumber, formatDay } from '../engine/civil-date.js';
import { entryRange } from '../store/packed.js';
import { nameIn } from '../text/language.js';
import type { Catalog } from './catalog.js';
import type { EntryQuery } from './entries.js';

/**
 * Entries as JSON text. An entry is its date and its payload, which many dates share: a payload's text is made once and
 * remembered: a third of the time (npm run bench).
 */

/** The JSON array of a calendar's entries of the days from..to, both inclusive, at most `limit`; and how many they are. */
export function entriesJson(
  catalog: Catalog,
  calendar: number,
  from: DayNumber,
  to: DayNumber,
  query: EntryQuery,
  limit = Number.POSITIVE_INFINITY,
): { json: string; count: number } {
  const { meta, arrays, payloads } = catalog.data;
  const texts = catalog.entryTexts;
  const variant = variantOf(catalog, query);
  const [start, end] = entryRange(catalog.data, calendar, from, to);
  let json = '';
  let count = 0;
  for (let position = start; position < end && count < limit; position++) {
    const number = arrays.entryPayload[position]!;
    if (query.kinds && !query.kinds.includes(payloads[number]!.kind)) continue;
    let tail = texts.find(variant + number);
    if (tail === undefined) {
      tail = tailOf(catalog, number, query);
      texts.keep(variant + number, tail);
    }
    json += (count === 0 ? '{"date":"' : ',{"date":"') + formatDay(meta.epoch + arrays.entryDay[position]!) + tail;
    count++;
  }
  return { json: `[${json}]`, count };
}

/** What is added to a payload's number to tell its texts apart: by language, with or without sources. */
function variantOf({ data, languages }: Catalog, { lang, withSources }: EntryQuery): number {
  // Languages that no name has are one.
  const language = languages.get(lang) ?? languages.get('en')!;
  return (2 * language + Number(withSources)) * data.payloadCount;
}

/** Everything of an entry behind the digits of its date, in the order of the contract. */
function tailOf(catalog: Catalog, number: number, { lang, withSources }: EntryQuery): string {
  const payload = catalog.data.payloads[number]!;
  const { kind, close_time, status, observed, coverage, sources, may_move_days, close_time_coverage } = payload;
  const fields = { kind, name: nameIn(payload.names, lang), close_time, status, observed, coverage };
  const moves = status !== 'confirmed' && { may_move_days: may_move_days ?? null };
  const hour = close_time_coverage && { close_time_coverage };
  const own = payload.origin === 'own' && { basis: 'own' };
  const all = { ...fields, ...(withSources && { sources }), ...moves, ...hour, ...own };
  return `",${JSON.stringify(all).slice(1)}`;
}
