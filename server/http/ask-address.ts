import { ENDPOINTS } from '../api/index.js';
import { type Ask, askOf } from '../api/question.js';
import { refuseUnknown } from '../api/unknown-parameters.js';
import type { QueryData } from '../queries/as-of.js';
import { Problem } from '../queries/problem.js';
import { parseAddress } from '../text/parse-address.js';

/** What the server says to an address, without a request, a key and a limit: examples are made by it. */

export interface Said {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
}

const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

/** Asks for addresses under /v1, which are written plainly; null for one at which there is no endpoint. */
export function addressAsker(served: QueryData, nowMs: number): (address: string) => Said | null {
  const asks = ENDPOINTS.map((endpoint) => {
    const [start = '', name] = endpoint.route.split(':');
    return { start, name, ask: askOf(endpoint, refuseUnknown(endpoint, ENDPOINTS)) };
  });
  return (address) => {
    const { pathname, query } = parseAddress(address);
    for (const { start, name, ask } of asks) {
      const rest = pathname.slice(start.length);
      const isHere = name === undefined ? pathname === start : pathname.startsWith(start) && !rest.includes('/');
      if (isHere) return say(() => ask(served, { params: name ? { [name]: rest } : {}, query, nowMs }));
    }
    return null;
  };
}

function say(answer: () => ReturnType<Ask>): Said {
  try {
    const { contentType, body } = answer();
    return { status: 200, contentType, text: Buffer.from(body as string).toString('utf8') };
  } catch (thrown) {
    if (!(thrown instanceof Problem)) throw thrown;
    return { status: thrown.status, contentType: PROBLEM_TYPE, text: JSON.stringify(thrown.body()) };
  }
}
