import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { madePages } from '../../server/http/made-pages.js';
import { openCatalog } from '../../server/queries/catalog.js';
import { parseCsv } from '../helpers/answers.js';
import { freshPages, freshParts } from '../helpers/browser.js';
import { needs, pathOf } from '../helpers/needs.js';
import { releaseData, startApp, type TestServer } from '../helpers/server.js';

/**
 * The Excel files of pay days and of calendars, opened in LibreOffice without a screen: each sheet has the cells of the CSV file of
 * the same page, dates and numbers as such. Where LibreOffice (Debian: libreoffice-calc-nogui) is not installed the test says that
 * it is skipped.
 */

const LIMIT_MS = 300_000;
const NOW = Date.UTC(2026, 10, 20, 12);
/** Comma, quotation mark, UTF-8, from the first row on; cells as they are shown; every sheet a file. */
const CSV_OF_SHEETS =
  'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false,false,false,-1';
/** Those with letters of several scripts, and with commas and quotation marks in the names of days. */
const CALENDARS = ['XNYS', 'DE:BY', 'JP', 'XHKG'];
const PAYDAYS = 'for=DE:BY&for=FR&for=JP&for=US&year=2027&rule=last&lang=de';

const withLibreOffice = needs('libreoffice', 'time');
const run = promisify(execFile);

const catalog = openCatalog(releaseData());
let server: TestServer;
let folder: string;
test.before(async () => {
  const pages = madePages(catalog, freshParts(), freshPages(), () => NOW, { isPublic: false });
  server = await startApp({ catalog, pages, nowMs: () => NOW });
  folder = mkdtempSync(join(tmpdir(), 'libreoffice-files-'));
});
test.after(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const bytesOf = async (path: string) =>
  new Uint8Array(await (await server.get(path)).arrayBuffer());

/** Saves the Excel file of a path and returns the tables of its CSV files, each of which is one table. */
async function download(path: (form: string) => string, name: string): Promise<string[][][]> {
  writeFileSync(join(folder, `${name}.xlsx`), await bytesOf(path('xlsx')));
  const csv = path('csv');
  const files = csv.startsWith('/paydays') ? [csv, `${csv}&table=free`] : [csv];
  return Promise.all(
    files.map(async (file) => parseCsv(new TextDecoder().decode(await bytesOf(file)))),
  );
}

/** Opens the files in LibreOffice, which writes them anew in another form. */
async function convert(form: string, names: readonly string[]): Promise<void> {
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
  const files = names.map((name) => join(folder, `${name}.xlsx`));
  const args = [
    '--headless',
    '--norestore',
    profile,
    '--convert-to',
    form,
    '--outdir',
    folder,
    ...files,
  ];
  const env = { PATH: process.env.PATH ?? '', HOME: folder, TMPDIR: folder, LC_ALL: 'C.UTF-8' };
  await run(pathOf('libreoffice')!, args, { env, timeout: LIMIT_MS });
}

/** The cells of each sheet, by the name of its file: NAME-SHEET.csv. */
function sheetsOf(name: string): Map<string, string[][]> {
  const files = readdirSync(folder).filter(
    (file) => file.startsWith(`${name}-`) && file.endsWith('.csv'),
  );
  const read = (file: string) =>
    parseCsv(readFileSync(join(folder, file), 'utf8').replaceAll('\n', '\r\n'));
  return new Map(files.map((file) => [file.slice(name.length + 1, -4), read(file)]));
}

withLibreOffice('LibreOffice shows the cells of the CSV files, sheet by sheet', async () => {
  const expected = new Map<string, string[][][]>();
  expected.set('paydays', await download((form) => `/paydays.${form}?${PAYDAYS}`, 'paydays'));
  for (const id of CALENDARS) {
    const name = id.replace(':', '_');
    expected.set(name, await download((form) => `/calendars/${id}.${form}?lang=de`, name));
  }
  await convert(CSV_OF_SHEETS, [...expected.keys()]);
  for (const [name, tables] of expected) {
    const sheets = sheetsOf(name);
    assert.is(sheets.size, tables.length, `${name}: ${[...sheets.keys()].join()}`);
    for (const table of tables) {
      assert.ok(table.length > 10, `${name} has rows`);
      const same = [...sheets.values()].find((sheet) => sheet[0]!.join() === table[0]!.join());
      assert.equal(same, table, name);
    }
  }
  assert.equal([...sheetsOf('paydays').keys()].sort(), [
    'Long weekends and bridge days',
    'Pay days',
  ]);
  const [days] = [...sheetsOf('JP').values()];
  assert.ok(days!.length > 30 && days![0]![0] === 'date');
});

needs('libreoffice', 'time')('dates and numbers are cells of these kinds, not texts', async () => {
  await download((form) => `/paydays.${form}?${PAYDAYS}`, 'typed');
  await convert('fods', ['typed']);
  const text = readFileSync(join(folder, 'typed.fods'), 'utf8');
  const cells = (kind: string) =>
    text.match(new RegExp(`office:value-type="${kind}"`, 'g'))?.length ?? 0;
  const [pays, free] = await download((form) => `/paydays.${form}?${PAYDAYS}`, 'typed');
  const isDate = (cell: string) => /^\d{4}-\d{2}-\d{2}$/.test(cell);
  const count = (is: (cell: string) => boolean) => [...pays!, ...free!].flat().filter(is).length;
  assert.is(cells('date'), count(isDate));
  assert.is(
    cells('float'),
    count((cell) => /^\d+$/.test(cell)),
  );
  assert.match(text, /office:date-value="2027-01-29"/);
});

test.run();
