import { firstDayOf, mustParseDay } from '../../server/engine/civil-date.js';
import type { Source } from '../../server/engine/types.js';
import type { ReleaseData } from '../../server/store/release-data.js';
import { escapeHtml, textElement, wordElement, wordLabel } from '../../server/text/html.js';
import { type CalendarMarks, FAMILIES, FAMILY_WORDS } from './marks.js';

/**
 * What was not checked for longest: publications still in use, calendars whose lists have ended, and those without any.
 */

const MAX_SOURCES = 40;

export function checkedSections(
  data: ReleaseData,
  rows: readonly CalendarMarks[],
  thisYear: number,
): string {
  return `<section id="unchecked">${wordElement('h2', 'quality_unchecked')}
${pastSection(data, rows)}
${sourceTable(data.meta.sources, thisYear)}
${endedList(data.meta.sources, rows, thisYear)}
${neverLists(rows)}
</section>`;
}

/** Years before the release's whose unsettled dates are told too. */
const YEARS_BACK = 2;

/** Dates that are over and were not confirmed here, of the release's year and those before, by calendar, most first. */
function pastSection(data: ReleaseData, rows: readonly CalendarMarks[]): string {
  const today = data.release.generated_at.slice(0, 10);
  const firstYear = Number(today.slice(0, 4)) - YEARS_BACK;
  const [from, to] = [firstDayOf(firstYear), mustParseDay(today) - 1];
  const counts = rows.map(({ calendar: { id }, family }, index) => {
    let count = 0;
    const entries = data.entries(index);
    const [first, last] = entries.range(from, to);
    for (let at = first; at < last; at++) if (entries.payload(at).status !== 'confirmed') count++;
    return { id, family, count };
  });
  const left = counts.filter(({ count }) => count > 0);
  const total = left.reduce((sum, { count }) => sum + count, 0);
  const lists = FAMILIES.flatMap((family) => {
    const own = left
      .filter((row) => row.family === family)
      .sort((a, b) => b.count - a.count || compare(a.id, b.id));
    const links = own.map(
      ({ id, count }) => `<a href="/calendars/${id}">${id}</a> <small>${count}</small>`,
    );
    return links.length === 0
      ? []
      : folded(`${wordElement('span', FAMILY_WORDS[family])}: ${links.length}`, links);
  });
  return `${wordElement('h3', 'quality_past')}
<p>${textElement('span', 'quality_pastLead', { n: total, year: String(firstYear), date: today, calendars: left.length })} <code>/v1/holidays?calendars=ID&amp;from=${firstYear}-01-01&amp;to=${today}</code></p>
${lists.join('\n')}`;
}

/** Only publications about this year or later, or without years: the others no longer change. */
function sourceTable(sources: readonly Source[], thisYear: number): string {
  const living = sources.filter(
    ({ years = [] }) => years.length === 0 || years.some((year) => year >= thisYear),
  );
  const shown = [...living]
    .sort((a, b) => compare(lookOf(a), lookOf(b)) || compare(a.id, b.id))
    .slice(0, MAX_SOURCES)
    .map((source) => {
      const { id, url, publisher, calendars = [] } = source;
      const links = calendars
        .slice(0, 3)
        .map((calendar) => `<a href="/calendars/${calendar}">${calendar}</a>`);
      const left = calendars.length - links.length;
      const more = left > 0 ? ` ${textElement('span', 'andMore', { n: left })}` : '';
      return `<tr><td class="date">${lookOf(source)}</td><td><a href="${escapeHtml(url)}" rel="noreferrer" lang="en">${escapeHtml(id)}</a></td><td lang="en">${escapeHtml(publisher)}</td><td>${links.join(' ')}${more}</td></tr>`;
    });
  const heads = (
    ['quality_checked', 'quality_publication', 'quality_publisher', 'navCalendars'] as const
  )
    .map((head) => wordElement('th', head, ' scope="col"'))
    .join('');
  return `${wordElement('h3', 'quality_publications')}
${textElement('p', 'quality_sourcesLead', { n: living.length, all: sources.length, year: String(thisYear), shown: shown.length })}
<div class="scrolls" tabindex="0" role="region" ${wordLabel('quality_publications')}><table class="list"><thead><tr>${heads}</tr></thead><tbody>${shown.join('\n')}</tbody></table></div>`;
}

/** The last time a source was compared or fetched for the archive. */
function lookOf({ checked = '', archived }: Source): string {
  const fetched = archived?.fetched_at.slice(0, 10) ?? '';
  return fetched > checked ? fetched : checked;
}

/** Calendars whose publications are all about past years, the oldest first. */
function endedList(
  sources: readonly Source[],
  rows: readonly CalendarMarks[],
  thisYear: number,
): string {
  const lastYears = new Map<string, number>();
  for (const { years = [], calendars = [] } of sources) {
    for (const calendar of calendars) {
      lastYears.set(calendar, Math.max(lastYears.get(calendar) ?? 0, ...years));
    }
  }
  const ended = rows
    .flatMap(({ calendar: { id } }) => {
      const year = lastYears.get(id);
      return year !== undefined && year > 0 && year < thisYear ? [{ id, year }] : [];
    })
    .sort((a, b) => a.year - b.year || compare(a.id, b.id));
  const links = ended.map(
    ({ id, year }) => `<a href="/calendars/${id}">${id}</a> <small>${year}</small>`,
  );
  return `${wordElement('h3', 'quality_ended')}
${textElement('p', 'quality_endedLead', { n: ended.length })}
${folded(textElement('span', 'quality_nCalendars', { n: ended.length }), links)}`;
}

function neverLists(rows: readonly CalendarMarks[]): string {
  const never = rows.filter(({ calendar }) => calendar.last_verified_at === null);
  const lists = FAMILIES.flatMap((family) => {
    const links = never
      .filter((row) => row.family === family)
      .map(({ calendar: { id } }) => `<a href="/calendars/${id}">${id}</a>`);
    return links.length === 0
      ? []
      : folded(`${wordElement('span', FAMILY_WORDS[family])}: ${links.length}`, links);
  });
  return `${wordElement('h3', 'quality_never')}
${textElement('p', 'quality_neverLead', { n: never.length, all: rows.length })}
${lists.join('\n')}`;
}

function folded(title: string, links: readonly string[]): string {
  return `<details class="ids"><summary>${title}</summary><p>${links.join(' ')}</p></details>`;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
