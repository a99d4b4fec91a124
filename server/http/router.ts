import polka from 'polka';
import { decodedPart, type Query } from '../text/address.js';
import type { Exchange, ServerBuild } from './exchange.js';
import type { Scopes } from './scope.js';

/** Finds the route of a request by polka's router. */

export interface Route {
  /** Polka's pattern. */
  readonly path: string;
  /** For observers. */
  readonly name: string;
  /** Whether it handles every method; default: GET and HEAD. */
  readonly isForAllMethods?: boolean;
  /** The scopes whose keys open it, or those that open one request; null: it needs no key. */
  readonly scopes: Scopes | null | ((requested: Requested) => Scopes | null);
  readonly handle: (exchange: Exchange) => void | Promise<void>;
}

/** A request as its route read it. */
export interface Requested {
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Query;
  readonly build: ServerBuild;
}

/** The scopes that open a request; null: it needs no key. */
export function scopesOfRequest({ scopes }: Route, requested: Requested): Scopes | null {
  return typeof scopes === 'function' ? scopes(requested) : scopes;
}

/** Polka's router, with routes as its handlers: they get the exchange instead of Node's two objects. */
interface Router {
  readonly add: (method: string, path: string, route: Route) => unknown;
  readonly find: (
    method: string,
    path: string,
  ) => { readonly params: Record<string, string>; readonly handlers: readonly Route[] };
}

const NO_PARAMS = {};

/** A route, undefined if none has the method, and the parameters of its path. */
export interface FoundRoute {
  readonly route: Route | undefined;
  readonly params: Readonly<Record<string, string>>;
}

export type FindRoute = (method: string, path: string) => FoundRoute;

/** Finds the route of a request. The first match wins. */
export function routeFinder(routes: readonly Route[]): FindRoute {
  const isPlain = ({ path }: Route) => !/[:*]/.test(path);
  const router = routerOf(routes);
  // Polka matches the pattern of every route for every request. Nearly all paths have no parameter: the matches for those are
  // found here once; for the others only the patterns with parameters are tried (npm run bench).
  const withParameters = routerOf(routes.filter((route) => !isPlain(route)));
  const found = new Map(
    routes.filter(isPlain).map(({ path }) => [path.toLowerCase(), router.find('GET', path).handlers[0]!]),
  );
  return (method, path) => {
    const known = method === 'GET' ? found.get(path) : undefined;
    if (known) return { route: known, params: NO_PARAMS };
    // Patterns without parameters match paths in any case, and with a slash at the end.
    const plain = path.endsWith('/') ? path.slice(0, -1) : path;
    const { params, handlers } = (found.has(plain.toLowerCase()) ? router : withParameters).find(method, path);
    return { route: handlers[0], params: path.includes('%') ? decoded(params) : params };
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
