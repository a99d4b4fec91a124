import * as z from 'zod';
import { type DayNumber, formatDay } from '../engine/civil-date.js';
import { CHANGE_TYPES } from '../engine/types.js';
import type { Catalog } from '../queries/catalog.js';
import { CHANGE_COLUMNS, changeForms } from '../queries/change-forms.js';
import { Problem } from '../queries/problem.js';
import { dateIn } from '../queries/today.js';
import { ALTERS_DAY } from '../store/changes-file.js';
import { type ChangeFilter, type FoundChange, takeChanges } from '../store/take-changes.js';
import { toCsv } from '../text/csv.js';
import { lookUpLanguage } from '../text/language.js';
import { type Context, CSV_TYPE, defineEndpoint, jsonText } from './endpoint.js';
import { type AskedDay, calendars, day, entryKind, integer, lang, tableFormat, tz, word } from './parameters.js';
import { resolveDay, selectEverKnown } from './request.js';
import { Change, DataRelease } from './schemas.js';
import { daysBefore, selectedSince, since } from './since.js';

const DEFAULT_WINDOW_DAYS = 30;
const MOST_CHANGES = 1000;
const DEFAULT_CHANGES = 100;
/** An answer ends before the change with which it would be longer; one change is always in it. */
const MOST_BYTES = 262_144;

/** GET /v1/changes */
export const listChanges = defineEndpoint({
  route: '/v1/changes',
  operationId: 'listChanges',
  summary: 'Dates added, removed or modified by each release, oldest first',
  description:
    'Within a release by calendar id, date and kind. The first release is the starting point and makes no changes. To follow, ask again with `cursor` = `next_cursor` (of a table: the header x-next-cursor), keeping the other parameters; null (no such header) means that there are no more. An answer ends before `limit` where it would be longer than 256 KiB, or where parameters leave nearly everything out of a long history, perhaps with no change in it: `next_cursor` then continues. `calendars` may name calendars that have gone. What changes answers without changing a date (a weekend, years of data) is told by /v1/releases.',
  path: z.object({}),
  query: z.object({
    since: since('changes', 'the last 30 days').optional(),
    calendars: calendars.optional(),
    from: day('Only changes of this date and later ones').optional(),
    to: day('Only changes of this date and earlier ones').optional(),
    kind: entryKind,
    change_type: word(CHANGE_TYPES, 'Only changes of this type: added, removed or modified').optional(),
    what: word(
      ['all', 'days'],
      'days: only changes by which a day has another status (open, early_close, closed, weekend) or closing time; names, sources and coverage alone are left out. Default all',
    )
      .optional()
      .default('all'),
    lang,
    tz,
    format: tableFormat,
    limit: integer(`Changes in one answer, at most. Default ${DEFAULT_CHANGES}`, 1, MOST_CHANGES, DEFAULT_CHANGES)
      .optional()
      .default(DEFAULT_CHANGES),
    cursor: integer('The next_cursor of the answer before', 0, Number.MAX_SAFE_INTEGER, 100).optional(),
  }),
  response: z.strictObject({
    data_release: DataRelease,
    changes: z.array(Change),
    next_cursor: z.int().nullable(),
  }),
  csv: `${CHANGE_COLUMNS.join()}: one row a change; name is that after it (of a removed date: before it), fields and sources are separated by spaces`,
  problems: [400, 422],
  answer({ query }, context) {
    const { catalog } = context;
    const { from, to, asOf } = daysOf(query, context);
    const filter: ChangeFilter = {
      calendars: query.calendars === undefined ? undefined : selectEverKnown(catalog, query.calendars),
      ...{ from, to, kind: query.kind, type: query.change_type, marks: query.what === 'days' ? ALTERS_DAY : 0 },
    };
    const start = Math.max(startOf(query.since, context), query.cursor ?? 0);
    const language = lookUpLanguage(query.lang, catalog.languages);
    const forms = changeForms(catalog.data, language);
    const page = <T>(form: (change: FoundChange) => T, bytesOf: (form: T) => number) =>
      pageOf(catalog, start, query.limit, filter, form, bytesOf);
    const dated = asOf.length > 0 && { asOf: asOf.join('_') };
    if (query.format === 'csv') {
      const { forms: rows, next } = page(forms.row, (cells) => Buffer.byteLength(cells.join()));
      return { contentType: CSV_TYPE, body: toCsv(forms.columns, rows), language, ...dated, next };
    }
    const { forms: texts, next } = page(forms.json, (text) => Buffer.byteLength(text));
    return { ...jsonText(catalog, `"changes":[${texts.join()}],"next_cursor":${next}`), language, ...dated };
  },
});

/** Changes from `start` on, as many as were asked for or fit, and where to go on; null when there are no more. */
function pageOf<T>(
  { data }: Catalog,
  start: number,
  limit: number,
  filter: ChangeFilter,
  form: (change: FoundChange) => T,
  bytesOf: (form: T) => number,
): { forms: T[]; next: number | null } {
  const forms: T[] = [];
  let bytes = 0;
  const next = takeChanges(data, start, filter, (change) => {
    if (forms.length === limit) return false;
    const made = form(change);
    bytes += bytesOf(made);
    if (forms.length > 0 && bytes > MOST_BYTES) return false;
    forms.push(made);
    return true;
  });
  return { forms, next };
}

/** The dates asked for, and what stood for `today` and the default of `since`; throws a Problem if they run backwards. */
function daysOf(
  query: { from?: AskedDay | undefined; to?: AskedDay | undefined; tz: string; since?: string | undefined },
  context: Context,
): { from: DayNumber | undefined; to: DayNumber | undefined; asOf: string[] } {
  const [from, to] = [query.from, query.to].map((asked) =>
    asked === undefined ? undefined : resolveDay(asked, query.tz, context),
  );
  if (from && to && from.day > to.day) {
    const read = `${formatDay(from.day)} is after to, ${formatDay(to.day)}`;
    throw new Problem('invalid_parameter', `from: ${read}; expected from <= to`);
  }
  const asOf = new Set([from?.asOf, to?.asOf, query.since === undefined ? dateIn('UTC', context.nowMs) : undefined]);
  asOf.delete(undefined);
  return { from: from?.day, to: to?.day, asOf: [...asOf] as string[] };
}

/** Position of the first change that `since` selects. */
function startOf(asked: string | undefined, { catalog, nowMs }: Context): number {
  const { releases } = catalog.data.meta;
  const from = asked ?? daysBefore(dateIn('UTC', nowMs), DEFAULT_WINDOW_DAYS);
  return releases.find(selectedSince(from, releases))?.changes[0] ?? releases.at(-1)!.changes[1];
}
