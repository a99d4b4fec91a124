import { type DayNumber, firstDayOf, lastDayOf, yearOf } from '../../server/engine/civil-date.js';
import type { WeekendRule } from '../../server/engine/types.js';
import { isWeekend } from '../../server/engine/weekend.js';
import { compareEntries, type Entry } from '../expand/entry.js';
import type { Claims } from './claims.js';
import { type Difference, difference, type Verified, yearsBySource } from './verify.js';

/**
 * A calendar defined as what its parts have in common: closed where all of them are. So it is verified by the
 * publications of its parts: a day is closed if each part is verified as closed, and open if one of them is verified as
 * open. What publications say of the calendar itself comes first.
 */
export function verifyByParts(
  own: Verified,
  parts: readonly Verified[],
  claims: Claims,
  weekend: readonly WeekendRule[],
  years: readonly [number, number],
): Verified {
  const closedIn = parts.map(
    ({ entries }) => new Map(entries.filter(isClosure).map((entry) => [entry.day, entry])),
  );
  const closures = (day: DayNumber): Entry[] => closedIn.flatMap((days) => days.get(day) ?? []);
  const isOpenInOne = (day: DayNumber) =>
    parts.some((part, at) => listsDay(part, day) && !closedIn[at]!.has(day));
  const differences: Difference[] = [];
  const differ = (day: DayNumber, computed: Entry | null, published: readonly Entry[]) =>
    differences.push(
      difference(
        claims.calendar,
        day,
        'holiday',
        computed?.names.en ?? null,
        published[0]?.names.en ?? null,
        sourcesOf(published),
      ),
    );
  const checked = (entry: Entry): Entry[] => {
    const { day, coverage } = entry;
    if (!isClosure(entry) || coverage === 'verified' || claims.unsettled.has(day)) return [entry];
    const each = closures(day).filter((one) => one.coverage === 'verified');
    if (each.length === parts.length) return [byParts(entry, each)];
    if (isWeekend(weekend, day) || !isOpenInOne(day)) return [entry];
    differ(day, entry, []);
    return [];
  };
  const kept = own.entries.flatMap(checked);
  const known = new Set(own.entries.filter(isClosure).map(({ day }) => day));
  for (const [day, first] of closedIn[0]!) {
    const each = closures(day).filter(({ coverage }) => coverage === 'verified');
    const isInData = yearOf(day) >= years[0] && yearOf(day) <= years[1];
    if (each.length < parts.length || known.has(day) || claims.unsettled.has(day) || !isInData)
      continue;
    if (!isWeekend(weekend, day)) differ(day, null, each);
    kept.push(byParts(first, each));
  }
  return {
    ...own,
    ...withOpenDays(own, parts, kept.sort(compareEntries), isOpenInOne, weekend, years),
    differences: [...own.differences, ...differences],
  };
}

/** The years of which a part lists every closure, and what of them is verified. */
function withOpenDays(
  own: Verified,
  parts: readonly Verified[],
  entries: readonly Entry[],
  isOpenInOne: (day: DayNumber) => boolean,
  weekend: readonly WeekendRule[],
  [first, last]: readonly [number, number],
): Pick<
  Verified,
  'entries' | 'completeYears' | 'yearSources' | 'verifiedYears' | 'unsettledDays' | 'sources'
> {
  const listed = new Set(
    parts
      .flatMap(({ completeYears }) => completeYears)
      .filter((year) => year >= first && year <= last && !own.yearSources.has(year)),
  );
  const yearSources = new Map(own.yearSources);
  const verified = new Set(
    entries.filter(({ coverage }) => coverage === 'verified').map(({ day }) => day),
  );
  const unsettled: DayNumber[] = [];
  const verifiedYears = [...own.verifiedYears];
  for (const year of listed) {
    const makers = parts.flatMap((part) => part.yearSources.get(year) ?? []);
    yearSources.set(year, [...new Set(makers)].sort());
    const before = unsettled.length;
    for (let day = firstDayOf(year); day <= lastDayOf(year); day++)
      if (!isWeekend(weekend, day) && !verified.has(day) && !isOpenInOne(day)) unsettled.push(day);
    const closesEarly = entries.some(({ kind }) => kind === 'early_close');
    if (unsettled.length === before && !closesEarly) verifiedYears.push(year);
  }
  const inOrder = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b);
  return {
    entries,
    completeYears: inOrder([...yearSources.keys()]),
    yearSources: new Map([...yearSources].sort(([a], [b]) => a - b)),
    verifiedYears: inOrder(verifiedYears),
    unsettledDays: inOrder([...own.unsettledDays, ...unsettled]),
    sources: yearsBySource(yearSources, entries),
  };
}

function isClosure({ kind }: Entry): boolean {
  return kind === 'holiday';
}

/** Whether a publication of the part says of each day of the year whether it is closed, and of this day too. */
function listsDay({ completeYears, unsettledDays }: Verified, day: DayNumber): boolean {
  return completeYears.includes(yearOf(day)) && !unsettledDays.includes(day);
}

/** Verified by the publications of all parts; certain if it is so in each. */
function byParts(entry: Entry, each: readonly Entry[]): Entry {
  const status = each.find((one) => one.status !== 'confirmed')?.status ?? 'confirmed';
  return { ...entry, status, coverage: 'verified', sources: sourcesOf(each) };
}

function sourcesOf(entries: readonly Entry[]): string[] {
  return [...new Set(entries.flatMap(({ sources }) => sources))].sort();
}
