import { firstDayOf, formatDay, lastDayOf } from '../engine/civil-date.js';
import { DAY_STATUSES } from '../engine/types.js';
import type { Problem } from '../queries/problem.js';
import type { Word } from '../words/make-reading.js';
import type { Calendar, DayOf, Entry, Holidays, YearOf } from './answers.js';

/** Asks the server, with the key that this browser keeps. */

const KEY_NAME = 'kalends-key';
/** Longer than any answer takes; a server that is busy so long is told as slow. */
const PATIENCE_MS = 15_000;

/** Why there is no answer. `key`: none, a wrong one, or one that does not open this. */
export class NoAnswer extends Error {
  constructor(
    readonly kind: 'key' | 'network' | 'slow' | 'refused',
    message: string,
    /** Of the response, where there was one. */
    readonly status: number | null = null,
  ) {
    super(message);
  }
}

/** What the answers were of last, and who is told when another release answers. */
let release: string | null = null;
let onRelease: (id: string) => void = () => {};

export function whenReleased(listener: (id: string) => void): void {
  onRelease = listener;
}

export function releaseInUse(): string | null {
  return release;
}

/** What the server lets everybody look with; null where it has none. */
let demoKey: string | null = null;

/** The key that is sent: of this browser, else the server's demo key; null when there is neither. */
export function keyInUse(): string | null {
  return storedKey() ?? demoKey;
}

/** Asks the server for its demo key. Without an answer there is none. */
export async function lookForDemoKey(): Promise<void> {
  const answer = await requestJson<{ key: string | null }>('/demo-key').catch(() => null);
  demoKey = answer?.key ?? null;
}

/** The key of this browser; null when it has none, or may keep none. */
export function storedKey(): string | null {
  try {
    return localStorage.getItem(KEY_NAME);
  } catch {
    return keyOfThisVisit;
  }
}

/** Where nothing can be kept, the key lasts as long as the page. */
let keyOfThisVisit: string | null = null;

export function storeKey(key: string | null): void {
  keyOfThisVisit = key;
  try {
    if (key === null) localStorage.removeItem(KEY_NAME);
    else localStorage.setItem(KEY_NAME, key);
  } catch {
    // A browser that keeps nothing: the visit has it.
  }
}

/** The JSON of an address under /v1. Throws NoAnswer; an ask that was called off, an AbortError. */
export async function requestJson<T>(address: string, signal?: AbortSignal): Promise<T> {
  return (await ask(address, signal)).json() as Promise<T>;
}

/** Whether the server can be reached, and which release answers; asks without a key. */
export async function lookForRelease(): Promise<void> {
  await ask('/healthz').catch(() => undefined);
}

async function ask(address: string, signal?: AbortSignal): Promise<Response> {
  const response = await reach(address, keyInUse(), { signal });
  if (!response.ok) throw await refusal(response);
  return response;
}

export interface Reach {
  readonly signal?: AbortSignal | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** Default: where one address leads to another is a fault. */
  readonly redirect?: RequestRedirect;
}

/** Whatever the server says, refusals too, read to its end. Throws NoAnswer; an ask that was called off, an AbortError. */
export async function reach(address: string, key: string | null, options: Reach = {}): Promise<Response> {
  const { signal, redirect = 'error' } = options;
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), PATIENCE_MS);
  const stop = () => late.abort();
  signal?.addEventListener('abort', stop);
  try {
    const headers = { ...options.headers, ...(key && { authorization: `Bearer ${key}` }) };
    const response = await fetch(address, { headers, signal: late.signal, credentials: 'omit', redirect });
    noteRelease(response.headers.get('x-data-release'));
    // Read here, where patience still counts.
    const body = await response.arrayBuffer();
    return new Response(body.byteLength > 0 ? body : null, response);
  } catch (error) {
    if (signal?.aborted) throw error;
    if (late.signal.aborted) throw new NoAnswer('slow', wordFor('slowServer', 'The server has not answered yet.'));
    throw new NoAnswer('network', wordFor('cannotReach', 'The server cannot be reached.'));
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

/** A text in the language of the page, if the page contains its texts: the documentation has none and uses English. */
export function wordFor(word: Word, usual: string): string {
  const { words } = document.documentElement.dataset;
  return words === undefined ? usual : ((JSON.parse(words) as Record<string, string>)[word] ?? usual);
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
  const told = response.status === 429 && wait ? `${detail} (${wait} s)` : detail;
  return new NoAnswer('refused', told, response.status);
}

/** Values of a query, readable: commas and colons stay as they are. */
export function addressOf(path: string, values: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(values).map(([name, value]) => `${name}=${readable(value)}`);
  return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`;
}

function readable(value: string): string {
  return encodeURIComponent(value).replaceAll('%2C', ',').replaceAll('%3A', ':').replaceAll('%2F', '/');
}

/** The parameter that asks for names in the language of the page; none for English. */
export function inLanguage(): Readonly<Record<string, string>> {
  const { lang } = document.documentElement;
  return lang === '' || lang === 'en' ? {} : { lang };
}

/** What was asked, by address, until another release answers. What failed is asked again. */
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
  return remembered(address, async () => (await requestJson<{ calendar: Calendar }>(address)).calendar);
}

/** Every day of a calendar's year: two questions, which the server answers from its arrays. */
export function yearOf(id: string, year: number): Promise<YearOf> {
  return remembered(`${id} ${year}`, async () => {
    const dates = [];
    for (let day = firstDayOf(year); day <= lastDayOf(year); day++) dates.push(formatDay(day));
    const days = ask(addressOf('/v1/days', { dates: dates.join(), calendars: id, format: 'csv' }));
    const holidays = requestJson<Holidays>(
      addressOf('/v1/holidays', { calendars: id, year: String(year), ...inLanguage() }),
    );
    const [table, { calendars }] = await Promise.all([days.then((answer) => answer.text()), holidays]);
    return { id, year, days: daysIn(table, calendars[0]!.entries) };
  });
}

/** calendars,date,mode,is_business_day,status,close_time,coverage,...: nothing before the name is ever quoted. */
function daysIn(table: string, entries: readonly Entry[]): DayOf[] {
  const lines = table.trimEnd().split('\r\n').slice(1);
  return lines.map((line) => {
    const [, date, , open, status, closes, coverage] = line.split(',') as [string, ...string[]];
    return {
      date: date!,
      isBusinessDay: open === 'true',
      status: DAY_STATUSES.find((one) => one === status) ?? 'open',
      closeTime: closes || null,
      isVerified: coverage === 'verified',
      entries: entries.filter((entry) => entry.date === date),
    };
  });
}
