import type { DayNumber } from '../../../server/engine/civil-date.js';
import { formatDay } from '../../../server/engine/civil-date.js';
import type { Violation } from '../gates.js';

/** Findings of checks, and the tables of accepted exceptions. */

/** A finding of a check: a holiday of a calendar, on a day or (`day` null) in general. */
export interface Finding {
  readonly calendar: string;
  /** The holiday's English name. */
  readonly name: string;
  readonly day: DayNumber | null;
  readonly what: string;
}

/** An accepted finding. Every part of an exception must be needed: a test checks that. */
export interface Exception {
  /** Ids, separated by spaces; `CO:*` stands for CO and its subdivisions. */
  readonly calendars: string;
  /** English name; absent: any. */
  readonly name?: string;
  /** YYYY-MM-DD or YYYY, separated by spaces; absent: always. */
  readonly when?: string;
  /** The evidence. */
  readonly why: string;
}

export interface Judged {
  readonly violations: readonly Violation[];
  /** Exceptions without a finding. */
  readonly idle: readonly Exception[];
}

/** Findings without an exception, as violations. */
export function except(findings: readonly Finding[], exceptions: readonly Exception[]): Judged {
  const used = new Set<Exception>();
  const left = findings.filter((finding) => {
    const naming = exceptions.filter((exception) => isNamed(finding, exception));
    for (const exception of naming) used.add(exception);
    return naming.length === 0;
  });
  return {
    violations: left.map(({ calendar, name, day, what }) => ({
      gate: 'implausible' as const,
      calendar,
      what: `${name}: ${what}`,
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
