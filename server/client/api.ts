import { firstDayOf, formatDay, lastDayOf } from '../engine/civil-date.js';
import { ANSWER_BASES, DAY_STATUSES } from '../engine/types.js';
import type { MessageKey } from '../locale/make-locale.js';
import type { Problem } from '../queries/problem.js';
import type { Calendar, DayOf, Entry, Holidays, YearOf } from './answers.js';

/** Sends requests to the server, with the key stored in this browser. */

const KEY_NAME = 'kalends-key';
/** Longer than any response takes; after that the server is reported as slow. */
const PATIENCE_MS = 15_000;

/** A request that failed. `key`: the key is missing, wrong, or not allowed to do this. */
export class NoAnswer extends Error {
  constructor(
    readonly kind: 'key' | 'network' | 'slow' | 'refused',
    message: string,
    /** HTTP status of the response, if there was one. */
    readonly status: number | null = null,
  ) {
    super(message);
  }
}

/** The release of the last response, and the listener for a new one. */
let release: string | null = null;
let onRelease: (id: string) => void = () => {};

export function whenReleased(listener: (id: string) => void): void {
  onRelease = listener;
}

export function releaseInUse(): string | null {
  return release;
}

/** The server's demo key; null if it has none. */
let demoKey: string | null = null;

/** The key to send: that of this browser, otherwise the demo key; null if there is neither. */
export function keyInUse(): string | null {
  return storedKey() ?? demoKey;
}

/** Fetches the demo key; there is none if the request fails. */
export async function lookForDemoKey(): Promise<void> {
  const answer = await requestJson<{ key: string | null }>('/demo-key').catch(() => null);
  demoKey = answer?.key ?? null;
}

/** The key stored in this browser; null if there is none. */
export function storedKey(): string | null {
  try {
    return localStorage.getItem(KEY_NAME);
  } catch {
    return keyOfThisVisit;
  }
}

/** Where the browser stores nothing, the key lasts as long as the page. */
let keyOfThisVisit: string | null = null;

export function storeKey(key: string | null): void {
  keyOfThisVisit = key;
  try {
    if (key === null) localStorage.removeItem(KEY_NAME);
    else localStorage.setItem(KEY_NAME, key);
  } catch {
    // This browser stores nothing; the key lasts for this visit.
  }
}

/** The JSON of a URL under /v1. Rejects with NoAnswer, or with AbortError if it was aborted. */
export async function requestJson<T>(address: string, signal?: AbortSignal): Promise<T> {
  return (await fetchAnswer(address, signal)).json() as Promise<T>;
}

/** Checks for a new release, with a request that needs no key. */
export async function lookForRelease(): Promise<void> {
  await fetchAnswer('/healthz').catch(() => undefined);
}

async function fetchAnswer(address: string, signal?: AbortSignal): Promise<Response> {
  const response = await reach(address, keyInUse(), { signal });
  if (!response.ok) throw await refusal(response);
  return response;
}

export interface Reach {
  readonly signal?: AbortSignal | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** Default: a redirect is an error. */
  readonly redirect?: RequestRedirect;
}

/** The complete response, whatever its status. Rejects with NoAnswer, or with AbortError if it was aborted. */
export async function reach(
  address: string,
  key: string | null,
  options: Reach = {},
): Promise<Response> {
  const { signal, redirect = 'error' } = options;
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), PATIENCE_MS);
  const stop = () => late.abort();
  signal?.addEventListener('abort', stop);
  try {
    const headers = { ...options.headers, ...(key && { authorization: `Bearer ${key}` }) };
    const response = await fetch(address, {
      headers,
      signal: late.signal,
      credentials: 'omit',
      redirect,
    });
    noteRelease(response.headers.get('x-data-release'));
    // Read here, within the timeout.
    const body = await response.arrayBuffer();
    return new Response(body.byteLength > 0 ? body : null, response);
  } catch (error) {
    if (signal?.aborted) throw error;
    if (late.signal.aborted)
      throw new NoAnswer('slow', wordFor('slowServer', 'The server has not answered yet.'));
    throw new NoAnswer('network', wordFor('cannotReach', 'The server cannot be reached.'));
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

/** A text in the language of the page, if the page contains its texts: the documentation has none and uses English. */
export function wordFor(word: MessageKey, usual: string): string {
  const { words } = document.documentElement.dataset;
  return words === undefined
    ? usual
    : ((JSON.parse(words) as Record<string, string>)[word] ?? usual);
}

function noteRelease(id: string | null): void {
  if (id === null || id === release) return;
  release = id;
  onRelease(id);
}

async function refusal(response: Response): Promise<NoAnswer> {
  const problem = (await response.json().catch(() => null)) as ReturnType<Problem['body']> | null;
  const detail = problem?.detail ?? `The server answered ${response.status}.`;
  if (response.status === 401 || response.status === 403) return new NoAnswer('key', detail);
  const wait = response.headers.get('retry-after');
  const message = response.status === 429 && wait ? `${detail} (${wait} s)` : detail;
  return new NoAnswer('refused', message, response.status);
}

/** A URL with a readable query: commas, colons and slashes are not escaped. */
export function addressOf(path: string, values: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(values).map(([name, value]) => `${name}=${readable(value)}`);
  return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`;
}

function readable(value: string): string {
  return encodeURIComponent(value)
    .replaceAll('%2C', ',')
    .replaceAll('%3A', ':')
    .replaceAll('%2F', '/');
}

/** The parameter for names in the language of the page; none for English. */
export function inLanguage(): Readonly<Record<string, string>> {
  const { lang } = document.documentElement;
  return lang === '' || lang === 'en' ? {} : { lang };
}

/** Responses by URL, until a new release is seen. Failed requests are repeated. */
const known = new Map<string, Promise<unknown>>();

export function forgetAnswers(): void {
  known.clear();
}

function remembered<T>(name: string, make: () => Promise<T>): Promise<T> {
  const before = known.get(name);
  if (before !== undefined) return before as Promise<T>;
  const made = make();
  known.set(name, made);
  made.catch(() => known.get(name) === made && known.delete(name));
  return made;
}

/** A calendar with its sources. */
export function calendarOf(id: string): Promise<Calendar> {
  const address = `/v1/calendars/${encodeURIComponent(id)}`;
  return remembered(
    address,
    async () => (await requestJson<{ calendar: Calendar }>(address)).calendar,
  );
}

/** All days of a calendar's year, from two requests. */
export function yearOf(id: string, year: number): Promise<YearOf> {
  return remembered(`${id} ${year}`, async () => {
    const dates = [];
    for (let day = firstDayOf(year); day <= lastDayOf(year); day++) dates.push(formatDay(day));
    const days = fetchAnswer(
      addressOf('/v1/days', { dates: dates.join(), calendars: id, format: 'csv' }),
    );
    const holidays = requestJson<Holidays>(
      addressOf('/v1/holidays', { calendars: id, year: String(year), ...inLanguage() }),
    );
    const [table, { calendars }] = await Promise.all([
      days.then((answer) => answer.text()),
      holidays,
    ]);
    return { id, year, days: daysIn(table, calendars[0]!.entries) };
  });
}

/** calendars,date,mode,is_business_day,status,close_time,coverage,name,...,basis: only the name is ever quoted. */
function daysIn(table: string, entries: readonly Entry[]): DayOf[] {
  const lines = table.trimEnd().split('\r\n').slice(1);
  return lines.map((line) => {
    const cells = line.split(',');
    const [, date, , open, status, closes, coverage] = cells;
    return {
      date: date!,
      isBusinessDay: open === 'true',
      status: DAY_STATUSES.find((one) => one === status) ?? 'open',
      closeTime: closes || null,
      coverage: coverage === 'verified' ? 'verified' : 'library',
      basis: ANSWER_BASES.find((one) => one === cells.at(-1))!,
      entries: entries.filter((entry) => entry.date === date),
    };
  });
}
