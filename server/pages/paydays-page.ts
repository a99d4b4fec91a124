import { formatDay, mustParseDay } from '../engine/civil-date.js';
import type { Locale, MessageKey } from '../locale/locales.js';
import type { Catalog } from '../queries/catalog.js';
import { bridgeDays, type FreeSpan, longWeekends } from '../queries/free-days.js';
import { PAY_RULES, type PayDay, type PayRule, WHEN_CLOSED } from '../queries/pay-days.js';
import { lacksMoneyText } from '../queries/payment-system.js';
import { dateIn } from '../queries/today.js';
import { escapeHtml } from '../text/html.js';
import { shownChoice } from './calendar-name.js';
import { shownIn } from './entry-query.js';
import type { SubscribedFeed } from './feed-links.js';
import { fileButtons } from './file-buttons.js';
import { withMistakes } from './parameters.js';
import { reasonsOf } from './paydays-file.js';
import {
  isMoved,
  MAX_N,
  type PayPlace,
  type PayQuery,
  payPlaces,
  payValues,
  readPayQuery,
  ruleText,
} from './paydays-query.js';
import { placeInputs } from './place-inputs.js';
import type { Requested, SitePage } from './site.js';

/** Pay days, working days, long weekends and bridge days of up to ten calendars, as a page. */

const RULE_WORDS: Readonly<Record<PayRule, MessageKey>> = {
  first: 'ruleFirst',
  last: 'ruleLast',
  nth: 'ruleNth',
  day: 'ruleDay',
  half: 'ruleHalf',
  fortnight: 'ruleFortnight',
};
const CLOSED_WORDS = { before: 'closedBefore', after: 'closedAfter' } as const;
const CUTOFF_WORDS = ['cutoff0', 'cutoff1', 'cutoff2'] as const;
const QUARTERS = [1, 2, 3, 4];

export function paydaysPage(requested: Requested): SitePage {
  const { locale } = requested;
  const { message } = locale;
  const query = readPayQuery(requested);
  const { places, mistakes } = payPlaces(requested, query);
  const ids = places.map(({ id }) => id);
  const values = payValues(ids, query.plan, query.year);
  const title = `${message('paydaysTitle')} ${query.year}`;
  const files = () => fileButtons('/paydays', values, requested, payFeed(requested, query, ids));
  const jump = `<p class="jump screen-only"><a href="#free-days">${message('longWeekends')} ↓</a></p>`;
  // What was asked comes before what may be taken away, on a telephone too.
  const answer =
    places.length === 0
      ? ''
      : `${jump}<div class="pay-tables"><div>${payTable(places, query, requested)}</div><div>${workTable(places, query, locale)}</div></div>${files()}<div id="free-days">${places.map((place) => freeDays(requested.catalog, place, query.year, locale)).join('\n')}</div>`;
  const page = {
    title,
    body: `<main class="paydays-page"><h1>${title}</h1><p class="quiet">${message('paydaysAbout')} ${message('paydaysMoney')}</p>${form(requested, query)}${answer}</main>`,
    parts: { scripts: ['forms.js', 'export-links.js'] },
  };
  return withMistakes(page, mistakes, locale);
}

function payFeed(
  { locale }: Requested,
  { plan }: PayQuery,
  ids: readonly string[],
): SubscribedFeed {
  const values = payValues(ids, plan, null);
  const name = `${locale.message('paydaysTitle')}: ${ruleText(plan, locale)}`;
  return { path: '/paydays.ics', values, asked: values, name };
}

function select(
  name: string,
  label: string,
  choices: readonly (readonly [string, string])[],
  chosen: string,
): string {
  const options = choices.map(
    ([value, text]) =>
      `<option value="${value}"${value === chosen ? ' selected' : ''}>${text}</option>`,
  );
  return `<label class="pay-${name}">${label} <select name="${name}">${options.join('')}</select></label>`;
}

/** Three choices: when, what if it is closed, and when the bank needs the file. */
function form({ catalog, locale }: Requested, { indexes, named, year, plan }: PayQuery): string {
  const { message } = locale;
  const rules = PAY_RULES.map((one) => [one, message(RULE_WORDS[one])] as const);
  const closed = WHEN_CLOSED.map((one) => [one, message(CLOSED_WORDS[one])] as const);
  const cutoffs = CUTOFF_WORDS.map((word, at) => [String(at), message(word)] as const);
  return `<form class="filter pay-form" action="/paydays">${placeInputs(catalog, indexes, named, locale)}
${select('rule', message('labelRule'), rules, plan.rule)}
<label class="nth">n <input type="number" name="n" min="1" max="${MAX_N}" value="${plan.n}"></label>
<label class="fortnight">${message('labelFirstPay')} <input type="date" name="from" value="${formatDay(plan.from)}"></label>
${select('closed', message('labelClosed'), closed, plan.closed)}
${select('cutoff', message('labelCutoff'), cutoffs, String(plan.cutoff))}
<label>${message('labelYear')} <input type="number" name="year" min="1000" max="9999" value="${year}"></label>
<button type="submit">${message('showIt')}</button></form>`;
}

function heads(places: readonly PayPlace[], first: string): string {
  return `<tr><th scope="col">${first}</th>${places.map(({ id, name }) => `<th scope="col"><a href="/calendars/${id}">${escapeHtml(name)}</a></th>`).join('')}</tr>`;
}

/** Of each place the payment system whose days count too. */
function systemsNote(
  catalog: Catalog,
  places: readonly PayPlace[],
  year: number,
  locale: Locale,
): string {
  const withOne = places.flatMap(({ name, money }) => {
    if (money.system === null) return [];
    const system = catalog.calendar(money.system);
    return `${escapeHtml(name)}: <a href="/calendars/${system.id}">${escapeHtml(shownChoice(system, locale))}</a>`;
  });
  const isSystem = ({ index }: PayPlace) => catalog.calendar(index).kind === 'settlement';
  const without = places.filter((place) => place.money.system === null && !isSystem(place));
  const names = locale.list(without.map(({ name }) => name));
  const alone =
    without.length > 0 ? escapeHtml(locale.message('noPaymentSystem', { names, year })) : '';
  const untold = places.filter(({ id, money }) => money.system !== null && lacksMoneyText(id));
  const doubtful = locale.list(untold.map(({ name }) => name));
  const noText =
    untold.length > 0 ? escapeHtml(locale.message('noMoneyText', { names: doubtful })) : '';
  const joined =
    withOne.length > 0 ? `${locale.message('paySystems')} ${withOne.join(' · ')}.` : '';
  const texts = [joined, alone, noText].filter((text) => text !== '');
  return texts.length === 0 ? '' : `<p class="quiet">${texts.join(' ')}</p>`;
}

function payTable(
  places: readonly PayPlace[],
  { plan, year }: PayQuery,
  { catalog, locale, nowMs }: Requested,
): string {
  const today = mustParseDay(dateIn('UTC', nowMs));
  // The first row of the year with a pay day ahead.
  const next = places[0]!.pays.findIndex((_, at) =>
    places.some(({ pays }) => (pays[at]!.day ?? 0) >= today),
  );
  const isDated = plan.rule === 'half' || plan.rule === 'fortnight';
  const rows = places[0]!.pays.map(({ month, named }, at) => {
    const cells = places.map(({ pays }) => payCell(pays[at]!, plan.cutoff > 0, locale));
    const mark = at === next ? ' class="next"' : at < next ? ' class="past"' : '';
    const label = at === next ? ` <small>${locale.message('nextWord')}</small>` : '';
    const row = isDated && named !== null ? locale.shortDate(named) : locale.month(month);
    return `<tr${mark}><th scope="row">${row}${label}</th>${cells.join('')}</tr>`;
  });
  const how = isMoved(plan)
    ? `${locale.message('comma')}${withinSentence(locale.message('labelClosed'), locale)}: ${locale.message(CLOSED_WORDS[plan.closed])}`
    : '';
  const caption = `${ruleText(plan, locale)}${how}`;
  const doubt = places.some(({ pays }) => pays.some(({ isEstimated }) => isEstimated))
    ? `<p class="quiet">* ${locale.message('paydayDoubt')}</p>`
    : '';
  return `<div class="scrolls" tabindex="0" role="region" aria-label="${escapeHtml(caption)}"><table class="list pay"><caption><span>${escapeHtml(caption)}</span></caption><thead>${heads(places, locale.message('colMonth'))}</thead><tbody>${rows.join('\n')}</tbody></table></div>${doubt}${systemsNote(catalog, places, year, locale)}`;
}

/** The label of a field as it stands after a comma. */
function withinSentence(label: string, { lang }: Locale): string {
  return label.replace(/^\p{Lu}/u, (first) => first.toLocaleLowerCase(lang));
}

function payCell({ day, fileBy, isEstimated }: PayDay, hasCutoff: boolean, locale: Locale): string {
  if (day === null) return `<td>${locale.message('noneWord')}</td>`;
  const time = (one: number) =>
    `<time datetime="${formatDay(one)}" title="${locale.longDate(one)}">${locale.shortDate(one)}</time>`;
  const file =
    hasCutoff && fileBy !== null
      ? ` <small class="file-by">${locale.message('fileByDate', { date: time(fileBy) })}</small>`
      : '';
  return `<td class="${isEstimated ? 'uncertain' : ''}">${time(day)}${isEstimated ? ' *' : ''}${file}</td>`;
}

function workTable(places: readonly PayPlace[], { year }: PayQuery, locale: Locale): string {
  const sum = (working: readonly number[]) => working.reduce((all, one) => all + one, 0);
  const row = (label: string, of: (working: readonly number[]) => number, kind = '') =>
    `<tr class="${kind}"><th scope="row">${label}</th>${places.map(({ working }) => `<td>${of(working)}</td>`).join('')}</tr>`;
  const rows = QUARTERS.flatMap((quarter) => {
    const months = [0, 1, 2].map((step) => (quarter - 1) * 3 + step);
    return [
      ...months.map((at) => row(locale.month(at + 1), (working) => working[at]!)),
      row(
        locale.message('quarter', { n: quarter }),
        (working) => sum(working.slice((quarter - 1) * 3, quarter * 3)),
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

function freeDays(
  catalog: Catalog,
  { index, name }: PayPlace,
  year: number,
  locale: Locale,
): string {
  const { message } = locale;
  const days = catalog.businessDays(index);
  const weekends = longWeekends(days, year).map(
    (span) =>
      `<li><b>${spanText(span, locale)}</b> ${message('nDays', { n: span.to - span.from + 1 })} <span class="quiet">${escapeHtml(locale.list(reasonsOf(catalog, index, span, shownIn(locale))))}</span></li>`,
  );
  const bridges = bridgeDays(days, year).map(
    (bridge) =>
      `<li><b>${locale.shortDate(bridge.day)}</b> → ${spanText(bridge, locale)}${message('comma')}${message('nDays', { n: bridge.to - bridge.from + 1 })} <span class="quiet">${escapeHtml(locale.list(reasonsOf(catalog, index, bridge, shownIn(locale))))}</span></li>`,
  );
  const listOf = (items: readonly string[]) =>
    items.length > 0 ? `<ul>${items.join('')}</ul>` : `<p>${message('noneWord')}</p>`;
  return `<section class="free-days"><h2>${escapeHtml(name)}</h2><div><h3>${message('longWeekends')}</h3>${listOf(weekends)}</div><div><h3>${message('bridgeDays')}</h3>${listOf(bridges)}</div></section>`;
}
