import { test } from 'uvu';

/**
 * Loaded before the test files: uvu swallows what a `before` or `after` hook throws and shows only a count that falls
 * short. Here it is told like a failed test.
 */
for (const name of ['before', 'after'] as const) {
  const add = test[name];
  test[name] = Object.assign((hook: Parameters<typeof add>[0]) => add((state) => told(name, () => hook(state))), {
    each: add.each,
  });
}

async function told(name: string, hook: () => unknown): Promise<void> {
  try {
    await hook();
  } catch (error) {
    process.stdout.write(`\n   FAIL  "${name} all tests"\n${error instanceof Error ? error.stack : String(error)}\n`);
    throw error;
  }
}
