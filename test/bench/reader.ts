import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  addBusinessDays,
  countBusinessDays,
  isBusinessDay,
} from '../../server/engine/business-days.js';
import type { CalendarDays } from '../../server/engine/calendar-days.js';
import { formatDay, parseDay } from '../../server/engine/civil-date.js';
import { open } from '../../server/reader/index.js';
import { sha256Of } from '../../server/store/build-record.js';
import { BUNDLE_FILE, writeBundle } from '../../server/store/bundle.js';
import { randomDays } from './random-days.js';
import { loadBenchRelease } from './release.js';

/**
 * npm run bench:reader, the readers for programs beside what they are made of and what people use instead, the same
 * questions of XNYS in one run, nanoseconds of processor time each: the engine as the server asks it (day numbers, the
 * date alone), the package (texts, with coverage and estimated), the Python module (datetime.date), numpy question by
 * question and all at once, pandas, DuckDB; the Python package all at once too, of an array, with what is estimated, and of a Series.
 * All must give the same answers. What is not installed is left out; BENCH_PYTHON names another Python.
 */
const QUESTIONS = 1_000_000;
const OFFSETS = [2, 250, 2_500];
const SPANS = [30, 365, 3_650];
/** What takes microseconds is asked fewer of them. */
const FEW = { python: 200_000, one: 200_000, pandas: 20_000 };
/** Debian's own: another Python does not see Debian's packages. */
const PYTHONS = [process.env.BENCH_PYTHON, '/usr/bin/python3', 'python3'];

interface Row {
  readonly question: string;
  readonly asked: number;
  readonly ns: number;
  readonly sum: number;
}

interface Peer {
  readonly title: string;
  readonly openMs?: number;
  readonly rows: readonly Row[];
}

const [distDir, script, sources] = process.argv.slice(2) as [string, string, string];
const starts = randomDays(QUESTIONS);
const texts = Array.from(starts, formatDay);
const dir = mkdtempSync(join(tmpdir(), 'kalends-reader-bench-'));
try {
  await main();
} finally {
  rmSync(dir, { recursive: true });
}

async function main(): Promise<void> {
  const data = await loadBenchRelease(distDir);
  const file = writeBundle(data.directory, data.pack);
  writeFileSync(join(dir, BUNDLE_FILE), file);
  writeFileSync(join(dir, 'starts'), starts);
  const engine = engineRows(data.days(data.calendarIndex.get('XNYS')!));
  const peers = [await packageRows(sha256Of(file)), ...runPython(sha256Of(file))];
  console.log(`Node ${process.version}, XNYS, ns of processor time per question\n`);
  line('', ['engine', ...peers.map(({ title }) => title)]);
  for (const [number, { question, ns }] of engine.entries()) {
    line(question, [
      ns.toFixed(0),
      ...peers.map(({ rows }) => (rows[number]!.asked > 0 ? rows[number]!.ns.toFixed(0) : '-')),
    ]);
  }
  line('open, ms', ['', ...peers.map(({ openMs }) => openMs?.toFixed(0) ?? '')]);
  for (const { title, rows } of peers)
    for (const [number, row] of rows.entries()) sameAnswers(title, row, number);
}

function line(name: string, cells: readonly string[]): void {
  console.log(`  ${name.padEnd(14)}${cells.map((cell) => cell.padStart(19)).join('')}`);
}

type Answer = (index: number) => number;
let engineAnswers: Answer[] = [];

function engineRows(days: CalendarDays): Row[] {
  engineAnswers = [
    (index) => Number(isBusinessDay(days, starts[index]!)),
    ...OFFSETS.map(
      (n): Answer =>
        (index) =>
          addBusinessDays(days, starts[index]!, n)!.day,
    ),
    ...SPANS.map(
      (span): Answer =>
        (index) =>
          countBusinessDays(days, starts[index]!, starts[index]! + span),
    ),
  ];
  return engineAnswers.map((answer, number) => timed(questionOf(number), answer));
}

function questionOf(number: number): string {
  return ['is', ...OFFSETS.map((n) => `add ${n}`), ...SPANS.map((span) => `count ${span}`)][
    number
  ]!;
}

async function packageRows(sha256: string): Promise<Peer> {
  const before = process.cpuUsage();
  const reader = await open(readFileSync(join(dir, BUNDLE_FILE)), { sha256 });
  const openMs = spentNs(before) / 1e6;
  const nyse = reader.all('XNYS');
  const ends = SPANS.map((span) => Array.from(starts, (day) => formatDay(day + span)));
  // What is added up is read from the answers once more, after the clock was stopped.
  const rows = [
    timed(questionOf(0), (index) => Number(nyse.isBusinessDay(texts[index]!))),
    ...OFFSETS.map((n, at) => {
      const row = timed(questionOf(1 + at), (index) => nyse.add(texts[index]!, n).result.length);
      return {
        ...row,
        sum: sumOf((index) => parseDay(nyse.add(texts[index]!, n).result)!, QUESTIONS),
      };
    }),
    ...SPANS.map((_, at) =>
      timed(questionOf(4 + at), (index) => nyse.count(texts[index]!, ends[at]![index]!).count),
    ),
  ];
  return { title: 'package', openMs, rows };
}

function timed(question: string, answer: Answer): Row {
  sumOf(answer, 100_000);
  const before = process.cpuUsage();
  const sum = sumOf(answer, QUESTIONS);
  return { question, asked: QUESTIONS, ns: spentNs(before) / QUESTIONS, sum };
}

function spentNs(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) * 1000;
}

function sumOf(answer: Answer, count: number): number {
  let sum = 0;
  for (let index = 0; index < count; index++) sum += answer(index);
  return sum;
}

/** Throws when others gave other answers than the engine to the questions that they were asked. */
function sameAnswers(title: string, { question, asked, sum }: Row, number: number): void {
  const expected = sumOf(engineAnswers[number]!, asked);
  if (sum !== expected)
    throw new Error(
      `${title}, ${question}: the answers add up to ${sum}, the engine's to ${expected}`,
    );
}

function runPython(sha256: string): Peer[] {
  const python = PYTHONS.find((path) => path && (!path.startsWith('/') || existsSync(path)))!;
  const requested = {
    file: join(dir, BUNDLE_FILE),
    sha256,
    starts: join(dir, 'starts'),
    sources,
    offsets: OFFSETS,
    spans: SPANS,
    few: FEW,
  };
  writeFileSync(join(dir, 'asked.json'), JSON.stringify(requested));
  const { status, stdout, error } = spawnSync(python, [script, join(dir, 'asked.json')], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (error) return [];
  if (status !== 0) throw new Error(`${python} ended with ${status}`);
  return JSON.parse(stdout) as Peer[];
}
