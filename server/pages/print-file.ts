import { firstDayOf, isoWeekday, lastDayOf, mustParseDay } from '../engine/civil-date.js';
import { renderFeed } from '../feeds/feed.js';
import { localeOf } from '../locale/locales.js';
import { publicEntries } from '../queries/entries.js';
import { Problem } from '../queries/problem.js';
import { tableFile } from '../text/table.js';
import { choiceName } from './calendar-name.js';
import { mistakeText } from './parameters.js';
import { readPrintQuery } from './print-query.js';
import type { Requested, SiteFile } from './site.js';

/** The holidays of a year of up to ten calendars, those of the print view, as one file. */

const COLUMNS = [
  'calendar',
  'calendar_name',
  'date',
  'weekday',
  'name',
  'kind',
  'close_time',
  'status',
  'coverage',
  'sources',
];

/**
 * `form`: csv, xlsx or ics. Names and weekdays are in the user's language; columns are those of the API. Rejects with a Problem for
 * a mistake in the query.
 */
export async function printFile(requested: Requested, form: string): Promise<SiteFile> {
  const { catalog, locale } = requested;
  const {
    year,
    shown,
    mistakes: [wrong],
  } = readPrintQuery(requested);
  // For programs, whose error messages are English.
  if (wrong) throw new Problem('invalid_parameter', mistakeText(wrong, localeOf('en')));
  if (shown.length === 0) throw new Problem('invalid_parameter', 'for: expected a calendar');
  const name = `holidays-${year}`;
  if (form === 'ics') {
    const calendars = shown.map((calendar) => ({ calendar, from: year, to: year }));
    const feed = renderFeed(catalog.data, { calendars, lang: locale.lang });
    return { type: 'text/calendar; charset=utf-8', name: `${name}.ics`, bytes: Buffer.from(feed) };
  }
  const rows = shown.flatMap((index) => {
    const calendar = catalog.calendar(index);
    const entries = publicEntries(catalog, index, firstDayOf(year), lastDayOf(year), {
      lang: locale.lang,
      withSources: true,
    });
    return entries.map((entry) => [
      calendar.id,
      choiceName(calendar, locale),
      entry.date,
      locale.weekday(isoWeekday(mustParseDay(entry.date))),
      entry.name,
      entry.kind,
      entry.close_time ?? '',
      entry.status,
      entry.coverage,
      (entry.sources ?? []).join(' '),
    ]);
  });
  return tableFile([{ title: String(year), columns: COLUMNS, rows }], name, form);
}
