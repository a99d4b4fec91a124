import { spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import * as assert from 'uvu/assert';
import { fileOfPage } from '../../build/docs/pages-table.js';
import { makeTables } from '../../build/tables/make-tables.js';
import { releaseFiles } from '../../server/http/release-files.js';
import { BUNDLE_FILE } from '../../server/store/bundle.js';
import { findTables } from '../../server/store/day-tables.js';
import { HISTORY_INDEX, openHistory, readIndex } from '../../server/store/history.js';
import { checkBuild } from '../../server/store/load.js';
import { once } from '../../server/util/once.js';
import { install } from './install.js';
import { DIST_DIR, ROOT } from './release.js';
import { KEY, releaseData, SILENT, startApp, type TestServer } from './server.js';

/** The recipes of the guide for tables, with a server that has the tables of two calendars, and a folder with two of its files. */

const YEARS = [2020, 2030] as const;
const TIMEOUT_MS = 300_000;

export interface Recipes {
  /** Where programs run: days.parquet and XNYS.csv are in it. */
  readonly folder: string;
  readonly server: TestServer;
  /** The block of the guide that begins with a line, for the server of the test. */
  readonly recipe: (first: string) => string;
  /** What a program prints, while the server answers it. Rejects with what it says unless it ends well. */
  readonly run: (
    program: string,
    args: readonly string[],
    input?: string,
    options?: object,
  ) => Promise<string>;
  /** The folder of the engines; null where they cannot be installed. */
  readonly engines: () => string | null;
  /** The rows of the last statement, each value as a text. */
  readonly inDuckDb: (sql: string) => Promise<string[][]>;
  readonly settledBy: (date: string) => Promise<string>;
  readonly countOf: (from: string, to: string, calendar: string) => Promise<number>;
  readonly close: () => Promise<void>;
}

export async function openRecipes(): Promise<Recipes> {
  const folder = mkdtempSync(join(tmpdir(), 'kalends-recipes-'));
  const guide = readFileSync(join(ROOT, fileOfPage({ slug: 'tables' })), 'utf8');
  const built = checkBuild(DIST_DIR).releases.at(-1)!;
  const plan = { years: YEARS, madeFrom: '', signer: null, calendars: ['XNYS', 'EUR'] };
  const dir = await makeTables(join(folder, 'dist'), built, releaseData(), plan, () => {});
  const tables = findTables(join(folder, 'dist'), built.release.id, built.files.get(BUNDLE_FILE)!);
  const history = openHistory(DIST_DIR, readIndex(join(DIST_DIR, HISTORY_INDEX)));
  const artifacts = releaseFiles({ releases: [{ ...built, tables }], history }, 'private', SILENT);
  const server = await startApp({ artifacts });
  copyFileSync(join(dir, 'days.parquet'), join(folder, 'days.parquet'));
  writeFileSync(join(folder, 'XNYS.csv'), gunzipSync(readFileSync(join(dir, 'days/XNYS.csv.gz'))));

  const run: Recipes['run'] = (program, args, input = '', options = {}) =>
    new Promise((resolve, reject) => {
      const child = spawn(program, args, { cwd: folder, timeout: TIMEOUT_MS, ...options });
      let printed = '';
      let message = '';
      child.stdout!.on('data', (text: Buffer) => (printed += text.toString()));
      child.stderr!.on('data', (text: Buffer) => (message += text.toString()));
      child.on('error', reject);
      child.on('close', (code) =>
        code === 0 ? resolve(printed) : reject(new Error(`${program}: ${printed}${message}`)),
      );
      child.stdin!.end(input);
    });
  const engines = once(() => {
    const own = join(folder, 'engines');
    if (!install('engines', own)) return null;
    copyFileSync(join(ROOT, 'test/engines/duckdb.mjs'), join(own, 'duckdb.mjs'));
    return own;
  });
  const answerOf = async <T>(path: string) => server.json<T>(path);
  return {
    folder,
    server,
    run,
    engines,
    recipe: (first) => {
      const blocks = [...guide.matchAll(/```\w+\n([\s\S]*?)```/g)].map(([, text]) => text!);
      const [found, ...others] = blocks.filter((text) => text.startsWith(first));
      assert.ok(found !== undefined && others.length === 0, `one recipe begins with ${first}`);
      return found!
        .replaceAll('https://kalends.example.com', server.origin)
        .replaceAll('key=KEY', `key=${KEY}`)
        .replaceAll('Bearer KEY', `Bearer ${KEY}`);
    },
    inDuckDb: async (sql) => {
      const printed = await run(process.execPath, [join(engines()!, 'duckdb.mjs')], sql);
      return JSON.parse(printed) as string[][];
    },
    settledBy: async (date) =>
      (await answerOf<{ result: string }>(`/v1/settlement?market=XNYS&trade_date=${date}`)).result,
    countOf: async (from, to, calendar) => {
      const path = `/v1/business-days/count?from=${from}&to=${to}&calendars=${calendar}`;
      return (await answerOf<{ count: number }>(path)).count;
    },
    close: async () => {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
