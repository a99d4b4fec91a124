import { firstDayOf, isoWeekday, lastDayOf, mustParseDay, yearOf } from '../engine/civil-date.js';
import { localeOf } from '../locale/locales.js';
import { publicEntries } from '../queries/entries.js';
import { Problem } from '../queries/problem.js';
import { dateIn } from '../queries/today.js';
import { tableFile } from '../text/table.js';
import { mistakeText, parametersOf } from './parameters.js';
import type { Requested, SiteFile } from './site.js';

/** The days of a calendar in this year and the next, or in the year that is asked for, as a file. */

const COLUMNS = ['date', 'weekday', 'name', 'kind', 'close_time', 'status', 'coverage', 'sources'];

/**
 * `form`: csv or xlsx. Names and weekdays are in the user's language; columns are those of the API. Rejects with a Problem for a
 * year that is none or has no data.
 */
export function calendarFile(requested: Requested, index: number, form: string): Promise<SiteFile> {
  const { catalog, locale } = requested;
  const { id } = catalog.calendar(index);
  const [from, to] = yearsOf(requested, index);
  const entries =
    from > to
      ? []
      : publicEntries(catalog, index, firstDayOf(from), lastDayOf(to), {
          lang: locale.lang,
          withSources: true,
        });
  const rows = entries.map(({ date, name, kind, close_time, status, coverage, sources = [] }) => [
    date,
    locale.weekday(isoWeekday(mustParseDay(date))),
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

/** The years of a file, first and last: of the query, else this year and the next. */
function yearsOf({ catalog, query, nowMs }: Requested, index: number): [number, number] {
  const { timezone, data_years } = catalog.calendar(index);
  const [first, last] = data_years;
  const present = yearOf(mustParseDay(dateIn(timezone ?? 'UTC', nowMs)));
  const parameters = parametersOf({ year: query.year }, ['year']);
  const year = parameters.year('year', present);
  const [wrong] = parameters.mistakes;
  if (wrong) throw new Problem('invalid_parameter', mistakeText(wrong, localeOf('en')));
  if (query.year === undefined) return [Math.max(present, first), Math.min(present + 1, last)];
  if (year >= first && year <= last) return [year, year];
  const { id } = catalog.calendar(index);
  throw new Problem('out_of_coverage', `year: ${year}; ${id} has data from ${first} to ${last}`);
}
