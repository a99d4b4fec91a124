import { structuredPatch } from 'diff';
import { oneLine } from './copy.js';

const MAX_LINES = 40;
const LINE_LENGTH = 160;
/** Beyond that two texts have so little in common that a difference tells nothing. */
const MAX_EDITS = 4_000;
const MAX_TIME_MS = 3_000;

/**
 * The difference of two texts, in lines that start with '-' (gone), '+' (new) or ' ' (around them): at most MAX_LINES,
 * and a last one that counts the rest; none when they are the same.
 */
export function difference(before: string, after: string): string[] {
  const patch = structuredPatch('', '', `${before}\n`, `${after}\n`, '', '', {
    context: 1,
    maxEditLength: MAX_EDITS,
    timeout: MAX_TIME_MS,
  });
  if (!patch) return ['(too different to show)'];
  const lines = patch.hunks
    .flatMap((hunk) => hunk.lines)
    .map((line) => `${line[0]} ${oneLine(line.slice(1), LINE_LENGTH)}`);
  if (lines.length <= MAX_LINES) return lines;
  return [...lines.slice(0, MAX_LINES), `(${lines.length - MAX_LINES} more lines)`];
}
