import type { Catalog } from '../queries/catalog.js';
import { Address } from '../text/address.js';
import { wholeAnswer } from './answer-pieces.js';
import { ENDPOINTS } from './index.js';
import type { AnswerOf } from './openapi.js';

/** The answers to the examples of endpoints. */

/** The current time for the examples. */
export const EXAMPLES_MS = Date.UTC(2026, 10, 20, 12);

/** Answers from the data of a catalog; undefined if it lacks the calendar. */
export function answersFrom(catalog: Catalog): AnswerOf {
  return (address) => {
    const { pathname, query } = new Address(address);
    for (const { route, path, query: parameters, answer } of ENDPOINTS) {
      const [start = '', name] = route.split(':');
      const isHere = name === undefined ? pathname === route : pathname.startsWith(start);
      if (!isHere) continue;
      try {
        const requested = path.parse(
          name === undefined ? {} : { [name]: pathname.slice(start.length) },
        );
        const given = { path: requested, query: parameters.parse({ ...query }) };
        const { body } = wholeAnswer(answer(given, { catalog, nowMs: EXAMPLES_MS }));
        return JSON.parse(String(body)) as unknown;
      } catch {
        return undefined;
      }
    }
    return undefined;
  };
}
