import { byId, debounced } from './dom.js';

/** Filters and sorts the rows of the quality page, and shows the year under the pointer. */

const TYPING_MS = 80;

interface Row {
  readonly element: HTMLTableRowElement;
  readonly id: string;
  readonly name: string;
  /** The text to search, in lower case. */
  readonly text: string;
  readonly verified: number;
  readonly checked: string;
}

interface Family {
  readonly id: string;
  readonly section: HTMLElement;
  readonly body: HTMLTableSectionElement;
  readonly rows: readonly Row[];
}

const SORTS: Readonly<Record<string, (a: Row, b: Row) => number>> = {
  id: (a, b) => compare(a.id, b.id),
  name: (a, b) => a.name.localeCompare(b.name),
  verified: (a, b) => b.verified - a.verified || compare(a.id, b.id),
  unverified: (a, b) => a.verified - b.verified || compare(a.id, b.id),
  // Never sorts before any day.
  checked: (a, b) => compare(a.checked, b.checked) || compare(a.id, b.id),
};

const families = Array.from(document.querySelectorAll<HTMLElement>('section.family'), readFamily);
const find = byId<HTMLInputElement>('find');
const family = byId<HTMLSelectElement>('family');
const sort = byId<HTMLSelectElement>('sort');
const status = byId('status');
const foundText = byId('found').textContent ?? '';

function readFamily(section: HTMLElement): Family {
  const body = section.querySelector('tbody')!;
  return { id: section.id, section, body, rows: Array.from(body.rows, readRow) };
}

function readRow(element: HTMLTableRowElement): Row {
  const [name, id, , , verified, checked] = Array.from(
    element.cells,
    (cell) => cell.textContent ?? '',
  ) as [string, string, string, string, string, string];
  return { element, id, name, text: plain(`${id} ${name}`), verified: Number(verified), checked };
}

/** In lower case, without accents. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Shows the rows that contain all words typed. */
function filter(): void {
  const words = plain(find.value).split(/\s+/).filter(Boolean);
  let shown = 0;
  for (const { id, section, rows } of families) {
    let own = 0;
    for (const { element, text } of rows) {
      const isShown = words.every((word) => text.includes(word));
      element.hidden = !isShown;
      if (isShown) own++;
    }
    const isChosen = family.value === '' || family.value === id;
    section.hidden = !isChosen || own === 0;
    if (isChosen) shown += own;
  }
  const isWhole = words.length === 0 && family.value === '';
  status.textContent = isWhole ? '' : foundText.replace('{n}', String(shown));
}

function order(): void {
  const by = SORTS[sort.value] ?? SORTS.id!;
  for (const { body, rows } of families)
    body.append(...[...rows].sort(by).map(({ element }) => element));
}

/** The year and mark at a position of a strip, `2024: cited`; null where there is no data. */
function yearAt(strip: SVGSVGElement, clientX: number): string | null {
  const { left, width } = strip.getBoundingClientRect();
  const at = Math.floor(((clientX - left) / width) * strip.viewBox.baseVal.width);
  for (const path of strip.querySelectorAll('path')) {
    for (const [, from, length] of (path.getAttribute('d') ?? '').matchAll(/M(\d+) 0h(\d+)/g)) {
      if (at >= Number(from) && at < Number(from) + Number(length)) {
        return `${firstYear + at}: ${wordOf(path.getAttribute('class') ?? '')}`;
      }
    }
  }
  return null;
}

/** The word of a mark in the language of the page: that of the legend. */
function wordOf(mark: string): string {
  const item = document.querySelector(`.marks-of-trust path.${mark}`)?.closest('li');
  return item?.querySelector('b')?.textContent ?? mark;
}

const firstYear = Number(document.querySelector('.axis span')?.textContent);

document.addEventListener('pointermove', ({ target, clientX }) => {
  const cell =
    target instanceof Element ? target.closest<HTMLTableCellElement>('.heat td.years') : null;
  const strip = cell?.querySelector('svg');
  const year = strip && yearAt(strip, clientX);
  if (year) status.textContent = `${cell?.parentElement?.querySelector('th')?.textContent} ${year}`;
});
const filterSoon = debounced(TYPING_MS, filter);
find.addEventListener('input', filterSoon);
family.addEventListener('change', filter);
sort.addEventListener('change', order);
byId('tools').addEventListener('submit', (event) => {
  event.preventDefault();
  filter();
});
byId('tools').hidden = false;
// The browser may have restored the fields.
filter();
order();
