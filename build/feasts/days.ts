import {
  civilDate,
  type DayNumber,
  firstDayOf,
  isoWeekday,
  mustParseDay,
  yearOf,
} from '../../server/engine/civil-date.js';
import { burmeseDays } from './burmese.js';
import type { CycleRule, FeastRule, HijriRule, PoyaRule } from './feast.js';
import { hijriYearsIn, monthStart } from './hijri.js';
import { LUNAR_MONTHS, lunationOf, tithiSpan } from './hindu-calendar.js';
import { dayOf } from './hindu-day.js';
import { hinduDays } from './hindu-feasts.js';
import { criterionOf, type Place, type PlaceId, placeOf } from './places.js';
import { nyepi } from './saka.js';
import { lunationAt, type Site, startOfDay } from './sky.js';
import { chineseDay, dayOfSunLongitude, fullMoonDay, nowruz } from './sun.js';
import { FEASTS, type FeastName } from './table.js';
import { thaiFeast } from './thai.js';
import { tibetanDays } from './tibetan.js';

/** The days of a feast at a place. */

export interface FeastDay {
  readonly day: DayNumber;
  /** The names of the days, for feasts whose days have their own (Poya days). */
  readonly ownName?: string;
}

const known = new Map<string, readonly FeastDay[]>();

/**
 * The days of a feast in a Gregorian year by the rule of the place's authority: usually one; none or two if the feast's
 * year is shorter than the Gregorian one; a dozen for `poya`. Cached for the life of the process.
 */
export function feastDays(feast: FeastName, place: PlaceId, year: number): readonly FeastDay[] {
  const key = `${feast} ${place} ${year}`;
  let days = known.get(key);
  if (!days) {
    days = computeDays(feast, placeOf(place), year);
    known.set(key, days);
  }
  return days;
}

function computeDays(feast: FeastName, place: Place, year: number): FeastDay[] {
  const rule = place.rules?.[feast] ?? FEASTS[feast].rule;
  if (rule.by === 'poya') return poyaDays(rule, year, place.site);
  const days = ruleDays(rule, year, place).sort((a, b) => a - b);
  return days.filter((day) => yearOf(day) === year).map((day) => ({ day }));
}

function ruleDays(rule: Exclude<FeastRule, PoyaRule>, year: number, place: Place): DayNumber[] {
  switch (rule.by) {
    case 'hijri':
      return hijriDays(rule, year, place);
    case 'thai':
      return [thaiFeast(rule.feast, year)];
    case 'burmese':
      return burmeseDays(rule.feast, year);
    case 'tibetan':
      return tibetanDays(rule.tradition, rule.month, rule.day, year);
    case 'nyepi':
      return [nyepi(year)];
    case 'sun':
      return [dayOfSunLongitude(rule.degrees, year, place.site)];
    case 'nowruz':
      return [nowruz(year)];
    case 'chinese':
      return [inMay(chineseDay(rule.degrees, rule.day, year), rule)];
    case 'full moon':
      return [fullMoonDay(rule.degrees, year, place.site)];
    case 'cycle':
      return cycleDays(rule, year);
    default:
      return hinduDays(rule, year, place.site);
  }
}

function cycleDays({ from, days }: CycleRule, year: number): DayNumber[] {
  const start = mustParseDay(from);
  const first = start + Math.ceil((firstDayOf(year) - start) / days) * days;
  return [first];
}

function hijriDays(rule: HijriRule, year: number, place: Place): DayNumber[] {
  return hijriYearsIn(year).map((hijriYear) => {
    const month = { year: hijriYear, month: rule.month };
    const day = monthStart(criterionOf(place, month), month) + rule.day - 1;
    return rule.lastWeekday === undefined
      ? day
      : day - ((isoWeekday(day) - rule.lastWeekday + 7) % 7);
  });
}

/** For a feast on the full moon of May: if the month's full moon is in June, the one before, be it of a leap month. */
function inMay(
  day: DayNumber,
  rule: { readonly degrees: number; readonly day: number; readonly inMay?: true },
): DayNumber {
  const { year, month } = civilDate(day);
  return rule.inMay && month > 5 ? chineseDay(rule.degrees, rule.day, year, 1) : day;
}

const POYA_NAMES: readonly string[] = [
  'Bak',
  'Vesak',
  'Poson',
  'Esala',
  'Nikini',
  'Binara',
  'Vap',
  'Il',
  'Unduvap',
  'Duruthu',
  'Navam',
  'Medin',
];

/** The full moon at sunset; the full moon of an extra month has the name of the month, with Adhi before it. */
function poyaDays(rule: PoyaRule, year: number, site: Site): FeastDay[] {
  const first = lunationAt(startOfDay(firstDayOf(year), site)) - 1;
  const days: FeastDay[] = [];
  for (let number = first; number < first + 15; number++) {
    const { month, extra } = lunationOf(number);
    if (rule.month !== undefined && (month !== rule.month || extra)) continue;
    const day = dayOf(
      tithiSpan(number, 15),
      { part: 'sunset', both: 'second', neither: 'second' },
      site,
    );
    const after = rule.plus ? 'Day following ' : '';
    const name = `${after}${extra ? 'Adhi ' : ''}${POYA_NAMES[month % LUNAR_MONTHS.length]} Full Moon Poya Day`;
    if (yearOf(day) === year) days.push({ day: day + (rule.plus ?? 0), ownName: name });
  }
  return days;
}
