import { formatDay, parseDay } from '../../server/engine/civil-date.js';
import {
  CLOSE_TIME,
  type COLUMNS,
  CORRECTION_KINDS,
  type CorrectionKind,
  MAX_ROW_TEXT,
  MAX_RUN_DAYS,
  OPTIONAL_COLUMNS,
  REQUIRED_COLUMNS,
} from '../../server/queries/own-rows.js';
import { addressMistake, textMistake } from '../../server/text/plain-text.js';
import { namedRows } from './csv.js';
import { shown } from './mistakes.js';
import { CORRECTIONS_FILE } from './read-files.js';

/**
 * The rows of corrections.csv: the correct state of an upstream calendar on a date, and upstream's state when the row
 * was written.
 */

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
    const expected = textMistake(cell(field), MAX_ROW_TEXT);
    if (expected !== null) wrong(field, expected);
  }
  if (addressMistake(cell('source')) !== null)
    wrong('source', 'the address that says so, with https:// or http://');
  if (textMistake(cell('upstream'), MAX_ROW_TEXT) !== null)
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
