import type { AsOfRelease, QueryData } from '../queries/as-of.js';
import { type Catalog, withJointCalendars } from '../queries/catalog.js';
import { hasJoined } from '../queries/joint.js';
import { Problem } from '../queries/problem.js';
import { lookUpLanguage } from '../text/language.js';
import { answerOnceOpen, wholeAnswer } from './answer-pieces.js';
import { unitsOf } from './cost.js';
import type { Answer, Endpoint } from './endpoint.js';
import { parameterReader } from './read-parameters.js';
import type { RefuseUnknown } from './unknown-parameters.js';

/** A request to an endpoint, by URL or by a tool call: its parameters are parsed and its cost is known, but it is not answered yet. */

type Given = Readonly<Record<string, unknown>>;

export interface Question {
  /** The parameters of the path and of the query. */
  readonly params: Given;
  readonly query: Given;
  /** The instant of the request, in milliseconds since 1970-01-01T00:00Z. */
  readonly nowMs: number;
}

/** The form of an answer: the requested format, or that of a feed. */
export type Form = 'json' | 'csv' | 'text' | 'feed';

interface ReadQuestion {
  /** Null: the parameters are invalid, a format among them, so the answer is a Problem. */
  readonly form: Form | null;
  /** Its cost against the key's limit. */
  readonly units: number;
  /** Throws a Problem if the request is invalid. The answer may have further pieces. */
  readonly answer: () => Answer;
}

/** Parses the parameters of a request. Does not throw: `answer` throws the Problem of invalid parameters. */
export type ReadParameters = (data: QueryData, question: Question) => ReadQuestion;
/** Parses the parameters and answers, as of the named release or from the last one; throws a Problem if the request is invalid. */
export type Handler = (data: QueryData, question: Question) => Answer;

export function readerOf(endpoint: Endpoint, refuseUnknown: RefuseUnknown): ReadParameters {
  const readPath = parameterReader(endpoint.path);
  const readQuery = parameterReader(endpoint.query, refuseUnknown);
  return (data, { params, query, nowMs }) => {
    try {
      const input = { path: readPath(params), query: readQuery(query) };
      const isJoint = namesJoint(input.path.id) || namesJoint(input.query.calendars);
      const make = (catalog: Catalog) =>
        endpoint.answer(input, {
          catalog: isJoint ? joined(catalog, input.query.lang) : catalog,
          nowMs,
        });
      /** Of an earlier release, whose calendars are not open yet. */
      const makeEarlier = (catalog: Catalog) =>
        endpoint.listsAll?.(input, catalog)
          ? answerOnceOpen(catalog, () => make(catalog))
          : make(catalog);
      const asOf = input.query.release as string | undefined;
      return {
        form: isFeed(endpoint, input.path) ? 'feed' : (input.query.format as Form),
        units: unitsOf(endpoint, input, data.catalog, nowMs),
        answer: () =>
          asOf === undefined
            ? make(data.catalog)
            : answerAsOf(data.releases.find(asOf), makeEarlier),
      };
    } catch (thrown) {
      return {
        form: query.format === undefined ? 'json' : null,
        units: 1,
        answer: () => {
          throw thrown;
        },
      };
    }
  };
}

/** Whether the answer is a feed: of an endpoint without JSON, or by the suffix of an id. */
export function isFeed({ media, feed }: Endpoint, { id }: Given): boolean {
  return (
    media !== undefined ||
    (feed !== undefined && String(id).trim().toLowerCase().endsWith(feed.suffix))
  );
}

function joined(catalog: Catalog, lang: unknown): Catalog {
  return withJointCalendars(
    catalog,
    typeof lang === 'string' ? lookUpLanguage(lang, catalog.languages) : undefined,
  );
}

/** Whether a value has joint calendars: XLON+XNYS. */
function namesJoint(value: unknown): boolean {
  return typeof value === 'string' && hasJoined(value);
}

export function handlerOf(endpoint: Endpoint, refuseUnknown: RefuseUnknown): Handler {
  const read = readerOf(endpoint, refuseUnknown);
  return (data, question) => wholeAnswer(read(data, question).answer());
}

/** The answer as of that release; a Problem names the release too. */
function answerAsOf(
  { catalog, id, version }: AsOfRelease,
  make: (catalog: Catalog) => Answer,
): Answer {
  const { pieces, ...answer } = ofRelease(id, () => make(catalog));
  const of = { id, version };
  return pieces ? { ...answer, of, pieces: piecesOf(of, pieces) } : { ...answer, of };
}

function* piecesOf(
  of: NonNullable<Answer['of']>,
  pieces: NonNullable<Answer['pieces']>,
): Generator<string, Partial<Answer> | undefined> {
  let next = ofRelease(of.id, () => pieces.next());
  while (!next.done) {
    yield next.value;
    next = ofRelease(of.id, () => pieces.next());
  }
  const { pieces: more, ...last } = next.value ?? {};
  return more ? { ...last, of, pieces: piecesOf(of, more) } : { ...last, of };
}

/** A Problem of an answer as of an earlier release names it. */
function ofRelease<T>(id: string, compute: () => T): T {
  try {
    return compute();
  } catch (thrown) {
    if (thrown instanceof Problem) thrown.release = id;
    throw thrown;
  }
}
