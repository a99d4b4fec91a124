import type { RecordRow } from '../../server/api/feast-record.js';
import { escapeHtml, textElement, wordElement, wordLabel } from '../../server/text/html.js';
import type { Feast } from '../feasts/feast.js';
import { FEASTS } from '../feasts/table.js';
import type { QualityRecord, RecordedSource } from './record.js';

/** Sections of the page: results of comparing the methods and the publications. */

/** The names of a feast by language, in lower case, of its English name; null: none is known. */
export type FeastNaming = (english: string) => Readonly<Record<string, string>> | null;

/** A row per feast, sorted by the share of dates met, lowest first. */
export function feastSection(
  feasts: readonly RecordRow[],
  misses: QualityRecord['misses'],
  naming: FeastNaming,
): string {
  const names = [...new Set(feasts.map(([feast]) => feast))];
  const all = totalOf(feasts);
  const rows = names
    .map((name) => ({ name, places: feasts.filter(([feast]) => feast === name) }))
    .map((one) => ({ ...one, total: totalOf(one.places) }))
    .sort((a, b) => shareOf(a.total) - shareOf(b.total) || b.total.known - a.total.known)
    .map(({ name, places, total }) => {
      const missed = misses.filter(([feast]) => feast === name);
      return `<tr>${nameCell(name, naming)}<td class="count">${total.known}</td><td class="count">${total.met}</td><td class="count">${total.dayOff || ''}</td><td class="count">${total.further || ''}</td><td>${bar(total)}</td><td>${placesText(places)}${missedText(missed)}</td></tr>`;
    });
  const words = [
    'quality_feast',
    'quality_announced',
    'quality_met',
    'quality_dayOff',
    'quality_further',
  ] as const;
  const heads = [
    ...words.map((word) => wordElement('th', word, ' scope="col"')),
    wordElement('th', 'quality_metShare', ' scope="col"'),
    wordElement('th', 'quality_byAuthority', ' scope="col"'),
  ].join('');
  return `<section id="feasts">${wordElement('h2', 'quality_feasts')}
${textElement('p', 'quality_feastsLead', { known: all.known, met: all.met, off: all.dayOff, further: all.further })}
<div class="scrolls" tabindex="0" role="region" ${wordLabel('quality_feasts')}><table class="list feasts"><thead><tr>${heads}</tr></thead><tbody>${rows.join('\n')}</tbody></table></div></section>`;
}

interface Total {
  readonly known: number;
  readonly met: number;
  readonly dayOff: number;
  readonly further: number;
}

function totalOf(rows: readonly RecordRow[]): Total {
  const sum = (at: 4 | 5 | 6) => rows.reduce((total, row) => total + row[at], 0);
  return { known: sum(4) + sum(5) + sum(6), met: sum(4), dayOff: sum(5), further: sum(6) };
}

function shareOf({ met, known }: Total): number {
  return met / known;
}

function bar({ known, met, dayOff, further }: Total): string {
  const line = (name: string, from: number, length: number) =>
    length > 0 ? `<path class="${name}" d="M${from} 0h${length}"/>` : '';
  const drawn =
    line('met', 0, met) + line('day-off', met, dayOff) + line('further', met + dayOff, further);
  return `<svg class="strip" aria-hidden="true" viewBox="0 -.5 ${known} 1" preserveAspectRatio="none">${drawn}</svg>`;
}

/** Its name; of one that is no longer in the table of feasts, its key. */
function nameCell(key: string, naming: FeastNaming): string {
  const english = (FEASTS as Readonly<Record<string, Feast | undefined>>)[key]?.name ?? key;
  const names = naming(english) ?? {};
  return `<th scope="row" data-in="${escapeHtml(JSON.stringify(names))}">${escapeHtml(english)}</th>`;
}

function placesText(rows: readonly RecordRow[]): string {
  return rows
    .map(([, place, from, to, met, dayOff, further]) => {
      const years = from === to ? `${from}` : `${from}-${to}`;
      return `<span title="${years}">${escapeHtml(place)} ${met}/${met + dayOff + further}</span>`;
    })
    .join(', ');
}

/** The sign of a difference is that of the announced day minus the computed one: `2016-12-12 −1`. */
function missedText(missed: QualityRecord['misses']): string {
  if (missed.length === 0) return '';
  const items = missed.map(
    ([, place, days]) =>
      `<li>${escapeHtml(place)}: ${days.map((day) => day.replace(' -', ' −')).join(', ')}</li>`,
  );
  const count = missed.reduce((sum, [, , days]) => sum + days.length, 0);
  return `<details>${textElement('summary', 'quality_otherwise', { n: count })}<ul>${items.join('')}</ul></details>`;
}

export function contradictionSection(contradictions: QualityRecord['contradictions']): string {
  const items = contradictions.map(({ calendar, date, statements }) => {
    const sides = statements.map(
      ({ what, sources }) =>
        `<span lang="en">${escapeHtml(what)}</span> (${sources.map(linkOf).join(', ')})`,
    );
    return `<li><a href="/calendars/${calendar}">${calendar}</a> <time datetime="${date}">${date}</time>: ${sides.join('; ')}</li>`;
  });
  const found = items.length === 0 ? wordElement('p', 'noneWord') : `<ul>${items.join('\n')}</ul>`;
  return `<section id="contradictions"><h2>${wordElement('span', 'quality_contradictions')} <small>${items.length}</small></h2>${wordElement('p', 'quality_contradictionsLead')}${found}</section>`;
}

function linkOf({ id, publisher, url }: RecordedSource): string {
  return `<a href="${escapeHtml(url)}" rel="noreferrer" lang="en" title="${escapeHtml(publisher)}">${escapeHtml(id)}</a>`;
}
