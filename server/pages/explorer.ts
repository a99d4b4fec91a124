import type { Calendar, YearOf } from './answers.js';
import {
  askJson,
  calendarOf,
  forgetAnswers,
  keyInUse,
  lookForDemoKey,
  lookForRelease,
  NoAnswer,
  storedKey,
  storeKey,
  whenReleased,
  yearOf,
} from './api.js';
import { combineYears, lookOf, wordOf } from './combine.js';
import { drawDetails } from './day-view.js';
import { byId, debounced, h } from './dom.js';
import { startPicker } from './picker.js';
import { drawAnswer, drawChoice, drawFields } from './question-view.js';
import { MOST_CALENDARS, readView, shownCalendars, type View, writeView } from './state.js';
import { todayIn } from './words.js';
import { drawList, drawYear, type ListedEntry } from './year-view.js';

/** The explorer: the view stands in the address, and everything drawn is drawn from it. */

const TYPING_MS = 150;
const BUSY_AFTER_MS = 300;
const EVERY_MINUTE_MS = 60_000;
const EVERY_FIVE_MINUTES_MS = 300_000;
const FIRST_PICKS = ['XNYS', 'XLON', 'XTKS', 'EUR', 'USD', 'US', 'DE:BY', 'GB:ENG', 'CN'];

const localToday = () => todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone);
let view: View = readView(location.search, Number(localToday().slice(0, 4)));
/** Calendars as the server tells them, by id; those that it does not know are told and left out. */
const calendars = new Map<string, Calendar>();
let detailing = new AbortController();
let answering = new AbortController();
/** What was drawn last is not overtaken by what was asked for before it. */
let drawing = 0;

const picker = startPicker({
  onPick: ({ id }) => {
    if (view.calendars.includes(id)) return;
    if (view.calendars.length === MOST_CALENDARS) {
      tell(`Ten calendars are the most; take one away first.`);
      return;
    }
    go({ ...view, calendars: [...view.calendars, id] });
  },
  onTakeBack: () => view.calendars.length > 0 && remove(view.calendars.at(-1)!),
  onFailure: fail,
});

function remove(id: string): void {
  go({ ...view, calendars: view.calendars.filter((one) => one !== id), show: view.show === id ? 'all' : view.show });
}

/** Another view: into the address, and drawn. */
function go(next: View): void {
  const isOtherQuestion = next.ask !== view.ask;
  const isOtherAsked = isOtherQuestion || next.calendars !== view.calendars || next.show !== view.show;
  const isOtherYear = next.calendars !== view.calendars || next.show !== view.show || next.year !== view.year;
  view = next;
  history.pushState(null, '', writeView(view));
  if (isOtherYear) void drawAll();
  else markSelected();
  if (isOtherQuestion) drawQuestion();
  if (isOtherAsked) void answer();
  void drawDay();
}

addEventListener('popstate', () => {
  view = readView(location.search, view.year);
  drawQuestion();
  void drawAll();
  void drawDay();
  void answer();
});

async function drawAll(): Promise<void> {
  const turn = ++drawing;
  drawChips();
  byId('year').textContent = String(view.year);
  document.title = `${view.calendars.join(', ') || 'Kalends'} ${view.year}`;
  byId('start').hidden = view.calendars.length > 0;
  byId('result').hidden = view.calendars.length === 0;
  if (view.calendars.length === 0 || keyInUse() === null) {
    if (keyInUse() === null) showKeyForm('');
    byId('result').hidden = true;
    return;
  }
  const { ids } = shownCalendars(view);
  const busy = setTimeout(() => turn === drawing && setBusy(true), BUSY_AFTER_MS);
  try {
    const known = await Promise.all(ids.map(calendarOf));
    for (const calendar of known) calendars.set(calendar.id, calendar);
    if (turn !== drawing) return;
    if (useCanonicalIds(ids, known)) return void drawAll();
    const outside = known.filter(({ data_years: [first, last] }) => view.year < first || view.year > last);
    const years = await Promise.all(
      known.filter((one) => !outside.includes(one)).map(({ id }) => yearOf(id, view.year)),
    );
    if (turn !== drawing) return;
    tell('');
    drawYears(years, outside);
  } catch (error) {
    if (turn === drawing) fail(error);
  } finally {
    clearTimeout(busy);
    if (turn === drawing) setBusy(false);
  }
}

/** A former id is answered as the present one: so does the address. */
function useCanonicalIds(ids: readonly string[], known: readonly Calendar[]): boolean {
  if (ids.every((id, at) => known[at]!.id === id)) return false;
  const present = (id: string) => known[ids.indexOf(id)]?.id ?? id;
  view = { ...view, calendars: [...new Set(view.calendars.map(present))], show: present(view.show) };
  history.replaceState(null, '', writeView(view));
  return true;
}

function drawYears(years: readonly YearOf[], outside: readonly Calendar[]): void {
  const { mode } = shownCalendars(view);
  const days = outside.length > 0 && mode === 'all' ? [] : combineYears(years, mode);
  const todays = new Map<string, string[]>();
  for (const { id } of years) {
    const today = todayIn(calendars.get(id)!.timezone);
    todays.set(today, [...(todays.get(today) ?? []), id]);
  }
  const notes = outside.map(({ id, data_years: [first, last] }) =>
    h('p', { class: 'refused' }, `${id} has data from ${first} to ${last}, none of ${view.year}.`),
  );
  const verified = days.filter(({ isVerified }) => isVerified).length;
  const open = days.filter(({ look }) => look === 'open' || look === 'work' || look === 'early').length;
  const summary = `${open} business days. ${verified === days.length ? 'Every day is verified.' : `${verified} of ${days.length} days are verified.`}`;
  byId('months').replaceChildren(
    ...notes,
    ...(days.length > 0
      ? [
          h('p', { class: 'summary' }, summary),
          drawYear({ year: view.year, days, todays, selected: view.day, onSelect: (day) => go({ ...view, day }) }),
        ]
      : []),
  );
  byId('list').replaceChildren(drawList(listed(years), `Holidays, early closes and working weekends of ${view.year}`));
}

/** Entries of all calendars by date; what several of them call the same is one row. */
function listed(years: readonly YearOf[]): ListedEntry[] {
  const rows = new Map<string, ListedEntry & { ids: string[] }>();
  for (const { id, days } of years) {
    for (const day of days) {
      for (const { date, kind, name, close_time, status, coverage } of day.entries) {
        const what =
          kind === 'holiday'
            ? wordOf(lookOf(day))
            : kind === 'early_close'
              ? `closes at ${close_time}`
              : 'working weekend day';
        const row = {
          date,
          what,
          name,
          ids: [id],
          isVerified: coverage === 'verified',
          isEstimated: status !== 'confirmed',
        };
        const key = JSON.stringify({ ...row, ids: [] });
        const same = rows.get(key);
        if (same) same.ids.push(id);
        else rows.set(key, row);
      }
    }
  }
  return [...rows.values()].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}

function drawChips(): void {
  const one = (show: string, label: string) =>
    h(
      'button',
      {
        type: 'button',
        class: 'show',
        'aria-pressed': String(view.show === show),
        onclick: () => go({ ...view, show }),
      },
      label,
    );
  const chips = view.calendars.map((id) =>
    h(
      'span',
      { class: 'chip' },
      view.calendars.length > 1 ? one(id, id) : h('b', {}, id),
      h('button', { type: 'button', class: 'remove', 'aria-label': `Take ${id} away`, onclick: () => remove(id) }, '×'),
    ),
  );
  const modes = view.calendars.length > 1 ? [one('all', 'all open'), one('any', 'any open')] : [];
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
    place.replaceChildren(h('p', { class: 'quiet' }, 'A click on a day tells what it is, and who says so.'));
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

const asked = () => ({ ask: view.ask, fields: view.fields, of: shownCalendars(view), today: localToday() });
const answerSoon = debounced(TYPING_MS, () => void answer());

function drawQuestion(): void {
  drawChoice(view.ask, (ask) => go({ ...view, ask }));
  drawFields(asked(), (values) => {
    view = { ...view, fields: { ...view.fields, ...values } };
    history.replaceState(null, '', writeView(view));
    answerSoon();
  });
}

async function answer(): Promise<void> {
  answering.abort();
  answering = new AbortController();
  const { signal } = answering;
  if (keyInUse() === null) return;
  try {
    await drawAnswer(asked(), signal);
  } catch (error) {
    // What is refused for its fields is told where they are.
    if (!signal.aborted && error instanceof NoAnswer && error.kind !== 'refused') fail(error);
  }
}

function setBusy(isBusy: boolean): void {
  byId('result').setAttribute('aria-busy', String(isBusy));
  if (isBusy) tell('Asking the server…');
}

function tell(message: string, again = false): void {
  byId('message').replaceChildren(
    message,
    ...(again ? [' ', h('button', { type: 'button', onclick: refresh }, 'Try again')] : []),
  );
}

function fail(error: unknown): void {
  if (error instanceof NoAnswer && error.kind === 'key') {
    tell('');
    showKeyForm(error.message);
  } else tell(error instanceof Error ? error.message : String(error), true);
}

function refresh(): void {
  tell('');
  byId('demo').hidden = storedKey() !== null || keyInUse() === null;
  drawQuestion();
  void drawAll();
  void drawDay();
  void answer();
}

function showKeyForm(message: string): void {
  byId('key-form').hidden = false;
  byId('forget').hidden = storedKey() === null;
  byId('key-message').textContent = message;
  byId<HTMLInputElement>('key').toggleAttribute('aria-invalid', message !== '');
}

byId('key-form').addEventListener('submit', (event) => {
  event.preventDefault();
  void takeKey(byId<HTMLInputElement>('key'));
});

async function takeKey(input: HTMLInputElement): Promise<void> {
  const before = storedKey();
  const key = input.value.trim();
  if (key === '') return;
  if (!/^[!-~]+$/.test(key)) return showKeyForm('A key is letters and digits; other characters were read.');
  storeKey(key);
  byId('key-message').textContent = 'Asking the server…';
  try {
    await askJson('/v1/calendars?limit=1');
  } catch (error) {
    // Only what the server refused is no key; whether it is one was not learnt from a server that is away.
    if (error instanceof NoAnswer && error.kind === 'key') storeKey(before);
    showKeyForm((error as Error).message);
    return;
  }
  input.value = '';
  byId('key-message').textContent = '';
  byId('key-form').hidden = true;
  byId('forget').hidden = false;
  forgetAnswers();
  refresh();
  picker.focus();
}

byId('forget').addEventListener('click', () => {
  storeKey(null);
  forgetAnswers();
  byId('months').replaceChildren();
  byId('list').replaceChildren();
  byId('answer').replaceChildren();
  byId('forget').hidden = true;
  void start().then(() => byId(keyInUse() === null ? 'key' : 'pick').focus());
});

byId('enter-key').addEventListener('click', () => {
  showKeyForm('');
  byId('key').focus();
});

// What scrolls is reached by the keyboard.
byId('list').tabIndex = 0;
byId('fields').addEventListener('submit', (event) => event.preventDefault());
for (const [id, step] of [
  ['year-before', -1],
  ['year-after', 1],
] as const) {
  byId(id).addEventListener('click', () => go({ ...view, year: view.year + step }));
}
byId('this-year').addEventListener('click', () => go({ ...view, year: Number(localToday().slice(0, 4)) }));
byId('first-picks').replaceChildren(
  ...FIRST_PICKS.map((id) => h('button', { type: 'button', onclick: () => go({ ...view, calendars: [id] }) }, id)),
);

whenReleased((id) => {
  const isFirst = byId('release').textContent === '';
  byId('release').textContent = id;
  if (isFirst) return;
  forgetAnswers();
  refresh();
});

/** Left open all day, midnight comes to each calendar, and a release may come too. */
let seenDays = '';
setInterval(() => {
  const days = [...calendars.values()].map(({ timezone }) => todayIn(timezone)).join();
  if (seenDays !== '' && days !== seenDays) void drawAll();
  seenDays = days;
}, EVERY_MINUTE_MS);
setInterval(() => void lookForRelease(), EVERY_FIVE_MINUTES_MS);

history.replaceState(null, '', writeView(view));
byId('forget').hidden = storedKey() === null;
void start();

/** Whoever entered no key here looks with the server's demo key, if it has one. */
async function start(): Promise<void> {
  if (storedKey() === null) {
    const busy = setTimeout(() => tell('Asking the server…'), BUSY_AFTER_MS);
    await lookForDemoKey();
    clearTimeout(busy);
  }
  refresh();
}
