import type { DayNumber } from '../../server/engine/civil-date.js';
import { formatDay } from '../../server/engine/civil-date.js';
import type { Violation } from '../release/gates.js';

/** What a check finds implausible, and the tables of what is so all the same. */

/** One thing that a check finds: a holiday of a calendar, on a day or (`day` null) as such. */
export interface Finding {
  readonly calendar: string;
  /** The holiday's English name. */
  readonly name: string;
  readonly day: DayNumber | null;
  readonly what: string;
}

/** What is implausible and so all the same. Every part of it must be needed: a test holds the tables to that. */
export interface Exception {
  /** Ids, separated by spaces; `CO:*` stands for CO and its subdivisions. */
  readonly calendars: string;
  /** English name; absent: any. */
  readonly name?: string;
  /** YYYY-MM-DD or YYYY, separated by spaces; absent: always. */
  readonly when?: string;
  /** What shows that it is so. */
  readonly why: string;
}

export interface Judged {
  readonly violations: readonly Violation[];
  /** Exceptions of which nothing was found. */
  readonly idle: readonly Exception[];
}

/** Findings that no exception names, as violations. */
export function except(findings: readonly Finding[], exceptions: readonly Exception[]): Judged {
  const used = new Set<Exception>();
  const left = findings.filter((finding) => {
    const naming = exceptions.filter((exception) => isNamed(finding, exception));
    for (const exception of naming) used.add(exception);
    return naming.length === 0;
  });
  return {
    violations: left.map(({ calendar, name, day, what }) => ({
      ...{ gate: 'implausible' as const, calendar, what: `${name}: ${what}` },
      when: day === null ? 'all years' : formatDay(day),
    })),
    idle: exceptions.filter((exception) => !used.has(exception)),
  };
}

function isNamed(finding: Finding, { calendars, name, when }: Exception): boolean {
  if (name !== undefined && name !== finding.name) return false;
  if (!calendars.split(' ').some((id) => covers(id, finding.calendar))) return false;
  if (when === undefined) return true;
  const date = finding.day === null ? '' : formatDay(finding.day);
  return when.split(' ').some((part) => date === part || date.startsWith(`${part}-`));
}

function covers(pattern: string, id: string): boolean {
  if (!pattern.endsWith(':*')) return pattern === id;
  const country = pattern.slice(0, -':*'.length);
  return id === country || id.startsWith(`${country}:`);
}
