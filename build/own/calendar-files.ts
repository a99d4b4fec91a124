import * as z from 'zod';
import { mustParseDay, parseDay, yearOf } from '../../server/engine/civil-date.js';
import {
  ENTRY_KINDS,
  ENTRY_STATUSES,
  OWN_PREFIX,
  type WeekendRule,
} from '../../server/engine/types.js';
import { isTimeZone } from '../../server/queries/today.js';
import { addressMistake, textMistake } from '../../server/text/plain-text.js';
import type { CalendarDefinition } from '../calendars/definition.js';
import type { Inherited, ListedDate, RuleRow } from '../calendars/vocabulary.js';
import { namedRows } from './csv.js';
import { messageOf, shown } from './mistakes.js';
import { CALENDARS_FOLDER, textOf } from './read-files.js';

/**
 * The files of own calendars: JSON for the complete definition, CSV for dates only; two files of one name make one
 * calendar.
 */

/** A calendar joined from others. */
export interface JointDefinition {
  readonly id: string;
  readonly name: string;
  readonly timezone: string | null;
  /** any: closed if any of them is; all: only if all of them are. */
  readonly closedIf: 'any' | 'all';
  readonly of: readonly string[];
}

export type OwnDefinition =
  | { readonly file: string; readonly calendar: CalendarDefinition }
  | { readonly file: string; readonly joint: JointDefinition };

type Years = readonly [first: number, last: number];

/** The years of upstream's data, and by default those of own calendars. */
export const OWN_YEARS: Years = [1990, 2060];
const MAX_ROWS = 5000;
const MAX_JOINED = 50;
const MAX_NAME = 300;
const MAX_NOTE = 1000;
/** The source of rows of own calendars without an address. */
const OWN_SOURCE = 'own';

/** A check whose mistake is what is expected. */
function expecting(mistakeOf: (text: string) => string | null): z.core.CheckFn<string> {
  return (payload) => {
    const message = mistakeOf(payload.value);
    if (message !== null) payload.issues.push({ code: 'custom', message, input: payload.value });
  };
}

const aDate = z
  .string()
  .refine((text) => parseDay(text) !== null, { error: 'an existing date in the form YYYY-MM-DD' });
const aName = z
  .string()
  .trim()
  .check(expecting((text) => textMistake(text, MAX_NAME)));
const aYear = z.int().min(OWN_YEARS[0]).max(OWN_YEARS[1]);
const aWeekday = z.int().min(1).max(7);
const anHour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'an hour HH:MM' });
const aZone = z
  .string()
  .refine(isTimeZone, { error: 'an IANA time zone name such as Europe/Berlin, or null' });
const anId = z.string().trim().min(1).max(64);
const names = z.record(z.string().regex(/^[a-z]{2,3}(-[a-z]{2})?$/), aName);
const aSource = z.string().check(expecting(addressMistake));
const stated = {
  name: aName,
  names: names.optional(),
  status: z.enum(ENTRY_STATUSES).optional(),
  source: aSource.optional(),
};

const Weekend = z.union([
  z.array(aWeekday).max(6),
  z.array(z.strictObject({ start: aDate, days: z.array(aWeekday).max(6) })).min(1),
]);

const DateRow = z.strictObject({
  date: aDate,
  kind: z.enum([...ENTRY_KINDS, 'open']).optional(),
  closes: anHour.optional(),
  observed: z.boolean().optional(),
  ...stated,
});

const OwnCalendar = z.strictObject({
  name: aName,
  timezone: aZone.nullable().optional(),
  years: z.tuple([aYear, aYear]).optional(),
  weekend: Weekend.optional(),
  inherits: z
    .array(
      z.union([
        anId,
        z.strictObject({
          calendar: anId,
          from: aYear.optional(),
          to: aYear.optional(),
          kinds: z.array(z.enum(ENTRY_KINDS)).min(1).optional(),
          except: z.array(aName).optional(),
        }),
      ]),
    )
    .optional(),
  dates: z.array(DateRow).max(MAX_ROWS).optional(),
  rules: z
    .array(
      z.strictObject({
        rule: z.string().min(1).max(200),
        closes: anHour.optional(),
        from: aYear.optional(),
        to: aYear.optional(),
        exceptYears: z.array(aYear).optional(),
        weekdays: z.array(aWeekday).min(1).optional(),
        ...stated,
      }),
    )
    .max(MAX_ROWS)
    .optional(),
  note: z
    .string()
    .trim()
    .check(expecting((text) => textMistake(text, MAX_NOTE)))
    .optional(),
});

const Joint = z.strictObject({
  name: aName,
  timezone: aZone.nullable().optional(),
  closed_if: z.enum(['any', 'all'], { error: 'any or all' }).optional(),
  of: z.array(anId).min(2).max(MAX_JOINED),
});

/** The calendars of the files, and their mistakes. */
export function readCalendarFiles(files: ReadonlyMap<string, Buffer>): {
  calendars: OwnDefinition[];
  mistakes: string[];
} {
  const mistakes: string[] = [];
  const calendars: OwnDefinition[] = [];
  const paths = [...files.keys()].filter((path) => path.startsWith(`${CALENDARS_FOLDER}/`));
  for (const stem of new Set(paths.map((path) => path.replace(/\.\w+$/, '')))) {
    const id = OWN_PREFIX + stem.slice(CALENDARS_FOLDER.length + 1);
    const [json, csv] = [`${stem}.json`, `${stem}.csv`];
    try {
      const table = files.get(csv);
      const datesIn = (years: Years) => (table ? readDates(csv, table, years) : []);
      calendars.push(
        files.has(json)
          ? readJson(id, json, files.get(json)!, datesIn)
          : ofDates(id, csv, stem.split('/').at(-1)!, datesIn(OWN_YEARS)),
      );
    } catch (error) {
      mistakes.push(...messageOf(error).split('\n'));
    }
  }
  return { calendars, mistakes };
}

/** The dates of the table beside a definition, which must lie in its years. */
type DatesIn = (years: Years) => readonly ListedDate[];

function readJson(id: string, file: string, bytes: Buffer, datesIn: DatesIn): OwnDefinition {
  const value = parseJson(file, bytes);
  const isJoint = typeof value === 'object' && value !== null && 'of' in value;
  if (!isJoint)
    return { file, calendar: toDefinition(id, file, checked(OwnCalendar, file, value), datesIn) };
  if (datesIn(OWN_YEARS).length > 0)
    throw new Error(`${file}: is joined from others and has dates; expected one of the two`);
  const { name, timezone = null, closed_if = 'any', of } = checked(Joint, file, value);
  return { file, joint: { id, name, timezone, closedIf: closed_if, of } };
}

function parseJson(file: string, bytes: Buffer): unknown {
  try {
    return JSON.parse(textOf(bytes));
  } catch (error) {
    throw new Error(`${file}: is not JSON: ${messageOf(error)}`);
  }
}

/** Throws an Error with a line for each mistake. */
function checked<T>(schema: z.ZodType<T>, file: string, value: unknown): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const lines = result.error.issues.map(({ path, message, ...issue }) => {
    const at = path
      .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
      .join('');
    const found = path.reduce<unknown>(
      (inner, part) => (inner as Record<PropertyKey, unknown>)?.[part],
      value,
    );
    const keys = issue.code === 'unrecognized_keys' ? '' : `${shown(found)} was read; `;
    return `${file}${at && `, ${at.replace(/^\./, '')}`}: ${keys}expected ${message.replace(/^Invalid input: expected /, '')}`;
  });
  throw new Error(lines.join('\n'));
}

function toDefinition(
  id: string,
  file: string,
  own: z.output<typeof OwnCalendar>,
  datesIn: DatesIn,
): CalendarDefinition {
  const years = own.years ?? OWN_YEARS;
  if (years[0] > years[1])
    throw new Error(
      `${file}, years: ${shown(years)} was read; expected the first year before the last`,
    );
  requireInForce(file, own, years);
  const dates = (own.dates ?? []).map((row, index): ListedDate => {
    const kind = row.kind ?? (row.closes ? 'early_close' : 'holiday');
    checkHour(`${file}, dates[${index}].closes`, kind, row.closes);
    return withoutAbsent({ ...row, kind, source: row.source ?? OWN_SOURCE });
  });
  const rules = (own.rules ?? []).map((row): RuleRow => {
    return withoutAbsent({ ...row, from: row.from ?? years[0], source: row.source ?? OWN_SOURCE });
  });
  return withoutAbsent({
    id,
    kind: 'own' as const,
    name: own.name,
    timezone: own.timezone ?? null,
    years,
    weekend: weekendOf(own.weekend ?? [6, 7], years),
    inherits: (own.inherits ?? []).map((row) => toInherited(row, years)),
    rules,
    dates: [...dates, ...datesIn(years)],
    note: own.note,
  });
}

/** Throws an Error with a line for each date outside of the calendar's years, and each rule in force in none of them. */
function requireInForce(
  file: string,
  { dates = [], rules = [], inherits = [] }: z.output<typeof OwnCalendar>,
  [first, last]: Years,
): void {
  const expected = `of the calendar's years, ${first} to ${last}`;
  const outside = dates.flatMap(({ date }, index) => {
    const year = yearOf(mustParseDay(date));
    if (year >= first && year <= last) return [];
    return [`${file}, dates[${index}].date: ${shown(date)} was read; expected a date ${expected}`];
  });
  const never = [...rules.map(spanOf('rules')), ...inherits.map(spanOf('inherits'))].flatMap(
    (span) => {
      const { from = first, to = last, exceptYears = [], place } = span;
      for (let year = Math.max(from, first); year <= Math.min(to, last); year++) {
        if (!exceptYears.includes(year)) return [];
      }
      const read = { from: span.from, to: span.to, exceptYears: span.exceptYears };
      return [
        `${file}, ${place}: ${shown(read)} was read; expected some years ${expected}, from before to`,
      ];
    },
  );
  if (outside.length + never.length > 0) throw new Error([...outside, ...never].join('\n'));
}

interface YearsOfRow {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  readonly exceptYears?: readonly number[] | undefined;
}

function spanOf(
  list: string,
): (row: YearsOfRow | string, index: number) => YearsOfRow & { readonly place: string } {
  return (row, index) => ({ ...(typeof row === 'string' ? {} : row), place: `${list}[${index}]` });
}

/** Omits undefined members, as the types of definitions require. */
function withoutAbsent<T extends object>(row: { [K in keyof T]: T[K] | undefined }): T {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined)) as T;
}

function toInherited(
  row: NonNullable<z.output<typeof OwnCalendar>['inherits']>[number],
  [first]: readonly [number, number],
): Inherited {
  const own = typeof row === 'string' ? { calendar: row } : row;
  // Inherited days keep their certainty.
  return withoutAbsent({
    kinds: ENTRY_KINDS,
    ...own,
    from: own.from ?? first,
    asDeclared: true as const,
    source: OWN_SOURCE,
  });
}

function weekendOf(
  weekend: z.output<typeof Weekend>,
  [first]: readonly [number, number],
): WeekendRule[] {
  const start = `${first}-01-01`;
  const rules = weekend.filter((rule) => typeof rule === 'object');
  if (rules.length === 0) return [{ start, days: (weekend as number[]).toSorted((a, b) => a - b) }];
  const sorted = rules.map(({ start: from, days }) => ({
    start: from,
    days: days.toSorted((a, b) => a - b),
  }));
  sorted.sort((a, b) => mustParseDay(a.start) - mustParseDay(b.start));
  return [
    { ...sorted[0]!, start: sorted[0]!.start < start ? sorted[0]!.start : start },
    ...sorted.slice(1),
  ];
}

const DATE_COLUMNS = ['date', 'name'] as const;
const MORE_DATE_COLUMNS = ['kind', 'close_time', 'source'] as const;

function readDates(file: string, bytes: Buffer, [first, last]: Years): ListedDate[] {
  let rows: ReturnType<typeof namedRows>;
  try {
    rows = namedRows(textOf(bytes), DATE_COLUMNS, MORE_DATE_COLUMNS);
  } catch (error) {
    throw new Error(`${file} ${messageOf(error)}`);
  }
  const mistakes: string[] = [];
  const dates = rows.map(({ line, values }): ListedDate => {
    const { date = '', name = '', close_time, source } = values;
    const kinds = [...ENTRY_KINDS, 'open'] as const;
    const kind = values.kind
      ? kinds.find((one) => one === values.kind)
      : close_time
        ? 'early_close'
        : 'holiday';
    const wrong = (field: string, value: unknown, expected: string) =>
      mistakes.push(
        `${file} row ${line}, ${field}: ${shown(value)} was read; expected ${expected}`,
      );
    const day = parseDay(date);
    if (day === null) wrong('date', date, 'an existing date in the form YYYY-MM-DD');
    else if (yearOf(day) < first || yearOf(day) > last) {
      wrong('date', date, `a date of the calendar's years, ${first} to ${last}`);
    }
    const wrongName = textMistake(name, MAX_NAME);
    if (wrongName !== null) wrong('name', name, wrongName);
    if (kind === undefined) wrong('kind', values.kind, `one of ${kinds.join(', ')}`);
    if (
      (kind === 'early_close') !== !!close_time ||
      (close_time && !anHour.safeParse(close_time).success)
    ) {
      wrong(
        'close_time',
        close_time ?? '',
        'an hour HH:MM with the kind early_close, else nothing',
      );
    }
    const wrongSource = source ? addressMistake(source) : null;
    if (wrongSource !== null) wrong('source', source, wrongSource);
    const closes = close_time ? { closes: close_time } : {};
    return { date, name, kind: kind ?? 'holiday', ...closes, source: source || OWN_SOURCE };
  });
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
  return dates;
}

function ofDates(
  id: string,
  file: string,
  name: string,
  dates: readonly ListedDate[],
): OwnDefinition {
  const years = OWN_YEARS;
  const weekend = weekendOf([6, 7], years);
  return { file, calendar: { id, kind: 'own', name, timezone: null, years, weekend, dates } };
}

function checkHour(place: string, kind: string, closes: string | undefined): void {
  if ((kind === 'early_close') === (closes !== undefined)) return;
  throw new Error(
    `${place}: ${shown(closes ?? '')} was read; expected an hour HH:MM with the kind early_close, else nothing`,
  );
}
