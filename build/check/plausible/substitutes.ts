import {
  civilDate,
  type DayNumber,
  firstDayOf,
  isoWeekday,
} from '../../../server/engine/civil-date.js';
import { getOrMake } from '../../../server/util/get-or-make.js';
import type { StoredEntry } from '../../release/state.js';
import { namesOf } from './entries.js';
import type { Exception, Finding } from './exceptions.js';

/**
 * Checks that substitutes are complete: in a country where holidays with fixed dates that fall on a Sunday are moved to
 * a weekday after it, each of them must be, or the table has the reason. Its law may name exceptions.
 */

/** The checked years: before, laws differed too often; after, the rules repeat. */
const [FIRST_YEAR, LAST_YEAR] = [2005, 2040];
/** A holiday is judged if it falls on a Sunday at least this many times. */
const MIN_SUNDAYS = 3;
/** A country has a rule if at least this many holidays have substitutes, and twice as many as have none. */
const MIN_NEIGHBOURS = 3;
const MAX_OFTEN = 0.8;
/** A substitute comes within this number of days. */
const MAX_DAYS_AFTER = 4;

const AS_READ = 'so in the definition; no text was read that settles it';

export const SUBSTITUTE_EXCEPTIONS: readonly Exception[] = [
  {
    calendars: 'AG',
    name: 'V.C Bird Day',
    why: '9 December does not move: head of the definition',
  },
  {
    calendars: 'AU',
    name: 'Anzac Day',
    why: 'a Sunday 25 April gives no Monday in most states and territories; those that give one have it in their own rows',
  },
  { calendars: 'NF', name: 'Anzac Day', why: AS_READ },
  { calendars: 'AI', name: 'National Heroes and Heroines Day', why: AS_READ },
  {
    calendars: 'AZ',
    name: 'Day of National Mourning',
    why: 'as the definition has it; the days beside it are given in a block',
  },
  {
    calendars: 'AZ',
    name: 'Novruz',
    why: 'as the definition has it; the days beside it are given in a block',
  },
  {
    calendars: 'AZ',
    name: 'Day of Solidarity of World Azerbaijanis',
    why: 'as the definition has it; the days beside it are given in a block',
  },
  {
    calendars: 'BB',
    name: 'Christmas Day',
    why: 'on Sunday the 25th the days after are given under one name',
  },
  {
    calendars: 'CA',
    name: 'Christmas Day',
    why: 'the Monday after Sunday the 25th is Boxing Day itself, and the Tuesday its day in lieu',
  },
  { calendars: 'CC', name: 'Christmas Day', why: AS_READ },
  { calendars: 'CX', name: 'Christmas Day', why: AS_READ },
  { calendars: 'FK', name: 'Christmas Day', why: AS_READ },
  { calendars: 'VU', name: 'Christmas Day', why: AS_READ },
  {
    calendars: 'BB',
    name: 'Boxing Day',
    why: 'on Sunday the 25th the days after are given under one name',
  },
  {
    calendars: 'BF',
    name: "Anniversary of the 1966 Upper Voltan coup d'état",
    why: 'as the definition has it',
  },
  { calendars: 'GU', name: "All Souls' Day", why: AS_READ },
  { calendars: 'GY', name: 'Independence Day', why: AS_READ },
  { calendars: 'SZ', name: 'Independence Day', why: AS_READ },
  { calendars: 'GY', name: 'Republic Day', why: AS_READ },
  { calendars: 'KN', name: "New Year's Day", why: AS_READ },
  { calendars: 'JE', name: 'Liberation Day', why: AS_READ },
  {
    calendars: 'KZ',
    name: 'Orthodox Christmas',
    why: 'a religious feast: the code moves national holidays alone',
  },
  {
    calendars: 'MC',
    name: 'Saint Devota',
    why: 'not among the days that are moved: head of the definition',
  },
  {
    calendars: 'MC',
    name: 'Immaculate Conception',
    why: 'not among the days that are moved: head of the definition',
  },
  { calendars: 'ZW', name: 'Labour Day', why: AS_READ },
  { calendars: 'NU', name: 'Constitution Day Holiday', why: AS_READ },
  { calendars: 'NU', name: 'Constitution Day', why: AS_READ },
  {
    calendars: 'TH',
    name: "New Year's Eve",
    why: 'days in lieu are listed one by one under other names',
  },
  {
    calendars: 'TH',
    name: 'Songkran Festival',
    why: 'days in lieu are listed one by one under other names',
  },
  {
    calendars: 'VN',
    name: 'Vietnamese New Year Holidays',
    why: 'the days of Tet are made up in a block',
  },
];

export function substituteFindings(calendar: string, entries: Iterable<StoredEntry>): Finding[] {
  const fixed = new Map<string, { name: string; sundays: DayNumber[] }>();
  const given = new Map<string, Set<DayNumber>>();
  for (const entry of entries) {
    if (entry.payload.kind !== 'holiday') continue;
    for (const name of namesOf(entry)) {
      if (entry.payload.observed) getOrMake(given, name, () => new Set<DayNumber>()).add(entry.day);
      else if (isoWeekday(entry.day) === 7 && isLookedAt(entry.day)) {
        const { month, day } = civilDate(entry.day);
        getOrMake(fixed, `${name} ${month}-${day}`, () => ({
          name,
          sundays: [] as DayNumber[],
        })).sundays.push(entry.day);
      }
    }
  }
  const holidays = [...fixed.values()]
    .filter(
      ({ name, sundays }) => sundays.length >= MIN_SUNDAYS && !/Easter|Pentecost|Palm/.test(name),
    )
    .map(({ name, sundays }) => ({
      name,
      share: sundays.filter((day) => isGiven(given.get(name), day)).length / sundays.length,
    }));
  const having = holidays.filter(({ share }) => share >= MAX_OFTEN);
  const lacking = holidays.filter(({ share }) => share === 0);
  if (having.length < MIN_NEIGHBOURS || lacking.length > having.length / 2) return [];
  const neighbours = having.map(({ name }) => name).join(', ');
  return lacking.map(({ name }) => {
    return {
      calendar,
      name,
      day: null,
      what: `on a Sunday it has no substitute, but these have:  ${neighbours}`,
    };
  });
}

function isGiven(days: ReadonlySet<DayNumber> | undefined, sunday: DayNumber): boolean {
  for (let after = 1; after <= MAX_DAYS_AFTER; after++) if (days?.has(sunday + after)) return true;
  return false;
}

function isLookedAt(day: DayNumber): boolean {
  return day >= firstDayOf(FIRST_YEAR) && day < firstDayOf(LAST_YEAR);
}
