import { isBusinessDay, isEstimatedSpan, isVerifiedSpan } from '../engine/business-days.js';
import { type DayNumber, yearOf } from '../engine/civil-date.js';
import type { Catalog } from '../queries/catalog.js';

/** The age of the data, for monitoring. */

const DAY_MS = 86_400_000;

/** Seconds since the release was made. */
export function releaseAgeSeconds({ release }: Catalog, nowMs: number): number {
  return Math.round((nowMs - Date.parse(release.generated_at)) / 1000);
}

/**
 * Days from today (UTC) to the first uncertain day of a calendar: it is estimated, no publication covers it, or the data end. 0:
 * today is such a day. Undefined: there is no such calendar.
 */
export function daysOfDataLeft(catalog: Catalog, id: string, nowMs: number): number | undefined {
  const index = catalog.find(id);
  if (index === undefined) return undefined;
  const today = Math.floor(nowMs / DAY_MS);
  const { last } = catalog.businessDays(index);
  const isListed = listedYears(catalog, index);
  let day = today;
  while (day <= last && !isUnsure(catalog, index, day, isListed)) day++;
  return day - today;
}

/** Whether no publication lists every closure of the year after this one (UTC). Undefined: there is no such calendar. */
export function isNextYearUnlisted(
  catalog: Catalog,
  id: string,
  nowMs: number,
): boolean | undefined {
  const index = catalog.find(id);
  if (index === undefined) return undefined;
  return !listedYears(catalog, index).has(new Date(nowMs).getUTCFullYear() + 1);
}

/** Days since a source was last checked; null if none ever was. */
export function daysSinceSourceCheck({ data }: Catalog, nowMs: number): number | null {
  const checked = data.meta.sources
    .flatMap((source) => [source.checked, source.archived?.fetched_at])
    .map((text) => Date.parse(text ?? ''))
    .filter((ms) => !Number.isNaN(ms));
  return checked.length === 0 ? null : Math.floor((nowMs - Math.max(...checked)) / DAY_MS);
}

/** Years for which a publication lists every closure. */
function listedYears(catalog: Catalog, index: number): ReadonlySet<number> {
  return new Set(catalog.calendar(index).year_sources?.flatMap(({ years }) => years));
}

/**
 * A weekend day without an entry needs no publication, and an early close outside the lists is still a business day in a year with
 * a complete list.
 */
function isUnsure(
  catalog: Catalog,
  index: number,
  day: DayNumber,
  listed: ReadonlySet<number>,
): boolean {
  const days = catalog.businessDays(index);
  if (isEstimatedSpan(days, day, day)) return true;
  if (isVerifiedSpan(days, day, day)) return false;
  const entries = catalog.data.entries(index);
  const [from, to] = entries.range(day, day);
  if (from === to) return isBusinessDay(days, day);
  const kinds = Array.from({ length: to - from }, (_, n) => entries.payload(from + n).kind);
  return !(kinds.every((kind) => kind === 'early_close') && listed.has(yearOf(day)));
}
