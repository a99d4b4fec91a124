import type { Answer, Endpoint } from '../endpoints/endpoint.js';
import type { Catalog } from '../service/catalog.js';
import { parameterReader } from './parameters.js';
import { answerOf } from './pinned-answer.js';
import type { Served } from './served.js';
import type { RefuseUnknown } from './unknown-parameters.js';

/** An endpoint as it is asked: by an address, or by the call of a tool. */

type Given = Readonly<Record<string, unknown>>;

export interface Question {
  /** What stands in the path, and behind the question mark. */
  readonly params: Given;
  readonly query: Given;
  /** The instant of the request, in milliseconds since 1970-01-01T00:00Z. */
  readonly nowMs: number;
}

/** Reads the parameters and answers, of the release that was named or of the last one; throws the Problem of what is wrong. */
export type Ask = (served: Pick<Served, 'catalog' | 'pinned'>, question: Question) => Answer;

export function askOf(endpoint: Endpoint, refuseUnknown: RefuseUnknown): Ask {
  const readPath = parameterReader(endpoint.path);
  const readQuery = parameterReader(endpoint.query);
  return (served, { params, query, nowMs }) => {
    const path = readPath(params);
    refuseUnknown(query);
    const input = { path, query: readQuery(query) };
    const make = (catalog: Catalog) => endpoint.answer(input, { catalog, nowMs });
    const asked = input.query.release as string | undefined;
    return asked === undefined ? make(served.catalog) : answerOf(served.pinned.find(asked), make);
  };
}
