import { test } from 'uvu';
import { madePages } from '../../server/http/made-pages.js';
import { open } from '../../server/reader/index.js';
import { freshPages, freshParts } from '../helpers/browser.js';
import { connectHttp } from '../helpers/mcp.js';
import { cases, needs, pathOf, sampled } from '../helpers/needs.js';
import { startPython } from '../helpers/python-process.js';
import { seededRandom } from '../helpers/random.js';
import { downloaded } from '../helpers/reader.js';
import { releaseCatalog, startApp } from '../helpers/server.js';
import type { Said } from './answer.js';
import { agree, compare } from './compare.js';
import { API_DOORS, askJson, COPIED, type Door, type World } from './doors.js';
import { drawQuestion, type Question } from './draw-question.js';
import { API_KINDS, type Kind } from './kinds.js';
import {
  COUNT_DOORS,
  DAY_DOORS,
  LISTING_DOORS,
  listedRange,
  PAY_DOORS,
  payDaysByApi,
} from './page-doors.js';
import { READER_DOORS } from './reader-doors.js';
import { openWorkspace } from './workspace-door.js';

/**
 * One question, one answer, through every door: random questions are put to the API and to every other door that has them. A
 * failure prints the seed; KALENDS_DOORS_SEED=<seed> draws the same questions again.
 */

const SEED = Number(process.env.KALENDS_DOORS_SEED ?? (Date.now() % 1_000_000) + 1);

let world: World;
test.before(async () => {
  const catalog = releaseCatalog();
  const pages = madePages(catalog, freshParts(), freshPages());
  const server = await startApp({ pages });
  const { file, manifest } = downloaded();
  world = {
    server,
    catalog,
    reader: await open(file, { manifest }),
    python: pathOf('python') === null ? null : startPython(),
    tools: await connectHttp(server, 'legacy'),
  };
});
test.after(async () => {
  world.python?.close();
  await world.tools.close();
  await world.server.close();
});

/** As many questions of each kind; the same ones for the same seed. */
function draw(kinds: readonly Kind[], each: number, seed: number): Question[] {
  const random = seededRandom(SEED + seed);
  return kinds.flatMap((kind) =>
    Array.from({ length: each }, () => drawQuestion(random, kind, world.catalog)),
  );
}

sampled('API in each form, tools, readers and sheets give one answer', async () => {
  const questions = draw(API_KINDS, cases(40), 0);
  const doors = [...API_DOORS, ...READER_DOORS];
  agree(await compare(world, questions, doors, (one) => askJson(world, one)), doors, SEED);
});

sampled('the home page answers as /v1/days', async () => {
  const questions = draw(['day'], cases(200), 1);
  agree(await compare(world, questions, DAY_DOORS, (one) => askJson(world, one)), DAY_DOORS, SEED);
});

sampled('the count page counts as /v1/business-days/count', async () => {
  const questions = draw(['count'], cases(200), 6);
  agree(
    await compare(world, questions, COUNT_DOORS, (one) => askJson(world, one)),
    COUNT_DOORS,
    SEED,
  );
});

sampled('pages, feeds and files of a calendar list the holidays of /v1/holidays', async () => {
  const questions: Question[] = [];
  // Pages show the years that the data have, also of a range that ends outside them.
  for (const one of draw(['holidays'], cases(100), 2).map(listedRange))
    if (Array.isArray(await askJson(world, one))) questions.push(one);
  agree(
    await compare(world, questions, LISTING_DOORS, (one) => askJson(world, one)),
    LISTING_DOORS,
    SEED,
  );
});

sampled('pay days are days of /v1/business-days/list, with the payment system', async () => {
  const questions = draw(['paydays'], cases(50), 3);
  agree(
    await compare(world, questions, PAY_DOORS, (one) => payDaysByApi(world, one)),
    PAY_DOORS,
    SEED,
  );
});

/** What the panel of the workspace asks. */
const PANEL: readonly Kind[] = [
  'settle',
  'add',
  'next',
  'previous',
  'adjust',
  'count',
  'schedule',
  'spot',
];

/** Questions of the panel that have an answer: a refused one gives no code worth running. */
async function answered(each: number, seed: number): Promise<Map<Question, Said>> {
  const answers = new Map<Question, Said>();
  for (const question of draw(PANEL, each, seed)) {
    const said = await askJson(world, question);
    if (Array.isArray(said) && said[0] !== '') answers.set(question, said);
  }
  return answers;
}

needs('curl', 'python')(
  'what the workspace gives to copy answers the same, run as copied',
  async () => {
    const answers = await answered(cases(10, 10), 4);
    agree(
      await compare(world, [...answers.keys()], COPIED, async (one) => answers.get(one)!),
      COPIED,
      SEED,
    );
  },
);

needs('chromium')('the workspace shows, copies and cites the same answer', async () => {
  const answers = await answered(cases(5), 5);
  const { ask, close } = await openWorkspace();
  const doors: readonly Door[] = [{ name: 'workspace', ask }];
  try {
    agree(
      await compare(world, [...answers.keys()], doors, async (one) => answers.get(one)!),
      doors,
      SEED,
    );
  } finally {
    await close();
  }
});

test.run();
