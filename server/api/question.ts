import type { AsOfRelease, QueryData } from '../queries/as-of.js';
import { type Catalog, withJointCalendars } from '../queries/catalog.js';
import { isJoined } from '../queries/joint.js';
import { Problem } from '../queries/problem.js';
import { unitsOf } from './cost.js';
import type { Answer, Endpoint } from './endpoint.js';
import { parameterReader } from './read-parameters.js';
import type { RefuseUnknown } from './unknown-parameters.js';

/** A question to an endpoint, by an address or by the call of a tool: its parameters read, its cost known, not yet answered. */

type Given = Readonly<Record<string, unknown>>;

export interface Question {
  /** What stands in the path, and behind the question mark. */
  readonly params: Given;
  readonly query: Given;
  /** The instant of the request, in milliseconds since 1970-01-01T00:00Z. */
  readonly nowMs: number;
}

export interface ReadQuestion {
  /** What it costs of the key's limit. */
  readonly units: number;
  /** Throws the Problem of what is wrong. */
  readonly answer: () => Answer;
}

/** Reads the parameters of a question. Throws nothing: what is wrong is thrown by `answer`. */
export type ReadParameters = (served: QueryData, question: Question) => ReadQuestion;
/** Reads the parameters and answers, of the release that was named or of the last one; throws the Problem of what is wrong. */
export type Ask = (served: QueryData, question: Question) => Answer;

export function readerOf(endpoint: Endpoint, refuseUnknown: RefuseUnknown): ReadParameters {
  const readPath = parameterReader(endpoint.path);
  const readQuery = parameterReader(endpoint.query);
  return (served, { params, query, nowMs }) => {
    try {
      const path = readPath(params);
      refuseUnknown(query);
      const input = { path, query: readQuery(query) };
      const isJoint = asksJoint(input.path.id) || asksJoint(input.query.calendars);
      const make = (catalog: Catalog) =>
        endpoint.answer(input, { catalog: isJoint ? withJointCalendars(catalog) : catalog, nowMs });
      const asOf = input.query.release as string | undefined;
      return {
        units: unitsOf(endpoint.operationId, input, served.catalog),
        answer: () => (asOf === undefined ? make(served.catalog) : answerAsOf(served.releases.find(asOf), make)),
      };
    } catch (thrown) {
      return {
        units: 1,
        answer: () => {
          throw thrown;
        },
      };
    }
  };
}

/** Whether a value names calendars that are joined: XLON+XNYS. */
function asksJoint(value: unknown): boolean {
  return typeof value === 'string' && /[+ ]/.test(value) && value.split(',').some(isJoined);
}

export function askOf(endpoint: Endpoint, refuseUnknown: RefuseUnknown): Ask {
  const read = readerOf(endpoint, refuseUnknown);
  return (served, question) => read(served, question).answer();
}

/** The answer as that release gives it; a Problem says which one was asked, as an answer does. */
function answerAsOf({ catalog, id, version }: AsOfRelease, make: (catalog: Catalog) => Answer): Answer {
  try {
    return { ...make(catalog), of: { id, version } };
  } catch (thrown) {
    if (thrown instanceof Problem) thrown.release = id;
    throw thrown;
  }
}
