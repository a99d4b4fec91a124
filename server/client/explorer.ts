import type { Calendar } from './answers.js';
import {
  forgetAnswers,
  keyInUse,
  lookForDemoKey,
  lookForRelease,
  NoAnswer,
  storedKey,
  whenReleased,
} from './api.js';
import { drawChips, withoutCalendar } from './calendar-chips.js';
import { copyText } from './copy.js';
import { drawDetails } from './day-view.js';
import { drawDays, markSelected } from './days-view.js';
import { byId, h } from './dom.js';
import {
  calendars,
  localToday,
  nameOf,
  pushView,
  readAgain,
  replaceView,
  shown,
} from './explorer-state.js';
import { showKeyForm, startKeyForm } from './key-form.js';
import { daysOf, knownCalendars, yearsShown } from './load-days.js';
import { message } from './locale.js';
import { todayIn } from './messages.js';
import { answer, drawQuestion } from './question-panel.js';
import { DATE_FIELDS } from './questions.js';
import { startSpans } from './span-buttons.js';
import { MAX_CALENDARS, readView, type View } from './state.js';
import { fail, onTryAgain, setBusy, showMessage } from './status-line.js';
import { suggestFor } from './suggest.js';
import { drawHeading } from './view-heading.js';

/** The workspace: what a click or a new view draws. */

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
let detailing = new AbortController();
/** Discards responses to requests older than the last drawing. */
let drawing = 0;

const pick = byId<HTMLInputElement>('pick');
suggestFor(pick, {
  listId: 'found',
  take: ({ ids, href }) => {
    pick.value = '';
    if (href !== undefined) return openQuestion(href);
    const added = ids.filter((id) => !shown.view.calendars.includes(id));
    if (shown.view.calendars.length + added.length > MAX_CALENDARS)
      return showMessage(message('tenAtMost'));
    if (added.length > 0) go({ ...shown.view, calendars: [...shown.view.calendars, ...added] });
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
  if (key === 'Backspace' && pick.value === '' && shown.view.calendars.length > 0)
    go(withoutCalendar(shown.view, shown.view.calendars.at(-1)!));
});

/** A choice that is a question about a currency pair; the calendars stay. */
function openQuestion(href: string): void {
  const { question, fields } = readView(new URL(href, location.origin).search, localToday()).view;
  go({ ...shown.view, question, fields: { ...shown.view.fields, ...fields } });
  openSheet(true);
}

/** Shows another view and writes it into the URL. */
function go(view: View): void {
  const before = shown.view;
  const isOther = (...names: readonly (keyof View)[]) =>
    names.some((name) => view[name] !== before[name]);
  pushView(view);
  if (isOther('calendars', 'show', 'year', 'span', 'at')) void drawAll();
  else markSelected();
  if (isOther('question', 'fields', 'day')) drawQuestion(go);
  if (isOther('question', 'fields', 'day', 'calendars', 'show')) void answer();
  void drawDay();
}

/** A clicked day is also the date of the question. */
function selectDay(day: string): void {
  const fields = Object.fromEntries(
    Object.entries(shown.view.fields).filter(([name]) => !DATE_FIELDS.has(name)),
  );
  go({ ...shown.view, day, fields });
  openSheet(true);
}

addEventListener('popstate', () => {
  readAgain();
  drawQuestion(go);
  void drawAll();
  void drawDay();
  void answer();
});

async function drawAll(): Promise<void> {
  const turn = ++drawing;
  const { view } = shown;
  drawHeading();
  drawChips(go);
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
    if (known === null) void answer();
    if (turn !== drawing) return;
    if (known === null) return void drawAll();
    drawChips(go);
    const years = yearsShown();
    const hasData = ({ data_years }: Calendar) =>
      years.every((year) => year >= data_years[0]! && year <= data_years[1]!);
    const outside = known.filter((one) => !hasData(one));
    const drawn = await Promise.all(known.filter(hasData).map(({ id }) => daysOf(id, years)));
    if (turn !== drawing) return;
    showMessage('');
    drawDays(drawn, outside, selectDay);
  } catch (error) {
    if (turn === drawing) fail(error);
  } finally {
    clearTimeout(busy);
    if (turn === drawing) setBusy(false);
  }
}

async function drawDay(): Promise<void> {
  detailing.abort();
  detailing = new AbortController();
  const { signal } = detailing;
  const place = byId('details');
  const { day, calendars: ids } = shown.view;
  if (day === null || ids.length === 0 || keyInUse() === null) {
    place.replaceChildren(h('p', { class: 'quiet' }, message('clickADay')));
    return;
  }
  try {
    const drawn = await drawDetails(day, ids, signal);
    if (!signal.aborted) place.replaceChildren(drawn);
  } catch (error) {
    if (signal.aborted) return;
    place.replaceChildren(h('p', { class: 'refused' }, (error as Error).message));
    fail(error);
  }
}

byId('copy-link').addEventListener('click', () =>
  copyText(location.href, byId('copy-link'), null, message('copied')),
);

/** On a phone the day and the questions are a sheet at the bottom that opens over the days. */
function openSheet(isOpen: boolean): void {
  byId('sheet').classList.toggle('is-open', isOpen);
  byId('sheet-toggle').setAttribute('aria-expanded', String(isOpen));
}
byId('sheet-toggle').addEventListener('click', () =>
  openSheet(!byId('sheet').classList.contains('is-open')),
);
byId('sheet').addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return;
  openSheet(false);
  // On a phone what had the focus is hidden now; on a desk the button is, and nothing changes.
  byId('sheet-toggle').focus();
});

function refresh(): void {
  showMessage('');
  byId('demo').hidden = storedKey() !== null || keyInUse() === null;
  drawQuestion(go);
  void drawAll();
  void drawDay();
  void answer();
}

onTryAgain(refresh);

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
startSpans(go);

byId('first-picks').replaceChildren(
  ...FIRST_PICKS.map((ids) => {
    const onclick = () => {
      const isByKeyboard = document.activeElement?.matches(':focus-visible');
      go({ ...shown.view, calendars: ids.split(',') });
      if (isByKeyboard) pick.focus();
    };
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

// A link to a question leads to its answer.
if (location.hash === '#sheet') openSheet(true);
replaceView(shown.view);
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
