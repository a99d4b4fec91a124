import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Answer } from '../endpoints/endpoint.js';
import { ENDPOINTS } from '../endpoints/index.js';
import type { Address } from './address.js';
import { askOf } from './ask.js';
import { refuseUnknown } from './unknown-parameters.js';

export type Params = Readonly<Record<string, string>>;
/** Answers a request whose address was found to be the endpoint's; what is in the path is not yet read. */
export type Answerer = (
  request: IncomingMessage,
  response: ServerResponse,
  address: Address,
  params: Params,
) => Promise<void>;
/** Asks for the key, then makes the answer, or tells the Problem, and sends it. */
export type AnswerGuarded = (
  request: IncomingMessage,
  response: ServerResponse,
  queryKey: unknown,
  answer: (instant: number) => Answer,
) => Promise<void>;

interface EndpointRoutes {
  /** All of them, as polka writes their routes. */
  readonly all: readonly { readonly route: string; readonly answer: Answerer }[];
  /** Answers an address that is written plainly; undefined for every other one. */
  readonly answer: (request: IncomingMessage, response: ServerResponse, address: Address) => Promise<void> | undefined;
}

const NO_PARAMS: Params = {};
const LAST_PARAMETER = /^([^:]*)\/:(\w+)$/;

/**
 * Endpoints by their path, and by what stands before a parameter that ends it: polka tries the expressions of all
 * routes, which takes a request 1 µs, and is left what is written otherwise: percent escapes, other cases.
 */
export function endpointRoutes(answerGuarded: AnswerGuarded): EndpointRoutes {
  const all = ENDPOINTS.map((endpoint) => ({ route: endpoint.route, answer: answererOf(endpoint, answerGuarded) }));
  const byPath = new Map<string, Answerer>();
  const byFolder = new Map<string, { readonly parameter: string; readonly answer: Answerer }>();
  for (const { route, answer } of all) {
    const last = LAST_PARAMETER.exec(route);
    if (last) byFolder.set(last[1]!, { parameter: last[2]!, answer });
    else if (!route.includes(':')) byPath.set(route, answer);
  }
  return {
    all,
    answer: (request, response, address) => {
      const { pathname } = address;
      const direct = byPath.get(pathname);
      if (direct) return direct(request, response, address, NO_PARAMS);
      const slash = pathname.lastIndexOf('/');
      const above = byFolder.get(pathname.slice(0, slash));
      if (!above || slash + 1 === pathname.length || pathname.includes('%')) return undefined;
      return above.answer(request, response, address, { [above.parameter]: pathname.slice(slash + 1) });
    },
  };
}

function answererOf(endpoint: (typeof ENDPOINTS)[number], answerGuarded: AnswerGuarded): Answerer {
  const ask = askOf(endpoint, refuseUnknown(endpoint, ENDPOINTS));
  return (request, response, address, params) =>
    answerGuarded(request, response, address.query.key, (nowMs) => {
      const { served, remembered } = request.answering;
      const made = ask(served, { params, query: address.query, nowMs });
      if (request.isAskedAgain) remembered.keep(address.raw, made);
      return made;
    });
}
