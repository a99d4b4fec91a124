import { type DayNumber, yearOf } from '../../../server/engine/civil-date.js';
import { isWeekend } from '../../../server/engine/weekend.js';
import { getOrMake } from '../../../server/util/get-or-make.js';
import type { ReleaseState, StoredCalendar } from '../../release/state.js';
import { namesOf } from './entries.js';
import type { Exception, Finding } from './exceptions.js';

/**
 * A market or payment system that is open on a holiday of its country that it keeps in nearly all other years. Days of
 * its own complete lists are not checked, nor substitutes, which markets decide on.
 */

/** How often it keeps the holiday for each time that it does not. */
const MIN_KEPT_FOR_ONE = 5;
/** How often it keeps the holiday in all. */
const MIN_KEPT = 5;

const AS_READ =
  'open by its own list or account of that year, as the definition or a publication has it';

export const COUNTRY_DAY_EXCEPTIONS: readonly Exception[] = [
  {
    calendars: 'XBUE',
    name: 'Bridge Day',
    when: '2025-11-21 2026-03-23 2026-07-10 2026-12-07',
    why: AS_READ,
  },
  { calendars: 'XASX AUD', name: 'Australia Day', when: '1990-01-26 1993-01-26', why: AS_READ },
  { calendars: 'XBOM XBOM:NDS-RST', name: 'Mahavir Jayanti', when: '2027-04-19', why: AS_READ },
  { calendars: 'XBOM XBOM:NDS-RST', name: 'Eid al-Fitr', when: '2021-05-14', why: AS_READ },
  {
    calendars: 'XBOM INR XBOM:SETTLEMENT XNSE:SETTLEMENT INR:BOND',
    name: 'Dussehra',
    when: '2018-10-19',
    why: AS_READ,
  },
  {
    calendars: 'XBOM INR XBOM:SETTLEMENT XNSE:SETTLEMENT INR:BOND',
    name: 'Muharram',
    when: '2018-09-21',
    why: AS_READ,
  },
  { calendars: 'XCOL LKR', name: 'Poson Full Moon Poya Day', when: '2017-06-09', why: AS_READ },
  { calendars: 'XCOL LKR', name: 'Binara Full Moon Poya Day', when: '2022-09-09', why: AS_READ },
  { calendars: 'XIDX IDR XIDX:SETTLEMENT', name: 'Election day', when: '2018-06-27', why: AS_READ },
  { calendars: 'XKAR', name: 'Eid al-Adha', when: '2007-01-03 2021-07-23', why: AS_READ },
  { calendars: 'XKAR:SETTLEMENT', name: 'Eid al-Adha', when: '2021-07-23', why: AS_READ },
  { calendars: 'XKAR', name: 'Ashura', when: '2008-01-18 2013-11-13', why: AS_READ },
  {
    calendars: 'XKAR',
    name: "Prophet's Birthday (Mawlid)",
    when: '2003-05-14 2008-03-20',
    why: AS_READ,
  },
  {
    calendars: 'XKLS XKLS:DERIVATIVES MYR XKLS:SETTLEMENT',
    name: 'Special public holiday',
    when: '2026-03-20',
    why: AS_READ,
  },
  { calendars: 'XNSE', name: 'Eid al-Fitr', when: '2016-07-07', why: AS_READ },
  { calendars: 'XNSE', name: 'Diwali (Deepavali)', when: '2024-10-31', why: AS_READ },
  { calendars: 'XDUB', name: 'First Monday in May', when: '2019-05-06', why: AS_READ },
  { calendars: 'XDUB', name: 'First Monday in June', when: '2019-06-03 2027-06-07', why: AS_READ },
  { calendars: 'XSWX', name: 'Ascension Day', when: '2002-05-09', why: AS_READ },
  { calendars: 'XSWX', name: 'Whit Monday', when: '2002-05-20', why: AS_READ },
  {
    calendars: 'XWBO',
    name: 'Whit Monday',
    when: '2023-05-29 2024-05-20 2025-06-09 2026-05-25 2027-05-17',
    why: AS_READ,
  },
  { calendars: 'DSMD QAR DSMD:SETTLEMENT', name: 'National Day', when: '2024-12-19', why: AS_READ },
  { calendars: 'XAMM JOD XAMM:SETTLEMENT', name: 'Labour Day', when: '2019-05-01', why: AS_READ },
  { calendars: 'XCAI EGP', name: 'Eid al-Adha', when: '2021-07-18', why: AS_READ },
  {
    calendars: 'XKUW KWD XKUW:SETTLEMENT',
    name: "Prophet's Birthday (Mawlid)",
    when: '2021-10-18 2023-09-27',
    why: AS_READ,
  },
  {
    calendars: 'XMUS OMR XMUS:SETTLEMENT',
    name: 'Eid al-Adha',
    when: '2015-09-22 2018-08-20 2024-06-20',
    why: AS_READ,
  },
  {
    calendars: 'XMUS OMR XMUS:SETTLEMENT',
    name: 'Islamic New Year',
    when: '2023-07-19',
    why: AS_READ,
  },
  {
    calendars: 'XMUS OMR XMUS:SETTLEMENT',
    name: "Isra and Mi'raj",
    when: '2025-01-27',
    why: AS_READ,
  },
  { calendars: 'XSAU SAR', name: 'Eid al-Adha', when: '2007-12-18', why: AS_READ },
  { calendars: 'CHF CHF:BOND', name: 'Swiss National Day', when: '1990-08-01', why: AS_READ },
  { calendars: 'EGP', name: "Prophet's Birthday (Mawlid)", when: '2011-02-15', why: AS_READ },
  { calendars: 'PKR', name: 'Eid al-Fitr', when: '2015-07-17 2020-05-22 2026-03-20', why: AS_READ },
  { calendars: 'PKR', name: 'Eid al-Adha', when: '2021-07-23', why: AS_READ },
  { calendars: 'PKR', name: 'Ashura', when: '2013-11-13', why: AS_READ },
  { calendars: 'SAR', name: 'Eid al-Fitr', when: '2015-07-20 2027-03-11', why: AS_READ },
  { calendars: 'AUD:BOND AUD:FX', name: 'Australia Day', when: '1990-01-26', why: AS_READ },
];

/** `home`: the id of its country's calendar; `lastYear`: the last checked year. */
export function countryDayFindings(
  record: StoredCalendar,
  home: StoredCalendar,
  { entries }: ReleaseState,
  lastYear: number,
): Finding[] {
  const own = entries.get(record.id);
  const complete = new Set(record.complete_years);
  const last = Math.min(lastYear, record.data_years[1]);
  const closed = new Set<DayNumber>();
  for (const { day, payload } of own?.values() ?? [])
    if (payload.kind === 'holiday') closed.add(day);
  const holidays = new Map<string, { kept: number; left: DayNumber[] }>();
  for (const entry of entries.get(home.id)?.values() ?? []) {
    const { day, payload } = entry;
    const year = yearOf(day);
    if (
      payload.kind !== 'holiday' ||
      payload.observed ||
      year < record.data_years[0] ||
      year > last
    )
      continue;
    if (isWeekend(home.weekend, day) || isWeekend(record.weekend, day)) continue;
    for (const name of namesOf(entry)) {
      const holiday = getOrMake(holidays, name, () => ({ kept: 0, left: [] as DayNumber[] }));
      if (closed.has(day)) holiday.kept++;
      else if (!complete.has(year)) holiday.left.push(day);
    }
  }
  return [...holidays].flatMap(([name, { kept, left }]) => {
    if (kept < MIN_KEPT || kept < MIN_KEPT_FOR_ONE * left.length) return [];
    const what = `open on a holiday of ${home.id} that it keeps ${kept} other times`;
    return left.map((day) => ({ calendar: record.id, name, day, what }));
  });
}
