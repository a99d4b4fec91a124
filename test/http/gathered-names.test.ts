import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { nameRows } from '../../build/names/write-names.js';
import { localeOf } from '../../server/locale/locales.js';
import { readPlaces } from '../../server/pages/places.js';
import { calendarByName } from '../../server/queries/find-calendars.js';
import type { Reader } from '../../server/reader/api.js';
import { connectHttp } from '../helpers/mcp.js';
import { isLongRun, needs, sampled, some } from '../helpers/needs.js';
import { startPython } from '../helpers/python-process.js';
import { wholeReader } from '../helpers/reader.js';
import { releaseCatalog, startServer, type TestServer } from '../helpers/server.js';

/**
 * Business centres, and the names of QuantLib, Strata and rateslib, once gathered from their own lists: each has one answer
 * through every door, or is refused by every one.
 */

let server: TestServer;
test.before(async () => {
  server = await startServer();
});
test.after(() => server.close());

const ROWS = nameRows();
const VERDICTS = new Map(ROWS.map(({ code, verdict }) => [code.toUpperCase(), verdict]));
/** Words that people type at a page, such as a state: there they are searched for. Codes of lists are no words. */
const WORDS = new Set(
  ROWS.filter(({ scheme }) => !/FpML|MIC/.test(scheme)).map(({ code }) => code.toUpperCase()),
);
const GATHERED = readFileSync(new URL('field-names.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t')[1]!);
const NAMES = [...new Set(GATHERED)];

interface Detail {
  readonly calendar?: { readonly id: string };
}

function idBy(reader: Reader, code: string): string | null {
  try {
    return reader.all(code).ids[0]!;
  } catch {
    return null;
  }
}

sampled('each name has one answer through the API, the tools, the reader and pages', async () => {
  assert.ok(GATHERED.length >= 330);
  const reader = await wholeReader();
  const client = await connectHttp(server, 'legacy');
  const catalog = releaseCatalog();
  const idAt = (index: number | undefined) =>
    index === undefined ? null : catalog.calendar(index).id;
  const counts: Record<string, number> = {};
  for (const code of some(NAMES, 6)) {
    const response = await server.get(`/v1/calendars/${encodeURIComponent(code)}`);
    const id = ((await response.json()) as Detail).calendar?.id ?? null;
    // Names of countries (Japan) are not in the table: they are words, of which the API tells the ids.
    const verdict = VERDICTS.get(code.toUpperCase()) ?? (id === null ? 'word' : 'alias');
    assert.is(id !== null, verdict === 'alias', code);
    counts[verdict] = (counts[verdict] ?? 0) + 1;
    const told = await client.call('find_calendars', { operation: 'details', id: code });
    const tool = (told.structured as Detail | undefined)?.calendar?.id ?? null;
    assert.equal([tool, idBy(reader, code)], [id, id], `tool and reader: ${code}`);
    if (id === null && (verdict === 'word' || WORDS.has(code.toUpperCase()))) continue;
    // The page and the files of a calendar, and places in the questions of pages.
    const { indexes } = readPlaces(catalog, [code], localeOf('en'));
    const pages = [idAt(calendarByName(catalog, code)), idAt(indexes[0])];
    assert.equal(pages, [id, id], `pages: ${code}`);
  }
  await client.close();
  // The same are answered; the others are refused with what they are near to or made of, or that none has their days.
  if (isLongRun)
    assert.equal(
      Object.keys(counts)
        .filter((verdict) => verdict !== 'word')
        .sort(),
      ['alias', 'composed', 'differs', 'none', 'uncompared'],
    );
  assert.ok(counts.alias! >= (isLongRun ? 80 : 10), JSON.stringify(counts));
});

needs('python')('the Python reader answers and refuses the same names', async () => {
  const python = startPython();
  try {
    const reader = await wholeReader();
    for (const code of some(NAMES, 6)) {
      const reply = await python.ask<{ answer?: string[][] }>({ ask: 'ids', args: [code] });
      assert.is(reply.answer?.[0]?.[0] ?? null, idBy(reader, code), code);
    }
  } finally {
    python.close();
  }
});

test('a code that is refused is offered what it is near to, at pages too', () => {
  const catalog = releaseCatalog();
  const offered = (code: string) =>
    readPlaces(catalog, [code], localeOf('en')).unknown.flatMap(({ nearest }) =>
      nearest.map((index) => catalog.calendar(index).id),
    );
  assert.equal(offered('CAMO'), ['CA:QC']);
  assert.equal(offered('nzau'), ['NZD', 'NZ:AUK']);
});

test.run();
