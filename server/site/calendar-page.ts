import { isBusinessDay } from '../engine/business-days.js';
import { firstDayOf, isoWeekday, lastDayOf, mustParseDay, yearOf } from '../engine/civil-date.js';
import type { Grounds, SettlementCycle } from '../engine/market-conventions.js';
import { type BasisCounts, type PlacedCalendar, SERVED_BASES, type Source } from '../engine/types.js';
import { yearRanges } from '../engine/year-ranges.js';
import { type Citation, type CitedRule, rulesOf } from '../queries/basis.js';
import type { Catalog } from '../queries/catalog.js';
import { type PublicEntry, publicEntries } from '../queries/entries.js';
import { countChanges } from '../store/take-changes.js';
import { basisLegend } from '../text/basis-words.js';
import { WEEKDAYS } from '../text/date-words.js';
import { escapeHtml } from '../text/html.js';
import { drawYear } from './draw-year.js';

/** A calendar as a page that needs no script. */

const NEXT_ENTRIES = 8;
const KINDS: Readonly<Record<PublicEntry['kind'], string>> = {
  holiday: 'closed',
  early_close: 'closes early',
  weekend_workday: 'working weekend day',
};

export function calendarTitle({ id, name }: PlacedCalendar): string {
  return `${name} (${id}): holidays and business days`;
}

/** The body of the page, as HTML. `today`: the date where the calendar is. */
export function renderCalendar(catalog: Catalog, index: number, today: string): string {
  const calendar = catalog.calendar(index);
  const { id, name, note, sources } = calendar;
  const year = yearOf(mustParseDay(today));
  const known = sources.map(catalog.source);
  const numbers = new Map(known.map((source, place) => [source.id, place + 1]));
  return [
    `<main><h1>${escapeHtml(name)} <small>${id}</small></h1>`,
    `<div class="beside"><div>${facts(calendar)}`,
    note ? `<p>${escapeHtml(note)}</p>` : '',
    `<p><a href="/?calendars=${id}">Open it in the explorer</a>, beside others</p></div>`,
    section('Next holidays and early closes', nextEntries(catalog, index, today, numbers)),
    '</div>',
    ...[year, year + 1].map((one) => section(String(one), yearTable(catalog, index, one, numbers))),
    conventions(calendar),
    section('Sources', sourceList(known)),
    ...rulesSection(rulesOf(catalog, index).rules),
    section('What releases changed', history(catalog, calendar)),
    section('Take it with you', downloads(calendar)),
    '</main>',
    `<footer><p>Data release ${catalog.release.id}. What a date rests on: ${basisLegend()}. <i>estimated</i>: the authority has not announced it yet.</p></footer>`,
  ].join('\n');
}

/** The cycles and hours of an exchange, newest first, each with its source. */
function conventions({ settlement_cycles = [], hours = [], late_opens = [] }: PlacedCalendar): string {
  const table = (heads: readonly string[], rows: readonly string[]) =>
    `<div class="scrolls" tabindex="0"><table class="list"><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`;
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

function section(title: string, body: string): string {
  return `<section><h2>${title}</h2>\n${body}\n</section>`;
}

function facts(calendar: PlacedCalendar): string {
  const { kind, local_name, timezone, data_years, verified_years, last_verified_at, weekend } = calendar;
  const { countries, currencies, bases = [], aliases = [], regular_closes = [], basis } = calendar;
  const days = (numbers: readonly number[]) => numbers.map((day) => WEEKDAYS[day - 1]!).join(' and ') || 'none';
  const present = weekend.at(-1)!;
  const changed = weekend.length > 1 ? ` (since ${present.start})` : '';
  const closes = regular_closes
    .filter(({ end }) => end === undefined)
    .map(({ weekday, close_time }) => `${WEEKDAYS[weekday - 1]} at ${close_time}`);
  const rows: [string, string][] = [
    ['Kind', kind === 'own' ? 'own: of this server, in no release' : kind],
    ['Local name', local_name ?? ''],
    ['Time zone', timezone ?? ''],
    ['Weekend', days(present.days) + changed],
    ['Shorter all year', closes.join(', ')],
    ['Countries', countries.join(' ')],
    ['Currencies', currencies.join(' ')],
    ['Other ids', aliases.join(' ')],
    ['Data', `${data_years[0]} to ${data_years[1]}`],
    ['Verified years', yearRanges(verified_years) || 'none in full'],
    ['Dates by what they rest on', basis ? basisCounts(basis) : ''],
    ['Sources last checked', last_verified_at ?? 'never'],
  ];
  const told = rows
    .filter(([, value]) => value !== '')
    .map(([term, value]) => `<dt>${term}</dt><dd>${escapeHtml(value)}</dd>`);
  const based = bases.map((base) => `<a href="/calendars/${base}">${base}</a>`).join(' ');
  return `<dl>${told.join('')}${based ? `<dt>Built on</dt><dd>${based}</dd>` : ''}</dl>`;
}

type Numbers = ReadonlyMap<string, number>;
const ALL = { lang: 'en', withSources: true };

function nextEntries(catalog: Catalog, index: number, today: string, numbers: Numbers): string {
  const { data_years } = catalog.calendar(index);
  const from = mustParseDay(today);
  const to = lastDayOf(data_years[1]);
  const entries = from > to ? [] : publicEntries(catalog, index, from, to, ALL, NEXT_ENTRIES);
  return entries.length === 0 ? '<p>None in the data.</p>' : entryTable(catalog, index, entries, numbers);
}

function yearTable(catalog: Catalog, index: number, year: number, numbers: Numbers): string {
  const { data_years } = catalog.calendar(index);
  if (year < data_years[0] || year > data_years[1]) return '<p>Outside the data.</p>';
  const [from, to] = [firstDayOf(year), lastDayOf(year)];
  const entries = publicEntries(catalog, index, from, to, ALL);
  const days = catalog.businessDays(index);
  let open = 0;
  for (let day = from; day <= to; day++) if (isBusinessDay(days, day)) open++;
  const drawn = drawYear(year, days, entries);
  return `<p>${open} business days.</p><div class="beside">${entryTable(catalog, index, entries, numbers)}${drawn}</div>`;
}

function entryTable(catalog: Catalog, index: number, entries: readonly PublicEntry[], numbers: Numbers): string {
  const days = catalog.businessDays(index);
  const rows = entries.map((entry) => {
    const {
      date,
      kind,
      name,
      close_time,
      status,
      observed,
      may_move_days,
      close_time_coverage,
      sources = [],
      basis,
      citation,
    } = entry;
    const day = mustParseDay(date);
    const what = kind === 'early_close' ? `closes at ${close_time}` : KINDS[kind];
    const hour = close_time_coverage ? ', but not its hour' : '';
    const certainty =
      status === 'confirmed' ? hour : `, ${status}${may_move_days ? ` (± ${may_move_days})` : ''}${hour}`;
    const marks = sources.flatMap((source) => {
      const number = numbers.get(source);
      return number === undefined ? [] : `<a href="#source-${number}">[${number}]</a>`;
    });
    const isShut = kind === 'holiday' && !isBusinessDay(days, day);
    return `<tr><td class="date"><time datetime="${date}">${date}</time></td><td>${WEEKDAYS[isoWeekday(day) - 1]}</td><td>${escapeHtml(name)}${observed ? ' <small>observed</small>' : ''}</td><td class="${isShut ? 'shut' : ''}">${what}</td><td>${basis ?? 'not verified'}${certainty} ${marks.length > 0 ? marks.join('') : cited(citation)}</td></tr>`;
  });
  const heads = ['Date', 'Weekday', 'Name', 'Day', 'Rests on'].map((head) => `<th scope="col">${head}</th>`).join('');
  return `<div class="scrolls" tabindex="0" role="region" aria-label="Dates"><table class="list"><thead><tr>${heads}</tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`;
}

function sourceList(sources: readonly Source[]): string {
  if (sources.length === 0) {
    return '<p>No publication was compared with this calendar yet.</p>';
  }
  const items = sources.map(({ url, publisher, evidence, checked, years = [], url_is_exact }, place) => {
    const about = [
      evidence && `${evidence}`,
      checked && `checked ${checked}`,
      years.length > 0 && `years ${yearRanges(years)}`,
      url_is_exact === false && 'the site, for want of the page itself',
    ].filter(Boolean);
    const address = escapeHtml(url);
    return `<li id="source-${place + 1}">${escapeHtml(publisher)}: <a href="${address}" rel="noreferrer">${address}</a> <small>${about.join(', ')}</small></li>`;
  });
  return `<ol class="sources">${items.join('\n')}</ol>`;
}

function basisCounts(counts: BasisCounts): string {
  return SERVED_BASES.flatMap((basis) => (counts[basis] ? [`${basis} ${counts[basis]}`] : [])).join(', ');
}

/** The address of the text behind a date that no publication verifies. */
function cited(citation: Citation | null | undefined): string {
  if (!citation?.url) return '';
  const note = citation.note ? ` title="${escapeHtml(citation.note)}"` : '';
  return `<a href="${escapeHtml(citation.url)}" rel="noreferrer"${note}>text</a>`;
}

/** The rows of its definition, folded: some calendars have hundreds. */
function rulesSection(rules: readonly CitedRule[] | undefined): string[] {
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

/** The releases that changed something of this calendar, newest first. What they changed is a page of its own. */
function history({ data }: Catalog, { id, aliases = [] }: PlacedCalendar): string {
  const counts = countChanges(data, [id, ...aliases]).reverse();
  if (counts.length === 0) return '<p>None has changed a date since the first one.</p>';
  const items = counts.map(([release, count]) => {
    const date = `${release.slice(0, 4)}-${release.slice(4, 6)}-${release.slice(6, 8)}`;
    const address = `/changes?release=${release}&amp;calendar=${id}`;
    const days = `<a href="${address}">which alter a day</a>`;
    const changes = `${count} ${count === 1 ? 'change' : 'changes'} of dates, names, coverage or sources`;
    return `<li><time datetime="${date}">${date}</time> <small>${release}</small> ${changes}: ${days}, <a href="${address}&amp;what=all">all</a></li>`;
  });
  return `<ul>${items.join('\n')}</ul>`;
}

function downloads({ id }: PlacedCalendar): string {
  const file = id.replace(':', '-');
  const rows: [string, string][] = [
    ['Feed to subscribe to', `/v1/calendars/${id}.ics`],
    ['All dates as a table', `/releases/latest/csv/${file}.csv`],
    ['As an iCalendar file', `/releases/latest/ics/${file}.ics`],
    ['News of it (Atom)', `/v1/releases.atom?calendars=${id}`],
    ['For programs', `/v1/calendars/${id}`],
  ];
  const items = rows.map(([what, address]) => `<li>${what}: <code>${address}</code></li>`);
  return `<p>With your key (<code>?key=KEY</code> where no header can be sent):</p><ul>${items.join('')}</ul>`;
}
