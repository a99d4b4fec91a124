import { formatDay, mustParseDay, parseDay } from '../engine/civil-date.js';
import { choiceName } from '../pages/calendar-name.js';
import type { Calendar, YearOf } from './answers.js';
import {
  calendarOf,
  forgetAnswers,
  keyInUse,
  lookForDemoKey,
  lookForRelease,
  NoAnswer,
  storedKey,
  whenReleased,
  yearOf,
} from './api.js';
import { drawCitation } from './cite.js';
import { combineYears, type DrawnDay } from './combine.js';
import { copyText } from './copy.js';
import { drawDetails } from './day-view.js';
import { byId, debounced, h, inSameLanguage } from './dom.js';
import { showKeyForm, startKeyForm } from './key-form.js';
import { listed } from './list-dates.js';
import { locale, message } from './locale.js';
import { daysOfSpan, drawMatrix, spanBeside } from './matrix-view.js';
import { todayIn } from './messages.js';
import { drawChoice, drawFields } from './question-fields.js';
import { type Answered, drawAnswer } from './question-view.js';
import { DATE_FIELDS } from './questions.js';
import {
  MAX_CALENDARS,
  readView,
  type Span,
  shownCalendars,
  type View,
  writeView,
  yearOfDate,
} from './state.js';
import { suggestFor } from './suggest.js';
import { drawUnknown } from './unknown-calendar.js';
import { drawList, drawYear } from './year-view.js';

/** The workspace. The view is in the URL, and everything is drawn from it. */

const TYPING_MS = 150;
const BUSY_AFTER_MS = 300;
const EVERY_MINUTE_MS = 60_000;
const EVERY_FIVE_MINUTES_MS = 300_000;
const FIRST_PICKS = [
  'XNYS',
  'XLON',
  'XTKS',
  'EUR',
  'USD',
  'US',
  'DE:BY',
  'GB:ENG',
  'CN',
  'DE:BY,DE:BY-KATH,DE:BY-EVANG',
];

const localToday = () => todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone);
const requestedLanguage =
  new URLSearchParams(location.search).get('lang') === null ? null : locale.lang;
let { view, unknown, beyond } = readView(location.search, localToday());
/** Calendars by id, from the server. Unknown ones are reported and left out. */
const calendars = new Map<string, Calendar>();
let detailing = new AbortController();
let answering = new AbortController();
let answered: Answered | null = null;
/** Discards responses to requests older than the last drawing. */
let drawing = 0;

const pick = byId<HTMLInputElement>('pick');
suggestFor(pick, {
  listId: 'found',
  take: ({ ids, href }) => {
    pick.value = '';
    if (href !== undefined) return openQuestion(href);
    const added = ids.filter((id) => !view.calendars.includes(id));
    if (view.calendars.length + added.length > MAX_CALENDARS)
      return showMessage(message('tenAtMost'));
    if (added.length > 0) go({ ...view, calendars: [...view.calendars, ...added] });
    pick.focus();
  },
  none: (isNone) => {
    byId('found-none').textContent = isNone ? message('noneFound') : '';
  },
  fail: (error) =>
    fail(
      error instanceof NoAnswer && error.message === '' ? new Error(message('cannotReach')) : error,
    ),
});
pick.addEventListener('keydown', ({ key }) => {
  if (key === 'Backspace' && pick.value === '' && view.calendars.length > 0)
    remove(view.calendars.at(-1)!);
});

/** A choice that is a question about a currency pair; the calendars stay. */
function openQuestion(href: string): void {
  const { question, fields } = readView(new URL(href, location.origin).search, localToday()).view;
  go({ ...view, question, fields: { ...view.fields, ...fields } });
  openSheet(true);
}

function remove(id: string): void {
  go({
    ...view,
    calendars: view.calendars.filter((one) => one !== id),
    show: view.show === id ? 'all' : view.show,
  });
}

/** Shows another view and writes it into the URL. */
function go(next: View): void {
  const before = view;
  const isOtherDay = next.day !== before.day;
  const isOtherQuestion =
    next.question !== before.question || next.fields !== before.fields || isOtherDay;
  const isOther = (names: readonly (keyof View)[]) =>
    names.some((name) => next[name] !== before[name]);
  view = next;
  unknown = [];
  beyond = [];
  history.pushState(null, '', writeView(view, requestedLanguage));
  if (isOther(['calendars', 'show', 'year', 'span', 'at'])) void drawAll();
  else markSelected();
  if (isOtherQuestion) drawQuestion();
  if (isOtherQuestion || isOther(['calendars', 'show'])) void answer();
  void drawDay();
}

/** A clicked day is also the date of the question. */
function selectDay(day: string): void {
  const fields = Object.fromEntries(
    Object.entries(view.fields).filter(([name]) => !DATE_FIELDS.has(name)),
  );
  go({ ...view, day, fields });
  openSheet(true);
}

addEventListener('popstate', () => {
  ({ view, unknown, beyond } = readView(location.search, localToday()));
  drawQuestion();
  void drawAll();
  void drawDay();
  void answer();
});

async function drawAll(): Promise<void> {
  const turn = ++drawing;
  drawTools();
  drawChips();
  document.title = `${view.calendars.map(nameOf).join(', ') || 'Kalends'} ${view.span === 'year' ? view.year : view.at}`;
  const isLocked = keyInUse() === null;
  byId('locked').hidden = !isLocked;
  document.body.classList.toggle('is-locked', isLocked);
  byId('start').hidden = isLocked || view.calendars.length > 0;
  byId('result').hidden = isLocked || view.calendars.length === 0;
  if (isLocked) showKeyForm('');
  if (isLocked || view.calendars.length === 0) return;
  const busy = setTimeout(() => turn === drawing && setBusy(true), BUSY_AFTER_MS);
  try {
    const known = await knownCalendars();
    if (turn !== drawing) return;
    if (known === null) return void drawAll();
    drawChips();
    const years = yearsShown();
    const hasData = ({ data_years }: Calendar) =>
      years.every((year) => year >= data_years[0]! && year <= data_years[1]!);
    const outside = known.filter((one) => !hasData(one));
    const drawn = await Promise.all(known.filter(hasData).map(({ id }) => daysOf(id, years)));
    if (turn !== drawing) return;
    showMessage('');
    drawDays(drawn, outside);
  } catch (error) {
    if (turn === drawing) fail(error);
  } finally {
    clearTimeout(busy);
    if (turn === drawing) setBusy(false);
  }
}

/** The calendars shown; null if the view was corrected (a former or unknown id). */
async function knownCalendars(): Promise<readonly Calendar[] | null> {
  const { ids } = shownCalendars(view);
  const results = await Promise.allSettled(ids.map(calendarOf));
  const wrong: string[] = [];
  const present = new Map<string, string>();
  const known: Calendar[] = [];
  for (const [at, result] of results.entries()) {
    const id = ids[at]!;
    if (result.status === 'fulfilled') {
      known.push(result.value);
      present.set(id, result.value.id);
      calendars.set(result.value.id, result.value);
    } else if (result.reason instanceof NoAnswer && result.reason.status === 404) wrong.push(id);
    else throw result.reason;
  }
  if (wrong.length === 0 && ids.every((id) => present.get(id) === id)) return known;
  unknown = [...unknown, ...wrong];
  const mended = view.calendars
    .filter((id) => !wrong.includes(id))
    .map((id) => present.get(id) ?? id);
  view = { ...view, calendars: [...new Set(mended)], show: present.get(view.show) ?? view.show };
  if (wrong.includes(view.show)) view = { ...view, show: 'all' };
  history.replaceState(null, '', writeView(view, requestedLanguage));
  void answer();
  return null;
}

/** The years with days in the view. */
function yearsShown(): readonly number[] {
  if (view.span === 'year') return [view.year];
  const days = daysOfSpan(view.at, view.span);
  return [...new Set([days[0]!, days.at(-1)!].map((day) => Number(formatDay(day).slice(0, 4))))];
}

/** The days of a calendar in the view. */
async function daysOf(id: string, years: readonly number[]): Promise<YearOf> {
  const ofYears = await Promise.all(years.map((year) => yearOf(id, year)));
  const days = ofYears.flatMap((one) => one.days);
  if (view.span === 'year') return { id, year: years[0]!, days };
  const shown = daysOfSpan(view.at, view.span);
  const [first, last] = [formatDay(shown[0]!), formatDay(shown.at(-1)!)];
  return { id, year: years[0]!, days: days.filter(({ date }) => date >= first && date <= last) };
}

function nameOf(id: string): string {
  const calendar = calendars.get(id);
  return calendar ? choiceName(calendar as Parameters<typeof choiceName>[0], locale) : id;
}

function drawDays(years: readonly YearOf[], outside: readonly Calendar[]): void {
  const { mode } = shownCalendars(view);
  const days = outside.length > 0 && mode === 'all' ? [] : combineYears(years, mode);
  const todays = new Map<string, string[]>();
  for (const { id } of years) {
    const today = todayIn(calendars.get(id)!.timezone);
    todays.set(today, [...(todays.get(today) ?? []), id]);
  }
  const notes = outside.map(({ id, data_years }) =>
    h(
      'p',
      { class: 'refused' },
      message('outsideData', { name: id, first: data_years[0]!, last: data_years[1]! }),
    ),
  );
  const common = { todays, selected: view.day, onSelect: selectDay };
  const draw = () =>
    view.span === 'year'
      ? drawYear({ ...common, year: view.year, days })
      : drawMatrix({ ...common, rows: rowsOf(years, days) });
  byId('months').replaceChildren(
    ...notes,
    ...(days.length > 0 ? [h('p', { class: 'summary' }, summaryOf(days)), draw()] : []),
  );
  const caption = message('listCaption', {
    span: view.span === 'year' ? view.year : spanWords(view.at, view.span),
  });
  byId('list').replaceChildren(drawList(listed(years), caption, years.length, nameOf));
}

/** The first and the last day of a span: `24 November 2026 – 23 February 2027`. */
function spanWords(at: string, span: Exclude<Span, 'year'>): string {
  const days = daysOfSpan(at, span);
  return `${locale.plainDate(days[0]!)} – ${locale.plainDate(days.at(-1)!)}`;
}

function rowsOf(years: readonly YearOf[], days: readonly DrawnDay[]) {
  const own = years.map((year) => ({
    id: year.id,
    name: nameOf(year.id),
    days: combineYears([year], 'all'),
  }));
  const { mode } = shownCalendars(view);
  return years.length > 1
    ? [{ id: '', name: message(mode === 'all' ? 'allOpenChip' : 'anyOpenChip'), days }, ...own]
    : own;
}

function summaryOf(days: readonly DrawnDay[]): string {
  const verified = days.filter(({ mark }) => mark === 'verified').length;
  const open = days.filter(
    ({ look }) => look === 'open' || look === 'weekend_workday' || look === 'early_close',
  ).length;
  const trust =
    verified === days.length
      ? message('allVerified')
      : message('someVerified', { n: verified, all: days.length });
  return `${message('businessDays', { n: open })} ${trust}`;
}

/** The heading: the year or the dates, also for printing. */
function drawTools(): void {
  byId('year').textContent = view.span === 'year' ? String(view.year) : '';
  byId('at-label').hidden = view.span === 'year';
  byId<HTMLInputElement>('at').value = view.at;
  for (const input of document.querySelectorAll<HTMLInputElement>('#spans input'))
    input.checked = input.value === view.span;
  const query = new URLSearchParams([
    ...view.calendars.map((id) => ['for', id]),
    ['year', String(view.year)],
  ]);
  byId<HTMLAnchorElement>('print-view').href = inSameLanguage(
    `/print?${query.toString().replaceAll('%3A', ':')}`,
  );
  drawLeftOut();
}

/** Reports parts of the URL that the view does not show. */
function drawLeftOut(): void {
  const withCalendar = (id: string) =>
    writeView({ ...view, calendars: [...new Set([...view.calendars, id])] }, requestedLanguage);
  const messages = unknown.map((text) => drawUnknown(text, withCalendar));
  const more =
    beyond.length > 0
      ? [h('p', { class: 'refused' }, message('beyondTen', { ids: locale.list(beyond) }))]
      : [];
  byId('left-out').replaceChildren(...messages, ...more);
}

function drawChips(): void {
  const button = (show: string, ...label: (HTMLElement | string)[]) => {
    const pressed = String(view.show === show);
    const onclick = () => go({ ...view, show });
    return h(
      'button',
      { type: 'button', class: 'show', 'aria-pressed': pressed, onclick },
      ...label,
    );
  };
  const label = (id: string) => {
    const name = nameOf(id);
    return name === id ? [h('b', {}, id)] : [h('b', {}, name), ' ', h('small', {}, id)];
  };
  const chips = view.calendars.map((id) => {
    const away = {
      class: 'remove',
      'aria-label': message('removeCalendar', { name: id }),
      onclick: () => remove(id),
    };
    return h(
      'span',
      { class: 'chip' },
      view.calendars.length > 1
        ? button(id, ...label(id))
        : h('span', { class: 'alone' }, ...label(id)),
      h('button', { type: 'button', ...away }, '×'),
    );
  });
  const modes =
    view.calendars.length > 1
      ? [button('all', message('allOpenChip')), button('any', message('anyOpenChip'))]
      : [];
  byId('chips').replaceChildren(...modes, ...chips);
}

function markSelected(): void {
  for (const button of document.querySelectorAll<HTMLElement>('#months [data-date]')) {
    button.setAttribute('aria-pressed', String(button.dataset.date === view.day));
  }
}

async function drawDay(): Promise<void> {
  detailing.abort();
  detailing = new AbortController();
  const { signal } = detailing;
  const place = byId('details');
  const { day } = view;
  if (day === null || view.calendars.length === 0 || keyInUse() === null) {
    place.replaceChildren(h('p', { class: 'quiet' }, message('clickADay')));
    return;
  }
  try {
    const drawn = await drawDetails(day, view.calendars, signal);
    if (!signal.aborted) place.replaceChildren(drawn);
  } catch (error) {
    if (signal.aborted) return;
    place.replaceChildren(h('p', { class: 'refused' }, (error as Error).message));
    fail(error);
  }
}

/** The dates of the question are the clicked day until the user enters others. */
const questionInput = () => ({
  id: view.question,
  fields: view.fields,
  of: shownCalendars(view),
  today: view.day ?? localToday(),
});
const answerSoon = debounced(TYPING_MS, () => void answer());

function drawQuestion(): void {
  drawChoice(view.question, (question) => {
    go({ ...view, question });
    document
      .querySelector<HTMLElement>(
        `#questions ${document.activeElement?.id === 'how' ? '#how' : 'input:checked'}`,
      )
      ?.focus();
  });
  drawFields(questionInput(), (values) => {
    view = { ...view, fields: { ...view.fields, ...values } };
    history.replaceState(null, '', writeView(view, requestedLanguage));
    // An answer that comes meanwhile would put its own dates in place of what was typed.
    answering.abort();
    answerSoon();
  });
}

async function answer(): Promise<void> {
  answering.abort();
  answering = new AbortController();
  const { signal } = answering;
  answered = null;
  byId('cited').replaceChildren();
  byId('cite-row').hidden = true;
  if (keyInUse() === null) return;
  try {
    const got = await drawAnswer(questionInput(), signal);
    if (signal.aborted) return;
    answered = got;
    if (got) holdDates(got);
    byId('cite-row').hidden = got === null;
  } catch (error) {
    // Errors of the fields are shown beside them.
    if (!signal.aborted && error instanceof NoAnswer && error.kind !== 'refused') fail(error);
  }
}

/** Writes the dates of the answer into the URL, so that it is the same question tomorrow. A clicked day is already in it. */
function holdDates({ parameters }: Answered): void {
  if (view.day !== null) return;
  const dates = Object.entries(parameters).filter(([name]) => DATE_FIELDS.has(name));
  if (dates.every(([name, date]) => view.fields[name] === date)) return;
  view = { ...view, fields: { ...view.fields, ...Object.fromEntries(dates) } };
  history.replaceState(null, '', writeView(view, requestedLanguage));
}

byId('cite').addEventListener('click', () => {
  if (!answered) return;
  drawCitation(answered, localToday()).then((drawn) => byId('cited').replaceChildren(drawn), fail);
});
byId('copy-link').addEventListener('click', () => copyText(location.href, byId('copy-link')));

/** On a phone the day and the questions are a sheet at the bottom that opens over the days. */
function openSheet(isOpen: boolean): void {
  byId('sheet').classList.toggle('is-open', isOpen);
  byId('sheet-toggle').setAttribute('aria-expanded', String(isOpen));
}
byId('sheet-toggle').addEventListener('click', () =>
  openSheet(!byId('sheet').classList.contains('is-open')),
);
byId('sheet').addEventListener('keydown', ({ key }) => key === 'Escape' && openSheet(false));

function setBusy(isBusy: boolean): void {
  byId('result').setAttribute('aria-busy', String(isBusy));
  if (isBusy) showMessage(message('waitingForServer'));
}

function showMessage(text: string, again = false): void {
  byId('message').replaceChildren(
    text,
    ...(again ? [' ', h('button', { type: 'button', onclick: refresh }, message('tryAgain'))] : []),
  );
}

function fail(error: unknown): void {
  if (error instanceof NoAnswer && error.kind === 'key') {
    showMessage('');
    showKeyForm(error.message);
  } else showMessage(error instanceof Error ? error.message : String(error), true);
}

function refresh(): void {
  showMessage('');
  byId('demo').hidden = storedKey() !== null || keyInUse() === null;
  drawQuestion();
  void drawAll();
  void drawDay();
  void answer();
}

startKeyForm({
  check: '/v1/calendars?limit=1',
  onKey: () => {
    forgetAnswers();
    refresh();
    pick.focus();
  },
  onForget: () => {
    forgetAnswers();
    for (const id of ['months', 'list', 'answer']) byId(id).replaceChildren();
    void start().then(() => byId(keyInUse() === null ? 'key' : 'pick').focus());
  },
});

byId('enter-key').addEventListener('click', () => {
  showKeyForm('');
  byId('key').focus();
});

// Scrollable regions must be reachable by the keyboard.
byId('list').tabIndex = 0;
byId('fields').addEventListener('submit', (event) => event.preventDefault());
for (const [id, step] of [
  ['year-before', -1],
  ['year-after', 1],
] as const) {
  byId(id).addEventListener('click', () =>
    go(
      view.span === 'year'
        ? { ...view, year: view.year + step }
        : beginningAt(spanBeside(view.at, view.span, step)),
    ),
  );
}
byId('this-year').addEventListener('click', () => go(beginningAt(localToday())));
byId('at').addEventListener('change', ({ target }) => {
  const { value } = target as HTMLInputElement;
  if (parseDay(value) !== null) go(beginningAt(value));
});
byId('spans').addEventListener('change', ({ target }) => {
  const span = (target as HTMLInputElement).value as Span;
  go({ ...beginningAt(shownDay() ?? (view.span === 'year' ? startOf(view.year) : view.at)), span });
});

/** The view from a date on, and of its year. */
function beginningAt(at: string): View {
  return { ...view, at, year: yearOfDate(at) };
}

/** The clicked day, if it is in the view. */
function shownDay(): string | null {
  const { day, span, at, year } = view;
  if (day === null) return null;
  const isShown =
    span === 'year' ? yearOfDate(day) === year : daysOfSpan(at, span).includes(mustParseDay(day));
  return isShown ? day : null;
}

/** The start of a span that is chosen after a year: today, or the first day of another year. */
function startOf(year: number): string {
  const today = localToday();
  return today.startsWith(String(year)) ? today : `${year}-01-01`;
}

byId('first-picks').replaceChildren(
  ...FIRST_PICKS.map((ids) => {
    const onclick = () => go({ ...view, calendars: ids.split(',') });
    return h(
      'button',
      { type: 'button', onclick },
      message(
        `pick_${ids.split(/[:,]/).length > 2 ? 'BAVARIA' : (ids.replace(':', '_') as 'EUR')}`,
      ),
      ' ',
      h('small', {}, ids.replaceAll(',', ' ')),
    );
  }),
);

whenReleased((id) => {
  const isSame = byId('release').textContent === id;
  byId('release').textContent = id;
  if (isSame) return;
  forgetAnswers();
  refresh();
});

/** A page left open must notice midnight in each time zone, and new releases. */
let seenDays = '';
setInterval(() => {
  const days = [...calendars.values()].map(({ timezone }) => todayIn(timezone)).join();
  if (seenDays !== '' && days !== seenDays) void drawAll();
  seenDays = days;
}, EVERY_MINUTE_MS);
setInterval(() => void lookForRelease(), EVERY_FIVE_MINUTES_MS);

history.replaceState(null, '', writeView(view, requestedLanguage));
void start();

/** Without a stored key the demo key is used, if the server has one. */
async function start(): Promise<void> {
  if (storedKey() === null) {
    const busy = setTimeout(() => showMessage(message('waitingForServer')), BUSY_AFTER_MS);
    await lookForDemoKey();
    clearTimeout(busy);
  }
  refresh();
}
