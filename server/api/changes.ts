import * as z from 'zod';
import { type DayNumber, formatDay } from '../engine/civil-date.js';
import { CHANGE_TYPES } from '../engine/types.js';
import type { Catalog } from '../queries/catalog.js';
import { CHANGE_COLUMNS, changeForms } from '../queries/change-forms.js';
import { Problem } from '../queries/problem.js';
import { selectedSince } from '../queries/since-release.js';
import { dateIn } from '../queries/today.js';
import { type ChangeFilter, type FoundChange, takeChanges } from '../store/take-changes.js';
import { toCsv } from '../text/csv.js';
import { lookUpLanguage } from '../text/language.js';
import { type Context, CSV_TYPE, defineEndpoint, jsonText } from './endpoint.js';
import {
  calendars,
  day,
  entryKind,
  integer,
  lang,
  type RequestedDay,
  tableFormat,
  tz,
  word,
} from './parameters.js';
import { resolveDay, selectEverKnown } from './request.js';
import { Change, DataRelease } from './schemas.js';
import { daysBefore, since } from './since.js';

const DEFAULT_WINDOW_DAYS = 30;
const MAX_CHANGES = 1000;
const DEFAULT_CHANGES = 100;
/** Maximum length of a response; a page ends before the change that would exceed it, but has at least one change. */
const MAX_BYTES = 262_144;

/** GET /v1/changes */
export const listChanges = defineEndpoint({
  route: '/v1/changes',
  example: '/v1/changes?since=2026-01-01&calendars=EUR&limit=1',
  operationId: 'listChanges',
  tool: {
    name: 'changes',
    own: {
      what: word(
        ['all', 'days'],
        'days: of the status or closing time of a day; all: also of names, sources, coverage. Default days',
      )
        .optional()
        .default('days'),
      limit: integer('Maximum number of changes. Default 20', 1, 60, 20).optional().default(20),
    },
    words: {
      since: 'A date or release id: changes published since. Default: the last 30 days',
      change_type: 'Only changes of this type',
      from: 'Only changes of this date and later',
      to: 'Only changes of this date and earlier',
      cursor: 'next_cursor of the previous response',
    },
  },
  summary: 'Dates added, removed or modified by each release, oldest first',
  description:
    'Sorted by calendar id, date and kind within a release. The first release is the baseline and has no changes. Next page: the same with `cursor` = `next_cursor` (of a table: the header x-next-cursor); null or none: the end. A page may end before `limit`, even without changes, after 256 KiB or a long filtered history: `next_cursor` continues. `calendars` may name removed calendars. Changes without a changed date (a weekend, years of data) are in /v1/releases.',
  path: z.object({}),
  query: z.object({
    since: since('changes', 'the last 30 days').optional(),
    calendars: calendars.optional(),
    from: day('Only changes of this date and later ones').optional(),
    to: day('Only changes of this date and earlier ones').optional(),
    kind: entryKind,
    change_type: word(
      CHANGE_TYPES,
      'Only changes of this type: added, removed or modified',
    ).optional(),
    what: word(
      ['all', 'days'],
      'days: only changes of the status or closing time of a day. Default all',
    )
      .optional()
      .default('all'),
    lang,
    tz,
    format: tableFormat,
    limit: integer(
      `Maximum number of changes in a response. Default ${DEFAULT_CHANGES}`,
      1,
      MAX_CHANGES,
      DEFAULT_CHANGES,
    )
      .optional()
      .default(DEFAULT_CHANGES),
    cursor: integer(
      'The next_cursor of the previous response',
      0,
      Number.MAX_SAFE_INTEGER,
      100,
    ).optional(),
  }),
  response: z.strictObject({
    data_release: DataRelease,
    changes: z.array(Change),
    next_cursor: z.int().nullable(),
  }),
  csv: `${CHANGE_COLUMNS.join()}: one row per change; name is the name after the change (for a removed date, before it); fields and sources are separated by spaces`,
  // The filters may skip many changes before the first that fits.
  units: ({ query }) => Math.max(12, query.limit / 50),
  problems: [400, 422],
  answer({ query }, context) {
    const { catalog } = context;
    const { from, to, asOf } = daysOf(query, context);
    const filter: ChangeFilter = {
      calendars:
        query.calendars === undefined ? undefined : selectEverKnown(catalog, query.calendars),
      from,
      to,
      kind: query.kind,
      type: query.change_type,
      mark: query.what === 'days' ? 'altersDay' : undefined,
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
    return {
      ...jsonText(catalog, `"changes":[${texts.join()}],"next_cursor":${next}`),
      language,
      ...dated,
    };
  },
});

/** Changes from `start` on, up to the limit or the maximum length, and the next cursor; null if there are no more. */
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
    if (forms.length > 0 && bytes > MAX_BYTES) return false;
    forms.push(made);
    return true;
  });
  return { forms, next };
}

/** The requested dates, and the date of `today` or of the default of `since`; throws a Problem if `from` is after `to`. */
function daysOf(
  query: {
    from?: RequestedDay | undefined;
    to?: RequestedDay | undefined;
    tz: string;
    since?: string | undefined;
  },
  context: Context,
): { from: DayNumber | undefined; to: DayNumber | undefined; asOf: string[] } {
  const [from, to] = [query.from, query.to].map((requested) =>
    requested === undefined ? undefined : resolveDay(requested, query.tz, context),
  );
  if (from && to && from.day > to.day) {
    const read = `${formatDay(from.day)} is after to, ${formatDay(to.day)}`;
    throw new Problem('invalid_parameter', `from: ${read}; expected from <= to`);
  }
  const asOf = new Set([
    from?.asOf,
    to?.asOf,
    query.since === undefined ? dateIn('UTC', context.nowMs) : undefined,
  ]);
  asOf.delete(undefined);
  return { from: from?.day, to: to?.day, asOf: [...asOf] as string[] };
}

/** Position of the first change that `since` selects. */
function startOf(requested: string | undefined, { catalog, nowMs }: Context): number {
  const { releases } = catalog.data.meta;
  const from = requested ?? daysBefore(dateIn('UTC', nowMs), DEFAULT_WINDOW_DAYS);
  return releases.find(selectedSince(from, releases))?.changes[0] ?? releases.at(-1)!.changes[1];
}
