import { readFileSync } from 'node:fs';
import { yearOf } from '../../server/engine/civil-date.js';
import type { EntryKind, Payload } from '../../server/engine/types.js';
import { weekendCheck } from '../../server/engine/weekend.js';
import type { CalendarDefinition } from '../calendars/definition.js';
import { statusOf } from '../calendars/vocabulary.js';
import { entryKey } from '../expand/entry.js';
import { type ReleaseState, sortedEntries } from '../release/state.js';
import type { Contradiction } from '../verify/claims.js';
import { type Publication, verifies } from '../verify/publication.js';

/** What the data of each country and its subdivisions rest on, to decide where work is needed most. */
export interface CountryProvenance {
  readonly country: string;
  readonly name: string;
  /** Calendars: the country's own and those of its subdivisions. */
  readonly calendars: number;
  /** Distinct addresses in the country's file, comments included. */
  readonly addresses: number;
  /** Our own rules and listed dates, and how many of them cite an address that is not a lead. */
  readonly rows: { readonly cited: number; readonly all: number };
  /** Publications that name one of the calendars: laws, publications that verify, and reports. */
  readonly publications: {
    readonly laws: number;
    readonly verifying: number;
    readonly reports: number;
  };
  /** The years of the country's own calendar that publications list in full. */
  readonly listed: readonly number[];
  /** Closed weekdays and working weekend days of the span, per calendar-year, by what they rest on. */
  readonly days: Readonly<Record<TrustLevel, number>>;
  /** Past rows without a text, and dates on which publications differ. */
  readonly doubts: number;
}

/**
 * `verified`: by a publication. `cited`: a row of ours with an address. `library`: the library only. `estimated`: no
 * text, or computed where an authority announces. Best first; a subdivision's day that its country also has counts with
 * the better of the two.
 */
export type TrustLevel = 'verified' | 'cited' | 'library' | 'estimated';
const PROVENANCE: readonly TrustLevel[] = ['verified', 'cited', 'library', 'estimated'];

interface Measured {
  readonly definitions: readonly CalendarDefinition[];
  readonly state: ReleaseState;
  readonly publications: readonly Publication[];
  readonly contradictions: readonly Contradiction[];
}

/**
 * One row per country whose own calendar is in the state, those with the most days without a text first. `span`: first
 * and last year, both inclusive. `textOf` returns the text of a country's file.
 */
export function countryProvenance(
  measured: Measured,
  span: readonly [number, number],
  textOf: (country: string) => string = fileOf,
): CountryProvenance[] {
  const countries = measured.definitions.filter(
    ({ id, kind }) => kind === 'country' && !id.includes(':'),
  );
  return countries
    .filter(({ id }) => measured.state.calendars.has(id))
    .map((country) => provenanceOf(country, measured, span, textOf(country.id)))
    .sort((a, b) => unattested(b) - unattested(a) || (a.country < b.country ? -1 : 1));
}

/** Days per calendar-year without a text. */
export function unattested({ days }: Pick<CountryProvenance, 'days'>): number {
  return days.library + days.estimated;
}

function provenanceOf(
  { id, name }: CalendarDefinition,
  { definitions, state, publications, contradictions }: Measured,
  span: readonly [number, number],
  text: string,
): CountryProvenance {
  const isOf = (calendar: string) => calendar === id || calendar.startsWith(`${id}:`);
  const own = definitions.filter((one) => isOf(one.id) && state.calendars.has(one.id));
  const about = publications.filter(({ calendars }) =>
    calendars.some(({ calendar }) => isOf(calendar)),
  );
  // A row inherited by subdivisions counts once.
  const rows = [...new Set(own.flatMap((one) => [...(one.rules ?? []), ...(one.dates ?? [])]))];
  const cited = rows.filter(
    (row) => statusOf({ source: row.source, ...(row.lead && { lead: true }) }) === 'confirmed',
  );
  const withoutText = rows.filter((row) => !cited.includes(row) && firstYear(row) <= span[1]);
  return {
    country: id,
    name,
    calendars: own.length,
    addresses: new Set(text.match(/https?:\/\/[^\s'"`)]*[^\s'"`).,;:]/g)).size,
    rows: { cited: cited.length, all: rows.length },
    publications: {
      laws: about.filter(({ type }) => type === 'legislation').length,
      verifying: about.filter(verifies).length,
      reports: about.filter((one) => !verifies(one)).length,
    },
    listed: state.calendars.get(id)!.complete_years,
    days: daysByLevel(state, own, span),
    doubts: withoutText.length + contradictions.filter(({ calendar }) => isOf(calendar)).length,
  };
}

function firstYear(row: { readonly from: number } | { readonly date: string }): number {
  return 'from' in row ? row.from : Number(row.date.slice(0, 4));
}

function daysByLevel(
  state: ReleaseState,
  calendars: readonly CalendarDefinition[],
  [first, last]: readonly [number, number],
): Record<TrustLevel, number> {
  const counts = Object.fromEntries(PROVENANCE.map((basis) => [basis, 0])) as Record<
    TrustLevel,
    number
  >;
  let calendarYears = 0;
  for (const { id, years, weekend } of calendars) {
    const [from, to] = [Math.max(first, years[0]), Math.min(last, years[1])];
    calendarYears += Math.max(0, to - from + 1);
    const isWeekend = weekendCheck(weekend);
    for (const { day, payload } of sortedEntries(state, id)) {
      if (yearOf(day) < from || yearOf(day) > to || payload.kind === 'early_close') continue;
      if (payload.kind === 'holiday' && isWeekend(day)) continue;
      counts[bestLevel([payload, ...sameOfParents(state, id, day, payload.kind)])]++;
    }
  }
  for (const basis of PROVENANCE) counts[basis] /= Math.max(1, calendarYears);
  return counts;
}

/** The same kind of day in the country, or in the part between: a statute of the whole country applies here too. */
function sameOfParents(state: ReleaseState, id: string, day: number, kind: EntryKind): Payload[] {
  return parentsOf(id).flatMap(
    (parent) => state.entries.get(parent)?.get(entryKey({ day, kind }))?.payload ?? [],
  );
}

/** Of "XX:A-B": "XX:A" and "XX". */
function parentsOf(id: string): string[] {
  return [...id.matchAll(/[:-]/g)].map(({ index }) => id.slice(0, index)).reverse();
}

function bestLevel(payloads: readonly Payload[]): TrustLevel {
  const provenance = payloads.map(levelOf);
  return PROVENANCE.find((basis) => provenance.includes(basis))!;
}

function levelOf({ coverage, status, origin }: Payload): TrustLevel {
  if (coverage === 'verified') return 'verified';
  if (status === 'estimated') return 'estimated';
  return origin === 'library' ? 'library' : 'cited';
}

function fileOf(country: string): string {
  return readFileSync(new URL(`../calendars/countries/${country}.ts`, import.meta.url), 'utf8');
}
