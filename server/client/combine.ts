import type { MessageKey } from '../locale/make-locale.js';
import { type AnyMark, trustOfDays } from '../locale/trust.js';
import type { DayOf, YearOf } from './answers.js';
import { message } from './locale.js';

/** The days to draw: of one calendar, or of several combined. */

/** The API's words; `weekend_workday` is a working day on a weekend; `none`: outside the data. */
export type Look = DayOf['status'] | 'weekend_workday' | 'none';

export interface DrawnDay {
  readonly date: string;
  readonly look: Look;
  readonly closeTime: string | null;
  readonly mark: AnyMark;
  /** Whether it depends on an estimated or provisional entry. */
  readonly isEstimated: boolean;
  readonly names: readonly string[];
  /** The fraction of the calendars that are closed, 0 to 1. */
  readonly share: number;
  /** The look in each calendar, unless all are simply open or on a weekend. */
  readonly each: readonly { readonly id: string; readonly look: Look }[];
}

/** The look of a day in one calendar. */
export function lookOf({ status, entries }: DayOf): Look {
  if (status === 'early_close') return 'early_close';
  if (status === 'open')
    return entries.some(({ kind }) => kind === 'weekend_workday') ? 'weekend_workday' : 'open';
  return status;
}

/** The CSS class for the fraction of calendars that are closed. */
export function shareClass({ look, share, each }: DrawnDay): string | false {
  if (share === 0 || each.length < 2 || look === 'weekend') return false;
  if (share === 1) return 'share-all';
  return share > 0.5 ? 'share-most' : 'share-some';
}

/** The combined days of a year for which every calendar has data: `all` open, or `any`. */
export function combineYears(years: readonly YearOf[], mode: 'all' | 'any'): DrawnDay[] {
  const [first] = years;
  if (!first) return [];
  return first.days.map(({ date }, at) => combineDay(date, years, at, mode));
}

function combineDay(
  date: string,
  years: readonly YearOf[],
  at: number,
  mode: 'all' | 'any',
): DrawnDay {
  const days = years.map(({ days }) => days[at]!);
  const each = years.map(({ id }, place) => ({ id, look: lookOf(days[place]!) }));
  const open = days.filter(({ isBusinessDay }) => isBusinessDay);
  const isOpen = mode === 'all' ? open.length === days.length : open.length > 0;
  const entries = days.flatMap((day) => day.entries);
  const look = combinedLook(isOpen, mode, days);
  return {
    date,
    look,
    closeTime: look === 'early_close' ? closing(open) : null,
    mark: trustOfDays(days),
    isEstimated: entries.some(({ status }) => status !== 'confirmed'),
    names: [...new Set(entries.map(({ name }) => name))],
    share: each.filter(({ look }) => look === 'closed').length / each.length,
    each: each.some(({ look }) => look !== 'open' && look !== 'weekend') ? each : [],
  };
}

function combinedLook(isOpen: boolean, mode: 'all' | 'any', days: readonly DayOf[]): Look {
  const looks = days.map(lookOf);
  if (!isOpen) return looks.includes('closed') ? 'closed' : 'weekend';
  const open = looks.filter(
    (look) => look === 'open' || look === 'weekend_workday' || look === 'early_close',
  );
  const isEarly =
    mode === 'all' ? open.includes('early_close') : open.every((look) => look === 'early_close');
  if (isEarly) return 'early_close';
  return open.includes('open') ? 'open' : 'weekend_workday';
}

/** The closing time if it is the same everywhere: times in different zones cannot be compared. */
function closing(open: readonly DayOf[]): string | null {
  const times = [...new Set(open.flatMap(({ closeTime }) => closeTime ?? []))];
  return times.length === 1 ? times[0]! : null;
}

const WORDS: Readonly<Record<Look, MessageKey>> = {
  open: 'statusOpen',
  weekend_workday: 'statusWeekendWorkday',
  early_close: 'statusEarlyClose',
  closed: 'statusClosed',
  weekend: 'statusWeekend',
  none: 'statusNone',
};

export function wordOf(look: Look): string {
  return message(WORDS[look]);
}
