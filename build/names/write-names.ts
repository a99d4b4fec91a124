import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Writes the names of the field that the server accepts beside its own ids, from the reviewed table `other-names.tsv`. Run it
 * after each change of the table: `npx tsx build/names/write-names.ts`; it writes the list of the Python reader too. A test holds
 * what is written to the table.
 *
 * The table has a row for each name: alias (it means that calendar: the source says so, or no day differs from the list
 * named in `compared_with` over 2015 to 2030, or `why` tells which one is wrong), differs, uncompared (nothing to compare it
 * with was found), composed (several calendars together), none. Only an alias is answered; of the others the error tells.
 */

const TABLE = new URL('other-names.tsv', import.meta.url);
const NAMES = new URL('../../server/queries/other-names.ts', import.meta.url);
const NEAR = new URL('../../server/queries/near-names.ts', import.meta.url);

const PYTHON = new URL('../../server/reader/kalends/names.py', import.meta.url);
const PYTHON_WIDTH = 108;
/** The list in the Python module, between what opens and what closes it. */
const LISTED = /(OTHER_NAMES = dict\([^"]*""")[^"]*(""")/;

export interface NameRow {
  readonly scheme: string;
  readonly code: string;
  readonly meaning: string;
  readonly calendar: string;
  readonly verdict: string;
  /** What it was compared with from 2015 to 2030, on how many days they differ, and the first of them. */
  readonly difference: readonly [comparedWith: string, days: string, first: string];
}

export function nameRows(): readonly NameRow[] {
  const [, ...lines] = readFileSync(TABLE, 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [scheme = '', code = '', meaning = '', calendar = '', verdict = '', ...compared] =
      line.split('\t');
    const [comparedWith = '', days = '', first = ''] = compared;
    const difference = [comparedWith, days, first.split(' ')[0]!] as const;
    return { scheme, code, meaning, calendar, verdict, difference };
  });
}

function lines(rows: readonly string[]): string {
  return rows.map((row) => `${row.replaceAll('\\', '\\\\').replaceAll('`', "'")}\n`).join('');
}

/** A line for each calendar: its id, then the names that mean it. */
function namesOfCalendars(rows: readonly NameRow[]): string[] {
  const names = new Map<string, string[]>();
  for (const { code, calendar, verdict } of rows)
    if (verdict === 'alias')
      names.set(calendar, [...(names.get(calendar) ?? [calendar]), code.toUpperCase()]);
  return [...names.values()].map((line) => line.join(' '));
}

/** The text of the module of aliases. */
export function namesModule(rows: readonly NameRow[]): string {
  return `/** Names of the field for calendars; written by build/names/write-names.ts. */

const NAMES = \`
${lines(namesOfCalendars(rows))}\`;

/** The ids that other names mean, by the name in upper case. */
export const OTHER_NAMES: ReadonlyMap<string, string> = new Map(
  NAMES.trim()
    .split('\\n')
    .flatMap((line) => {
      const [id = '', ...names] = line.split(' ');
      return names.map((name): [string, string] => [name, id]);
    }),
);
`;
}

/** The text of the module of names that are near a calendar, and not the same. */
export function nearModule(rows: readonly NameRow[]): string {
  const near = rows
    .filter(({ verdict }) => verdict !== 'alias')
    .map((row) =>
      [row.code.toUpperCase(), row.calendar, row.verdict, `${row.meaning} (${row.scheme})`]
        .concat(row.verdict === 'differs' ? row.difference : [])
        .join('\t'),
    );
  return `/** Names of the field that no calendar has, with what is near them; written by build/names/write-names.ts. */

const NAMES = \`
${lines(near)}\`;

export interface NearName {
  /** Ids, with + between them; none. */
  readonly calendar: string;
  readonly verdict: 'differs' | 'uncompared' | 'composed' | 'none';
  readonly meaning: string;
  /** Of one that differs: from what, on how many days from 2015 to 2030, and the first, after - if it is open here alone. */
  readonly comparedWith: string;
  readonly days: string;
  readonly first: string;
}

let known: ReadonlyMap<string, NearName> | undefined;

/** By the name in upper case; read when an unknown id is asked first. */
export function nearNames(): ReadonlyMap<string, NearName> {
  known ??= new Map(NAMES.trim().split('\\n').map(read));
  return known;
}

function read(line: string): [string, NearName] {
  const [code = '', calendar = '', verdict, meaning = '', ...compared] = line.split('\\t');
  const [comparedWith = '', days = '', first = ''] = compared;
  const difference = { comparedWith, days, first };
  return [code, { calendar, verdict: verdict as NearName['verdict'], meaning, ...difference }];
}
`;
}

/** The module of names of the Python reader with these aliases. */
export function pythonModule(rows: readonly NameRow[], module: string): string {
  const words = namesOfCalendars(rows).join(', ').split(' ');
  const lines = [''];
  for (const word of words) {
    if (lines.at(-1)!.length + word.length > PYTHON_WIDTH) lines.push('');
    lines.push(`${lines.pop()!} ${word}`);
  }
  const listed = lines.map((line) => `   ${line}\n`).join('');
  return module.replace(LISTED, `$1\n${listed}    $2`);
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const rows = nameRows();
  writeFileSync(NAMES, namesModule(rows));
  writeFileSync(NEAR, nearModule(rows));
  writeFileSync(PYTHON, pythonModule(rows, readFileSync(PYTHON, 'utf8')));
}
