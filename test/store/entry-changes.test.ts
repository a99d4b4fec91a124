import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Entry } from '../../build/expand/entry.js';
import { canBeBoth } from '../../build/expand/entry.js';
import {
  diffStates,
  emptyState,
  type ReleaseState,
  type StoredCalendar,
  sortedEntries,
} from '../../build/release/state.js';
import { dayNumber, formatDay } from '../../server/engine/civil-date.js';
import type { EntryKind, EntryStatus } from '../../server/engine/types.js';
import {
  type ChangedEntry,
  changedEntries,
  markChanges,
} from '../../server/store/entry-changes.js';
import { calendar, entry, KINDS, state } from '../helpers/history.js';

/** The marks of changes, against a model that looks at whole states. */

const FIRST = dayNumber(2025, 1, 1);
const DAYS = 8;

/** The status and closing time of a day, as the contract words it; null without data. */
function dayOf(whole: ReleaseState, id: string, day: number): string | null {
  const known = whole.calendars.get(id);
  const year = Number(formatDay(day).slice(0, 4));
  if (!known || year < known.data_years[0] || year > known.data_years[1]) return null;
  const rule = known.weekend.filter(({ start }) => start <= formatDay(day)).at(-1);
  // 1970-01-01 was a Thursday.
  const isWeekend = rule?.days.includes(((day + 3) % 7) + 1) ?? false;
  const there = [...(whole.entries.get(id)?.values() ?? [])].filter((one) => one.day === day);
  const of = (kind: EntryKind) => there.find(({ payload }) => payload.kind === kind)?.payload;
  if (of('holiday')) return 'closed';
  if (isWeekend && !of('weekend_workday')) return 'weekend';
  return of('early_close') ? `early_close ${of('early_close')!.close_time}` : 'open';
}

/** The changes of every calendar between two states. */
function changesBetween(
  before: ReleaseState,
  after: ReleaseState,
): (ChangedEntry & { calendar: string })[] {
  const ids = [...new Set([...before.calendars.keys(), ...after.calendars.keys()])].sort();
  return ids.flatMap((id) => {
    const [was, is] = [before, after].map((of) => {
      const record = of.calendars.get(id);
      return record ? { record, entries: sortedEntries(of, id) } : null;
    });
    return changedEntries(was!, is!).map((change) => ({ ...change, calendar: id }));
  });
}

const arbitraryCalendar = (id: string) =>
  fc
    .record({ days: fc.constantFrom([6, 7], [5, 6], []), first: fc.constantFrom(2024, 2025) })
    .map(
      ({ days, first }): StoredCalendar =>
        calendar(id, { weekend: [{ start: `${first}-01-01`, days }], data_years: [first, 2026] }),
    );
const arbitraryEntry = fc
  .record({
    day: fc.nat(DAYS - 1),
    kind: fc.constantFrom(...KINDS),
    name: fc.constantFrom('Eid', 'Feast'),
    status: fc.constantFrom<EntryStatus>('confirmed', 'estimated', 'provisional'),
    close: fc.constantFrom('12:00', '13:00'),
    coverage: fc.constantFrom('verified' as const, 'library' as const),
  })
  .map(
    ({ day, kind, name, status, close, coverage }): Entry =>
      entry(formatDay(FIRST + day), name, {
        kind,
        status,
        coverage,
        close_time: kind === 'early_close' ? close : null,
      }),
  );
const arbitraryEntries = fc
  .uniqueArray(arbitraryEntry, { selector: ({ day, kind }) => `${day} ${kind}`, maxLength: 10 })
  .map((all) =>
    all.filter((one, at) =>
      all.slice(0, at).every((o) => o.day !== one.day || canBeBoth(o.kind, one.kind)),
    ),
  );
const arbitraryState = fc
  .tuple(
    fc.option(arbitraryCalendar('XAAA')),
    arbitraryEntries,
    arbitraryCalendar('XBBB'),
    arbitraryEntries,
  )
  .map(([first, ofFirst, second, ofSecond]) =>
    state([...(first ? [[first, ofFirst] as const] : []), [second, ofSecond] as const]),
  );

test('a change is marked exactly where its day is another one and it can be why', () => {
  let marked = 0;
  fc.assert(
    fc.property(arbitraryState, arbitraryState, (before, after) => {
      for (const change of changesBetween(before, after)) {
        const { calendar: id, day } = change;
        const isOther = dayOf(before, id, day) !== dayOf(after, id, day);
        const canBeWhy =
          !change.before || !change.after || change.before.close_time !== change.after.close_time;
        assert.is(change.altersDay, isOther && canBeWhy, `${id} ${formatDay(day)} ${change.kind}`);
        if (change.altersDay) marked++;
      }
    }),
    { numRuns: 500 },
  );
  assert.ok(marked > 500, `${marked} were marked`);
});

test('every day that is another one by its entries has a change that is marked', () => {
  fc.assert(
    fc.property(arbitraryState, arbitraryEntries, (before, entries) => {
      const after = state(
        [...before.calendars.values()].map((record) => [record, entries] as const),
      );
      const marked = new Set<string>();
      for (const { calendar: id, day, altersDay } of changesBetween(before, after)) {
        if (altersDay) marked.add(`${id} ${day}`);
      }
      for (const id of before.calendars.keys()) {
        for (let day = FIRST; day < FIRST + DAYS; day++) {
          assert.is(marked.has(`${id} ${day}`), dayOf(before, id, day) !== dayOf(after, id, day));
        }
      }
    }),
    { numRuns: 500 },
  );
});

const confirmedDays = (before: readonly Entry[], after: readonly Entry[]) => {
  const record = calendar('XAAA');
  const [was, is] = [state([[record, before]]), state([[record, after]])];
  return changesBetween(was, is)
    .filter(({ becameConfirmed }) => becameConfirmed)
    .map(({ day }) => formatDay(day));
};
const eid = (date: string, status: EntryStatus, name = 'Eid al-Fitr') =>
  entry(date, name, { status });

test('an estimated or provisional date that is confirmed, where it was or moved by a few days', () => {
  assert.equal(confirmedDays([eid('2025-03-31', 'estimated')], [eid('2025-03-31', 'confirmed')]), [
    '2025-03-31',
  ]);
  assert.equal(
    confirmedDays([eid('2025-03-31', 'provisional')], [eid('2025-03-31', 'confirmed')]),
    ['2025-03-31'],
  );
  assert.equal(confirmedDays([eid('2025-03-31', 'estimated')], [eid('2025-03-30', 'confirmed')]), [
    '2025-03-30',
  ]);
});

test('what was confirmed, is still estimated, is far away or has another name is not', () => {
  assert.equal(
    confirmedDays([eid('2025-03-31', 'confirmed')], [eid('2025-03-30', 'confirmed')]),
    [],
  );
  assert.equal(
    confirmedDays([eid('2025-03-31', 'estimated')], [eid('2025-03-30', 'estimated')]),
    [],
  );
  assert.equal(
    confirmedDays([eid('2025-03-31', 'estimated')], [eid('2025-03-20', 'confirmed')]),
    [],
  );
  assert.equal(
    confirmedDays([eid('2025-03-31', 'estimated')], [eid('2025-03-30', 'confirmed', 'Other')]),
    [],
  );
  assert.equal(confirmedDays([eid('2025-03-31', 'estimated')], []), []);
});

test('without a state, the entries that changed alone decide', () => {
  const changes = diffStates(
    emptyState(),
    state([[calendar('XAAA'), [eid('2025-03-31', 'confirmed')]]]),
  );
  const [change] = markChanges(changes, undefined, undefined, []);
  assert.ok(change!.altersDay);
});

test.run();
