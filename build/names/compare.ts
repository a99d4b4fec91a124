import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { isBusinessDay } from '../../server/engine/business-days.js';
import { formatDay, mustParseDay } from '../../server/engine/civil-date.js';
import { buildDir, currentBuild } from '../../server/store/dist-folder.js';
import { HISTORY_INDEX, openHistory, readIndex } from '../../server/store/history.js';
import { loadData } from '../../server/store/load.js';

/**
 * Compares the calendars that names are near to, day by day from 2015 to 2030 as far as both have data, with those in
 * `compared_with` of `other-names.tsv` (another calendar here, QuantLib's, or the public and bank holidays of the library
 * `holidays`), and writes the number and the first of the days that differ; a row compared with another list, or with another
 * version than is installed, keeps what was written. The verdict is a person's. Needs a build in dist/, and QuantLib and `holidays` for Python:
 * `npx tsx build/names/compare.ts [python]`.
 */

const TABLE = new URL('other-names.tsv', import.meta.url);
const DIST = new URL('../../dist/', import.meta.url).pathname;
const [FIRST, LAST] = ['2015-01-01', '2030-12-31'].map(mustParseDay) as [number, number];
const SHOWN = 3;
const PEER = /^(?:QuantLib|holidays) \S+ .+$/;
const SCRIPT = `
import json, sys
from datetime import date, timedelta
import holidays
import QuantLib as ql

def quantlib(name):
    country, _, market = name.partition("::")
    made = getattr(ql, country)(*([getattr(getattr(ql, country), market)] if market else []))
    return lambda day: made.isBusinessDay(ql.Date(day.day, day.month, day.year))

def bank_days(name):
    country, _, subdivision = name.partition("-")
    kinds = {"public", "bank"} & set(getattr(holidays, country).supported_categories)
    made = holidays.country_holidays(country, subdivision or None, range(2014, 2032), categories=kinds)
    return made.is_working_day

answer = {}
for peer in json.load(sys.stdin):
    library, version, name = peer.split(" ", 2)
    installed, days_of = (ql, quantlib) if library == "QuantLib" else (holidays, bank_days)
    if version != installed.__version__:
        continue
    is_business_day = days_of(name)
    days = (date(2015, 1, 1) + timedelta(n) for n in range(5844))
    answer[peer] = [str(day) for day in days if not is_business_day(day)]
json.dump(answer, sys.stdout)
`;

/** The days closed in a calendar, and those that it has data for. */
interface Days {
  readonly closed: ReadonlySet<string>;
  readonly first: string;
  readonly last: string;
}

async function daysHere(): Promise<(id: string) => Days | null> {
  const folder = `${buildDir(DIST, currentBuild(DIST)!)}/`;
  const data = await loadData(openHistory(folder, readIndex(`${folder}${HISTORY_INDEX}`)));
  return (id) => {
    const index = data.calendarIndex.get(id);
    if (index === undefined) return null;
    const days = data.days(index);
    const [first, last] = [Math.max(FIRST, days.first), Math.min(LAST, days.last)];
    const closed = new Set<string>();
    for (let day = first; day <= last; day++)
      if (!isBusinessDay(days, day)) closed.add(formatDay(day));
    return { closed, first: formatDay(first), last: formatDay(last) };
  };
}

function daysOfPeers(peers: readonly string[]): Record<string, string[]> {
  const [python = 'python3'] = process.argv.slice(2);
  const run = spawnSync(python, ['-c', SCRIPT], {
    input: JSON.stringify(peers),
    encoding: 'utf8',
    maxBuffer: 1 << 27,
  });
  if (run.status !== 0) throw new Error(run.stderr);
  return JSON.parse(run.stdout) as Record<string, string[]>;
}

function differing(ours: Days, theirs: Days): string[] {
  const more = [...ours.closed].filter((day) => !theirs.closed.has(day)).map((day) => `+${day}`);
  const fewer = [...theirs.closed].filter((day) => !ours.closed.has(day)).map((day) => `-${day}`);
  const isInBoth = (day: string) =>
    [ours, theirs].every(({ first, last }) => day.slice(1) >= first && day.slice(1) <= last);
  return [...more, ...fewer].filter(isInBoth).sort((a, b) => (a.slice(1) < b.slice(1) ? -1 : 1));
}

const [head, ...rows] = readFileSync(TABLE, 'utf8').replace(/\n$/, '').split('\n');
const ours = await daysHere();
const peers = daysOfPeers([
  ...new Set(rows.flatMap((row) => PEER.exec(row.split('\t')[5]!)?.[0] ?? [])),
]);
const written = rows.map((row) => {
  const fields = row.split('\t');
  const [, , , calendar, , compared] = fields as [string, string, string, string, string, string];
  const closed = peers[compared];
  const theirs = closed
    ? { closed: new Set(closed), first: formatDay(FIRST), last: formatDay(LAST) }
    : ours(compared.replace(/ \((?:payments|public holidays)\)$/, ''));
  const own = ours(calendar);
  if (!own || !theirs) return row;
  const days = differing(own, theirs);
  fields.splice(6, 2, String(days.length), days.slice(0, SHOWN).join(' '));
  return fields.join('\t');
});
writeFileSync(TABLE, `${[head, ...written].join('\n')}\n`);
