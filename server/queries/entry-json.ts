import { type DayNumber, formatDay } from '../engine/civil-date.js';
import { ANSWER_BASES, type AnswerBasis, type Payload } from '../engine/types.js';
import { basisAt } from '../store/basis-at.js';
import { type Entries, entryRanges } from '../store/pack.js';
import { MAX_PAYLOADS } from '../store/payloads.js';
import { nameIn } from '../text/language.js';
import { getOrMake } from '../util/get-or-make.js';
import { citationAt } from './basis.js';
import type { Catalog } from './catalog.js';
import type { EntryQuery } from './entries.js';

/**
 * Entries as JSON text. An entry is a date and a payload, which many dates have in common. The text of a payload is made once and
 * cached, which takes a third of the time (npm run bench).
 */

/** The JSON array of a calendar's entries of the days from..to, both inclusive, at most `limit`, and their number. */
export function entriesJson(
  catalog: Catalog,
  calendar: number,
  from: DayNumber,
  to: DayNumber,
  query: EntryQuery,
  limit = Number.POSITIVE_INFINITY,
): { json: string; count: number } {
  const entries = catalog.data.entries(calendar);
  const { texts, max } = catalog.entryTexts;
  if (texts.size > max) texts.clear();
  const variant = variantOf(catalog, query);
  let json = '';
  let count = 0;
  for (const [start, end] of entryRanges(entries, from, to, limit)) {
    for (let position = start; position < end && count < limit; position++) {
      const payload = entries.payload(position);
      if (query.kinds && !query.kinds.includes(payload.kind)) continue;
      const basis = basisAt(entries, position);
      const key =
        (variant + entries.payloadKey(position)) * ANSWER_BASES.length +
        ANSWER_BASES.indexOf(basis);
      let tail = texts.get(key);
      if (tail === undefined) {
        tail = tailOf(payload, basis, query);
        texts.set(key, tail);
      }
      if (query.withSources)
        tail = `${tail.slice(0, -1)},"citation":${citationJson(catalog, entries, position)}}`;
      json += (count === 0 ? '{"date":"' : ',{"date":"') + formatDay(entries.day(position)) + tail;
      count++;
    }
    if (count >= limit) break;
  }
  return { json: `[${json}]`, count };
}

/** Added to a payload's key to form a cache key: by language, with or without sources. */
function variantOf({ languages }: Catalog, { lang, withSources }: EntryQuery): number {
  // All languages without names use the same key.
  const language = languages.get(lang) ?? languages.get('en')!;
  return (2 * language + Number(withSources)) * MAX_PAYLOADS;
}

/** The text of an entry after its date, in the order of the contract. */
function tailOf(payload: Payload, basis: AnswerBasis, { lang, withSources }: EntryQuery): string {
  const {
    kind,
    close_time,
    status,
    observed,
    coverage,
    sources,
    may_move_days,
    close_time_coverage,
  } = payload;
  const fields = {
    kind,
    name: nameIn(payload.names, lang),
    close_time,
    status,
    observed,
    coverage,
  };
  const moves = status !== 'confirmed' && { may_move_days: may_move_days ?? null };
  const hour = close_time_coverage && { close_time_coverage };
  const all = { ...fields, ...(withSources && { sources }), ...moves, ...hour, basis };
  return `",${JSON.stringify(all).slice(1)}`;
}

/** Many dates have the same row: its text is made once and cached. */
function citationJson(catalog: Catalog, entries: Entries, position: number): string {
  const make = () => JSON.stringify(citationAt(catalog, entries, position));
  const row = entries.payload(position).coverage === 'verified' ? null : entries.rowKey(position);
  return row === null ? make() : getOrMake(catalog.citationTexts, String(row), make);
}
