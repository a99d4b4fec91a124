/** The errors of an overlay, all reported at once, each with file, row, field and the expected form. */

/** Maximum number of reported errors; the others are only counted. */
const MAX_REPORTED = 20;

export class OverlayError extends Error {
  readonly mistakes: readonly string[];

  constructor(mistakes: readonly string[]) {
    const more =
      mistakes.length > MAX_REPORTED ? [`and ${mistakes.length - MAX_REPORTED} more`] : [];
    super([...mistakes.slice(0, MAX_REPORTED), ...more].join('\n'));
    this.mistakes = mistakes;
  }
}

/** Quotes a value for an error: shortened, without line ends. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
