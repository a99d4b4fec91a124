import { coversYear } from '../engine/business-days.js';
import { mustParseDay, yearOf } from '../engine/civil-date.js';
import { dateIn } from '../queries/today.js';
import { type Mistake, outsideYear, parametersOf } from './parameters.js';
import { type NamedPlaces, placeMistakes, readPlaces } from './places.js';
import { queryText, type Requested, valuesOf } from './site.js';

/** What the print view and its files are asked: up to ten calendars and a year. */
export interface PrintQuery {
  readonly year: number;
  readonly places: NamedPlaces;
  /** Indexes of the calendars with data of the year. */
  readonly shown: readonly number[];
  readonly mistakes: readonly Mistake[];
}

/** Reads the query; an invalid year is a mistake, and replaced by this one. */
export function readPrintQuery(requested: Requested): PrintQuery {
  const { catalog, locale, query, nowMs } = requested;
  const parameters = parametersOf(query, ['for', 'year']);
  const year = parameters.year('year', yearOf(mustParseDay(dateIn('UTC', nowMs))));
  const places = readPlaces(catalog, valuesOf(query.for), locale);
  const shown = places.indexes.filter((one) => coversYear(catalog.businessDays(one), year));
  const addressFor = (texts: readonly string[]) =>
    `/print?${queryText([...texts.map((text) => ['for', text] as const), ['year', String(year)]])}`;
  const mistakes = [
    ...parameters.mistakes,
    ...placeMistakes(catalog, places, locale, addressFor),
    ...outsideYear(requested, places.indexes, shown),
  ];
  return { year, places, shown, mistakes };
}
