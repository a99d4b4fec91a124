import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_SOURCES_FILE } from '../../server/store/sources-watched.js';
import { allDefinitions } from '../calendars/index.js';
import { commandLine } from '../command-line.js';
import { feastRecords, recordMarkdown } from '../feasts/record.js';
import { progressBar } from '../progress.js';
import { qualityRecord, writeQualityRecord } from '../quality/record.js';
import { writeFeastRecord } from '../quality/write-feast-record.js';
import { computeState } from '../release/compute-state.js';
import { idsOf, restrictState } from '../release/selection.js';
import { releaseIds } from '../release/store.js';
import { readIndex } from '../sources/archive.js';
import { readWatched } from '../sources/watched.js';
import { announcedDays } from '../verify/announced-feasts.js';
import { ARCHIVE_INDEX, OFFICIAL_DIR, readPublications } from '../verify/publication.js';
import { basisMarkdown } from './basis-table.js';
import { businessDayCounts, countsMarkdown } from './business-day-counts.js';
import { countryProvenance } from './countries.js';
import { provenanceMarkdown } from './countries-table.js';
import { qualityMarkdown, qualityOf } from './quality.js';
import { lookedAt, lookedAtMarkdown } from './sources-table.js';

/**
 * npm run quality -- [--only ID,ID...]: writes dist/quality.md and dist/quality.json (where to trust Kalends, what each
 * country rests on, and counts to scan) and dist/provenance.json; and, if they have changed, the record of the feasts
 * (server/api/feast-record.ts) and the record of the page /quality (build/quality/record.json). `--only`: prints the
 * tables of some calendars, as in npm run release, and writes nothing.
 */
const USAGE = `npm run quality -- [--only ID,ID...]: writes dist/quality.md, dist/quality.json and dist/provenance.json, and the records
that changed. --only: prints the tables of some calendars, and writes nothing.`;
const { values: options } = commandLine(USAGE, { only: { type: 'string' } });
const SCANNED_YEARS = [1990, 2030] as const;
/** The first year counted in the table of provenance. */
const FIRST_MEASURED = 2015;
const DIST = new URL('../../dist/', import.meta.url).pathname;

const today = new Date().toISOString().slice(0, 10);
const bar = progressBar('expanding', 'calendars');
const publications = readPublications();
const computed = await computeState(publications, today, bar.update, idsOf(options.only));
bar.stop();
const { selected } = computed;
const state = restrictState(computed.state, selected);

const thisYear = Number(today.slice(0, 4));
const rows = qualityOf(state, computed, thisYear);
const counts = countsMarkdown(businessDayCounts(state, SCANNED_YEARS), SCANNED_YEARS);
const definitions = await allDefinitions();
const announced = announcedDays(definitions, publications, thisYear);
const records = feastRecords(announced);
const feasts = recordMarkdown(records);
const span = [FIRST_MEASURED, thisYear] as const;
const provenance = countryProvenance(
  { definitions, state, publications, contradictions: computed.contradictions },
  span,
);
const archived = [...readIndex(join(OFFICIAL_DIR, ARCHIVE_INDEX))].map(
  ([id, row]) => [id, row.fetched_at] as const,
);
const watched = [...readWatched(process.env.KALENDS_SOURCES_FILE || DEFAULT_SOURCES_FILE)];
const readAt = watched.flatMap(([id, row]) =>
  row.read_at === undefined ? [] : [[id, row.read_at] as const],
);
// The committed index, and what was read since by watching on this machine.
const fetchedAt = new Map(
  [...archived, ...readAt].sort(([, a], [, b]) => Date.parse(a) - Date.parse(b)),
);
const report = [
  qualityMarkdown(rows, releaseIds().at(-1) ?? 'none'),
  basisMarkdown(state, definitions, thisYear),
  provenanceMarkdown(provenance, span),
  counts,
  feasts,
  lookedAtMarkdown(lookedAt(publications, fetchedAt), thisYear),
].join('\n');
if (selected === null) {
  mkdirSync(DIST, { recursive: true });
  writeFileSync(join(DIST, 'quality.json'), `${JSON.stringify(rows, null, 1)}\n`);
  writeFileSync(join(DIST, 'provenance.json'), `${JSON.stringify(provenance, null, 1)}\n`);
  writeFileSync(join(DIST, 'quality.md'), report);
  if (writeFeastRecord(records))
    console.error('server/api/feast-record.ts, build/quality/record.json: written anew');
  const record = qualityRecord(computed.contradictions, records, publications);
  if (writeQualityRecord(record)) console.error('build/quality/record.json: written anew');
}
console.log(report);
