import { readFileSync } from 'node:fs';
import * as z from 'zod';

/**
 * What `npm run sources -- watch` found when it last looked at each source: written by that command, read by it (what is
 * due, and what to compare with) and by the server's metrics. A file of the machine, beside the key file; no part of the
 * repository.
 */
export const DEFAULT_SOURCES_FILE = '.kalends/sources.json';

/** The copy of a page: what was read, by its SHA-256, and when. */
export const CopyRow = z.strictObject({
  fetched_at: z.iso.datetime({ offset: true }),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  content_type: z.string(),
  bytes: z.int().positive(),
  final_url: z.url(),
});
export type CopyRow = z.output<typeof CopyRow>;

export const OUTCOMES = ['new', 'changed', 'unchanged', 'failed'] as const;
export type Outcome = (typeof OUTCOMES)[number];

const WatchedRow = z.strictObject({
  /** Of the last look. */
  outcome: z.enum(OUTCOMES),
  looked_at: z.iso.datetime({ offset: true }),
  /** Of the last look that did not fail; absent: there was none. */
  read_at: z.iso.datetime({ offset: true }).optional(),
  /** What was kept by `--keep`. */
  copy: CopyRow.optional(),
});
export type WatchedRow = z.output<typeof WatchedRow>;

const WatchedFile = z.record(z.string(), WatchedRow);

/** Rows by source id; none when there is no file. Throws an Error that names the file and what is wrong with it. */
export function readWatched(path: string): Map<string, WatchedRow> {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return new Map();
    throw new Error(`${path} cannot be read: ${(error as Error).message}`);
  }
  const result = WatchedFile.safeParse(parseJson(text, path));
  if (!result.success) throw new Error(`${path}: ${z.prettifyError(result.error)}`);
  return new Map(Object.entries(result.data));
}

function parseJson(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${path} is not JSON`);
  }
}
