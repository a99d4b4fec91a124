import { firstDayOf, lastDayOf } from '../../server/engine/civil-date.js';
import { isWeekend } from '../../server/engine/weekend.js';
import type { ReleaseData } from '../../server/store/release-data.js';
import { textElement, wordElement } from '../../server/text/html.js';
import { calendarLink } from './calendar-link.js';
import { GROUPS_IN_USE } from './in-use.js';

/** How far a year of a calendar can be relied on: its verified holidays, and whether its open days are verified. */
export interface YearOfHolidays {
  /** Holidays on weekdays, on which business days depend. */
  readonly holidays: number;
  readonly verified: number;
  /** Whether publications list every closure of the year. */
  readonly isComplete: boolean;
}

export function holidaysOf(data: ReleaseData, index: number, year: number): YearOfHolidays {
  const { weekend, year_sources = [] } = data.record(index);
  const entries = data.entries(index);
  const [from, to] = entries.range(firstDayOf(year), lastDayOf(year));
  let [holidays, verified] = [0, 0];
  for (let at = from; at < to; at++) {
    const { kind, coverage } = entries.payload(at);
    if (kind !== 'holiday' || isWeekend(weekend, entries.day(at))) continue;
    holidays++;
    if (coverage === 'verified') verified++;
  }
  return { holidays, verified, isComplete: year_sources.some(({ years }) => years.includes(year)) };
}

/** "12 of 12 holidays of 2027 verified, open days not verified", as HTML. */
function yearHtml({ holidays, verified, isComplete }: YearOfHolidays, year: number): string {
  const word = isComplete ? 'quality_yearOpen' : 'quality_yearNotOpen';
  return textElement('span', word, { verified, all: holidays, year: String(year) });
}

/** "2027: 96 of 190 holidays verified (51 %), open days of 4 calendars", as HTML: of a group as a whole. */
function groupHtml(data: ReleaseData, indexes: readonly number[], year: number): string {
  const years = indexes.map((index) => holidaysOf(data, index, year));
  const sum = (of: (one: YearOfHolidays) => number) => years.reduce((all, one) => all + of(one), 0);
  const [all, verified, n] = [
    sum(({ holidays }) => holidays),
    sum((one) => one.verified),
    sum(({ isComplete }) => Number(isComplete)),
  ];
  const share = all === 0 ? 0 : Math.round((100 * verified) / all);
  return textElement('span', 'quality_groupYear', { year: String(year), verified, all, share, n });
}

/** The most used calendars, this year and the next, by group. */
export function usageSection(data: ReleaseData, thisYear: number): string {
  const both = [thisYear, thisYear + 1];
  const groups = GROUPS_IN_USE.map(({ name, ids }) => {
    const indexes = ids.flatMap((id) => data.calendarIndex.get(id) ?? []);
    const items = indexes.map((index) => {
      const calendar = data.meta.calendars[index]!;
      const words = both.map((year) => yearHtml(holidaysOf(data, index, year), year)).join('; ');
      return `<li>${calendarLink(calendar)} <code>${calendar.id}</code> ${words}</li>`;
    });
    const sums = both.map((year) => groupHtml(data, indexes, year)).join('; ');
    const count = textElement('span', 'quality_nCalendars', { n: items.length });
    return `<details><summary>${wordElement('b', name)}: ${count}; ${sums}</summary><ul>${items.join('\n')}</ul></details>`;
  });
  return `<section id="in-use">${wordElement('h2', 'quality_asked')}
${wordElement('p', 'quality_usageLead')}
${groups.join('\n')}</section>`;
}
