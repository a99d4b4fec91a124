import { structuredPatch } from 'diff';
import { oneLine } from './copy.js';

const MAX_LINES = 40;
const LINE_LENGTH = 160;
/** Beyond this number of edits the texts have too little in common for a useful difference. */
const MAX_EDITS = 4_000;
const MAX_TIME_MS = 3_000;

/**
 * The difference of two texts, in lines that start with '-' (removed), '+' (added) or ' ' (context): at most MAX_LINES,
 * followed by the number of further lines; empty if the texts are equal.
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
