import { yearOf } from '../../server/engine/civil-date.js';
import { BASES, type BasisCounts } from '../../server/engine/types.js';
import { noneOfEach } from '../../server/queries/basis.js';
import { basisWithoutRow } from '../../server/store/cited-rows.js';
import type { CalendarDefinition } from '../calendars/definition.js';
import { NOT_FOUND } from '../calendars/vocabulary.js';
import { entryKey } from '../expand/entry.js';
import { GROUPS_IN_USE, IN_USE } from '../quality/in-use.js';
import { type ReleaseState, sortedEntries } from '../release/state.js';

/** What dates rest on, to decide which texts to read next: shares, and rows without a source, by use. */

type Span = readonly [first: number, last: number];

/** The number of entries of these calendars in the years of the span, by basis. */
export function basisCounts(
  state: ReleaseState,
  ids: Iterable<string>,
  [first, last]: Span,
): BasisCounts {
  const counts = noneOfEach();
  for (const id of ids) {
    const { rows, rowOf } = state.provenance.get(id) ?? {
      rows: [],
      rowOf: new Map<number, number>(),
    };
    for (const { day, payload } of sortedEntries(state, id)) {
      if (yearOf(day) < first || yearOf(day) > last) continue;
      const row = rowOf.get(entryKey({ day, kind: payload.kind }));
      const own = row === undefined ? basisWithoutRow(payload.origin) : rows[row]!.basis;
      counts[payload.coverage === 'verified' ? 'publication' : own]++;
    }
  }
  return counts;
}

/** Our own rows that have neither a source nor a note with the reason, calendars in use first. */
export function rowsWithNeither(definitions: readonly CalendarDefinition[]): string[] {
  const seen = new Set<object>();
  return inOrderOfUse(definitions).flatMap(
    ({ id, rules = [], dates = [], inherits = [], ...own }) => {
      const rows = [...rules, ...dates, ...inherits].filter(
        (row) => !seen.has(row) && seen.add(row),
      );
      const bare = rows.filter(
        ({ source, note }) => (source === '' || source === NOT_FOUND) && !note,
      );
      const weekend = own.weekendSource === NOT_FOUND && !own.weekendNote ? [`${id}: weekend`] : [];
      return [
        ...bare.map((row) => `${id}: ${'name' in row ? row.name : row.calendar}`),
        ...weekend,
      ];
    },
  );
}

function inOrderOfUse(definitions: readonly CalendarDefinition[]): CalendarDefinition[] {
  const place = ({ id }: CalendarDefinition) => {
    const own = IN_USE.indexOf(id);
    return own < 0 ? IN_USE.length : own;
  };
  return [...definitions].sort((a, b) => place(a) - place(b));
}

export function basisMarkdown(
  state: ReleaseState,
  definitions: readonly CalendarDefinition[],
  thisYear: number,
): string {
  const near = [thisYear - 1, thisYear + 2] as const;
  const groups = [{ name: 'all', ids: [...state.calendars.keys()] }, ...GROUPS_IN_USE];
  const line = (name: string, ids: readonly string[], span: Span) => {
    const counts = basisCounts(state, ids, span);
    const total = BASES.reduce((sum, basis) => sum + counts[basis], 0) || 1;
    return `| ${name}, ${span.join(' to ')} | ${BASES.map((basis) => `${((100 * counts[basis]) / total).toFixed(1)} %`).join(' | ')} |`;
  };
  const known = groups.map(({ name, ids }) => ({
    name,
    ids: ids.filter((id) => state.calendars.has(id)),
  }));
  const work = IN_USE.filter((id) => state.calendars.has(id))
    .map((id) => ({ id, ...basisCounts(state, [id], near) }))
    .filter(({ library, rule }) => library + rule > 0)
    .map(
      ({ id, library, rule }) =>
        `${id} (${[library && `library ${library}`, rule && `rule ${rule}`].filter(Boolean).join(', ')})`,
    );
  const bare = rowsWithNeither(definitions);
  return [
    '## What dates rest on',
    '',
    `| dates of | ${BASES.join(' | ')} |`,
    `| --- |${' --- |'.repeat(BASES.length)}`,
    ...known.flatMap(({ name, ids }) => [line(name, ids, [1990, 2060]), line(name, ids, near)]),
    '',
    `Rows without a source or a reason: ${bare.length}${bare.length > 0 ? `: ${bare.join('; ')}` : ''}`,
    '',
    `Dates of ${near.join(' to ')} without a text, to be read next, in the order of use: ${work.join('; ') || 'none'}`,
    '',
  ].join('\n');
}
