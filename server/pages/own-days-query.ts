import {
  civilDate,
  dayNumber,
  daysInMonth,
  formatDay,
  mustParseDay,
} from '../engine/civil-date.js';
import type { OwnRow } from '../queries/own-days.js';
import {
  CLOSE_TIME,
  CORRECTION_KINDS,
  type CorrectionKind,
  MAX_ROW_TEXT,
  MAX_RUN_DAYS,
} from '../queries/own-rows.js';
import { addressMistake, textMistake } from '../text/plain-text.js';
import { choiceName } from './calendar-name.js';
import { type Mistake, parametersOf, shortened } from './parameters.js';
import { MAX_OFFERED, type NamedPlaces, placeMistakes, readPlaces } from './places.js';
import { queryText, type Requested, valuesOf } from './site.js';

/** What the page of own days is asked: one place, days with their names, and for whom they are. */

/** `company`: a calendar of one's own, which has the days of the place beside; `place`: the days of the place itself. */
export const FOR_WHOM = ['company', 'place'] as const;

const NAMES = 'for as called date end name kind closes every source except'.split(' ');
const MAX_ROWS = 10;
/** The years shown of a day that is every year. */
const YEARS_SHOWN = 3;
const MAX_EXCEPT = 200;

/** A row of the form, as it was written. */
export interface WrittenRow {
  readonly date: string;
  readonly end: string;
  readonly name: string;
}

export interface OwnQuery {
  /** The calendar; null: none was named. */
  readonly index: number | null;
  readonly named: NamedPlaces;
  readonly whom: (typeof FOR_WHOM)[number];
  readonly called: string;
  readonly kind: CorrectionKind;
  readonly closes: string;
  readonly isEvery: boolean;
  readonly source: string;
  /** The ids of calendars that do not inherit the days. */
  readonly except: readonly string[];
  readonly written: readonly WrittenRow[];
  /** The days, in the first year where they are every year. */
  readonly rows: readonly OwnRow[];
  readonly mistakes: readonly Mistake[];
}

/** Reads the query; its mistakes name the fields of the form that are still to be filled in. */
export function readOwnQuery(requested: Requested): OwnQuery {
  const { catalog, locale, query } = requested;
  const { message } = locale;
  const parameters = parametersOf(query, NAMES);
  const places = valuesOf(query.for).slice(0, 1);
  const named = onePlace(readPlaces(catalog, places, locale), places.join());
  const whom = parameters.choice('as', FOR_WHOM) ?? 'company';
  const kind = parameters.choice('kind', CORRECTION_KINDS) ?? 'holiday';
  const closes = kind === 'early_close' ? (parameters.text('closes') ?? '') : '';
  const source = parameters.text('source') ?? '';
  const called = parameters.text('called') ?? locale.message('ownCompany');
  const isYearly = kind === 'holiday' || kind === 'early_close';
  const isEvery = parameters.choice('every', ['yes']) !== null && whom === 'company' && isYearly;
  const written = writtenRows(query);
  const mistakes: Mistake[] = [...parameters.mistakes];
  const refuse = (word: Mistake['word'], values: Mistake['values']) =>
    mistakes.push({ word, values, status: 400 });
  const rows = written.flatMap((row) => {
    const days = daysOf(row, mistakes);
    return days ? [{ ...days, name: row.name, kind, closeTime: closes || null }] : [];
  });
  if (rowsIn(query) > MAX_ROWS) refuse('wrong_many', { name: 'date', n: MAX_ROWS });
  for (const [name, text] of [
    ...written.map((row) => ['name', row.name] as const),
    ['called', called] as const,
  ]) {
    if (text !== '' && textMistake(text, MAX_ROW_TEXT) !== null)
      refuse('wrong_line', { name, text: shortened(text), n: MAX_ROW_TEXT });
  }
  if (source !== '' && addressMistake(source) !== null)
    refuse('wrong_address', { name: 'source', text: shortened(source) });
  if (closes !== '' && !CLOSE_TIME.test(closes))
    refuse('wrong_time', { name: 'closes', text: shortened(closes) });
  const index = named.indexes[0] ?? null;
  const missing = [
    named.written.length === 0 && message('colCalendar'),
    (written.length === 0 || written.some(({ date }) => date === '')) && message('labelDate'),
    written.some(({ name }) => name === '') && message('ownDayName'),
    kind === 'early_close' && closes === '' && message('ownCloses'),
    whom === 'place' && source === '' && message('ownSource'),
  ].filter((field) => field !== false);
  // The page of a calendar links here with its place alone: nothing is asked yet.
  const isAsked = Object.keys(query).some((name) => name !== 'for' && NAMES.includes(name));
  if (isAsked && missing.length > 0) refuse('fillIn', { fields: locale.list(missing) });
  const addressFor = (texts: readonly string[]) =>
    `/own-days?${queryText([...texts.map((text) => ['for', text] as const), ...othersOf(query)])}`;
  mistakes.push(...placeMistakes(catalog, named, locale, addressFor));
  if (index !== null && whom === 'place' && catalog.calendar(index).kind === 'own')
    refuse('ownMade', { name: choiceName(catalog.calendar(index), locale) });
  const except = valuesOf(query.except).slice(0, MAX_EXCEPT);
  return {
    index,
    named,
    whom,
    called,
    kind,
    closes,
    isEvery,
    source,
    except,
    written,
    rows,
    mistakes,
  };
}

/** The other parameters, for a link to the same question about another place. */
function othersOf(query: Requested['query']): [string, string][] {
  return NAMES.filter((name) => name !== 'for').flatMap((name) =>
    rawValues(query[name]).map((value): [string, string] => [name, value]),
  );
}

/** Also empty values: those of a row stand at the same place of each list. */
function rawValues(value: unknown): string[] {
  const all = value === undefined ? [] : Array.isArray(value) ? value : [value];
  return all.map((one: unknown) => (typeof one === 'string' ? one.trim() : ''));
}

function rowsIn(query: Requested['query']): number {
  return Math.max(rawValues(query.date).length, rawValues(query.name).length);
}

function writtenRows(query: Requested['query']): WrittenRow[] {
  const [dates, ends, names] = ['date', 'end', 'name'].map((name) => rawValues(query[name]));
  const count = Math.min(MAX_ROWS, rowsIn(query));
  return Array.from({ length: count }, (_, at) => ({
    date: dates![at] ?? '',
    end: ends![at] ?? '',
    name: names![at] ?? '',
  })).filter(({ date, end, name }) => date + end + name !== '');
}

/** Days are added to one calendar: a text that means several (XLON+XNYS, EURUSD) is none, and they are offered. */
function onePlace(named: NamedPlaces, text: string): NamedPlaces {
  if (named.indexes.length <= 1) return named;
  const nearest = named.indexes.slice(0, MAX_OFFERED);
  return { ...named, indexes: [], doubtful: [], unknown: [{ text, nearest }] };
}

/** The days of a row; null after a mistake, which is reported. */
function daysOf(
  { date, end }: WrittenRow,
  mistakes: Mistake[],
): Pick<OwnRow, 'first' | 'last'> | null {
  if (date === '') return null;
  const parameters = parametersOf({ date, ...(end !== '' && { end }) }, ['date', 'end']);
  const [from, to] = [parameters.date('date'), parameters.date('end')];
  mistakes.push(...parameters.mistakes);
  if (from === null || parameters.mistakes.length > 0) return null;
  const first = mustParseDay(from);
  const last = to === null ? first : mustParseDay(to);
  if (last >= first && last < first + MAX_RUN_DAYS) return { first, last };
  const values = { name: 'end', text: formatDay(last), example: formatDay(first) };
  mistakes.push({ word: 'ownSpan', values: { ...values, n: MAX_RUN_DAYS }, status: 400 });
  return null;
}

/** The rows with their days of the next years, where they are every year. */
export function rowsShown({ rows, isEvery }: OwnQuery): OwnRow[] {
  if (!isEvery) return [...rows];
  return Array.from({ length: YEARS_SHOWN }, (_, at) => at).flatMap((later) =>
    rows.flatMap((row) => {
      const [first, last] = [inYear(row.first, later), inYear(row.last, later)];
      return first === null || last === null ? [] : [{ ...row, first, last }];
    }),
  );
}

/** The same day of a later year; null on 29 February of other years. */
function inYear(day: number, later: number): number | null {
  const { year, month, day: ofMonth } = civilDate(day);
  return ofMonth > daysInMonth(year + later, month)
    ? null
    : dayNumber(year + later, month, ofMonth);
}
