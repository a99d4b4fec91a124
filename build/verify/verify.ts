import { type DayNumber, formatDay, yearOf } from '../../server/core/civil-date.js';
import { ENTRY_KINDS, type EntryKind, type WeekendRule } from '../../server/core/types.js';
import { isWeekend } from '../../server/core/weekend.js';
import { dropIdleEarlyCloses } from '../expand/calendar.js';
import { compareEntries, type Entry, type PlainEntry } from '../expand/entry.js';
import type { Claim, Claims } from './claims.js';

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
  /** Complete years without an entry that no publication vouches for. */
  readonly verifiedYears: readonly number[];
  /** The publications that vouch for something here. */
  readonly sources: readonly string[];
  readonly differences: readonly Difference[];
}

/** `entries` sorted, one a date and kind; `years` are the calendar's years of data. */
export function verifyCalendar(
  entries: readonly PlainEntry[],
  claims: Claims,
  weekend: readonly WeekendRule[],
  years: readonly [number, number],
): Verified {
  const differences: Difference[] = [];
  const held = entries.flatMap((entry) => holdToClaims(entry, claims, weekend, differences));
  const known = new Set(held.map((entry) => `${entry.day} ${entry.kind}`));
  for (const kind of ENTRY_KINDS) {
    for (const [day, claim] of claims.dates[kind]) {
      if (known.has(`${day} ${kind}`) || yearOf(day) < years[0] || yearOf(day) > years[1]) continue;
      // On a weekend our own account has the day closed too: the list differs from it in words only.
      const isOff = isWeekend(weekend, day) && !known.has(`${day} weekend_workday`);
      const isClosedAnyway = kind !== 'weekend_workday' && isOff;
      if (!isClosedAnyway) {
        differences.push(difference(claims.calendar, day, kind, null, describe(claim), claim.sources));
      }
      held.push(fromClaim(day, kind, claim));
    }
  }
  const final = dropIdleEarlyCloses(held.sort(compareEntries), weekend);
  const completeYears = [...claims.completeYears.keys()].filter((year) => year >= years[0] && year <= years[1]).sort();
  const doubtful = new Set(final.filter(({ coverage }) => coverage !== 'verified').map(({ day }) => yearOf(day)));
  const listing = completeYears.flatMap((year) => claims.completeYears.get(year)!);
  return {
    entries: final,
    completeYears,
    verifiedYears: completeYears.filter((year) => !doubtful.has(year)),
    sources: [...new Set([...listing, ...final.flatMap((entry) => entry.sources)])].sort(),
    differences,
  };
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
  const contradicting = contradiction(entry, claims, weekend);
  if (contradicting) {
    const other = otherClaim(entry, claims);
    differences.push(
      difference(claims.calendar, entry.day, entry.kind, entry.names.en!, other && describe(other), contradicting),
    );
    return [];
  }
  return [{ ...entry, ...covered(entry, claims) }];
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
  for (const [kind, dates] of Object.entries(claims.dates)) {
    const claim = kind === entry.kind ? undefined : dates.get(entry.day);
    if (claim) return claim;
  }
  return null;
}

/** A holiday on a weekend of a complete year is covered by the list of that year, though not named in it. */
function covered(entry: PlainEntry, claims: Claims): Pick<Entry, 'coverage' | 'sources'> {
  const complete = entry.kind === 'holiday' ? claims.completeYears.get(yearOf(entry.day)) : undefined;
  return complete ? { coverage: 'verified', sources: complete } : { coverage: 'library', sources: [] };
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
