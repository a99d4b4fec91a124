import type { CalendarRecord, PlacedCalendar } from '../../server/engine/types.js';
import type { SearchDocument } from '../../server/store/search.js';
import { CITIES } from './cities.js';
import { readCountries } from './countries.js';
import { EURO_AREA, MAIN_EXCHANGES, MARKETS, type MarketRow, OTHER_CURRENCIES } from './markets.js';
import { ALSO_CALLED_PLACES, LOCAL_PLACES } from './places.js';
import { readSubdivisions } from './subdivisions.js';

/** Search documents of calendars: country, currencies and search terms, from the tables in this folder. */

const NOWHERE: MarketRow = ['', '', '', ''];
const EURO = 'EUR';
/** The code of a currency before the colon, or the whole id. */
const MONEY_ID = /^[A-Z]{3}(?=:|$)/;
const IN_PARENTHESES = / \((.*)\)$/;

/** Search data that are not in a calendar's record: its country, currencies and local name. */
export interface Places {
  readonly placed: (calendar: CalendarRecord) => PlacedCalendar;
  readonly document: (calendar: CalendarRecord, index: number) => SearchDocument;
}

export function readPlaces(): Places {
  const { countries: facts, currencies: currencyNames } = readCountries();
  const regionNames = readSubdivisions();

  const countriesOf = ({ id, kind }: CalendarRecord): readonly string[] => {
    if (kind === 'country') return [id.slice(0, 2)];
    const [country] = marketRow(id);
    return country === EURO ? EURO_AREA : country === '' ? [] : [country];
  };
  const currenciesOf = (calendar: CalendarRecord): readonly string[] => {
    const isMoney = calendar.kind === 'settlement' || calendar.kind === 'bond';
    const own = isMoney ? MONEY_ID.exec(calendar.id)?.[0] : undefined;
    if (own) return [OTHER_CURRENCIES[calendar.id] ?? own];
    const all = facts.get(countriesOf(calendar)[0] ?? '')?.currencies ?? [];
    return calendar.kind === 'country' ? all : all.slice(0, 1);
  };
  const localNameOf = ({ id, kind, name }: CalendarRecord): string | undefined => {
    const ofCountry = id.includes(':') ? LOCAL_PLACES[id] : facts.get(id)?.local;
    const local = kind === 'country' ? ofCountry : MARKETS[id]?.[2];
    return local === '' || local === ownName(name) ? undefined : local;
  };

  const placed = (calendar: CalendarRecord): PlacedCalendar => {
    const local = localNameOf(calendar);
    const at = { countries: countriesOf(calendar), currencies: currenciesOf(calendar) };
    return { ...calendar, ...(local && { local_name: local }), ...at };
  };

  const document = (calendar: CalendarRecord, index: number): SearchDocument => {
    const { id, kind, name, aliases = [] } = calendar;
    const isCountry = kind === 'country' && !id.includes(':');
    const called = itemsOf(kind === 'country' ? ALSO_CALLED_PLACES[id] : MARKETS[id]?.[3]);
    const local = localNameOf(calendar)?.split(' / ') ?? [];
    const abroad = (isCountry ? facts.get(id)?.names : regionNames.get(id)) ?? [];
    const ids = [id, ...aliases];
    return {
      id: index,
      ids: ids.join(' '),
      called: called.join(' '),
      name: kind === 'country' ? ownName(name) : name,
      local: local.join(' '),
      // Also finds it by a word of `Provinz Mailand`.
      area: [
        ...partOf(calendar),
        ...(isCountry ? [facts.get(id)?.capital ?? ''] : [...countryNames(calendar), ...abroad]),
      ].join(' '),
      money: currenciesOf(calendar)
        .map((code) => `${code} ${currencyNames.get(code) ?? ''}`)
        .join(' '),
      // Also DEBY and XNYSSETTLEMENT; but not if that is a name itself: ECB is the euro's central bank before it is a
      // province of Ecuador.
      phrases: [
        [...ids, name],
        [...called, ownName(name), ...local],
        [...abroad, ...ids.map((one) => one.replace(/\W/g, ''))],
      ],
      weight: weightOf(calendar),
    };
  };

  /** English and local names; none for the euro area, since every calendar in it would match. */
  function countryNames(calendar: CalendarRecord): string[] {
    const countries = countriesOf(calendar);
    if (countries.length !== 1) return [];
    const country = countries[0]!;
    const { english = '', local = '' } = facts.get(country) ?? {};
    return [country, english, local, ALSO_CALLED_PLACES[country] ?? ''];
  }
  return { placed, document };
}

/** What contains a calendar: places, a city, an exchange. */
function partOf({ id, kind, name, timezone }: CalendarRecord): string[] {
  const zoneCity = timezone?.split('/').at(-1)?.replaceAll('_', ' ') ?? '';
  if (kind === 'country')
    return [IN_PARENTHESES.exec(name)?.[1] ?? '', CITIES[id] ?? '', id.includes(':') ? '' : zoneCity];
  const [, city, local, called] = marketRow(id);
  return [city, zoneCity, ...(id.includes(':') ? [local, called] : [])];
}

/** A search for London rarely means its gold market, and one for SIFMA usually means New York. */
const SELDOM_MEANT: ReadonlySet<string> = new Set(['GBP:SIFMA', 'JPY:SIFMA', 'XAG', 'XAU']);

/** Countries, currencies and main exchanges rank above their parts. */
function weightOf({ id, kind }: CalendarRecord): number {
  if (SELDOM_MEANT.has(id)) return 0.1;
  if (id.includes(':')) return 0.9;
  return kind === 'exchange' && !MAIN_EXCHANGES.has(id) ? 1 : 1.3;
}

/** The name without the containing place. */
function ownName(name: string): string {
  return name.replace(IN_PARENTHESES, '');
}

function itemsOf(list = ''): string[] {
  return list.split(', ').filter((item) => item !== '');
}

/** The row of a calendar, or of its exchange for a group. */
function marketRow(id: string): MarketRow {
  return MARKETS[id] ?? MARKETS[id.split(':')[0]!] ?? NOWHERE;
}
