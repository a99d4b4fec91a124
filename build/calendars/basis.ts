import type { ConventionEvidence } from '../../server/engine/market-conventions.js';
import { BASES, type Basis, type CitedRow } from '../../server/engine/types.js';
import { getOrMake } from '../../server/util/get-or-make.js';
import { hostOf } from './authorities.js';
import type { CalendarDefinition } from './definition.js';
import { textAt } from './read-texts.js';
import { dateWords, inheritedWords, ruleWords, weekendWords } from './row-words.js';
import { IN_FORCE, speaksOf, type YearSpan, yearsOfText, yearWords } from './text-years.js';
import {
  hasText,
  type Inherited,
  type LibraryText,
  type ListedDate,
  NOT_FOUND,
  type RuleRow,
} from './vocabulary.js';

/**
 * What the rows of definitions rest on, and the rows in words. How a text was read follows from its address, by the table of
 * authorities (build/calendars/authorities-table.ts) and, for other people's sites, by the table of addresses at which an authority's own
 * words were read (build/calendars/read-texts-table.ts), or is stated in the row (`evidence: 'copy'`). What is only an account of a text is a `report`, whatever the row says; for the others
 * a row's own `basis` has priority, else this table gives the type of their source. A row without a text (none was
 * found, or only a compilation) is a rule of ours.
 */
const BASIS_BY_KIND = {
  /** A recurring day by a statute, a decree or a standing rule. */
  rule: 'law',
  /** A single day that was announced, gazetted or reported. */
  dates: 'notice',
  /** Inheritance is a rule of the market or payment system. */
  inherited: 'law',
  /** Rules of the library for which a definition cites a text. */
  text: 'law',
  weekend: 'law',
} as const;

interface Said {
  readonly source: string;
  readonly lead?: boolean;
  readonly basis?: 'law' | 'notice' | 'rule';
  readonly evidence?: 'copy';
  readonly note?: string;
}

const ADDRESS = /https?:\/\/[^\s;,)]*[^\s;,).]/;

/** The address and the words of a row's source; either may be missing. */
function sourceOf({ source, note }: Said): Pick<CitedRow, 'url' | 'what' | 'note'> {
  const url = ADDRESS.exec(source)?.[0];
  const rest =
    url === undefined ? source : source.replace(url, '').replace(/^[\s;,]+|[\s;,]+$/g, '');
  const what = source === NOT_FOUND || rest === '' ? undefined : rest;
  return { ...(url && { url }), ...(what && { what }), ...(note && { note }) };
}

function basisOf(
  row: Said,
  kind: keyof typeof BASIS_BY_KIND,
): Pick<CitedRow, 'basis' | 'evidence'> {
  if (!hasText(row) || row.basis === 'rule') return { basis: 'rule' };
  const evidence = evidenceOf(row);
  return {
    basis: evidence === 'report' ? 'report' : (row.basis ?? basisByText(row, kind)),
    evidence,
  };
}

/** An announcement is a notice and a statute a law, whatever the form of the row that cites it. */
function basisByText({ source }: Said, kind: keyof typeof BASIS_BY_KIND): 'law' | 'notice' {
  const read = textAt(addressIn(source))?.basis;
  return read === 'law' || read === 'notice' ? read : BASIS_BY_KIND[kind];
}

/** How the text of a row was read. */
function evidenceOf({ source, evidence }: Said): ConventionEvidence {
  const text = textAt(addressIn(source));
  if (text?.basis === 'report') return 'report';
  const host = hostOf(addressIn(source));
  if (host) return host.kind === 'texts' || text?.isElsewhere ? 'copy' : 'original';
  return evidence ?? (text ? 'copy' : 'report');
}

function addressIn(source: string): string {
  return ADDRESS.exec(source)?.[0] ?? '';
}

function yearsOf({
  from,
  to,
}: {
  readonly from: number;
  readonly to?: number;
}): Pick<CitedRow, 'from' | 'to'> {
  return { from, ...(to !== undefined && { to }) };
}

/**
 * A rule in words, for the days of a year: always the same object for the same row, except that in years of which its text
 * does not tell it rests on no text.
 */
export function ruleCited(row: RuleRow, year: number): CitedRow {
  const spans = hasText(row) ? yearsOfText(addressIn(row.source)) : null;
  if (spans !== null && !speaksOf(spans, year))
    return rememberedIn(knownOutside, row, () => ruleOutside(row, spans));
  return remembered(row, () => ({
    kind: 'rule',
    ...basisOf(row, 'rule'),
    words: ruleWords(row),
    ...yearsOf(row),
    ...sourceOf(row),
  }));
}

function ruleOutside(row: RuleRow, spans: readonly YearSpan[]): CitedRow {
  return {
    kind: 'rule',
    basis: 'rule',
    words: ruleWords(row),
    ...yearsOf(row),
    ...sourceOutside(row, spans, 'in other years the day rests on the same rule'),
  };
}

/** A row's source, with a note of the years of which it tells. */
function sourceOutside(row: Said, spans: readonly YearSpan[], so: string) {
  const { note, ...cited } = sourceOf(row);
  const outside = `The text tells of ${yearWords(spans)}; ${so}`;
  return { ...cited, note: note === undefined ? outside : `${outside}; ${note}` };
}

/** A row as it is cited in its years: once, or twice if its text does not tell of all of them. */
function rowsCited<T extends RuleRow | Inherited | LibraryText>(
  row: T,
  citedIn: (row: T, year: number) => CitedRow,
): CitedRow[] {
  const spans = yearsOfText(addressIn(row.source)) ?? [];
  const ends = spans.map(([first, end]) => (end === IN_FORCE ? first : end));
  const last = row.to ?? Math.max(row.from, ...ends) + 1;
  const years = spans.length === 0 ? [row.from] : yearsBetween(row.from, last);
  return [...new Set(years.map((year) => citedIn(row, year)))];
}

function yearsBetween(first: number, last: number): number[] {
  return Array.from({ length: Math.max(last - first + 1, 1) }, (_, at) => first + at);
}

/** Dates with one name and source share a row. A date of another year than its text tells of rests on no text. */
export function dateCited(row: ListedDate): CitedRow {
  return remembered(row, () => {
    const spans = hasText(row) ? yearsOfText(addressIn(row.source)) : null;
    const isTold = speaksOf(spans, Number(row.date.slice(0, 4)));
    return {
      kind: 'dates',
      ...(isTold ? basisOf(row, 'dates') : { basis: 'rule' }),
      words: dateWords(row),
      ...(isTold ? sourceOf(row) : sourceOutside(row, spans ?? [], 'this day is of another year')),
    };
  });
}

/** An inherited row in words, for the days of a year: in years of which its text does not tell it rests on no text. */
export function inheritedCited(row: Inherited, year: number): CitedRow {
  const spans = hasText(row) ? yearsOfText(addressIn(row.source)) : null;
  if (spans !== null && !speaksOf(spans, year))
    return rememberedIn(knownOutside, row, () => ({
      kind: 'inherited',
      basis: 'rule',
      words: inheritedWords(row),
      ...yearsOf(row),
      ...sourceOutside(row, spans, 'in other years the same days are taken over'),
    }));
  return remembered(row, () => ({
    kind: 'inherited',
    ...basisOf(row, 'inherited'),
    words: inheritedWords(row),
    ...yearsOf(row),
    ...sourceOf(row),
  }));
}

/** Rules of the library with a cited text, for the days of a year: in years of which it does not tell they rest on no text. */
export function textCited(row: LibraryText, year: number): CitedRow {
  const spans = yearsOfText(addressIn(row.source));
  const words = `Rules of date-holidays that stand in the text: ${row.rules.join('; ')}`;
  if (spans !== null && !speaksOf(spans, year))
    return rememberedIn(knownOutside, row, () => ({
      kind: 'rule',
      basis: 'rule',
      words,
      ...yearsOf(row),
      ...sourceOutside(row, spans, 'in other years the day rests on the same rule'),
      ...(row.what && { what: row.what }),
    }));
  return remembered(row, () => ({
    kind: 'rule',
    ...basisOf(row, 'text'),
    words,
    ...yearsOf(row),
    ...sourceOf(row),
    ...(row.what && { what: row.what }),
  }));
}

/** All other rules of a region of the library. */
export function libraryCited(region: string): CitedRow {
  return { kind: 'library', basis: 'library', words: `date-holidays, region ${region}` };
}

/** A day of a year, inherited from another calendar: the basis there, but at most that of the row that inherits it. */
export function takenOver(
  row: Inherited,
  own: CitedRow | undefined,
  isPublished: boolean,
  year: number,
): CitedRow {
  const key = isPublished ? undefined : own;
  const through = inheritedCited(row, year);
  const ofRow = getOrMake(taken, through, () => new Map<CitedRow | undefined, CitedRow>());
  return getOrMake(ofRow, key, () => makeTakenOver(row, through, key));
}

/** Many days may be inherited by one row. */
const taken = new Map<CitedRow, Map<CitedRow | undefined, CitedRow>>();

function makeTakenOver(row: Inherited, through: CitedRow, own: CitedRow | undefined): CitedRow {
  const by = { calendar: row.calendar, ...(through.url && { url: through.url }) };
  if (!own) return { ...through, through: by };
  const basis = weaker(own.basis, through.basis) as CitedRow['basis'];
  return { ...own, basis, through: by };
}

function weaker(a: Basis, b: Basis): Basis {
  return BASES[Math.max(BASES.indexOf(a), BASES.indexOf(b))]!;
}

/** Every row of a definition, in its order and without duplicates, including rows that make no day. */
export function citedRows(definition: CalendarDefinition): CitedRow[] {
  const {
    library,
    rules = [],
    dates = [],
    inherits = [],
    weekend,
    weekendSource,
    weekendNote,
  } = definition;
  const region =
    library && [library.country, library.state, library.region].filter(Boolean).join('.');
  const rows = [
    ...rules.flatMap((row) => rowsCited(row, ruleCited)),
    ...dates.map(dateCited),
    ...inherits.flatMap((row) => rowsCited(row, inheritedCited)),
    ...(library?.texts ?? []).flatMap((row) => rowsCited(row, textCited)),
    ...(region ? [libraryCited(region)] : []),
  ];
  const stated = weekendSource && {
    source: weekendSource,
    ...(weekendNote && { note: weekendNote }),
  };
  return [
    ...new Map(rows.map((row) => [JSON.stringify(row), row])).values(),
    ...(stated
      ? [
          {
            kind: 'weekend' as const,
            ...basisOf(stated, 'weekend'),
            words: weekendWords(weekend),
            ...sourceOf(stated),
          },
        ]
      : []),
  ];
}

const known = new WeakMap<object, CitedRow>();
const knownOutside = new WeakMap<object, CitedRow>();

function remembered(row: object, make: () => CitedRow): CitedRow {
  return rememberedIn(known, row, make);
}

function rememberedIn(
  memory: WeakMap<object, CitedRow>,
  row: object,
  make: () => CitedRow,
): CitedRow {
  let cited = memory.get(row);
  if (!cited) {
    cited = make();
    memory.set(row, cited);
  }
  return cited;
}
