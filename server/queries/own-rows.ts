import { ENTRY_KINDS, type EntryKind, type Payload } from '../engine/types.js';

/** Rows of an operator's own days (KALENDS_OWN): their columns, and what a row makes of a day; for the command and for pages. */

/** `open`: the day is no holiday, no early close and no working weekend day. */
export const CORRECTION_KINDS = [...ENTRY_KINDS, 'open'] as const;
export type CorrectionKind = (typeof CORRECTION_KINDS)[number];

export const REQUIRED_COLUMNS = [
  'calendar',
  'date',
  'kind',
  'name',
  'source',
  'why',
  'upstream',
] as const;
export const OPTIONAL_COLUMNS = ['end', 'close_time', 'except'] as const;
export const COLUMNS = [...REQUIRED_COLUMNS, ...OPTIONAL_COLUMNS];

/** Days from the first to the last of a row. */
export const MAX_RUN_DAYS = 31;
export const CLOSE_TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
/** Characters of the name and of the reason of a row. */
export const MAX_ROW_TEXT = 300;

interface Shown {
  readonly kind: EntryKind;
  readonly status: string;
  readonly close_time: string | null;
}

/** The day that a row asks for. */
export interface WantedDay {
  readonly kind: CorrectionKind;
  readonly closeTime: string | null;
}

/**
 * The effect of a calendar on a day, in a few words without names: "nothing", "holiday", "early_close 13:00", "holiday
 * (estimated)", "early_close 12:30 + weekend_workday".
 */
export function effectOf(entries: readonly Shown[]): string {
  if (entries.length === 0) return 'nothing';
  const parts = entries.map(({ kind, status, close_time }) => {
    const hour = close_time === null ? '' : ` ${close_time}`;
    return `${kind}${hour}${status === 'confirmed' ? '' : ` (${status})`}`;
  });
  return parts.sort().join(' + ');
}

/** The effect of the corrected day, in the same words. */
export function wantedEffect({ kind, closeTime }: WantedDay): string {
  return kind === 'open'
    ? 'nothing'
    : effectOf([{ kind, status: 'confirmed', close_time: closeTime }]);
}

/** Kinds that may coexist with the corrected one on a day: a working weekend day may close early. */
const BESIDE: Readonly<Record<CorrectionKind, readonly Payload['kind'][]>> = {
  holiday: [],
  open: [],
  early_close: ['weekend_workday'],
  weekend_workday: ['early_close'],
};

/** Whether an entry of the day stays beside a row of this kind. */
export function staysBeside(kind: CorrectionKind, entry: Payload['kind']): boolean {
  return BESIDE[kind].includes(entry);
}

/** Why a calendar that inherits a day is not changed by its row; null: it is. Effects in the words of `effectOf`. */
export function whyNotInherited(own: string, upstream: string, wanted: string): string | null {
  if (own === wanted) return 'already agrees';
  return own === upstream ? null : `has ${own}`;
}

/** The rule of a calendar of one's own for a date (YYYY-MM-DD) every year; 29 February is in leap years alone. */
export function yearlyRule(date: string): string {
  const day = date.slice(5);
  return day === '02-29' ? '02-29 in leap years' : day;
}
