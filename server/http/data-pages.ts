import { gzipSync } from 'node:zlib';
import { htmlPage, type PartAddresses } from '../core/html.js';
import { Remembered } from '../core/remembered.js';
import { calendarTitle, renderCalendar } from '../service/calendar-page.js';
import type { Catalog } from '../service/catalog.js';
import { readChangesQuery, renderChanges } from '../service/changes-page.js';
import { unknownCalendar } from '../service/find-calendars.js';
import { marketDates, readMarketsQuery, renderMarkets } from '../service/market-page.js';
import { dateIn } from '../service/today.js';
import { type Page, pageOfForms, type StaticFiles, sendPage } from './static-files.js';

/**
 * Pages of the data, which need neither a script nor a key: /calendars/<id>, /markets and /changes. They are made when they
 * are asked for, so that a thousand pages cost a start nothing. Those of many calendars are remembered; one of one calendar is
 * made sooner (a tenth of a millisecond) than a thousand of them would be worth their memory.
 */

const CALENDAR = /^\/calendars\/([^/]+)$/;
/** Pages that are remembered, in bytes. */
const REMEMBERED_BYTES = 1_048_576;
/** A page is some 10 KB: 48 KB of memory to pack it instead of 256, for hardly a byte more. */
const SMALL_WINDOW = { windowBits: 13, memLevel: 5, chunkSize: 2048 };
/** Every zone's midnight is on a whole minute. */
const MINUTE_MS = 60_000;

/** All else is answered by `others`. */
export function dataPages(
  catalog: Catalog,
  parts: PartAddresses,
  others: StaticFiles,
  nowMs: () => number = Date.now,
): StaticFiles {
  const pages = new Remembered<string, Page>(REMEMBERED_BYTES, (_name, page) =>
    page.reduce((sum, { bytes }) => sum + bytes.length, 0),
  );
  const makePage = (title: string, body: string): Page => {
    const bytes = Buffer.from(htmlPage(title, body, parts));
    const forms = [
      { coding: 'gzip', bytes: gzipSync(bytes, SMALL_WINDOW) },
      { coding: null, bytes },
    ];
    return pageOfForms(forms, '.html', false);
  };
  /** `name` tells apart what differs. */
  const pageOf = (name: string, title: string, body: () => string): Page =>
    pages.get(name, () => makePage(title, body()));

  const calendarPage = (index: number) => {
    const calendar = catalog.calendar(index);
    const today = dateIn(calendar.timezone ?? 'UTC', nowMs());
    return makePage(calendarTitle(calendar), renderCalendar(catalog, index, today));
  };
  let dates = { minute: -1, text: '' };
  const datesAt = (now: number): string => {
    const minute = Math.floor(now / MINUTE_MS);
    if (minute !== dates.minute) dates = { minute, text: marketDates(catalog, now) };
    return dates.text;
  };
  const marketsPage = (query: Readonly<Record<string, unknown>>) => {
    const asked = readMarketsQuery(query);
    const now = nowMs();
    const name = `markets ${asked.region} ${asked.sort} ${datesAt(now)}`;
    return pageOf(name, 'Markets today and in the coming two weeks', () => renderMarkets(catalog, asked, now));
  };
  const changesPage = (query: Readonly<Record<string, unknown>>) => {
    const asked = readChangesQuery(catalog, query);
    return pageOf(`changes ${JSON.stringify(asked)}`, 'What releases changed', () => renderChanges(catalog, asked));
  };

  return (request, response, headers) => {
    const { path, query } = request;
    if (path === '/markets') return sendPage(marketsPage(query), request, response, headers);
    if (path === '/changes') return sendPage(changesPage(query), request, response, headers);
    const asked = CALENDAR.exec(path)?.[1];
    if (asked === undefined) return others(request, response, headers);
    const text = decoded(asked);
    const index = catalog.find(text);
    if (index === undefined) throw unknownCalendar(catalog, text, 404);
    const { id } = catalog.calendar(index);
    if (text === id) return sendPage(calendarPage(index), request, response, headers);
    // Former and other ids, and other cases, lead to the one page of the calendar.
    response.writeHead(302, { ...headers, location: `/calendars/${id}`, 'content-length': 0 }).end();
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
