import * as assert from 'uvu/assert';
import type * as z from 'zod';
import type { Endpoint } from '../../server/api/endpoint.js';
import { ENDPOINTS } from '../../server/api/index.js';
import {
  type CalendarDetail,
  type CalendarMeta,
  type Change,
  type DataRelease,
  type Entry,
  ProblemBody,
  type Release,
} from '../../server/api/schemas.js';
import type { TestServer } from './server.js';

/** Questions to a server of the tests; every answer is held to what all answers of its kind have in common. */

export type EntryAnswer = z.output<typeof Entry>;
type Trust = { mode: string; coverage: string; estimated: boolean };
type Released<T> = T & { data_release: z.output<typeof DataRelease> };

export type CalendarsAnswer = Released<{ calendars: z.output<typeof CalendarMeta>[] }>;
export type CalendarAnswer = Released<{ calendar: z.output<typeof CalendarDetail> }>;
export interface DayOfCalendar {
  id: string;
  status: string;
  is_business_day: boolean;
  close_time: string | null;
  open_time?: string;
  coverage: string;
  entries: EntryAnswer[];
}
export type DayAnswer = Released<{
  date: string;
  mode: string;
  is_business_day: boolean;
  coverage: string;
  calendars: DayOfCalendar[];
}>;
export type HolidaysAnswer = Released<{
  from: string;
  to: string;
  calendars: { id: string; name: string; entries: EntryAnswer[] }[];
}>;
export type NextHolidaysAnswer = Released<{
  from: string;
  calendars: { id: string; name: string; complete: boolean; entries: EntryAnswer[] }[];
}>;
export type StepAnswer = Released<Trust & { date: string; result: string }>;
export type AddAnswer = Released<Trust & { date: string; n: number; result: string }>;
export type CountAnswer = Released<Trust & { from: string; to: string; count: number }>;
export type ChangesAnswer = Released<{
  changes: z.output<typeof Change>[];
  next_cursor: number | null;
}>;
export type ReleasesAnswer = Released<{
  releases: z.output<typeof Release>[];
  next_cursor: number | null;
}>;
export type ProblemAnswer = z.output<typeof ProblemBody>;

/** The endpoint that a path belongs to. */
export function endpointOf(path: string): Endpoint {
  const pathname = path.split('?')[0]!;
  const exact = ENDPOINTS.find(({ route }) => route === pathname);
  const matching = ENDPOINTS.find(({ route }) =>
    new RegExp(`^${route.replace(/:\w+/, '[^/]+')}$`).test(pathname),
  );
  const endpoint = exact ?? matching;
  if (!endpoint) throw new Error(`no endpoint has the path ${path}`);
  return endpoint;
}

/** The JSON of a GET that must be answered 200 with the media type and the schema of its endpoint. */
export async function request<T>(server: TestServer, path: string): Promise<T> {
  const response = await answered(server, path, 'application/json');
  const body: unknown = await response.json();
  const result = endpointOf(path).response!.safeParse(body);
  assert.ok(result.success, `${path}: ${result.error?.message ?? ''}`);
  return body as T;
}

export async function requestText(server: TestServer, path: string): Promise<string> {
  const text = await (await answered(server, path, 'text/plain')).text();
  assert.not.match(text, /[\r\n]$/, `${path}: a bare value has no newline behind it`);
  return text;
}

export interface CsvAnswer {
  columns: string[];
  rows: Record<string, string>[];
}

export async function requestCsv(server: TestServer, path: string): Promise<CsvAnswer> {
  return table(await (await answered(server, path, 'text/csv')).text());
}

async function answered(server: TestServer, path: string, type: string): Promise<Response> {
  const response = await server.get(path);
  if (response.status !== 200)
    throw new Error(`${path} was answered ${response.status}: ${await response.text()}`);
  assert.is(mediaTypeOf(response), type, path);
  assert.match(response.headers.get('content-type')!, /charset=utf-8/);
  assert.match(response.headers.get('x-data-release')!, /^\d{8}T\d{6}Z$/);
  return response;
}

/** The problem of a GET that must be refused so, with a detail that holds all of the words. */
export async function requestProblem(
  server: TestServer,
  path: string,
  status: number,
  code: string,
  ...words: string[]
): Promise<ProblemAnswer> {
  return problemOf(await server.get(path), status, code, ...words);
}

/** The problem that a response must be. */
export async function problemOf(
  response: Response,
  status: number,
  code: string,
  ...words: string[]
): Promise<ProblemAnswer> {
  const text = await response.text();
  const where = `${response.url.slice(0, 200)} was answered ${response.status}: ${text.slice(0, 500)}`;
  assert.is(response.status, status, where);
  assert.is(mediaTypeOf(response), 'application/problem+json', where);
  assert.match(response.headers.get('x-data-release') ?? '', /^\d{8}T\d{6}Z$/, where);
  const problem = asProblem(text);
  assert.is(problem.status, status, where);
  assert.is(problem.code, code, where);
  for (const word of words)
    assert.ok(problem.detail.includes(word), `${where}\nthe detail lacks ${word}`);
  return problem;
}

/** The five members of the contract and nothing else. */
export function asProblem(text: string): ProblemAnswer {
  const result = ProblemBody.safeParse(JSON.parse(text));
  assert.ok(result.success, `${text}: ${result.error?.message ?? ''}`);
  assert.equal(Object.keys(result.data!).sort(), ['code', 'detail', 'status', 'title', 'type']);
  return result.data!;
}

export function mediaTypeOf(response: Response): string {
  return (response.headers.get('content-type') ?? '').split(';')[0]!;
}

/** CSV with a header row (RFC 4180), every row as an object. */
export function table(text: string): CsvAnswer {
  const [columns = [], ...rows] = parseCsv(text);
  const objects = rows.map((row) => {
    assert.is(
      row.length,
      columns.length,
      `a row has ${row.length} fields for ${columns.length} columns: ${row}`,
    );
    return Object.fromEntries(columns.map((column, index) => [column, row[index]!]));
  });
  return { columns, rows: objects };
}

/** The records of RFC 4180, read letter by letter. Every record must end with CRLF. */
export function parseCsv(text: string): string[][] {
  const records: string[][] = [];
  let record: string[] = [];
  let field = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]!;
    if (isQuoted && letter === '"' && text[at + 1] === '"') {
      field += '"';
      at++;
    } else if (letter === '"') {
      isQuoted = !isQuoted;
    } else if (!isQuoted && letter === ',') {
      record.push(field);
      field = '';
    } else if (!isQuoted && letter === '\r' && text[at + 1] === '\n') {
      records.push([...record, field]);
      record = [];
      field = '';
      at++;
    } else {
      if (!isQuoted && /[\r\n]/.test(letter)) throw new Error(`a bare line end at ${at}`);
      field += letter;
    }
  }
  if (isQuoted || field !== '' || record.length > 0)
    throw new Error('the last record does not end with CRLF');
  return records;
}
