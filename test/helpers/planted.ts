import type { CalendarDefinition } from '../../build/calendars/definition.js';
import { allDefinitions } from '../../build/calendars/index.js';
import type { ListedDate, RuleRow } from '../../build/calendars/vocabulary.js';
import { checkState } from '../../build/check/all-gates.js';
import { checkReasons } from '../../build/check/gates.js';
import { expandOwn } from '../../build/expand/calendar.js';
import type { PlainEntry } from '../../build/expand/entry.js';
import { assemble, type Computed } from '../../build/release/compute-state.js';
import { judge } from '../../build/release/reasons.js';
import { findRegressions } from '../../build/release/regressions.js';
import { neededFor, restrictState } from '../../build/release/selection.js';
import { realPublications } from './real-publications.js';

/** Mistakes in definitions, planted in memory and put to the gates that `npm run release -- --only ID` asks. */

const TODAY = '2026-11-23';
const definitions = await allDefinitions();
const publications = realPublications();
const ownEntries = new Map<CalendarDefinition, PlainEntry[]>();

/** What the gates say ("gate: calendar when: what") of a calendar with a mistake in it, after a release without it. */
export async function refusals(
  id: string,
  mistake: (sound: CalendarDefinition) => CalendarDefinition,
): Promise<string[]> {
  const selected = new Set([id]);
  const sound = neededFor(definitions, selected, publications);
  const planted = sound.map((one) => (one.id === id ? mistake(one) : one));
  const { state: before } = compute(sound);
  const { state: after, listDifferences } = compute(planted);
  const own = (state: Computed['state']) => restrictState(state, selected);
  const all = definitions.map((one) => (one.id === id ? mistake(one) : one));
  const violations = [
    ...checkReasons(judge(findRegressions(own(before), own(after), TODAY), []), 'the next'),
    ...(await checkState({
      definitions: all,
      publications,
      state: after,
      listDifferences,
      selected,
      today: TODAY,
    })),
  ];
  return violations.map(
    ({ gate, calendar, when, what }) => `${gate}: ${calendar} ${when}: ${what}`,
  );
}

/** A calendar that no release has had: what the gates say of it. */
export async function refusalsOfNew(definition: CalendarDefinition): Promise<string[]> {
  const { state, listDifferences } = compute([definition]);
  const selected = new Set([definition.id]);
  const found = await checkState({
    definitions: [definition],
    publications,
    state,
    listDifferences,
    selected,
    today: TODAY,
  });
  return found.map(({ gate, calendar, when, what }) => `${gate}: ${calendar} ${when}: ${what}`);
}

function compute(some: readonly CalendarDefinition[]): Computed {
  const own = new Map(some.map((definition) => [definition.id, ownOf(definition)]));
  return assemble(some, own, publications, TODAY);
}

function ownOf(definition: CalendarDefinition): PlainEntry[] {
  const known = ownEntries.get(definition) ?? expandOwn(definition);
  ownEntries.set(definition, known);
  return known;
}

/** The rules changed one by one; `null` leaves a row out. Throws when the mistake changes nothing. */
export function withRules(change: (row: RuleRow) => RuleRow | null) {
  return (sound: CalendarDefinition): CalendarDefinition => {
    const rules = (sound.rules ?? []).flatMap((row) => change(row) ?? []);
    if (JSON.stringify(rules) === JSON.stringify(sound.rules))
      throw new Error(`${sound.id}: nothing was planted`);
    return { ...sound, rules };
  };
}

/** As `withRules`, of the listed dates. */
export function withDates(change: (row: ListedDate) => ListedDate | null) {
  return (sound: CalendarDefinition): CalendarDefinition => {
    const dates = (sound.dates ?? []).flatMap((row) => change(row) ?? []);
    if (JSON.stringify(dates) === JSON.stringify(sound.dates))
      throw new Error(`${sound.id}: nothing was planted`);
    return { ...sound, dates };
  };
}

/** Our own rule in place of one of the library's. */
export function withLibraryRule(rule: string, ours: Omit<RuleRow, 'source'> | null) {
  return (sound: CalendarDefinition): CalendarDefinition => {
    if (!sound.library) throw new Error(`${sound.id} does not start from the library`);
    const exclusions = [...(sound.library.exclusions ?? []), { rule, why: 'a mistake' }];
    const rules = [
      ...(sound.rules ?? []),
      ...(ours ? [{ ...ours, source: 'https://example.org/' }] : []),
    ];
    return { ...sound, library: { ...sound.library, exclusions }, rules };
  };
}
