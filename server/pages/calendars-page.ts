import type { MessageKey } from '../locale/locales.js';
import { escapeHtml } from '../text/html.js';
import { nameFor, shownName } from './calendar-name.js';
import { partsOf } from './differences.js';
import { choicesFor } from './find.js';
import { parametersOf, withMistakes } from './parameters.js';
import { queryText, type Requested, type SitePage } from './site.js';

/** All calendars, by kind and country, and a search without a script. */

const KINDS: readonly { readonly kind: string; readonly title: MessageKey }[] = [
  { kind: 'country', title: 'groupCountries' },
  { kind: 'settlement', title: 'groupSettlement' },
  { kind: 'exchange', title: 'groupExchanges' },
  { kind: 'bond', title: 'groupBonds' },
  { kind: 'own', title: 'groupOwn' },
];
const MAX_FOUND = 30;
const MAX_TEXT_LENGTH = 60;

export function calendarsPage(requested: Requested): SitePage {
  const { locale, query } = requested;
  const { message } = locale;
  const parameters = parametersOf(query, ['q']);
  const text = parameters.text('q', MAX_TEXT_LENGTH) ?? '';
  const jump = KINDS.filter(
    ({ kind }) => kind !== 'own' || requested.catalog.listed().some((one) => one.kind === 'own'),
  )
    .map(({ kind, title }) => `<a href="#${kind}">${message(title)}</a>`)
    .join(' ');
  const form = `<form class="filter" action="/calendars" role="search"><label for="q">${message('findCalendar')}</label><input id="q" name="q" type="search" value="${escapeHtml(text)}" placeholder="${message('findExamples')}" autocomplete="off" spellcheck="false"><button type="submit">${message('findIt')}</button></form>`;
  const body =
    text === ''
      ? KINDS.map(({ kind, title }) => group(requested, kind, title)).join('\n')
      : found(requested, text);
  const page = {
    title: message('calendarsTitle'),
    body: `<main class="calendars-page"><h1>${message('calendarsTitle')}</h1>${form}<p class="quiet jump"><span>${message('calendarsCount', { n: locale.number(requested.catalog.listed().length) })}</span> ${text === '' ? jump : `<a href="/calendars">${message('allCalendars')}</a>`}</p>${body}</main>`,
  };
  return withMistakes(page, parameters.mistakes, locale);
}

function found({ catalog, locale, nowMs }: Requested, text: string): string {
  const choices = choicesFor(catalog, text, locale, nowMs, MAX_FOUND);
  if (choices.length === 0) return `<p class="refused">${locale.message('noneFound')}</p>`;
  const items = choices.map(({ ids, name, kind, note, href }) => {
    const both = `/?${queryText(ids.map((id) => ['for', id]))}`;
    const address =
      href === undefined ? (ids.length === 1 ? `/calendars/${ids[0]}` : both) : escapeHtml(href);
    const more = [kind, ...(note ? [note] : [])].map(escapeHtml).join(', ');
    return `<li><a href="${address}">${escapeHtml(name)}</a> <code>${ids.join(' ')}</code> <small>${more}</small></li>`;
  });
  return `<ul class="found-list">${items.join('\n')}</ul>`;
}

function group({ catalog, locale }: Requested, kind: string, title: MessageKey): string {
  const shown = catalog
    .listed()
    .filter(
      (calendar) => calendar.kind === kind && (kind !== 'country' || !calendar.id.includes(':')),
    )
    .map(({ id }) => catalog.find(id)!);
  const named = shown
    .map((index) => ({ index, name: nameFor(catalog.calendar(index), locale) }))
    .sort((a, b) => a.name.localeCompare(b.name, locale.lang));
  const items = named.map(({ index }) => {
    const { id, countries } = catalog.calendar(index);
    const parts = kind === 'country' ? partsOf(catalog, id).length : 0;
    const more =
      parts > 0
        ? ` <a class="quiet" href="/calendars/${id}#parts">${parts === 1 ? locale.message('partsOne') : locale.message('partsCount', { n: parts })}</a>`
        : '';
    const where =
      kind === 'country' || countries.length !== 1
        ? ''
        : ` <small>${escapeHtml(locale.country(countries[0]!))}</small>`;
    return `<li><a href="/calendars/${id}">${escapeHtml(shownName(catalog.calendar(index), locale))}</a> <code>${id}</code>${where}${more}</li>`;
  });
  if (items.length === 0) return '';
  return `<section id="${kind}"><h2>${locale.message(title)} <small>${items.length}</small></h2><ul class="columns">${items.join('\n')}</ul></section>`;
}
