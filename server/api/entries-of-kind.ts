import type { DayNumber } from '../engine/civil-date.js';
import type { EntryKind, RequestedKind } from '../engine/types.js';
import type { Catalog } from '../queries/catalog.js';
import { entriesJson } from '../queries/entry-json.js';
import { type RequestedEntry, requestedEntries } from '../queries/late-opens.js';
import { type CsvValue, toCsv } from '../text/csv.js';

/** The entries that the two endpoints of entries return: those of the calendars, or late opens if requested. */

const COLUMNS = [
  'calendar',
  'date',
  'kind',
  'name',
  'close_time',
  'status',
  'observed',
  'coverage',
  'may_move_days',
  'basis',
];
/** With kind=late_open. */
const LATE_COLUMNS = ['open_time'];
/** With include=sources. */
const SOURCE_COLUMNS = ['sources', 'citation'];

interface RequestedEntries {
  readonly lang: string;
  readonly include?: 'sources' | undefined;
  readonly kind?: RequestedKind | undefined;
}

export interface CalendarEntries {
  readonly id: string;
  readonly entries: readonly RequestedEntry[];
}

/** Finds entries of the days from..to of a calendar, at most `limit`. */
interface FindEntries {
  readonly list: (
    index: number,
    from: DayNumber,
    to: DayNumber,
    limit?: number,
  ) => RequestedEntry[];
  readonly json: (
    index: number,
    from: DayNumber,
    to: DayNumber,
    limit?: number,
  ) => { json: string; count: number };
  readonly csv: (perCalendar: readonly CalendarEntries[]) => string;
}

/** `usual`: the kinds without `kind`; default all of a calendar's entries. `lang` is looked up already. */
export function findEntries(
  catalog: Catalog,
  { lang, include, kind }: RequestedEntries,
  usual?: readonly EntryKind[],
): FindEntries {
  const withSources = include === 'sources';
  const query = { lang, withSources, kind, usual };
  const list: FindEntries['list'] = (index, from, to, limit) =>
    requestedEntries(catalog, index, from, to, query, limit);
  const json: FindEntries['json'] = (index, from, to, limit) => {
    if (kind !== 'late_open') {
      return entriesJson(
        catalog,
        index,
        from,
        to,
        { lang, withSources, kinds: kind ? [kind] : usual },
        limit,
      );
    }
    const entries = list(index, from, to, limit);
    return { json: JSON.stringify(entries), count: entries.length };
  };
  return {
    list,
    json,
    csv: (perCalendar) => entriesCsv(perCalendar, withSources, kind === 'late_open'),
  };
}

function entriesCsv(
  perCalendar: readonly CalendarEntries[],
  withSources: boolean,
  isLate: boolean,
): string {
  const columns = [
    ...COLUMNS,
    ...(isLate ? LATE_COLUMNS : []),
    ...(withSources ? SOURCE_COLUMNS : []),
  ];
  return toCsv(
    columns,
    perCalendar.flatMap(({ id, entries }) => entries.map((entry) => csvRow(id, entry))),
  );
}

function csvRow(calendar: string, entry: RequestedEntry): CsvValue[] {
  const { date, kind, name, close_time, status, observed, coverage, sources, basis, citation } =
    entry;
  return [
    calendar,
    date,
    kind,
    name,
    close_time,
    status,
    observed,
    coverage,
    entry.may_move_days ?? null,
    basis,
    ...('open_time' in entry ? [entry.open_time] : []),
    ...(sources ? [sources.join(' '), citation?.url ?? null] : []),
  ];
}

/** The CSV layout in words, for the API description. */
export function csvDescription(): string {
  return `${COLUMNS.join()}: one row per entry; with kind=late_open also ${LATE_COLUMNS.join()}; with include=sources also ${SOURCE_COLUMNS.join()}: the ids of the sources, separated by spaces, and the URL of the citation; may_move_days and basis are empty if absent or null`;
}
