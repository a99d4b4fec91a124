import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import type { DataRelease } from '../../server/engine/types.js';
import { allDefinitions } from '../calendars/index.js';
import { announcedDays, areAnnouncing } from '../feasts/announced.js';
import { feastRecords } from '../feasts/record.js';
import { writeFeastRecord } from '../feasts/write-record.js';
import { progressBar } from '../progress.js';
import { type QualityRecord, qualityRecord, readQualityRecord, writeQualityRecord } from '../quality/record.js';
import type { Contradiction } from '../verify/claims.js';
import { readPublications } from '../verify/publication.js';
import { checkState } from './all-gates.js';
import { computeState } from './compute-state.js';
import { RunningDigest } from './digest.js';
import { checkReasons } from './gates.js';
import { type Making, openMaking, standingOf, vouchingOf } from './making.js';
import { printPlan, printViolations } from './plan.js';
import { draftReasons, judge, type Reason, readReasons } from './reasons.js';
import { findRegressions } from './regressions.js';
import { jsonLines, RELEASES_DIR, readDescriptions } from './release-files.js';
import { changedOutside, idsOf, restrictState, selectCalendars } from './selection.js';
import { diffStates } from './state.js';
import { readHistory, readHistoryOf, writeRelease } from './store.js';

/**
 * npm run release -- [--write] [--note TEXT] [--reasons FILE] [--at INSTANT] [--no-publications]
 *                    [--draft-reasons FILE [--why TEXT]] [--only ID,ID...]
 *
 * Expands every calendar, holds it to the publications and shows, calendar by calendar, what would change since the
 * last release; with --write it also makes the release. `--at` (ISO 8601 with offset; now, if left out) is its instant:
 * the same definitions, publications, earlier releases, words and instant give the same bytes.
 *
 * A date that is not as published stops it, one that is otherwise than a fact or statute of build/facts, what is hardly
 * ever so and no exception of build/plausible names, and so does a publication that says otherwise than a dated, cited row of a
 * definition (see disputes.ts). So does whatever takes something back, and whatever answers a day of the past or of the
 * coming twelve months otherwise (see regressions.ts), unless a line of --reasons names it, which the release keeps. New
 * calendars and days farther ahead are told alone. --draft-reasons writes lines for all that has none yet, without a why
 * (or with that of --why): to be read, split where causes differ, and given the why of.
 *
 * --only shows what would change of a few calendars: QA stands for QA, its subdivisions and all that follow it. With
 * --write the release is of these alone, and its note says so: all the others are computed too, but for those that are made
 * from the same by the same program as when the last release was written, and one that would change stops it and is named.
 */
const { values: options } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    note: { type: 'string', default: '' },
    reasons: { type: 'string' },
    'draft-reasons': { type: 'string' },
    why: { type: 'string', default: '' },
    only: { type: 'string' },
    at: { type: 'string', default: new Date().toISOString() },
    // For a release from the definitions alone.
    'no-publications': { type: 'boolean', default: false },
  },
});

const only = idsOf(options.only);
const release = describeRelease(options.at);
const today = release.generated_at.slice(0, 10);
const reasons = options.reasons === undefined ? [] : reasonsIn(options.reasons);
const last = readDescriptions().at(-1)?.file ?? null;
const previous = last?.id ?? null;
if (previous !== null && release.id <= previous) throw new Error(`${release.id} is not later than ${previous}`);

const bar = progressBar('expanding', 'calendars');
const publications = options['no-publications'] ? [] : readPublications();
const definitions = await allDefinitions();
const ids = definitions.map(({ id }) => id);
const making = options.write ? await openMaking(last, definitions, publications, today) : null;
const written = only && options.write ? selectCalendars(definitions, only) : null;
const unchanged: Making['unchanged'] = written ? making!.unchanged : new Map();
const scope = written && unchanged.size > 0 ? [...ids.filter((id) => !unchanged.has(id)), ...only!] : null;
const computed = await computeState(
  publications,
  today,
  bar.update,
  options.write ? scope : only,
  vouchingOf(unchanged),
);
bar.stop();
const { selected } = computed;
const standing = standingOf(unchanged, computed.state);
const history = options.write || !only ? readHistory({ without: standing }) : readHistoryOf(computed.state, ids);
const outside = written ? changedOutside(history.state, computed.state, written) : [];
const [before, after] = [restrictState(history.state, selected), restrictState(computed.state, selected)];

printPlan(release, previous, before, { ...computed, state: after }, diffStates(before, after));
const judged = judge(findRegressions(before, after, today), reasons);
const faults = await checkState({ definitions, publications, ...computed, selected, today });
const unexplained = checkReasons(judged, release.id);
printViolations([...faults, ...unexplained]);
if (options['draft-reasons'] !== undefined) {
  const drafts = draftReasons(judged.unexcused, options.why);
  writeFileSync(options['draft-reasons'], jsonLines(drafts));
  console.log(`\n${judged.unexcused.length} regressions in ${drafts.length} lines: ${options['draft-reasons']}`);
}

if (written) {
  const anew = computed.expandedAnew.filter((id) => !written.has(id)).length;
  console.log(`\n${othersText(written)}; of these, ${anew} were expanded anew`);
  console.log(`${standing.size} were not computed: they are made from what the last release made them from`);
}

if (outside.length > 0) {
  console.log(`\nThis release is stopped. --only ${options.only}: it would change these, too: ${outside.join(', ')}.`);
  console.log('Leave --only out to release them together, or bring them back to what the last release says.');
  process.exitCode = 1;
} else if (faults.length > 0 || unexplained.length > 0) {
  console.log(
    '\nThis release is stopped. What is taken back or changes needs a reason: --draft-reasons FILE, then --reasons FILE.',
  );
  process.exitCode = 1;
} else if (options.write) {
  const note = [options.note, ...(written ? [othersText(written)] : [])].filter((part) => part !== '').join(' - ');
  const digests = new RunningDigest(standing);
  writeRelease(release, { note, reasons }, history.state, computed.state, RELEASES_DIR, digests);
  console.log(`\nWrote releases/${release.id} and releases/HEAD. Commit them; a release is never changed again.`);
  const contradictions = allContradictions();
  making!.keep(readDescriptions().at(-1)!.file, { ...computed, digests, contradictions });
  if (!options['no-publications']) writeRecords(contradictions);
} else {
  console.log('\nNothing was written. Add --write to make this release: npm run release -- --write --note "why"');
}

/** Independent of the state of the cache. */
function othersText(written: ReadonlySet<string>): string {
  const others = ids.filter((id) => !written.has(id)).length;
  const own = [...written].sort();
  return `Only ${options.only} (${own.length} calendars); the other ${others}: as of ${previous ?? 'no release'}`;
}

/** In the order of the definitions; those of unchanged calendars are as in the last release. */
function allContradictions(): Contradiction[] {
  if (selected === null) return [...computed.contradictions];
  return ids.flatMap((id) =>
    selected.has(id)
      ? computed.contradictions.filter(({ calendar }) => calendar === id)
      : unchanged.get(id)!.contradictions,
  );
}

/** Updates the records of methods and publications for the server and the quality page to the newest release. */
function writeRecords(contradictions: readonly Contradiction[]): void {
  if (selected && !areAnnouncing(selected)) {
    const { misses } = readQualityRecord();
    keepQuality({ ...qualityRecord(contradictions, [], publications), misses });
    return;
  }
  const records = feastRecords(announcedDays(definitions, publications, Number(release.id.slice(0, 4))));
  if (writeFeastRecord(records))
    console.log('Wrote server/api/feast-record.ts and build/quality/record.json. Commit them too.');
  keepQuality(qualityRecord(contradictions, records, publications));
}

function keepQuality(record: QualityRecord): void {
  if (writeQualityRecord(record)) console.log('Wrote build/quality/record.json. Commit it too.');
}

function reasonsIn(path: string): Reason[] {
  const lines = readFileSync(path, 'utf8').split('\n');
  return readReasons(
    lines.flatMap((line, index) => (line.trim() === '' ? [] : [parseLine(line, `${path}, line ${index + 1}`)])),
    path,
  );
}

function parseLine(line: string, where: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    throw new Error(`${where} is not JSON: ${String(error)}`);
  }
}

function describeRelease(at: string): DataRelease {
  const instant = new Date(at);
  if (Number.isNaN(instant.getTime())) throw new Error(`--at: not an instant in ISO 8601: ${at}`);
  const seconds = instant.toISOString().slice(0, 19);
  return {
    id: `${seconds.replaceAll(/[-:]/g, '')}Z`,
    library_version: libraryVersion(),
    generated_at: `${seconds}+00:00`,
  };
}

function libraryVersion(): string {
  const path = createRequire(import.meta.url).resolve('date-holidays/package.json');
  return (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version;
}
