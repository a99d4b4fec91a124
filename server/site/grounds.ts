import type { Grounds, SettlementCycle } from '../engine/market-conventions.js';
import { type BasisCounts, type PlacedCalendar, SERVED_BASES } from '../engine/types.js';
import type { Citation, CitedRule } from '../queries/basis.js';
import { WEEKDAYS } from '../text/date-words.js';
import { escapeHtml } from '../text/html.js';

/** What a calendar's page tells of what it rests on, and of how its market settles and trades. In English alone. */

/** The cycles and hours of an exchange, newest first, each with its source. */
export function conventions({ settlement_cycles = [], hours = [], late_opens = [] }: PlacedCalendar): string {
  const table = (heads: readonly string[], rows: readonly string[]) =>
    `<div class="scrolls" tabindex="0" role="region" aria-label="${heads[0]}"><table class="list"><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`;
  const row = (cells: readonly string[], { source, evidence, note }: Grounds) =>
    `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}<td>${source === null ? 'none found' : `<a href="${escapeHtml(source)}" rel="nofollow">${evidence}</a>`}</td><td>${escapeHtml(note ?? '')}</td></tr>`;
  const since = (one: SettlementCycle) => `${one.start === 'changed' ? '' : 'known '}${one.from}`;
  const cycles = settlement_cycles
    .toReversed()
    .map((one) => row([one.instrument, `T+${one.days}`, since(one), one.status.replace('_', ' ')], one));
  const times = hours.toReversed().map((one) => {
    const auction = one.closing_auction?.join(' to ') ?? '';
    const days = one.weekdays?.map((day) => WEEKDAYS[day - 1]!.slice(0, 3)).join(' ') ?? '';
    const span = `${one.opens_day_before ? 'day before ' : ''}${one.open} to ${one.close}`;
    const cells = [one.from, one.to ?? '', days, span, one.break?.join(' to ') ?? '', auction, one.timezone ?? ''];
    return row(cells, one);
  });
  const late = late_opens.toReversed().map((one) => row([one.date, one.name, one.open], one));
  return [
    ...(cycles.length > 0
      ? [section('Settlement', table(['Instrument', 'Cycle', 'Trades from', 'Status', 'Source', 'Note'], cycles))]
      : []),
    ...(times.length > 0
      ? [
          section(
            'Hours',
            table([...['From', 'To', 'On', 'Trading', 'Break', 'Closing auction', 'Zone'], 'Source', 'Note'], times),
          ),
        ]
      : []),
    ...(late.length > 0 ? [section('Late opens', table(['Date', 'Why', 'Open', 'Source', 'Note'], late))] : []),
  ].join('\n');
}

export function basisCounts(counts: BasisCounts): string {
  return SERVED_BASES.flatMap((basis) => (counts[basis] ? [`${basis} ${counts[basis]}`] : [])).join(', ');
}

/** The address of the text behind a date that no publication verifies. */
export function cited(citation: Citation | null | undefined): string {
  if (!citation?.url) return '';
  const note = citation.note ? ` title="${escapeHtml(citation.note)}"` : '';
  return `<a href="${escapeHtml(citation.url)}" rel="noreferrer"${note}>text</a>`;
}

/** The rows of its definition, folded: some calendars have hundreds. */
export function rulesSection(rules: readonly CitedRule[] | undefined): string[] {
  if (!rules || rules.length === 0) return [];
  const items = rules.map(({ words, years, basis, citation }) => {
    const span = years ? `${years[0]} to ${years[1] ?? 'now'}` : '';
    const through = citation?.through ? `through ${citation.through.calendar}` : '';
    const about = [basis, span, citation?.what, through, citation?.note].filter(Boolean).join('; ');
    const link = citation?.url
      ? ` <a href="${escapeHtml(citation.url)}" rel="noreferrer">${escapeHtml(citation.publisher ?? citation.url)}</a>`
      : '';
    return `<li>${escapeHtml(words)} <small>${escapeHtml(about)}</small>${link}</li>`;
  });
  const intro = 'What its dates rest on where no publication verifies them:';
  return [
    section(
      'Rules',
      `<p>${intro}</p><details><summary>${rules.length} rows</summary><ul>${items.join('\n')}</ul></details>`,
    ),
  ];
}

function section(title: string, body: string): string {
  return `<section><h2>${title}</h2>\n${body}\n</section>`;
}
