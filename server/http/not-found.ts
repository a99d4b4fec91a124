import { Problem, quote } from '../queries/problem.js';

/** The Problem of a path where nothing is. */
export function nothingAt(path: string): Problem {
  return new Problem(
    'not_found',
    `there is nothing at ${quote(path)}; /openapi.json lists the addresses`,
  );
}
