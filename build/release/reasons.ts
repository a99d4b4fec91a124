import * as z from 'zod';
import { type DayNumber, yearOf } from '../../server/engine/civil-date.js';
import { getOrMake } from '../../server/util/get-or-make.js';
import { REGRESSION_KINDS, type Regression } from './regressions.js';
import { compressDays, runs } from './statements.js';

/**
 * The reasons of regressions in a release. A reason names the calendars, the kinds of regression and the dates that it covers, and
 * covers nothing else; one line of JSON each, in the file of `--reasons` and then in the release:
 *
 *   {"calendars":["DE","DE:BB"],"kinds":["year"],"dates":["2027..2028"],"why":"a statute verifies to the end of ..."}
 *
 *   {"calendars":["AF"],"kinds":["moved"],"names":["Mawlid"],"dates":["1990..2060"],"count":108,"why":"the decree of ..."}
 *
 * `names` keeps it to changes of these holidays (of `moved` and `changed`), `count` to so many changed days in all: with
 * more or fewer the reason was written for something else. What is `moved` is excused by name alone.
 *
 * A date is YYYY-MM-DD; FIRST..LAST-MM-DD for the same day of every year; or YEAR or FIRST..LAST for whole years.
 */
const DATES = /^(\d{4})(?:\.\.(\d{4}))?(?:-(\d\d-\d\d))?$/;

const Reason = z.strictObject({
  calendars: z.array(z.string().min(1)).min(1),
  kinds: z.array(z.enum(REGRESSION_KINDS)).min(1),
  dates: z
    .array(z.string().regex(DATES, 'expected YYYY-MM-DD, FIRST..LAST-MM-DD, YEAR or FIRST..LAST'))
    .min(1),
  names: z.array(z.string().min(1)).min(1).optional(),
  count: z.int().min(1).optional(),
  why: z.string().trim().min(1, 'a reason must say why'),
});

export type Reason = z.infer<typeof Reason>;

/** Reasons from parsed lines; errors name `where` and the line. */
export function readReasons(lines: readonly unknown[], where: string): Reason[] {
  return lines.map((line, index) => {
    const result = Reason.safeParse(line);
    if (!result.success)
      throw new Error(`${where}, reason ${index + 1}: ${z.prettifyError(result.error)}`);
    return result.data;
  });
}

export interface Judged {
  /** Regressions without a reason. */
  readonly unexcused: readonly Regression[];
  /** Unneeded parts of reasons: every calendar, kind and date of a reason must cover something. */
  readonly idle: readonly string[];
}

/** Matches regressions with reasons. */
export function judge(regressions: readonly Regression[], reasons: readonly Reason[]): Judged {
  const readers = reasons.map(readerOf);
  const unexcused = regressions.filter((regression) => {
    // Not `some`: if two reasons match, both are needed.
    return readers.filter((reader) => reader.excuses(regression)).length === 0;
  });
  return {
    unexcused,
    idle: readers.flatMap((reader, index) =>
      reader.idle().map((what) => `reason ${index + 1}: ${what}`),
    ),
  };
}

function readerOf({ calendars, kinds, dates, names, count }: Reason) {
  const ranges = dates.map((text) => ({ text, covers: rangeOf(text) }));
  const all = [...calendars, ...kinds, ...dates, ...(names ?? [])];
  const idle = new Set<string>(all);
  let excused = 0;
  const isNamed = ({ kind, group }: Regression) =>
    names === undefined ? kind !== 'moved' : group !== undefined && names.includes(group.name);
  const excuses = (regression: Regression): boolean => {
    const { calendar, kind, when, group } = regression;
    const covering = ranges.filter(({ covers }) => covers(when));
    if (covering.length === 0 || !calendars.includes(calendar) || !kinds.includes(kind))
      return false;
    if (!isNamed(regression)) return false;
    excused++;
    for (const used of [calendar, kind, ...covering.map(({ text }) => text), group?.name ?? ''])
      idle.delete(used);
    return true;
  };
  const miscounted = () =>
    count === undefined || count === excused
      ? []
      : [`it counts ${count} changed days, and it excuses ${excused}`];
  const isIdle = () => idle.size === new Set(all).size;
  return {
    excuses,
    idle: () =>
      isIdle()
        ? ['it excuses nothing']
        : [...[...idle].map((name) => `${name} excuses nothing`), ...miscounted()],
  };
}

/** Whether a text covers a year or a date (YYYY, YYYY-MM-DD). A date does not cover its whole year. */
function rangeOf(text: string): (when: string) => boolean {
  const [, first, last = first, day] = DATES.exec(text)!;
  return (when) => {
    const year = when.slice(0, 4);
    return year >= first! && year <= last! && (day === undefined || when.slice(5) === day);
  };
}

/** More dates than these are named by the years from the first to the last; `names` and `count` keep them apart. */
const MAX_LISTED_DATES = 6;

/** Drafts reasons that match regressions exactly, with an empty why. Calendars with the same dates and kinds are one line. */
export function draftReasons(
  regressions: readonly Regression[],
  why: string,
  maxListedDates = MAX_LISTED_DATES,
): Reason[] {
  const drafts = [
    ...draftsOfDates(
      regressions.filter(({ group }) => !group),
      why,
    ),
    ...draftsOfGroups(regressions, why, maxListedDates),
  ];
  const order = (draft: Reason) => REGRESSION_KINDS.indexOf(draft.kinds[0]!);
  return drafts.sort((a, b) => order(a) - order(b) || (a.calendars[0]! < b.calendars[0]! ? -1 : 1));
}

/** A line for each holiday and type of change; calendars with the same change are one line. */
function draftsOfGroups(
  regressions: readonly Regression[],
  why: string,
  maxListedDates: number,
): Reason[] {
  const groups = new Map<
    string,
    { first: Regression; calendars: Set<string>; days: DayNumber[] }
  >();
  for (const one of regressions) {
    if (!one.group || one.day === null) continue;
    const key = `${one.kind} ${one.group.name} ${one.group.text}`;
    const found = getOrMake(groups, key, () => ({
      first: one,
      calendars: new Set<string>(),
      days: [] as DayNumber[],
    }));
    found.calendars.add(one.calendar);
    found.days.push(one.day);
  }
  return [...groups.values()].map(({ first, calendars, days }) => {
    const listed = compressDays([...new Set(days)]);
    const [least, most] = [yearOf(Math.min(...days)), yearOf(Math.max(...days))];
    const years = least === most ? String(least) : `${least}..${most}`;
    return {
      calendars: [...calendars],
      kinds: [first.kind],
      dates: listed.length > maxListedDates ? [years] : listed,
      names: [first.group!.name],
      count: days.length,
      why,
    };
  });
}

function draftsOfDates(regressions: readonly Regression[], why: string): Reason[] {
  const perCalendar = new Map<
    string,
    { calendar: string; kind: Regression['kind']; found: Regression[] }
  >();
  for (const found of regressions) {
    const { calendar, kind } = found;
    getOrMake(perCalendar, `${kind} ${calendar}`, () => ({
      calendar,
      kind,
      found: [] as Regression[],
    })).found.push(found);
  }
  const drafts = new Map<
    string,
    { calendars: string[]; kinds: Regression['kind'][]; dates: string[]; why: string }
  >();
  for (const { calendar, kind, found } of perCalendar.values()) {
    const dates = datesOf(found);
    const key = `${kind} ${dates.join()}`;
    getOrMake(drafts, key, () => ({ calendars: [], kinds: [kind], dates, why })).calendars.push(
      calendar,
    );
  }
  return [...drafts.values()];
}

/** Years as ranges, then single dates, with the same day of three or more years as a range. */
function datesOf(regressions: readonly Regression[]): string[] {
  const years = regressions.filter(({ day }) => day === null).map(({ when }) => Number(when));
  const days = regressions.flatMap(({ day }) => (day === null ? [] : [day]));
  const yearTexts = runs([...new Set(years)].sort((a, b) => a - b)).map(([first, last]) =>
    first === last ? String(first) : `${first}..${last}`,
  );
  return [...yearTexts, ...compressDays([...new Set(days)])];
}
