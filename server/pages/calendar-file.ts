import { firstDayOf, isoWeekday, lastDayOf, mustParseDay, yearOf } from '../engine/civil-date.js';
import { publicEntries } from '../queries/entries.js';
import { dateIn } from '../queries/today.js';
import { WEEKDAYS } from '../text/date-words.js';
import { tableFile } from '../text/table.js';
import type { Requested, SiteFile } from './site.js';

/** The days of a calendar in this year and the next, as a file. */

const COLUMNS = ['date', 'weekday', 'name', 'kind', 'close_time', 'status', 'coverage', 'sources'];

/** `form`: csv or xlsx. Names are in the user's language; columns are those of the API. */
export function calendarFile(
  { catalog, locale, nowMs }: Requested,
  index: number,
  form: string,
): Promise<SiteFile> {
  const { id, timezone, data_years } = catalog.calendar(index);
  const year = yearOf(mustParseDay(dateIn(timezone ?? 'UTC', nowMs)));
  const [from, to] = [Math.max(year, data_years[0]), Math.min(year + 1, data_years[1])];
  const entries =
    from > to
      ? []
      : publicEntries(catalog, index, firstDayOf(from), lastDayOf(to), {
          lang: locale.lang,
          withSources: true,
        });
  const rows = entries.map(({ date, name, kind, close_time, status, coverage, sources = [] }) => [
    date,
    WEEKDAYS[isoWeekday(mustParseDay(date)) - 1]!,
    name,
    kind,
    close_time ?? '',
    status,
    coverage,
    sources.join(' '),
  ]);
  return tableFile(
    [{ title: id, columns: COLUMNS, rows }],
    `${id.replaceAll(':', '-')}-${from}-${to}`,
    form,
  );
}
