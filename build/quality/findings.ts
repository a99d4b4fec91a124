import type { RecordRow } from '../../server/api/feast-record.js';
import { escapeHtml, wordElement, wordLabel } from '../../server/text/html.js';
import type { QualityRecord, RecordedSource } from './record.js';

/** Sections of the page: results of comparing the methods and the publications. */

/** A row per feast, sorted by the share of dates met, lowest first. */
export function feastSection(
  feasts: readonly RecordRow[],
  misses: QualityRecord['misses'],
): string {
  const names = [...new Set(feasts.map(([feast]) => feast))];
  const all = totalOf(feasts);
  const rows = names
    .map((name) => ({ name, places: feasts.filter(([feast]) => feast === name) }))
    .map((one) => ({ ...one, total: totalOf(one.places) }))
    .sort((a, b) => shareOf(a.total) - shareOf(b.total) || b.total.known - a.total.known)
    .map(({ name, places, total }) => {
      const missed = misses.filter(([feast]) => feast === name);
      return `<tr><th scope="row">${wordsOf(name)}</th><td class="count">${total.known}</td><td class="count">${total.met}</td><td class="count">${total.dayOff || ''}</td><td class="count">${total.further || ''}</td><td>${bar(total)}</td><td>${placesText(places)}${missedText(missed)}</td></tr>`;
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
    '<th scope="col">Met, as a bar</th><th scope="col">By authority: met of announced</th>',
  ].join('');
  return `<section id="feasts">${wordElement('h2', 'quality_feasts')}
<p>Some feasts follow the moon, the sun or older calendars, and authorities announce their dates year by year. Each method was compared with the announced days: of ${all.known} known ones it gives ${all.met}, misses ${all.dayOff} by a day and ${all.further} by more. Coming dates may be missed likewise: each is marked <i>estimated</i>, and <code>may_move_days</code> states by how much it may differ.</p>
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

/** `eid-al-fitr` as `Eid al fitr`. */
function wordsOf(name: string): string {
  return escapeHtml(name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' '));
}

function placesText(rows: readonly RecordRow[]): string {
  return rows
    .map(([, place, from, to, met, dayOff, further]) => {
      const years = from === to ? `${from}` : `${from}-${to}`;
      return `<span title="${years}">${escapeHtml(place)} ${met}/${met + dayOff + further}</span>`;
    })
    .join(', ');
}

/** The sign of a difference is that of the announced day minus the computed one. */
function missedText(missed: QualityRecord['misses']): string {
  if (missed.length === 0) return '';
  const items = missed.map(
    ([, place, days]) => `<li>${escapeHtml(place)}: ${days.map(missText).join(', ')}</li>`,
  );
  const count = missed.reduce((sum, [, , days]) => sum + days.length, 0);
  return `<details><summary>${count} announced otherwise</summary><ul>${items.join('')}</ul></details>`;
}

function missText(miss: string): string {
  const [date, off] = miss.split(' ') as [string, string];
  const days = Math.abs(Number(off));
  return `${date}, ${days} ${days === 1 ? 'day' : 'days'} ${Number(off) > 0 ? 'later' : 'earlier'} than computed`;
}

export function contradictionSection(contradictions: QualityRecord['contradictions']): string {
  const rule =
    'Where two publications differ on a date, the one that explicitly replaces the other is used, or the later one of the same publisher. Otherwise, and where a report or a dated and cited row of our own differs, nothing is verified on that date.';
  const items = contradictions.map(({ calendar, date, statements }) => {
    const sides = statements.map(
      ({ what, sources }) => `${escapeHtml(what)} (${sources.map(linkOf).join(', ')})`,
    );
    return `<li><a href="/calendars/${calendar}">${calendar}</a> <time datetime="${date}">${date}</time>: ${sides.join(' or ')}</li>`;
  });
  const found = items.length === 0 ? '<p>None.</p>' : `<ul>${items.join('\n')}</ul>`;
  return `<section id="contradictions"><h2>${wordElement('span', 'quality_contradictions')} <small>${items.length}</small></h2><p>${rule}</p>${found}</section>`;
}

function linkOf({ id, publisher, url }: RecordedSource): string {
  return `<a href="${escapeHtml(url)}" rel="noreferrer" title="${escapeHtml(publisher)}">${escapeHtml(id)}</a>`;
}
