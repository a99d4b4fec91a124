import { parseDay } from '../engine/civil-date.js';
import { fits, MAX_VALUE_LENGTH, marketsIn, QUESTIONS } from './questions.js';

/** The view of the workspace in the URL: everything but the key, so that a view can be sent to a colleague. */

export const MAX_CALENDARS = 10;
export const SPANS = ['year', 'quarter', 'month', 'week'] as const;
export type Span = (typeof SPANS)[number];

export interface View {
  readonly calendars: readonly string[];
  readonly year: number;
  /** The span of days: a year, or less from a date on with all calendars side by side. */
  readonly span: Span;
  /** The first date of a span shorter than a year, YYYY-MM-DD. */
  readonly at: string;
  /** `all` or `any`: the calendars combined; or the id of a single calendar. */
  readonly show: string;
  /** The clicked day, YYYY-MM-DD. */
  readonly day: string | null;
  /** The question of the panel, and its fields by parameter name. */
  readonly question: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** That of the parameter `question`, in saved links. */
const FORMER_NAME = 'ask';
const OWN = new Set([
  'calendars',
  'year',
  'span',
  'at',
  'show',
  'day',
  'question',
  FORMER_NAME,
  'lang',
]);
/** The fields of the panel; everything else in a URL, a key too, is dropped. */
const FIELD_NAMES: readonly string[] = [
  ...new Set(QUESTIONS.flatMap(({ fields }) => fields.map(({ name }) => name))),
];
const MIN_YEAR = 1000;
const MAX_YEAR = 9999;
/** A calendar id, also `OWN:` and joint ones (`A+B`). */
const ID = /^[\w:+-]{1,80}$/;

/** A view as read from a URL. */
export interface ReadView {
  readonly view: View;
  /** Unknown parts of the URL. A key is not repeated. */
  readonly unknown: readonly string[];
  /** Calendars beyond the maximum, which are not shown. */
  readonly beyond: readonly string[];
}

/** Reads the view from a URL. Missing and invalid parts get their defaults; invalid ones are returned in `unknown`. */
export function readView(search: string, today: string): ReadView {
  const query = new URLSearchParams(search);
  const unknown: string[] = [];
  /** The value, or the default; an invalid one is added to `unknown`. */
  const take = <T>(name: string, read: (text: string) => T | null, usual: T): T => {
    const text = query.get(name);
    if (text === null || text === '') return usual;
    const value = read(text);
    if (value === null) unknown.push(`${name}=${text.slice(0, MAX_VALUE_LENGTH)}`);
    return value ?? usual;
  };
  const asDate = (text: string) => (parseDay(text) === null ? null : text);
  const written = (query.get('calendars') ?? '')
    .split(',')
    .map((id) => id.trim().replaceAll(' ', '+'))
    .filter((id) => id !== '');
  const ids = [...new Set(written.filter((id) => ID.test(id)).map((id) => id.toUpperCase()))];
  const calendars = ids.slice(0, MAX_CALENDARS);
  unknown.push(
    ...written
      .filter((id) => !ID.test(id))
      .map((id) => `calendars=${id.slice(0, MAX_VALUE_LENGTH)}`),
  );
  for (const name of new Set(query.keys())) {
    if (!OWN.has(name) && !FIELD_NAMES.includes(name))
      unknown.push(name.slice(0, MAX_VALUE_LENGTH));
  }
  const question = take(
    query.has('question') ? 'question' : FORMER_NAME,
    (text) => QUESTIONS.find(({ id }) => id === text)?.id ?? null,
    marketsIn(calendars).length > 0 ? 'settle' : 'add',
  );
  const fields = FIELD_NAMES.flatMap((name) => {
    const value = take<string | null>(
      name,
      (text) => (fits(question, name, text) ? text : null),
      null,
    );
    return value === null ? [] : [[name, value]];
  });
  const asYear = (text: string) =>
    /^\d{4}$/.test(text) && Number(text) >= MIN_YEAR ? Number(text) : null;
  const day = take<string | null>('day', asDate, null);
  const span = take<Span>('span', (text) => SPANS.find((one) => one === text) ?? null, 'year');
  const at = take('at', asDate, day ?? today);
  const year = Math.min(MAX_YEAR, take('year', asYear, Number((day ?? today).slice(0, 4))));
  const view = {
    calendars,
    year: span === 'year' ? year : yearOfDate(at),
    span,
    at,
    show: take('show', (text) => showOf(text, calendars), 'all'),
    day,
    question,
    fields: Object.fromEntries(fields) as Record<string, string>,
  };
  return { view, unknown, beyond: ids.slice(MAX_CALENDARS) };
}

/** The year of a view is that of its first date. */
export function yearOfDate(at: string): number {
  return Number(at.slice(0, 4));
}

function showOf(text: string, calendars: readonly string[]): string | null {
  if (/^(?:all|any)$/i.test(text)) return text.toLowerCase();
  return calendars.find((id) => id === text.toUpperCase()) ?? null;
}

/** The query of the URL of this view. */
export function writeView(
  { calendars, year, span, at, show, day, question, fields }: View,
  lang: string | null,
): string {
  const query = new URLSearchParams();
  if (calendars.length > 0) query.set('calendars', calendars.join());
  query.set('year', String(year));
  if (span !== 'year') {
    query.set('span', span);
    query.set('at', at);
  }
  if (show !== 'all') query.set('show', show);
  if (day !== null) query.set('day', day);
  query.set('question', question);
  for (const [name, value] of Object.entries(fields)) {
    if (!OWN.has(name) && value !== '' && fits(question, name, value)) query.set(name, value);
  }
  if (lang !== null) query.set('lang', lang);
  return `?${query.toString().replaceAll('%2C', ',').replaceAll('%3A', ':').replaceAll('%2F', '/')}`;
}

/** The calendars of the view, and how they are combined. */
export function shownCalendars({ calendars, show }: View): {
  ids: readonly string[];
  mode: 'all' | 'any';
} {
  if (show === 'all' || show === 'any') return { ids: calendars, mode: show };
  return { ids: [show], mode: 'all' };
}
