import { openFeeds } from '../../server/api/feed.js';
import { ENDPOINTS } from '../../server/api/index.js';
import { type Handler, handlerOf } from '../../server/api/question.js';
import { refuseUnknown } from '../../server/api/unknown-parameters.js';
import type { QueryData } from '../../server/queries/as-of.js';
import { Problem } from '../../server/queries/problem.js';
import { Address } from '../../server/text/address.js';

/** Answers a URL without a request, a key or a limit; used to make examples. */

export interface AddressResponse {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
}

// Some examples are feeds.
await openFeeds();

const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

/** Answers URLs under /v1 in their plain form; null if there is no endpoint. */
export function addressHandler(
  data: QueryData,
  nowMs: number,
): (address: string) => AddressResponse | null {
  const handlers = ENDPOINTS.map((endpoint) => {
    const [start = '', name] = endpoint.route.split(':');
    return { start, name, handle: handlerOf(endpoint, refuseUnknown(endpoint, ENDPOINTS)) };
  });
  return (address) => {
    const { pathname, query } = new Address(address);
    for (const { start, name, handle } of handlers) {
      const rest = pathname.slice(start.length);
      const isHere =
        name === undefined ? pathname === start : pathname.startsWith(start) && !rest.includes('/');
      if (isHere)
        return respond(() => handle(data, { params: name ? { [name]: rest } : {}, query, nowMs }));
    }
    return null;
  };
}

function respond(answer: () => ReturnType<Handler>): AddressResponse {
  try {
    const { contentType, body } = answer();
    return { status: 200, contentType, text: Buffer.from(body as string).toString('utf8') };
  } catch (thrown) {
    if (!(thrown instanceof Problem)) throw thrown;
    return {
      status: thrown.status,
      contentType: PROBLEM_TYPE,
      text: JSON.stringify(thrown.body()),
    };
  }
}
