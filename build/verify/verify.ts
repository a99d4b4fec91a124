import { type DayNumber, formatDay, yearOf } from '../../server/engine/civil-date.js';
import { ENTRY_KINDS, type EntryKind, type WeekendRule } from '../../server/engine/types.js';
import { isWeekend } from '../../server/engine/weekend.js';
import { getOrMake } from '../../server/util/get-or-make.js';
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
  /** Those of them whose early closes are listed in full, too. */
  readonly earlyCompleteYears: readonly number[];
  /** The publications that list them: those that vouch for the open days. */
  readonly yearSources: ReadonlyMap<number, readonly string[]>;
  /** Complete years in which every weekday and every working weekend day is verified. */
  readonly verifiedYears: readonly number[];
  /** Days of complete years of which nothing is verified, or whose being open is not. */
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
  const unsettledDays = [...new Set([...claims.unsettled, ...claims.besideLapsed, ...withoutHour(claims, final)])]
    .filter((day) => yearSources.has(yearOf(day)) && !final.some((entry) => entry.day === day && isVerified(entry)))
    .sort((a, b) => a - b);
  const doubtful = new Set([
    ...[...final.filter((entry) => isDoubtful(entry, weekend)).map(({ day }) => day), ...unsettledDays].map(yearOf),
    ...yearsOfUnlistedEarlyCloses(final, claims),
  ]);
  return {
    entries: final,
    completeYears,
    earlyCompleteYears: completeYears.filter((year) => claims.earlyCompleteYears.has(year)),
    yearSources,
    verifiedYears: completeYears.filter((year) => !doubtful.has(year)),
    unsettledDays,
    sources: yearsBySource(yearSources, final),
    differences,
    contradictions: claims.contradictions.filter(({ date }) => inData(Number(date.slice(0, 4)))),
  };
}

function isVerified({ coverage }: Entry): boolean {
  return coverage === 'verified';
}

/** Early closes that publications name without an hour, and of which our own account has none: no entry can be made. */
function withoutHour(claims: Claims, entries: readonly Entry[]): DayNumber[] {
  const known = new Set(entries.filter(({ kind }) => kind === 'early_close').map(({ day }) => day));
  return [...claims.dates.early_close]
    .filter(([day, { closeTime }]) => closeTime === null && !known.has(day))
    .map(([day]) => day);
}

/**
 * A day without an early close is verified by a list of all of them: where the calendar has some in a year, or in the one
 * before or after it, that year is verified only with such a list.
 */
function yearsOfUnlistedEarlyCloses(entries: readonly Entry[], claims: Claims): number[] {
  const years = entries.filter(({ kind }) => kind === 'early_close').map(({ day }) => yearOf(day));
  const near = new Set(years.flatMap((year) => [year - 1, year, year + 1]));
  return [...near].filter((year) => !claims.earlyCompleteYears.has(year));
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
      return kind === 'early_close' && claim.closeTime === null ? [] : [fromClaim(day, kind, claim)];
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
  if (claim?.lapsed) return [asAnnounced(entry, claim)];
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

/** A tentative date that has passed unconfirmed: our own account of it, no longer an estimate. */
function asAnnounced(entry: PlainEntry, { status }: Claim): Entry {
  return { ...entry, ...(entry.status === 'estimated' && { status }), coverage: 'library', sources: [] };
}

/**
 * Our names are kept: they have more languages. Status and closing time are the publication's; an early close of which it
 * gives no hour keeps ours, and says that the hour is not verified.
 */
function agree(entry: PlainEntry, claim: Claim, claims: Claims, differences: Difference[]): Entry {
  const givesNoHour = entry.kind === 'early_close' && claim.closeTime === null;
  if (!givesNoHour && claim.closeTime !== entry.close_time) {
    differences.push(
      difference(claims.calendar, entry.day, entry.kind, entry.close_time, claim.closeTime, claim.sources),
    );
  }
  return {
    ...entry,
    status: claim.status,
    ...(givesNoHour ? { close_time_coverage: 'library' as const } : { close_time: claim.closeTime }),
    coverage: 'verified',
    sources: claim.sources,
  };
}

/** The publications that rule an entry out, or null. A holiday on a weekend that a list leaves out is not ruled out. */
function contradiction(entry: PlainEntry, claims: Claims, weekend: readonly WeekendRule[]): readonly string[] | null {
  const other = otherClaim(entry, claims);
  if (other) return other.sources;
  // A list that was tentative of the day beside has nothing against a single date that somebody wrote down.
  if (entry.origin === 'curated' && claims.besideLapsed.has(entry.day)) return null;
  const complete = claims.listedYears.get(yearOf(entry.day));
  if (entry.kind === 'early_close') return claims.earlyListedYears.get(yearOf(entry.day)) ?? null;
  if (!complete) return null;
  return entry.kind === 'weekend_workday' || !isWeekend(weekend, entry.day) ? complete : null;
}

/** A publication's claim of another kind for the same date. */
function otherClaim(entry: PlainEntry, claims: Claims): Claim | null {
  for (const kind of ENTRY_KINDS) {
    const dates = claims.dates[kind];
    const claim = kind === entry.kind || canBeBoth(kind, entry.kind) ? undefined : dates.get(entry.day);
    if (claim && !claim.lapsed) return claim;
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
    coverage: claim.lapsed ? 'library' : 'verified',
    sources: claim.lapsed ? [] : claim.sources,
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
