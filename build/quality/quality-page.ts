import { FEAST_RECORD, type RecordRow } from '../../server/api/feast-record.js';
import type { ReleaseData } from '../../server/store/packed.js';
import { BASIS_MEANINGS } from '../../server/text/basis-words.js';
import { escapeHtml, htmlPage, type PartAddresses } from '../../server/text/html.js';
import { askedSection } from './asked.js';
import { checkedSections } from './checked.js';
import { contradictionSection, feastSection } from './findings.js';
import { type CalendarLevels, FAMILIES, FAMILY_NAMES, type Family, LEVELS, type Level, levelsOf } from './levels.js';
import type { QualityRecord } from './record.js';
import { axis, CLASSES, type Span, spanOf, stack, strip } from './strips.js';

/** /quality: where Kalends can be trusted, made by the build from the data, the record of the feasts and that beside this file. */

const TITLE = 'Where Kalends can be trusted';

export interface QualityInput {
  readonly data: ReleaseData;
  readonly record: QualityRecord;
  /** Default: that of the program. */
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
    `<main class="quality"><h1>${TITLE}</h1>`,
    askedSection(data, thisYear),
    `<p class="lead">A year of a calendar stands for its weakest date: it is one of <i>publication</i> where every day of it is verified, open days too; one date that rests on less makes it a year of that, however many others are verified.</p>`,
    legend(rows),
    contents(),
    overview(rows, span, thisYear),
    '<div class="families-shown">',
    tools(),
    ...FAMILIES.map((family) => familySection(family, rows, span)),
    '</div>',
    feastSection(feasts, record.misses),
    contradictionSection(record.contradictions),
    checkedSections(data, rows, thisYear),
    '</main>',
    `<footer><p>Data release ${release.id}. A calendar-year is one year of one calendar's data.</p></footer>`,
  ].join('\n');
  return htmlPage(TITLE, body, parts, { styles: ['quality.css', 'quality-now.css'], scripts: ['quality.js'] });
}

/** The style of a line at the beginning of the year of the release, in all pictures: where it lies is known here alone. */
export function nowLineStyle(data: ReleaseData): string {
  const [first, last] = spanOf(levelsOf(data));
  const share = (((yearOfRelease(data) - first) / (last - first + 1)) * 100).toFixed(2);
  return `.quality{--now:${share}%}`;
}

function yearOfRelease({ meta }: ReleaseData): number {
  return Number(meta.releases.at(-1)!.generated_at.slice(0, 4));
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
    return `<li>${swatch(level)}<b>${level}</b> <span class="count">${number(count)} <small>${percent(count, total)}</small></span><span class="meaning">${BASIS_MEANINGS[level]}</span></li>`;
  });
  return `<p>${number(rows.length)} calendars, ${number(total)} calendar-years:</p><ul class="levels">${items.join('')}</ul>`;
}

function contents(): string {
  const links = FAMILIES.map((family) => `<a href="#${family}">${FAMILY_NAMES[family]}</a>`);
  const others = [
    '<a href="#feasts">Computed feasts</a>',
    '<a href="#contradictions">Contradictions</a>',
    '<a href="#unchecked">Not checked for longest</a>',
    '<a href="/quality/texts">Texts cited and not yet read as publications</a>',
  ];
  return `<nav class="contents" aria-label="On this page">${[...links, ...others].join(' ')}</nav>`;
}

/** The families side by side, drawn and in numbers. */
function overview(rows: readonly CalendarLevels[], span: Span, thisYear: number): string {
  const heads = ['Family', 'Calendars', `Years ${span[0]} to ${span[1]}`, ...LEVELS]
    .map((head) => `<th scope="col">${head}</th>`)
    .join('');
  const lines = FAMILIES.map((family) => {
    const own = rows.filter((row) => row.family === family);
    const present = own.flatMap(({ calendar, levels }) => levels[thisYear - calendar.data_years[0]] ?? []);
    const cells = LEVELS.map((level) => {
      const now = present.filter((one) => one === level).length;
      return `<td class="count">${number(now)}<small> ${number(countOf(own, level))}</small></td>`;
    });
    const label = `${FAMILY_NAMES[family]}: shares of calendars by year, as numbers in this row`;
    return `<tr><th scope="row"><a href="#${family}">${FAMILY_NAMES[family]}</a></th><td class="count">${number(own.length)}</td><td class="years">${stack(own, span, label)}</td>${cells.join('')}</tr>`;
  });
  return `<section><h2>By family</h2><p>Calendars by what ${thisYear} rests on, and below it their years, all together. The line in the pictures is the beginning of ${thisYear}.</p><div class="scrolls" tabindex="0" role="region" aria-label="Families in numbers"><table class="list families"><thead><tr>${heads}</tr></thead><tbody>${lines.join('\n')}</tbody></table></div></section>`;
}

/** Shown by the script alone: without it there is nothing to filter with. */
function tools(): string {
  const families = FAMILIES.map((family) => `<option value="${family}">${FAMILY_NAMES[family]}</option>`).join('');
  return `<form id="tools" class="tools" role="search" hidden>
<label>Find <input id="find" type="search" autocomplete="off" spellcheck="false" placeholder="XNYS, Bavaria …"></label>
<label>Family <select id="family"><option value="">all</option>${families}</select></label>
<label>Sort by <select id="sort"><option value="id">id</option><option value="name">name</option><option value="verified">verified years, most first</option><option value="unverified">verified years, fewest first</option><option value="checked">not checked for longest</option></select></label>
<output id="told"></output>
</form>`;
}

function familySection(family: Family, rows: readonly CalendarLevels[], span: Span): string {
  const own = rows.filter((row) => row.family === family);
  const lines = own.map((row) => {
    const { id, name, last_verified_at, verified_years } = row.calendar;
    return `<tr><th scope="row"><a href="/calendars/${id}">${id}</a></th><td>${escapeHtml(name)}</td><td class="years">${strip(row, span)}</td><td class="count">${verified_years.length || ''}</td><td class="date">${last_verified_at ?? ''}</td></tr>`;
  });
  const heads = `<th scope="col">Id</th><th scope="col">Name</th><th scope="col" class="years"><span class="aside">Years ${span[0]} to ${span[1]}</span>${axis(span)}</th><th scope="col" title="Years verified in full">Ver<wbr>ified</th><th scope="col" title="Newest look at one of its sources">Checked</th>`;
  return `<section id="${family}" class="family"><h2>${FAMILY_NAMES[family]} <small>${number(own.length)}</small></h2><table class="heat"><thead><tr>${heads}</tr></thead><tbody>
${lines.join('\n')}
</tbody></table></section>`;
}
