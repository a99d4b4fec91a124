import type { QueryData } from '../queries/as-of.js';
import { decodedPart, type Query } from '../text/address.js';
import type { Middleware } from './context.js';
import type { Scopes } from './scope.js';

/** The first handler of every route: it has the route's name and the scopes that open it. */
export interface RouteStart extends Middleware {
  readonly scopesOf: ScopesOf;
}

/** The scopes whose keys open a request; null: it needs no key. */
export type ScopesOf = (requested: Requested) => Scopes | null;

/** A request as its route reads it. */
export interface Requested {
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Query;
  readonly view: QueryData;
}

/** Begins a route. Logs and metrics use its name, which has no part of the request. */
export function route(name: string, scopes: Scopes | null | ScopesOf): RouteStart {
  const start: Middleware = ({ context }, _response, next) => {
    context.route = name;
    return next();
  };
  return Object.assign(start, { scopesOf: typeof scopes === 'function' ? scopes : () => scopes });
}

/** The scopes that open a request, by the handlers that polka found for it and its parameters, still percent-encoded. */
export function scopesOfRequest(
  handlers: readonly Middleware[],
  requested: Requested,
): Scopes | null {
  const start = handlers.find((handler): handler is RouteStart => 'scopesOf' in handler);
  if (!start) return null;
  const params = Object.entries(requested.params).map(([name, value]) => [
    name,
    decodedPart(value),
  ]);
  return start.scopesOf({ ...requested, params: Object.fromEntries(params) });
}
