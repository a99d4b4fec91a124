import { type DayNumber, formatDay, yearOf } from '../../server/engine/civil-date.js';
import { ENTRY_KINDS, type EntryKind, type WeekendRule } from '../../server/engine/types.js';
import { isWeekend } from '../../server/engine/weekend.js';
import { getOrMake } from '../../server/util/get-or-make.js';
import { dropIdleEarlyCloses } from '../expand/calendar.js';
import { canBeBoth, compareEntries, type Entry, type PlainEntry } from '../expand/entry.js';
import type { Claim, Claims, Contradiction } from './claims.js';
import { daysMaybeShort, yearsOfUnlistedEarlyCloses } from './short-days.js';

/** Compares computed entries with the publications: the publication wins, and every difference is reported. */

/** A date on which the publications and the computed entries differ. */
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
  /** Those of them whose early closes are also listed in full. */
  readonly earlyCompleteYears: readonly number[];
  /** The publications that list them and so verify the open days. */
  readonly yearSources: ReadonlyMap<number, readonly string[]>;
  /** Complete years in which every weekday and every working weekend day is verified. */
  readonly verifiedYears: readonly number[];
  /** Days of complete years on which nothing is verified, or whose being open is not. */
  readonly unsettledDays: readonly DayNumber[];
  /** The publications that verify something here, with the years. */
  readonly sources: ReadonlyMap<string, readonly number[]>;
  readonly differences: readonly Difference[];
  readonly contradictions: readonly Contradiction[];
}

/** `entries` are sorted, one per date and kind; `years` is the calendar's range of data. */
export function verifyCalendar(
  entries: readonly PlainEntry[],
  claims: Claims,
  weekend: readonly WeekendRule[],
  years: readonly [number, number],
): Verified {
  const differences: Difference[] = [];
  const check = (some: readonly PlainEntry[]) =>
    some.flatMap((entry) => checkClaims(entry, claims, weekend, differences));
  const kept = check(entries.filter(({ kind }) => kind !== 'early_close'));
  const addClaimed = (...kinds: EntryKind[]) =>
    kept.push(...claimedOnly(kinds, kept, claims, weekend, years, differences));
  addClaimed('weekend_workday');
  // Only after all closures are known: an early close on a closed day is dropped and is not a difference.
  const early = entries.filter(({ kind }) => kind === 'early_close');
  kept.push(
    ...check(
      dropIdleEarlyCloses([...kept, ...early], weekend).filter(
        ({ kind }) => kind === 'early_close',
      ),
    ),
  );
  addClaimed('holiday', 'early_close');
  const final = tellReplacing(
    dropIdleEarlyCloses(kept.sort(compareEntries), weekend),
    claims,
    weekend,
  );
  const inData = (year: number) => year >= years[0] && year <= years[1];
  const completeYears = [...claims.completeYears.keys()].filter(inData).sort();
  const yearSources = new Map(completeYears.map((year) => [year, claims.completeYears.get(year)!]));
  const unsettledDays = [
    ...new Set([
      ...claims.unsettled,
      ...claims.besideLapsed,
      ...withoutHour(claims, final),
      ...daysMaybeShort(final, claims, weekend),
    ]),
  ]
    .filter(
      (day) =>
        yearSources.has(yearOf(day)) &&
        !final.some((entry) => entry.day === day && isVerified(entry)),
    )
    .sort((a, b) => a - b);
  const doubtful = new Set([
    ...[
      ...final.filter((entry) => isDoubtful(entry, weekend)).map(({ day }) => day),
      ...unsettledDays,
    ].map(yearOf),
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

/** A holiday on a weekend day is replaced at most so many days before or after it. */
const REPLACED_WITHIN_DAYS = 7;

/** Holidays that a publication calls observed are told so where the calendar has one of the same name on a weekend day nearby. */
function tellReplacing(
  entries: readonly Entry[],
  claims: Claims,
  weekend: readonly WeekendRule[],
): readonly Entry[] {
  const replaced = new Map<string, DayNumber[]>();
  for (const { kind, day, names } of entries)
    if (kind === 'holiday' && isWeekend(weekend, day))
      getOrMake(replaced, names.en!, () => []).push(day);
  return entries.map((entry) => {
    const { kind, day, observed, names } = entry;
    if (kind !== 'holiday' || observed || !claims.dates.holiday.get(day)?.observed) return entry;
    const isReplacing = replaced
      .get(names.en!)
      ?.some((other) => other !== day && Math.abs(other - day) <= REPLACED_WITHIN_DAYS);
    return isReplacing ? { ...entry, observed: true } : entry;
  });
}

function isVerified({ coverage }: Entry): boolean {
  return coverage === 'verified';
}

/** Early closes that publications name without a time, and for which we have none: no entry can be made. */
function withoutHour(claims: Claims, entries: readonly Entry[]): DayNumber[] {
  const known = new Set(entries.filter(({ kind }) => kind === 'early_close').map(({ day }) => day));
  return [...claims.dates.early_close]
    .filter(([day, { closeTime }]) => closeTime === null && !known.has(day))
    .map(([day]) => day);
}

/** Claims of some kinds for which there is no computed entry. */
function claimedOnly(
  kinds: readonly EntryKind[],
  kept: readonly Entry[],
  claims: Claims,
  weekend: readonly WeekendRule[],
  years: readonly [number, number],
  differences: Difference[],
): Entry[] {
  const known = new Set(kept.map((entry) => `${entry.day} ${entry.kind}`));
  return kinds.flatMap((kind) =>
    [...claims.dates[kind]].flatMap(([day, claim]) => {
      if (known.has(`${day} ${kind}`) || yearOf(day) < years[0] || yearOf(day) > years[1])
        return [];
      // On a weekend the day is closed anyway, so only the name differs.
      const isOff = isWeekend(weekend, day) && !known.has(`${day} weekend_workday`);
      if (kind === 'weekend_workday' || !isOff) {
        differences.push(
          difference(claims.calendar, day, kind, null, describe(claim), claim.sources),
        );
      }
      return kind === 'early_close' && claim.closeTime === null
        ? []
        : [fromClaim(day, kind, claim)];
    }),
  );
}

/** An entry that no publication names and that a business day depends on; holidays on weekends do not count. */
function isDoubtful({ coverage, kind, day }: Entry, weekend: readonly WeekendRule[]): boolean {
  return coverage !== 'verified' && !(kind === 'holiday' && isWeekend(weekend, day));
}

/** Sorted by id; the years of each ascending. */
export function yearsBySource(
  yearSources: ReadonlyMap<number, readonly string[]>,
  entries: readonly Entry[],
): Map<string, number[]> {
  const years = new Map<string, Set<number>>();
  const add = (source: string, year: number) =>
    getOrMake(years, source, () => new Set<number>()).add(year);
  for (const [year, sources] of yearSources) for (const source of sources) add(source, year);
  for (const { day, sources } of entries) for (const source of sources) add(source, yearOf(day));
  const sorted = [...years].sort(([a], [b]) => (a < b ? -1 : 1));
  return new Map(sorted.map(([source, all]) => [source, [...all].sort((a, b) => a - b)]));
}

/** The result for one computed entry: the entry, verified or not, or nothing. */
function checkClaims(
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
      difference(
        claims.calendar,
        entry.day,
        entry.kind,
        entry.names.en!,
        other && describe(other),
        contradicting,
      ),
    );
    return [];
  }
  return [{ ...entry, coverage: 'library', sources: [] }];
}

/** A tentative date that has passed unconfirmed: keeps the computed entry, no longer as an estimate. */
function asAnnounced(entry: PlainEntry, { status }: Claim): Entry {
  return {
    ...entry,
    ...(entry.status === 'estimated' && { status }),
    coverage: 'library',
    sources: [],
  };
}

/**
 * Keeps our names, which have more languages. Status and closing time come from the publication; if it gives no time
 * for an early close, our time stays and is marked as not verified.
 */
function agree(entry: PlainEntry, claim: Claim, claims: Claims, differences: Difference[]): Entry {
  const givesNoHour = entry.kind === 'early_close' && claim.closeTime === null;
  if (!givesNoHour && claim.closeTime !== entry.close_time) {
    differences.push(
      difference(
        claims.calendar,
        entry.day,
        entry.kind,
        entry.close_time,
        claim.closeTime,
        claim.sources,
      ),
    );
  }
  return {
    ...entry,
    status: claim.status,
    ...(givesNoHour
      ? { close_time_coverage: 'library' as const }
      : { close_time: claim.closeTime }),
    coverage: 'verified',
    sources: claim.sources,
  };
}

/** The publications that rule out an entry, or null. A list that omits a holiday on a weekend does not rule it out. */
function contradiction(
  entry: PlainEntry,
  claims: Claims,
  weekend: readonly WeekendRule[],
): readonly string[] | null {
  const other = otherClaim(entry, claims);
  if (other) return other.sources;
  // A list that was tentative about a neighbouring day does not rule out a single date entered by hand.
  if (entry.origin === 'curated' && claims.besideLapsed.has(entry.day)) return null;
  const complete = claims.listedYears.get(yearOf(entry.day));
  if (entry.kind === 'early_close') return claims.earlyListedYears.get(yearOf(entry.day)) ?? null;
  if (!complete) return null;
  return entry.kind === 'weekend_workday' || !isWeekend(weekend, entry.day) ? complete : null;
}

/** A publication's claim of another kind on the same date. */
function otherClaim(entry: PlainEntry, claims: Claims): Claim | null {
  for (const kind of ENTRY_KINDS) {
    const dates = claims.dates[kind];
    const claim =
      kind === entry.kind || canBeBoth(kind, entry.kind) ? undefined : dates.get(entry.day);
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

export function difference(
  calendar: string,
  day: DayNumber,
  kind: EntryKind,
  computed: string | null,
  published: string | null,
  sources: readonly string[],
): Difference {
  return { calendar, date: formatDay(day), kind, computed, published, sources };
}
