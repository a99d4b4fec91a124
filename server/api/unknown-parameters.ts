import { Problem, quote } from '../queries/problem.js';
import { meantNames } from '../text/parameter-names.js';
import type { Endpoint } from './endpoint.js';

/** Refuses unknown parameters: ignoring a misspelt one would silently change the answer. */

/** Common parameters of the contract: clients may send them to every endpoint, even if they have no effect. */
const SHARED = ['key', 'calendars', 'mode', 'tz', 'format', 'lang'];
/** Caches and campaigns add such names to URLs (`_`, `_ts`, `utm_source`); names with two underscores are not among them. */
const PASSING = /^(?:_(?!_)|utm_)/;
/** Throws a Problem for the first unknown parameter. */
export type RefuseUnknown = (given: Readonly<Record<string, unknown>>) => void;

type Asked = Pick<Endpoint, 'route' | 'query'>;

/** The check of an endpoint; `endpoints` are all endpoints, to find those that have the parameter. */
export function refuseUnknown(endpoint: Asked, endpoints: readonly Endpoint[]): RefuseUnknown {
  const own = Object.keys(endpoint.query.shape);
  const known = new Set([...own, ...SHARED]);
  return (given) => {
    for (const name in given) {
      if (!known.has(name) && !PASSING.test(name))
        throw unknownParameter(name, endpoint, own, endpoints);
    }
  };
}

function unknownParameter(
  name: string,
  { route }: Asked,
  own: readonly string[],
  endpoints: readonly Endpoint[],
) {
  const elsewhere = endpoints
    .filter(({ query }) => Object.hasOwn(query.shape, name))
    .map((other) => other.route);
  const suggested = meantNames(name, own);
  const parts = [
    `${quote(name)} is no parameter of ${shown(route)}`,
    suggested.length > 0 ? `did you mean ${suggested.join(' or ')}?` : '',
    elsewhere.length > 0 ? `it is one of ${elsewhere.map(shown).join(', ')}` : '',
    `known are ${own.join(', ')}`,
  ];
  return new Problem(
    'unknown_parameter',
    parts
      .filter((part) => part !== '')
      .join('; ')
      .replaceAll('?;', '?'),
  );
}

function shown(route: string): string {
  return route.replaceAll(/:(\w+)/g, '{$1}');
}
