import * as z from 'zod';
import type { Catalog } from '../queries/catalog.js';
import { descriptionJson, recordJson } from '../queries/changes.js';
import { toCsv } from '../text/csv.js';
import { CSV_TYPE, defineEndpoint, jsonText } from './endpoint.js';
import { calendars, integer, tableFormat } from './parameters.js';
import { selectEverKnown } from './request.js';
import { DataRelease, Release } from './schemas.js';
import { selectedSince, since } from './since.js';

const MOST_RELEASES = 100;
const DEFAULT_RELEASES = 20;
/** An answer ends before the item with which it would be longer; one item is always in it. */
const MOST_BYTES = 262_144;

const COLUMNS = [
  ...['id', 'published_at', 'library_version', 'note'],
  ...['added', 'removed', 'modified', 'holiday', 'early_close', 'weekend_workday', 'calendars', 'complete'],
  'basis_changes',
];

interface Description {
  readonly note: string;
  readonly reasons: readonly { readonly calendars?: readonly string[] }[];
}

/** GET /v1/releases */
export const listReleases = defineEndpoint({
  route: '/v1/releases',
  operationId: 'listReleases',
  summary: 'Every data release: when and why it was made, and what it changed',
  description:
    'Oldest first. Beside dates, which /v1/changes tells one by one, a release can change a calendar itself: its weekend, its years of data, the years that are verified. Such a calendar is listed with the members that differ. With `calendars`, only the reasons that name one of them are told. The first release is the starting point and lists none. To follow, ask again with `cursor` = `next_cursor` (of a table: the header x-next-cursor), keeping the other parameters; null (no such header) means that there are no more. An answer ends earlier where it would be longer than 256 KiB: a release whose `complete` is false goes on in the next one.',
  path: z.object({}),
  query: z.object({
    since: since('what is told', 'all releases').optional(),
    calendars: calendars.optional(),
    format: tableFormat,
    limit: integer(`Releases in one answer, at most. Default ${DEFAULT_RELEASES}`, 1, MOST_RELEASES, DEFAULT_RELEASES)
      .optional()
      .default(DEFAULT_RELEASES),
    cursor: integer('The next_cursor of the answer before', 0, Number.MAX_SAFE_INTEGER, 100).optional(),
  }),
  response: z.strictObject({
    data_release: DataRelease,
    releases: z.array(Release),
    next_cursor: z.int().nullable(),
  }),
  csv: `${COLUMNS.join()}: one row a release; calendars are the ids of those that it describes otherwise, separated by spaces; reasons are told in JSON alone`,
  problems: [400, 422],
  answer({ query }, { catalog }) {
    const ids = query.calendars === undefined ? undefined : selectEverKnown(catalog, query.calendars);
    const { texts, next } = pageOf(catalog, query.cursor ?? 0, query.limit, query.since, ids);
    if (query.format === 'csv') return { contentType: CSV_TYPE, body: toCsv(COLUMNS, texts.map(rowOf)), next };
    return jsonText(catalog, `"releases":[${texts.join()}],"next_cursor":${next}`);
  },
});

/**
 * Releases from a cursor on. Positions count every changed calendar, and a release of its own before them, so that they
 * are stable as releases are added.
 */
function pageOf({ data }: Catalog, start: number, limit: number, asked?: string, ids?: readonly string[]) {
  const texts: string[] = [];
  let bytes = 0;
  let position = 0;
  const isSelected = asked === undefined ? () => true : selectedSince(asked, data.meta.releases);
  for (const release of data.meta.releases) {
    const first = position;
    const count = release.records[1];
    position += 1 + count;
    if (position <= start || !isSelected(release)) continue;
    if (texts.length === limit) return { texts, next: first };
    const head = headJson(data, release, ids);
    bytes += Buffer.byteLength(head);
    if (texts.length > 0 && bytes > MOST_BYTES) return { texts, next: first };
    const records: string[] = [];
    for (let index = Math.max(0, start - first - 1); index < count; index++) {
      const record = recordJson(data, release, index);
      const { id } = JSON.parse(record) as { id: string };
      if ((ids && !ids.includes(id)) || data.hides?.(id)) continue;
      bytes += Buffer.byteLength(record);
      if (records.length > 0 && bytes > MOST_BYTES) {
        return { texts: [...texts, releaseJson(head, records, false)], next: first + 1 + index };
      }
      records.push(record);
    }
    texts.push(releaseJson(head, records, true));
  }
  return { texts, next: null };
}

/** Where calendars are asked for, only the reasons that name one of them, or none. */
function headJson(
  data: Catalog['data'],
  release: Catalog['data']['meta']['releases'][number],
  ids?: readonly string[],
): string {
  const { id, generated_at, library_version, counts, regrounded = 0 } = release;
  const { note, reasons } = JSON.parse(descriptionJson(data, release)) as Description;
  const told = ids
    ? reasons.filter(({ calendars }) => calendars?.some((named) => ids.includes(named)) ?? true)
    : reasons;
  return JSON.stringify({
    id,
    published_at: generated_at,
    library_version,
    note,
    reasons: told,
    changes: counts,
    basis_changes: regrounded,
  }).slice(0, -1);
}

function releaseJson(head: string, records: readonly string[], isComplete: boolean): string {
  return `${head},"calendars":[${records.join()}],"complete":${isComplete}}`;
}

/** A release as it is told in JSON, in the order of COLUMNS. */
function rowOf(text: string) {
  const { id, published_at, library_version, note, changes, basis_changes, calendars, complete } = JSON.parse(
    text,
  ) as z.output<typeof Release>;
  const { added, removed, modified, holiday, early_close, weekend_workday } = changes;
  const ids = calendars.map((calendar) => calendar.id).join(' ');
  return [
    ...[id, published_at, library_version, note],
    ...[added, removed, modified, holiday, early_close, weekend_workday, ids, complete],
    basis_changes,
  ];
}
