import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { madePages } from '../../server/http/made-pages.js';
import { open } from '../../server/reader/index.js';
import { freshPages, freshParts } from '../helpers/browser.js';
import { connectHttp } from '../helpers/mcp.js';
import { cases, isLongRun, needs, pathOf, sampled } from '../helpers/needs.js';
import { startPython } from '../helpers/python-process.js';
import { seededRandom } from '../helpers/random.js';
import { downloaded } from '../helpers/reader.js';
import { releaseCatalog, startApp } from '../helpers/server.js';
import type { Said } from './answer.js';
import { API_DOORS, askJson, COPIED, type Door, type World } from './doors.js';
import { drawQuestion, type Question } from './draw-question.js';
import { API_KINDS, type Kind } from './kinds.js';
import { DAY_DOORS, LISTING_DOORS, listedRange, PAY_DOORS, payDaysByApi } from './page-doors.js';
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

interface Count {
  asked: number;
  refused: number;
  /** The kinds that it cannot be asked, by the reason. */
  readonly cannot: Map<string, Set<Kind>>;
}

/** Puts questions to doors; what did not agree, and how much was asked. */
async function compare(
  questions: readonly Question[],
  doors: readonly Door[],
  expect: (question: Question) => Promise<Said>,
) {
  const wrong: string[] = [];
  const counts = new Map<string, Count>();
  for (const question of questions) {
    const expected = await expect(question);
    for (const door of doors) {
      const count = counts.get(door.name) ?? { asked: 0, refused: 0, cannot: new Map() };
      counts.set(door.name, count);
      const said = await door.ask(world, question);
      if ('cannot' in said) {
        const kinds = count.cannot.get(said.cannot) ?? new Set();
        count.cannot.set(said.cannot, kinds.add(question.kind));
        continue;
      }
      count.asked++;
      const isLines = Array.isArray(expected);
      if (!isLines) count.refused++;
      const told = isLines && door.tells ? door.tells(expected, question) : expected;
      if (JSON.stringify(said) !== JSON.stringify(told))
        wrong.push(
          `${door.name}: ${JSON.stringify(question)}\n  it says ${shown(said, told)}\n  the API ${shown(told, said)}`,
        );
    }
  }
  return { wrong, counts };
}

/** From the first line on in which it differs from the other. */
function shown(said: Said, other: Said): string {
  if (!Array.isArray(said)) return JSON.stringify(said);
  const lines = Array.isArray(other) ? other : [];
  const at = said.findIndex((line, index) => line !== lines[index]);
  const from = at < 0 ? said.length : at;
  return `${said.length} lines, from line ${from + 1}: ${JSON.stringify(said.slice(from, from + 4))}`;
}

/** As many questions of each kind; the same ones for the same seed. */
function draw(kinds: readonly Kind[], each: number, seed: number): Question[] {
  const random = seededRandom(SEED + seed);
  return kinds.flatMap((kind) =>
    Array.from({ length: each }, () => drawQuestion(random, kind, world.catalog)),
  );
}

function agree({ wrong, counts }: Awaited<ReturnType<typeof compare>>, doors: readonly Door[]) {
  tellCounts(counts);
  assert.equal(wrong.slice(0, 5), [], `KALENDS_DOORS_SEED=${SEED}: ${wrong.length} differ`);
  for (const { name } of doors) {
    const asked = counts.get(name)?.asked ?? 0;
    const isAbsent = asked === 0 && /Python/i.test(name) && pathOf('python') === null;
    assert.ok(asked > 0 || isAbsent, `${name} was not asked; KALENDS_DOORS_SEED=${SEED}`);
  }
}

/** How much each door was asked, and what it cannot be asked and why: in the long run, which asks enough to count. */
function tellCounts(counts: ReadonlyMap<string, Count>) {
  if (!isLongRun) return;
  for (const [name, { asked, refused, cannot }] of counts) {
    console.log(`${name}: ${asked} asked, ${refused} of them refused alike`);
    for (const [why, kinds] of cannot) console.log(`  not ${[...kinds].join(', ')}: ${why}`);
  }
}

sampled('API in each form, tools, readers and sheets give one answer', async () => {
  const questions = draw(API_KINDS, cases(40), 0);
  const doors = [...API_DOORS, ...READER_DOORS];
  agree(await compare(questions, doors, (one) => askJson(world, one)), doors);
});

sampled('the home page answers as /v1/days', async () => {
  const questions = draw(['day'], cases(200), 1);
  agree(await compare(questions, DAY_DOORS, (one) => askJson(world, one)), DAY_DOORS);
});

sampled('pages, feeds and files of a calendar list the holidays of /v1/holidays', async () => {
  const questions: Question[] = [];
  // Pages show the years that the data have, also of a range that ends outside them.
  for (const one of draw(['holidays'], cases(100), 2).map(listedRange))
    if (Array.isArray(await askJson(world, one))) questions.push(one);
  agree(await compare(questions, LISTING_DOORS, (one) => askJson(world, one)), LISTING_DOORS);
});

sampled('pay days are days of /v1/business-days/list, with the payment system', async () => {
  const questions = draw(['paydays'], cases(50), 3);
  agree(await compare(questions, PAY_DOORS, (one) => payDaysByApi(world, one)), PAY_DOORS);
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
    agree(await compare([...answers.keys()], COPIED, async (one) => answers.get(one)!), COPIED);
  },
);

needs('chromium')('the workspace shows, copies and cites the same answer', async () => {
  const answers = await answered(cases(5), 5);
  const { ask, close } = await openWorkspace();
  const doors: readonly Door[] = [{ name: 'workspace', ask }];
  try {
    agree(await compare([...answers.keys()], doors, async (one) => answers.get(one)!), doors);
  } finally {
    await close();
  }
});

test.run();
