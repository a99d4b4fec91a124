import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  addBusinessDays,
  type BusinessDays,
  countBusinessDays,
  isBusinessDay,
} from '../../server/engine/business-days.js';
import { isoWeekday } from '../../server/engine/civil-date.js';
import { randomDays } from './random-days.js';
import { loadBenchRelease } from './release.js';

/**
 * npm run bench, the engine beside numpy's busday_offset and busday_count and beside QuantLib: the same days, those of
 * XNYS, the same million questions, in one run, nanoseconds of processor time each. All must give the same answers.
 * Debian has both (apt-get install python3-numpy quantlib-python); what is not installed is said to be missing.
 */
const QUESTIONS = 1_000_000;
const OFFSETS = [2, 250, 2_500];
const SPANS = [30, 365, 3_650];
/** QuantLib walks from day to day: of its questions a part is asked, so many days in all. */
const FEW_DAYS = 2_000_000;
/** Debian's own: another Python does not see Debian's packages. */
const PYTHONS = ['/usr/bin/python3', 'python3'];

interface Row {
  readonly question: string;
  readonly asked: number;
  readonly ns: number;
  readonly sum: number;
}

type Peers = Readonly<
  Record<string, { readonly version: string; readonly rows: readonly Row[] } | null>
>;

const [distDir, script] = process.argv.slice(2) as [string, string];
const data = await loadBenchRelease(distDir);
const days = data.days(data.calendarIndex.get('XNYS')!);
const starts = randomDays(QUESTIONS);
const own = engineRows();
const peers = runPeers();

console.log(
  `Node ${process.version}, XNYS, ${QUESTIONS} questions; ns of processor time per question\n`,
);
const names = Object.keys(peers);
console.log(
  `${''.padEnd(16)}${['Kalends', ...names.map(titleOf)].map((title) => title.padStart(18)).join('')}`,
);
for (const [number, { question, ns }] of own.entries()) {
  const others = names.map((name) => peers[name]?.rows[number]?.ns.toFixed(0) ?? '-');
  console.log(
    `  ${question.padEnd(14)}${[ns.toFixed(1), ...others].map((text) => text.padStart(18)).join('')}`,
  );
}
for (const name of names) {
  if (peers[name] === null) console.log(`${name} is not installed: nothing to compare with`);
  for (const [number, row] of (peers[name]?.rows ?? []).entries()) sameAnswers(name, row, number);
}

function titleOf(name: string): string {
  return peers[name] ? `${name} ${peers[name].version}` : name;
}

function engineRows(): Row[] {
  return [
    ...OFFSETS.map((n) => timed(`add ${n}`, (day) => addBusinessDays(days, day, n)!.day)),
    ...SPANS.map((span) =>
      timed(`count ${span}`, (day) => countBusinessDays(days, day, day + span)),
    ),
  ];
}

function timed(question: string, answer: (day: number) => number): Row {
  for (let index = 0; index < 100_000; index++) answer(starts[index]!);
  const before = process.cpuUsage();
  const sum = sumOf(answer, QUESTIONS);
  const { user, system } = process.cpuUsage(before);
  return { question, asked: QUESTIONS, ns: ((user + system) / QUESTIONS) * 1000, sum };
}

function sumOf(answer: (day: number) => number, count: number): number {
  let sum = 0;
  for (let index = 0; index < count; index++) sum += answer(starts[index]!);
  return sum;
}

/** Throws when a library gave other answers than the engine to the questions that it was asked. */
function sameAnswers(name: string, { question, asked, sum }: Row, number: number): void {
  const n = OFFSETS[number];
  const span = SPANS[number - OFFSETS.length];
  const expected = sumOf(
    n === undefined
      ? (day) => countBusinessDays(days, day, day + span!)
      : (day) => addBusinessDays(days, day, n)!.day,
    asked,
  );
  if (sum !== expected)
    throw new Error(
      `${name}, ${question}: the answers add up to ${sum}, the engine's to ${expected}`,
    );
}

function runPeers(): Peers {
  const python = PYTHONS.find((path) => (path.startsWith('/') ? existsSync(path) : true))!;
  const dir = mkdtempSync(join(tmpdir(), 'kalends-peers-'));
  try {
    writeFileSync(join(dir, 'starts'), starts);
    const questions = {
      holidays: closedWeekdays(days),
      starts: join(dir, 'starts'),
      offsets: OFFSETS,
      spans: SPANS,
      few: FEW_DAYS,
    };
    writeFileSync(join(dir, 'questions.json'), JSON.stringify(questions));
    const { status, stdout, error } = spawnSync(python, [script, join(dir, 'questions.json')], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    if (error) return { Python: null };
    if (status !== 0) throw new Error(`${python} ended with ${status}`);
    return JSON.parse(stdout) as Peers;
  } finally {
    rmSync(dir, { recursive: true });
  }
}

/** What the others are told: the days from Monday to Friday that are closed. They know no working weekend days. */
function closedWeekdays(calendar: BusinessDays): number[] {
  const closed: number[] = [];
  for (let day = calendar.first; day <= calendar.last; day++) {
    const isWeekend = isoWeekday(day) > 5;
    if (isWeekend && isBusinessDay(calendar, day))
      throw new Error('the calendar has working weekend days');
    if (!isWeekend && !isBusinessDay(calendar, day)) closed.push(day);
  }
  return closed;
}
