import { ENDPOINTS } from '../endpoints/index.js';
import { Problem } from '../service/problem.js';
import type { Served } from './exchange.js';
import { parseAddress } from './parse-address.js';
import { type Ask, askOf } from './question.js';
import { refuseUnknown } from './unknown-parameters.js';

/** What the server says to an address, without a request, a key and a limit: examples are made by it. */

export interface Said {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
}

const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

/** Asks for addresses under /v1, which are written plainly; null for one at which there is no endpoint. */
export function addressAsker(
  served: Pick<Served, 'catalog' | 'pinned'>,
  nowMs: number,
): (address: string) => Said | null {
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
