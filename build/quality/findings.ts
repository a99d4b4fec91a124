import type { RecordRow } from '../../server/api/feast-record.js';
import { escapeHtml } from '../../server/text/html.js';
import type { QualityRecord, RecordedSource } from './record.js';

/** What was found when methods and publications were compared: as sections of the page. */

/** A row a feast, the one missed most often first. */
export function feastSection(feasts: readonly RecordRow[], misses: QualityRecord['misses']): string {
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
  const heads = ['Feast', 'Announced', 'Met', 'A day off', 'Further', 'Met, drawn', 'By authority: met of announced']
    .map((head) => `<th scope="col">${head}</th>`)
    .join('');
  return `<section id="feasts"><h2>Computed feasts: hits and misses</h2>
<p>The moon, the sun and old calendars give the dates of feasts that authorities announce year by year. Each method was held to the days that they did announce: of ${all.known} known ones it gives ${all.met}, misses ${all.dayOff} by a day and ${all.further} by more. So may the coming ones be missed: <i>estimated</i> says it of each, <code>may_move_days</code> by how much.</p>
<div class="scrolls" tabindex="0" role="region" aria-label="Computed feasts"><table class="list feasts"><thead><tr>${heads}</tr></thead><tbody>${rows.join('\n')}</tbody></table></div></section>`;
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
  const drawn = line('v', 0, met) + line('e', met, dayOff) + line('x', met + dayOff, further);
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

/** A sign after a date is the announced day less the computed one. */
function missedText(missed: QualityRecord['misses']): string {
  if (missed.length === 0) return '';
  const items = missed.map(([, place, days]) => `<li>${escapeHtml(place)}: ${days.map(missText).join(', ')}</li>`);
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
    'Where two publications say different things of a date, the later one of the same publisher is believed, or the one that says it takes the place of the other. Where neither does, or where a report or a dated and cited row of our own says otherwise, nothing is verified of that date.';
  const items = contradictions.map(({ calendar, date, said }) => {
    const sides = said.map(({ what, sources }) => `${escapeHtml(what)} (${sources.map(linkOf).join(', ')})`);
    return `<li><a href="/calendars/${calendar}">${calendar}</a> <time datetime="${date}">${date}</time>: ${sides.join(' or ')}</li>`;
  });
  const found = items.length === 0 ? '<p>None is open.</p>' : `<ul>${items.join('\n')}</ul>`;
  return `<section id="contradictions"><h2>Contradictions between publications <small>${items.length}</small></h2><p>${rule}</p>${found}</section>`;
}

function linkOf({ id, publisher, url }: RecordedSource): string {
  return `<a href="${escapeHtml(url)}" rel="noreferrer" title="${escapeHtml(publisher)}">${escapeHtml(id)}</a>`;
}
