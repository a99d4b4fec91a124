/**
 * The files of a run of uvu that ran nothing: it passes one that forgets `test.run()`, and then shows the file's name and
 * no count. `output` as uvu prints it, `files` the test files that were to run.
 */
export function idleFiles(output: string, files: readonly string[]): string[] {
  const ran = new Set([...outputOfFiles(output, files)].filter(([, text]) => COUNT.test(text)).map(([name]) => name));
  return files.filter((name) => !ran.has(name));
}

/** What uvu printed of the files in which a test failed, so that it can be told again where it is looked for: at the end. */
export function failedFiles(output: string, files: readonly string[]): string[] {
  return [...outputOfFiles(output, files).values()].filter(hasFailed).map((text) => text.trim());
}

function hasFailed(text: string): boolean {
  const counts = [...text.matchAll(/\((\d+) \/ (\d+)\)/g)];
  return FAILURE.test(text) || counts.some(([, passed, all]) => passed !== all);
}

/** `(passed / all)` with at least one test, as uvu prints it after a file's dots. */
const COUNT = /\(\d+ \/ [1-9]\d*\)/;
/** As uvu heads what it tells of a failed test. */
const FAILURE = /^ {2,3}FAIL /m;

function outputOfFiles(output: string, files: readonly string[]): Map<string, string> {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the colours of a terminal
  const plain = output.replaceAll(/\u001b\[\d+m/g, '');
  const starts = files.map((name) => ({ name, at: plain.search(new RegExp(`^${escaped(name)}$`, 'm')) }));
  const inOrder = starts.filter(({ at }) => at >= 0).sort((a, b) => a.at - b.at);
  return new Map(inOrder.map(({ name, at }, index) => [name, plain.slice(at, inOrder[index + 1]?.at)]));
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
