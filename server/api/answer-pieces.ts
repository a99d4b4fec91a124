import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Answer } from './endpoint.js';

/** Answers that are made piece by piece: at once, or in several turns of the event loop, so that other requests run in between. */

/** Some five milliseconds of work. */
const PIECES_A_TURN = 64;

/** The answer with all its pieces. */
export function wholeAnswer({ pieces, ...answer }: Answer): Answer {
  if (!pieces) return answer;
  const texts = [answer.body as string];
  for (let next = pieces.next(); !next.done; next = pieces.next()) texts.push(next.value);
  return { ...answer, body: texts.join('') };
}

/** The answer with all its pieces, made in turns; null once nobody waits for it any more. */
export async function answerInTurns({ pieces, ...answer }: Answer, isAwaited: () => boolean): Promise<Answer | null> {
  if (!pieces) return answer;
  const texts = [answer.body as string];
  for (let next = pieces.next(); !next.done; next = pieces.next()) {
    texts.push(next.value);
    if (texts.length % PIECES_A_TURN > 0) continue;
    await nextTurn();
    if (!isAwaited()) return null;
  }
  return { ...answer, body: texts.join('') };
}
