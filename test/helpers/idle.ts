/**
 * The files of a run of uvu that ran nothing: it passes one that forgets `test.run()`, and then shows the file's name and
 * no count. `output` as uvu prints it, `files` the test files that were to run.
 */
export function idleFiles(output: string, files: readonly string[]): string[] {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the colours of a terminal
  const plain = output.replaceAll(/\u001b\[\d+m/g, '');
  const starts = files.map((name) => ({ name, at: plain.search(new RegExp(`^${escaped(name)}$`, 'm')) }));
  const inOrder = starts.filter(({ at }) => at >= 0).sort((a, b) => a.at - b.at);
  const ran = new Set(
    inOrder
      .filter(({ at }, index) => /\(\d+ \/ [1-9]\d*\)/.test(plain.slice(at, inOrder[index + 1]?.at)))
      .map(({ name }) => name),
  );
  return files.filter((name) => !ran.has(name));
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
