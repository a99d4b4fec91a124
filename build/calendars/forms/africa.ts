import { type AnnouncedYear, NOT_FOUND, type RuleRow } from '../vocabulary.js';

/** Forms of rows for several African calendars. */

/**
 * Substitutes of holidays on a weekend, day -> name:
 *
 *     substitutes({ '01-01': "New Year's Day" }, { from: 2001, source: LAW })                       // Sunday to Monday
 *     substitutes({ '01-01': "New Year's Day" }, { from: 2001, source: LAW }, 'saturday,sunday')
 */
export function substitutes(
  days: Readonly<Record<string, string>>,
  more: Omit<RuleRow, 'rule' | 'name'>,
  on = 'sunday',
): RuleRow[] {
  return Object.entries(days).map(([day, name]) => ({
    rule: `substitutes ${day} if ${on} then next monday`,
    name,
    ...more,
  }));
}

/** Holidays by rule, rule -> name: `standing({ '10-31': "Martyrs' Day" }, { from: 2016, source: LAW })`. */
export function standing(
  rules: Readonly<Record<string, string>>,
  more: Omit<RuleRow, 'rule' | 'name'>,
): RuleRow[] {
  return Object.entries(rules).map(([rule, name]) => ({ rule, name, ...more }));
}

export function withoutAnnouncement(days: string, note: string): AnnouncedYear {
  return { days, source: NOT_FOUND, note };
}

/**
 * Islamic dates of the past from compilations of announced dates, where no announcement was read; they differ from the
 * computed ones by a day at most: `fromCompilations('2018-08-22 2021-07-21')`, all days of each of these years.
 *
 * The compilations' dates of 2014 to 2017 are not taken over for countries west of Kenya: where an announcement of those
 * years was read (Burundi 2017, the Central African Republic and Rwanda 2016), it contradicts them.
 */
export function fromCompilations(dates: string): Record<number, AnnouncedYear> {
  const years: Record<number, string> = {};
  for (const date of dates.split(' ')) {
    const year = Number(date.slice(0, 4));
    years[year] = [years[year], date.slice(5)].filter(Boolean).join(' ');
  }
  return Object.fromEntries(
    Object.entries(years).map(([year, days]) => [
      year,
      withoutAnnouncement(
        days,
        'doubt: rests on compilations of announced dates; the announcement was not read.',
      ),
    ]),
  );
}
