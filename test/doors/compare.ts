import * as assert from 'uvu/assert';
import { isLongRun, pathOf } from '../helpers/needs.js';
import type { Said } from './answer.js';
import type { Door, World } from './doors.js';
import type { Question } from './draw-question.js';
import type { Kind } from './kinds.js';

/** Questions put to doors, and what they say held against each other. */

interface Count {
  asked: number;
  refused: number;
  /** The kinds that it cannot be asked, by the reason. */
  readonly cannot: Map<string, Set<Kind>>;
}

/** Puts questions to doors; what did not agree, and how much was asked. */
export async function compare(
  world: World,
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

/** Asserts that no door differed and that each was asked; `seed` draws the same questions again. */
export function agree(
  { wrong, counts }: Awaited<ReturnType<typeof compare>>,
  doors: readonly Door[],
  seed: number,
) {
  tellCounts(counts);
  assert.equal(wrong.slice(0, 5), [], `KALENDS_DOORS_SEED=${seed}: ${wrong.length} differ`);
  for (const { name } of doors) {
    const asked = counts.get(name)?.asked ?? 0;
    const isAbsent = asked === 0 && /Python/i.test(name) && pathOf('python') === null;
    assert.ok(asked > 0 || isAbsent, `${name} was not asked; KALENDS_DOORS_SEED=${seed}`);
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
