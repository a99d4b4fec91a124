import { formatDay, isoWeekday } from '../../../server/engine/civil-date.js';
import type { StoredCalendar, StoredEntry } from '../../release/state.js';
import { namesOf } from './entries.js';
import type { Exception, Finding } from './exceptions.js';

/**
 * Checks that an early close is before the regular close: that of the weekday, or of the market's hours at the time, if
 * known; else before the time of nearly all early closes.
 */
const LATEST = '14:45';

export const EARLY_CLOSE_EXCEPTIONS: readonly (Exception & { readonly latest: string })[] = [
  {
    calendars: 'AU:NT AU:SA AU:QLD',
    latest: '19:00',
    why: 'part-day public holidays in the evening, by the acts of the states',
  },
  {
    calendars: 'XNYS XASE XNAS',
    latest: '15:56',
    why: 'the regular close is 16:00: halts shortly before it',
  },
  {
    calendars: 'BVMF',
    latest: '15:00',
    why: 'the regular close is later in the afternoon: matches of Brazil in 2006',
  },
  { calendars: 'XBUE', latest: '15:00', why: 'the regular close is 17:00' },
  {
    calendars: 'IEPA:FINANCIAL IEPA XNYM XCEC',
    latest: '16:15',
    why: 'electronic trading goes on to 17:00 and longer',
  },
  {
    calendars: 'XCME:FX XCME:RATES',
    latest: '15:15',
    why: 'electronic trading goes on to 16:00 of Chicago',
  },
  { calendars: 'XIMC', latest: '17:00', why: 'the evening session goes on to 23:30' },
  { calendars: 'XNZE', latest: '15:45', why: 'the regular close was later in the afternoon' },
  { calendars: 'ASEX XATH XCYS', latest: '15:20', why: 'the regular close is 17:20' },
  { calendars: 'XDUS', latest: '20:00', why: 'trading of this venue goes on to 22:00' },
  {
    calendars: 'JPY:SIFMA',
    latest: '15:00',
    why: 'over-the-counter trading goes on in the afternoon; the recommendation names the hour',
  },
];

export function earlyCloseFindings(
  record: StoredCalendar,
  entries: Iterable<StoredEntry>,
): Finding[] {
  const findings: Finding[] = [];
  for (const entry of entries) {
    const { day, payload } = entry;
    if (payload.kind !== 'early_close') continue;
    const regular = regularClose(record, entry);
    const limit = regular ?? latestOf(record.id);
    if (payload.close_time! <= limit && payload.close_time !== regular) continue;
    const what = regular
      ? `closes early at ${payload.close_time}, but the day's regular close is ${regular}`
      : `closes early at ${payload.close_time}; early closes are at ${limit} at the latest, unless the table has a later one`;
    findings.push({ calendar: record.id, name: namesOf(entry)[0]!, day, what });
  }
  return findings;
}

function regularClose(
  { regular_closes = [], hours = [] }: StoredCalendar,
  { day }: StoredEntry,
): string | null {
  const date = formatDay(day);
  const weekday = isoWeekday(day);
  const own = regular_closes.find(
    (row) =>
      row.weekday === weekday && row.start <= date && (row.end === undefined || date <= row.end),
  );
  if (own) return own.close_time;
  const inForce = hours.filter(({ from, to = '9999' }) => from <= date && date <= to);
  const market =
    inForce.find(({ weekdays }) => weekdays?.includes(weekday)) ??
    inForce.find((row) => !row.weekdays);
  // Hours of another time zone and hours past midnight are not compared.
  return market && !market.timezone && !market.opens_day_before ? market.close : null;
}

function latestOf(id: string): string {
  return (
    EARLY_CLOSE_EXCEPTIONS.find(({ calendars }) => calendars.split(' ').includes(id))?.latest ??
    LATEST
  );
}
