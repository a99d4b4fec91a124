import * as z from 'zod';
import { getOrMake } from '../../server/util/get-or-make.js';
import { REGRESSION_KINDS, type Regression } from './regressions.js';
import { compressDays, runs } from './statements.js';

/**
 * Why a release gives something up. A reason names the calendars, the kinds of regression and the dates that it excuses,
 * and excuses nothing else; one line of JSON each, in the file that `--reasons` names and then in the release:
 *
 *   {"calendars":["DE","DE:BB"],"kinds":["year"],"dates":["2027..2028"],"why":"a statute verifies to the end of ..."}
 *
 * A date is YYYY-MM-DD; FIRST..LAST-MM-DD for the same day of every year; or YEAR or FIRST..LAST for whole years.
 */
const DATES = /^(\d{4})(?:\.\.(\d{4}))?(?:-(\d\d-\d\d))?$/;

const Reason = z.strictObject({
  calendars: z.array(z.string().min(1)).min(1),
  kinds: z.array(z.enum(REGRESSION_KINDS)).min(1),
  dates: z.array(z.string().regex(DATES, 'expected YYYY-MM-DD, FIRST..LAST-MM-DD, YEAR or FIRST..LAST')).min(1),
  why: z.string().trim().min(1, 'a reason must say why'),
});

export type Reason = z.infer<typeof Reason>;

/** Reasons from parsed lines; `where` is named, with the line, in the Error that says what is wrong. */
export function readReasons(lines: readonly unknown[], where: string): Reason[] {
  return lines.map((line, index) => {
    const result = Reason.safeParse(line);
    if (!result.success) throw new Error(`${where}, reason ${index + 1}: ${z.prettifyError(result.error)}`);
    return result.data;
  });
}

export interface Judged {
  /** Regressions that no reason names. */
  readonly unexcused: readonly Regression[];
  /** What reasons name without need: every calendar, kind and date of a reason must excuse something. */
  readonly idle: readonly string[];
}

/** Holds regressions to the reasons given for them. */
export function judge(regressions: readonly Regression[], reasons: readonly Reason[]): Judged {
  const readers = reasons.map(readerOf);
  const unexcused = regressions.filter((regression) => {
    // Not `some`: what two reasons name, both excuse.
    return readers.filter((reader) => reader.excuses(regression)).length === 0;
  });
  return {
    unexcused,
    idle: readers.flatMap((reader, index) => reader.idle().map((what) => `reason ${index + 1}: ${what}`)),
  };
}

function readerOf({ calendars, kinds, dates }: Reason) {
  const ranges = dates.map((text) => ({ text, covers: rangeOf(text) }));
  const idle = new Set<string>([...calendars, ...kinds, ...dates]);
  const excuses = ({ calendar, kind, when }: Regression): boolean => {
    const covering = ranges.filter(({ covers }) => covers(when));
    if (covering.length === 0 || !calendars.includes(calendar) || !kinds.includes(kind)) return false;
    for (const used of [calendar, kind, ...covering.map(({ text }) => text)]) idle.delete(used);
    return true;
  };
  const isIdle = () => idle.size === new Set([...calendars, ...kinds, ...dates]).size;
  return {
    excuses,
    idle: () => (isIdle() ? ['it excuses nothing'] : [...idle].map((name) => `${name} excuses nothing`)),
  };
}

/** Whether a year or a date (YYYY, YYYY-MM-DD) lies in what a text names. A date does not cover its whole year. */
function rangeOf(text: string): (when: string) => boolean {
  const [, first, last = first, day] = DATES.exec(text)!;
  return (when) => {
    const year = when.slice(0, 4);
    return year >= first! && year <= last! && (day === undefined || when.slice(5) === day);
  };
}

/**
 * Regressions as reasons that name exactly them, for a person to give the why of: calendars that give up the same
 * dates in the same way are one line.
 */
export function draftReasons(regressions: readonly Regression[], why: string): Reason[] {
  const perCalendar = new Map<string, { calendar: string; kind: Regression['kind']; found: Regression[] }>();
  for (const found of regressions) {
    const { calendar, kind } = found;
    getOrMake(perCalendar, `${kind} ${calendar}`, () => ({ calendar, kind, found: [] as Regression[] })).found.push(
      found,
    );
  }
  const drafts = new Map<string, { calendars: string[]; kinds: Regression['kind'][]; dates: string[]; why: string }>();
  for (const { calendar, kind, found } of perCalendar.values()) {
    const dates = datesOf(found);
    const key = `${kind} ${dates.join()}`;
    getOrMake(drafts, key, () => ({ calendars: [], kinds: [kind], dates, why })).calendars.push(calendar);
  }
  const order = (draft: Reason) => REGRESSION_KINDS.indexOf(draft.kinds[0]!);
  return [...drafts.values()].sort((a, b) => order(a) - order(b) || (a.calendars[0]! < b.calendars[0]! ? -1 : 1));
}

/** Years as runs, then single dates, the same day of three or more years in one. */
function datesOf(regressions: readonly Regression[]): string[] {
  const years = regressions.filter(({ day }) => day === null).map(({ when }) => Number(when));
  const days = regressions.flatMap(({ day }) => (day === null ? [] : [day]));
  const yearTexts = runs([...new Set(years)].sort((a, b) => a - b)).map(([first, last]) =>
    first === last ? String(first) : `${first}..${last}`,
  );
  return [...yearTexts, ...compressDays([...new Set(days)])];
}
