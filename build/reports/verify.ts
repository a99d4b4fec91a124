import { allDefinitions } from '../calendars/index.js';
import { checkState } from '../check/all-gates.js';
import { commandLine } from '../command-line.js';
import { printViolations } from '../new-release/plan.js';
import { progressBar } from '../progress.js';
import { computeState } from '../release/compute-state.js';
import { idsOf, restrictState } from '../release/selection.js';
import type { ReleaseState } from '../release/state.js';
import { releaseIds, replayReleases } from '../release/store.js';
import { contradictionLines } from '../verify/contradiction-lines.js';
import { differenceLine } from '../verify/list-differences.js';
import { readPublications, verifies } from '../verify/publication.js';
import { usageOf } from './usage.js';
import { yearsSince, yearsSinceLines } from './verified-years.js';

/**
 * npm run verify -- [--only ID,ID...] [--since RELEASE]: computes the state again and lists what every publication
 * verified, or why it verified nothing, and the differences between computed entries and publications. Exits with 1 if
 * a verified date has no publication. `--only`: only some calendars, as in npm run release. `--since`: also the
 * calendar-years newly verified since that release, and those no longer verified, by cause.
 */
const USAGE = `npm run verify -- [--only ID,ID...] [--since RELEASE]

What every publication verified, or why it verified nothing, and its differences. Exits with 1 if a gate fails.
  --only    some calendars: QA stands for QA, its subdivisions and all that follow it
  --since   also the calendar-years newly verified since that release, and those no longer verified, by cause`;
const { values: options } = commandLine(USAGE, {
  only: { type: 'string' },
  since: { type: 'string' },
});
const all = readPublications();
const bar = progressBar('expanding', 'calendars');
const today = new Date().toISOString().slice(0, 10);
const { selected, ...computed } = await computeState(all, today, bar.update, idsOf(options.only));
bar.stop();
const isShown = ({ calendar }: { readonly calendar: string }) => selected?.has(calendar) ?? true;
const publications = all.filter(({ calendars }) => calendars.some(isShown));
const state = restrictState(computed.state, selected);

const usage = usageOf(publications, state, computed.contradictions).filter(isShown);
for (const { publication, calendar, years, dates, reason } of usage) {
  console.log(`${publication}  ${calendar}  ${reason ?? `${years} years, ${dates} dates`}`);
}

console.log(
  `\n${computed.listDifferences.length} dates on which a list differs from the definition`,
);
for (const one of computed.listDifferences) console.log(`  ${differenceLine(one)}`);

console.log(
  `\n${computed.contradictions.length} dates on which publications contradict each other: nothing is verified there`,
);
for (const line of contradictionLines(computed.contradictions)) console.log(`  ${line}`);

const records = [...state.calendars.values()];
const used = new Set(
  usage.filter(({ reason }) => reason === null).map(({ publication }) => publication),
);
const reports = publications.filter((publication) => !verifies(publication)).length;
const yearsVerified = (test: (year: number) => boolean) =>
  records.reduce((sum, { verified_years }) => sum + verified_years.filter(test).length, 0);
console.log(`
${used.size} of ${publications.length} publications verified something; ${reports} are reports, which verify nothing
${yearsVerified(() => true)} verified calendar-years; ${yearsVerified((year) => year >= 2025 && year <= 2027)} of 2025 to 2027
${records.filter(({ last_verified_at }) => last_verified_at !== null).length} of ${records.length} calendars have verified dates`);

if (options.since !== undefined) {
  const before = restrictState(stateAt(options.since), selected);
  console.log(
    `\nSince ${options.since}: ${yearsSinceLines(yearsSince(before, state, all, today)).join('\n')}`,
  );
}

const definitions = await allDefinitions();
const subject = { definitions, publications: all, ...computed, selected: selected ?? null, today };
const violations = await checkState(subject);
printViolations(violations);
if (violations.length > 0) process.exitCode = 1;

function stateAt(id: string): ReleaseState {
  for (const { release, state: then } of replayReleases()) if (release.id === id) return then;
  throw new Error(`--since: there is no release ${id}; the last one is ${releaseIds().at(-1)}`);
}
