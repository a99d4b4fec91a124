import type { DayNumber } from '../../server/engine/civil-date.js';
import type { PublishedDays, Word } from './published-days.js';

/**
 * The published days of a calendar defined as what its parts have in common: its own, and the days that are published as
 * closed for each part. A year is listed if it is for one part: the days on which that one is open are open here too.
 */
export function withCommonDays(own: PublishedDays, parts: readonly PublishedDays[]): PublishedDays {
  const words = new Map(own.words);
  for (const day of parts[0]?.words.keys() ?? []) {
    const each = parts.map((part) => closures(part, day));
    if (each.every((closed) => closed.length > 0))
      words.set(day, [...(own.words.get(day) ?? []), ...each.flat()]);
  }
  const listedYears = new Map<number, readonly string[]>(own.listedYears);
  const vouchedYears = new Set(own.vouchedYears);
  for (const part of parts) {
    for (const [year, by] of part.listedYears)
      listedYears.set(year, [...(listedYears.get(year) ?? []), ...by]);
    for (const year of part.vouchedYears) vouchedYears.add(year);
  }
  return { ...own, words, listedYears, vouchedYears };
}

function closures({ words }: PublishedDays, day: DayNumber): readonly Word[] {
  return (words.get(day) ?? []).filter(({ kind }) => kind === 'holiday');
}
