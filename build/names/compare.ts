import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { isBusinessDay } from '../../server/engine/business-days.js';
import { formatDay, mustParseDay } from '../../server/engine/civil-date.js';
import { buildDir, currentBuild } from '../../server/store/dist-folder.js';
import { HISTORY_INDEX, openHistory, readIndex } from '../../server/store/history.js';
import { loadData } from '../../server/store/load.js';

/**
 * Compares the calendars that names are near to, day by day from 2015 to 2030, with those in `compared_with` of
 * `other-names.tsv` (another calendar here, or QuantLib's), and writes the number and the first of the days that differ.
 * The verdict is a person's. Needs a build in dist/ and QuantLib for Python: `npx tsx build/names/compare.ts [python]`.
 */

const TABLE = new URL('other-names.tsv', import.meta.url);
const DIST = new URL('../../dist/', import.meta.url).pathname;
const [FIRST, LAST] = ['2015-01-01', '2030-12-31'].map(mustParseDay) as [number, number];
const SHOWN = 3;
const QUANTLIB = /^QuantLib \S+ (.+)$/;
const SCRIPT = `
import json, sys
import QuantLib as ql
answer = {}
for name in json.load(sys.stdin):
    country, _, market = name.partition("::")
    made = getattr(ql, country)(*([getattr(getattr(ql, country), market)] if market else []))
    day, last = ql.Date(1, 1, 2015), ql.Date(31, 12, 2030)
    answer[name] = []
    while day <= last:
        if not made.isBusinessDay(day):
            answer[name].append(day.ISO())
        day = day + 1
json.dump(answer, sys.stdout)
`;

async function closedHere(): Promise<(id: string) => ReadonlySet<string> | null> {
  const folder = `${buildDir(DIST, currentBuild(DIST)!)}/`;
  const data = await loadData(openHistory(folder, readIndex(`${folder}${HISTORY_INDEX}`)));
  return (id) => {
    const index = data.calendarIndex.get(id);
    if (index === undefined) return null;
    const days = data.days(index);
    const closed = new Set<string>();
    for (let day = FIRST; day <= LAST; day++)
      if (day < days.first || day > days.last || !isBusinessDay(days, day))
        closed.add(formatDay(day));
    return closed;
  };
}

function closedInQuantLib(names: readonly string[]): Record<string, string[]> {
  const [python = 'python3'] = process.argv.slice(2);
  const run = spawnSync(python, ['-c', SCRIPT], {
    input: JSON.stringify(names),
    encoding: 'utf8',
    maxBuffer: 1 << 27,
  });
  if (run.status !== 0) throw new Error(run.stderr);
  return JSON.parse(run.stdout) as Record<string, string[]>;
}

function differing(ours: ReadonlySet<string>, theirs: ReadonlySet<string>): string[] {
  const more = [...ours].filter((day) => !theirs.has(day)).map((day) => `+${day}`);
  const fewer = [...theirs].filter((day) => !ours.has(day)).map((day) => `-${day}`);
  return [...more, ...fewer].sort((a, b) => (a.slice(1) < b.slice(1) ? -1 : 1));
}

const [head, ...rows] = readFileSync(TABLE, 'utf8').trimEnd().split('\n');
const ours = await closedHere();
const peers = closedInQuantLib([
  ...new Set(rows.flatMap((row) => QUANTLIB.exec(row.split('\t')[5]!)?.[1] ?? [])),
]);
const written = rows.map((row) => {
  const fields = row.split('\t');
  const [, , , calendar, , compared] = fields as [string, string, string, string, string, string];
  const peer = QUANTLIB.exec(compared)?.[1];
  const theirs = peer === undefined ? ours(compared.split(' ')[0]!) : new Set(peers[peer]);
  const own = ours(calendar);
  if (!own || !theirs) return row;
  const days = differing(own, theirs);
  fields.splice(6, 2, String(days.length), days.slice(0, SHOWN).join(' '));
  return fields.join('\t');
});
writeFileSync(TABLE, `${[head, ...written].join('\n')}\n`);
