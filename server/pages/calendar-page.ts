import { isBusinessDay } from '../engine/business-days.js';
import { firstDayOf, isoWeekday, lastDayOf, mustParseDay, yearOf } from '../engine/civil-date.js';
import type { PlacedCalendar, Source } from '../engine/types.js';
import { yearRanges } from '../engine/year-ranges.js';
import type { Reading, Word } from '../locale/reading.js';
import { trustOf, trustWord } from '../locale/trust.js';
import { rulesOf } from '../queries/basis.js';
import type { Catalog } from '../queries/catalog.js';
import { entriesAhead, type PublicEntry, publicEntries } from '../queries/entries.js';
import { countChanges } from '../store/take-changes.js';
import { escapeHtml } from '../text/html.js';
import { nameFor } from './calendar-name.js';
import { drawYear, legend } from './draw-year.js';
import { takeAway } from './export-links.js';
import { kindOf } from './find.js';
import { partsSection } from './parts-of-place.js';
import { cited, conventions, rulesSection, trustCounts, trustLegend } from './provenance.js';
import type { Requested } from './site.js';

/** The page of a calendar, whole without a script: the next day, the year, the sources, and downloads. */

const NEXT_ENTRIES = 8;
const KINDS: Readonly<Record<PublicEntry['kind'], Word>> = {
  holiday: 'statusClosed',
  early_close: 'statusEarlyClose',
  weekend_workday: 'statusWeekendWorkday',
};

export function calendarTitle(calendar: PlacedCalendar, reading: Reading): string {
  return `${nameFor(calendar, reading)} (${calendar.id}): ${reading.say('holidaysAndDays')}`;
}

type Numbers = ReadonlyMap<string, number>;

interface Shown {
  readonly catalog: Catalog;
  readonly index: number;
  readonly reading: Reading;
  /** The numbers of the calendar's sources on the page, by id. */
  readonly numbers: Numbers;
  /** YYYY-MM-DD in the calendar's time zone. */
  readonly today: string;
}

/** The body of the page, as HTML. `today`: the date in the calendar's time zone. */
export function renderCalendar(requested: Requested, index: number, today: string): string {
  const { catalog, reading } = requested;
  const { say } = reading;
  const calendar = catalog.calendar(index);
  const { id, note, sources } = calendar;
  const year = yearOf(mustParseDay(today));
  const known = sources.map(catalog.source);
  const shown = {
    catalog,
    index,
    reading,
    today,
    numbers: new Map(known.map((source, at) => [source.id, at + 1])),
  };
  return [
    `<main class="calendar-page"><p class="kind">${kindOf(calendar, reading)} <code>${id}</code></p><h1>${escapeHtml(nameFor(calendar, reading))}</h1>`,
    lead(shown),
    takeAway(requested, calendar, year),
    note ? `<p class="note">${escapeHtml(note)}</p>` : '',
    ...[year, year + 1].map(
      (one) =>
        `<div class="year-and-list">${yearDrawn(shown, one)}${section(String(one), yearTable(shown, one))}</div>`,
    ),
    legend(reading),
    partsSection(catalog, index, year, reading),
    section(say('nextTitle'), nextEntries(shown)),
    conventions(calendar, reading),
    section(say('sourcesTitle'), sourceCards(known, reading)),
    ...rulesSection(rulesOf(catalog, index).rules, reading),
    section(say('aboutTitle'), facts(calendar, reading)),
    section(say('historyTitle'), history(catalog, calendar, reading)),
    '</main>',
    `<footer><p>${escapeHtml(say('aboutRelease', { id: catalog.release.id }))}. ${trustLegend(reading)}</p></footer>`,
  ].join('\n');
}

function section(title: string, body: string): string {
  return `<section><h2>${title}</h2>\n${body}\n</section>`;
}

/** The next special day, in words: `Thanksgiving Day, Thursday 26 November 2026, in 4 days`. */
function lead({ catalog, index, reading, today }: Shown): string {
  const from = mustParseDay(today);
  const days = catalog.businessDays(index);
  const next = entriesAhead(
    catalog,
    index,
    from,
    { lang: reading.lang, withSources: false },
    NEXT_ENTRIES,
  ).find(({ date, kind }) => kind !== 'holiday' || !isBusinessDay(days, mustParseDay(date)));
  if (!next) return `<p class="lead">${reading.say('noneInData')}</p>`;
  const what =
    next.kind === 'early_close'
      ? reading.say('closesAt', { time: next.close_time ?? '' })
      : reading.say(KINDS[next.kind]);
  const wait = reading.inDays(mustParseDay(next.date) - from);
  const doubt =
    next.status === 'confirmed' ? '' : ` <small>(${reading.say('estimatedWord')})</small>`;
  return `<p class="lead"><strong>${escapeHtml(next.name)}</strong><br><time datetime="${next.date}">${reading.longDate(next.date)}</time>${reading.say('comma')}${wait}${doubt} <span class="closed">${what}</span></p>`;
}

function yearDrawn({ catalog, index, reading, today }: Shown, year: number): string {
  const { data_years } = catalog.calendar(index);
  if (year < data_years[0] || year > data_years[1]) return '';
  const entries = publicEntries(catalog, index, firstDayOf(year), lastDayOf(year), {
    lang: reading.lang,
    withSources: false,
  });
  const drawn = drawYear({ year, days: catalog.businessDays(index), entries, today }, reading);
  return `<div class="drawn-year">${drawn}</div>`;
}

function nextEntries(shown: Shown): string {
  const { catalog, index, today, reading } = shown;
  const from = mustParseDay(today);
  const entries = entriesAhead(
    catalog,
    index,
    from,
    { lang: reading.lang, withSources: true },
    NEXT_ENTRIES,
  );
  return entries.length === 0
    ? `<p>${reading.say('noneInData')}</p>`
    : entryTable(shown, entries, reading.say('nextTitle'));
}

function yearTable(shown: Shown, year: number): string {
  const { catalog, index, reading } = shown;
  const { data_years } = catalog.calendar(index);
  if (year < data_years[0] || year > data_years[1]) return `<p>${reading.say('statusNone')}</p>`;
  const [from, to] = [firstDayOf(year), lastDayOf(year)];
  const entries = publicEntries(catalog, index, from, to, {
    lang: reading.lang,
    withSources: true,
  });
  const days = catalog.businessDays(index);
  let open = 0;
  for (let day = from; day <= to; day++) if (isBusinessDay(days, day)) open++;
  return `<p>${reading.say('businessDays', { n: open })}</p>${entryTable(shown, entries, `${reading.say('datesLabel')} ${year}`)}`;
}

function entryTable(
  { catalog, index, reading, numbers, today }: Shown,
  entries: readonly PublicEntry[],
  label: string,
): string {
  const { say } = reading;
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
      kind === 'early_close' ? say('closesAt', { time: close_time ?? '' }) : say(KINDS[kind]);
    const doubt =
      status === 'confirmed'
        ? ''
        : `, ${say(status === 'estimated' ? 'estimatedWord' : 'provisionalWord')}${may_move_days ? ` (± ${may_move_days})` : ''}`;
    const hour = close_time_coverage ? `, ${say('notItsHour')}` : '';
    const marks = (entry.sources ?? []).flatMap((source) => {
      const number = numbers.get(source);
      return number === undefined ? [] : `<a href="#source-${number}">[${number}]</a>`;
    });
    const isClosed = kind === 'holiday' && !isBusinessDay(days, day);
    const past = date < today ? ' class="past"' : '';
    return `<tr><td class="date"><time datetime="${date}"${past}>${date}</time></td><td class="weekday">${reading.weekday(isoWeekday(day), 'short')}</td><td class="name">${escapeHtml(name)}${observed ? ` <small>${say('observedWord')}</small>` : ''}</td><td class="what${isClosed ? ' closed' : ''}">${what}</td><td class="coverage">${trustWord(basis ? trustOf(basis) : null, reading)}${doubt}${hour} ${marks.length > 0 ? `<span class="marks">${marks.join('')}</span>` : cited(citation, reading)}</td></tr>`;
  });
  const heads = (['colDate', 'colWeekday', 'colName', 'colDay', 'colCoverage'] as const)
    .map((head) => `<th scope="col">${say(head)}</th>`)
    .join('');
  return `<div class="scrolls" tabindex="0" role="region" aria-label="${label}"><table class="list rows"><thead><tr>${heads}</tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`;
}

/** A card for each source: its publisher, what was read, when, and its URL. */
function sourceCards(sources: readonly Source[], { say }: Reading): string {
  if (sources.length === 0) return `<p>${say('noSources')}</p>`;
  const items = sources.map(
    ({ url, publisher, evidence, checked, years = [], url_is_exact }, at) => {
      const about = [
        evidence && say(evidence === 'original' ? 'evidenceOriginal' : 'evidenceCopy'),
        checked && say('checkedOn', { date: checked }),
        years.length > 0 && say('ofYears', { years: yearRanges(years) }),
        url_is_exact === false && say('siteAlone'),
      ].filter(Boolean);
      const address = escapeHtml(url);
      return `<li id="source-${at + 1}"><b>[${at + 1}] ${escapeHtml(publisher)}</b><span class="quiet">${escapeHtml(about.join(' · '))}</span><a href="${address}" rel="noreferrer">${address}</a></li>`;
    },
  );
  return `<ol class="source-cards">${items.join('\n')}</ol>`;
}

function facts(calendar: PlacedCalendar, reading: Reading): string {
  const { say } = reading;
  const { local_name, timezone, data_years, verified_years, last_verified_at, weekend } = calendar;
  const { countries, currencies, bases = [], aliases = [], regular_closes = [], basis } = calendar;
  const days = (numbers: readonly number[]) =>
    reading.list(numbers.map((day) => reading.weekday(day))) || say('noneWord');
  const present = weekend.at(-1)!;
  const changed = weekend.length > 1 ? ` (${say('since', { date: present.start })})` : '';
  const closes = regular_closes
    .filter(({ end }) => end === undefined)
    .map(({ weekday, close_time }) => `${reading.weekday(weekday)} ${close_time}`);
  const rows: [Word, string][] = [
    ['factKind', kindOf(calendar, reading)],
    ['factLocalName', local_name ?? ''],
    ['factZone', timezone ?? ''],
    ['statusWeekend', days(present.days) + changed],
    ['factShorter', closes.join(', ')],
    ['factCountries', reading.list(countries.map(reading.country))],
    [
      'factCurrencies',
      reading.list(currencies.map((code) => `${reading.currency(code)} (${code})`)),
    ],
    ['factIds', aliases.join(' ')],
    ['factData', `${data_years[0]} – ${data_years[1]}`],
    ['factBasis', basis ? trustCounts(basis, reading) : ''],
    ['factVerified', yearRanges(verified_years) || say('noneInFull')],
    ['factChecked', last_verified_at ?? say('never')],
  ];
  const shown = rows
    .filter(([, value]) => value !== '')
    .map(([term, value]) => `<dt>${say(term)}</dt><dd>${escapeHtml(value)}</dd>`);
  const based = bases.map((base) => `<a href="/calendars/${base}">${base}</a>`).join(', ');
  return `<dl>${shown.join('')}${based ? `<dt>${say('factBases')}</dt><dd>${based}</dd>` : ''}</dl>`;
}

/** The releases that changed this calendar, newest first. Their changes are on another page. */
function history(
  { data }: Catalog,
  { id, aliases = [] }: PlacedCalendar,
  { say }: Reading,
): string {
  const counts = countChanges(data, [id, ...aliases]).reverse();
  if (counts.length === 0) return `<p>${say('noHistory')}</p>`;
  const items = counts.map(([release, count]) => {
    const date = `${release.slice(0, 4)}-${release.slice(4, 6)}-${release.slice(6, 8)}`;
    const address = `/changes?release=${release}&amp;calendar=${id}&amp;what=all`;
    return `<li><time datetime="${date}">${date}</time> <small>${release}</small> <a href="${address}">${say('changesOf', { n: count })}</a></li>`;
  });
  return `<ul>${items.join('\n')}</ul>`;
}
