import { allDefinitions } from '../../build/calendars/index.js';
import { completeCalendar, expandOwn } from '../../build/expand/calendar.js';
import type { Entry } from '../../build/expand/entry.js';
import { reaching, yearsNeeded } from '../../build/expand/reach.js';
import type { DayNumber } from '../../server/engine/civil-date.js';
import { yearOf } from '../../server/engine/civil-date.js';
import { getOrMake } from '../../server/util/get-or-make.js';

/** The days of definitions as a release of the present tree would have them, before publications are held against them. */

const all = await allDefinitions();
const needed = yearsNeeded(all);
const definitions = new Map(all.map((one) => [one.id, reaching(one, needed)]));
const expanded = new Map<string, readonly Entry[]>();

/** All entries of a calendar to the last year that some calendar needs of it. */
export function entriesOf(id: string): readonly Entry[] {
  return getOrMake(expanded, id, () => {
    const known = definitions.get(id);
    if (!known) throw new Error(`${id} is no calendar`);
    return completeCalendar(known, expandOwn(known), entriesOf).map((one) => ({
      ...one,
      coverage: 'library' as const,
      sources: [],
    }));
  });
}

/** First and last year of a calendar, to what others need of it. */
export function yearsOf(id: string): readonly [number, number] {
  return definitions.get(id)!.years;
}

/** Its holidays of a year. */
export function holidaysOf(id: string, year: number): DayNumber[] {
  return entriesOf(id)
    .filter(({ kind, day }) => kind === 'holiday' && yearOf(day) === year)
    .map(({ day }) => day);
}
