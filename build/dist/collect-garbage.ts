import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { once } from '../../server/util/once.js';

const collector = once(() => {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
});

/**
 * Frees what this thread does not need any more. V8 lets the heap of a thread grow to twice of what it holds, and the threads of a
 * build together to twice of what the build needs: so they call this between releases.
 */
export function collectGarbage(): void {
  collector()();
}
