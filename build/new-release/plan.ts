import { formatDay } from '../../server/engine/civil-date.js';
import type { DataRelease, Payload } from '../../server/engine/types.js';
import { groupBy } from '../../server/util/group-by.js';
import type { Violation } from '../check/gates.js';
import { type ConventionChange, changedConventions } from '../release/changed-conventions.js';
import { changedHomes } from '../release/changed-homes.js';
import type { Computed } from '../release/compute-state.js';
import type { EntryChange, ReleaseState } from '../release/state.js';
import { contradictionLines } from '../verify/contradiction-lines.js';
import { differenceLine } from '../verify/list-differences.js';

/** Shows the changes of a release, calendar by calendar. */

const LINES_PER_CALENDAR = 6;

export function printPlan(
  release: DataRelease,
  previous: string | null,
  before: ReleaseState,
  computed: Computed,
  changes: readonly EntryChange[],
): void {
  const { state, listDifferences, contradictions } = computed;
  console.log(
    `Release ${release.id} with date-holidays ${release.library_version}, after ${previous ?? 'no other'}`,
  );
  printCalendars(before, state);
  if (previous === null)
    console.log(`  ${changes.length} dates: the starting point, which makes no changes`);
  else for (const [calendar, own] of byCalendar(changes)) printChanges(calendar, own);
  printConventions(changedConventions(before, state));
  printHomes(before, state);
  console.log(`\n${listDifferences.length} dates on which a list differs from the definition:`);
  for (const one of listDifferences) console.log(`  ${differenceLine(one)}`);
  // These days are not verified, so they are not differences: show both sides, like npm run verify.
  console.log(
    `\n${contradictions.length} dates on which publications or cited rows contradict each other:`,
  );
  for (const line of contradictionLines(contradictions)) console.log(`  ${line}`);
  const years = [...state.calendars.values()].reduce(
    (sum, record) => sum + record.verified_years.length,
    0,
  );
  console.log(
    `\n${state.calendars.size} calendars, ${years} verified calendar-years, ${state.sources.size} sources`,
  );
}

export function printViolations(violations: readonly Violation[]): void {
  if (violations.length > 0) console.log(`\n${violations.length} faults:`);
  for (const own of byCalendar(violations).values()) {
    for (const { gate, calendar, when, what } of own.slice(0, LINES_PER_CALENDAR)) {
      console.log(`  ${gate}: ${calendar} ${when}: ${what}`);
    }
    if (own.length > LINES_PER_CALENDAR)
      console.log(`    ... ${own.length - LINES_PER_CALENDAR} more of ${own[0]!.calendar}`);
  }
}

function printCalendars(before: ReleaseState, after: ReleaseState): void {
  const added = [...after.calendars.keys()].filter((id) => !before.calendars.has(id));
  const removed = [...before.calendars.keys()].filter((id) => !after.calendars.has(id));
  if (added.length > 0)
    console.log(`  new calendars: ${added.length > 12 ? added.length : added.join(', ')}`);
  if (removed.length > 0) console.log(`  calendars that go: ${removed.join(', ')}`);
}

function printHomes(before: ReleaseState, after: ReleaseState): void {
  const lines = changedHomes(before, after);
  console.log(`\n${lines.length} calendars with another home or name:`);
  for (const line of lines) console.log(`  ${line}`);
}

const CHANGE_SIGNS = { added: '+', removed: '-', changed: '~' } as const;

function printConventions(changes: readonly ConventionChange[]): void {
  console.log(`\n${changes.length} rows of settlement cycles, hours and late opens:`);
  for (const [calendar, own] of byCalendar(changes)) {
    console.log(`  ${calendar}: ${own.length}`);
    for (const { type, what } of own.slice(0, LINES_PER_CALENDAR))
      console.log(`    ${CHANGE_SIGNS[type]} ${what}`);
    if (own.length > LINES_PER_CALENDAR)
      console.log(`    ... ${own.length - LINES_PER_CALENDAR} more`);
  }
}

function byCalendar<T extends { readonly calendar: string }>(
  items: readonly T[],
): Map<string, T[]> {
  return groupBy(items, ({ calendar }) => calendar);
}

function printChanges(calendar: string, changes: readonly EntryChange[]): void {
  const count = (test: (change: EntryChange) => boolean) => changes.filter(test).length;
  const added = count(({ before }) => before === null);
  const removed = count(({ after }) => after === null);
  console.log(
    `  ${calendar}: ${added} added, ${removed} removed, ${changes.length - added - removed} modified`,
  );
  for (const change of changes.slice(0, LINES_PER_CALENDAR))
    console.log(`    ${changeLine(change)}`);
  if (changes.length > LINES_PER_CALENDAR)
    console.log(`    ... ${changes.length - LINES_PER_CALENDAR} more`);
}

function changeLine({ day, kind, before, after }: EntryChange): string {
  const date = `${formatDay(day)} ${kind}`;
  if (!before) return `+ ${date} ${after!.names.en}`;
  if (!after) return `- ${date} ${before.names.en}`;
  const fields = (Object.keys(after) as (keyof Payload)[]).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  return `~ ${date} ${after.names.en}: ${fields.map((field) => fieldChange(field, before, after)).join(', ')}`;
}

function fieldChange(field: keyof Payload, before: Payload, after: Payload): string {
  if (field !== 'names')
    return `${field} ${JSON.stringify(before[field])} -> ${JSON.stringify(after[field])}`;
  return before.names.en === after.names.en
    ? 'names'
    : `name ${before.names.en} -> ${after.names.en}`;
}
