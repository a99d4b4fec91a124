import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { formatDay, parseDay } from '../../server/engine/civil-date.js';
import { COLUMNS, effectOf } from '../../server/queries/own-rows.js';
import { buildDir } from '../../server/store/dist-folder.js';
import { toCsv } from '../../server/text/csv.js';
import { replaceDurably } from '../../server/util/durable.js';
import { ownName } from '../../server/util/owner.js';
import { openBase } from './base.js';
import { readCorrections } from './corrections.js';
import { parseCsv } from './csv.js';
import { outcomeText } from './describe.js';
import { applyOverlay } from './merge-overlay.js';
import { OverlayError } from './mistakes.js';
import { CORRECTIONS_FILE, textOf } from './read-files.js';
import { type Overlay, readOverlay } from './read-overlay.js';

/** Adds a row to corrections.csv. */

export interface AddValues {
  readonly name?: string | undefined;
  readonly source?: string | undefined;
  readonly kind?: string | undefined;
  readonly 'close-time'?: string | undefined;
  readonly end?: string | undefined;
  readonly why?: string | undefined;
  readonly except?: string | undefined;
}

export interface AddedRow {
  /** The complete file with the new row. */
  readonly text: string;
  /** Its effect, in lines. */
  readonly effect: readonly string[];
}

interface Requested {
  readonly dist: string;
  /** The name of the base build. */
  readonly base: string;
  readonly own: string;
  readonly calendar: string;
  readonly date: string;
  readonly values: AddValues;
  readonly nowMs: number;
}

/** The row, checked against the base build; nothing is written yet. Throws an OverlayError with all problems. */
export function prepareRow({
  dist,
  base: baseName,
  own,
  calendar,
  date,
  values,
  nowMs,
}: Requested): AddedRow {
  const base = openBase(buildDir(dist, baseName));
  try {
    const id = base.last.canonical(calendar) ?? calendar;
    const day = parseDay(date);
    const upstream =
      day === null
        ? 'nothing'
        : effectOf(
            base.last
              .entries(id)
              .filter((one) => one.day === day)
              .map(({ payload }) => payload),
          );
    const today = new Date(nowMs).toISOString().slice(0, 10);
    const cells: Readonly<Record<string, string>> = {
      calendar: id,
      date,
      kind: values.kind ?? 'holiday',
      name: values.name ?? '',
      source: values.source ?? '',
      why: values.why ?? `not yet in ${base.last.id} on ${today}`,
      upstream,
      end: values.end ?? '',
      close_time: values['close-time'] ?? '',
      except: values.except ?? '',
    };
    const row = COLUMNS.map((column) => cells[column]!);
    const single = readCorrections(toCsv(COLUMNS, [row]));
    if (single.mistakes.length > 0) throw new OverlayError(single.mistakes.map(asOption));
    const overlay: Overlay = existsSync(own)
      ? readOverlay(own)
      : { digest: '', files: new Map(), calendars: [], corrections: [] };
    const text = withRow(overlay.files.get(CORRECTIONS_FILE), row, cells);
    const { corrections, mistakes } = readCorrections(text);
    if (mistakes.length > 0) throw new OverlayError(mistakes);
    const { outcomes } = applyOverlay(base, { ...overlay, corrections });
    const outcome = outcomes.at(-1)!;
    if (outcome.state === 'idle') {
      throw new Error(
        `${outcome.calendar} ${formatDay(day!)} is ${upstream} upstream already: nothing is to be added`,
      );
    }
    return { text, effect: outcomeText(outcome) };
  } finally {
    base.close();
  }
}

/** Converts the error of a field to that of its option. */
function asOption(mistake: string): string {
  return mistake.replace(/^\S+ row \d+, (\w+):/, (_, field: string) =>
    field === 'calendar' || field === 'date'
      ? `${field.toUpperCase()}:`
      : `--${field.replace('_', '-')}:`,
  );
}

/** The file with the row appended in the order of its columns; missing columns are added. */
function withRow(
  bytes: Buffer | undefined,
  row: readonly string[],
  cells: Readonly<Record<string, string>>,
): string {
  if (!bytes) return toCsv(COLUMNS, [row]);
  const rows = parseCsv(textOf(bytes)).map((one) => one.cells);
  const header = rows[0]?.map((name) => name.toLowerCase()) ?? [];
  const missing = COLUMNS.filter((column) => !header.includes(column) && cells[column] !== '');
  if (missing.length > 0) {
    // A table with other columns is rewritten with the same content.
    const all = [...header, ...missing];
    const padded = rows.slice(1).map((one) => [...one, ...missing.map(() => '')]);
    return toCsv(all, [...padded, all.map((column) => cells[column] ?? '')]);
  }
  const text = bytes.toString('utf8');
  const line = toCsv(
    header.map((column) => cells[column] ?? ''),
    [],
  );
  return `${text}${/(?:^|[\r\n])$/.test(text) ? '' : '\r\n'}${line}`;
}

/** Replaces the file atomically. Needs the lock of the overlay, under which the row was prepared. */
export function putRow(own: string, { text }: AddedRow): void {
  const draft = join(own, `.${CORRECTIONS_FILE}.${ownName()}`);
  try {
    replaceDurably(draft, join(own, CORRECTIONS_FILE), text);
  } finally {
    rmSync(draft, { force: true });
  }
}
