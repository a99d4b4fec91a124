import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readExamples } from './helpers/readme.js';
import { startServer } from './helpers/server.js';

/** The README's examples are real: npx tsx test/helpers/write-readme.ts puts in what the server answers now. */
test('every example of the README is what the server answers', async () => {
  const server = await startServer();
  try {
    const examples = await readExamples(server);
    assert.ok(examples.length >= 12, `only ${examples.length} examples were found`);
    for (const { address, shown, answered } of examples) assert.is(shown, answered, address);
  } finally {
    await server.close();
  }
});

test.run();
