import { covers, isBusinessDay } from '../engine/business-days.js';
import { formatDay, isoWeekday, mustParseDay } from '../engine/civil-date.js';
import type { MessageKey } from '../locale/locales.js';
import { TRUST_PAGE, trustMeaning, trustWord } from '../locale/trust.js';
import { calendarDay } from '../queries/calendar-day.js';
import { publicEntries } from '../queries/entries.js';
import { dateIn } from '../queries/today.js';
import { escapeHtml } from '../text/html.js';
import { choiceName, sentenceName, shownChoice } from './calendar-name.js';
import { christmasEveFrom } from './christmas-eve.js';
import { comingUp } from './coming-up.js';
import { answerFor } from './day-answer.js';
import { shownIn } from './entry-query.js';
import { type Mistake, mistakeHtml, parametersOf } from './parameters.js';
import { removeButton } from './place-inputs.js';
import { MAX_PLACES, type NamedPlaces, placeMistakes, readPlaces } from './places.js';
import { queryText, type Requested, type SitePage, valuesOf } from './site.js';

/** The first screen: an example question with its answer, and links by task. */

const FIRST_CALENDARS = ['EUR', 'USD'];
const MAX_TEXT_LENGTH = 40;
/** Number of days drawn before and after the requested one. */
const DAYS_BEFORE = 5;
const DAYS_AFTER = 8;

interface Question {
  readonly day: number;
  /** Empty if none of the written places is known. */
  readonly indexes: readonly number[];
  readonly places: NamedPlaces;
  /** What is wrong with the date, or with the names of parameters: then the question has no answer. */
  readonly mistakes: readonly Mistake[];
}

/** The question in the URL; the default one if there is none. */
function readQuestion({ catalog, query, nowMs, locale }: Requested): Question {
  const places = readPlaces(catalog, valuesOf(query.for), locale);
  const usual = FIRST_CALENDARS.flatMap((id) => catalog.find(id) ?? []);
  const indexes = places.written.length > 0 ? places.indexes : usual.length > 0 ? usual : [0];
  const zone = indexes.length > 0 ? catalog.calendar(indexes[0]!).timezone : null;
  const isToday = /^today$/i.test(String(query.on).trim());
  const { date, mistakes } = parametersOf(
    isToday ? { ...query, on: dateIn(zone ?? 'UTC', nowMs) } : query,
    ['on', 'for'],
  );
  const given = date('on');
  return {
    day: given === null ? christmasEveFrom(nowMs) : mustParseDay(given),
    indexes,
    places,
    mistakes,
  };
}

export function homePage(requested: Requested): SitePage {
  const { locale } = requested;
  const question = readQuestion(requested);
  return {
    title: `Kalends: ${locale.message('tagline')}`,
    body: `<main class="home-page">
<h1 class="aside">Kalends</h1>
${questionForm(requested, question)}
${tasks(requested)}
${comingUp(requested, question.indexes)}
</main>
<footer><p>${escapeHtml(locale.message('aboutRelease', { id: requested.catalog.release.id }))} · <a href="/openapi.json">OpenAPI</a> · <a href="/docs">${locale.message('navDocs')}</a></p></footer>`,
    parts: { scripts: ['home.js'] },
    ...(question.mistakes.length > 0 && { status: 400 }),
  };
}

function questionForm(requested: Requested, question: Question): string {
  const { catalog, locale } = requested;
  const { message } = locale;
  const shown = escapeHtml(locale.plainDate(question.day));
  const date = `<span class="date-part"><span class="shown" aria-hidden="true">${shown}</span><input class="part date" type="date" name="on" value="${formatDay(question.day)}" aria-label="${message('labelDate')}" required></span>`;
  const known = question.indexes.map((index, at) => {
    const calendar = catalog.calendar(index);
    const article = /^the /.exec(sentenceName(calendar, locale))?.[0] ?? '';
    return (
      article +
      placeInput(
        choiceName(calendar, locale),
        calendar.id,
        message('labelCalendar', { n: at + 1 }),
        '',
        removeButton(choiceName(calendar, locale), locale),
      )
    );
  });
  // If no place is known, what was written stays to be corrected.
  const places =
    known.length > 0
      ? known
      : question.places.written.map((text, at) =>
          placeInput(text.slice(0, MAX_TEXT_LENGTH), '', message('labelCalendar', { n: at + 1 })),
        );
  const more =
    places.length < MAX_PLACES
      ? `<span class="more"><span class="plus">${message('andWord')}</span> ${placeInput('', '', message('labelAnother'), message('another'))}</span>`
      : '';
  const sentence = message('question')
    .split(/(\{date\}|\{places\})/)
    .map((part) =>
      part === '{date}'
        ? date
        : part === '{places}'
          ? places.join(` ${message('andWord')} `)
          : escapeHtml(part),
    )
    .join('');
  return `<form class="question" id="question" action="/" role="search" aria-label="${message('questionLabel')}">
<p class="sentence">${sentence} ${more}</p>
<button type="submit" class="submit">${message('answerButton')}</button>
</form>
${answer(requested, question)}`;
}

function placeInput(
  name: string,
  id: string,
  label: string,
  placeholder = '',
  remove = '',
): string {
  return `<span class="place"><input class="part" type="text" name="for" value="${escapeHtml(name)}" data-id="${id}" size="${Math.max(4, (name || placeholder).length)}" placeholder="${escapeHtml(placeholder)}" aria-label="${escapeHtml(label)}" autocomplete="off" spellcheck="false">${remove}</span>`;
}

function answer(requested: Requested, question: Question): string {
  const { catalog, locale } = requested;
  const { message } = locale;
  const notes = messages(requested, question);
  if (question.indexes.length === 0 || question.mistakes.length > 0)
    return `<section class="answer unsure" id="answer" aria-live="polite" aria-label="${message('answerLabel')}">\n${notes}</section>`;
  const { isOpen, why, coverage, mark } = answerFor(
    catalog,
    question.indexes,
    question.day,
    locale,
  );
  const word = isOpen === null ? message('unknownAnswer') : isOpen ? message('yes') : message('no');
  const ids = question.indexes.map((index) => catalog.calendar(index).id);
  const date = formatDay(question.day);
  const year = queryText([
    ['calendars', ids.join()],
    ['year', date.slice(0, 4)],
    ['day', date],
  ]);
  return `<section class="answer ${isOpen === null ? 'unsure' : isOpen ? 'yes' : 'no'}" id="answer" aria-live="polite" aria-label="${message('answerLabel')}">
${notes}<p class="verdict"><strong>${word}</strong> ${why.map(escapeHtml).join(' ')}</p>
${strip(requested, question)}
<p class="facts"><span class="${coverage}"><a href="${TRUST_PAGE}">${escapeHtml([trustWord(mark, locale), trustMeaning(mark, locale)].filter(Boolean).join(': '))}</a></span> <a href="/?${year}">${message('openWorkspace')}</a></p>
</section>`;
}

/** What is wrong with the question, with links to the same question for other places. */
function messages({ catalog, locale }: Requested, { day, places, mistakes }: Question): string {
  const sameFor = (texts: readonly string[]) =>
    `/?${queryText([['on', formatDay(day)], ...texts.map((text) => ['for', text] as const)])}`;
  const all = [...mistakes, ...placeMistakes(catalog, places, locale, sameFor)];
  return all.map((mistake) => mistakeHtml(mistake, locale)).join('');
}

/** The days around it, one row per calendar. */
function strip({ catalog, locale }: Requested, { indexes, day }: Question): string {
  const days = Array.from(
    { length: DAYS_BEFORE + 1 + DAYS_AFTER },
    (_, at) => day - DAYS_BEFORE + at,
  );
  const heads = days.map((one) => {
    const isChosen = one === day ? ' class="chosen"' : '';
    return `<th scope="col"${isChosen}><small>${locale.weekday(isoWeekday(one), 'narrow')}</small>${Number(formatDay(one).slice(8))}</th>`;
  });
  const rows = indexes.map((index) => {
    const calendar = catalog.calendar(index);
    const cells = days.map((one) => stripCell(catalog, index, one, day, locale));
    return `<tr><th scope="row">${escapeHtml(shownChoice(calendar, locale))}</th>${cells.join('')}</tr>`;
  });
  return `<div class="scrolls" tabindex="0" role="region" aria-label="${locale.message('daysAround')}"><table class="strip"><thead><tr><td></td>${heads.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

function stripCell(
  catalog: Requested['catalog'],
  index: number,
  day: number,
  requested: number,
  locale: Requested['locale'],
): string {
  const isChosen = day === requested ? ' chosen' : '';
  if (!covers(catalog.businessDays(index), day)) return `<td class="none${isChosen}">?</td>`;
  const { status, close_time } = calendarDay(catalog, index, day, false);
  const isOpen = isBusinessDay(catalog.businessDays(index), day);
  const names = publicEntries(catalog, index, day, day, shownIn(locale)).map(({ name }) => name);
  const what = locale.message(STATUS_WORDS[status]!);
  const title = [locale.shortDate(day), what, close_time ?? '', ...names]
    .filter(Boolean)
    .join(', ');
  const sign = isOpen ? (status === 'early_close' ? '◧' : '·') : status === 'closed' ? '■' : '';
  return `<td class="${status}${isChosen}" title="${escapeHtml(title)}"><span aria-hidden="true">${sign}</span><span class="aside">${escapeHtml(what)}</span></td>`;
}

export const STATUS_WORDS: Readonly<Record<string, MessageKey>> = {
  open: 'statusOpen',
  early_close: 'statusEarlyClose',
  closed: 'statusClosed',
  weekend: 'statusWeekend',
};

interface Task {
  readonly title: MessageKey;
  readonly about: MessageKey;
  readonly href: string;
  readonly needsKey?: true;
}

const TASKS: readonly Task[] = [
  { title: 'taskMarkets', about: 'taskMarketsAbout', href: '/markets' },
  { title: 'taskPay', about: 'taskPayAbout', href: '/paydays' },
  { title: 'taskCount', about: 'taskCountAbout', href: '/count' },
  { title: 'taskPlaces', about: 'taskPlacesAbout', href: '/calendars' },
  {
    title: 'taskSettle',
    about: 'taskSettleAbout',
    href: '/?calendars=XNYS&amp;question=settle#sheet',
    needsKey: true,
  },
  { title: 'taskYear', about: 'taskYearAbout', href: '/print?for=DE:BY&amp;for=FR&amp;for=US' },
  { title: 'taskFollow', about: 'taskFollowAbout', href: '/changes' },
  { title: 'ownTitle', about: 'taskOwnAbout', href: '/own-days' },
];

/** Links by task. Without a demo key, tasks that need a key are marked, and the page says who issues keys. */
function tasks({ locale, hasDemo, countsOpenly }: Requested): string {
  const { message } = locale;
  const cards = TASKS.map(({ title, about, href, needsKey }) => {
    const isLocked = needsKey || (href === '/count' && !countsOpenly);
    const locked =
      isLocked && !hasDemo
        ? ` <small class="locked" data-locked>${message('needsKey')}</small>`
        : '';
    return `<li><a href="${href}"><strong>${message(title)}</strong>${locked}<span>${message(about)}</span></a></li>`;
  });
  const keys = hasDemo
    ? ''
    : `<p class="quiet" data-locked>${message('whoGivesKeys')} <code>npm run keys -- add NAME</code> · <a href="/docs/operating">${message('howKeys')}</a></p>`;
  return `<section class="tasks" aria-label="${message('tasksLabel')}"><ul>${cards.join('\n')}</ul>${keys}</section>`;
}
