import { firstDayOf } from '../../server/engine/civil-date.js';

/** Days from 1995 to 2044, the same in every run (a linear congruential generator, Numerical Recipes, 2nd ed., 7.1). */
export function randomDays(count: number): Int32Array {
  const first = firstDayOf(1995);
  const range = firstDayOf(2045) - first;
  const drawn = new Int32Array(count);
  let state = 1;
  for (let index = 0; index < count; index++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    drawn[index] = first + Math.floor((state / 2 ** 32) * range);
  }
  return drawn;
}
