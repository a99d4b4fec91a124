import { formatDay, mustParseDay, yearOf } from '../engine/civil-date.js';
import { type Locale, localeOf, type MessageKey } from '../locale/locales.js';
import type { Catalog } from '../queries/catalog.js';
import { publicEntries } from '../queries/entries.js';
import {
  bridgeDays,
  coversYear,
  type FreeSpan,
  longWeekends,
  PAY_RULES,
  type PayDay,
  type PayRule,
  payDays,
} from '../queries/pay-days.js';
import { Problem } from '../queries/problem.js';
import { dateIn } from '../queries/today.js';
import { escapeHtml } from '../text/html.js';
import { type Table, tableFile } from '../text/table.js';
import { choiceName } from './calendar-name.js';
import {
  type Mistake,
  mistakeText,
  outsideYear,
  parametersOf,
  withMistakes,
} from './parameters.js';
import { placeInputs } from './place-inputs.js';
import { type NamedPlaces, placeMistakes, readPlaces } from './places.js';
import { queryText, type Requested, type SiteFile, type SitePage, valuesOf } from './site.js';

/** Pay days, working days, long weekends and bridge days of up to ten calendars, as a page and as files. */

const RULE_WORDS: Readonly<Record<PayRule, MessageKey>> = {
  first: 'ruleFirst',
  last: 'ruleLast',
  nth: 'ruleNth',
};
const USUAL_PLACES = ['DE', 'FR'];
const QUARTERS = [1, 2, 3, 4];
const MAX_N = 23;

interface Query {
  readonly year: number;
  readonly rule: PayRule;
  readonly n: number;
  readonly indexes: readonly number[];
  readonly named: NamedPlaces;
  readonly mistakes: readonly Mistake[];
}

const NAMES = ['for', 'year', 'rule', 'n'];

/** Reads the query; invalid values are mistakes, and replaced by defaults. */
function readQuery({ catalog, query, nowMs, locale }: Requested): Query {
  const thisYear = yearOf(mustParseDay(dateIn('UTC', nowMs)));
  const parameters = parametersOf(query, NAMES);
  const named = readPlaces(catalog, valuesOf(query.for), locale);
  const usual = USUAL_PLACES.flatMap((id) => catalog.find(id) ?? []);
  const chosen = {
    year: parameters.year('year', thisYear),
    rule: parameters.choice('rule', PAY_RULES) ?? 'last',
    n: parameters.whole('n', 1, MAX_N, 1),
  };
  const addressFor = (texts: readonly string[]) =>
    `/paydays?${queryText(valuesFor(texts, chosen))}`;
  const unclear = placeMistakes(catalog, named, locale, addressFor);
  const indexes = named.written.length > 0 ? named.indexes : usual;
  return { ...chosen, indexes, named, mistakes: [...parameters.mistakes, ...unclear] };
}

function valuesFor(
  places: readonly string[],
  { year, rule, n }: Pick<Query, 'year' | 'rule' | 'n'>,
) {
  return [
    ...places.map((text): [string, string] => ['for', text]),
    ...([
      ['year', String(year)],
      ['rule', rule],
    ] satisfies [string, string][]),
    ...(rule === 'nth' ? [['n', String(n)] satisfies [string, string]] : []),
  ];
}

interface Place {
  readonly index: number;
  readonly id: string;
  readonly name: string;
  readonly pays: readonly PayDay[];
}

/** The calendars with data of the year, and mistakes, among them calendars without. */
function placesOf(
  requested: Requested,
  { indexes, year, rule, n, mistakes }: Query,
): { places: Place[]; mistakes: Mistake[] } {
  const { catalog, locale } = requested;
  const shown = indexes.filter((index) => coversYear(catalog.businessDays(index), year));
  const places = shown.map((index) => {
    const calendar = catalog.calendar(index);
    const pays = payDays(catalog.businessDays(index), year, rule, n);
    return { index, id: calendar.id, name: choiceName(calendar, locale), pays };
  });
  return { places, mistakes: [...mistakes, ...outsideYear(requested, indexes, shown)] };
}

export function paydaysPage(requested: Requested): SitePage {
  const { locale, isPublic } = requested;
  const { message } = locale;
  const query = readQuery(requested);
  const { places, mistakes } = placesOf(requested, query);
  const ids = places.map(({ id }) => id);
  const values = valuesFor(ids, query);
  const search = queryText(values);
  const title = `${message('paydaysTitle')} ${query.year}`;
  const tables =
    places.length === 0
      ? ''
      : `<div class="pay-tables"><div>${payTable(places, query, requested)}</div><div>${workTable(places, query, locale)}</div></div>${places.map((place) => freeDays(requested.catalog, place, query.year, locale)).join('\n')}`;
  const page = {
    title,
    body: `<main class="paydays-page"><h1>${title}</h1><p class="quiet">${message('paydaysAbout')}</p>${form(requested, query)}${isPublic || places.length === 0 ? openFiles(search, places.length > 0, locale) : keyedFiles(values, locale)}${tables}</main>`,
    parts: { scripts: ['forms.js', 'export-links.js'] },
  };
  return withMistakes(page, mistakes, locale);
}

function form({ catalog, locale }: Requested, { indexes, named, year, rule, n }: Query): string {
  const { message } = locale;
  const rules = PAY_RULES.map(
    (one) =>
      `<option value="${one}"${one === rule ? ' selected' : ''}>${message(RULE_WORDS[one])}</option>`,
  );
  return `<form class="filter pay-form" action="/paydays">${placeInputs(catalog, indexes, named, locale)}
<label>${message('labelRule')} <select name="rule">${rules.join('')}</select></label>
<label class="nth">n <input type="number" name="n" min="1" max="${MAX_N}" value="${n}"></label>
<label>${message('labelYear')} <input type="number" name="year" min="1000" max="9999" value="${year}"></label>
<button type="submit">${message('showIt')}</button></form>`;
}

function heads(places: readonly Place[], first: string): string {
  return `<tr><th scope="col">${first}</th>${places.map(({ id, name }) => `<th scope="col"><a href="/calendars/${id}">${escapeHtml(name)}</a></th>`).join('')}</tr>`;
}

function payTable(
  places: readonly Place[],
  { rule, n }: Query,
  { locale, nowMs }: Requested,
): string {
  const today = mustParseDay(dateIn('UTC', nowMs));
  // The first month of the year with a pay day ahead.
  const next = places[0]!.pays.findIndex((_, at) =>
    places.some(({ pays }) => (pays[at]!.day ?? 0) >= today),
  );
  const rows = places[0]!.pays.map(({ month }, at) => {
    const cells = places.map(({ pays }) => {
      const { day, isEstimated } = pays[at]!;
      if (day === null) return `<td>${locale.message('noneWord')}</td>`;
      const date = formatDay(day);
      return `<td class="${isEstimated ? 'uncertain' : ''}"><time datetime="${date}" title="${locale.longDate(day)}">${locale.shortDate(day)}</time>${isEstimated ? ' *' : ''}</td>`;
    });
    const mark = at === next ? ' class="next"' : at < next ? ' class="past"' : '';
    const label = at === next ? ` <small>${locale.message('nextWord')}</small>` : '';
    return `<tr${mark}><th scope="row">${locale.month(month)}${label}</th>${cells.join('')}</tr>`;
  });
  const caption =
    rule === 'nth' ? `${locale.message('ruleNth')} (n = ${n})` : locale.message(RULE_WORDS[rule]);
  const doubt = places.some(({ pays }) => pays.some(({ isEstimated }) => isEstimated))
    ? `<p class="quiet">* ${locale.message('paydayDoubt')}</p>`
    : '';
  return `<div class="scrolls" tabindex="0" role="region" aria-label="${escapeHtml(caption)}"><table class="list pay"><caption><span>${escapeHtml(caption)}</span></caption><thead>${heads(places, locale.message('colMonth'))}</thead><tbody>${rows.join('\n')}</tbody></table></div>${doubt}`;
}

function workTable(places: readonly Place[], { year }: Query, locale: Locale): string {
  const sum = (pays: readonly PayDay[]) =>
    pays.reduce((all, { workingDays }) => all + workingDays, 0);
  const row = (label: string, of: (pays: readonly PayDay[]) => number, kind = '') =>
    `<tr class="${kind}"><th scope="row">${label}</th>${places.map(({ pays }) => `<td>${of(pays)}</td>`).join('')}</tr>`;
  const rows = QUARTERS.flatMap((quarter) => {
    const months = [0, 1, 2].map((step) => (quarter - 1) * 3 + step);
    return [
      ...months.map((at) => row(locale.month(at + 1), (pays) => pays[at]!.workingDays)),
      row(
        locale.message('quarter', { n: quarter }),
        (pays) => sum(pays.slice((quarter - 1) * 3, quarter * 3)),
        'sum',
      ),
    ];
  });
  const caption = locale.message('workingDays');
  return `<div class="scrolls" tabindex="0" role="region" aria-label="${caption}"><table class="list work-days"><caption><span>${caption}</span></caption><thead>${heads(places, locale.message('colMonth'))}</thead><tbody>${rows.join('\n')}${row(String(year), sum, 'sum year')}</tbody></table></div>`;
}

function spanText({ from, to }: FreeSpan, locale: Locale): string {
  return `${locale.shortDate(from)} – ${locale.shortDate(to)}`;
}

/** Names of the holidays within free days. */
function reasonsOf(
  catalog: Catalog,
  index: number,
  { from, to }: FreeSpan,
  lang: string,
): string[] {
  const entries = publicEntries(catalog, index, from, to, {
    lang,
    withSources: false,
    kinds: ['holiday'],
  });
  return [...new Set(entries.map(({ name }) => name))];
}

function freeDays(catalog: Catalog, { index, name }: Place, year: number, locale: Locale): string {
  const { message, lang } = locale;
  const days = catalog.businessDays(index);
  const weekends = longWeekends(days, year).map(
    (span) =>
      `<li><b>${spanText(span, locale)}</b> ${message('nDays', { n: span.to - span.from + 1 })} <span class="quiet">${escapeHtml(locale.list(reasonsOf(catalog, index, span, lang)))}</span></li>`,
  );
  const bridges = bridgeDays(days, year).map(
    (bridge) =>
      `<li><b>${locale.shortDate(bridge.day)}</b> → ${spanText(bridge, locale)}${message('comma')}${message('nDays', { n: bridge.to - bridge.from + 1 })} <span class="quiet">${escapeHtml(locale.list(reasonsOf(catalog, index, bridge, lang)))}</span></li>`,
  );
  const listOf = (items: readonly string[]) =>
    items.length > 0 ? `<ul>${items.join('')}</ul>` : `<p>${message('noneWord')}</p>`;
  return `<section class="free-days"><h2>${escapeHtml(name)}</h2><div><h3>${message('longWeekends')}</h3>${listOf(weekends)}</div><div><h3>${message('bridgeDays')}</h3>${listOf(bridges)}</div></section>`;
}

function openFiles(search: string, hasPlaces: boolean, { message }: Locale): string {
  if (!hasPlaces) return '';
  return `<p class="buttons"><span class="label">${message('download')}</span> <a class="button" href="/paydays.csv?${search}">CSV</a> <a class="button" href="/paydays.xlsx?${search}">Excel</a></p>`;
}

function keyedFiles(values: readonly (readonly [string, string])[], { message }: Locale): string {
  const hidden = values.map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  return `<form class="buttons keyed" action="/paydays.csv">${hidden.join('')}<label for="file-key">${message('filesNeedKey')}</label> <input id="file-key" name="key" type="password" autocomplete="off" required placeholder="${message('yourKey')}"> <button type="submit">CSV</button> <button type="submit" formaction="/paydays.xlsx">Excel</button></form>`;
}

/** The same as tables. Rejects with a Problem for a mistake in the query. */
export async function paydaysFile(requested: Requested, form: string): Promise<SiteFile> {
  const { catalog, locale } = requested;
  const query = readQuery(requested);
  const { places, mistakes } = placesOf(requested, query);
  // For programs, whose error messages are English.
  const [wrong] = mistakes;
  if (wrong) throw new Problem('invalid_parameter', mistakeText(wrong, localeOf('en')));
  const dates = (span: FreeSpan) => [
    formatDay(span.from),
    formatDay(span.to),
    span.to - span.from + 1,
  ];
  const tables: Table[] = [
    {
      title: 'Pay days',
      columns: ['calendar', 'name', 'month', 'pay_day', 'estimated', 'working_days', 'quarter'],
      rows: places.flatMap(({ id, name, pays }) =>
        pays.map(({ month, day, isEstimated, workingDays }) => [
          id,
          name,
          `${query.year}-${String(month).padStart(2, '0')}`,
          day === null ? '' : formatDay(day),
          String(isEstimated),
          workingDays,
          Math.ceil(month / 3),
        ]),
      ),
    },
    {
      title: 'Long weekends and bridge days',
      columns: ['calendar', 'kind', 'day_off', 'from', 'to', 'days', 'names'],
      rows: places.flatMap(({ id, index }) => {
        const days = catalog.businessDays(index);
        const names = (span: FreeSpan) => reasonsOf(catalog, index, span, locale.lang).join('; ');
        return [
          ...longWeekends(days, query.year).map((span) => [
            id,
            'long_weekend',
            '',
            ...dates(span),
            names(span),
          ]),
          ...bridgeDays(days, query.year).map((span) => [
            id,
            'bridge_day',
            formatDay(span.day),
            ...dates(span),
            names(span),
          ]),
        ];
      }),
    },
  ];
  return tableFile(tables, `pay-days-${query.year}`, form);
}
