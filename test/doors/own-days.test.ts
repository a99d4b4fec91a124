import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { buildOverlay } from '../../build/own/apply-overlay.js';
import { isBusinessDay } from '../../server/engine/business-days.js';
import { mustParseDay } from '../../server/engine/civil-date.js';
import { madePages } from '../../server/http/made-pages.js';
import { openEarlierReleases } from '../../server/queries/as-of.js';
import { type Catalog, openCatalog } from '../../server/queries/catalog.js';
import { open } from '../../server/reader/index.js';
import { buildDir } from '../../server/store/dist-folder.js';
import { HISTORY_INDEX, openHistory, readIndex } from '../../server/store/history.js';
import { freshPages, freshParts } from '../helpers/browser.js';
import { dataOf } from '../helpers/data.js';
import { copyDist } from '../helpers/linked.js';
import { connectHttp } from '../helpers/mcp.js';
import { cases, pathOf, sampled } from '../helpers/needs.js';
import { startPython } from '../helpers/python-process.js';
import { seededRandom } from '../helpers/random.js';
import { bundleOf, manifestOf } from '../helpers/reader.js';
import { DIST_DIR } from '../helpers/release.js';
import { releaseCatalog, startApp } from '../helpers/server.js';
import { agree, compare } from './compare.js';
import { API_DOORS, askJson, type Door, type World } from './doors.js';
import { drawQuestion, type Question } from './draw-question.js';
import { API_KINDS, type Kind, kindOf } from './kinds.js';
import { DAY_DOORS, LISTING_DOORS, listedRange, PAY_DOORS, payDaysByApi } from './page-doors.js';
import { READER_DOORS } from './reader-doors.js';

/** Days of the operator's own, through every door: calendars of their own, and corrections that others inherit. */

const SEED = Number(process.env.KALENDS_DOORS_SEED ?? (Date.now() % 1_000_000) + 1);
const SOURCE = 'https://example.org/decree';
const FILES = {
  'corrections.csv': [
    'calendar,date,kind,name,source,why,upstream,end,close_time,except',
    `PE,2026-12-07,holiday,Day off by decree,${SOURCE},why,nothing,,,`,
    `XNYS,2026-11-23,early_close,Short by notice,${SOURCE},why,nothing,,13:00,`,
    `DE,2026-12-25,open,Christmas is worked,${SOURCE},why,holiday,,,`,
  ].join('\r\n'),
  'calendars/BANK.json': JSON.stringify({
    name: 'Bank days',
    timezone: 'Europe/London',
    weekend: [5, 6],
    inherits: ['GB:ENG'],
    dates: [
      { date: '2026-11-24', name: 'Inventory' },
      { date: '2026-12-30', name: 'Half day', closes: '13:00' },
    ],
    rules: [{ rule: 'easter -3', name: 'Maundy Thursday', from: 2020 }],
  }),
  'calendars/JOINT.json': JSON.stringify({ name: 'Bank and New York', of: ['OWN:BANK', 'XNYS'] }),
};
/** The calendars that the files touch, some that inherit them, and one that has nothing of them. */
const TOUCHED = ['OWN:BANK', 'OWN:JOINT', 'PE', 'PE:CUS', 'XNYS', 'DE', 'DE:BY', 'JP'];

let folder: string;
let world: World;
test.before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kalends-own-doors-'));
  const [dist, own] = [join(folder, 'dist'), join(folder, 'own')];
  const name = basename(DIST_DIR);
  mkdirSync(join(dist, 'builds'), { recursive: true });
  copyDist(DIST_DIR, buildDir(dist, name));
  mkdirSync(join(own, 'calendars'), { recursive: true });
  for (const [file, text] of Object.entries(FILES)) writeFileSync(join(own, file), `${text}\r\n`);
  const built = buildDir(dist, (await buildOverlay(dist, name, own)).name);
  const file = openHistory(built, readIndex(join(built, HISTORY_INDEX)));
  const data = dataOf(file);
  const catalog = openCatalog(data);
  const server = await startApp({
    catalog,
    pages: madePages(catalog, freshParts(), freshPages()),
    releases: openEarlierReleases(file, catalog, (sha256) => sha256.slice(0, 16)),
  });
  const packs = bundleOf(data);
  const downloaded = { file: packs, manifest: manifestOf(data.release.id, packs) };
  world = {
    server,
    catalog,
    reader: await open(packs, { manifest: downloaded.manifest }),
    python: pathOf('python') === null ? null : startPython(downloaded),
    tools: await connectHttp(server, 'legacy'),
  };
});
test.after(async () => {
  world.python?.close();
  await world.tools.close();
  await world.server.close();
  rmSync(folder, { recursive: true });
});

/** Questions about the touched calendars alone. */
function draw(kinds: readonly Kind[], each: number, seed: number): Question[] {
  const random = seededRandom(SEED + seed);
  const records = TOUCHED.map((id) => world.catalog.calendar(world.catalog.find(id)!));
  const touched: Catalog = { ...world.catalog, listed: () => records };
  return kinds.flatMap((kind) =>
    Array.from({ length: each }, () => drawQuestion(random, kind, touched)),
  );
}

/** Currency pairs have no calendar of one's own among them. */
const OWN_KINDS = API_KINDS.filter((kind) => kindOf(kind).of !== 'pair');

test('own days change answers: a decree is inherited, a feast is worked, a company has its weekend', () => {
  const opens = (catalog: Catalog, id: string, date: string) =>
    isBusinessDay(catalog.businessDays(catalog.find(id)!), mustParseDay(date));
  for (const [id, date, isOpen] of [
    ['PE:CUS', '2026-12-07', false],
    ['DE', '2026-12-25', true],
  ] as const) {
    assert.is(opens(world.catalog, id, date), isOpen, id);
    assert.is(opens(releaseCatalog(), id, date), !isOpen, id);
  }
  assert.is(opens(world.catalog, 'OWN:BANK', '2026-11-22'), true, 'a Sunday');
  assert.is(opens(world.catalog, 'OWN:JOINT', '2026-11-24'), false);
});

sampled('API in each form, tools, readers and sheets give one answer about own days', async () => {
  const questions = draw(OWN_KINDS, cases(10), 0);
  const doors = [...API_DOORS, ...READER_DOORS];
  agree(await compare(world, questions, doors, (one) => askJson(world, one)), doors, SEED);
});

sampled(
  'the home page, calendar pages, feeds and files tell of own days as the API does',
  async () => {
    const days = draw(['day'], cases(40), 1);
    agree(await compare(world, days, DAY_DOORS, (one) => askJson(world, one)), DAY_DOORS, SEED);
    const listed: Question[] = [];
    for (const one of draw(['holidays'], cases(20), 2).map(listedRange))
      if (Array.isArray(await askJson(world, one))) listed.push(one);
    const compared = await compare(world, listed, LISTING_DOORS, (one) => askJson(world, one));
    agree(compared, LISTING_DOORS, SEED);
  },
);

sampled('pay days are own days too', async () => {
  const questions = draw(['paydays'], cases(20), 3);
  const doors: readonly Door[] = PAY_DOORS;
  agree(await compare(world, questions, doors, (one) => payDaysByApi(world, one)), doors, SEED);
});

test.run();
