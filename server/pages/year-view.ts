import { civilDate, formatDay, isoWeekday, parseDay } from '../engine/civil-date.js';
import { MONTHS, WEEKDAYS } from '../text/date-words.js';
import { type DrawnDay, wordOf } from './combine.js';
import { h } from './dom.js';
import { longDate, shortDate } from './words.js';

/** The year as twelve months, each a table, and as a list of all that is not usual. */

export interface Drawing {
  readonly year: number;
  readonly days: readonly DrawnDay[];
  /** The calendars for which it is a date now, by that date. */
  readonly todays: ReadonlyMap<string, readonly string[]>;
  readonly selected: string | null;
  readonly onSelect: (date: string) => void;
}

const DAYS_A_WEEK = 7;

export function drawYear(drawing: Drawing): HTMLElement {
  const months = h('div', { class: 'months' });
  const tabbable = firstInTabOrder(drawing);
  for (let month = 1; month <= MONTHS.length; month++) {
    months.append(drawMonth(drawing, month, tabbable));
  }
  months.addEventListener('keydown', (event) => moveBetweenDays(months, event));
  return months;
}

/** One day of the year is reached by Tab, the others by the arrows. */
function firstInTabOrder({ days, selected, todays }: Drawing): string | undefined {
  const dates = days.map(({ date }) => date);
  return [selected, ...todays.keys()].find((date) => date !== null && dates.includes(date)) ?? dates[0];
}

function drawMonth(drawing: Drawing, month: number, tabbable: string | undefined): HTMLElement {
  const days = drawing.days.filter(({ date }) => Number(date.slice(5, 7)) === month);
  const body = h('tbody');
  let row = h('tr');
  const before = isoWeekday(parseDay(days[0]!.date)!) - 1;
  for (let blank = 0; blank < before; blank++) row.append(h('td'));
  for (const day of days) {
    if (row.children.length === DAYS_A_WEEK) {
      body.append(row);
      row = h('tr');
    }
    row.append(h('td', {}, drawDay(drawing, day, day.date === tabbable)));
  }
  body.append(row);
  const heads = WEEKDAYS.map((name) => h('th', { scope: 'col', abbr: name }, name.slice(0, 2)));
  return h(
    'table',
    { class: 'month' },
    ...[h('caption', {}, MONTHS[month - 1]!), h('thead', {}, h('tr', {}, ...heads)), body],
  );
}

function drawDay({ todays, selected, onSelect }: Drawing, day: DrawnDay, isTabbable: boolean): HTMLElement {
  const today = todays.get(day.date);
  const classes = ['day', day.look, day.isVerified && 'verified', day.isEstimated && 'estimated', today && 'today'];
  const told = describe(day, today);
  return h(
    'button',
    {
      type: 'button',
      class: classes.filter(Boolean).join(' '),
      'data-date': day.date,
      title: told,
      'aria-label': told,
      'aria-pressed': day.date === selected ? 'true' : 'false',
      tabindex: isTabbable ? '0' : '-1',
      onclick: () => onSelect(day.date),
    },
    h('span', { class: 'number' }, String(Number(day.date.slice(8)))),
    day.look === 'early' && h('span', { class: 'closes', 'data-closes': day.closeTime ?? 'early' }),
    day.each.length > 1 && drawEach(day),
  );
}

/** A tick for each calendar, in their order. */
function drawEach({ each }: DrawnDay): HTMLElement {
  const ticks = each.map(({ look }) => h('i', { class: look }));
  return h('span', { class: 'each', 'aria-hidden': 'true' }, ...ticks);
}

function describe(day: DrawnDay, today: readonly string[] | undefined): string {
  const parts = [
    longDate(day.date) + (today ? ` (today in ${today.join(', ')})` : ''),
    wordOf(day.look) + (day.closeTime ? ` at ${day.closeTime}` : ''),
    ...day.names,
    day.isEstimated && 'estimated',
    day.isVerified ? 'verified' : 'not verified',
  ];
  return parts.filter(Boolean).join(', ');
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

function moveBetweenDays(months: HTMLElement, event: KeyboardEvent): void {
  const from = event.target instanceof HTMLElement ? event.target.dataset.date : undefined;
  const to = from && dateAfter(from, event.key);
  const button = to && months.querySelector<HTMLElement>(`[data-date="${to}"]`);
  if (!button) return;
  event.preventDefault();
  months.querySelector('[tabindex="0"]')?.setAttribute('tabindex', '-1');
  button.setAttribute('tabindex', '0');
  button.focus();
}

function dateAfter(date: string, key: string): string | undefined {
  const day = parseDay(date)!;
  const { day: dayOfMonth } = civilDate(day);
  const step = STEPS[key];
  if (step !== undefined) return formatDay(day + step);
  if (key === 'Home') return formatDay(day - dayOfMonth + 1);
  if (key === 'End') return lastOfMonth(date);
  return key === 'PageUp' || key === 'PageDown' ? monthBeside(date, key === 'PageUp' ? -1 : 1) : undefined;
}

function lastOfMonth(date: string): string {
  return formatDay(parseDay(monthBeside(`${date.slice(0, 8)}01`, 1))! - 1);
}

/** The same day of the month before or after, or its last one. */
function monthBeside(date: string, step: number): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const index = year * 12 + month - 1 + step;
  const start = `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
  for (let last = day; ; last--) {
    const found = `${start}-${String(last).padStart(2, '0')}`;
    if (parseDay(found) !== null) return found;
  }
}

/** A row of the list: one entry, and the calendars that have it. */
export interface ListedEntry {
  readonly date: string;
  readonly what: string;
  readonly name: string;
  readonly ids: readonly string[];
  readonly isVerified: boolean;
  readonly isEstimated: boolean;
}

export function drawList(entries: readonly ListedEntry[], caption: string): HTMLElement {
  const rows = entries.map(({ date, what, name, ids, isVerified, isEstimated }) =>
    h(
      'tr',
      {},
      h('td', { class: 'date' }, h('time', { datetime: date }, shortDate(date))),
      h('td', {}, name),
      h('td', {}, what),
      h('td', { class: 'ids' }, ids.join(' ')),
      h('td', {}, [isVerified ? 'verified' : 'library', isEstimated && 'estimated'].filter(Boolean).join(', ')),
    ),
  );
  const heads = ['Date', 'Name', 'Day', 'Calendars', 'Coverage'].map((name) => h('th', { scope: 'col' }, name));
  return h(
    'table',
    { class: 'list' },
    h('caption', {}, caption),
    h('thead', {}, h('tr', {}, ...heads)),
    h('tbody', {}, ...rows),
  );
}
