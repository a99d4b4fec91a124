import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { once } from '../../server/util/once.js';

/** Less is not worth the time. */
const MUCH_BYTES = 30 * 1024 * 1024;

const collector = once(() => {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
});
let usedAfter = 0;

/**
 * Frees what this thread does not need any more, if that may be much. V8 lets the heap of a thread grow to twice of what it holds,
 * and the threads of a build together to twice of what the build needs: so they call this between releases.
 */
export function collectGarbage(): void {
  if (getHeapStatistics().used_heap_size < usedAfter + MUCH_BYTES) return;
  collector()();
  usedAfter = getHeapStatistics().used_heap_size;
}
