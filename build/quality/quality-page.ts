import { FEAST_RECORD, type RecordRow } from '../../server/api/feast-record.js';
import { firstDayOf, lastDayOf } from '../../server/engine/civil-date.js';
import { localeOf, type MessageKey } from '../../server/locale/locales.js';
import type { ReleaseData } from '../../server/store/release-data.js';
import {
  escapeHtml,
  htmlPage,
  type PartAddresses,
  wordElement,
  wordLabel,
} from '../../server/text/html.js';
import { checkedSections } from './checked.js';
import { contradictionSection, feastSection } from './findings.js';
import { usageSection } from './in-use-section.js';
import {
  type CalendarLevels,
  FAMILIES,
  FAMILY_WORDS,
  type Family,
  LEVELS,
  type Level,
  levelsOf,
} from './levels.js';
import type { QualityRecord } from './record.js';
import { axis, CLASSES, type Span, spanOf, stack, strip } from './strips.js';

/**
 * The page /quality: where Kalends can be trusted, made by the build from the data and the two records (feasts, and
 * record.json in this folder).
 */

const { message } = localeOf('en');
const TITLE = message('quality_title');

export interface QualityInput {
  readonly data: ReleaseData;
  readonly record: QualityRecord;
  /** Default: the record in the program. */
  readonly feasts?: readonly RecordRow[];
  readonly parts: PartAddresses;
}

/** The page as HTML. */
export function qualityPage({ data, record, feasts = FEAST_RECORD, parts }: QualityInput): string {
  const rows = levelsOf(data);
  const release = data.meta.releases.at(-1)!;
  const thisYear = yearOfRelease(data);
  const span = spanOf(rows);
  const body = [
    `<main class="quality">${wordElement('h1', 'quality_title')}`,
    verifiedDaysLead(rows, thisYear),
    usageSection(data, thisYear),
    `<p class="lead">Each year of a calendar counts by its weakest date. It counts as <i>publication</i> only where every day of it is verified, open days too; one date with a weaker basis lowers the whole year to that basis.</p>`,
    legend(rows),
    contents(),
    overview(rows, span, thisYear),
    '<div class="families-shown">',
    tools(),
    ...FAMILIES.map((family) => familySection(family, rows, span, thisYear)),
    '</div>',
    feastSection(feasts, record.misses),
    contradictionSection(record.contradictions),
    checkedSections(data, rows, thisYear),
    '</main>',
    `<footer><p>Data release ${release.id}.</p></footer>`,
  ].join('\n');
  return htmlPage(TITLE, body, parts, {
    styles: ['quality.css', 'quality-now.css'],
    scripts: ['quality.js'],
    address: '/quality',
  });
}

/** The style of the line at the beginning of the release's year in all pictures; only here is its position known. */
export function nowLineStyle(data: ReleaseData): string {
  const [first, last] = spanOf(levelsOf(data));
  const share = (((yearOfRelease(data) - first) / (last - first + 1)) * 100).toFixed(2);
  return `.quality{--now:${share}%}`;
}

function yearOfRelease({ meta }: ReleaseData): number {
  return Number(meta.releases.at(-1)!.generated_at.slice(0, 4));
}

/** How many days of this year are verified, all calendars together, before the years of which every day is. */
function verifiedDaysLead(rows: readonly CalendarLevels[], thisYear: number): string {
  const present = rows.filter(
    ({ calendar: { data_years } }) => thisYear >= data_years[0] && thisYear <= data_years[1],
  );
  const days = present.reduce((sum, row) => sum + (row.verifiedDays[thisYear] ?? 0), 0);
  const all = present.length * (lastDayOf(thisYear) - firstDayOf(thisYear) + 1);
  const inFull = present.filter(({ calendar }) => calendar.verified_years.includes(thisYear));
  return `<p class="lead">Of ${thisYear}, ${number(days)} of ${number(all)} days of calendars are verified (${percent(days, all)}); ${number(inFull.length)} of ${number(present.length)} calendars are verified on every day of it.</p>`;
}

function countOf(rows: readonly CalendarLevels[], level: Level): number {
  return rows.reduce((sum, { levels }) => sum + levels.filter((one) => one === level).length, 0);
}

function number(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}

function percent(count: number, total: number): string {
  if (total === 0) return '';
  const share = (count / total) * 100;
  return share > 0 && share < 10 ? `${share.toFixed(1)} %` : `${Math.round(share)} %`;
}

function swatch(level: Level): string {
  return `<svg class="strip swatch" aria-hidden="true" viewBox="0 -.5 6 1" preserveAspectRatio="none"><path class="${CLASSES[level]}" d="M0 0h6"/></svg>`;
}

function legend(rows: readonly CalendarLevels[]): string {
  const total = rows.reduce((sum, { levels }) => sum + levels.length, 0);
  const items = LEVELS.map((level) => {
    const count = countOf(rows, level);
    return `<li>${swatch(level)}<b>${level}</b> <span class="count">${number(count)} <small>${percent(count, total)}</small></span>${wordElement('span', `quality_${level}Means`, ' class="meaning"')}</li>`;
  });
  return `<p>${number(rows.length)} calendars, ${number(total)} calendar-years (one year of one calendar each):</p><ul class="levels">${items.join('')}</ul>`;
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
function overview(rows: readonly CalendarLevels[], span: Span, thisYear: number): string {
  const named = [
    wordElement('th', 'factKind', ' scope="col"'),
    wordElement('th', 'navCalendars', ' scope="col"'),
  ];
  const others = [`${span[0]} – ${span[1]}`, ...LEVELS].map(
    (head) => `<th scope="col">${head}</th>`,
  );
  const heads = [...named, ...others].join('');
  const lines = FAMILIES.map((family) => {
    const own = rows.filter((row) => row.family === family);
    const present = own.flatMap(
      ({ calendar, levels }) => levels[thisYear - calendar.data_years[0]] ?? [],
    );
    const cells = LEVELS.map((level) => {
      const now = present.filter((one) => one === level).length;
      return `<td class="count">${number(now)}<small> ${number(countOf(own, level))}</small></td>`;
    });
    const label = `${message(FAMILY_WORDS[family])}: shares of calendars by year, as numbers in this row`;
    return `<tr><th scope="row">${wordElement('a', FAMILY_WORDS[family], ` href="#${family}"`)}</th><td class="count">${number(own.length)}</td><td class="years">${stack(own, span, label)}</td>${cells.join('')}</tr>`;
  });
  return `<section>${wordElement('h2', 'quality_byKind')}<p>The number of calendars by the basis of ${thisYear}; below it in small, of all their years. The line in the pictures marks the beginning of ${thisYear}.</p><div class="scrolls" tabindex="0" role="region" aria-label="Families in numbers"><table class="list families"><thead><tr>${heads}</tr></thead><tbody>${lines.join('\n')}</tbody></table></div></section>`;
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
<label>${wordElement('span', 'findIt')} <input id="find" type="search" autocomplete="off" spellcheck="false" placeholder="XNYS, Bavaria …"></label>
<label>${wordElement('span', 'factKind')} <select id="family">${wordElement('option', 'regionAll', ' value=""')}${families}</select></label>
<label>${wordElement('span', 'quality_sortBy')} <select id="sort">${sorts}</select></label>
<output id="status"></output>
</form>`;
}

function familySection(
  family: Family,
  rows: readonly CalendarLevels[],
  span: Span,
  thisYear: number,
): string {
  const own = rows.filter((row) => row.family === family);
  const lines = own.map((row) => {
    const { id, name, last_verified_at, verified_years } = row.calendar;
    return `<tr><th scope="row"><a href="/calendars/${id}">${escapeHtml(name)}</a></th><td><code>${id}</code></td><td class="years">${strip(row, span)}</td><td class="count">${row.verifiedDays[thisYear] ?? ''}</td><td class="count">${verified_years.length || ''}</td><td class="date">${last_verified_at ?? ''}</td></tr>`;
  });
  const head = (word: MessageKey, title = '') =>
    wordElement('th', word, ` scope="col"${title && ` title="${title}"`}`);
  const years = `<th scope="col" class="years"><span class="aside">${span[0]} – ${span[1]}</span>${axis(span)}</th>`;
  const heads = [
    head('colName'),
    head('colId'),
    years,
    head('factVerifiedDays', `Days of ${thisYear} that are verified`),
    head('quality_verified', 'Years verified in full'),
    head('quality_checked', 'The last time one of its sources was checked'),
  ].join('');
  return `<section id="${family}" class="family"><h2>${wordElement('span', FAMILY_WORDS[family])} <small>${number(own.length)}</small></h2><table class="heat"><thead><tr>${heads}</tr></thead><tbody>
${lines.join('\n')}
</tbody></table></section>`;
}
