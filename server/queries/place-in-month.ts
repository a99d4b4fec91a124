import type { Convention } from '../engine/conventions.js';
import type { PlaceInMonth } from '../engine/nth-of-month.js';
import { EDGES } from '../engine/period.js';
import { Problem } from './problem.js';

/** Which business days of periods are listed: their edges, or the n-th of each month. */
export const ONLY = [...EDGES, 'nth_of_month'] as const;

/** The place in each month; null: edges or all days. Throws a Problem for parameters without their `only`. */
export function placeOf({ only, nth, weekday, convention }: PlaceQuery): PlaceInMonth | null {
  for (const [name, value] of Object.entries({ nth, weekday, convention })) {
    if (value === undefined || (only === 'nth_of_month' && (name !== 'convention' || weekday)))
      continue;
    const right = name === 'convention' ? 'weekday' : 'only=nth_of_month';
    throw new Problem('invalid_parameter', `${name}: ${value} was read; expected ${right} with it`);
  }
  if (only !== 'nth_of_month') return null;
  if (nth === 0)
    throw new Problem('invalid_parameter', 'nth: "0" was read; expected an integer that is not 0');
  if (weekday === undefined) return { nth: nth ?? 1 };
  if (Math.abs(nth ?? 1) > 5)
    throw new Problem(
      'invalid_parameter',
      `nth: ${nth} was read beside weekday; expected an integer from -5 to 5`,
    );
  return { nth: nth ?? 1, weekday, convention: convention ?? 'following' };
}

interface PlaceQuery {
  readonly only?: (typeof ONLY)[number] | undefined;
  readonly nth?: number | undefined;
  readonly weekday?: number | undefined;
  readonly convention?: Convention | undefined;
}
