import { type DayNumber, formatDay, yearOf } from '../../server/core/civil-date.js';
import { getOrMake } from '../../server/core/get-or-make.js';
import { ENTRY_KINDS, type EntryKind, type WeekendRule } from '../../server/core/types.js';
import { isWeekend } from '../../server/core/weekend.js';
import { dropIdleEarlyCloses } from '../expand/calendar.js';
import { canBeBoth, compareEntries, type Entry, type PlainEntry } from '../expand/entry.js';
import type { Claim, Claims, Contradiction } from './claims.js';

/** Holds computed entries to the publications: the publication wins, and every difference is told. */

/** A date on which the publications and our own account differ. */
export interface Difference {
  readonly calendar: string;
  readonly date: string;
  readonly kind: EntryKind;
  readonly computed: string | null;
  readonly published: string | null;
  readonly sources: readonly string[];
}

export interface Verified {
  /** Sorted. */
  readonly entries: readonly Entry[];
  /** Years whose closures are listed in full. */
  readonly completeYears: readonly number[];
  /** The publications that list them: those that vouch for the open days. */
  readonly yearSources: ReadonlyMap<number, readonly string[]>;
  /** Complete years in which every weekday and every working weekend day is verified. */
  readonly verifiedYears: readonly number[];
  /** Days of complete years of which nothing is verified. */
  readonly unsettledDays: readonly DayNumber[];
  /** The publications that vouch for something here, and the years of which they do. */
  readonly sources: ReadonlyMap<string, readonly number[]>;
  readonly differences: readonly Difference[];
  readonly contradictions: readonly Contradiction[];
}

/** `entries` sorted, one a date and kind; `years` are the calendar's years of data. */
export function verifyCalendar(
  entries: readonly PlainEntry[],
  claims: Claims,
  weekend: readonly WeekendRule[],
  years: readonly [number, number],
): Verified {
  const differences: Difference[] = [];
  const hold = (some: readonly PlainEntry[]) =>
    some.flatMap((entry) => holdToClaims(entry, claims, weekend, differences));
  const held = hold(entries.filter(({ kind }) => kind !== 'early_close'));
  const addClaimed = (...kinds: EntryKind[]) =>
    held.push(...claimedOnly(kinds, held, claims, weekend, years, differences));
  addClaimed('weekend_workday');
  // Only now it is known which of our days are closed: an early close on one of them is none, and no difference either.
  const early = entries.filter(({ kind }) => kind === 'early_close');
  held.push(...hold(dropIdleEarlyCloses([...held, ...early], weekend).filter(({ kind }) => kind === 'early_close')));
  addClaimed('holiday', 'early_close');
  const final = dropIdleEarlyCloses(held.sort(compareEntries), weekend);
  const inData = (year: number) => year >= years[0] && year <= years[1];
  const completeYears = [...claims.completeYears.keys()].filter(inData).sort();
  const yearSources = new Map(completeYears.map((year) => [year, claims.completeYears.get(year)!]));
  const unsettledDays = [...claims.unsettled].filter((day) => yearSources.has(yearOf(day))).sort((a, b) => a - b);
  const doubtful = new Set(
    [...final.filter((entry) => isDoubtful(entry, weekend)).map(({ day }) => day), ...unsettledDays].map(yearOf),
  );
  return {
    entries: final,
    completeYears,
    yearSources,
    verifiedYears: completeYears.filter((year) => !doubtful.has(year)),
    unsettledDays,
    sources: yearsBySource(yearSources, final),
    differences,
    contradictions: claims.contradictions.filter(({ date }) => inData(Number(date.slice(0, 4)))),
  };
}

/** Claims of some kinds for which there is no entry of ours. */
function claimedOnly(
  kinds: readonly EntryKind[],
  held: readonly Entry[],
  claims: Claims,
  weekend: readonly WeekendRule[],
  years: readonly [number, number],
  differences: Difference[],
): Entry[] {
  const known = new Set(held.map((entry) => `${entry.day} ${entry.kind}`));
  return kinds.flatMap((kind) =>
    [...claims.dates[kind]].flatMap(([day, claim]) => {
      if (known.has(`${day} ${kind}`) || yearOf(day) < years[0] || yearOf(day) > years[1]) return [];
      // On a weekend our own account has the day closed too: the list differs from it in words only.
      const isOff = isWeekend(weekend, day) && !known.has(`${day} weekend_workday`);
      if (kind === 'weekend_workday' || !isOff) {
        differences.push(difference(claims.calendar, day, kind, null, describe(claim), claim.sources));
      }
      return [fromClaim(day, kind, claim)];
    }),
  );
}

/** An entry that no publication names, on which a business day depends: a holiday on a weekend is none. */
function isDoubtful({ coverage, kind, day }: Entry, weekend: readonly WeekendRule[]): boolean {
  return coverage !== 'verified' && !(kind === 'holiday' && isWeekend(weekend, day));
}

/** Sorted by id; the years of each ascending. */
function yearsBySource(
  yearSources: ReadonlyMap<number, readonly string[]>,
  entries: readonly Entry[],
): Map<string, number[]> {
  const years = new Map<string, Set<number>>();
  const add = (source: string, year: number) => getOrMake(years, source, () => new Set<number>()).add(year);
  for (const [year, sources] of yearSources) for (const source of sources) add(source, year);
  for (const { day, sources } of entries) for (const source of sources) add(source, yearOf(day));
  const sorted = [...years].sort(([a], [b]) => (a < b ? -1 : 1));
  return new Map(sorted.map(([source, all]) => [source, [...all].sort((a, b) => a - b)]));
}

/** What is left of one computed entry: itself, verified or not, or nothing. */
function holdToClaims(
  entry: PlainEntry,
  claims: Claims,
  weekend: readonly WeekendRule[],
  differences: Difference[],
): Entry[] {
  const claim = claims.dates[entry.kind].get(entry.day);
  if (claim) return [agree(entry, claim, claims, differences)];
  if (claims.unsettled.has(entry.day)) return [{ ...entry, coverage: 'library', sources: [] }];
  const contradicting = contradiction(entry, claims, weekend);
  if (contradicting) {
    const other = otherClaim(entry, claims);
    differences.push(
      difference(claims.calendar, entry.day, entry.kind, entry.names.en!, other && describe(other), contradicting),
    );
    return [];
  }
  return [{ ...entry, coverage: 'library', sources: [] }];
}

/** Our names are kept: they have more languages. Status and closing time are the publication's. */
function agree(entry: PlainEntry, claim: Claim, claims: Claims, differences: Difference[]): Entry {
  if (claim.closeTime !== entry.close_time) {
    differences.push(
      difference(claims.calendar, entry.day, entry.kind, entry.close_time, claim.closeTime, claim.sources),
    );
  }
  return {
    ...entry,
    status: claim.status,
    close_time: claim.closeTime,
    coverage: 'verified',
    sources: claim.sources,
  };
}

/** The publications that rule an entry out, or null. A holiday on a weekend that a list leaves out is not ruled out. */
function contradiction(entry: PlainEntry, claims: Claims, weekend: readonly WeekendRule[]): readonly string[] | null {
  const other = otherClaim(entry, claims);
  if (other) return other.sources;
  const complete = claims.completeYears.get(yearOf(entry.day));
  if (entry.kind === 'early_close') return claims.earlyCompleteYears.get(yearOf(entry.day)) ?? null;
  if (!complete) return null;
  return entry.kind === 'weekend_workday' || !isWeekend(weekend, entry.day) ? complete : null;
}

/** A publication's claim of another kind for the same date. */
function otherClaim(entry: PlainEntry, claims: Claims): Claim | null {
  for (const kind of ENTRY_KINDS) {
    const dates = claims.dates[kind];
    const claim = kind === entry.kind || canBeBoth(kind, entry.kind) ? undefined : dates.get(entry.day);
    if (claim) return claim;
  }
  return null;
}

function fromClaim(day: DayNumber, kind: EntryKind, claim: Claim): Entry {
  return {
    day,
    kind,
    names: claim.names,
    status: claim.status,
    observed: claim.observed,
    close_time: claim.closeTime,
    origin: 'curated',
    coverage: 'verified',
    sources: claim.sources,
  };
}

function describe(claim: Claim): string {
  return claim.closeTime ? `${claim.names.en} (${claim.closeTime})` : claim.names.en!;
}

function difference(
  calendar: string,
  day: DayNumber,
  kind: EntryKind,
  computed: string | null,
  published: string | null,
  sources: readonly string[],
): Difference {
  return { calendar, date: formatDay(day), kind, computed, published, sources };
}
