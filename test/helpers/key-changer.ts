import { runKeysCommand } from '../../server/keys/command.js';

/** Adds keys, one after the other, until it is killed: path of the key file, start of the names. Prints each as it is told. */
const [path = '', start = ''] = process.argv.slice(2);
for (let at = 0; at < 2000; at++) {
  const print = (key: string) => console.log(`${start}-${at} ${key}`);
  await runKeysCommand({ args: ['add', `${start}-${at}`], path, print, inform: () => {} });
}
