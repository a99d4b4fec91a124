import * as z from 'zod';
import { CALENDAR_KINDS, type PlacedCalendar } from '../engine/types.js';
import { verifiedDays } from '../engine/verified-days.js';
import type { Catalog } from '../queries/catalog.js';
import { findCalendars } from '../queries/find-calendars.js';
import { Problem, quote } from '../queries/problem.js';
import { csvFields, toCsv } from '../text/csv.js';
import { getOrMake } from '../util/get-or-make.js';
import { type Answer, CSV_TYPE, defineEndpoint, JSON_TYPE, jsonText } from './endpoint.js';
import { integer, text, word } from './parameters.js';
import { publicCalendar } from './public.js';
import { CalendarMeta, DataRelease } from './schemas.js';

const MAX_QUERY_LENGTH = 200;
const QUERY_LENGTH = `1 to ${MAX_QUERY_LENGTH} characters`;
const A_COUNTRY = 'an ISO 3166-1 code of two letters, such as DE';
const A_CURRENCY = 'an ISO 4217 code of three letters, such as EUR';
const MAX_CALENDARS = 10_000;
const COLUMNS = [
  'calendar',
  'kind',
  'name',
  'local_name',
  'timezone',
  'origin',
  'first_year',
  'last_year',
  'verified_years',
  'last_verified_at',
  'weekend',
  'sources',
  'countries',
  'currencies',
  'bases',
  'aliases',
  'verified_days',
];

const code = (letters: number, right: string, description: string, example: string) =>
  text(right)
    .regex(new RegExp(`^[A-Za-z]{${letters}}$`), { error: right })
    .meta({ description, examples: [example] })
    .transform((value) => value.toUpperCase())
    .optional();

const query = z.object({
  q: text(QUERY_LENGTH)
    .min(1, { error: QUERY_LENGTH })
    .max(MAX_QUERY_LENGTH, { error: QUERY_LENGTH })
    .meta({
      description:
        'Search text: an id, a name in any language, a country, a city, a currency, misspelt too; the best match comes first',
      examples: ['Bavaria', 'NYSE', 'EURUSD'],
    })
    .optional(),
  kind: word(CALENDAR_KINDS, 'Only calendars of this kind').optional(),
  country: code(
    2,
    A_COUNTRY,
    'Only calendars of this country, its subdivisions, its markets and its currency',
    'DE',
  ),
  currency: code(
    3,
    A_CURRENCY,
    'Only calendars of this currency, and of the countries and markets that use it',
    'EUR',
  ),
  limit: integer('Maximum number of calendars. Default all', 1, MAX_CALENDARS, 10).optional(),
  format: word(['json', 'csv'], 'json; csv: a table with a header row (RFC 4180). Default json')
    .optional()
    .default('json'),
});
type CalendarsQuery = z.output<typeof query>;

/** GET /v1/calendars */
export const listCalendars = defineEndpoint({
  route: '/v1/calendars',
  example: '/v1/calendars?q=NZD:BECS&limit=1',
  operationId: 'listCalendars',
  tool: {
    name: 'find_calendars',
    operation: 'find',
    own: { limit: integer('At most this many. Default 10', 1, 30, 10).optional().default(10) },
    words: {
      q: 'Name, city or code',
      country: 'ISO code: its calendars and those of its markets',
      currency: 'ISO code: its calendars and those of who uses it',
    },
  },
  summary: 'Every calendar of the current release, or those that match a search',
  description:
    'Sorted by id; with `q` the best match first. Sent compressed to clients that accept gzip.',
  path: z.object({}),
  query,
  response: z.strictObject({
    data_release: DataRelease,
    calendars: z.array(CalendarMeta),
    languages: z
      .array(z.string())
      .meta({ description: 'Languages of names: see the parameter lang' }),
  }),
  csv: `${COLUMNS.join()}: one row per calendar; several values in one field are separated by spaces; weekend is the current one`,
  demo: { formats: ['json'], isList: true },
  /** Lists without a search are made and compressed once. To open the search of an earlier release takes 70 to 100 ms, all its calendars half a second. */
  units: ({ query: { q, limit } }, { data }, isEarlier) =>
    Math.max(
      limit === undefined ? 5 : Math.min(limit, data.ids.length) / 100,
      isEarlier ? (q === undefined ? 400 : 100) : q === undefined ? 0 : 2,
    ),
  listsAll: ({ query: { q, country, currency } }) =>
    q === undefined || country !== undefined || currency !== undefined,
  problems: [400, 422],
  answer({ query }, { catalog }) {
    const { q, kind, country, currency, limit, format } = query;
    if ([q, country, currency, limit].every((value) => value === undefined))
      return longList(catalog, kind, format);
    return listOf(selected(catalog, query), catalog, format);
  },
});

/** The lists of all calendars and of each kind are requested most and long, so they are made once for each release. */
const longLists = new WeakMap<Catalog, Map<string, Answer>>();

function longList(catalog: Catalog, kind: CalendarsQuery['kind'], format: 'json' | 'csv'): Answer {
  const known = getOrMake(longLists, catalog, () => new Map<string, Answer>());
  const key = `${kind ?? 'all'} ${format}`;
  const made = known.get(key);
  if (made) return made;
  const all = catalog.listed().filter((calendar) => kind === undefined || calendar.kind === kind);
  const { contentType, pieces } = listOf(all, catalog, format);
  const keep = function* (): Generator<string, undefined> {
    const texts: string[] = [];
    for (const text of pieces) {
      texts.push(text);
      yield text;
    }
    known.set(key, { contentType, body: Buffer.from(texts.join('')) });
  };
  return { contentType, body: '', pieces: keep() };
}

function selected(
  catalog: Catalog,
  { q, kind, country, currency, limit }: CalendarsQuery,
): readonly PlacedCalendar[] {
  const all = catalog.listed();
  if (country !== undefined)
    requireKnown('country', country, A_COUNTRY, catalog, ({ countries }) => countries);
  if (currency !== undefined)
    requireKnown('currency', currency, A_CURRENCY, catalog, ({ currencies }) => currencies);
  const requested =
    q === undefined ? all : findCalendars(catalog, q).map((index) => catalog.calendar(index));
  return requested
    .filter((calendar) => kind === undefined || calendar.kind === kind)
    .filter(({ countries }) => country === undefined || countries.includes(country))
    .filter(({ currencies }) => currency === undefined || currencies.includes(currency))
    .slice(0, limit);
}

/** Throws a Problem with similar codes unless some calendar has this one. */
function requireKnown(
  name: string,
  code: string,
  expected: string,
  catalog: Catalog,
  codesOf: (calendar: PlacedCalendar) => readonly string[],
): void {
  if (catalog.listed().some((calendar) => codesOf(calendar).includes(code))) return;
  const found = catalog.search(code).flatMap((index) => codesOf(catalog.calendar(index)));
  const nearest = [...new Set(found)].slice(0, 3).join(', ');
  const meant = nearest === '' ? '' : `; the nearest are ${nearest}`;
  throw new Problem(
    'invalid_parameter',
    `${name}: ${quote(code)} was read, which no calendar has; expected ${expected}${meant}`,
  );
}

/** In pieces, one for each calendar: counting its verified days reads all of them. */
function listOf(calendars: readonly PlacedCalendar[], catalog: Catalog, format: 'json' | 'csv') {
  return format === 'csv'
    ? { contentType: CSV_TYPE, body: '', pieces: csvPieces(calendars, catalog) }
    : { contentType: JSON_TYPE, body: '', pieces: jsonPieces(calendars, catalog) };
}

function* jsonPieces(
  calendars: readonly PlacedCalendar[],
  catalog: Catalog,
): Generator<string, undefined> {
  const { languages } = catalog.data.meta;
  const start = String(jsonText(catalog, '"calendars":[').body);
  yield start.slice(0, -1);
  for (const [at, calendar] of calendars.entries())
    yield (at === 0 ? '' : ',') + JSON.stringify(publicCalendar(catalog, calendar));
  yield `],"languages":${JSON.stringify(languages)}}`;
}

function* csvPieces(
  calendars: readonly PlacedCalendar[],
  catalog: Catalog,
): Generator<string, undefined> {
  yield toCsv(COLUMNS, []);
  for (const calendar of calendars) yield `${csvFields(csvRow(catalog, calendar))}\r\n`;
}

function csvRow({ businessDays, find }: Catalog, calendar: PlacedCalendar) {
  const {
    id,
    kind,
    name,
    local_name,
    timezone,
    origin,
    data_years,
    verified_years,
    last_verified_at,
  } = calendar;
  const { weekend, sources, countries, currencies, bases = [], aliases = [] } = calendar;
  return [
    id,
    kind,
    name,
    local_name ?? null,
    timezone,
    origin,
    ...data_years,
    verified_years.join(' '),
    last_verified_at,
    weekend.at(-1)!.days.join(' '),
    sources.join(' '),
    ...[countries, currencies, bases, aliases].map((values) => values.join(' ')),
    Object.entries(verifiedDays(businessDays(find(id)!)))
      .map(([year, count]) => `${year}:${count}`)
      .join(' '),
  ];
}
