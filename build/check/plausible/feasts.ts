import { type DayNumber, mustParseDay, yearOf } from '../../../server/engine/civil-date.js';
import { getOrMake } from '../../../server/util/get-or-make.js';
import type { CalendarDefinition } from '../../calendars/definition.js';
import { feastDays } from '../../feasts/days.js';
import { mayMoveDays } from '../../feasts/may-move.js';
import { feastRecords } from '../../feasts/record.js';
import type { FeastName } from '../../feasts/table.js';
import type { StoredEntry } from '../../release/state.js';
import { announcedDays } from '../../verify/announced-feasts.js';
import type { Publication } from '../../verify/publication.js';
import { namesOf } from './entries.js';
import type { Exception, Finding } from './exceptions.js';

/**
 * Checks the dates of feasts. Announced days of an authority must be within the reach of the method that computes the
 * feast there (feasts/may-move.ts). All other Islamic feasts, by their English names, must be near the Saudi day:
 * within the usual difference between authorities, and the length of a feast of several days.
 */

interface Reach {
  readonly feast: FeastName;
  readonly called: RegExp;
  /** Days before and after the first day of the feast by the method of Saudi Arabia. */
  readonly from: number;
  readonly to: number;
}

const REACHES: readonly Reach[] = [
  { feast: 'islamic-new-year', called: /islamic new year|hijri new year/i, from: -3, to: 4 },
  { feast: 'ashura', called: /ashura/i, from: -2, to: 3 },
  {
    feast: 'mawlid',
    called: /^(?!.*(?:baptism|follow|after)).*(?:mawlid|prophet.*birth)/i,
    from: -3,
    to: 5,
  },
  { feast: 'isra-miraj', called: /mi'?raj/i, from: -2, to: 3 },
  { feast: 'eid-al-fitr', called: /^(?!.*(?:after|follow|joint leave)).*fitr/i, from: -5, to: 5 },
  { feast: 'arafah', called: /^(?:day of )?arafah?(?: day)?$/i, from: -2, to: 2 },
  { feast: 'eid-al-adha', called: /^(?!.*(?:after|follow|executive)).*adha/i, from: -3, to: 5 },
];

export const FEAST_EXCEPTIONS: readonly Exception[] = [
  {
    calendars: 'IR',
    name: "Prophet's Birthday (Mawlid)",
    why: 'Shia: 17 Rabi al-awwal, five days after the 12th',
  },
  {
    calendars: 'FJ',
    name: "Prophet's Birthday (Mawlid)",
    when: '2016-03-30',
    why: 'listed in the definition with its source',
  },
  {
    calendars: 'QA',
    name: 'Eid al-Fitr',
    when: '2017 2022 2023 2025',
    why: 'the Amiri Diwan declares a week and more',
  },
  {
    calendars: 'QA',
    name: 'Eid al-Adha',
    when: '2017',
    why: 'the Amiri Diwan declared eleven days',
  },
  {
    calendars: 'YE XMUS OMR XMUS:SETTLEMENT',
    name: 'Eid al-Adha',
    when: '2020-08-06',
    why: 'the last day of a week given for the feast',
  },
];

export function feastFindings(calendar: string, entries: Iterable<StoredEntry>): Finding[] {
  const findings: Finding[] = [];
  for (const entry of entries) {
    if (entry.payload.kind !== 'holiday' || entry.payload.observed) continue;
    for (const name of namesOf(entry)) {
      for (const { feast, from, to } of reachesOf(name)) {
        const off = differenceFrom(feast, entry.day);
        if (off >= from && off <= to) continue;
        const what = `${off} days from the nearest ${feast} as computed for Saudi Arabia; expected ${from} to +${to}`;
        findings.push({ calendar, name, day: entry.day, what });
      }
    }
  }
  return findings;
}

/** Announced days that differ from the computed ones by more than the method's reach. */
export function announcedFindings(
  definitions: readonly CalendarDefinition[],
  publications: readonly Publication[],
  lastYear: number,
): Finding[] {
  return feastRecords(announcedDays(definitions, publications, lastYear)).flatMap(
    ({ feast, place, misses }) => {
      const reach = mayMoveDays(feast, place);
      return misses.flatMap((miss) => {
        const [date, off] = miss.split(' ');
        if (Math.abs(Number(off)) <= Math.max(1, reach)) return [];
        const what = `announced ${off} days from the computed day; the method's reach is ${reach}`;
        return [{ calendar: place, name: feast, day: mustParseDay(date!), what }];
      });
    },
  );
}

export const ANNOUNCED_EXCEPTIONS: readonly Exception[] = [
  {
    calendars: 'IN:MH',
    name: 'mawlid',
    when: '2025-09-08',
    why: 'Mumbai: kept three days later beside the end of Ganesh’s festival (feasts/may-move.ts)',
  },
];

const byName = new Map<string, readonly Reach[]>();

function reachesOf(name: string): readonly Reach[] {
  return getOrMake(byName, name, () => REACHES.filter(({ called }) => called.test(name)));
}

function differenceFrom(feast: FeastName, day: DayNumber): number {
  const year = yearOf(day);
  return [year - 1, year, year + 1]
    .flatMap((each) => feastDays(feast, 'SA', each))
    .map((one) => day - one.day)
    .reduce((best, off) => (Math.abs(off) < Math.abs(best) ? off : best));
}
