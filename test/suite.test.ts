import { readdirSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

/** uvu passes a file that forgets `test.run()`: it then runs nothing. Its queue holds a group of suites for each file. */
declare global {
  var UVU_QUEUE: unknown[][] | undefined;
}

test('every test file really runs', () => {
  const files = readdirSync(new URL('.', import.meta.url), { recursive: true }).filter((name) =>
    String(name).endsWith('.test.ts'),
  );
  const groups = globalThis.UVU_QUEUE ?? [];
  if (groups.length < files.length) return; // Only some of the files were asked for.
  // A group starts with the file's name, which uvu takes away when it gets there.
  const idle = groups.filter((group) => !group.some((suite) => typeof suite === 'function'));
  assert.equal(idle, [], 'these files ran nothing: do they call test.run()?');
});

test.run();
