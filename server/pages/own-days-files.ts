import { formatDay } from '../engine/civil-date.js';
import { OWN_PREFIX, type PlacedCalendar } from '../engine/types.js';
import type { OwnEffect } from '../queries/own-days.js';
import { COLUMNS, yearlyRule } from '../queries/own-rows.js';
import { toCsv } from '../text/csv.js';
import type { OwnQuery } from './own-days-query.js';

/** The file of own days and the command that puts it into the operator's folder (build/own reads it). */

export interface OwnFile {
  /** Its path in the folder KALENDS_OWN. */
  readonly path: string;
  /** A file of its own, or the rows that are added to a table, after its header. */
  readonly text: string;
  /** For a POSIX shell, in the folder of the program. */
  readonly command: string;
}

const PROGRAM = 'node dist/server.mjs own';
const MAX_ID = 32;
/** The weekend of a calendar that names none: Saturday and Sunday. */
const USUAL_WEEKEND = '6,7';

/** The id of a company's calendar, by its name: OWN:OUR_COMPANY. */
export function idOfCompany(called: string): string {
  const letters = called
    .normalize('NFD')
    .toUpperCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Z0-9]+/g, '_')
    .replace(/^_+/, '')
    .slice(0, MAX_ID)
    .replace(/_+$/, '');
  return OWN_PREFIX + (letters || 'COMPANY');
}

/** A calendar of the company with the days of a place and its own. */
export function companyFile(query: OwnQuery, place: PlacedCalendar): OwnFile {
  const { called, rows, kind, isEvery } = query;
  const days = rows.flatMap(({ first, last, name, closeTime }) =>
    Array.from({ length: last - first + 1 }, (_, at) => ({
      date: formatDay(first + at),
      name,
      ...(closeTime !== null && { closes: closeTime }),
    })),
  );
  const dates = days.map((row) =>
    kind === 'holiday' || kind === 'early_close' ? row : { ...row, kind },
  );
  const rules = days.map(({ date, ...row }) => ({
    rule: yearlyRule(date),
    ...row,
    from: Number(date.slice(0, 4)),
  }));
  const { weekend, timezone } = place;
  const isUsual = weekend.length === 1 && weekend[0]!.days.join() === USUAL_WEEKEND;
  const definition = {
    name: called,
    ...(timezone !== null && { timezone }),
    ...(!isUsual && { weekend }),
    inherits: [place.id],
    ...(isEvery ? { rules } : { dates }),
  };
  const path = `calendars/${idOfCompany(called).slice(OWN_PREFIX.length)}.json`;
  const text = `${JSON.stringify(definition, null, 2)}\n`;
  // Never over an existing file, which has other days; no line of JSON is END.
  const file = `"$KALENDS_OWN/${path}"`;
  const command = `mkdir -p "$KALENDS_OWN/calendars" && (set -C; cat > ${file}) <<'END' && ${PROGRAM} build\n${text}END`;
  return { path, text, command };
}

/** The rows of corrections.csv; `upstream` is read again by the command. */
export function correctionsFile(
  { rows, kind, closes, source, except }: OwnQuery,
  id: string,
  effect: OwnEffect,
  why: string,
): OwnFile {
  const days = effect.changed[0]?.days ?? [];
  const added = rows.filter(({ first, last }) =>
    days.some(({ day }) => day >= first && day <= last),
  );
  const cells = added.map(({ first, last, name }) => {
    const upstream = days.find(({ day }) => day >= first)!.before;
    const end = last === first ? '' : formatDay(last);
    return [id, formatDay(first), kind, name, source, why, upstream, end, closes, except.join(' ')];
  });
  const commands = added.map(({ first, last, name }) =>
    [
      `${PROGRAM} add ${id} ${formatDay(first)} --name ${shellWord(name)} --source ${shellWord(source)}`,
      kind === 'holiday' ? '' : ` --kind ${kind}`,
      closes === '' ? '' : ` --close-time ${closes}`,
      last === first ? '' : ` --end ${formatDay(last)}`,
      except.length === 0 ? '' : ` --except ${shellWord(except.join(' '))}`,
    ].join(''),
  );
  return {
    path: 'corrections.csv',
    text: toCsv(COLUMNS, cells),
    command: commands.join(' &&\n'),
  };
}

/** A text as one word of a POSIX shell. */
export function shellWord(text: string): string {
  return /^[\w./:@%+,-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
