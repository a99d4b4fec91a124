import { type DayNumber, dayNumber, yearOf } from '../../../server/engine/civil-date.js';
import { getOrMake } from '../../../server/util/get-or-make.js';
import type { StoredEntry } from '../../release/state.js';
import { namesOf } from './entries.js';
import type { Exception, Finding } from './exceptions.js';

/**
 * Feasts that depend on Easter, by their English names: days after Easter Sunday, of the western or the Orthodox
 * churches. Independent of the rules of definitions, so that a wrong offset there is found.
 */

const OFFSETS: Readonly<Record<string, readonly number[]>> = {
  'Shrove Monday': [-48],
  'Shrove Tuesday': [-47],
  'Ash Wednesday': [-46],
  'Palm Sunday': [-7],
  'Wednesday before Easter': [-4],
  'Maundy Thursday': [-3],
  'Good Friday': [-2],
  'Good Friday (Catholic)': [-2],
  'Good Friday (western)': [-2],
  'Good Friday (Orthodox)': [-2],
  'Orthodox Good Friday': [-2],
  'Easter Saturday': [-1],
  'Holy Saturday': [-1],
  'Easter Eve': [-1],
  'Easter Sunday': [0],
  'Catholic Easter': [0],
  'Orthodox Easter': [0],
  'Orthodox Easter Sunday': [0],
  'Coptic Easter': [0],
  'Easter Monday': [1],
  'Easter Monday (Catholic)': [1],
  'Easter Monday (western)': [1],
  'Easter Monday (Orthodox)': [1],
  'Orthodox Easter Monday': [1],
  'Easter Tuesday': [2],
  'Easter Tuesday (Orthodox)': [2],
  'Ascension Day': [39],
  'Day after Ascension Day': [40],
  'Whitsun Eve': [48],
  Pentecost: [49],
  'Whit Sunday': [49],
  'Whit Monday': [50],
  'Whit Monday (Orthodox)': [50],
  'Whit Monday (Kataklysmos)': [50],
  'Corpus Christi': [60],
  // Colombia: on the Monday after the Friday.
  'Sacred Heart': [71],
};

export const EASTER_EXCEPTIONS: readonly Exception[] = [
  {
    calendars: 'CL:* XSGO CLP XSGO:SETTLEMENT',
    name: 'Corpus Christi',
    when: '2000 2001 2002 2003 2004 2005 2006',
    why: 'law 19.668 moved it to the Monday before (Easter +57); law 20.148 abolished it',
  },
  {
    calendars: 'RU:CR RU:DA',
    name: 'Orthodox Easter',
    why: 'the day off is the Monday after (as in the definition)',
  },
  {
    calendars: 'UA UAH',
    name: 'Orthodox Easter',
    when: '2000 2005 2016 2051 2062 2073 2084',
    why: 'met by 1 May on its Sunday: the day after is off for it',
  },
  {
    calendars: 'XK',
    name: 'Orthodox Easter',
    when: '2018-04-09 2029-04-09',
    why: 'given on the Monday after',
  },
  {
    calendars: 'XK',
    name: 'Catholic Easter',
    when: '2012-04-09',
    why: 'given on the Monday after',
  },
];

export function easterFindings(calendar: string, entries: Iterable<StoredEntry>): Finding[] {
  const findings: Finding[] = [];
  for (const entry of entries) {
    if (entry.payload.kind !== 'holiday' || entry.payload.observed) continue;
    for (const name of namesOf(entry)) {
      const usual = OFFSETS[name];
      if (!usual) continue;
      const year = yearOf(entry.day);
      const found = eastersOf(year).map((easter) => entry.day - easter);
      if (found.some((offset) => usual.includes(offset))) continue;
      const what = `Easter ${signed(found[0]!)} (Orthodox ${signed(found[1]!)}), but it usually is ${usual.map(signed)}`;
      findings.push({ calendar, name, day: entry.day, what });
    }
  }
  return findings;
}

function signed(offset: number): string {
  return offset < 0 ? String(offset) : `+${offset}`;
}

const easters = new Map<number, readonly [DayNumber, DayNumber]>();

function eastersOf(year: number): readonly [DayNumber, DayNumber] {
  return getOrMake(easters, year, () => [westernEaster(year), orthodoxEaster(year)] as const);
}

/** The Gregorian computus of Meeus, Jones and Butcher. */
export function westernEaster(year: number): DayNumber {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  return dayNumber(year, month, (h + l - 7 * m + 33 * month + 19) % 32);
}

/** Meeus's Julian algorithm, converted to the Gregorian calendar: 13 days later from 1900 to 2099, 14 in 2100. */
export function orthodoxEaster(year: number): DayNumber {
  const d = (19 * (year % 19) + 15) % 30;
  const e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7;
  const month = Math.floor((d + e + 114) / 31);
  return dayNumber(year, month, ((d + e + 114) % 31) + 1) + (year < 2100 ? 13 : 14);
}
