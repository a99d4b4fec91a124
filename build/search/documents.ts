import { isDeepStrictEqual } from 'node:util';
import type { CalendarRecord, Home } from '../../server/engine/types.js';
import { citiesAbroad } from '../../server/locale/cities.js';
import type { SearchDocument } from '../../server/store/search.js';
import { readCountries } from './countries.js';
import { readSubdivisions } from './subdivisions.js';

/** Homes of calendars for responses, and their search documents. */

const NOWHERE: Home = { countries: [], currencies: [] };
const PART_OF_EXCHANGE = /^[A-Z0-9]{4}:/;
const IN_PARENTHESES = / \((.*)\)$/;

/** What the search reads of a record. */
const SEARCHED = [
  'id',
  'kind',
  'name',
  'timezone',
  'aliases',
  'local_name',
  'other_names',
  'cities',
  'countries',
  'currencies',
  'is_main_exchange',
] as const satisfies readonly (keyof CalendarRecord)[];
type SearchedRecord = Pick<CalendarRecord, (typeof SEARCHED)[number]>;
type SearchedCalendar = SearchedRecord & Home;

/** Whether the search finds both records alike. */
export function isSearchedAlike(a: SearchedRecord, b: SearchedRecord): boolean {
  return SEARCHED.every((name) => isDeepStrictEqual(a[name], b[name]));
}

/** A record with its home; some calendars, like that of a metal, have none. */
export function placed<T extends Partial<Home>>(calendar: T): T & Home {
  const { countries = [], currencies = [] } = calendar;
  return { ...calendar, countries, currencies };
}

/** The search documents of all calendars of a release. */
export function searchDocuments(records: readonly SearchedRecord[]): SearchDocument[] {
  const calendars = records.map(placed);
  const byId = new Map(calendars.map((calendar) => [calendar.id, calendar]));
  const { countries, currencies } = readCountries();
  const regionNames = readSubdivisions();
  const homeOf = (id: string): Home => byId.get(id) ?? NOWHERE;

  return calendars.map((calendar, index) => {
    const { id, kind, name, aliases = [] } = calendar;
    const isCountry = kind === 'country' && !id.includes(':');
    const called = itemsOf(calendar.other_names);
    const cityAbroad = namesAbroad(calendar);
    const local = localNames(calendar);
    const abroad = (isCountry ? countries.get(id)?.names : regionNames.get(id)) ?? [];
    const ids = [id, ...aliases];
    return {
      id: index,
      ids: ids.join(' '),
      called: called.join(' '),
      name: kind === 'country' ? ownName(name) : name,
      local: local.join(' '),
      // Also finds it by a word of `Provinz Mailand`.
      area: [
        ...areaOf(calendar),
        ...cityAbroad,
        ...(isCountry ? [] : [...countryNames(calendar), ...abroad]),
      ].join(' '),
      money: calendar.currencies.map((code) => `${code} ${currencies.get(code) ?? ''}`).join(' '),
      // Also DEBY and XNYSSETTLEMENT; but not if that is a name itself: ECB is the euro's central bank before it is a
      // province of Ecuador.
      phrases: [
        [...ids, name],
        [...called, ownName(name), ...local],
        [...abroad, ...cityAbroad, ...ids.map((one) => one.replace(/\W/g, ''))],
      ],
      weight: weightOf(calendar),
    };
  });

  /** What contains a calendar: a country or region, a city, an exchange. */
  function areaOf({ id, kind, name, timezone, cities = '' }: SearchedCalendar): string[] {
    const zoneCity = timezone?.split('/').at(-1)?.replaceAll('_', ' ') ?? '';
    if (kind === 'country')
      return [IN_PARENTHESES.exec(name)?.[1] ?? '', cities, id.includes(':') ? '' : zoneCity];
    const exchange = PART_OF_EXCHANGE.test(id) ? homeOf(id.split(':')[0]!) : NOWHERE;
    return [cities, zoneCity, exchange.local_name ?? '', exchange.other_names ?? ''];
  }

  /** English, local and common names; none for the euro area, since every calendar in it would match. */
  function countryNames({ countries: codes }: SearchedCalendar): string[] {
    if (codes.length !== 1) return [];
    const country = codes[0]!;
    const english = countries.get(country)?.english ?? '';
    const { local_name = '', other_names = '' } = homeOf(country);
    return [country, english, local_name, other_names];
  }
}

/** A search for London rarely means its gold market, and one for SIFMA usually means New York. */
const SELDOM_MEANT: ReadonlySet<string> = new Set(['GBP:SIFMA', 'JPY:SIFMA', 'XAG', 'XAU']);

/** Countries, currencies and main exchanges rank above their parts. */
function weightOf({ id, kind, is_main_exchange }: SearchedCalendar): number {
  if (SELDOM_MEANT.has(id)) return 0.1;
  if (id.includes(':')) return 0.9;
  return kind === 'exchange' && !is_main_exchange ? 1 : 1.3;
}

function localNames({ local_name }: SearchedCalendar): string[] {
  return local_name?.split(' / ') ?? [];
}

/** The name without the containing country or region. */
function ownName(name: string): string {
  return name.replace(IN_PARENTHESES, '');
}

/** The city that a main exchange is called after, in other languages: `Londres` is no misspelt Flanders. */
function namesAbroad({ is_main_exchange, name, timezone }: SearchedCalendar): readonly string[] {
  const city = timezone?.split('/').at(-1)?.replaceAll('_', ' ') ?? '-';
  const isIts = is_main_exchange && name.startsWith(city);
  return isIts ? citiesAbroad(timezone!) : [];
}

function itemsOf(list = ''): string[] {
  return list.split(', ').filter((item) => item !== '');
}
