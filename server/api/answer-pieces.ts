import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Catalog } from '../queries/catalog.js';
import type { Answer } from './endpoint.js';

/** Answers that are made piece by piece: at once, or in several turns of the event loop, so that other requests run in between. */

/** What pieces may take of one turn; the last one of a turn goes beyond it. */
const TURN_MS = 5;

/** The answer with all its pieces. */
export function wholeAnswer({ pieces, ...answer }: Answer): Answer {
  if (!pieces) return answer;
  const texts: string[] = [];
  let next = pieces.next();
  for (; !next.done; next = pieces.next()) texts.push(next.value);
  return wholeAnswer(withPieces(answer, texts, next.value));
}

/** The answer with all its pieces, made in turns; null once nobody waits for it any more. */
export async function answerInTurns(
  { pieces, ...answer }: Answer,
  isAwaited: () => boolean,
): Promise<Answer | null> {
  if (!pieces) return answer;
  const texts: string[] = [];
  let endMs = performance.now() + TURN_MS;
  let next = pieces.next();
  for (; !next.done; next = pieces.next()) {
    texts.push(next.value);
    if (performance.now() < endMs) continue;
    await nextTurn();
    if (!isAwaited()) return null;
    endMs = performance.now() + TURN_MS;
  }
  return answerInTurns(withPieces(answer, texts, next.value), isAwaited);
}

function withPieces(
  answer: Answer,
  texts: readonly string[],
  last: Partial<Answer> | undefined,
): Answer {
  const text = texts.join('');
  const body = text === '' ? answer.body : `${answer.body}${text}`;
  return { ...answer, body, ...last };
}

/** An answer that is made once all calendars are open, each opened in a piece: it lists their records. */
export function answerOnceOpen({ data }: Catalog, make: () => Answer): Answer {
  const open = function* (): Generator<string, Answer> {
    for (let index = 0; index < data.ids.length; index++) {
      data.record(index);
      yield '';
    }
    return make();
  };
  return { contentType: '', body: '', pieces: open() };
}
