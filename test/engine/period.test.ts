import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isVerifiedSpan } from '../../server/engine/business-days.js';
import { type DayNumber, formatDay } from '../../server/engine/civil-date.js';
import { businessDaysFrom, businessDaysIn, EDGES, type Edge } from '../../server/engine/period.js';
import { cases, sampled } from '../helpers/needs.js';
import { dayOf, madeUpDays, type PlainDays } from '../helpers/plain-days.js';

/** Lists of business days against a model that looks at every day. */

/** Which month, quarter or year a day lies in. */
function periodOf(day: DayNumber, edge: Edge): string {
  const date = new Date(day * 86_400_000);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  if (edge.endsWith('month')) return `${year} ${month}`;
  return edge.endsWith('quarter') ? `${year} ${Math.floor(month / 3)}` : String(year);
}

function* everyDay({ first, last }: PlainDays): Generator<DayNumber> {
  for (let day = first; day <= last; day++) yield day;
}

/** All days of the data that are listed, ascending. */
function allListed(days: PlainDays, edge: Edge | null): DayNumber[] {
  const open = [...everyDay(days)].filter(days.isOpen);
  if (edge === null) return open;
  const at = edge.startsWith('first') ? -1 : 1;
  return open.filter((day, index) => {
    const beside = open[index + at];
    return beside === undefined || periodOf(beside, edge) !== periodOf(day, edge);
  });
}

const edges = fc.option(fc.constantFrom(...EDGES), { nil: null });

sampled('ranges', () => {
  fc.assert(
    fc.property(madeUpDays, fc.nat(), fc.nat(), edges, (days, a, b, edge) => {
      const [from, to] = [dayOf(days, a), dayOf(days, b)].sort((x, y) => x - y) as [number, number];
      const expected = allListed(days, edge).filter((day) => day >= from && day <= to);
      const made = businessDaysIn(days.packed, from, to, edge);
      assert.equal(
        made.days.map(formatDay),
        expected.map(formatDay),
        `${edge} ${formatDay(from)} ${formatDay(to)}`,
      );
      const seen = [...everyDay(days)].filter((day) => {
        if (day >= from && day <= to) return true;
        if (edge === null) return false;
        return edge.startsWith('first')
          ? day < from && periodOf(day, edge) === periodOf(from, edge)
          : day > to && periodOf(day, edge) === periodOf(to, edge);
      });
      assert.equal([made.dependsFrom, made.dependsTo], [seen[0], seen.at(-1)]);
      assert.is(
        isVerifiedSpan(days.packed, made.dependsFrom, made.dependsTo),
        seen.every(days.isVerified),
      );
    }),
    { numRuns: cases(700) },
  );
});

sampled('the next n and the last n', () => {
  const counts = fc
    .oneof(fc.integer({ min: -6, max: 6 }), fc.integer({ min: -900, max: 900 }))
    .filter((n) => n !== 0);
  fc.assert(
    fc.property(madeUpDays, fc.nat(), counts, edges, (days, index, n, edge) => {
      const date = dayOf(days, index);
      const all = allListed(days, edge);
      const side = all.filter((day) => (n > 0 ? day >= date : day <= date));
      const expected = side.length < Math.abs(n) ? null : n > 0 ? side.slice(0, n) : side.slice(n);
      const made = businessDaysFrom(days.packed, date, n, edge);
      assert.equal(made?.days.map(formatDay), expected?.map(formatDay), `${n} ${edge}`);
      if (!made) return;
      const [from, to] = n > 0 ? [date, made.days.at(-1)!] : [made.days[0]!, date];
      const same = businessDaysIn(days.packed, from, to, edge);
      assert.equal(made, same, 'as the range that it covers');
    }),
    { numRuns: cases(700) },
  );
});

test.run();
