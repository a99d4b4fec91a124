import { civilDate, formatDay, isoWeekday, parseDay } from '../engine/civil-date.js';
import type { AnswerBasis } from '../engine/types.js';
import { trustOf, trustWord } from '../locale/trust.js';
import { type DrawnDay, shareClass, wordOf } from './combine.js';
import { h } from './dom.js';
import { locale, message } from './locale.js';

/** A year as twelve month tables, and as a list of its special days. */

interface Drawing {
  readonly year: number;
  readonly days: readonly DrawnDay[];
  /** The current dates, each with its calendars. */
  readonly todays: ReadonlyMap<string, readonly string[]>;
  readonly selected: string | null;
  readonly onSelect: (date: string) => void;
}

const DAYS_A_WEEK = 7;
const MONTHS = 12;

export function drawYear(drawing: Drawing): HTMLElement {
  const months = h('div', { class: 'months' });
  const tabbable = firstInTabOrder(drawing);
  for (let month = 1; month <= MONTHS; month++) {
    months.append(drawMonth(drawing, month, tabbable));
  }
  months.addEventListener('keydown', (event) => moveBetweenDays(months, event));
  return months;
}

/** One day of the year is in the tab order; arrow keys reach the others. */
function firstInTabOrder({ days, selected, todays }: Drawing): string | undefined {
  const dates = days.map(({ date }) => date);
  return (
    [selected, ...todays.keys()].find((date) => date !== null && dates.includes(date)) ?? dates[0]
  );
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
  const heads = [1, 2, 3, 4, 5, 6, 7].map((weekday) =>
    h('th', { scope: 'col', abbr: locale.weekday(weekday) }, weekdayHead(weekday)),
  );
  return h(
    'table',
    { class: 'month' },
    h('caption', {}, locale.month(month)),
    h('thead', {}, h('tr', {}, ...heads)),
    body,
  );
}

/** `Mo`: two letters in Latin script, otherwise the narrow form. */
function weekdayHead(weekday: number): string {
  const name = locale.weekday(weekday, 'short');
  return /^\p{Script=Latin}/u.test(name) ? name.slice(0, 2) : locale.weekday(weekday, 'narrow');
}

export function drawDay(
  { todays, selected, onSelect }: Pick<Drawing, 'todays' | 'selected' | 'onSelect'>,
  day: DrawnDay,
  isTabbable: boolean,
): HTMLElement {
  const today = todays.get(day.date);
  const classes: (string | false | undefined)[] = [
    'day',
    day.look,
    day.mark === 'verified' && 'verified',
    day.isEstimated && 'estimated',
  ];
  classes.push(today && 'today', shareClass(day));
  const label = describe(day, today);
  return h(
    'button',
    {
      type: 'button',
      class: classes.filter(Boolean).join(' '),
      'data-date': day.date,
      title: label,
      'aria-label': label,
      'aria-pressed': day.date === selected ? 'true' : 'false',
      tabindex: isTabbable ? '0' : '-1',
      onclick: () => onSelect(day.date),
    },
    h('span', { class: 'number' }, String(Number(day.date.slice(8)))),
    day.look === 'early_close' &&
      h('span', { class: 'closes', 'data-closes': day.closeTime ?? '◧' }),
    day.each.length > 1 && drawEach(day),
  );
}

/** A mark for each calendar, in their order. */
function drawEach({ each }: DrawnDay): HTMLElement {
  const ticks = each.map(({ look }) => h('i', { class: look }));
  return h('span', { class: 'each', 'aria-hidden': 'true' }, ...ticks);
}

function describe(day: DrawnDay, today: readonly string[] | undefined): string {
  const parts = [
    locale.longDate(day.date) +
      (today ? ` (${message('todayIn', { places: today.join(', ') })})` : ''),
    day.closeTime ? message('closesAt', { time: day.closeTime }) : wordOf(day.look),
    ...day.names,
    day.isEstimated && message('estimatedWord'),
    trustWord(day.mark, locale),
  ];
  return parts.filter(Boolean).join(', ');
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

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
  return key === 'PageUp' || key === 'PageDown'
    ? monthBeside(date, key === 'PageUp' ? -1 : 1)
    : undefined;
}

function lastOfMonth(date: string): string {
  return formatDay(parseDay(monthBeside(`${date.slice(0, 8)}01`, 1))! - 1);
}

/** The same day of the previous or next month, or its last day. */
function monthBeside(date: string, step: number): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const index = year * 12 + month - 1 + step;
  const start = `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
  for (let last = day; ; last--) {
    const found = `${start}-${String(last).padStart(2, '0')}`;
    if (parseDay(found) !== null) return found;
  }
}

/** A line of the list: a date and its entries in each calendar. */
export interface ListedDate {
  readonly date: string;
  readonly what: readonly string[];
  /** Names with their calendars. */
  readonly names: readonly { readonly name: string; readonly ids: readonly string[] }[];
  /** The weakest of its entries. */
  readonly basis: AnswerBasis;
  readonly isEstimated: boolean;
}

/** `all`: the number of calendars shown; `nameOf`: the name of a calendar. */
export function drawList(
  dates: readonly ListedDate[],
  caption: string,
  all: number,
  nameOf: (id: string) => string,
): HTMLElement {
  const rows = dates.map(({ date, what, names, basis, isEstimated }) => {
    const lines = names.flatMap(({ name, ids }, at) => {
      const who =
        all === 1
          ? ''
          : ids.length === all
            ? message('allOf', { n: all })
            : ids.map(nameOf).join(', ');
      return [at > 0 && h('br'), name, who !== '' && h('span', { class: 'ids' }, `, ${who}`)];
    });
    return h(
      'tr',
      {},
      h('td', { class: 'date' }, h('time', { datetime: date }, date)),
      h('td', { class: 'weekday' }, locale.weekday(isoWeekday(parseDay(date)!), 'short')),
      h('td', { class: 'name' }, ...lines),
      h('td', { class: 'what' }, what.join(' / ')),
      h(
        'td',
        { class: 'trust' },
        [trustWord(trustOf(basis), locale), isEstimated && message('estimatedWord')]
          .filter(Boolean)
          .join(', '),
      ),
    );
  });
  const words = ['colDate', 'colWeekday', 'colName', 'colDay', 'colTrust'] as const;
  const heads = words.map((word) => h('th', { scope: 'col' }, message(word)));
  return h(
    'table',
    { class: 'list rows' },
    h('caption', {}, caption),
    h('thead', {}, h('tr', {}, ...heads)),
    h('tbody', {}, ...rows),
  );
}
