import { FEAST_RECORD, type RecordRow } from '../../server/api/feast-record.js';
import { firstDayOf, lastDayOf } from '../../server/engine/civil-date.js';
import { localeOf, type MessageKey } from '../../server/locale/locales.js';
import { TRUST_MARKS, TRUST_PAGE, type TrustMark } from '../../server/locale/trust.js';
import type { ReleaseData } from '../../server/store/release-data.js';
import {
  htmlPage,
  numberElement,
  type PartAddresses,
  textElement,
  wordElement,
  wordLabel,
} from '../../server/text/html.js';
import { calendarLink } from './calendar-link.js';
import { checkedSections } from './checked.js';
import { contradictionSection, type FeastNaming, feastSection } from './findings.js';
import { usageSection } from './in-use-section.js';
import { type CalendarMarks, FAMILIES, FAMILY_WORDS, type Family, marksOf } from './marks.js';
import type { QualityRecord } from './record.js';
import { axis, type Span, spanOf, stack, strip } from './strips.js';

/**
 * The page /quality: where Kalends can be trusted, made by the build from the data and the two records (feasts, and
 * record.json in this folder).
 */

const TITLE = localeOf('en').message('quality_title');

export interface QualityInput {
  readonly data: ReleaseData;
  readonly record: QualityRecord;
  /** Default: the record in the program. */
  readonly feasts?: readonly RecordRow[];
  /** Default: feasts have English names alone. */
  readonly naming?: FeastNaming;
  readonly parts: PartAddresses;
}

/** The page as HTML. */
export function qualityPage({
  data,
  record,
  feasts = FEAST_RECORD,
  naming = () => null,
  parts,
}: QualityInput): string {
  const rows = marksOf(data);
  const release = data.meta.releases.at(-1)!;
  const thisYear = yearOfRelease(data);
  const span = spanOf(rows.map(({ calendar }) => calendar));
  const body = [
    `<main class="quality" data-translated>${wordElement('h1', 'quality_title')}`,
    verifiedDaysLead(rows, thisYear),
    usageSection(data, thisYear),
    wordElement('p', 'quality_marksLead', ' class="lead"'),
    legend(rows),
    contents(),
    overview(rows, span, thisYear),
    '<div class="families-shown">',
    tools(),
    ...FAMILIES.map((family) => familySection(family, rows, span, thisYear)),
    '</div>',
    feastSection(feasts, record.misses, naming),
    contradictionSection(record.contradictions),
    checkedSections(data, rows, thisYear),
    '</main>',
    `<footer>${textElement('p', 'aboutRelease', { id: release.id })}</footer>`,
  ].join('\n');
  return htmlPage(TITLE, body, parts, {
    styles: ['quality.css', 'quality-now.css'],
    scripts: ['quality.js'],
    address: '/quality',
  });
}

/** The style of the line at the beginning of the release's year in all pictures; only here is its position known. */
export function nowLineStyle(data: ReleaseData): string {
  const [first, last] = spanOf(data.meta.calendars.filter(({ kind }) => kind !== 'own'));
  const share = (((yearOfRelease(data) - first) / (last - first + 1)) * 100).toFixed(2);
  return `.quality{--now:${share}%}`;
}

function yearOfRelease({ meta }: ReleaseData): number {
  return Number(meta.releases.at(-1)!.generated_at.slice(0, 4));
}

/** How many days of this year are verified, all calendars together, before the years of which every day is. */
function verifiedDaysLead(rows: readonly CalendarMarks[], thisYear: number): string {
  const present = rows.filter(
    ({ calendar: { data_years } }) => thisYear >= data_years[0] && thisYear <= data_years[1],
  );
  const days = present.reduce((sum, row) => sum + (row.verifiedDays[thisYear] ?? 0), 0);
  const all = present.length * (lastDayOf(thisYear) - firstDayOf(thisYear) + 1);
  const inFull = present.filter(({ calendar }) => calendar.verified_years.includes(thisYear));
  const values = { days, all, share: share(days, all), n: inFull.length, of: present.length };
  return textElement('p', 'quality_lead', { year: String(thisYear), ...values }, ' class="lead"');
}

function countOf(rows: readonly CalendarMarks[], mark: TrustMark): number {
  return rows.reduce((sum, { marks }) => sum + marks.filter((one) => one === mark).length, 0);
}

/** Of 100: whole, with one decimal below ten. */
function share(count: number, total: number): number {
  const exact = total === 0 ? 0 : (count / total) * 100;
  return exact < 10 ? Number(exact.toFixed(1)) : Math.round(exact);
}

/** A bar as long as the share that it stands for, of 100; some of it is seen however small the share. */
function shareBar(mark: TrustMark, count: number, total: number): string {
  const share = total === 0 ? 0 : (count / total) * 100;
  const length = count === 0 ? 0 : Math.max(1, share);
  return `<svg class="strip share" aria-hidden="true" viewBox="0 -.5 100 1" preserveAspectRatio="none"><path class="${mark}" d="M0 0h${Number(length.toFixed(1))}"/></svg>`;
}

function legend(rows: readonly CalendarMarks[]): string {
  const total = rows.reduce((sum, { marks }) => sum + marks.length, 0);
  const items = TRUST_MARKS.map((mark) => {
    const count = countOf(rows, mark);
    return `<li>${shareBar(mark, count, total)}${wordElement('b', `trust_${mark}`)} <span class="count">${numberElement('span', count)} <small>${numberElement('span', share(count, total))} %</small></span>${wordElement('span', `trustMeans_${mark}`, ' class="meaning"')}</li>`;
  });
  return `${textElement('p', 'quality_counts', { n: rows.length, all: total })}<ul class="marks-of-trust">${items.join('')}</ul><p>${wordElement('a', 'trustMore', ` href="${TRUST_PAGE}"`)}</p>`;
}

function contents(): string {
  const links = FAMILIES.map((family) =>
    wordElement('a', FAMILY_WORDS[family], ` href="#${family}"`),
  );
  const others = [
    wordElement('a', 'quality_feasts', ' href="#feasts"'),
    wordElement('a', 'quality_contradictions', ' href="#contradictions"'),
    wordElement('a', 'quality_unchecked', ' href="#unchecked"'),
    wordElement('a', 'quality_texts', ' href="/quality/texts.csv"'),
  ];
  return `<nav class="contents" ${wordLabel('quality_onPage')}>${[...links, ...others].join(' ')}</nav>`;
}

/** The families side by side, as pictures and numbers. */
function overview(rows: readonly CalendarMarks[], span: Span, thisYear: number): string {
  const named = [
    wordElement('th', 'factKind', ' scope="col"'),
    wordElement('th', 'navCalendars', ' scope="col"'),
  ];
  const years = `<th scope="col">${span[0]} – ${span[1]}</th>`;
  const words = TRUST_MARKS.map((mark) => wordElement('th', `trust_${mark}`, ' scope="col"'));
  const heads = [...named, years, ...words].join('');
  const lines = FAMILIES.map((family) => {
    const own = rows.filter((row) => row.family === family);
    const present = own.flatMap(
      ({ calendar, marks }) => marks[thisYear - calendar.data_years[0]] ?? [],
    );
    const cells = TRUST_MARKS.map((mark) => {
      const now = present.filter((one) => one === mark).length;
      return `<td class="count">${numberElement('span', now)} ${numberElement('small', countOf(own, mark))}</td>`;
    });
    const label = wordLabel(FAMILY_WORDS[family]);
    return `<tr><th scope="row">${wordElement('a', FAMILY_WORDS[family], ` href="#${family}"`)}</th><td class="count">${numberElement('span', own.length)}</td><td class="years">${stack(own, span, label)}</td>${cells.join('')}</tr>`;
  });
  return `<section>${wordElement('h2', 'quality_byKind')}${textElement('p', 'quality_kindLead', { year: String(thisYear) })}<div class="scrolls" tabindex="0" role="region" ${wordLabel('factTrust')}><table class="list families"><thead><tr>${heads}</tr></thead><tbody>${lines.join('\n')}</tbody></table></div></section>`;
}

const SORTS = [
  ['id', 'colId'],
  ['name', 'colName'],
  ['verified', 'quality_most'],
  ['unverified', 'quality_fewest'],
  ['checked', 'quality_unchecked'],
] as const;

/** Shown only by the script, which does the filtering. */
function tools(): string {
  const families = FAMILIES.map((family) =>
    wordElement('option', FAMILY_WORDS[family], ` value="${family}"`),
  ).join('');
  const sorts = SORTS.map(([value, word]) => wordElement('option', word, ` value="${value}"`)).join(
    '',
  );
  return `<form id="tools" class="tools" role="search" hidden>
<label>${wordElement('span', 'findIt')} <input id="find" type="search" autocomplete="off" spellcheck="false" placeholder="XNYS, DE:BY …"></label>
<label>${wordElement('span', 'factKind')} <select id="family">${wordElement('option', 'regionAll', ' value=""')}${families}</select></label>
<label>${wordElement('span', 'quality_sortBy')} <select id="sort">${sorts}</select></label>
<output id="status"></output>
${wordElement('span', 'quality_found', ' id="found" hidden')}
</form>`;
}

function familySection(
  family: Family,
  rows: readonly CalendarMarks[],
  span: Span,
  thisYear: number,
): string {
  const own = rows.filter((row) => row.family === family);
  const lines = own.map((row) => {
    const { id, last_verified_at, verified_years } = row.calendar;
    return `<tr><th scope="row">${calendarLink(row.calendar)}</th><td><code>${id}</code></td><td class="years">${strip(row, span)}</td><td class="count">${row.verifiedDays[thisYear] ?? ''}</td><td class="count">${verified_years.length || ''}</td><td class="date">${last_verified_at ?? ''}</td></tr>`;
  });
  const head = (word: MessageKey) => wordElement('th', word, ' scope="col"');
  const years = `<th scope="col" class="years"><span class="aside">${span[0]} – ${span[1]}</span>${axis(span)}</th>`;
  const heads = [
    head('colName'),
    head('colId'),
    years,
    textElement('th', 'quality_daysOf', { year: String(thisYear) }, ' scope="col"'),
    head('factVerified'),
    head('quality_checked'),
  ].join('');
  return `<section id="${family}" class="family"><h2>${wordElement('span', FAMILY_WORDS[family])} <small>${numberElement('span', own.length)}</small></h2><table class="heat"><thead><tr>${heads}</tr></thead><tbody>
${lines.join('\n')}
</tbody></table></section>`;
}
