import { formatDay, isoWeekday, parseDay } from '../engine/civil-date.js';
import type { DrawnDay } from './combine.js';
import { h } from './dom.js';
import { locale, message } from './locale.js';
import type { Span } from './state.js';
import { drawDay } from './year-view.js';

/** A table of calendars by days, with all calendars combined in the first row. */

interface MatrixRow {
  readonly id: string;
  readonly name: string;
  readonly days: readonly DrawnDay[];
}

interface MatrixDrawing {
  readonly rows: readonly MatrixRow[];
  readonly todays: ReadonlyMap<string, readonly string[]>;
  readonly selected: string | null;
  readonly onSelect: (date: string) => void;
}

const MONTHS_A_YEAR = 12;
const DAYS_A_WEEK = 7;
const LONGEST_MONTH = 31;

/** The day numbers of a span from a date on: seven days, or one or three calendar months. */
export function daysOfSpan(at: string, span: Exclude<Span, 'year'>): readonly number[] {
  const first = parseDay(at)!;
  const end = span === 'week' ? first + 7 : monthsAfter(at, span === 'month' ? 1 : 3);
  return Array.from({ length: end - first }, (_, step) => first + step);
}

/** The first date of the previous or next span. */
export function spanBeside(at: string, span: Exclude<Span, 'year'>, step: number): string {
  if (span === 'week') return formatDay(parseDay(at)! + 7 * step);
  return formatDay(monthsAfter(at, (span === 'month' ? 1 : 3) * step));
}

/** The same day some months later, or the last day of a shorter month. */
function monthsAfter(at: string, months: number): number {
  const [year, month, day] = at.split('-').map(Number) as [number, number, number];
  const index = year * MONTHS_A_YEAR + month - 1 + months;
  const start = `${String(Math.floor(index / MONTHS_A_YEAR)).padStart(4, '0')}-${String((index % MONTHS_A_YEAR) + 1).padStart(2, '0')}`;
  for (let last = day; last > 0; last--) {
    const found = parseDay(`${start}-${String(last).padStart(2, '0')}`);
    if (found !== null) return found;
  }
  return parseDay(at)!;
}

export function drawMatrix(drawing: MatrixDrawing): HTMLElement {
  const { rows, selected } = drawing;
  const [first] = rows;
  const dates = first?.days.map(({ date }) => date) ?? [];
  const tabbable = selected !== null && dates.includes(selected) ? selected : dates[0];
  const blocks = blocksOf(dates);
  const columns = Math.max(...blocks.map(({ length }) => length));
  const tables = blocks.map((block) => drawBlock(drawing, block, columns, tabbable));
  const days = h(
    'div',
    { class: 'scrolls', role: 'region', 'aria-label': message('matrixCaption') },
    ...tables,
  );
  days.addEventListener('keydown', (event) => moveBetweenCells(tables, event));
  const counts = rows.map(({ name, days }) => {
    const open = days.filter(
      ({ look }) => look === 'open' || look === 'weekend_workday' || look === 'early_close',
    ).length;
    return h('li', {}, h('b', {}, String(open)), ` ${name}`);
  });
  return h(
    'div',
    {},
    days,
    h('p', { class: 'quiet' }, message('businessDaysOf')),
    h('ul', { class: 'figures small' }, ...counts),
  );
}

/** A quarter does not fit beside a panel: a table a month. A week or a month is one table. */
function blocksOf(dates: readonly string[]): (readonly string[])[] {
  if (dates.length <= LONGEST_MONTH) return [dates];
  const months = [...new Set(dates.map((date) => date.slice(0, 7)))];
  return months.map((month) => dates.filter((date) => date.startsWith(month)));
}

/** A row for each calendar. As many columns in each table, so that the days stand below each other. */
function drawBlock(
  drawing: MatrixDrawing,
  dates: readonly string[],
  columns: number,
  tabbable: string | undefined,
): HTMLTableElement {
  const [from, to] = [dates[0] ?? '', dates.at(-1) ?? ''];
  const blank = () =>
    columns > dates.length ? [h('td', { colspan: String(columns - dates.length) })] : [];
  const body = drawing.rows.map(({ id, name, days }, at) =>
    h(
      'tr',
      { class: id === '' ? 'combined' : '' },
      h('th', { scope: 'row', title: id }, name),
      ...days
        .filter(({ date }) => date >= from && date <= to)
        .map((day) =>
          h('td', {}, drawDay(ownDrawing(drawing, id), day, at === 0 && day.date === tabbable)),
        ),
      ...blank(),
    ),
  );
  return h(
    'table',
    { class: `matrix${columns > DAYS_A_WEEK ? ' dense' : ''}` },
    h('caption', { class: 'aside' }, message('matrixCaption')),
    h('thead', {}, monthRow(dates), h('tr', {}, h('td'), ...dates.map(dateHead), ...blank())),
    h('tbody', {}, ...body),
  );
}

/** The row of a calendar marks today in its own time zone. */
function ownDrawing(drawing: MatrixDrawing, id: string): MatrixDrawing {
  if (id === '') return drawing;
  const own = [...drawing.todays]
    .filter(([, ids]) => ids.includes(id))
    .map(([date]) => [date, [id]] as const);
  return { ...drawing, todays: new Map(own) };
}

function monthRow(dates: readonly string[]): HTMLElement {
  const cells: HTMLElement[] = [];
  for (let at = 0; at < dates.length; ) {
    const month = dates[at]!.slice(0, 7);
    const length = dates.slice(at).findIndex((date) => !date.startsWith(month));
    const span = length < 0 ? dates.length - at : length;
    const name = locale.month(Number(month.slice(5)));
    cells.push(
      h(
        'th',
        { colspan: String(span), scope: 'colgroup' },
        span > 3 ? `${name} ${month.slice(0, 4)}` : '',
      ),
    );
    at += span;
  }
  return h('tr', { class: 'months-row' }, h('td'), ...cells);
}

function dateHead(date: string): HTMLElement {
  const weekday = isoWeekday(parseDay(date)!);
  return h(
    'th',
    { scope: 'col', abbr: date },
    h('small', {}, locale.weekday(weekday, 'narrow')),
    String(Number(date.slice(8))),
  );
}

/** Arrow keys move between days and calendars; at an edge to the next table. */
function moveBetweenCells(tables: readonly HTMLTableElement[], event: KeyboardEvent): void {
  const cell = event.target instanceof HTMLElement ? event.target.closest('td') : null;
  const table = cell?.closest('table');
  if (!cell || !table) return;
  const isLeftToRight = document.documentElement.dir !== 'rtl';
  const forward = isLeftToRight ? 'ArrowRight' : 'ArrowLeft';
  const back = isLeftToRight ? 'ArrowLeft' : 'ArrowRight';
  const across = event.key === forward ? 1 : event.key === back ? -1 : 0;
  const down = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (across === 0 && down === 0) return;
  event.preventDefault();
  const grid = (one: HTMLTableElement | undefined) =>
    [...(one?.tBodies[0]?.rows ?? [])].map((row) => [
      ...row.querySelectorAll<HTMLElement>('button.day'),
    ]);
  const own = grid(table);
  const row = own.findIndex((days) => days.some((day) => day.parentElement === cell));
  const column = own[row]?.findIndex((day) => day.parentElement === cell) ?? 0;
  const beside = grid(tables[tables.indexOf(table) + across + down]);
  const next = across > 0 ? beside[row]?.[0] : across < 0 ? beside[row]?.at(-1) : undefined;
  const to = own[row + down]?.[column + across] ?? next ?? beside.at(down > 0 ? 0 : -1)?.[column];
  if (!to) return;
  for (const day of tables.flatMap((one) => [...one.querySelectorAll('[tabindex="0"]')]))
    day.setAttribute('tabindex', '-1');
  to.setAttribute('tabindex', '0');
  to.focus();
}
