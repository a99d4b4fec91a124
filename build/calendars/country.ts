import { ANNOUNCED_LATER } from './announced-later.js';
import type { CalendarDefinition, LibraryRegion } from './definition.js';
import type { DoubtfulDays } from './doubtful.js';
import {
  type AnnouncedDays,
  type EstimatedRule,
  type Exclusion,
  flatRows,
  type Home,
  type Inherited,
  type LibraryText,
  type ListedDate,
  type Rows,
  type RuleRow,
  type Weekend,
  type YearsOfData,
} from './vocabulary.js';
import { datesIn, withWeekday } from './weekdays.js';

/**
 * A country is one file, countries/XX.ts, with all data about it and its subdivisions. The file has `export default
 * country({ id: 'XX', ... })`.
 */

export const FIRST_YEAR = 1990;
export const LAST_YEAR = 2060;

/** Rows of a country or subdivision, which its subdivisions inherit. */
interface PlaceRows {
  /** Rules of the library that do not close offices here. */
  readonly exclusions?: readonly Exclusion[];
  /** The texts for rules of the library; inherited by subdivisions. */
  readonly texts?: Rows<LibraryText>;
  readonly rules?: Rows<RuleRow>;
  readonly dates?: Rows<ListedDate>;
  /** Announced days, which replace computed ones. */
  readonly announced?: readonly AnnouncedDays[];
}

interface Place extends PlaceRows, Home {
  /** Current ISO 3166 codes: two letters for the country, for a subdivision only the part after the hyphen. */
  readonly id: string;
  /** In English. */
  readonly name: string;
  /** IANA name; that of the capital or largest city if there are several. Default for a subdivision: its country's. */
  readonly timezone?: string;
  /** Default for a subdivision: its country's. */
  readonly weekend?: Weekend;
  /** Default: those of the country, else 1990 to 2060. */
  readonly years?: YearsOfData;
  /**
   * What is left out and why, as in answers: days that the government chooses year by year, for example. Default for a
   * subdivision: its country's.
   */
  readonly note?: string;
  /** What is doubtful: see `CalendarDefinition`. Not inherited by subdivisions. */
  readonly doubts?: string;
  /** Doubts about certain days: see `CalendarDefinition`. Inherited by subdivisions that inherit its rows. */
  readonly doubtful?: readonly DoubtfulDays[];
  /** Why lists alone make the calendar: see `CalendarDefinition`. Not inherited by subdivisions. */
  readonly listsAlone?: string;
  /**
   * The subdivisions of which this calendar has the common days, by their codes: see `CalendarDefinition`. Not inherited
   * by subdivisions.
   */
  readonly commonTo?: readonly string[];
  /**
   * Former and other common ids, complete: 'FR:971' for GP, 'IN:OR' for IN:OD. They are accepted as ids of this
   * calendar, and with a subdivision's code appended as ids of that subdivision.
   */
  readonly aliases?: readonly string[];
  /**
   * The code of the date-holidays region this calendar starts from. Default: none for a country; for a subdivision that
   * of its country. `null`: a subdivision without one.
   */
  readonly library?: string | null;
  /** Rules of the library whose dates are announced later; also for the subdivisions. */
  readonly estimated?: readonly EstimatedRule[];
  /**
   * Default: a subdivision inherits the rows of its country and of subdivisions in between (exclusions, rules, dates,
   * announced days, estimated rules) and starts from their region of the library. A list: the days of these calendars
   * instead. `false`: neither.
   */
  readonly inherits?: false | readonly Inherited[];
  /** Rows of this calendar only, which its subdivisions do not inherit. */
  readonly notInherited?: PlaceRows;
  readonly subdivisions?: readonly Subdivision[];
}

export interface Country extends Place {
  readonly timezone: string;
  readonly weekend: Weekend;
  /** English names for rules of the library without one, by the exact local name; or as the law writes them, by the usual English one. */
  readonly englishNames?: Readonly<Record<string, string>>;
}

/**
 * A state, province or region whose days differ from its country's. By default it inherits the rows of its country and
 * of subdivisions in between; its own listed dates replace inherited ones on the same date.
 */
export type Subdivision = Place;

/** The format of a country's file; returns its argument. */
export function country(file: Country): Country {
  return file;
}

/** The calendars of a country and its subdivisions, in the order of the file. */
export function countryDefinitions(file: Country): CalendarDefinition[] {
  return definitionsOf(file, [file]);
}

/** `chain` is the path from the country to the subdivision. */
function definitionsOf(file: Country, chain: readonly Subdivision[]): CalendarDefinition[] {
  const below = chain.at(-1)!.subdivisions ?? [];
  return [
    definitionOf(file, chain),
    ...below.flatMap((part) => definitionsOf(file, [...chain, part])),
  ];
}

function definitionOf(file: Country, chain: readonly Subdivision[]): CalendarDefinition {
  const rows = rowsOf(chain);
  const years = nearest(chain, (one) => one.years);
  const library = libraryOf(file, chain, rows);
  const aliases = aliasesOf(chain);
  const inherits = heirs(chain).flatMap((one) => one.inherits || []);
  const note = nearest(chain, (one) => one.note);
  const doubtful = doubtsOf(chain);
  return {
    id: idOf(chain),
    kind: 'country',
    name: nameOf(chain),
    timezone: nearest(chain, (one) => one.timezone)!,
    years: [years?.from ?? FIRST_YEAR, years?.to ?? LAST_YEAR],
    ...homeOf(chain),
    ...weekendOf(chain),
    ...(aliases.length > 0 && { aliases }),
    ...(library && { library }),
    ...(note && { note }),
    ...(chain.at(-1)!.doubts && { doubts: chain.at(-1)!.doubts }),
    ...(doubtful.length > 0 && { doubtful }),
    ...(chain.at(-1)!.listsAlone && { listsAlone: chain.at(-1)!.listsAlone }),
    ...(chain.at(-1)!.commonTo && { commonTo: commonTo(chain) }),
    ...(inherits.length > 0 && { inherits }),
    rules: rows.rules,
    dates: rows.dates,
  };
}

/** The doubts along the chain that concern its last place. Throws an Error if one names a part that is not there. */
function doubtsOf(chain: readonly Subdivision[]): DoubtfulDays[] {
  const applied = heirs(chain);
  return applied.flatMap((place, at) => {
    const below = applied.slice(at + 1).map(({ id }) => id);
    const codes = below.length > 0 ? below : (place.commonTo ?? []);
    return (place.doubtful ?? []).filter(({ parts }) => {
      const unknown = parts?.find((part) => !codesBelow(place).includes(part));
      if (unknown !== undefined)
        throw new Error(`${idOf(chain)}: a doubt is about ${unknown}, which it does not have`);
      return parts === undefined || parts.some((part) => codes.includes(part));
    });
  });
}

function codesBelow({ subdivisions = [] }: Subdivision): string[] {
  return subdivisions.flatMap((part) => [part.id, ...codesBelow(part)]);
}

/** DE, DE:BY, DE:BY-A. */
function idOf(chain: readonly Subdivision[]): string {
  const [first, ...below] = chain.map(({ id }) => id);
  return below.length === 0 ? first! : `${first}:${below.join('-')}`;
}

/** The ids of the subdivisions that it names. */
function commonTo(chain: readonly Subdivision[]): string[] {
  const { commonTo: codes = [], subdivisions = [] } = chain.at(-1)!;
  const named = codes.map((code) => subdivisions.find(({ id }) => id === code));
  if (named.includes(undefined))
    throw new Error(
      `${idOf(chain)} is common to subdivisions that it does not have: ${codes.join()}`,
    );
  return named.map((part) => idOf([...chain, part!]));
}

/** Its own aliases, and those from an alias of its country: UK:ENG, since UK is an alias of GB. */
function aliasesOf(chain: readonly Subdivision[]): string[] {
  const part = chain.at(-1)!;
  const above = chain.length > 1 ? aliasesOf(chain.slice(0, -1)) : [];
  return [
    ...(part.aliases ?? []),
    ...above.map((alias) => `${alias}${alias.includes(':') ? '-' : ':'}${part.id}`),
  ];
}

/** Augsburg (Bavaria, Germany). */
function nameOf(chain: readonly Subdivision[]): string {
  const [own, ...above] = chain.map(({ name }) => name).reverse();
  return above.length === 0 ? own! : `${own} (${above.join(', ')})`;
}

/** Its own names and cities, and the currencies of its country. */
function homeOf(chain: readonly Subdivision[]): Home & Pick<CalendarDefinition, 'countries'> {
  const { localName, otherNames, cities } = chain.at(-1)!;
  return {
    countries: [chain[0]!.id],
    currencies: nearest(chain, (one) => one.currencies) ?? [],
    ...(localName && { localName }),
    ...(otherNames && { otherNames }),
    ...(cities && { cities }),
  };
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

/** The rows along the chain, from the country to the subdivision. */
function rowsOf(chain: readonly Subdivision[]): FlatRows {
  const part = chain.at(-1)!;
  const groups = [...heirs(chain), ...(part.notInherited ? [part.notInherited] : [])];
  let rows: FlatRows = { exclusions: [], texts: [], rules: [], dates: [] };
  for (const group of groups) rows = withGroup(rows, group);
  return rows;
}

/** The parts of the chain whose rows apply to the last one. */
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
  const own = [...flatRows(group.dates), ...announced.flatMap(announcedDates)].map(withWeekday);
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
  return Object.entries(years).flatMap(([year, row]) => {
    const { days, ...more } = typeof row === 'string' ? { days: row } : row;
    return datesIn(days).map((day): ListedDate => {
      return {
        date: `${year}-${day}`,
        kind: 'holiday',
        name,
        ...(names && { names }),
        source,
        ...more,
      };
    });
  });
}

function withoutAnnounced(row: RuleRow, announced: readonly AnnouncedDays[]): RuleRow {
  const years = announced.filter(({ replaces }) => replaces.includes(row.rule)).flatMap(yearsOf);
  return years.length === 0 ? row : { ...row, exceptYears: [...(row.exceptYears ?? []), ...years] };
}

/** The library's rules that announced days replace, without our own rules. */
function announcedExclusions(days: AnnouncedDays, own: readonly RuleRow[]): Exclusion[] {
  const ofLibrary = days.replaces.filter((rule) => !own.some((row) => row.rule === rule));
  return ofLibrary.flatMap((rule) =>
    yearsOf(days).map((year) => ({
      rule,
      from: year,
      to: year,
      why: `${days.name}: the days announced are listed`,
    })),
  );
}

function yearsOf({ years }: AnnouncedDays): number[] {
  return Object.keys(years).map(Number);
}

/** The value of the innermost part of the chain that has one. */
function nearest<T>(
  chain: readonly Subdivision[],
  read: (part: Subdivision) => T | undefined,
): T | undefined {
  const part = chain.findLast((one) => read(one) !== undefined);
  return part && read(part);
}
