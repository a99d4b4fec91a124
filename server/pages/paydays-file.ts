import { formatDay } from '../engine/civil-date.js';
import { payDayFeed } from '../feeds/pay-day-feed.js';
import { localeOf } from '../locale/locales.js';
import type { Catalog } from '../queries/catalog.js';
import { type EntryQuery, publicEntries } from '../queries/entries.js';
import { bridgeDays, type FreeSpan, longWeekends } from '../queries/free-days.js';
import { systemId } from '../queries/payment-system.js';
import { Problem } from '../queries/problem.js';
import { type Table, tableFile } from '../text/table.js';
import { mistakeText, parametersOf } from './parameters.js';
import {
  type PayPlace,
  type PayQuery,
  payPlaces,
  readPayQuery,
  ruleText,
} from './paydays-query.js';
import type { Requested, SiteFile } from './site.js';

/** Pay days as files: a table (CSV), sheets (Excel), events (iCalendar). */

const TABLES = ['pay', 'free'] as const;

/** Names of the holidays within free days. */
export function reasonsOf(
  catalog: Catalog,
  index: number,
  { from, to }: FreeSpan,
  query: EntryQuery,
): string[] {
  const entries = publicEntries(catalog, index, from, to, {
    ...query,
    kinds: ['holiday'],
  });
  return [...new Set(entries.map(({ name }) => name))];
}

/** `form`: csv, xlsx or ics. Rejects with a Problem for a mistake in the query. */
export async function paydaysFile(requested: Requested, form: string): Promise<SiteFile> {
  const { catalog, locale } = requested;
  // The token of a feed was read with its route.
  const { token: _token, ...given } = requested.query;
  const query = readPayQuery(form === 'ics' ? { ...requested, query: given } : requested);
  const { places, mistakes } = payPlaces(requested, query);
  const parameters = parametersOf({ table: given.table }, ['table']);
  const table = parameters.choice('table', TABLES) ?? 'pay';
  // For programs, whose error messages are English.
  const [wrong] = [...mistakes, ...parameters.mistakes];
  if (wrong) throw new Problem('invalid_parameter', mistakeText(wrong, localeOf('en')));
  const name = `pay-days-${query.year}`;
  if (form === 'ics') {
    const title = `${locale.message('paydaysTitle')}: ${ruleText(query.plan, locale)}`;
    // Without a year, as a feed is asked for, that of today and the next, where the data have it.
    const next = given.year === undefined ? yearAfter(requested, query) : [];
    const feed = payDayFeed(catalog, [...places, ...next], { title, plan: query.plan, locale });
    return {
      type: 'text/calendar; charset=utf-8',
      name: `${name}.ics`,
      bytes: Buffer.from(feed),
    };
  }
  const pay = payTable(requested, places, query.year);
  const free = freeTable(requested, places, query.year);
  const tables = form === 'xlsx' ? [pay, free] : [table === 'pay' ? pay : free];
  return tableFile(tables, table === 'pay' ? name : `free-days-${query.year}`, form);
}

function yearAfter(requested: Requested, query: PayQuery): readonly PayPlace[] {
  const year = query.year + 1;
  return payPlaces(requested, { ...query, year }).places;
}

function payTable({ catalog }: Requested, places: readonly PayPlace[], year: number): Table {
  const text = (day: number | null) => (day === null ? '' : formatDay(day));
  return {
    title: 'Pay days',
    columns: [
      'calendar',
      'name',
      'month',
      'pay_day',
      'estimated',
      'working_days',
      'quarter',
      'rule_day',
      'file_by',
      'payment_system',
    ],
    rows: places.flatMap(({ id, name, pays, money, working }) =>
      pays.map(({ month, named, day, fileBy, isEstimated }) => [
        id,
        name,
        `${year}-${String(month).padStart(2, '0')}`,
        text(day),
        String(isEstimated),
        working[month - 1]!,
        Math.ceil(month / 3),
        text(named),
        text(fileBy),
        systemId(catalog, money),
      ]),
    ),
  };
}

function freeTable({ catalog, locale }: Requested, places: readonly PayPlace[], year: number) {
  const dates = (span: FreeSpan) => [
    formatDay(span.from),
    formatDay(span.to),
    span.to - span.from + 1,
  ];
  return {
    title: 'Long weekends and bridge days',
    columns: ['calendar', 'kind', 'day_off', 'from', 'to', 'days', 'names'],
    rows: places.flatMap(({ id, index }) => {
      const days = catalog.businessDays(index);
      const names = (span: FreeSpan) =>
        reasonsOf(catalog, index, span, { lang: locale.lang, withSources: false }).join('; ');
      return [
        ...longWeekends(days, year).map((span) => [
          id,
          'long_weekend',
          '',
          ...dates(span),
          names(span),
        ]),
        ...bridgeDays(days, year).map((span) => [
          id,
          'bridge_day',
          formatDay(span.day),
          ...dates(span),
          names(span),
        ]),
      ];
    }),
  };
}
