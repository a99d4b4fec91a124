import type { Answer } from '../endpoints/endpoint.js';
import type { Catalog } from '../service/catalog.js';
import type { Pinned } from '../service/pinned.js';
import { Problem } from '../service/problem.js';

/** Answers that are made once for many, as they are sent for a release that was named. */
const stampedAnswers = new WeakMap<Answer, Answer>();

function stamped(answer: Answer, of: NonNullable<Answer['of']>): Answer {
  if (!answer.compress) return { ...answer, of };
  const known = stampedAnswers.get(answer);
  if (known) return known;
  const made = { ...answer, of };
  stampedAnswers.set(answer, made);
  return made;
}

/** The answer as that release gives it; a Problem says which one was asked, as an answer does. */
export function answerOf({ catalog, id, version }: Pinned, make: (catalog: Catalog) => Answer): Answer {
  try {
    return stamped(make(catalog), { id, version });
  } catch (thrown) {
    if (thrown instanceof Problem) thrown.release = id;
    throw thrown;
  }
}
