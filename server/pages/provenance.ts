import {
  cycleText,
  type HoursDoubt,
  type LateOpenDoubt,
  type Provenance,
  type SettlementCycle,
} from '../engine/market-conventions.js';
import { ANSWER_BASES, type BasisCounts, type PlacedCalendar } from '../engine/types.js';
import type { Locale } from '../locale/locales.js';
import { TRUST_MARKS, TRUST_PAGE, type TrustMark, trustOf, trustWord } from '../locale/trust.js';
import type { Citation, CitedRule } from '../queries/basis.js';
import { WEEKDAYS } from '../text/date-words.js';
import { escapeHtml } from '../text/html.js';

const MAX_WHOLE = 24;

/** The basis, settlement cycles and hours on a calendar's page. What the rows say is English, in every language of the page. */

/** Whether a cycle is in force on a day, was, or will be: the next cycle of the instrument ends it. */
function statusOf(one: SettlementCycle, cycles: readonly SettlementCycle[], today: string): string {
  if (one.status === 'announced') return 'announced';
  if (one.from > today) return `from ${one.from}`;
  const later = cycles.filter(
    (other) =>
      other.instrument === one.instrument &&
      other.from > one.from &&
      other.from <= today &&
      other.status === 'in_force',
  );
  const [next] = later.map(({ from }) => from).sort();
  return next === undefined ? 'in force' : `for trades before ${next}`;
}

/** The cycles and hours of an exchange on a day (YYYY-MM-DD), newest first, each with its source. */
export function conventions(calendar: PlacedCalendar, locale: Locale, today: string): string {
  const {
    settlement_cycles = [],
    hours = [],
    sessions_not_entered = [],
    late_opens = [],
    late_open_doubts = [],
    hours_doubts = [],
  } = calendar;
  const row = (cells: readonly string[], { source, evidence, note }: Provenance) =>
    `<tr>${cells.map(cellOf).join('')}<td>${source === null ? 'none found' : `<a href="${escapeHtml(source)}" rel="nofollow">${evidence}</a>`}</td><td>${escapeHtml(note ?? '')}</td></tr>`;
  const since = (one: SettlementCycle) => `${one.start === 'changed' ? '' : 'known '}${one.from}`;
  const cycles = settlement_cycles
    .toReversed()
    .map((one) =>
      row(
        [one.instrument, cycleText(one), since(one), statusOf(one, settlement_cycles, today)],
        one,
      ),
    );
  const times = hours.toReversed().map((one) => {
    const auction = one.closing_auction?.join(' to ') ?? '';
    const days = one.weekdays?.map((day) => WEEKDAYS[day - 1]!.slice(0, 3)).join(' ') ?? '';
    const span = `${one.opens_day_before ? 'day before ' : ''}${one.open} to ${one.close}`;
    const cells = [
      one.from,
      one.to ?? '',
      days,
      span,
      one.break?.join(' to ') ?? '',
      auction,
      one.timezone ?? '',
    ];
    return row(cells, one);
  });
  const others = sessions_not_entered.toReversed().map((one) => {
    const held = one.weekdays?.map((day) => WEEKDAYS[day - 1]!.slice(0, 3)).join(' ');
    const days = held ?? one.dates?.join(' ') ?? 'trading days';
    return row([one.from, one.to ?? '', one.name, days, `${one.start} to ${one.end}`], one);
  });
  const late = late_opens.toReversed().map((one) => {
    return row(
      [one.date, one.name, one.close === undefined ? one.open : `${one.open} to ${one.close}`],
      one,
    );
  });
  const doubtful = late_open_doubts.map((one) =>
    row([doubtfulDays(one), one.name, 'may be late'], one),
  );
  const unknown = hours_doubts.map((one) => row([one.name, doubtSpans(one)], one));
  const sections = [
    ...tableSection('Settlement', ['Instrument', 'Cycle', 'Trades from', 'Status'], cycles),
    ...tableSection(
      'Hours',
      ['From', 'To', 'On', 'Trading', 'Break', 'Closing auction', 'Zone'],
      times,
    ),
    ...tableSection('Sessions not entered', ['From', 'To', 'Session', 'On', 'Within'], others),
    ...tableSection('Late opens', ['Date', 'Why', 'Open'], [...doubtful, ...late]),
    ...tableSection('Hours in doubt', ['Days', 'When'], unknown),
  ];
  if (sections.length === 0) return '';
  return `${inEnglish(locale)}<div lang="en" dir="ltr">${sections.join('\n')}</div>`;
}

/** Dates, times and other short words never wrap. */
function cellOf(cell: string): string {
  return `<td${cell.length <= MAX_WHOLE ? ' class="date"' : ''}>${escapeHtml(cell)}</td>`;
}

/** A section with one table, named as the section is; no section without rows. */
function tableSection(title: string, heads: readonly string[], rows: readonly string[]): string[] {
  if (rows.length === 0) return [];
  const cells = [...heads, 'Source', 'Note'].map((head) => `<th scope="col">${head}</th>`);
  return [
    section(
      title,
      `<div class="scrolls" tabindex="0" role="region" aria-label="${title}"><table class="list"><thead><tr>${cells.join('')}</tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`,
    ),
  ];
}

/** A few spans of years are listed; many are shown as the first and the last year. */
function doubtSpans({ spans }: HoursDoubt): string {
  const [first, last] = [spans[0]![0], spans.at(-1)![1]];
  if (spans.length === 1) return first === last ? first : `${first} to ${last}`;
  return `each year, ${first.slice(0, 4)} to ${last.slice(0, 4)}`;
}

function doubtfulDays({ on, from, to }: LateOpenDoubt): string {
  const days = on === 'first_session_of_year' ? 'first session of a year' : 'Thursdays of November';
  return on === 'date'
    ? from
    : `${days}, ${from.slice(0, 4)} to ${to?.slice(0, 4) ?? 'now'}, where not listed`;
}

/** The dates of a calendar by their marks. */
export function trustCounts(counts: Partial<BasisCounts>, locale: Locale): string {
  const sums = new Map<TrustMark | 'own', number>();
  for (const basis of ANSWER_BASES) {
    const mark = trustOf(basis);
    if (counts[basis]) sums.set(mark, (sums.get(mark) ?? 0) + counts[basis]);
  }
  return Array.from(sums, ([mark, count]) => `${trustWord(mark, locale)} ${count}`).join(', ');
}

/** The four marks, each with its sentence, and where the guide has more. */
export function trustLegend({ message }: Locale): string {
  const marks = TRUST_MARKS.map(
    (mark) => `<strong>${message(`trust_${mark}`)}</strong>: ${message(`trustMeans_${mark}`)}`,
  );
  return `${marks.join('; ')}; ${message('estimatedMeans')}. <a href="${TRUST_PAGE}">${message('trustMore')}</a>`;
}

/** The URL of the text behind a date that no publication verifies. */
export function cited(citation: Citation | null | undefined, { message }: Locale): string {
  if (!citation?.url) return '';
  const note = citation.note ? ` title="${escapeHtml(citation.note)}"` : '';
  return `<a href="${escapeHtml(citation.url)}" rel="noreferrer"${note}>${message('textWord')}</a>`;
}

/** The rows of its definition, collapsed: some calendars have hundreds. */
export function rulesSection(rules: readonly CitedRule[] | undefined, locale: Locale): string[] {
  if (!rules || rules.length === 0) return [];
  const items = rules.map(({ words, years, basis, citation }) => {
    const span = years ? `${years[0]} to ${years[1] ?? 'now'}` : '';
    const through = citation?.through ? `through ${citation.through.calendar}` : '';
    const about = [trustWord(trustOf(basis), locale), span, citation?.what, through, citation?.note]
      .filter(Boolean)
      .join('; ');
    const link = citation?.url
      ? ` <a href="${escapeHtml(citation.url)}" rel="noreferrer">${escapeHtml(citation.publisher ?? citation.url)}</a>`
      : '';
    return `<li>${escapeHtml(words)} <small>${escapeHtml(about)}</small>${link}</li>`;
  });
  const { message } = locale;
  return [
    section(
      message('rulesTitle'),
      `<p>${message('rulesAbout')}</p>${inEnglish(locale)}<details><summary>${message('rowsCount', { n: rules.length })}</summary><ul lang="en" dir="ltr">${items.join('\n')}</ul></details>`,
    ),
  ];
}

/** Says in another language that what follows is English. */
export function inEnglish({ lang, message }: Locale): string {
  return lang === 'en' ? '' : `<p class="quiet">${message('textIsEnglish')}</p>`;
}

function section(title: string, body: string): string {
  return `<section><h2>${title}</h2>\n${body}\n</section>`;
}
