/**
 * What `npm run sources -- watch` found when it last looked at each source: a JSON object of rows by source id, written and
 * checked by that command (build/sources/watched.ts), and counted by the server's metrics. A file of the machine, beside
 * the key file; no part of the repository.
 */
export const DEFAULT_SOURCES_FILE = '.kalends/sources.json';

export const OUTCOMES = ['new', 'changed', 'unchanged', 'failed'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** What the metrics read of a row. */
export interface Look {
  readonly outcome: Outcome;
  /** Instant, ISO 8601. */
  readonly looked_at: string;
}
