/**
 * The results of `npm run sources -- watch`: a JSON object with the last check of each source by its id, written and validated by
 * that command (build/sources/watched.ts), and counted by the server's metrics. A local file beside the key file, not part of the
 * repository.
 */
export const DEFAULT_SOURCES_FILE = '.kalends/sources.json';

export const OUTCOMES = ['new', 'changed', 'unchanged', 'failed'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** The part of a row that the metrics use. */
export interface Look {
  readonly outcome: Outcome;
  /** Instant, ISO 8601. */
  readonly looked_at: string;
}
