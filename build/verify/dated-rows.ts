import { type DayNumber, mustParseDay } from '../../server/engine/civil-date.js';
import type { CalendarDefinition } from '../calendars/definition.js';
import { type ListedDate, statusOf } from '../calendars/vocabulary.js';

/** What a dated and cited row of a calendar's own definition states about a day. */
export interface DatedRow {
  readonly day: DayNumber;
  readonly kind: ListedDate['kind'];
  readonly closeTime: string | null;
  readonly name: string;
  readonly source: string;
}

/** Rows of single dates that rest on a text: no leads and no estimates. */
export function datedRows({ dates = [] }: Pick<CalendarDefinition, 'dates'>): DatedRow[] {
  return dates
    .filter((row) => statusOf(row) === 'confirmed')
    .map(({ date, kind, closes, name, source }) => ({
      day: mustParseDay(date),
      kind,
      closeTime: closes ?? null,
      name,
      source,
    }));
}
