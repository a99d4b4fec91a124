import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import type { DataRelease } from '../../server/core/types.js';
import { progressBar } from '../progress.js';
import { readPublications } from '../verify/publication.js';
import { computeState } from './compute-state.js';
import { checkRegressions, checkSources, verifiedYears } from './gates.js';
import { printPlan, printViolations } from './plan.js';
import { diffStates } from './state.js';
import { readHistory, writeRelease } from './store.js';

/**
 * npm run release -- [--write] [--note TEXT] [--at INSTANT] [--no-publications]
 *
 * Expands every calendar, holds it to the publications and shows, calendar by calendar, what would change since the
 * last release; with --write it also makes the release. `--at` (ISO 8601 with offset; now, if left out) is its instant:
 * the same definitions, publications, earlier releases, note and instant give the same bytes.
 *
 * A verified date without a publication stops it. So does a verified date or year that is no longer, or a verified past
 * date that changes, unless --reason says why, which the release keeps.
 */
const { values: options } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    note: { type: 'string', default: '' },
    reason: { type: 'string', default: '' },
    at: { type: 'string', default: new Date().toISOString() },
    // For a release that shows what the definitions alone say.
    'no-publications': { type: 'boolean', default: false },
  },
});

const release = describeRelease(options.at);
const history = readHistory();
const previous = history.steps.at(-1)?.release.id ?? null;
if (previous !== null && release.id <= previous) throw new Error(`${release.id} is not later than ${previous}`);

const bar = progressBar('expanding', 'calendars');
const publications = options['no-publications'] ? [] : readPublications();
const computed = await computeState(publications, release.generated_at.slice(0, 10), bar.update);
bar.stop();

const changes = diffStates(history.state, computed.state);
printPlan(release, previous, history.state, computed, changes);
const unsourced = checkSources(computed.state, publications);
const regressed = checkRegressions(
  verifiedYears(history.state),
  verifiedYears(computed.state),
  changes,
  release.generated_at.slice(0, 10),
);
printViolations([...unsourced, ...regressed]);

if (unsourced.length > 0 || (regressed.length > 0 && options.reason === '')) {
  console.log('\nThis release is stopped. A regression alone may be released with --reason "why".');
  process.exitCode = 1;
} else if (options.write) {
  const { note, reason } = options;
  writeRelease(release, previous, { note, ...(regressed.length > 0 && { reason }) }, history.state, computed.state);
  console.log(`\nWrote releases/${release.id}. Commit it; it is never changed again.`);
} else {
  console.log('\nNothing was written. Add --write to make this release: npm run release -- --write --note "why"');
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
