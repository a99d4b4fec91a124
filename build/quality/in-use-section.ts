import { firstDayOf, lastDayOf } from '../../server/engine/civil-date.js';
import { isWeekend } from '../../server/engine/weekend.js';
import type { ReleaseData } from '../../server/store/release-data.js';
import { escapeHtml, wordElement } from '../../server/text/html.js';
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

/** "12 of 12 holidays of 2027 verified, open days not verified". */
export function yearText({ holidays, verified, isComplete }: YearOfHolidays, year: number): string {
  return `${verified} of ${holidays} holidays of ${year} verified, open days ${isComplete ? 'verified' : 'not verified'}`;
}

/** "2027: 96 of 190 holidays verified (51 %), open days of 4 calendars": of a group as a whole. */
function groupText(data: ReleaseData, indexes: readonly number[], year: number): string {
  const years = indexes.map((index) => holidaysOf(data, index, year));
  const sum = (of: (one: YearOfHolidays) => number) => years.reduce((all, one) => all + of(one), 0);
  const [holidays, verified, complete] = [
    sum((one) => one.holidays),
    sum((one) => one.verified),
    sum(({ isComplete }) => Number(isComplete)),
  ];
  const share = holidays === 0 ? 0 : Math.round((100 * verified) / holidays);
  return `${year}: ${verified} of ${holidays} holidays verified (${share} %), open days of ${complete} calendar${complete === 1 ? '' : 's'}`;
}

/** The most used calendars, this year and the next, by group. */
export function usageSection(data: ReleaseData, thisYear: number): string {
  const groups = GROUPS_IN_USE.map(({ name, ids }) => {
    const indexes = ids.flatMap((id) => data.calendarIndex.get(id) ?? []);
    const items = indexes.map((index) => {
      const { id } = data.meta.calendars[index]!;
      const words = [thisYear, thisYear + 1]
        .map((year) => yearText(holidaysOf(data, index, year), year))
        .join('; ');
      const name = escapeHtml(data.meta.calendars[index]!.name);
      return `<li><a href="/calendars/${id}">${name}</a> <code>${id}</code> ${words}</li>`;
    });
    const sums = [thisYear, thisYear + 1].map((year) => groupText(data, indexes, year)).join('; ');
    return `<details><summary><b>${name}</b>: ${items.length} calendars; ${sums}</summary><ul>${items.join('\n')}</ul></details>`;
  });
  return `<section id="in-use">${wordElement('h2', 'quality_asked')}
<p>For the most used calendars: how many of their weekday holidays a publication names, and whether one publication lists all closures, so that every other day is verified as open.</p>
${groups.join('\n')}</section>`;
}
