import { yearRanges } from '../../server/engine/year-ranges.js';
import { type CountryProvenance, unattested } from './countries.js';

/** A country with more days per calendar-year without a text than this is listed as open work. */
const FEW = 1;

/** The provenance as a section of the quality report; rows in the order of `countryProvenance`. */
export function provenanceMarkdown(
  rows: readonly CountryProvenance[],
  [first, last]: readonly [number, number],
): string {
  const open = rows.filter((row) => unattested(row) > FEW);
  return [
    '## What each country rests on',
    '',
    `Countries with their subdivisions, those with the most days without a text first: ${open.length} of ${rows.length} have more than ${FEW} such day per calendar-year.`,
    `Days: closed weekdays and working weekend days per calendar-year, ${first} to ${last}: verified by a publication, from a text cited at our own row, from the library only, estimated.`,
    'Laws: publications of legislation. Lists: publications that verify (and reports, which verify nothing). Addresses: those in the file of the country.',
    'Doubts: rows without a text, and dates on which publications contradict each other.',
    '',
    '| country | calendars | verified | cited | library alone | estimated | laws | lists (reports) | years listed in full | addresses | rows cited | doubts | next |',
    `|${' --- |'.repeat(13)}`,
    ...rows.map((row) => `| ${cells(row, last).join(' | ')} |`),
    '',
  ].join('\n');
}

function cells(row: CountryProvenance, last: number): (string | number)[] {
  const { days, publications, rows } = row;
  const shares = [days.verified, days.cited, days.library, days.estimated].map((count) =>
    count.toFixed(1),
  );
  const lists = `${publications.verifying} (${publications.reports})`;
  return [
    `${row.country} ${row.name}`,
    row.calendars,
    ...shares,
    publications.laws,
    lists,
    yearRanges(row.listed),
    row.addresses,
    `${rows.cited} of ${rows.all}`,
    row.doubts,
    nextWork(row, last).join('; '),
  ];
}

/** The most useful next steps, in order; empty if every day has a text and the lists are current. */
export function nextWork(row: CountryProvenance, thisYear: number): string[] {
  const newest = row.listed.at(-1);
  return [
    ...(row.addresses === 0 && row.publications.laws === 0 ? ['read the law'] : []),
    ...(newest === undefined && row.publications.verifying === 0 ? ['find a list'] : []),
    ...(newest !== undefined && newest < thisYear ? [`a list after ${newest}`] : []),
    ...(row.days.library > FEW ? ["a text for the library's days"] : []),
    ...(row.days.estimated > FEW ? ['announced days of the past'] : []),
    ...(row.doubts > 0 ? ['the doubts'] : []),
  ];
}
