import { firstDayOf, lastDayOf } from '../../server/engine/civil-date.js';
import { isWeekend } from '../../server/engine/weekend.js';
import { entryRange, type ReleaseData } from '../../server/store/packed.js';
import { escapeHtml } from '../../server/text/html.js';
import { GROUPS_IN_USE } from './in-use.js';

/** What people ask of a calendar first: whether its holidays of a year are verified, and whether its open days are. */
export interface Asked {
  /** Holidays on weekdays, on which business days depend. */
  readonly holidays: number;
  readonly verified: number;
  /** Whether publications list every closure of the year. */
  readonly isVouched: boolean;
}

export function askedOf(data: ReleaseData, index: number, year: number): Asked {
  const { arrays, payloads, meta } = data;
  const { weekend, year_sources = [] } = meta.calendars[index]!;
  const [from, to] = entryRange(data, index, firstDayOf(year), lastDayOf(year));
  let [holidays, verified] = [0, 0];
  for (let at = from; at < to; at++) {
    const { kind, coverage } = payloads[arrays.entryPayload[at]!]!;
    if (kind !== 'holiday' || isWeekend(weekend, meta.epoch + arrays.entryDay[at]!)) continue;
    holidays++;
    if (coverage === 'verified') verified++;
  }
  return { holidays, verified, isVouched: year_sources.some(({ years }) => years.includes(year)) };
}

/** "12 of 12 holidays of 2027 verified, open days not vouched for". */
export function askedWords({ holidays, verified, isVouched }: Asked, year: number): string {
  return `${verified} of ${holidays} holidays of ${year} verified, open days ${isVouched ? 'vouched for' : 'not vouched for'}`;
}

/** The calendars that are asked for most, this year and the next, group by group. */
export function askedSection(data: ReleaseData, thisYear: number): string {
  const groups = GROUPS_IN_USE.map(({ name, ids }) => {
    const items = ids.flatMap((id) => {
      const index = data.calendarIndex.get(id);
      if (index === undefined) return [];
      const words = [thisYear, thisYear + 1].map((year) => askedWords(askedOf(data, index, year), year)).join('; ');
      const title = escapeHtml(data.meta.calendars[index]!.name);
      return [`<li><a href="/calendars/${id}" title="${title}">${id}</a> ${words}</li>`];
    });
    return `<details><summary>${name}: ${items.length} calendars</summary><ul>${items.join('\n')}</ul></details>`;
  });
  return `<section id="asked"><h2>Can I rely on this year and the next?</h2>
<p>Of the calendars that are asked for most: how many of their holidays on weekdays a publication names, and whether one lists them all, so that the other days are open.</p>
${groups.join('\n')}</section>`;
}
