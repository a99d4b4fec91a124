import { ANNOUNCED_LATER } from './announced-later.js';
import type { CalendarDefinition, LibraryRegion } from './definition.js';
import {
  type AnnouncedDays,
  type EstimatedRule,
  type Exclusion,
  flatRows,
  type Inherited,
  type LibraryText,
  type ListedDate,
  type Rows,
  type RuleRow,
  type Weekend,
  type YearsOfData,
} from './vocabulary.js';

/**
 * A country is one file, countries/XX.ts, and holds all that is said of it and of its subdivisions. The file has
 * `export default country({ id: 'XX', ... })`.
 */

export const FIRST_YEAR = 1990;
export const LAST_YEAR = 2060;

/** Rows of a place, which its subdivisions inherit. */
interface PlaceRows {
  /** Rules of the library that are not days off here. */
  readonly exclusions?: readonly Exclusion[];
  /** The texts in which the library's rules stand; a subdivision inherits those of its country. */
  readonly texts?: Rows<LibraryText>;
  readonly rules?: Rows<RuleRow>;
  readonly dates?: Rows<ListedDate>;
  /** Days that were announced, in place of computed ones. */
  readonly announced?: readonly AnnouncedDays[];
}

interface Place extends PlaceRows {
  /** ISO 3166 of today: the country's two letters, the subdivision's code after the country's and the hyphen. */
  readonly id: string;
  /** In English. */
  readonly name: string;
  /** IANA name; a subdivision without one has its country's. That of the capital or largest city, where there are two. */
  readonly timezone?: string;
  /** A subdivision without one has its country's. */
  readonly weekend?: Weekend;
  /** Absent: those of the country, else 1990 to 2060. */
  readonly years?: YearsOfData;
  /**
   * What is left out and why, as served: what the government chooses year by year, for one. A subdivision without one has
   * its country's.
   */
  readonly note?: string;
  /**
   * Former and other common ids, whole: 'FR:971' for GP, 'IN:OR' for IN:OD. They answer as this place's id, and with a
   * subdivision's code behind them as that one's.
   */
  readonly aliases?: readonly string[];
  /**
   * The code of the region of date-holidays this calendar starts from. Absent: a country starts from nothing, a
   * subdivision from what its country starts from. `null`: a subdivision that starts from nothing.
   */
  readonly library?: string | null;
  /** Rules of the library whose dates are announced later; holds for the subdivisions too. */
  readonly estimated?: readonly EstimatedRule[];
  /**
   * Absent: a subdivision inherits the rows of the places it lies in (exclusions, rules, dates, announced days,
   * estimated rules) and starts from their region of the library. A list: in their place, the days of these calendars.
   * `false`: neither.
   */
  readonly inherits?: false | readonly Inherited[];
  /** Rows of this calendar alone, which its subdivisions do not inherit. */
  readonly notInherited?: PlaceRows;
  readonly subdivisions?: readonly Subdivision[];
}

export interface Country extends Place {
  readonly timezone: string;
  readonly weekend: Weekend;
  /** English names of the library's rules that have none, by the exact local name. */
  readonly englishNames?: Readonly<Record<string, string>>;
}

/**
 * A state, province or region whose days differ from its country's. Unless it says otherwise it inherits the rows of all
 * the places it lies in; a date that it lists itself takes the place of what they list for that date.
 */
export type Subdivision = Place;

/** The form of a country's file; gives its argument back. */
export function country(file: Country): Country {
  return file;
}

/** The calendars of a country and of its subdivisions, in the order of the file. */
export function countryDefinitions(file: Country): CalendarDefinition[] {
  return definitionsOf(file, [file]);
}

/** `chain` goes from the country to the place. */
function definitionsOf(file: Country, chain: readonly Subdivision[]): CalendarDefinition[] {
  const below = chain.at(-1)!.subdivisions ?? [];
  return [definitionOf(file, chain), ...below.flatMap((place) => definitionsOf(file, [...chain, place]))];
}

function definitionOf(file: Country, chain: readonly Subdivision[]): CalendarDefinition {
  const rows = rowsOf(chain);
  const years = nearest(chain, (one) => one.years);
  const library = libraryOf(file, chain, rows);
  const aliases = aliasesOf(chain);
  const inherits = heirs(chain).flatMap((one) => one.inherits || []);
  const note = nearest(chain, (one) => one.note);
  return {
    id: idOf(chain),
    kind: 'country',
    name: nameOf(chain),
    timezone: nearest(chain, (one) => one.timezone)!,
    years: [years?.from ?? FIRST_YEAR, years?.to ?? LAST_YEAR],
    ...weekendOf(chain),
    ...(aliases.length > 0 && { aliases }),
    ...(library && { library }),
    ...(note && { note }),
    ...(inherits.length > 0 && { inherits }),
    rules: rows.rules,
    dates: rows.dates,
  };
}

/** DE, DE:BY, DE:BY-A. */
function idOf(chain: readonly Subdivision[]): string {
  const [first, ...below] = chain.map(({ id }) => id);
  return below.length === 0 ? first! : `${first}:${below.join('-')}`;
}

/** Its own aliases, and those that it has by an alias of the place it lies in: UK:ENG, since UK stands for GB. */
function aliasesOf(chain: readonly Subdivision[]): string[] {
  const place = chain.at(-1)!;
  const above = chain.length > 1 ? aliasesOf(chain.slice(0, -1)) : [];
  return [...(place.aliases ?? []), ...above.map((alias) => `${alias}${alias.includes(':') ? '-' : ':'}${place.id}`)];
}

/** Augsburg (Bavaria, Germany). */
function nameOf(chain: readonly Subdivision[]): string {
  const [own, ...above] = chain.map(({ name }) => name).reverse();
  return above.length === 0 ? own! : `${own} (${above.join(', ')})`;
}

function weekendOf(
  chain: readonly Subdivision[],
): Pick<CalendarDefinition, 'weekend' | 'weekendSource' | 'weekendNote'> {
  const { history, source, note } = nearest(chain, (one) => one.weekend)!;
  return { weekend: history, weekendSource: source, ...(note && { weekendNote: note }) };
}

function libraryOf(
  file: Country,
  chain: readonly Subdivision[],
  { exclusions, texts }: Pick<FlatRows, 'exclusions' | 'texts'>,
): LibraryRegion | undefined {
  const from = heirs(chain).findLast((one) => one.library !== undefined);
  if (!from?.library) return undefined;
  const path = chain.slice(0, chain.indexOf(from) + 1);
  const [region, state, part] = path.map((one) => one.library ?? one.id);
  return {
    country: region!,
    ...(state && { state }),
    ...(part && { region: part }),
    exclusions,
    ...(texts.length > 0 && { texts }),
    estimated: [...ANNOUNCED_LATER, ...heirs(chain).flatMap((one) => one.estimated ?? [])],
    ...(file.englishNames && { englishNames: file.englishNames }),
  };
}

interface FlatRows {
  readonly exclusions: readonly Exclusion[];
  readonly texts: readonly LibraryText[];
  readonly rules: readonly RuleRow[];
  readonly dates: readonly ListedDate[];
}

/** The rows of the places from the outermost to the place itself. */
function rowsOf(chain: readonly Subdivision[]): FlatRows {
  const place = chain.at(-1)!;
  const groups = [...heirs(chain), ...(place.notInherited ? [place.notInherited] : [])];
  let rows: FlatRows = { exclusions: [], texts: [], rules: [], dates: [] };
  for (const group of groups) rows = withGroup(rows, group);
  return rows;
}

/** The places of the chain whose rows count for the last one. */
function heirs(chain: readonly Subdivision[]): readonly Subdivision[] {
  return chain.slice(
    Math.max(
      0,
      chain.findLastIndex((one) => one.inherits !== undefined),
    ),
  );
}

function withGroup(above: FlatRows, group: PlaceRows): FlatRows {
  const announced = group.announced ?? [];
  const own = [...flatRows(group.dates), ...announced.flatMap(announcedDates)];
  const ownDates = new Set(own.map(({ date }) => date));
  const rules = [...above.rules, ...flatRows(group.rules)];
  return {
    rules: rules.map((row) => withoutAnnounced(row, announced)),
    texts: [...above.texts, ...flatRows(group.texts)],
    exclusions: [
      ...above.exclusions,
      ...(group.exclusions ?? []),
      ...announced.flatMap((days) => announcedExclusions(days, rules)),
    ],
    dates: [...above.dates.filter(({ date }) => !ownDates.has(date)), ...own],
  };
}

function announcedDates({ name, names, source, years }: AnnouncedDays): ListedDate[] {
  return Object.entries(years).flatMap(([year, said]) => {
    const { days, ...more } = typeof said === 'string' ? { days: said } : said;
    return days
      .split(' ')
      .filter((day) => day !== '')
      .map((day): ListedDate => {
        return { date: `${year}-${day}`, kind: 'holiday', name, ...(names && { names }), source, ...more };
      });
  });
}

function withoutAnnounced(row: RuleRow, announced: readonly AnnouncedDays[]): RuleRow {
  const years = announced.filter(({ replaces }) => replaces.includes(row.rule)).flatMap(yearsOf);
  return years.length === 0 ? row : { ...row, exceptYears: [...(row.exceptYears ?? []), ...years] };
}

/** Those of the library's rules that announced days take the place of: what is no rule of our own. */
function announcedExclusions(days: AnnouncedDays, own: readonly RuleRow[]): Exclusion[] {
  const ofLibrary = days.replaces.filter((rule) => !own.some((row) => row.rule === rule));
  return ofLibrary.flatMap((rule) =>
    yearsOf(days).map((year) => ({ rule, from: year, to: year, why: `${days.name}: the days announced are listed` })),
  );
}

function yearsOf({ years }: AnnouncedDays): number[] {
  return Object.keys(years).map(Number);
}

/** What the innermost place that says something says. */
function nearest<T>(chain: readonly Subdivision[], said: (place: Subdivision) => T | undefined): T | undefined {
  const place = chain.findLast((one) => said(one) !== undefined);
  return place && said(place);
}
