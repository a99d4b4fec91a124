import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { clearUnused } from '../../build/dist/clear.js';
import { pointTo } from '../../server/store/dist-folder.js';
import { copyDist } from '../helpers/linked.js';
import { calling, connectTo, ERAS, post } from '../helpers/mcp.js';
import { needs, sampled, some } from '../helpers/needs.js';
import { killAll, type Started, startServerFile, stop, until } from '../helpers/process.js';
import {
  SMALL_RELEASES,
  type SmallBuild,
  writeSmallBuild,
  writeSmallDist,
} from '../helpers/small-dist.js';

/** Tools of the bundled program: at its address, on its standard streams, and the part of it that is read only then. */

const KEY = 'kal_key-of-the-environment-01234';
const FIRST: SmallBuild = {
  name: '1'.repeat(20),
  releases: SMALL_RELEASES.slice(0, 2),
  holiday: 'The first',
};
const SECOND: SmallBuild = {
  name: '2'.repeat(20),
  releases: SMALL_RELEASES.slice(1, 3),
  holiday: 'The second',
};
const QUESTION = calling(1, 'day_status', { date: '2026-12-25', calendars: 'EUR' });
const AUTHORIZED = { headers: { authorization: `Bearer ${KEY}` } };

let folder: string;
let dist: string;
test.before.each(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kalends-mcp-'));
  dist = join(folder, 'dist');
  await writeSmallDist(dist, FIRST);
});
test.after.each(() => {
  killAll();
  rmSync(folder, { recursive: true });
});

const partOf = (build: SmallBuild) => {
  const dir = join(dist, 'builds', build.name);
  return join(dir, readdirSync(dir).find((name) => name.startsWith('part-protocol-'))!);
};

async function serve(
  environment: Record<string, string> = {},
): Promise<Started & { origin: string }> {
  const server = startServerFile(join(dist, 'server.mjs'), folder, {
    KALENDS_API_KEY: KEY,
    ...environment,
  });
  const origin = await server.serving;
  assert.ok(origin, server.output());
  return { ...server, origin: origin! };
}

/** The tools on the standard streams of `script`, with nothing of our own environment. */
function streams(script: string, cwd = folder): StdioClientTransport {
  return new StdioClientTransport({
    command: process.execPath,
    args: [script, 'mcp'],
    cwd,
    env: {},
    stderr: 'pipe',
  });
}

/** What a program on standard streams says to some lines, and how it ends. */
function piped(script: string, act: (child: ReturnType<typeof spawn>) => void) {
  const child = spawn(process.execPath, [script, 'mcp'], { cwd: folder, env: {}, stdio: 'pipe' });
  const answer = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => {
    answer.out += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    answer.err += chunk.toString();
  });
  const ended = new Promise<number | NodeJS.Signals>((resolve) =>
    child.on('close', (code, signal) => resolve(code ?? signal!)),
  );
  const late = setTimeout(() => child.kill('SIGKILL'), 300_000);
  act(child);
  return ended.then((code) => {
    clearTimeout(late);
    return { code, ...answer };
  });
}

const line = (message: object) => `${JSON.stringify(message)}\n`;
const INITIALIZE = {
  jsonrpc: '2.0',
  id: 0,
  method: 'initialize',
  params: {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'raw', version: '1' },
  },
};

for (const era of some(ERAS, 2)) {
  sampled(
    `at its address and on its streams, without a key and a port (${JSON.stringify(era)})`,
    async () => {
      const server = await serve();
      const transport = new StreamableHTTPClientTransport(new URL(`${server.origin}/mcp`), {
        requestInit: AUTHORIZED,
      });
      const given = { date: '2026-12-25', calendars: 'EUR' };
      const http = await connectTo(transport, era);
      const requested = await http.call('day_status', given);
      assert.match(requested.text, /"status":"closed".*The first/);
      await http.close();
      await stop(server);
      rmSync(join(folder, '.kalends'), { recursive: true, force: true });

      const alone = join(folder, 'alone');
      copyDist(join(dist, 'builds', FIRST.name), alone);
      for (const script of some([join(alone, 'server.mjs'), join(dist, 'server.mjs')], 2)) {
        const stdio = await connectTo(streams(script), era);
        assert.equal(await stdio.call('day_status', given), requested);
        assert.match(
          (await stdio.call('day_status', { ...given, calendars: 'EURO' })).text,
          /^unknown_calendar/,
        );
        await stdio.close();
      }
      assert.not.ok(existsSync(join(folder, '.kalends')), 'no key is made');
    },
  );
}

sampled(
  'on its streams: nothing but messages is written, and it ends with its input or by a signal',
  async () => {
    const script = join(dist, 'server.mjs');
    const requested = await piped(script, ({ stdin }) =>
      stdin!.end(line(INITIALIZE) + line(QUESTION)),
    );
    assert.is(requested.code, 0);
    assert.equal(
      requested.out
        .trim()
        .split('\n')
        .map((text) => JSON.parse(text).id),
      [0, 1],
      'what was asked before the end is answered',
    );
    assert.is(requested.err, '');
    assert.is((await piped(script, ({ stdin }) => stdin!.end())).code, 0);
    for (const signal of some(['SIGTERM', 'SIGINT'] as const, 2)) {
      const ended = await piped(script, (child) => {
        child.stdin!.write(line(INITIALIZE));
        child.stdout!.once('data', () => child.kill(signal));
      });
      assert.equal([ended.code, ended.err], [0, ''], signal);
    }
    const deaf = await piped(script, (child) => {
      child.stdout!.destroy();
      child.stdin!.write(line(INITIALIZE));
      child.stdin!.on('error', () => {});
    });
    assert.is(deaf.code, 0, 'nobody reads what it says');
  },
);

test('on its streams: what is no message is passed over, and too much of it ends it', async () => {
  const script = join(dist, 'server.mjs');
  const strange = [
    '\n',
    'x\n',
    '{}\n',
    '[]\n',
    '{"jsonrpc":"2.0"}\n',
    '\u0000\n',
    `${'['.repeat(10_000)}\n`,
  ];
  const { code, out } = await piped(script, ({ stdin }) =>
    stdin!.end(
      `${line(INITIALIZE)}${strange.join('')}${line(calling(1, 'nope', {}))}${line(QUESTION)}`,
    ),
  );
  assert.is(code, 0);
  const replies = out
    .trim()
    .split('\n')
    .map((text) => JSON.parse(text));
  assert.equal(
    replies.map(({ id }) => id).filter((id) => id !== null),
    [0, 1, 1],
  );
  const flood = await piped(script, (child) => {
    child.stdin!.on('error', () => {});
    child.stdin!.write(line(INITIALIZE));
    child.stdin!.write('x'.repeat(4_000_000));
  });
  assert.is(flood.code, 1);
  assert.match(flood.err, /^Kalends does not answer: .*1048576/);
});

test('the part is read when a tool is asked for, and not before: without it, all else is answered', async () => {
  rmSync(partOf(FIRST));
  const refused = await startServerFile(join(dist, 'server.mjs'), folder, { KALENDS_API_KEY: KEY });
  assert.is(await refused.ended, 1, 'a build that is not whole is no build');
  await writeSmallDist(dist, FIRST);
  const server = await serve();
  const part = partOf(FIRST);
  const bytes = readFileSync(part);
  rmSync(part);
  const get = () => fetch(`${server.origin}/v1/days/2026-12-25?calendars=EUR`, AUTHORIZED);
  assert.is((await get()).status, 200);
  const tool = await post(server, QUESTION, AUTHORIZED);
  assert.is(tool.status, 500);
  assert.is(((await tool.json()) as { code: string }).code, 'internal_error');
  await until(() => /part-protocol-\w+\.mjs/.test(server.output()), 'the file is not named');
  assert.is((await get()).status, 200, 'and after');
  writeFileSync(part, bytes);
  assert.is((await post(server, QUESTION, AUTHORIZED)).status, 200, 'what failed is tried again');
  await stop(server);
});

needs('time')(
  'after a new build, tools answer from it, and the folder of the program stays as long as the program runs',
  async () => {
    const server = await serve();
    const stdio = await connectTo(streams(join(dist, 'server.mjs')), 'legacy');
    await writeSmallBuild(dist, SECOND);
    pointTo(dist, SECOND.name);
    await until(() => /switched to build/.test(server.output()), 'it did not go over');
    clearUnused(dist, [SECOND.name]);
    assert.ok(existsSync(partOf(FIRST)), 'its part is imported only now');
    const response = await post(server, QUESTION, AUTHORIZED);
    assert.match(await response.text(), /The second/);
    await until(
      async () =>
        /The second/.test(
          (await stdio.call('day_status', { date: '2026-12-25', calendars: 'EUR' })).text,
        ),
      'the tools on the standard streams did not go over',
    );
    await stdio.close();
    await stop(server);
  },
);

needs('time')('workers answer tools too, and count them together; off is off', async () => {
  const server = await serve({ KALENDS_WORKERS: '2', KALENDS_RATE_LIMIT: '40/60' });
  const statuses: number[] = [];
  for (let time = 0; time < 12; time++) {
    const response = await post(server, QUESTION, {
      headers: { ...AUTHORIZED.headers, connection: 'close' },
    });
    await response.text();
    statuses.push(response.status);
  }
  assert.equal(statuses, [...Array(10).fill(200), 429, 429]);
  await stop(server);
  const off = await serve({ KALENDS_MCP: 'off' });
  assert.is((await post(off, QUESTION, AUTHORIZED)).status, 405);
  await stop(off);
});

test('the access log has a line per call, without its arguments', async () => {
  const server = await serve({ KALENDS_ACCESS_LOG: 'on' });
  await (
    await post(server, calling(1, 'find_calendars', { q: 'secret-question' }), AUTHORIZED)
  ).text();
  await until(() => /"route":"\/mcp","status":200/.test(server.output()), 'no line');
  assert.not.match(server.output(), /secret-question|key-of-the-environment/);
  await stop(server);
});

test.run();
