import { execFileSync, spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Document } from '../helpers/document.js';
import { isLongRun, needs } from '../helpers/needs.js';
import { KEY, releaseData, startServer, type TestServer } from '../helpers/server.js';

/**
 * A client made from /openapi.json: a typed call of every operation compiles and is answered. Its maker is installed here,
 * into a folder of its own, since nothing else needs it; without a registry the test says that it is skipped.
 */

const ROOT = new URL('../../', import.meta.url).pathname;
const CLIENTS = join(ROOT, 'test/clients');
const INSTALL = [
  'ci',
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  '--prefer-offline',
  '--fetch-retries=0',
];
const INSTALL_MS = 120_000;
/** What npm says where there is no registry to be reached, or none with these packages. */
const NO_REGISTRY =
  /\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|ETIMEDOUT|ENOTCACHED|E40[134]|E5\d\d)\b/;
const OPTIONS = {
  compilerOptions: {
    target: 'es2023',
    module: 'nodenext',
    strict: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: true,
    types: ['node'],
    typeRoots: [join(ROOT, 'node_modules/@types')],
  },
  include: ['*.ts'],
};

const dir = mkdtempSync(join(tmpdir(), 'kalends-clients-'));
for (const name of ['package.json', 'package-lock.json', 'with-openapi-fetch.ts']) {
  copyFileSync(join(CLIENTS, name), join(dir, name));
}
const long = needs('time');
const missing = isLongRun ? install() : 'time';

let server: TestServer;
let document: Document;
test.before(async () => {
  if (missing !== null) return;
  server = await startServer();
  document = await server.json<Document>('/openapi.json');
  writeFileSync(join(dir, 'openapi.json'), JSON.stringify(document));
  writeFileSync(join(dir, 'tsconfig.json'), JSON.stringify(OPTIONS));
});
test.after(async () => {
  rmSync(dir, { recursive: true, force: true });
  await server?.close();
});

/** Installs what package-lock.json names; returns why it could not, where there is no registry. */
function install(): string | null {
  try {
    execFileSync('npm', INSTALL, {
      cwd: dir,
      encoding: 'utf8',
      timeout: INSTALL_MS,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    return null;
  } catch (error) {
    const { code, stderr = '' } = error as { code?: string; stderr?: string };
    const reason = code === 'ENOENT' ? 'npm is not there' : NO_REGISTRY.exec(stderr)?.[0];
    if (reason === undefined) throw error;
    console.error(
      `clients.test: the maker of clients cannot be installed (${reason}); it is skipped`,
    );
    return reason;
  }
}

/** Runs a program of Node in the folder; rejects with what it said unless it ends well. The server answers meanwhile. */
function run(...args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: dir, timeout: 600_000 });
    let message = '';
    let printed = '';
    child.stdout.on('data', (text: Buffer) => (printed += text.toString()));
    child.stderr.on('data', (text: Buffer) => (message += text.toString()));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve(printed) : reject(new Error(`${args[0]}: ${printed}${message}`)),
    );
  });
}

/** Makes the client, compiles its caller and runs it; every operation must have been asked. */
async function answersOfClient(): Promise<Record<string, unknown>> {
  await run(
    join(dir, 'node_modules/openapi-typescript/bin/cli.js'),
    'openapi.json',
    '-o',
    'schema.d.ts',
  );
  await run(join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', '.');
  const caller = ['--import', import.meta.resolve('tsx'), 'with-openapi-fetch.ts'];
  const answers = JSON.parse(await run(...caller, server.origin, KEY)) as Record<string, unknown>;
  const operations = Object.values(document.paths).map(({ get }) => get!.operationId);
  assert.equal(Object.keys(answers).sort(), operations.sort());
  return answers;
}

function isRight(answers: Record<string, unknown>): void {
  const expected: Record<string, unknown> = {
    listCalendars: 'XNYS',
    getCalendar: releaseData().meta.calendars.find(({ id }) => id === 'EUR')!.data_years,
    getDay: 'early_close',
    getDays: false,
    listHolidays: "New Year's Day",
    nextHolidays: '2026-12-24',
    nextBusinessDay: '2026-12-28',
    previousBusinessDay: '2026-12-23',
    addBusinessDays: '2026-12-22',
    countBusinessDays: 251,
    adjustBusinessDay: false,
    listSchedule: '2027-02-10',
    listBusinessDays: ['2026-12-24', '2026-12-28'],
    getSettlementDate: '2026-10-13',
    listSessions: '2026-11-27T18:00:00Z',
    getSessionsNow: 'XNYS',
    getTenorLadder: '2026-10-13',
    getValueDate: false,
    getFixingDate: '2026-11-24',
    getOptionExpiry: '2026-11-11',
    getSpotValueDate: '2026-10-13',
    checkKey: 204,
    getHealth: 'ok',
    getReadiness: 'ok',
    getOpenApi: true,
  };
  for (const [id, answer] of Object.entries(expected)) assert.equal(answers[id], answer, id);
  for (const id of ['getCalendarFeed', 'getCalendarsFeed', 'getReleaseFeed']) {
    assert.match(String(answers[id]), /^BEGIN:VCALENDAR/, id);
  }
  assert.match(String(answers.getReleaseCsv), /^calendar,date,/);
  assert.match(String(answers.getReleasesAtom), /<feed /);
  assert.match(String(answers.getProblem), /unknown_parameter/);
  assert.ok(Number(answers.getManifest) > 1000);
  assert.ok(Number(answers.getReleaseArchive) > 1000);
}

(missing === null ? long : test.skip)('openapi-typescript with openapi-fetch', async () => {
  isRight(await answersOfClient());
});

test.run();
