import { formatDay, mustParseDay } from '../../../server/engine/civil-date.js';
import type { ListedDate } from '../vocabulary.js';

/** Weeks off around a holiday of China, and the weekend days worked in exchange. */
export interface GoldenWeek extends Pick<ListedDate, 'status' | 'source' | 'note'> {
  readonly holiday: Pick<ListedDate, 'name' | 'names'>;
  /** First and last day off, weekends within included. */
  readonly off: readonly [string, string];
  /** Weekend days worked in exchange. */
  readonly worked: readonly string[];
}

export function goldenWeeks(weeks: readonly GoldenWeek[]): ListedDate[] {
  return weeks.flatMap(({ holiday, off: [first, last], worked, ...evidence }) => {
    const start = mustParseDay(first);
    const off = Array.from({ length: mustParseDay(last) - start + 1 }, (_, index) =>
      formatDay(start + index),
    );
    const name = `Working day in exchange (${holiday.name})`;
    return [
      ...off.map((date): ListedDate => ({ date, kind: 'holiday', ...holiday, ...evidence })),
      ...worked.map(
        (date): ListedDate => ({ date, kind: 'weekend_workday', ...holiday, name, ...evidence }),
      ),
    ];
  });
}
