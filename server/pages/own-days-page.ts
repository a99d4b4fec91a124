import { type DayNumber, formatDay, isoWeekday } from '../engine/civil-date.js';
import type { Locale, MessageKey } from '../locale/locales.js';
import { effectOfRows, type OwnEffect, payDaysWith } from '../queries/own-days.js';
import { CORRECTION_KINDS, type CorrectionKind } from '../queries/own-rows.js';
import { DAY_MS } from '../queries/sessions.js';
import { escapeHtml } from '../text/html.js';
import { choiceName, shownChoice } from './calendar-name.js';
import { christmasEveFrom } from './christmas-eve.js';
import { companyFile, correctionsFile, idOfCompany, type OwnFile } from './own-days-files.js';
import {
  FOR_WHOM,
  type OwnQuery,
  readOwnQuery,
  rowsShown,
  type WrittenRow,
} from './own-days-query.js';
import { withMistakes } from './parameters.js';
import { placeInputs } from './place-inputs.js';
import { queryText, type Requested, type SitePage } from './site.js';

/**
 * Days of one's own: what they would change, their file, and the command for the operator. The server writes nothing: it has no
 * way to the folder of own days.
 */

const KIND_WORDS: Readonly<Record<CorrectionKind, MessageKey>> = {
  holiday: 'kindHoliday',
  early_close: 'kindEarlyClose',
  weekend_workday: 'kindWorkday',
  open: 'ownOpen',
};
const WHOM_WORDS = { company: 'ownAlone', place: 'ownEverybody' } as const;
const MAX_DAYS_SHOWN = 40;
const MONTHS_SHOWN = 3;

export function ownDaysPage(requested: Requested): SitePage {
  const { catalog, locale } = requested;
  const { message } = locale;
  const query = readOwnQuery(requested);
  const { index, rows, whom, mistakes } = query;
  const isAnswered =
    index !== null && rows.length > 0 && mistakes.every((one) => one.status === 200);
  const found = isAnswered ? answer(requested, query, index) : { html: '', mistakes: [] };
  const isAsked = query.written.length > 0 || mistakes.length > 0;
  const title = message('ownTitle');
  const page = {
    title,
    body: `<main class="own-page"><h1>${title}</h1><p class="quiet">${message('ownAbout')}</p>${form(requested, query, found.html !== '')}${isAsked ? found.html : example(requested, index)}</main>`,
    parts: { scripts: ['forms.js'] },
  };
  const taken = whom === 'company' ? catalog.find(idOfCompany(query.called)) : undefined;
  const id = taken === undefined ? '' : catalog.calendar(taken).id;
  const isTaken = isAnswered && taken !== undefined;
  const all = [
    ...mistakes,
    ...found.mistakes,
    ...(isTaken ? [{ word: 'ownTaken', values: { id }, status: 400 } as const] : []),
  ];
  return withMistakes(page, all, locale);
}

const EXAMPLE_PLACE = 'DE';
const SATURDAY = 6;

/** Before anything is asked: a company closes on the next 24 December that is no weekend, in the place or the usual one. */
function example(requested: Requested, index: number | null): string {
  const { catalog, locale, nowMs } = requested;
  const place = index ?? catalog.find(EXAMPLE_PLACE);
  if (place === undefined) return '';
  let day = christmasEveFrom(nowMs);
  while (isoWeekday(day) >= SATURDAY) day = christmasEveFrom((day + 1) * DAY_MS);
  const name = locale.message('ownExampleName');
  const given = { for: catalog.calendar(place).id, date: formatDay(day), name };
  const query = readOwnQuery({ ...requested, query: given });
  const { html } = answer(requested, query, place);
  const title = locale.message('ownExample', {
    place: choiceName(catalog.calendar(place), locale),
    date: locale.plainDate(day),
  });
  const address = `/own-days?${queryText(Object.entries(given))}`;
  return `<section class="own-example"><h2><a href="${address}">${escapeHtml(title)}</a></h2>${html.replaceAll('h2>', 'h3>')}</section>`;
}

/** Until there is an answer the script asks for none before these fields are filled in. */
const NEEDED = ' data-needs="for date name"';

function form({ catalog, locale }: Requested, query: OwnQuery, isAnswered: boolean): string {
  const { message } = locale;
  const { index, named, whom, called, kind, closes, isEvery, source, written } = query;
  const option = (value: string, text: string, chosen: string) =>
    `<option value="${value}"${value === chosen ? ' selected' : ''}>${text}</option>`;
  const whoms = FOR_WHOM.map((one) => option(one, message(WHOM_WORDS[one]), whom));
  const kinds = CORRECTION_KINDS.map((one) => option(one, message(KIND_WORDS[one]), kind));
  const places = placeInputs(catalog, index === null ? [] : [index], named, locale, 1);
  const rows = [...written, { date: '', end: '', name: '' }].map((row) => dayInputs(row, locale));
  return `<form id="own-form" class="filter own-form" action="/own-days"${isAnswered ? '' : NEEDED}>${places}
<label>${message('ownFor')} <select name="as">${whoms.join('')}</select></label>
<label class="of-company">${message('ownCalled')} <input type="text" name="called" value="${escapeHtml(called)}" size="16"></label>
${rows.join('\n')}
<label>${message('factKind')} <select name="kind">${kinds.join('')}</select></label>
<label class="of-early">${message('ownCloses')} <input type="time" name="closes" value="${escapeHtml(closes)}"></label>
<label class="of-company"><input type="checkbox" name="every" value="yes"${isEvery ? ' checked' : ''}> ${message('ownEvery')}</label>
<label class="of-place">${message('ownSource')} <input type="url" name="source" value="${escapeHtml(source)}" placeholder="https://" size="20"></label>
<button type="submit">${message('showIt')}</button></form>`;
}

function dayInputs({ date, end, name }: WrittenRow, { message }: Locale): string {
  const value = (text: string) => `value="${escapeHtml(text)}"`;
  return `<span class="own-row"><label>${message('labelDate')} <input type="date" name="date" ${value(date)}></label> <label>${message('toDate')} <input type="date" name="end" ${value(end)}></label> <label>${message('ownDayName')} <input type="text" name="name" ${value(name)} size="20"></label></span>`;
}

function answer(requested: Requested, query: OwnQuery, index: number) {
  const { catalog, locale, nowMs } = requested;
  const { message } = locale;
  const { whom, rows } = query;
  const isAlone = whom === 'company';
  const except = query.except.flatMap((id) => catalog.find(id) ?? []);
  const effect = effectOfRows(catalog, index, rowsShown(query), { isAlone, except });
  const place = catalog.calendar(index);
  const [first, last] = place.data_years;
  const outside = rows.some(
    (row) => !isWithin(row.first, place.data_years) || !isWithin(row.last, place.data_years),
  );
  const name = choiceName(place, locale);
  if (outside)
    return {
      html: '',
      mistakes: [{ word: 'outsideData', values: { name, first, last }, status: 404 } as const],
    };
  const [day] = isAlone ? [] : effect.stated;
  if (day !== undefined)
    return {
      html: '',
      mistakes: [
        { word: 'ownThere', values: { name, date: locale.plainDate(day) }, status: 400 } as const,
      ],
    };
  if (effect.changed.length === 0)
    return { html: section(message('ownEffect'), `<p>${message('ownNone')}</p>`), mistakes: [] };
  const why = `added on ${formatDay(Math.floor(nowMs / 86_400_000))}, not yet in ${catalog.release.id}`;
  const ids = { ...query, except: except.map((one) => catalog.calendar(one).id) };
  const file = isAlone ? companyFile(query, place) : correctionsFile(ids, place.id, effect, why);
  const parts = [
    section(message('ownEffect'), effectTable(requested, query, effect) + heirs(requested, effect)),
    section(payTitle(locale), payTable(requested, index, effect, rows[0]!.first)),
    commandSection(file, locale),
  ];
  return { html: parts.join('\n'), mistakes: [] };
}

function payTitle({ message }: Locale): string {
  return `${message('paydaysTitle')}: ${message('ruleLast')}`;
}

function isWithin(day: DayNumber, [first, last]: readonly [number, number]): boolean {
  const year = Number(formatDay(day).slice(0, 4));
  return year >= first && year <= last;
}

function section(title: string, body: string): string {
  return `<section><h2>${title}</h2>\n${body}\n</section>`;
}

function table(
  label: string,
  heads: readonly MessageKey[],
  rows: readonly string[],
  { message }: Locale,
): string {
  const cells = heads.map((head) => `<th scope="col">${message(head)}</th>`).join('');
  return `<div class="scrolls" tabindex="0" role="region" aria-label="${label}"><table class="list"><thead><tr>${cells}</tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`;
}

/** The days of the calendar itself. */
function effectTable(
  { catalog, locale }: Requested,
  query: OwnQuery,
  { changed }: OwnEffect,
): string {
  const { index, days } = changed[0]!;
  const name =
    query.whom === 'company'
      ? `${escapeHtml(query.called)} <code>${idOfCompany(query.called)}</code>`
      : shownChoice(catalog.calendar(index), locale);
  const rows = days.slice(0, MAX_DAYS_SHOWN).map(({ day, before, after, wasOpen, isOpen }) => {
    const [old, now] = [stateText(before, wasOpen, locale), stateText(after, isOpen, locale)];
    return `<tr><td>${name}</td><td><time datetime="${formatDay(day)}">${locale.longDate(day)}</time></td><td>${old}</td><td class="${isOpen ? '' : 'closed'}"><strong>${now}</strong></td></tr>`;
  });
  const heads = ['colCalendar', 'colDate', 'colBefore', 'colAfter'] as const;
  return table(locale.message('ownEffect'), heads, rows, locale);
}

/** A day as in `effectOf`, in words. */
function stateText(effect: string, isOpen: boolean, { message }: Locale): string {
  if (!isOpen) return message(effect === 'nothing' ? 'statusWeekend' : 'statusClosed');
  const [, time] = /early_close (\d\d:\d\d)/.exec(effect) ?? [];
  if (time !== undefined) return message('closesAt', { time });
  return message(effect.includes('weekend_workday') ? 'statusWeekendWorkday' : 'statusOpen');
}

/** The calendars that inherit the days, each with a box to leave it out, and those that have other days. */
function heirs({ catalog, locale }: Requested, { changed, spared }: OwnEffect): string {
  const { message } = locale;
  const box = (index: number, isOut: boolean) => {
    const calendar = catalog.calendar(index);
    return `<li><label><input type="checkbox" form="own-form" name="except" value="${calendar.id}"${isOut ? ' checked' : ''}> ${shownChoice(calendar, locale)} <code>${calendar.id}</code></label></li>`;
  };
  const out = spared.filter(({ why }) => why === 'excepted');
  const reached = changed.slice(1).map(({ index }) => box(index, false));
  const boxes = [...reached, ...out.map(({ index }) => box(index, true))];
  const others = spared.filter(({ why }) => why.startsWith('has '));
  const names = others.map(({ index }) => shownChoice(catalog.calendar(index), locale));
  return [
    boxes.length === 0
      ? ''
      : `<p>${message('ownReaches', { n: reached.length })}</p><ul class="own-heirs">${boxes.join('')}</ul><p><button type="submit" form="own-form">${message('showIt')}</button></p>`,
    names.length === 0
      ? ''
      : `<p class="quiet">${message('ownSpared', { names: locale.list(names) })}</p>`,
  ].join('');
}

/** The last days of months on which money moves, before and after. */
function payTable(
  { catalog, locale }: Requested,
  index: number,
  effect: OwnEffect,
  from: DayNumber,
): string {
  const date = (day: DayNumber | null) =>
    day === null ? locale.message('noneWord') : locale.longDate(day);
  const rows = payDaysWith(catalog, index, effect, from, MONTHS_SHOWN).map(({ before, after }) => {
    const now = date(after);
    return `<tr><td>${date(before)}</td><td>${before === after ? now : `<strong>${now}</strong>`}</td></tr>`;
  });
  return table(payTitle(locale), ['colBefore', 'colAfter'], rows, locale);
}

/** The command of a company has its file within it, which is not shown twice. */
function commandSection({ path, text, command }: OwnFile, { message }: Locale): string {
  const copy = `<button type="button" data-copy data-copied="${message('copied')}" hidden>${message('copyWord')}</button>`;
  const block = (name: string, shown: string) =>
    `<div class="copied-block">${copy}<pre class="${name}" tabindex="0"><code>${escapeHtml(shown)}</code></pre></div>`;
  const file = command.includes(text)
    ? ''
    : `<h3>${message('ownFile', { name: `<code>${path}</code>` })}</h3>${block('own-file', text)}`;
  return section(
    message('ownCommand'),
    `<p class="quiet">${message('ownCommandAbout')}</p>${block('own-command', command)}${file}`,
  );
}
