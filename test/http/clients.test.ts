import { spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Document } from '../helpers/document.js';
import { KEY, startServer, type TestServer } from '../helpers/server.js';

/**
 * Clients made from /openapi.json by two generators: a typed call of every operation compiles and is answered. What they
 * make stands in a folder among the installed packages, which it needs, and goes again.
 */

const ROOT = new URL('../../', import.meta.url).pathname;
const CLIENTS = join(ROOT, 'test/clients');
const OPTIONS = {
  compilerOptions: {
    ...{ target: 'es2023', module: 'nodenext', strict: true, noUncheckedIndexedAccess: true, noEmit: true },
    ...{ exactOptionalPropertyTypes: true, skipLibCheck: true, types: ['node'] },
  },
  include: ['*.ts'],
};

let server: TestServer;
let document: Document;
let dir: string;
test.before(async () => {
  server = await startServer();
  document = await server.json<Document>('/openapi.json');
  dir = mkdtempSync(join(ROOT, 'node_modules/.clients-'));
  writeFileSync(join(dir, 'package.json'), '{"type":"module"}');
  writeFileSync(join(dir, 'openapi.json'), JSON.stringify(document));
  writeFileSync(join(dir, 'tsconfig.json'), JSON.stringify(OPTIONS));
});
test.after(async () => {
  rmSync(dir, { recursive: true, force: true });
  await server.close();
});

/** Runs a program of Node in the folder; rejects with what it said unless it ends well. The server answers meanwhile. */
function run(...args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: dir, timeout: 600_000 });
    let said = '';
    let printed = '';
    child.stdout.on('data', (text: Buffer) => (printed += text.toString()));
    child.stderr.on('data', (text: Buffer) => (said += text.toString()));
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve(printed) : reject(new Error(`${args[0]}: ${printed}${said}`))));
  });
}

/** Compiles and runs one of the callers; every operation must have been asked. */
async function answersTo(caller: string): Promise<Record<string, unknown>> {
  copyFileSync(join(CLIENTS, `${caller}.ts`), join(dir, `${caller}.ts`));
  await run(join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', '.');
  const answers = JSON.parse(await run('--import', 'tsx', `${caller}.ts`, server.origin, KEY)) as Record<
    string,
    unknown
  >;
  const operations = Object.values(document.paths).map(({ get }) => get!.operationId);
  assert.equal(Object.keys(answers).sort(), operations.sort());
  rmSync(join(dir, `${caller}.ts`));
  return answers;
}

function isRight(answers: Record<string, unknown>): void {
  const expected: Record<string, unknown> = {
    ...{ listCalendars: 'XNYS', getCalendar: [1999, 2060], getDay: 'early_close', getDays: false },
    ...{ listHolidays: "New Year's Day", nextHolidays: '2026-12-24', nextBusinessDay: '2026-12-28' },
    ...{ previousBusinessDay: '2026-12-23', addBusinessDays: '2026-12-22', countBusinessDays: 251 },
    ...{ adjustBusinessDay: false, listSchedule: '2027-02-10', listBusinessDays: ['2026-12-24', '2026-12-28'] },
    ...{ getSpotValueDate: '2026-10-13', checkKey: 204, getHealth: 'ok', getReadiness: 'ok', getOpenApi: true },
  };
  for (const [id, answer] of Object.entries(expected)) assert.equal(answers[id], answer, id);
  for (const id of ['getCalendarFeed', 'getCalendarsFeed', 'getReleaseFeed']) {
    assert.match(String(answers[id]), /^BEGIN:VCALENDAR/, id);
  }
  assert.match(String(answers.getReleaseCsv), /^calendar,date,/);
  assert.match(String(answers.getReleasesAtom), /<feed /);
  assert.match(String(answers.getProblem), /unknown_parameter/);
  assert.ok(Number(answers.getManifest) > 1000);
}

test('openapi-typescript with openapi-fetch', async () => {
  await run(join(CLIENTS, 'node_modules/openapi-typescript/bin/cli.js'), 'openapi.json', '-o', 'schema.d.ts');
  isRight(await answersTo('with-openapi-fetch'));
});

test('oazapfts', async () => {
  await run(join(ROOT, 'node_modules/oazapfts/dist/cli.js'), 'openapi.json', 'client.ts');
  isRight(await answersTo('with-oazapfts'));
});

test.run();
