import { isBusinessDay } from '../engine/business-days.js';
import { firstDayOf, isoWeekday, lastDayOf, mustParseDay } from '../engine/civil-date.js';
import type { PlacedCalendar, Source } from '../engine/types.js';
import { verifiedDays } from '../engine/verified-days.js';
import { yearRanges } from '../engine/year-ranges.js';
import type { Locale, MessageKey } from '../locale/locales.js';
import { trustOf, trustWord } from '../locale/trust.js';
import { rulesOf } from '../queries/basis.js';
import type { Catalog } from '../queries/catalog.js';
import { entriesAhead, type PublicEntry, publicEntries } from '../queries/entries.js';
import { countChanges } from '../store/take-changes.js';
import { escapeHtml } from '../text/html.js';
import { nameFor, shownName } from './calendar-name.js';
import { drawYear } from './draw-year.js';
import { shownIn } from './entry-query.js';
import { exportLinks } from './export-links.js';
import { kindOf } from './find.js';
import { legend } from './legend.js';
import { nowText } from './market-now.js';
import { partsSection } from './parts-of-place.js';
import { cited, conventions, rulesSection, trustCounts, trustLegend } from './provenance.js';
import type { Requested } from './site.js';

/** The page of a calendar, whole without a script: the next day, the year, the sources, and downloads. */

const NEXT_ENTRIES = 8;
const KINDS: Readonly<Record<PublicEntry['kind'], MessageKey>> = {
  holiday: 'statusClosed',
  early_close: 'statusEarlyClose',
  weekend_workday: 'statusWeekendWorkday',
};

export function calendarTitle(calendar: PlacedCalendar, locale: Locale): string {
  return `${nameFor(calendar, locale)} (${calendar.id}): ${locale.message('holidaysAndDays')}`;
}

type Numbers = ReadonlyMap<string, number>;

interface Shown {
  readonly catalog: Catalog;
  readonly index: number;
  readonly locale: Locale;
  /** The numbers of the calendar's sources on the page, by id. */
  readonly numbers: Numbers;
  /** YYYY-MM-DD in the calendar's time zone. */
  readonly today: string;
}

/** The body of the page, as HTML, from a year on. `today`: the date in the calendar's time zone. */
export function renderCalendar(
  requested: Requested,
  index: number,
  today: string,
  year: number,
): string {
  const { catalog, locale } = requested;
  const { message } = locale;
  const calendar = catalog.calendar(index);
  const { id, note, sources } = calendar;
  const known = sources.map(catalog.source);
  const shown = {
    catalog,
    index,
    locale,
    today,
    numbers: new Map(known.map((source, at) => [source.id, at + 1])),
  };
  // A long text stands after what it is about.
  const about = note ? `<p class="note">${escapeHtml(note)}</p>` : '';
  return [
    `<main class="calendar-page"><div class="calendar-head"><div><p class="kind">${kindOf(calendar, locale)} <code>${id}</code></p><h1>${escapeHtml(shownName(calendar, locale))}</h1>`,
    lead(shown),
    nowLine(requested, index),
    '</div>',
    exportLinks(requested, calendar, year),
    '</div>',
    yearArrows(calendar, year, locale),
    ...[year, year + 1].map(
      (one) =>
        `<div class="year-and-list">${yearDrawn(shown, one)}${section(String(one), yearTable(shown, one) + (one === year ? about : ''))}</div>`,
    ),
    legend(locale, { workspace: false }),
    partsSection(catalog, index, year, locale),
    conventions(calendar, locale, today),
    section(message('sourcesTitle'), sourceCards(known, locale)),
    ...rulesSection(rulesOf(catalog, index), locale),
    section(message('aboutTitle'), facts(catalog, calendar, locale)),
    section(message('historyTitle'), history(catalog, calendar, locale)),
    '</main>',
    `<footer><p>${escapeHtml(message('aboutRelease', { id: catalog.release.id }))}. ${trustLegend(locale)}</p></footer>`,
  ].join('\n');
}

/** What an exchange does now, and what comes next and when; empty where its hours are not known. */
function nowLine({ catalog, locale, nowMs }: Requested, index: number): string {
  const now = nowText(catalog, index, nowMs, null, locale);
  return now === ''
    ? ''
    : `<p class="now-line"><strong>${escapeHtml(locale.message('nowLine', { now }))}</strong></p>`;
}

/** Links to the years before and after those shown, as far as there are data. */
function yearArrows({ id, data_years }: PlacedCalendar, year: number, { message }: Locale): string {
  const link = (to: number, text: string) =>
    to < data_years[0] || to > data_years[1]
      ? ''
      : `<a class="button" href="/calendars/${id}?year=${to}">${text}</a>`;
  const links = [link(year - 1, `‹ ${year - 1}`), link(year + 1, `${year + 1} ›`)].join(' ');
  return `<nav class="buttons years" aria-label="${message('labelYear')}">${links}</nav>`;
}

function section(title: string, body: string): string {
  return `<section><h2>${title}</h2>\n${body}\n</section>`;
}

/** The next special day, in words: `Thanksgiving Day, Thursday 26 November 2026, in 4 days`. */
function lead({ catalog, index, locale, today }: Shown): string {
  const from = mustParseDay(today);
  const days = catalog.businessDays(index);
  const next = entriesAhead(catalog, index, from, shownIn(locale), NEXT_ENTRIES).find(
    ({ date, kind }) => kind !== 'holiday' || !isBusinessDay(days, mustParseDay(date)),
  );
  if (!next) return `<p class="lead">${locale.message('noneInData')}</p>`;
  const what =
    next.kind === 'early_close'
      ? locale.message('closesAt', { time: next.close_time ?? '' })
      : locale.message(KINDS[next.kind]);
  const wait = locale.inDays(mustParseDay(next.date) - from);
  const doubt =
    next.status === 'confirmed' ? '' : ` <small>(${locale.message('estimatedWord')})</small>`;
  return `<p class="lead"><strong>${escapeHtml(next.name)}</strong><br><time datetime="${next.date}">${locale.longDate(next.date)}</time>${locale.message('comma')}${wait}${doubt} <span class="closed">${what}</span></p>`;
}

function yearDrawn({ catalog, index, locale, today }: Shown, year: number): string {
  const { data_years } = catalog.calendar(index);
  if (year < data_years[0] || year > data_years[1]) return '';
  const entries = publicEntries(catalog, index, firstDayOf(year), lastDayOf(year), shownIn(locale));
  const drawn = drawYear({ year, days: catalog.businessDays(index), entries, today }, locale);
  return `<div class="drawn-year">${drawn}</div>`;
}

function yearTable(shown: Shown, year: number): string {
  const { catalog, index, locale } = shown;
  const { data_years } = catalog.calendar(index);
  if (year < data_years[0] || year > data_years[1]) return `<p>${locale.message('statusNone')}</p>`;
  const [from, to] = [firstDayOf(year), lastDayOf(year)];
  const entries = publicEntries(catalog, index, from, to, shownIn(locale, true));
  const days = catalog.businessDays(index);
  let open = 0;
  for (let day = from; day <= to; day++) if (isBusinessDay(days, day)) open++;
  return `<p>${locale.message('businessDays', { n: open })}</p>${entryTable(shown, entries, `${locale.message('datesLabel')} ${year}`)}`;
}

function entryTable(
  { catalog, index, locale, numbers, today }: Shown,
  entries: readonly PublicEntry[],
  label: string,
): string {
  const { message } = locale;
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
      basis,
      citation,
    } = entry;
    const day = mustParseDay(date);
    const what =
      kind === 'early_close'
        ? message('closesAt', { time: close_time ?? '' })
        : message(KINDS[kind]);
    const doubt =
      status === 'confirmed'
        ? ''
        : `, ${message(status === 'estimated' ? 'estimatedWord' : 'provisionalWord')}${may_move_days ? ` (± ${may_move_days})` : ''}`;
    const hour = close_time_coverage ? `, ${message('notItsHour')}` : '';
    const marks = (entry.sources ?? []).flatMap((source) => {
      const number = numbers.get(source);
      return number === undefined ? [] : `<a href="#source-${number}">[${number}]</a>`;
    });
    const isClosed = kind === 'holiday' && !isBusinessDay(days, day);
    const past = date < today ? ' class="past"' : '';
    return `<tr><td class="date"><time datetime="${date}"${past}>${date}</time></td><td class="weekday">${locale.weekday(isoWeekday(day), 'short')}</td><td class="name">${escapeHtml(name)}${observed ? ` <small>${message('observedWord')}</small>` : ''}</td><td class="what${isClosed ? ' closed' : ''}">${what}</td><td class="trust">${trustWord(trustOf(basis), locale)}${doubt}${hour} ${marks.length > 0 ? `<span class="marks">${marks.join('')}</span>` : cited(citation, locale)}</td></tr>`;
  });
  const heads = (['colDate', 'colWeekday', 'colName', 'colDay', 'colTrust'] as const)
    .map((head) => `<th scope="col">${message(head)}</th>`)
    .join('');
  return `<div class="scrolls" tabindex="0" role="region" aria-label="${label}"><table class="list rows"><thead><tr>${heads}</tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`;
}

/** A card for each source: its publisher, what was read, when, and its URL. */
function sourceCards(sources: readonly Source[], { message }: Locale): string {
  if (sources.length === 0) return `<p>${message('noSources')}</p>`;
  const items = sources.map(
    ({ url, publisher, evidence, checked, years = [], url_is_exact }, at) => {
      const about = [
        evidence && message(evidence === 'original' ? 'evidenceOriginal' : 'evidenceCopy'),
        checked && message('checkedOn', { date: checked }),
        years.length > 0 && message('ofYears', { years: yearRanges(years) }),
        url_is_exact === false && message('siteAlone'),
      ].filter(Boolean);
      const address = escapeHtml(url);
      return `<li id="source-${at + 1}"><b>[${at + 1}] ${escapeHtml(publisher)}</b><span class="quiet">${escapeHtml(about.join(' · '))}</span><a href="${address}" rel="noreferrer">${address}</a></li>`;
    },
  );
  return `<ol class="source-cards">${items.join('\n')}</ol>`;
}

function facts(catalog: Catalog, calendar: PlacedCalendar, locale: Locale): string {
  const { message } = locale;
  const { local_name, timezone, data_years, verified_years, last_verified_at, weekend } = calendar;
  const { countries, currencies, bases = [], aliases = [], regular_closes = [], basis } = calendar;
  const days = (numbers: readonly number[]) =>
    locale.list(numbers.map((day) => locale.weekday(day))) || message('noneWord');
  const present = weekend.at(-1)!;
  const changed = weekend.length > 1 ? ` (${message('since', { date: present.start })})` : '';
  const closes = regular_closes
    .filter(({ end }) => end === undefined)
    .map(({ weekday, close_time }) => `${locale.weekday(weekday)} ${close_time}`);
  const rows: [MessageKey, string][] = [
    ['factKind', kindOf(calendar, locale)],
    ['factLocalName', local_name ?? ''],
    ['factZone', timezone ?? ''],
    ['statusWeekend', days(present.days) + changed],
    ['factShorter', closes.join(', ')],
    ['factCountries', locale.list(countries.map(locale.country))],
    ['factCurrencies', locale.list(currencies.map((code) => `${locale.currency(code)} (${code})`))],
    ['factIds', aliases.join(' ')],
    ['factData', `${data_years[0]} – ${data_years[1]}`],
    ['factTrust', basis ? trustCounts(basis, locale) : ''],
    ['factVerifiedDays', verifiedDaysText(catalog, calendar)],
    ['factVerified', yearRanges(verified_years) || message('noneInFull')],
    ['factChecked', last_verified_at ?? message('never')],
  ];
  const shown = rows
    .filter(([, value]) => value !== '')
    .map(([term, value]) => `<dt>${message(term)}</dt><dd>${escapeHtml(value)}</dd>`);
  const based = bases.map((base) => `<a href="/calendars/${base}">${base}</a>`).join(', ');
  return `<dl>${shown.join('')}${based ? `<dt>${message('factBases')}</dt><dd>${based}</dd>` : ''}</dl>`;
}

/** The verified days of the release's year, the one before and the two after it, as far as there are data. */
function verifiedDaysText(catalog: Catalog, { id, data_years }: PlacedCalendar): string {
  const days = verifiedDays(catalog.businessDays(catalog.find(id)!));
  const present = Number(catalog.release.generated_at.slice(0, 4));
  return [present - 1, present, present + 1, present + 2]
    .filter((year) => year >= data_years[0] && year <= data_years[1])
    .map((year) => `${year}: ${days[year] ?? 0}/${lastDayOf(year) - firstDayOf(year) + 1}`)
    .join(' · ');
}

/** The releases that changed this calendar, newest first. Their changes are on another page. */
function history(
  { data }: Catalog,
  { id, aliases = [] }: PlacedCalendar,
  { message }: Locale,
): string {
  const counts = countChanges(data, [id, ...aliases]).reverse();
  if (counts.length === 0) return `<p>${message('noHistory')}</p>`;
  const items = counts.map(([release, count]) => {
    const date = `${release.slice(0, 4)}-${release.slice(4, 6)}-${release.slice(6, 8)}`;
    const address = `/changes?release=${release}&amp;calendar=${id}&amp;what=all`;
    return `<li><time datetime="${date}">${date}</time> <small>${release}</small> <a href="${address}">${message('changesOf', { n: count })}</a></li>`;
  });
  return `<ul>${items.join('\n')}</ul>`;
}
