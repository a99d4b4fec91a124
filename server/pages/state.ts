import { isLeapYear } from '../engine/civil-date.js';

/** What is looked at, as it stands in the address: everything but the key, so that a view can be sent to a colleague. */

export const MOST_CALENDARS = 10;

export interface View {
  readonly calendars: readonly string[];
  readonly year: number;
  /** `all` or `any` of the calendars as one, or the id of the one that is shown alone. */
  readonly show: string;
  /** The day that was clicked, YYYY-MM-DD. */
  readonly day: string | null;
  /** Which question the panel asks, and its fields by the names of the parameters. */
  readonly ask: string;
  readonly fields: Readonly<Record<string, string>>;
}

const OWN = new Set(['calendars', 'year', 'show', 'day', 'ask']);
/** Fields that the panel has; what else stands in an address, a key too, is not taken over. */
export const FIELD_NAMES = [
  ...['date', 'n', 'inclusive', 'from', 'to', 'convention', 'start', 'end', 'frequency', 'roll', 'stub'],
  ...['end_of_month', 'pair', 'tenor'],
];
const LONGEST_FIELD = 40;
const ID = /^[\w:-]{1,40}$/;

/** The view that an address asks for; what it does not say, or says wrongly, is the usual. */
export function readView(search: string, thisYear: number): View {
  const query = new URLSearchParams(search);
  const ids = (query.get('calendars') ?? '').split(',').map((id) => id.trim().toUpperCase());
  const calendars = [...new Set(ids.filter((id) => ID.test(id)))].slice(0, MOST_CALENDARS);
  const year = Number(query.get('year'));
  const show = query.get('show')?.toUpperCase() ?? '';
  const day = query.get('day') ?? '';
  const fields = FIELD_NAMES.flatMap((name) => {
    const value = query.get(name)?.slice(0, LONGEST_FIELD);
    return value ? [[name, value]] : [];
  });
  return {
    calendars,
    year: Number.isInteger(year) && year >= 1000 && year <= 9999 ? year : thisYear,
    show: calendars.includes(show) ? show : show === 'ANY' ? 'any' : 'all',
    day: /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : null,
    ask: query.get('ask') ?? 'add',
    fields: Object.fromEntries(fields) as Record<string, string>,
  };
}

/** The query of the address that asks for this view. */
export function writeView({ calendars, year, show, day, ask, fields }: View): string {
  const query = new URLSearchParams();
  if (calendars.length > 0) query.set('calendars', calendars.join());
  query.set('year', String(year));
  if (show !== 'all') query.set('show', show);
  if (day !== null) query.set('day', day);
  query.set('ask', ask);
  for (const [name, value] of Object.entries(fields)) if (!OWN.has(name) && value !== '') query.set(name, value);
  return `?${query.toString().replaceAll('%2C', ',').replaceAll('%3A', ':').replaceAll('%2F', '/')}`;
}

/** Which calendars the view is about, and how they are one. */
export function shownCalendars({ calendars, show }: View): { ids: readonly string[]; mode: 'all' | 'any' } {
  if (show === 'all' || show === 'any') return { ids: calendars, mode: show };
  return { ids: [show], mode: 'all' };
}

export function daysIn(year: number): number {
  return isLeapYear(year) ? 366 : 365;
}
