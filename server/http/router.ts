import polka from 'polka';
import { decodedPart } from '../text/address.js';
import type { Exchange } from './exchange.js';

/** Finds the route of a request by polka's router. */

export interface Route {
  /** Polka's pattern. */
  readonly path: string;
  /** For observers. */
  readonly name: string;
  /** Whether it handles every method; default: GET and HEAD. */
  readonly isForAllMethods?: boolean;
  readonly handle: (exchange: Exchange) => void | Promise<void>;
}

/** Polka's router, with routes as its handlers: they get the exchange instead of Node's two objects. */
interface Router {
  readonly add: (method: string, path: string, route: Route) => unknown;
  readonly find: (
    method: string,
    path: string,
  ) => { readonly params: Record<string, string>; readonly handlers: readonly Route[] };
}

/** Finds the route of an exchange and the parameters of its path; undefined if no route has its method. The first match wins. */
export function routeFinder(routes: readonly Route[]): (exchange: Exchange) => Route | undefined {
  const isPlain = ({ path }: Route) => !/[:*]/.test(path);
  const router = routerOf(routes);
  // Polka matches the pattern of every route for every request. Nearly all paths have no parameter: the matches for those are
  // found here once; for the others only the patterns with parameters are tried (npm run bench).
  const withParameters = routerOf(routes.filter((route) => !isPlain(route)));
  const found = new Map(
    routes.filter(isPlain).map(({ path }) => [path.toLowerCase(), router.find('GET', path).handlers[0]!]),
  );
  return (exchange) => {
    const { path } = exchange;
    const method = exchange.request.method!;
    const known = method === 'GET' ? found.get(path) : undefined;
    if (known) return known;
    // Patterns without parameters match paths in any case, and with a slash at the end.
    const plain = path.endsWith('/') ? path.slice(0, -1) : path;
    const { params, handlers } = (found.has(plain.toLowerCase()) ? router : withParameters).find(method, path);
    exchange.params = path.includes('%') ? decoded(params) : params;
    return handlers[0];
  };
}

function routerOf(routes: readonly Route[]): Router {
  const router = polka() as unknown as Router;
  for (const route of routes) router.add(route.isForAllMethods ? '' : 'GET', route.path, route);
  return router;
}

function decoded(params: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, decodedPart(value)]));
}
