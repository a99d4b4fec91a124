import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { type Drawn, drawAll } from './dearest-requests.js';
import type { Measured } from './dearest-server.js';

/**
 * npm run bench -- dearest: processor time of the largest requests of every route, page and tool for each unit that they cost,
 * worst first, as a multiple of the median of the same run; and the longest turns of the event loop. Exit code 1 above the bounds.
 * --rounds=N: how often each endpoint is drawn; --seed=N: other requests.
 */

/** Times the median. */
const MAX_MULTIPLE = 20;
/** What one turn of the loop may take, on a machine on which the median is as below; on a slower one more. */
const MAX_TURN_MS = 50;
const USUAL_MEDIAN_MS = 0.45;
const SHOWN = 20;
const KEY = 'key-of-the-bench-0123456789abcdefgh';

const [, , dir, script] = process.argv as [string, string, string, string];
const option = (name: string, otherwise: number) =>
  Number(process.argv.find((text) => text.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise);
const { releases } = JSON.parse(readFileSync(join(dir, 'build.json'), 'utf8')) as {
  releases: { id: string }[];
};

interface Row extends Measured {
  readonly drawn: Drawn;
  readonly status: number;
  readonly bytes: number;
}

const child = fork(script, [dir, KEY], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
const [{ port }] = (await once(child, 'message')) as [{ port: number }];
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Asks, and resolves with the status and the number of bytes. */
function ask({ path, body }: Drawn): Promise<{ status: number; bytes: number }> {
  return new Promise((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${KEY}`,
      'accept-encoding': 'gzip',
      accept: body === undefined ? 'text/html' : 'application/json, text/event-stream',
      ...(body !== undefined && { 'content-type': 'application/json' }),
    };
    const method = body === undefined ? 'GET' : 'POST';
    const sent = request({ port, path, method, headers, agent }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () => resolve({ status: response.statusCode!, bytes }));
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

async function measured(drawn: Drawn, what: 'begin' | 'turns'): Promise<Row> {
  child.send(what);
  await once(child, 'message');
  const { status, bytes } = await ask(drawn);
  child.send('end');
  const [found] = (await once(child, 'message')) as [Measured];
  return { drawn, status, bytes, ...found };
}

/** The lower of two, since other processes and garbage collection only add; parameters that are ignored avoid the cache. */
async function leastOf(drawn: Drawn): Promise<Row> {
  const row = async (mark: string, what: 'begin' | 'turns') => {
    const path = `${drawn.path}${drawn.path.includes('?') ? '&' : '?'}_=${mark}`;
    return measured(
      drawn.body !== undefined || path.length > 15_500 ? drawn : { ...drawn, path },
      what,
    );
  };
  const [first, second] = [await row('1', 'begin'), await row('2', 'begin')];
  const turns = [await row('3', 'turns'), await row('4', 'turns')].map(({ turnMs }) => turnMs);
  // Looking at turns costs time: none takes more than the request as a whole.
  return {
    ...first,
    ms: Math.min(first.ms, second.ms),
    turnMs: Math.min(...turns, first.ms, second.ms),
  };
}

const requests = drawAll(option('rounds', 40), option('seed', 20_261_128), releases.at(-1)!.id);
// Compiles what is run often.
for (const drawn of requests.slice(0, 400)) await ask(drawn);
const rows: Row[] = [];
for (const drawn of requests) rows.push(await leastOf(drawn));
child.disconnect();
agent.destroy();

const perUnit = ({ ms, units }: Row) => ms / Math.max(1, units);
const median = [...rows].map(perUnit).sort((a, b) => a - b)[rows.length >> 1]!;
const worstBy = (of: (row: Row) => number) => {
  const worst = new Map<string, Row>();
  for (const row of [...rows].sort((a, b) => of(b) - of(a))) {
    if (!worst.has(row.drawn.subject)) worst.set(row.drawn.subject, row);
  }
  return [...worst.values()];
};
const line = (row: Row) =>
  [
    (perUnit(row) / median).toFixed(1).padStart(7),
    String(row.units).padStart(6),
    row.ms.toFixed(1).padStart(7),
    row.turnMs.toFixed(1).padStart(7),
    String(row.status).padStart(5),
    ` ${row.drawn.subject.padEnd(32)} ${(row.drawn.body ?? row.drawn.path).slice(0, 110)}`,
  ].join('');

const dearest = worstBy(perUnit);
const longest = worstBy(({ turnMs }) => turnMs);
console.log(
  `${rows.length} requests of ${dearest.length} subjects; median ${median.toFixed(3)} ms a unit`,
);
console.log('  times units     ms turn ms');
for (const row of dearest.slice(0, SHOWN)) console.log(line(row));
console.log('longest turns');
for (const row of longest.slice(0, SHOWN / 2)) console.log(line(row));

const turnBound = MAX_TURN_MS * Math.max(1, median / USUAL_MEDIAN_MS);
const failed = rows.filter(({ status }) => status >= 500);
for (const row of failed) console.error(`failed: ${line(row)}`);
if (perUnit(dearest[0]!) > MAX_MULTIPLE * median)
  console.error(`above ${MAX_MULTIPLE} times the median`);
if (longest[0]!.turnMs > turnBound) console.error(`a turn above ${turnBound.toFixed(0)} ms`);
const isWithin = perUnit(dearest[0]!) <= MAX_MULTIPLE * median && longest[0]!.turnMs <= turnBound;
process.exitCode = failed.length === 0 && isWithin ? 0 : 1;
