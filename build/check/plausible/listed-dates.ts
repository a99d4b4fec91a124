import { mustParseDay } from '../../../server/engine/civil-date.js';
import { isWeekend } from '../../../server/engine/weekend.js';
import type { CalendarDefinition } from '../../calendars/definition.js';
import type { ListedDate } from '../../calendars/vocabulary.js';
import type { Exception, Finding } from './exceptions.js';

/**
 * Checks listed dates against the weekend. Laws also name their holidays on weekends; but a single day off (a bridge
 * day, an observed day, an election, mourning, a day in exchange for a working day), a market's own closure or an early
 * close is never declared for a weekend. A working weekend day must be on a weekend.
 */
const SINGLE_DAY =
  /day off|bridge|declared|election|extra|special|additional|mourning|closure|non-working|^day after |funeral|in lieu|observed|moved|summit|census/i;

const SOURCE = 'the declaration cited at the row names this day';

export const LISTED_DATE_EXCEPTIONS: readonly Exception[] = [
  {
    calendars: 'AE',
    name: 'Mourning for the President',
    when: '2022-05-14 2022-05-15',
    why: SOURCE,
  },
  {
    calendars: 'CR',
    name: 'Day of the Black Person and Afro-Costa Rican Culture',
    when: '2022-09-04 2023-09-03',
    why: SOURCE,
  },
  { calendars: 'DZ', name: 'Legislative election', when: '2021-06-12', why: SOURCE },
  { calendars: 'GA', name: 'Presidential election', when: '2025-04-12', why: SOURCE },
  { calendars: 'GA', name: 'Parliamentary and local elections', when: '2025-09-27', why: SOURCE },
  {
    calendars: 'GE',
    name: 'Day off declared by the Government',
    when: '2021-01-03 2021-01-09 2021-01-10',
    why: SOURCE,
  },
  { calendars: 'GN', name: 'Day after Laylat al-Qadr', when: '2016-07-02', why: SOURCE },
  {
    calendars: 'GN',
    name: "Day after the Prophet's Birthday (Mawlid)",
    when: '2019-11-09',
    why: SOURCE,
  },
  { calendars: 'IR', name: 'Mourning for the Supreme Leader', when: '2026-03-06', why: SOURCE },
  { calendars: 'LS', name: 'General Election', when: '2015-02-28', why: SOURCE },
  {
    calendars: 'MY MY:04 MY:05 MY:06 MY:07 MY:08 MY:09 MY:10 MY:12 MY:13 MY:14 MY:15 MY:16',
    name: 'General election',
    when: '2022-11-19',
    why: 'the declaration names the day; the weekend differs by state',
  },
  {
    calendars: 'MY:01 MY:02 MY:03 MY:11',
    name: 'General election',
    when: '2022-11-18 2022-11-19',
    why: 'the declaration names the day; the weekend differs by state',
  },
  {
    calendars: 'MY:01',
    name: 'Special public holiday',
    when: '2023-04-21',
    why: 'the declaration names the day; the weekend differs by state',
  },
  {
    calendars: 'MY:02 MY:03 MY:11',
    name: 'Special public holiday',
    when: '2023-04-21 2026-03-20',
    why: 'the declaration names the day; the weekend differs by state',
  },
  { calendars: 'NA', name: 'State funeral of President Geingob', when: '2024-02-25', why: SOURCE },
  { calendars: 'NA', name: 'State funeral of President Nujoma', when: '2025-03-01', why: SOURCE },
  { calendars: 'SC', name: 'General elections', when: '2020-10-24', why: SOURCE },
  { calendars: 'SC', name: 'Parliamentary election', when: '2016-09-10', why: SOURCE },
  {
    calendars: 'TR',
    name: 'Eve of Eid al-Fitr',
    why: 'the eve of a feast is half a day by law 2429, on any day of the week',
  },
  {
    calendars: 'TR',
    name: 'Eve of Eid al-Adha',
    why: 'the eve of a feast is half a day by law 2429, on any day of the week',
  },
  {
    calendars: 'TT',
    name: 'Good Friday / Spiritual Baptist Liberation Day',
    when: '2018-03-31',
    why: SOURCE,
  },
  {
    calendars: 'XTAI',
    name: 'Lunar New Year',
    when: '2012-01-22',
    why: 'listed as the exchange printed it',
  },
  {
    calendars: 'XTAI',
    name: 'Dragon Boat Festival',
    when: '2012-06-23',
    why: 'listed as the exchange printed it',
  },
  {
    calendars: 'XTAI',
    name: 'Mid-Autumn Festival',
    when: '2012-09-30',
    why: 'listed as the exchange printed it',
  },
  {
    calendars: 'XTAI',
    name: "New Year's Day",
    when: '2012-01-01',
    why: 'listed as the exchange printed it',
  },
  {
    calendars: 'XTAI',
    name: "Children's Day / Tomb Sweeping Day",
    when: '2021-04-03',
    why: 'listed as the exchange printed it',
  },
  {
    calendars: 'XKLS',
    name: "Prophet Muhammad's Birthday",
    when: '2015-01-03',
    why: 'listed as the exchange printed it',
  },
  {
    calendars: 'XKLS',
    name: 'Wesak Day',
    when: '2015-05-03',
    why: 'listed as the exchange printed it',
  },
  {
    calendars: 'XKLS',
    name: 'Nuzul Al-Quran',
    when: '2015-07-04',
    why: 'listed as the exchange printed it',
  },
  {
    calendars: 'XKLS',
    name: 'Hari Raya Aidilfitri',
    when: '2015-07-18',
    why: 'listed as the exchange printed it',
  },
  {
    calendars: 'XOSE XTKS',
    name: 'Ten-day Golden Week',
    when: '2019-04-27 2019-04-28',
    why: 'listed as the exchange printed it',
  },
  {
    calendars: 'DSMD',
    name: 'Eid al-Fitr',
    why: 'the whole feast is listed as the circular has it',
  },
  {
    calendars: 'DSMD',
    name: 'Eid al-Adha',
    why: 'the whole feast is listed as the circular has it',
  },
  {
    calendars: 'XAMM',
    name: 'Suspension of trading (pandemic)',
    why: 'the suspension is listed from its first to its last day',
  },
  {
    calendars: 'XCAI',
    name: 'Revolution: trading suspended',
    why: 'the suspension is listed from its first to its last day',
  },
  {
    calendars: 'XMUS',
    name: 'Eid al-Adha',
    why: 'the whole feast is listed as the circular has it',
  },
];

export function listedDateFindings(definition: CalendarDefinition): Finding[] {
  const { id, kind, weekend, dates = [] } = definition;
  return dates.flatMap((row): Finding[] => {
    const day = mustParseDay(row.date);
    const what = wrongSide(row, isWeekend(weekend, day), kind === 'country');
    return what ? [{ calendar: id, name: row.name, day, what }] : [];
  });
}

function wrongSide(row: ListedDate, isOff: boolean, isCountry: boolean): string | null {
  if (row.kind === 'weekend_workday')
    return isOff ? null : 'a working weekend day that is not on a weekend';
  if (!isOff || row.kind === 'open') return null;
  if (row.kind === 'early_close') return 'an early close on a weekend';
  if (!isCountry) return 'a market closes on a weekend anyway';
  return row.observed || SINGLE_DAY.test(row.name) ? 'a single day off on a weekend' : null;
}
