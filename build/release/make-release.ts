import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import type { DataRelease } from '../../server/engine/types.js';
import { allDefinitions } from '../calendars/index.js';
import { announcedDays } from '../feasts/announced.js';
import { feastRecords } from '../feasts/record.js';
import { writeFeastRecord } from '../feasts/write-record.js';
import { progressBar } from '../progress.js';
import { qualityRecord, writeQualityRecord } from '../quality/record.js';
import { readPublications } from '../verify/publication.js';
import { checkState } from './all-gates.js';
import { computeState } from './compute-state.js';
import { checkReasons } from './gates.js';
import { printPlan, printViolations } from './plan.js';
import { draftReasons, judge, type Reason, readReasons } from './reasons.js';
import { findRegressions } from './regressions.js';
import { jsonLines } from './release-files.js';
import { changedOutside, idsOf, restrictState, selectCalendars } from './selection.js';
import { diffStates } from './state.js';
import { readHistory, writeRelease } from './store.js';

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
 * --write the release is of these alone, and its note says so: all the others are computed too, from expansions that are
 * kept where definition and program are as they were, and one of them that would change stops it and is named.
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
    // For a release that shows what the definitions alone say.
    'no-publications': { type: 'boolean', default: false },
  },
});

const only = idsOf(options.only);
const release = describeRelease(options.at);
const today = release.generated_at.slice(0, 10);
const reasons = options.reasons === undefined ? [] : reasonsIn(options.reasons);
const history = readHistory();
const previous = history.steps.at(-1)?.release.id ?? null;
if (previous !== null && release.id <= previous) throw new Error(`${release.id} is not later than ${previous}`);

const bar = progressBar('expanding', 'calendars');
const publications = options['no-publications'] ? [] : readPublications();
// A release holds all calendars: of one that is written, nothing is taken to be as it was without having been computed.
const computed = await computeState(publications, today, bar.update, options.write ? null : only);
bar.stop();
const { selected } = computed;
const written = only && options.write ? selectCalendars(await allDefinitions(), only) : null;
const outside = written ? changedOutside(history.state, computed.state, written) : [];
const [before, after] = [restrictState(history.state, selected), restrictState(computed.state, selected)];

printPlan(release, previous, before, { ...computed, state: after }, diffStates(before, after));
const judged = judge(findRegressions(before, after, today), reasons);
const definitions = await allDefinitions();
const faults = await checkState({ definitions, publications, state: computed.state, selected, today });
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
  writeRelease(release, { note, reasons }, history.state, computed.state);
  console.log(`\nWrote releases/${release.id} and releases/HEAD. Commit them; a release is never changed again.`);
  if (!options['no-publications']) await writeRecords();
} else {
  console.log('\nNothing was written. Add --write to make this release: npm run release -- --write --note "why"');
}

/** The same of the same release, whatever was in the cache. */
function othersText(written: ReadonlySet<string>): string {
  const others = [...computed.state.calendars.keys()].filter((id) => !written.has(id)).length;
  const own = [...written].sort();
  return `Only ${options.only} (${own.length} calendars); the other ${others}: as of ${previous ?? 'no release'}`;
}

/** What the server and the page of quality tell of the methods and the publications is as of the newest release. */
async function writeRecords(): Promise<void> {
  const records = feastRecords(announcedDays(await allDefinitions(), publications, Number(release.id.slice(0, 4))));
  if (writeFeastRecord(records))
    console.log('Wrote server/api/feast-record.ts and build/quality/record.json. Commit them too.');
  const record = qualityRecord(computed.contradictions, records, publications);
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
