import { keyOf } from './read-texts.js';
import { TEXT_YEARS_TABLE } from './text-years-table.js';

/**
 * The years of which a list tells. A list for 2025 to 2027 is no text for 2029: in other years a rule that cites it rests on
 * nothing but itself. A statute, a standing rule or an account of a lasting change has no row in the table
 * (`text-years-table.ts`): it speaks for every year since. Lists that are transcribed (build/official) have the years of
 * the publication, which a test holds.
 */
export type YearSpan = readonly [first: number, last: number];

/** Years of a table: `2019`, `2025-2027`, or `2016-` for a standing rule that was read as of that year and is in force. */
const SPAN = /^(\d{4})(?:-(\d{4})?)?$/;
export const IN_FORCE = 9999;

/** Throws an Error that names the line of years that cannot be read, or of an address listed twice. */
export function readTextYears(text: string = TEXT_YEARS_TABLE): ReadonlyMap<string, YearSpan[]> {
  const table = new Map<string, YearSpan[]>();
  for (const [at, line] of text.trimEnd().split('\n').entries()) {
    if (at === 0) continue;
    const [address = '', years = ''] = line.split('\t');
    const spans = years.split(' ').map((words): YearSpan | null => {
      const [, first, last = words.endsWith('-') ? IN_FORCE : first] = SPAN.exec(words) ?? [];
      return first === undefined ? null : [Number(first), Number(last)];
    });
    const read = spans.filter((span) => span !== null);
    const key = keyOf(address);
    if (read.length < spans.length || table.has(key))
      throw new Error(
        `text-years-table.ts, line ${at + 1}: ${table.has(key) ? `${address} is listed twice` : `${years} are no years`}`,
      );
    table.set(key, read);
  }
  return table;
}

const TEXT_YEARS = readTextYears();

/** The years of which the text at an address tells; null: of every year, as a statute does. */
export function yearsOfText(
  address: string,
  table: ReadonlyMap<string, readonly YearSpan[]> = TEXT_YEARS,
): readonly YearSpan[] | null {
  return table.get(keyOf(address)) ?? null;
}

export function speaksOf(spans: readonly YearSpan[] | null, year: number): boolean {
  return spans === null || spans.some(([first, last]) => year >= first && year <= last);
}

/** The years in words: "2019, 2025 to 2027", "the years since 2016". */
export function yearWords(spans: readonly YearSpan[]): string {
  return spans
    .map(([first, last]) => {
      if (last === IN_FORCE) return `the years since ${first}`;
      return first === last ? `${first}` : `${first} to ${last}`;
    })
    .join(', ');
}
