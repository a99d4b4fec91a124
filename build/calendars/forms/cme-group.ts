import { HOLIDAY_PAGE, ONE_HOLIDAY } from '../exchanges/americas/shared/cme-group.js';
import { type ListedDate, NOT_FOUND, type RuleRow } from '../vocabulary.js';

/** Rows of the markets of CME Group (exchanges/americas/shared/cme-group.ts says what they mean). */

const GOOD_FRIDAY_2005 =
  'https://www.cmegroup.com/media-room/press-releases/2005/3/16/cme_announces_goodfridayholidaytradinghours.html';

type Span = Pick<RuleRow, 'from' | 'to' | 'closes' | 'source' | 'basis' | 'note'>;

interface HolidaySpan extends Omit<Span, 'closes'> {
  /** Local hour; absent: there is no session. */
  readonly halts?: string;
}

export const WEEKDAYS = [1, 2, 3, 4, 5];

const WINTER = [
  { rule: '3rd monday in January', name: 'Martin Luther King, Jr. Day' },
  { rule: '3rd monday in February', name: "Presidents' Day" },
];

const SUMMER = [
  { rule: 'monday before 06-01', name: 'Memorial Day' },
  {
    rule: '07-04 if saturday then previous friday if sunday then next monday',
    name: 'Independence Day',
    weekdays: WEEKDAYS,
  },
  { rule: '1st monday in September', name: 'Labor Day' },
  { rule: '4th thursday in November', name: 'Thanksgiving Day' },
];

const JUNETEENTH = {
  rule: '06-19 if saturday then previous friday if sunday then next monday',
  name: 'Juneteenth',
  weekdays: WEEKDAYS,
};

/** New Year's Day and Christmas Day, on which nothing trades anywhere. */
export function fullClosures(from: number): RuleRow[] {
  return [
    {
      rule: '01-01 and if sunday then next monday',
      name: "New Year's Day",
      from,
      source: HOLIDAY_PAGE,
    },
    {
      rule: '12-25 and if saturday then previous friday if sunday then next monday',
      name: 'Christmas Day',
      from,
      source: HOLIDAY_PAGE,
    },
  ];
}

export function goodFriday(from: number): RuleRow[] {
  return [{ rule: 'easter -2', name: 'Good Friday', from, source: GOOD_FRIDAY_2005 }];
}

/** The holidays of January and February in one span of years; `halts` is the hour at which the session halts. */
export function winterHolidays(span: HolidaySpan): RuleRow[] {
  return WINTER.map((day) => ({ ...day, ...holiday(span, day.name) }));
}

/** Memorial Day, Independence Day, Labor Day and Thanksgiving Day in one span of years. */
export function summerHolidays(span: HolidaySpan): RuleRow[] {
  return SUMMER.map((day) => ({ ...day, ...holiday(span, day.name) }));
}

export function juneteenth(span: HolidaySpan): RuleRow[] {
  return [{ ...JUNETEENTH, ...holiday(span, JUNETEENTH.name) }];
}

/** A closed day, on our own rule where the text is about another one; its shortened session, if it has one, is described in the note. */
function holiday({ halts, note, ...row }: HolidaySpan, name: string): Span {
  const told = ONE_HOLIDAY.get(row.source);
  const isTold = told === undefined || told === name;
  const session =
    halts === undefined
      ? []
      : [`a session until ${halts} counts for the trade date of the next day`];
  const notes = [
    ...session,
    ...(note === undefined ? [] : [note]),
    ...(isTold ? [] : [`the text tells of ${told}: this day is taken to be kept alike`]),
  ];
  return {
    ...row,
    ...(!isTold && { basis: 'rule' }),
    ...(notes.length > 0 && { note: notes.join('; ') }),
  };
}

export const DAY_AFTER_THANKSGIVING = 'friday after 4th thursday in November';

/** The day after Thanksgiving and Christmas Eve. */
export function yearEnd(span: Span): RuleRow[] {
  return [
    { rule: DAY_AFTER_THANKSGIVING, name: 'Day after Thanksgiving', ...span },
    { rule: '12-24', name: 'Christmas Eve', weekdays: WEEKDAYS, ...span },
  ];
}

const EMPLOYMENT_REPORT =
  'doubt: open for the employment report; the hour is that of independent compilations of the notices, which were not read';

/** Good Fridays on which the employment report comes out: a short session instead of a closed day. */
export function goodFridaySessions(closes: string, years: readonly number[]): ListedDate[] {
  return GOOD_FRIDAYS.filter(([year]) => years.includes(year)).map(([, date]) => ({
    date,
    kind: 'early_close',
    name: 'Good Friday',
    closes,
    source: NOT_FOUND,
    note: EMPLOYMENT_REPORT,
  }));
}

const GOOD_FRIDAYS: readonly (readonly [number, string])[] = [
  [2007, '2007-04-06'],
  [2010, '2010-04-02'],
  [2012, '2012-04-06'],
  [2015, '2015-04-03'],
  [2021, '2021-04-02'],
  [2023, '2023-04-07'],
  [2026, '2026-04-03'],
  [2034, '2034-04-07'],
  [2037, '2037-04-03'],
  [2042, '2042-04-04'],
  [2045, '2045-04-07'],
  [2048, '2048-04-03'],
  [2053, '2053-04-04'],
  [2064, '2064-04-04'],
  [2067, '2067-04-01'],
  [2075, '2075-04-05'],
  [2078, '2078-04-01'],
  [2080, '2080-04-05'],
  [2083, '2083-04-02'],
  [2089, '2089-04-01'],
  [2091, '2091-04-06'],
  [2094, '2094-04-02'],
];
