import * as z from 'zod';
import type { Catalog } from '../queries/catalog.js';
import { selectedSince } from '../queries/since-release.js';
import { toCsv } from '../text/csv.js';
import { type Answer, CSV_TYPE, defineEndpoint, JSON_TYPE, jsonText } from './endpoint.js';
import { calendars, integer, tableFormat } from './parameters.js';
import { selectEverKnown } from './request.js';
import { DataRelease, Release } from './schemas.js';
import { since } from './since.js';

const MAX_RELEASES = 100;
const DEFAULT_RELEASES = 20;
/** Maximum length of a response; a page ends before the item that would exceed it, but has at least one item. */
const MAX_BYTES = 262_144;

const COLUMNS = [
  'id',
  'published_at',
  'library_version',
  'note',
  'added',
  'removed',
  'modified',
  'holiday',
  'early_close',
  'weekend_workday',
  'calendars',
  'complete',
  'basis_changes',
];

interface Description {
  readonly note: string;
  readonly reasons: readonly { readonly calendars: readonly string[] }[];
}

/** GET /v1/releases */
export const listReleases = defineEndpoint({
  route: '/v1/releases',
  example: '/v1/releases?since=2026-01-01&calendars=EUR&limit=1',
  operationId: 'listReleases',
  summary: 'Every data release with its time, reasons and changes',
  description:
    'Oldest first. Dates are in /v1/changes; a release can also change a calendar itself (weekend, years of data, verified years; cycles, hours and late opens of an exchange), which is listed with the members that differ. With `calendars`, only the reasons that name one of them are included. The first release is the baseline and lists no changes. Next page: the same with `cursor` = `next_cursor` (of a table: the header x-next-cursor); null or none: the end. After 256 KiB a page ends: a release whose `complete` is false continues on the next one.',
  path: z.object({}),
  query: z.object({
    since: since('the releases listed', 'all releases').optional(),
    calendars: calendars.optional(),
    format: tableFormat,
    limit: integer(
      `Maximum number of releases in a response. Default ${DEFAULT_RELEASES}`,
      1,
      MAX_RELEASES,
      DEFAULT_RELEASES,
    )
      .optional()
      .default(DEFAULT_RELEASES),
    cursor: integer(
      'The next_cursor of the previous response',
      0,
      Number.MAX_SAFE_INTEGER,
      100,
    ).optional(),
  }),
  response: z.strictObject({
    data_release: DataRelease,
    releases: z.array(Release),
    next_cursor: z.int().nullable(),
  }),
  csv: `${COLUMNS.join()}: one row per release; calendars are the ids of calendars whose description changed, separated by spaces; reasons are in JSON only`,
  /** Its texts are some 16 KB a release. */
  // A page of up to 256 KiB is one release where many calendars changed.
  units: ({ query }, { data }) => Math.max(8, Math.min(query.limit, data.meta.releases.length)),
  problems: [400, 422],
  answer({ query }, { catalog }) {
    const ids =
      query.calendars === undefined ? undefined : selectEverKnown(catalog, query.calendars);
    const page = pageOf(catalog, query.cursor ?? 0, query.limit, query.since, ids);
    const contentType = query.format === 'csv' ? CSV_TYPE : JSON_TYPE;
    return { contentType, body: '', pieces: textOf(page, catalog, query.format) };
  },
});

interface Page {
  readonly texts: readonly string[];
  readonly next: number | null;
}

function* textOf(
  page: Generator<string, Page>,
  catalog: Catalog,
  format: 'json' | 'csv',
): Generator<string, Partial<Answer>> {
  const { texts, next } = yield* page;
  if (format === 'csv') {
    yield toCsv(COLUMNS, texts.map(rowOf));
    return { next };
  }
  yield String(jsonText(catalog, `"releases":[${texts.join()}],"next_cursor":${next}`).body);
  return {};
}

/**
 * Releases from a cursor on, found in pieces: after a start, each changed record has to be compared with the one before. Positions count each release and then each calendar it changed, so they stay stable as releases are
 * added.
 */
function* pageOf(
  { data }: Catalog,
  start: number,
  limit: number,
  requested?: string,
  ids?: readonly string[],
): Generator<string, Page> {
  const texts: string[] = [];
  let bytes = 0;
  let position = 0;
  const isSelected =
    requested === undefined ? () => true : selectedSince(requested, data.meta.releases);
  for (const release of data.meta.releases) {
    const first = position;
    const count = release.records.length;
    position += 1 + count;
    if (position <= start || !isSelected(release)) continue;
    if (texts.length === limit) return { texts, next: first };
    const head = headJson(data, release, ids);
    bytes += Buffer.byteLength(head);
    if (texts.length > 0 && bytes > MAX_BYTES) return { texts, next: first };
    const records: string[] = [];
    for (let index = Math.max(0, start - first - 1); index < count; index++) {
      const id = release.records[index]!;
      if (ids && !ids.includes(id)) continue;
      const record = data.changes.record(release, index);
      yield '';
      bytes += Buffer.byteLength(record);
      if (records.length > 0 && bytes > MAX_BYTES) {
        return { texts: [...texts, releaseJson(head, records, false)], next: first + 1 + index };
      }
      records.push(record);
    }
    texts.push(releaseJson(head, records, true));
  }
  return { texts, next: null };
}

/** The reasons; with requested calendars, only those that name one of them. */
function headJson(
  data: Catalog['data'],
  release: Catalog['data']['meta']['releases'][number],
  ids?: readonly string[],
): string {
  const { id, generated_at, library_version, counts, basis_changes = 0 } = release;
  const { note, reasons } = JSON.parse(data.changes.description(release)) as Description;
  const shown = ids
    ? reasons.filter(({ calendars }) => calendars.some((named) => ids.includes(named)))
    : reasons;
  return JSON.stringify({
    id,
    published_at: generated_at,
    library_version,
    note,
    reasons: shown,
    changes: counts,
    basis_changes: basis_changes,
  }).slice(0, -1);
}

function releaseJson(head: string, records: readonly string[], isComplete: boolean): string {
  return `${head},"calendars":[${records.join()}],"complete":${isComplete}}`;
}

/** A release in JSON, in the order of COLUMNS. */
function rowOf(text: string) {
  const { id, published_at, library_version, note, changes, basis_changes, calendars, complete } =
    JSON.parse(text) as z.output<typeof Release>;
  const { added, removed, modified, holiday, early_close, weekend_workday } = changes;
  const ids = calendars.map((calendar) => calendar.id).join(' ');
  return [
    id,
    published_at,
    library_version,
    note,
    added,
    removed,
    modified,
    holiday,
    early_close,
    weekend_workday,
    ids,
    complete,
    basis_changes,
  ];
}
