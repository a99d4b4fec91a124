import { type BusinessDays, isBusinessDay } from '../engine/business-days.js';
import { type DayNumber, dayNumber, daysInMonth, isoWeekday, mustParseDay } from '../engine/civil-date.js';
import type { PublicEntry } from '../queries/entries.js';
import { SHORT_MONTHS } from '../text/date-words.js';

/** A year as a drawing of signs: a line a month, its days under their weekdays. */

/** A month that begins on a Sunday and has 31 days. */
const COLUMNS = 37;
const HEAD = `    ${'MTWTFSS'.repeat(6).slice(0, COLUMNS)}`;

/**
 * `entries`: those of the year. The table beside it says the same in words, so that it is hidden from who is read to.
 * Returns HTML.
 */
export function drawYear(year: number, days: BusinessDays, entries: readonly PublicEntry[]): string {
  const kinds = new Map(entries.map(({ date, kind }) => [mustParseDay(date), kind]));
  const lines = SHORT_MONTHS.map((name, at) => {
    const first = dayNumber(year, at + 1, 1);
    const next = first + daysInMonth(year, at + 1);
    let line = `${name} ${' '.repeat(isoWeekday(first) - 1)}`;
    for (let day = first; day < next; day++) line += signOf(day, days, kinds.get(day));
    return line;
  });
  return `<pre class="drawn" aria-hidden="true"><u>${HEAD}</u>\n${lines.join('\n')}\n\n· business day  <b>■</b> closed  <i>◧</i> early close</pre>`;
}

function signOf(day: DayNumber, days: BusinessDays, kind: PublicEntry['kind'] | undefined): string {
  if (isBusinessDay(days, day)) return kind === 'early_close' ? '<i>◧</i>' : '·';
  return kind === 'holiday' ? '<b>■</b>' : ' ';
}
