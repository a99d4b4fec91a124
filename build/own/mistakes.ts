/** What is wrong with an overlay: all of it is told at once, each with file, row, field and what would be right. */

/** Mistakes that are told; the others are counted. */
const MAX_TOLD = 20;

export class OverlayError extends Error {
  readonly mistakes: readonly string[];

  constructor(mistakes: readonly string[]) {
    const more = mistakes.length > MAX_TOLD ? [`and ${mistakes.length - MAX_TOLD} more`] : [];
    super([...mistakes.slice(0, MAX_TOLD), ...more].join('\n'));
    this.mistakes = mistakes;
  }
}

/** A value as it is repeated in a mistake: short, in quotes, without line ends. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
