import type { QueryData } from '../queries/as-of.js';
import { decodedPart, type Query } from '../text/address.js';
import type { Middleware } from './context.js';
import type { Scopes } from './scope.js';

/** A route as it is added to polka. */
export interface Route {
  /** Polka's pattern. */
  readonly path: string;
  /** For observers. */
  readonly name: string;
  /** Whether it handles every method; default: GET and HEAD. */
  readonly isForAllMethods?: boolean;
  /** The scopes whose keys open it, or those that open one request; null: it needs no key. */
  readonly scopes: Scopes | null | ((requested: Requested) => Scopes | null);
  /** Polka's handlers, one after the other. */
  readonly handlers: readonly Middleware[];
}

/** A request as its route reads it. */
export interface Requested {
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Query;
  readonly view: QueryData;
}

/** The scopes that open a request; null: it needs no key. */
export function scopesOfRequest({ scopes }: Route, requested: Requested): Scopes | null {
  if (typeof scopes !== 'function') return scopes;
  const params = Object.entries(requested.params).map(([name, value]) => [
    name,
    decodedPart(value),
  ]);
  return scopes({ ...requested, params: Object.fromEntries(params) });
}
