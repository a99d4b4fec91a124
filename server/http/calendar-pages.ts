import { gzipSync } from 'node:zlib';
import { htmlPage, type PartAddresses } from '../core/html.js';
import { Remembered } from '../core/remembered.js';
import { calendarTitle, renderCalendar } from '../service/calendar-page.js';
import type { Catalog } from '../service/catalog.js';
import { unknownCalendar } from '../service/find-calendars.js';
import { dateIn } from '../service/today.js';
import { type Page, pageOfForms, type StaticFiles, sendPage } from './static-files.js';

/**
 * /calendars/<id>: made from the data when it is asked for, so that a thousand pages cost a start nothing. The ones asked
 * for lately are remembered, compressed. All else is answered by `others`.
 */

const PATH = /^\/calendars\/([^/]+)$/;
/** Pages that are remembered, in bytes. */
const REMEMBERED_BYTES = 1_048_576;

export function calendarPages(
  catalog: Catalog,
  parts: PartAddresses,
  others: StaticFiles,
  nowMs: () => number = Date.now,
): StaticFiles {
  const pages = new Remembered<string, Page>(REMEMBERED_BYTES, (_key, page) =>
    page.reduce((sum, { bytes }) => sum + bytes.length, 0),
  );
  const pageOf = (index: number): Page => {
    const calendar = catalog.calendar(index);
    const today = dateIn(calendar.timezone ?? 'UTC', nowMs());
    return pages.get(`${index} ${today}`, () => {
      const html = htmlPage(calendarTitle(calendar), renderCalendar(catalog, index, today), parts);
      const bytes = Buffer.from(html);
      const forms = [
        { coding: 'gzip', bytes: gzipSync(bytes) },
        { coding: null, bytes },
      ];
      return pageOfForms(forms, '.html', false);
    });
  };
  return (request, response, headers) => {
    const asked = PATH.exec(request.path)?.[1];
    if (asked === undefined) return others(request, response, headers);
    const text = decoded(asked);
    const index = catalog.find(text);
    if (index === undefined) throw unknownCalendar(catalog, text, 404);
    const { id } = catalog.calendar(index);
    if (text === id) return sendPage(pageOf(index), request, response, headers);
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
