import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Child, cpuSeconds, residentMib, startChild, stopChild } from './child.js';
import { type Loaded, query } from './load.js';
import { fixedAddress, freshAddress, QUESTIONS, type Question } from './questions.js';

/**
 * npm run bench, the server: the bundle as users run it (node dist/server.mjs) beside a bare Polka server that returns
 * the same bytes. What is compared is processor time per request, in rounds that alternate between the two. Each figure
 * is the lower quartile over the rounds: others on the machine take caches and clock away, which only adds, and more to
 * the larger program. Then memory, and start.
 *
 * Arguments: the bundle, the bundled bare server, and for a short run `--rounds=9`.
 */
const [bundle, bareBundle] = process.argv.slice(2) as [string, string];
const ROUNDS = Number(
  process.argv.find((argument) => argument.startsWith('--rounds='))?.slice(9) ?? 31,
);
const REQUESTS = 2_000;
/** Before a row's first round. */
const WARM_UP_ROUNDS = 2;
const CONNECTIONS = 50;
const STARTS = 7;
const KEY = 'kal_bench-key-0123456789-0123456789';
const HEADERS = `Authorization: Bearer ${KEY}\r\n`;
const ENVIRONMENT = {
  PORT: '0',
  KALENDS_API_KEY: KEY,
  KALENDS_RATE_LIMIT: '100000000/60',
  KALENDS_KEYS_FILE: '/nonexistent/keys.json',
};
const TARGET = { again: 1, fresh: 0.8, freshHolidays: 0.7, startMs: 250, mib: 64 };

const dir = mkdtempSync(join(tmpdir(), 'kalends-bench-'));
const recording = join(dir, 'recording.json');
const kalends = await startKalends();
writeFileSync(recording, JSON.stringify(await record(kalends.port)));
const bare = await startBare();
const both = [kalends, bare] as const;
/** How many fresh addresses each question has had. */
const requested = new Map<Question, number>();

try {
  const [own, other] = both.map(({ process: child }) => residentMib(child)) as [number, number];
  console.log(
    `Node ${process.version}; ${ROUNDS} rounds of ${REQUESTS} requests, ${CONNECTIONS} connections\n`,
  );
  console.log('processor time per request, µs        Kalends     bare    ratio   target   bytes');
  await table(
    'one address, requested again and again',
    (question) => () => fixedAddress(question),
    () => TARGET.again,
  );
  await table(
    'addresses that were never requested before',
    (question) => () => nextFresh(question),
    freshTarget,
  );
  const [after, otherAfter] = both.map(({ process: child }) => residentMib(child)) as [
    number,
    number,
  ];
  const [most, otherMost] = both.map(({ process: child }) => residentMib(child, 'VmHWM')) as [
    number,
    number,
  ];
  console.log('\nresident memory, MiB                  Kalends     bare     more   target');
  memory('  everything loaded', own, other);
  memory('  after the load', after, otherAfter);
  memory('  the most it ever was', most, otherMost);
} finally {
  await Promise.all(both.map(stopChild));
}
await compareStarts();
rmSync(dir, { recursive: true });

async function table(
  title: string,
  addresses: (question: Question) => () => string,
  targetOf: (name: string) => number,
): Promise<void> {
  console.log(title);
  for (const question of QUESTIONS)
    await row(question.name, [addresses(question)], targetOf(question.name));
  await row('all of them mixed', QUESTIONS.map(addresses), targetOf('all of them mixed'));
}

function freshTarget(name: string): number {
  return name.startsWith('holidays') ? TARGET.freshHolidays : TARGET.fresh;
}

/** One row: rounds of the questions in turn, each server first in every other one. */
async function row(name: string, next: readonly (() => string)[], target: number): Promise<void> {
  const costs: [number[], number[]] = [[], []];
  const bytes: [number, number] = [0, 0];
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round++) {
    const addresses = Array.from({ length: REQUESTS }, (_, index) => next[index % next.length]!());
    for (const index of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const before = cpuSeconds(both[index].process);
      const loaded = await load(both[index], addresses);
      bytes[index] = loaded.bytes / REQUESTS;
      if (round >= 0)
        costs[index].push(((cpuSeconds(both[index].process) - before) / REQUESTS) * 1e6);
    }
  }
  const [own, other] = costs.map((values) => quantile(values, 0.25)) as [number, number];
  const columns = [
    `  ${name}`.padEnd(36),
    own.toFixed(1).padStart(9),
    other.toFixed(1).padStart(9),
    (other / own).toFixed(2).padStart(9),
    target.toFixed(2).padStart(9),
    bytes.map((count) => count.toFixed(0).padStart(7)).join(' /'),
  ];
  console.log(columns.join(''));
}

function load({ port }: Child, addresses: readonly string[]): Promise<Loaded> {
  return query({ port, connections: CONNECTIONS, headers: HEADERS, addresses });
}

function nextFresh(question: Question): string {
  const number = requested.get(question) ?? 0;
  requested.set(question, number + 1);
  return freshAddress(question, number);
}

/** Every route's answer as the bare server is to return it. */
async function record(port: number): Promise<Record<string, unknown>> {
  const recorded: Record<string, unknown> = {};
  for (const question of QUESTIONS) {
    const url = `http://127.0.0.1:${port}${fixedAddress(question)}`;
    const response = await fetch(url, {
      headers: { authorization: `Bearer ${KEY}`, 'accept-encoding': 'identity' },
    });
    const headers = Object.fromEntries(response.headers);
    for (const own of ['date', 'connection', 'keep-alive']) delete headers[own];
    recorded[question.route] = { headers, body: await response.text() };
  }
  return recorded;
}

function memory(name: string, own: number, other: number): void {
  const columns = [own, other, own - other, TARGET.mib].map((mib) => mib.toFixed(1).padStart(9));
  console.log(`${name.padEnd(36)}${columns.join('')}`);
}

async function compareStarts(): Promise<void> {
  const wall: [number[], number[]] = [[], []];
  const processor: [number[], number[]] = [[], []];
  for (let round = 0; round < STARTS; round++) {
    for (const [index, start] of [startKalends, startBare].entries()) {
      const child = await start();
      wall[index]!.push(child.startMs);
      processor[index]!.push(child.startCpuMs);
      await stopChild(child);
    }
  }
  console.log('\nstart to the first answer, ms         Kalends     bare           target');
  for (const [name, times] of [
    ['  wall clock', wall] as const,
    ['  processor time', processor] as const,
  ]) {
    const [own, other] = times.map((values) => quantile(values, 0.5)) as [number, number];
    const columns = [own.toFixed(0).padStart(9), other.toFixed(0).padStart(9), ''.padStart(9)];
    console.log(`${name.padEnd(36)}${columns.join('')}${String(TARGET.startMs).padStart(9)}`);
  }
}

function startKalends(): Promise<Child> {
  return startChild(bundle, [], ENVIRONMENT, '"origin":"http://127.0.0.1:', '/healthz');
}

function startBare(): Promise<Child> {
  return startChild(bareBundle, [recording], {}, 'listening on ', fixedAddress(QUESTIONS[0]!));
}

function quantile(values: readonly number[], share: number): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length * share)]!;
}
