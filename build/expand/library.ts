import Holidays, { type HolidaysTypes } from 'date-holidays';
import { yearOf } from '../../server/engine/civil-date.js';
import type { CitedRow } from '../../server/engine/types.js';
import { getOrMake } from '../../server/util/get-or-make.js';
import { isIslamicRule } from '../calendars/announced-later.js';
import { libraryCited, textCited } from '../calendars/basis.js';
import type { LibraryRegion } from '../calendars/definition.js';
import type { EstimatedRule, Exclusion } from '../calendars/vocabulary.js';
import { LIBRARY_ISLAMIC_MOVE } from '../feasts/may-move.js';
import type { PlainEntry } from './entry.js';
import { islamicLater } from './islamic-later.js';
import { namesInYear, namesOf } from './names.js';
import './library-caches.js';
import { withoutParseErrors } from './parse-errors.js';
import { isShifted, secondDays, type UnmovedDays, unmovedDays } from './shifted.js';
import { spanOf } from './span.js';

/** Entries from date-holidays: the days off of a region. */

const CLOSING_TYPES = ['public', 'bank'] as const;

/**
 * Days off of a region in the years from..to, several a date possible, unsorted. Only `public` and `bank` days; days
 * of some people only are excluded as the region says. Throws when the library cannot parse one of its rules.
 */
export function expandLibrary(
  region: LibraryRegion,
  years: readonly [number, number],
): PlainEntry[] {
  const holidays = openRegion(region);
  const names = new Map<string, Record<string, string>>();
  const known = {
    english: region.englishNames ?? {},
    language: firstLanguageOf(holidays),
  };
  for (const rule of holidays.getRules() as unknown as HolidaysTypes.HolidayRule[]) {
    if (!closes(rule.type)) continue;
    const where = `${regionPath(region).join('.')} ${rule.rule}`;
    names.set(rule.rule, namesOf(rule.name, known, where));
  }
  const shifts = { unmoved: unmovedDays([...names.keys()], years), seconds: secondDays(names) };
  const entries: PlainEntry[] = [];
  // One year more at both ends: a span may reach over New Year.
  for (let year = years[0] - 1; year <= years[1] + 1; year++) {
    for (const holiday of holidays.getHolidays(year)) {
      const own = names.get(holiday.rule);
      if (own && closes(holiday.type)) entries.push(...toEntries(holiday, own, region, shifts));
    }
  }
  for (const [rule, own] of names) entries.push(...laterEntries(rule, own, region, years));
  return entries.filter((entry) => yearOf(entry.day) >= years[0] && yearOf(entry.day) <= years[1]);
}

/** The days of an Islamic rule in years in which the library has none. */
function laterEntries(
  rule: string,
  names: Record<string, string>,
  region: LibraryRegion,
  years: readonly [number, number],
): PlainEntry[] {
  return islamicLater(rule, years)
    .filter(({ day }) => !isExcluded(region.exclusions, rule, yearOf(day)))
    .map(({ day, observed }) => {
      const base = baseOf(region, rule, names, yearOf(day));
      return { ...base, observed, day, kind: 'holiday', close_time: null };
    });
}

function openRegion(region: LibraryRegion): Holidays {
  const [country, state, subregion] = regionPath(region);
  const holidays = withoutParseErrors(regionPath(region).join('.'), () => {
    const options = { types: [...CLOSING_TYPES] };
    if (subregion) return new Holidays(country!, state!, subregion, options);
    return state ? new Holidays(country!, state, options) : new Holidays(country!, options);
  });
  tellShiftedDays(holidays);
  return holidays;
}

/**
 * The library tells only of some rules which of their dates are shifted ("and if sunday then next monday"): those with the member
 * `substitute`, for which it has a word to add to the name. Of the others it tells it too once they have the member, as our own
 * rules do; the names are those of the rules, without the word.
 */
function tellShiftedDays(holidays: Holidays): void {
  const { holidays: rules } = holidays as unknown as {
    readonly holidays: Readonly<Record<string, { substitute?: boolean } | undefined>>;
  };
  for (const rule of Object.values(rules)) if (rule) rule.substitute = true;
}

/** American English is English here. */
function firstLanguageOf(holidays: Holidays): string {
  const language = holidays.getLanguages()[0] ?? 'en';
  return language.startsWith('en-') ? 'en' : language;
}

function regionPath(region: LibraryRegion): string[] {
  return [region.country, region.state, region.region].filter((part) => part !== undefined);
}

function closes(type: string | undefined): boolean {
  return type === 'public' || type === 'bank';
}

/** What tells of a region's rules which of their days are shifted. */
interface Shifts {
  readonly unmoved: UnmovedDays;
  readonly seconds: ReadonlySet<string>;
}

function toEntries(
  holiday: HolidaysTypes.Holiday,
  names: Record<string, string>,
  region: LibraryRegion,
  shifts: Shifts,
): PlainEntry[] {
  const { first, from, days } = spanOf(holiday);
  const year = yearOf(first);
  if (isExcluded(region.exclusions, holiday.rule, year)) return [];
  const base = {
    ...baseOf(region, holiday.rule, names, year),
    observed:
      holiday.substitute === true ||
      (from === null &&
        (isShifted(holiday.rule, first, shifts.unmoved) || shifts.seconds.has(holiday.rule))),
  };
  if (from !== null) return [{ ...base, day: first, kind: 'early_close', close_time: from }];
  return days.map((day) => ({ ...base, day, kind: 'holiday', close_time: null }));
}

/** What all days of a rule in a year have in common. */
function baseOf(region: LibraryRegion, rule: string, names: Record<string, string>, year: number) {
  const estimated = isEstimated(region.estimated, rule, year);
  return {
    names: namesInYear(names, year),
    status: estimated ? 'estimated' : 'confirmed',
    origin: 'library',
    ...(estimated && isIslamicRule(rule) && { may_move_days: LIBRARY_ISLAMIC_MOVE }),
    row: rowOf(region, rule, year),
  } as const;
}

const libraryRows = new Map<string, CitedRow>();

/** The text that a rule stands in, if one is cited for that year, else the library itself. */
function rowOf(region: LibraryRegion, rule: string, year: number): CitedRow {
  const text = region.texts?.find((row) => row.rules.includes(rule) && inYears(row, year));
  const path = regionPath(region).join('.');
  return text ? textCited(text, year) : getOrMake(libraryRows, path, () => libraryCited(path));
}

function isExcluded(rows: readonly Exclusion[] | undefined, rule: string, year: number): boolean {
  return rows?.some((row) => row.rule === rule && inYears(row, year)) ?? false;
}

function isEstimated(
  rows: readonly EstimatedRule[] | undefined,
  rule: string,
  year: number,
): boolean {
  return rows?.some((row) => rule.includes(row.contains) && inYears(row, year)) ?? false;
}

function inYears(row: { readonly from?: number; readonly to?: number }, year: number): boolean {
  return year >= (row.from ?? year) && year <= (row.to ?? year);
}
