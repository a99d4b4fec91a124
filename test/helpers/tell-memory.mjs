import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * For a program that a test starts with `--import`: on SIGUSR2 it collects its garbage and prints the bytes that are still in
 * use. What a collector has not got round to yet depends on the machine and its load; what is kept does not.
 */

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

process.on('SIGUSR2', async () => {
  // What a first collection finalizes holds memory until the second.
  for (let time = 0; time < 2; time++) {
    collect();
    await new Promise((wake) => setImmediate(wake));
  }
  const { heapUsed, external } = process.memoryUsage();
  console.log(`in use: ${heapUsed + external} bytes`);
});
