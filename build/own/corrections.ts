import { formatDay, parseDay } from '../../server/engine/civil-date.js';
import { ENTRY_KINDS, type EntryKind } from '../../server/engine/types.js';
import { namedRows } from './csv.js';
import { shown } from './mistakes.js';
import { addressMistake, textMistake } from './plain-text.js';
import { CORRECTIONS_FILE } from './read-files.js';

/**
 * The rows of corrections.csv: the correct state of an upstream calendar on a date, and upstream's state when the row
 * was written.
 */

/** `open`: the day is no holiday, no early close and no working weekend day. */
export const CORRECTION_KINDS = [...ENTRY_KINDS, 'open'] as const;
export type CorrectionKind = (typeof CORRECTION_KINDS)[number];

export interface Correction {
  /** The row's position for messages: "corrections.csv row 3". */
  readonly place: string;
  /** As in the file. */
  readonly calendar: string;
  readonly first: number;
  readonly last: number;
  readonly kind: CorrectionKind;
  readonly name: string;
  readonly closeTime: string | null;
  readonly source: string;
  readonly why: string;
  /** The former effect upstream: see `effectOf`. */
  readonly upstream: string;
  /** Ids of calendars that inherit the days of this one, but not this one. */
  readonly except: readonly string[];
}

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

const MAX_RUN_DAYS = 31;
const CLOSE_TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const MAX_TEXT = 300;

/** The rows, and their mistakes. */
export function readCorrections(text: string): { corrections: Correction[]; mistakes: string[] } {
  const mistakes: string[] = [];
  try {
    const rows = namedRows(text, REQUIRED_COLUMNS, OPTIONAL_COLUMNS);
    const corrections = rows.map(({ line, values }) => {
      const place = `${CORRECTIONS_FILE} row ${line}`;
      return readRow(place, values, (field, expected) => {
        mistakes.push(
          `${place}, ${field}: ${shown(values[field] ?? '')} was read; expected ${expected}`,
        );
      });
    });
    return { corrections, mistakes };
  } catch (error) {
    return { corrections: [], mistakes: [`${CORRECTIONS_FILE} ${(error as Error).message}`] };
  }
}

type Wrong = (field: (typeof COLUMNS)[number], expected: string) => void;

function readRow(
  place: string,
  values: Readonly<Record<string, string>>,
  wrong: Wrong,
): Correction {
  const cell = (field: (typeof COLUMNS)[number]) => values[field] ?? '';
  const first = parseDay(cell('date'));
  if (first === null) wrong('date', 'an existing date in the form YYYY-MM-DD');
  const last = cell('end') === '' ? first : parseDay(cell('end'));
  if (last === null && cell('end') !== '')
    wrong('end', 'an existing date in the form YYYY-MM-DD, or nothing');
  else if (first !== null && last !== null && (last < first || last >= first + MAX_RUN_DAYS)) {
    wrong(
      'end',
      `a date from ${formatDay(first)} to ${formatDay(first + MAX_RUN_DAYS - 1)}, or nothing`,
    );
  }
  const kind = CORRECTION_KINDS.find((one) => one === cell('kind'));
  if (kind === undefined) wrong('kind', `one of ${CORRECTION_KINDS.join(', ')}`);
  if (cell('calendar') === '') wrong('calendar', 'the id of a calendar');
  for (const field of ['name', 'why'] as const) {
    const expected = textMistake(cell(field), MAX_TEXT);
    if (expected !== null) wrong(field, expected);
  }
  if (addressMistake(cell('source')) !== null)
    wrong('source', 'the address that says so, with https:// or http://');
  if (textMistake(cell('upstream'), MAX_TEXT) !== null)
    wrong('upstream', '"nothing", or what upstream says, as "own check" and "own add" write it');
  const isEarly = kind === 'early_close';
  if (
    isEarly !== (cell('close_time') !== '') ||
    (isEarly && !CLOSE_TIME.test(cell('close_time')))
  ) {
    wrong(
      'close_time',
      isEarly ? 'the hour HH:MM, local time' : 'nothing, but with the kind early_close',
    );
  }
  return {
    place,
    calendar: cell('calendar'),
    first: first ?? 0,
    last: last ?? 0,
    kind: kind ?? 'open',
    name: cell('name'),
    closeTime: isEarly ? cell('close_time') : null,
    source: cell('source'),
    why: cell('why'),
    upstream: cell('upstream'),
    except: cell('except')
      .split(/[\s;,]+/)
      .filter((id) => id !== ''),
  };
}

interface Shown {
  readonly kind: EntryKind;
  readonly status: string;
  readonly close_time: string | null;
}

/**
 * The effect of a calendar on a day, in a few words without names: "nothing", "holiday", "early_close 13:00", "holiday
 * (estimated)", "early_close 12:30 + weekend_workday".
 */
export function effectOf(entries: readonly Shown[]): string {
  const parts = entries.map(({ kind, status, close_time }) => {
    const hour = close_time === null ? '' : ` ${close_time}`;
    return `${kind}${hour}${status === 'confirmed' ? '' : ` (${status})`}`;
  });
  return parts.length === 0 ? 'nothing' : parts.sort().join(' + ');
}

/** The effect of the corrected day, in the same words. */
export function wantedEffect({ kind, closeTime }: Pick<Correction, 'kind' | 'closeTime'>): string {
  return kind === 'open'
    ? 'nothing'
    : effectOf([{ kind, status: 'confirmed', close_time: closeTime }]);
}
