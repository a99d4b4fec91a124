import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { CalendarDefinition } from '../../build/calendars/definition.js';
import { allDefinitions } from '../../build/calendars/index.js';
import { allStatutes } from '../../build/check/read-facts.js';
import { completeCalendar, expandOwn } from '../../build/expand/calendar.js';
import type { Entry } from '../../build/expand/entry.js';
import { formatDay, isoWeekday } from '../../server/engine/civil-date.js';
import { needs } from '../helpers/needs.js';

/** The definitions alone, without publications, held to statutes: a weekday is closed exactly when the statute names it. */

const STATUTES = await allStatutes();

const definitions = new Map(
  (await allDefinitions()).map((definition) => [definition.id, definition]),
);

/** Those of the daily run; the others when there is time. */
const DAILY = STATUTES.filter((_, index) => index % 4 === 0);

for (const statute of STATUTES) {
  (DAILY.includes(statute) ? test : needs('time'))(`${statute.calendar}: ${statute.law}`, () => {
    const years = Object.keys(statute.years).map(Number);
    const entries = entriesOf(statute.calendar, [Math.min(...years), Math.max(...years)]);
    for (const year of years) {
      const named = `${statute.years[year]} ${statute.besides?.[year] ?? ''}`.trim().split(' ');
      const expected = named.map((day) => `${year}-${day}`).filter(isWeekday);
      assert.equal(
        closedWeekdays(entries, year),
        [...new Set(expected)].sort(),
        `${statute.calendar} ${year}`,
      );
    }
  });
}

test('three years of every statute', () => {
  for (const { calendar, years } of STATUTES) assert.is(Object.keys(years).length, 3, calendar);
});

test('a statute for every country of the G20 and the European Union', () => {
  const g20 = 'AR AU BR CA CN DE FR GB ID IN IT JP KR MX RU SA TR US ZA';
  const union = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK';
  const countries = new Set(STATUTES.map(({ calendar }) => calendar.split(':')[0]));
  assert.equal(
    `${g20} ${union}`.split(' ').filter((country) => !countries.has(country)),
    [],
  );
});

function closedWeekdays(entries: readonly Entry[], year: number): string[] {
  const closed = entries.filter(
    ({ kind, day }) =>
      kind === 'holiday' && isoWeekday(day) < 6 && formatDay(day).startsWith(`${year}-`),
  );
  return [...new Set(closed.map(({ day }) => formatDay(day)))].sort();
}

/** The entries of some years, and of those before and after, so that a day moved over New Year is there. */
function entriesOf(id: string, [first, last]: readonly [number, number]): readonly Entry[] {
  const definition = definitions.get(id);
  if (!definition) throw new Error(`no calendar ${id}`);
  const cut: CalendarDefinition = { ...definition, years: [first - 1, last + 1] };
  const entries = completeCalendar(cut, expandOwn(cut), (other) => entriesOf(other, [first, last]));
  return entries.map((entry) => ({ ...entry, coverage: 'library', sources: [] }));
}

function isWeekday(date: string): boolean {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}

test.run();
