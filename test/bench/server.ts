import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { build } from 'esbuild';
import { dayNumber, formatDay } from '../../server/core/civil-date.js';
import { DIST_DIR } from '../helpers/release.js';

/**
 * npm run bench (second half): the whole server beside a bare Polka server that returns the same bytes, alternated in
 * one run on loopback. Requests per second and processor time per request as medians over the rounds; then start-up
 * time and memory of both. Ends by itself after some three minutes.
 */
const ROUNDS = 7;
const SECONDS = 2;
const CONNECTIONS = 50;
const KEY = 'bench-key-0123456789';

interface Question {
  readonly path: string;
  /** The query for a day number from 2000 on. */
  readonly query: (day: number) => string;
}

const QUESTIONS: readonly Question[] = [
  { path: '/v1/days/2026-12-24', query: () => 'calendars=XNYS,EUR' },
  {
    path: '/v1/business-days/count',
    query: (day) => `from=${formatDay(day)}&to=${formatDay(day + 364)}&calendars=XNYS`,
  },
  { path: '/v1/business-days/add', query: (day) => `date=${formatDay(day)}&n=2&calendars=XNYS,EUR` },
  { path: '/v1/holidays', query: (day) => `calendars=XNYS&from=${formatDay(day)}&to=${formatDay(day + 364)}` },
];
const FIRST_DAY = dayNumber(2026, 1, 1);
/** Days from 2000 on that addresses which were never asked before are made of; more than the server remembers. */
const VARIED_FROM = dayNumber(2000, 1, 1);
const VARIED_DAYS = 20_000;
let asked = 0;

interface Running {
  readonly process: ChildProcess;
  readonly port: number;
  /** From spawn to the first answered request. */
  readonly startMs: number;
  readonly idleRssKiB: number;
}

const dir = mkdtempSync(join(tmpdir(), 'kalends-bench-'));
const bare = join(dir, 'bare.mjs');
await build({
  entryPoints: [new URL('bare-server.ts', import.meta.url).pathname],
  outfile: bare,
  bundle: true,
  platform: 'node',
  format: 'esm',
});

const kalends = await startKalends();
const recording = join(dir, 'recording.json');
writeFileSync(recording, JSON.stringify(await record(kalends.port)));
const baseline = await startBare();
try {
  console.log(`Node ${process.version}, ${ROUNDS} rounds of ${SECONDS} s each, ${CONNECTIONS} connections\n`);
  console.log('                                     requests/s              processor µs/request');
  console.log('                               Kalends     bare   ratio   Kalends    bare   ratio');
  console.log('one address, asked again and again');
  for (const question of QUESTIONS) await compare(question, false);
  console.log('addresses that were never asked before (the client makes each one, which slows it)');
  for (const question of QUESTIONS) await compare(question, true);
  const [own, other] = [rss(kalends), rss(baseline)];
  console.log(`\nmemory after the load (KiB):   Kalends ${own}, bare ${other}, ${mib(own - other)} MiB more`);
} finally {
  kalends.process.kill();
  baseline.process.kill();
}
await compareStarts();
rmSync(dir, { recursive: true });

async function compare(question: Question, varied: boolean): Promise<void> {
  const rates: [number[], number[]] = [[], []];
  const costs: [number[], number[]] = [[], []];
  for (const server of [kalends, baseline]) await load(server, question, varied, 1);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, server] of [kalends, baseline].entries()) {
      const before = cpuSeconds(server);
      const { requests, rate } = await load(server, question, varied, SECONDS);
      rates[index]!.push(rate);
      costs[index]!.push(((cpuSeconds(server) - before) / requests) * 1e6);
    }
  }
  const [rate, bareRate] = rates.map(median) as [number, number];
  const [cost, bareCost] = costs.map(median) as [number, number];
  const columns = [
    `  ${question.path}`.padEnd(28),
    rate.toFixed(0).padStart(10),
    bareRate.toFixed(0).padStart(9),
    (rate / bareRate).toFixed(2).padStart(8),
    cost.toFixed(1).padStart(10),
    bareCost.toFixed(1).padStart(8),
    (bareCost / cost).toFixed(2).padStart(8),
  ];
  console.log(columns.join(''));
}

async function load({ port }: Running, question: Question, varied: boolean, seconds: number) {
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    headers: { authorization: `Bearer ${KEY}` },
    connections: CONNECTIONS,
    duration: seconds,
    requests: [
      varied
        ? { setupRequest: (request) => ({ ...request, path: nextAddress(question) }) }
        : { path: addressOf(question, FIRST_DAY) },
    ],
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${question.path}: ${result.non2xx} answers were not 200`);
  return { requests: result.requests.total, rate: result.requests.total / result.duration };
}

function addressOf({ path, query }: Question, day: number): string {
  return `${path}?${query(day)}`;
}

/** Another address each time: a date, or what is ignored, that was not asked for lately. */
function nextAddress(question: Question): string {
  asked++;
  return `${addressOf(question, VARIED_FROM + ((asked * 7919) % VARIED_DAYS))}&ask=${asked}`;
}

/** Every question's answer as the baseline is to return it. */
async function record(port: number): Promise<Record<string, unknown>> {
  const recorded: Record<string, unknown> = {};
  for (const question of QUESTIONS) {
    const url = `http://127.0.0.1:${port}${addressOf(question, FIRST_DAY)}`;
    const response = await fetch(url, { headers: { authorization: `Bearer ${KEY}` } });
    const headers = Object.fromEntries(response.headers);
    for (const own of ['date', 'connection', 'keep-alive']) delete headers[own];
    recorded[question.path] = { headers, body: await response.text() };
  }
  return recorded;
}

async function compareStarts(): Promise<void> {
  const starts: [number[], number[]] = [[], []];
  const memory: [number[], number[]] = [[], []];
  for (let round = 0; round < 5; round++) {
    for (const [index, start] of [startKalends, startBare].entries()) {
      const server = await start();
      starts[index]!.push(server.startMs);
      memory[index]!.push(server.idleRssKiB);
      server.process.kill();
      await once(server.process, 'exit');
    }
  }
  const [ms, bareMs] = starts.map(median) as [number, number];
  const [kib, bareKib] = memory.map(median) as [number, number];
  console.log(`start to first answer (ms):   Kalends ${ms.toFixed(0)}, bare ${bareMs.toFixed(0)}`);
  console.log(`memory, all loaded (KiB):     Kalends ${kib}, bare ${bareKib}, ${mib(kib - bareKib)} MiB more`);
}

function startKalends(): Promise<Running> {
  return start([join(DIST_DIR, 'server.mjs')], '/healthz', 'origin":"http://127.0.0.1:');
}

function startBare(): Promise<Running> {
  return start([bare, recording], QUESTIONS[0]!.path, 'listening on ');
}

async function start(args: string[], address: string, mark: string): Promise<Running> {
  const began = performance.now();
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: '0', KALENDS_API_KEY: KEY, KALENDS_RATE_LIMIT: '100000000/60' },
  });
  let output = '';
  while (!output.includes(mark)) output += String((await once(child.stdout!, 'data'))[0]);
  const port = Number.parseInt(output.slice(output.indexOf(mark) + mark.length), 10);
  const response = await fetch(`http://127.0.0.1:${port}${address}`);
  if (!response.ok) throw new Error(`${address} was answered ${response.status}`);
  await response.text();
  const running = { process: child, port, startMs: performance.now() - began };
  return { ...running, idleRssKiB: rss(running) };
}

function rss(server: { process: ChildProcess }): number {
  const status = readFileSync(`/proc/${server.process.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)![1]);
}

/** Processor time, user and system (proc(5): ticks of 1/100 s). */
function cpuSeconds(server: { process: ChildProcess }): number {
  const stat = readFileSync(`/proc/${server.process.pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

function mib(kib: number): string {
  return (kib / 1024).toFixed(1);
}
