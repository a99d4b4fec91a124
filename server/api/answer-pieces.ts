import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Answer } from './endpoint.js';

/** Answers that are made piece by piece: at once, or in several turns of the event loop, so that other requests run in between. */

/** What pieces may take of one turn; the last one of a turn goes beyond it. */
const TURN_MS = 5;

/** The answer with all its pieces. */
export function wholeAnswer({ pieces, ...answer }: Answer): Answer {
  if (!pieces) return answer;
  const texts = [answer.body as string];
  for (let next = pieces.next(); !next.done; next = pieces.next()) texts.push(next.value);
  return { ...answer, body: texts.join('') };
}

/** The answer with all its pieces, made in turns; null once nobody waits for it any more. */
export async function answerInTurns(
  { pieces, ...answer }: Answer,
  isAwaited: () => boolean,
): Promise<Answer | null> {
  if (!pieces) return answer;
  const texts = [answer.body as string];
  let endMs = performance.now() + TURN_MS;
  for (let next = pieces.next(); !next.done; next = pieces.next()) {
    texts.push(next.value);
    if (performance.now() < endMs) continue;
    await nextTurn();
    if (!isAwaited()) return null;
    endMs = performance.now() + TURN_MS;
  }
  return { ...answer, body: texts.join('') };
}
