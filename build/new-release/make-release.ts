import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { DataRelease } from '../../server/engine/types.js';
import { allDefinitions } from '../calendars/index.js';
import { checkState } from '../check/all-gates.js';
import { checkReasons } from '../check/gates.js';
import { checkYears } from '../check/other-years.js';
import { commandLine, Mistake } from '../command-line.js';
import { feastRecords } from '../feasts/record.js';
import { progressBar } from '../progress.js';
import {
  type QualityRecord,
  qualityRecord,
  readQualityRecord,
  writeQualityRecord,
} from '../quality/record.js';
import { writeFeastRecord } from '../quality/write-feast-record.js';
import { computeState } from '../release/compute-state.js';
import { RunningDigest } from '../release/digest.js';
import { publishedReasons } from '../release/published-reasons.js';
import { draftReasons, judge, type Reason, readReasons } from '../release/reasons.js';
import { findRegressions } from '../release/regressions.js';
import { jsonLines, RELEASES_DIR, readDescriptions } from '../release/release-files.js';
import { changedOutside, idsOf, restrictState, selectCalendars } from '../release/selection.js';
import { diffStates } from '../release/state.js';
import { readHistory, readHistoryOf, writeRelease } from '../release/store.js';
import { announcedDays, areAnnouncing } from '../verify/announced-feasts.js';
import type { Contradiction } from '../verify/claims.js';
import { readPublications } from '../verify/publication.js';
import { type Making, openMaking, standingOf, vouchingOf } from './making.js';
import { printPlan, printViolations } from './plan.js';
import { takeOut } from './redo-after-merge.js';

const USAGE = `npm run release -- [--write] [--note TEXT] [--reasons FILE] [--draft-reasons FILE [--why TEXT]]
                   [--only ID,ID...] [--at INSTANT] [--again ID] [--no-publications]

Expands every calendar, compares it with the publications and shows, calendar by calendar, what would change since the
last release; nothing is written without --write or --draft-reasons.
  --write                makes the release in releases/
  --note TEXT            why, in its release.json
  --reasons FILE         reasons for what is withdrawn or answered otherwise, a line of JSON each; what a publication
                         lists needs none
  --draft-reasons FILE   writes lines for all that has no reason yet, to be read, split by cause, and given a why
  --why TEXT             the why of these lines
  --only ID,ID...        a few calendars: QA stands for QA, its subdivisions and all that follow it; with --write, it
                         stops if another calendar would change
  --at INSTANT           its instant (ISO 8601; default: now): the same inputs and instant give the same bytes
  --again ID             after a merge of two branches that each made a release: takes out that of the branch, and makes
                         it again after that of main, with its note and reasons
  --no-publications      from the definitions alone`;

/**
 * npm run release: see USAGE. What stops a release: a date that differs from a publication, from a fact or from a statute
 * (build/check); an implausible date without an exception (build/check/plausible); a published list whose differences from the
 * definition were not stated. Data that are withdrawn, and changed answers of the past or the coming twelve months
 * (see regressions.ts), also need a reason: from a publication, or from a line of --reasons; the release keeps both. New calendars
 * and days farther ahead are only reported.
 */
const { values: options } = commandLine(USAGE, {
  write: { type: 'boolean', default: false },
  note: { type: 'string', default: '' },
  reasons: { type: 'string' },
  'draft-reasons': { type: 'string' },
  why: { type: 'string', default: '' },
  only: { type: 'string' },
  at: { type: 'string', default: new Date().toISOString() },
  again: { type: 'string' },
  'no-publications': { type: 'boolean', default: false },
});

const only = idsOf(options.only);
const release = describeRelease(options.at);
const today = release.generated_at.slice(0, 10);
const takenOut = options.again === undefined ? null : takeOut(RELEASES_DIR, options.again);
const given = options.reasons === undefined ? [] : reasonsIn(options.reasons);
const last = readDescriptions().at(-1)?.file ?? null;
const previous = last?.id ?? null;
if (previous !== null && release.id <= previous)
  throw new Mistake(`${release.id} is not later than ${previous}`);

const bar = progressBar('expanding', 'calendars');
const publications = options['no-publications'] ? [] : readPublications();
const definitions = await allDefinitions();
const ids = definitions.map(({ id }) => id);
const making = options.write ? await openMaking(last, definitions, publications, today) : null;
const written = only && options.write ? selectCalendars(definitions, only) : null;
const unchanged: Making['unchanged'] = written ? making!.unchanged : new Map();
const scope =
  written && unchanged.size > 0 ? [...ids.filter((id) => !unchanged.has(id)), ...only!] : null;
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
const history =
  options.write || !only ? readHistory({ without: standing }) : readHistoryOf(computed.state, ids);
const outside = written ? changedOutside(history.state, computed.state, written) : [];
const [before, after] = [
  restrictState(history.state, selected),
  restrictState(computed.state, selected),
];

printPlan(release, previous, before, { ...computed, state: after }, diffStates(before, after));
const regressions = findRegressions(before, after, today);
const stillNeeded = (takenOut?.reasons ?? []).filter(
  (reason) => judge(regressions, [reason]).idle.length === 0,
);
const stated = [...given, ...stillNeeded];
const published = publishedReasons(judge(regressions, stated).unexcused, after);
const reasons = [...stated, ...published];
const judged = judge(regressions, reasons);
const faults = [
  ...(await checkState({ definitions, publications, ...computed, selected, today })),
  ...(previous === null ? [] : checkYears(definitions, before, after)),
];
const unexplained = checkReasons(judged, release.id);
printViolations([...faults, ...unexplained]);
if (options['draft-reasons'] !== undefined) {
  const drafts = draftReasons(judged.unexcused, options.why);
  writeFileSync(options['draft-reasons'], jsonLines(drafts));
  console.log(
    `\n${judged.unexcused.length} regressions in ${drafts.length} lines: ${options['draft-reasons']}`,
  );
}

if (published.length > 0)
  console.log(`\n${published.length} reasons are those of publications: "${published[0]!.why}"`);
if (written) {
  const anew = computed.expandedAnew.filter((id) => !written.has(id)).length;
  console.log(`\n${othersText(written)}; of these, ${anew} were expanded anew`);
  console.log(
    `${standing.size} were not computed: they are made from what the last release made them from`,
  );
}

if (outside.length > 0) {
  console.log(
    `\nThis release is stopped. --only ${options.only}: it would change these, too: ${outside.join(', ')}.`,
  );
  console.log(
    'Leave --only out to release them together, or bring them back to what the last release says.',
  );
  process.exitCode = 1;
} else if (faults.length > 0 || unexplained.length > 0) {
  console.log(
    '\nThis release is stopped. What is taken back or changes needs a reason: --draft-reasons FILE, then --reasons FILE.',
  );
  process.exitCode = 1;
} else if (options.write) {
  const note = [options.note || (takenOut?.note ?? ''), ...(written ? [othersText(written)] : [])]
    .filter((part) => part !== '')
    .join(' - ');
  const digests = new RunningDigest(standing);
  writeRelease(release, { note, reasons }, history.state, computed.state, RELEASES_DIR, digests);
  console.log(
    `\nWrote releases/${release.id} and releases/HEAD. Commit them; a release is never changed again.`,
  );
  const contradictions = allContradictions();
  making!.keep(readDescriptions().at(-1)!.file, { ...computed, digests, contradictions });
  if (!options['no-publications']) writeRecords(contradictions);
} else {
  console.log(
    '\nNothing was written. Add --write to make this release: npm run release -- --write --note "why"',
  );
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
  const records = feastRecords(
    announcedDays(definitions, publications, Number(release.id.slice(0, 4))),
  );
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
    lines.flatMap((line, index) =>
      line.trim() === '' ? [] : [parseLine(line, `${path}, line ${index + 1}`)],
    ),
    path,
  );
}

function parseLine(line: string, where: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    throw new Mistake(`${where} is not JSON: ${String(error)}`);
  }
}

function describeRelease(at: string): DataRelease {
  const instant = new Date(at);
  if (Number.isNaN(instant.getTime())) throw new Mistake(`--at: not an instant in ISO 8601: ${at}`);
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
