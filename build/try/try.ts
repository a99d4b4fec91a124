import { writeFileSync } from 'node:fs';
import type { CalendarDefinition } from '../calendars/definition.js';
import { allDefinitions } from '../calendars/index.js';
import { checkState } from '../check/all-gates.js';
import type { Violation } from '../check/gates.js';
import { checkYears } from '../check/other-years.js';
import { allFacts, allStatutes } from '../check/read-facts.js';
import { commandLine, wrong } from '../command-line.js';
import { reaching, yearsNeeded } from '../expand/reach.js';
import { groupLines } from '../release/changed-answers.js';
import { changedConventions, conventionLines } from '../release/changed-conventions.js';
import { computeState } from '../release/compute-state.js';
import { publishedReasons } from '../release/published-reasons.js';
import { draftReasons, judge } from '../release/reasons.js';
import { findRegressions } from '../release/regressions.js';
import { idsOf, restrictState } from '../release/selection.js';
import { readHistoryOf } from '../release/store.js';
import { usageOf } from '../reports/usage.js';
import { contradictionLines } from '../verify/contradiction-lines.js';
import { differenceLine } from '../verify/list-differences.js';
import { readPublication, readPublications } from '../verify/publication.js';
import { formatProblems, nameProblems } from './definition-problems.js';
import { planCsv, planLines, plannedDays } from './plan-days.js';

const USAGE = `npm run try -- ID[,ID...] [--with FILE] [--out plan.csv]

Checks everything about a place, its subdivisions and the calendars that follow it, in the order in which problems can be
fixed, then prints the plan of a release, the next 24 months first. Exits with 1 if something would stop a release.
  ID     a place, exchange or currency: PE, XLIM, PEN
  --with a publication that is not in build/official yet
  --out  also every date and its change, as a table; nothing else is written`;

/**
 * npm run try: format of rows, names, cycles and hours, statutes, facts, plausibility, publications, and changes that a
 * release would need a reason for.
 */
const MAX_LINES = 12;

const { positionals, values: options } = commandLine(
  USAGE,
  { out: { type: 'string' }, with: { type: 'string' } },
  true,
);
const ids =
  idsOf(positionals.join(',') || undefined) ??
  wrong(USAGE, 'expected a place, exchange or currency');

let stops = 0;
const today = new Date().toISOString().slice(0, 10);

const definitions = await allDefinitions();
const publications = [
  ...readPublications(),
  ...(options.with === undefined ? [] : [readPublication(options.with)]),
];
const { selected, ...computed } = await computeState(publications, today, () => {}, ids);
const chosen = definitions.filter(({ id }) => selected!.has(id));
const { state: released } = readHistoryOf(
  computed.state,
  definitions.map(({ id }) => id),
);
const [before, after] = [
  restrictState(released, selected),
  restrictState(computed.state, selected),
];
console.log(`${ids.join()}: ${chosen.length} calendars (${chosen.map(({ id }) => id).join(', ')})`);

// Rows may lie in years that only calendars which inherit them have.
const needed = yearsNeeded(definitions);
report(
  'Format of the rows',
  rowProblems((one) => formatProblems(reaching(one, needed))),
);
report('Names', rowProblems(nameProblems));
reportConventions();

const found = await checkState({ definitions, publications, ...computed, selected, today });
const isStatute = ({ what }: Violation) => / (?:named|holiday) by /.test(what);
const untrue = found.filter(({ gate }) => gate === 'untrue');
const [statutes, facts] = [await allStatutes(), await allFacts()];
const isChosen = ({ calendar }: { readonly calendar: string }) => selected!.has(calendar);
report(`Statutes (${statutes.filter(isChosen).length})`, untrue.filter(isStatute).map(lineOf));
report(
  `Facts (${facts.filter(isChosen).length})`,
  untrue.filter((one) => !isStatute(one)).map(lineOf),
);
report('Plausible', found.filter(({ gate }) => gate === 'implausible').map(lineOf));
reportPublications();
report('Years of addresses', checkYears(chosen, before, after).map(lineOf));
reportChanges();
reportPlan();

console.log(
  stops === 0 ? '\nNothing here stops a release.' : `\n${stops} of these would stop a release.`,
);
if (stops > 0) process.exitCode = 1;

function rowProblems(problemsOf: (definition: CalendarDefinition) => string[]): string[] {
  // A subdivision inherits its country's rows: report their problems once.
  return [...new Set(chosen.flatMap((definition) => problemsOf(definition)))];
}

function lineOf({ gate, calendar, when, what }: Violation): string {
  return `${gate === 'untrue' || gate === 'implausible' ? '' : `${gate}: `}${calendar} ${when}: ${what}`;
}

/** A heading with "good" or the number of problems, followed by the problems. */
function report(heading: string, problems: readonly string[]): void {
  stops += problems.length;
  print(`${heading}: ${problems.length === 0 ? 'good' : `${problems.length} wrong`}`, problems);
}

function print(heading: string, lines: readonly string[]): void {
  console.log(`\n${heading}`);
  for (const line of lines.slice(0, MAX_LINES)) console.log(`  ${line}`);
  if (lines.length > MAX_LINES) console.log(`  ... ${lines.length - MAX_LINES} more`);
}

/**
 * What publications verify of these calendars, where they differ from computed entries, and where they contradict each
 * other.
 */
function reportPublications(): void {
  const state = restrictState(computed.state, selected);
  const usage = usageOf(publications, state, computed.contradictions).filter(isChosen);
  print(
    `Publications (${usage.length})`,
    usage.map(({ publication, calendar, years, dates, reason }) => {
      return `${publication}  ${calendar}  ${reason ?? `${years} years, ${dates} dates`}`;
    }),
  );
  print(
    `  ${computed.listDifferences.length} dates on which a list differs from the definition`,
    computed.listDifferences.map(differenceLine),
  );
  print(
    `  ${computed.contradictions.length} dates on which publications, or a cited row and a publication, contradict each other`,
    contradictionLines(computed.contradictions),
  );
  const wrong = found.filter(({ gate }) => gate !== 'untrue' && gate !== 'implausible');
  if (wrong.length > 0) report('  Compared with publications', wrong.map(lineOf));
}

/** Withdrawn or changed answers, with drafts of the reasons that they need. */
function reportChanges(): void {
  const regressions = findRegressions(before, after, today);
  const single = regressions
    .filter(({ group }) => !group)
    .map(({ kind, calendar, when, what }) => `${kind}: ${calendar} ${when}: ${what}`);
  const grouped = groupLines(regressions).map(
    ({ calendars, kind, text }) => `${kind}: ${calendars.join()}: ${text}`,
  );
  const published = publishedReasons(regressions, after);
  const drafts = draftReasons(judge(regressions, published).unexcused, '');
  const lines = [...single, ...grouped];
  stops += drafts.length;
  const needed = `${drafts.length === 0 ? 'none needs' : `${drafts.length} need`} a reason that no publication gives`;
  print(
    `Changes in the past and the next twelve months: ${lines.length === 0 ? 'none' : `${lines.length}; ${needed}`}`,
    lines,
  );
  if (drafts.length > 0)
    print(
      'Reasons to be filled in (npm run release -- --reasons FILE)',
      drafts.map((draft) => JSON.stringify(draft)),
    );
}

/** The cycles and hours of the exchanges requested, and what changes of them. */
function reportConventions(): void {
  for (const id of ids) {
    const record = after.calendars.get(id);
    if (record?.kind === 'exchange') print(`Cycles and hours of ${id}`, conventionLines(record));
  }
  const changes = changedConventions(before, after);
  if (changes.length === 0) return;
  print(
    `Cycles and hours: ${changes.length} rows change`,
    changes.map(({ calendar, type, what }) => `${calendar} ${type}: ${what}`),
  );
}

function reportPlan(): void {
  const perCalendar = chosen.map(({ id }) => plannedDays(id, before, after));
  const requested = new Set(ids);
  for (const days of perCalendar) {
    const id = days[0]?.calendar;
    if (id === undefined) continue;
    const changed = days.filter(({ mark }) => mark !== ' ').length;
    const isNew = !before.calendars.has(id);
    const heading = isNew
      ? `${id}: a new calendar of ${days.length} dates`
      : `${id}: ${changed} of ${days.length} dates change`;
    if (!requested.has(id) && changed === 0) continue;
    console.log(`\n${heading}${requested.has(id) ? '; the next 24 months:' : ''}`);
    const lines = requested.has(id)
      ? planLines(days, today)
      : planLines(
          days.filter(({ mark }) => mark !== ' '),
          today,
        );
    for (const line of lines) console.log(`  ${line}`);
  }
  if (options.out === undefined) return;
  const rows = perCalendar.flat();
  writeFileSync(options.out, planCsv(rows));
  console.log(`\n${rows.length} dates: ${options.out}`);
}
