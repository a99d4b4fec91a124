import { sha256Of } from '../../server/store/build-record.js';
import type { Outcome } from '../../server/store/sources-watched.js';
import { forEachAtOnce } from '../concurrency-limit.js';
import { type Archive, type CopyRow, keepCopy, readCopy, readIndex, storeCopy } from './archive.js';
import { fetchByBrowser } from './browser-copy.js';
import { type Copy, checkCopy, isHtml, type Limits, reasonOf, SourceFailure } from './copy.js';
import { difference } from './difference.js';
import { fetchByHttp } from './http-copy.js';
import { textOf } from './text.js';
import { latestCopies, recordLook } from './watched.js';

/** The two jobs of the command: fetch sources into the archive, and watch them for changes. */

export interface FetchedSource {
  readonly id: string;
  readonly url: string;
  /** Plain http(s) by default. */
  readonly fetch?: 'http' | 'browser' | undefined;
}

export interface Desk {
  readonly archive: Archive;
  /** The results of watching, by source: see watched.ts. */
  readonly watchFile: string;
  readonly limits: Limits;
  /** Path of the browser for sources that need one. */
  readonly chromium: string;
  readonly print: (line: string) => void;
}

export type Tally = Readonly<Record<Outcome, number>>;

interface Finding {
  readonly outcome: Outcome;
  readonly detail: string;
  readonly difference?: readonly string[];
  /** Stored by watching. */
  readonly copy?: CopyRow;
}

const AT_A_TIME = 4;

/**
 * Fetches sources and stores their copies; prints one line each and a summary, and returns the count of each outcome. A
 * source that fails leaves the archive unchanged. Throws an Error if the index cannot be read.
 */
export async function fetchSources(sources: readonly FetchedSource[], desk: Desk): Promise<Tally> {
  const rows = readIndex(desk.archive.indexFile);
  const tally = await visit(sources, desk, rows, (source, copy, earlier) => {
    const row = keepCopy(desk.archive, source.id, copy);
    const outcome = !earlier ? 'new' : earlier.sha256 === row.sha256 ? 'unchanged' : 'changed';
    return { outcome, detail: describe(row) };
  });
  desk.print(summary('fetched', tally));
  return tally;
}

/**
 * Compares sources with their last copies; prints one line each, the difference of the text of those that changed, and
 * a summary, and returns the count of each outcome. HTML is unchanged if its text is. Each check is recorded in the
 * watch file; `keep` also stores copies of new or changed sources there, to compare with the next time. Only `fetch`
 * writes the committed index. Throws like `fetchSources`.
 */
export async function watchSources(
  sources: readonly FetchedSource[],
  desk: Desk,
  keep: boolean,
): Promise<Tally> {
  const rows = latestCopies(desk.archive.indexFile, desk.watchFile);
  const judge: Judge = (_source, copy, earlier) => {
    const finding = earlier ? compare(copy, earlier, desk.archive) : firstSeen(keep);
    if (!keep || finding.outcome === 'unchanged') return finding;
    const kept = storeCopy(desk.archive.dir, copy);
    return { ...finding, detail: `${finding.detail}; kept: ${describe(kept)}`, copy: kept };
  };
  const record = ({ id }: FetchedSource, { outcome, copy }: Finding) =>
    recordLook(desk.watchFile, id, { outcome, at: new Date().toISOString(), copy });
  const tally = await visit(sources, desk, rows, judge, record);
  desk.print(summary('watched', tally));
  return tally;
}

/** Bits of the exit code, as of diff: 1 = there are differences, 2 = trouble. */
const CHANGED = 1;
export const FAILED = 2;

/**
 * The exit code of the command: 0 if there is nothing to do, 1 if a watched source changed or was seen for the first
 * time, 2 if one failed, 3 for both.
 */
export function exitCode(verb: 'fetch' | 'watch', tally: Tally): number {
  const isChange = verb === 'watch' && tally.changed + tally.new > 0;
  return (isChange ? CHANGED : 0) + (tally.failed > 0 ? FAILED : 0);
}

function firstSeen(keep: boolean): Finding {
  if (!keep)
    throw new SourceFailure('has no archived copy to compare with: fetch it, or add --keep');
  return { outcome: 'new', detail: 'had no archived copy' };
}

function compare(copy: Copy, earlier: CopyRow, archive: Archive): Finding {
  if (sha256Of(copy.body) === earlier.sha256)
    return { outcome: 'unchanged', detail: `since ${earlier.fetched_at}` };
  const archived = readCopy(archive.dir, earlier.sha256);
  const since = `since ${earlier.fetched_at}, ${earlier.bytes} -> ${copy.body.length} bytes`;
  if (!archived)
    return { outcome: 'changed', detail: `${since}; the archived copy is not in ${archive.dir}` };
  const before = textOf(archived, earlier.content_type);
  const after = textOf(copy.body, copy.contentType);
  if (before === null || after === null) {
    return { outcome: 'changed', detail: `${since}; ${copy.contentType}: no text` };
  }
  if (before === after) return { outcome: 'unchanged', detail: `${since}; the text is the same` };
  return { outcome: 'changed', detail: since, difference: difference(before, after) };
}

type Judge = (source: FetchedSource, copy: Copy, earlier: CopyRow | undefined) => Finding;

/** Fetches all sources, a few at a time, and prints the result of `judge` or the error for each. */
async function visit(
  sources: readonly FetchedSource[],
  desk: Desk,
  rows: ReadonlyMap<string, CopyRow>,
  judge: Judge,
  record: (source: FetchedSource, finding: Finding) => void = () => {},
): Promise<Tally> {
  const tally = { new: 0, changed: 0, unchanged: 0, failed: 0 };
  const visitPage = async (page: readonly FetchedSource[]) => {
    // Publications of one page share a single fetch.
    const visited = await fetchCopy(page[0]!, desk).catch((error: unknown) => ({ error }));
    for (const source of page) {
      const finding = findingOf(source, visited, rows.get(source.id), judge);
      tally[finding.outcome]++;
      record(source, finding);
      report(source.id, finding, desk.print);
    }
  };
  await forEachAtOnce(byPage(sources), AT_A_TIME, visitPage);
  return tally;
}

function findingOf(
  source: FetchedSource,
  visited: Copy | { readonly error: unknown },
  earlier: CopyRow | undefined,
  judge: Judge,
): Finding {
  try {
    if ('error' in visited) throw visited.error;
    checkCopy(visited, source.url, earlier?.content_type);
    checkText(visited, source);
    return judge(source, visited, earlier);
  } catch (error) {
    const kept = earlier ? `; the copy of ${earlier.fetched_at} stays` : '';
    return { outcome: 'failed', detail: reasonOf(error) + kept };
  }
}

function fetchCopy({ url, fetch }: FetchedSource, { limits, chromium }: Desk): Promise<Copy> {
  return fetch === 'browser' ? fetchByBrowser(url, limits, chromium) : fetchByHttp(url, limits);
}

/** Throws a SourceFailure for HTML without text, as of pages that need scripts. */
function checkText({ body, contentType }: Copy, { fetch }: FetchedSource): void {
  if (!isHtml(contentType) || textOf(body, contentType) !== '') return;
  throw new SourceFailure(
    `the page has no text${fetch === 'browser' ? '' : ': does it need "fetch": "browser"?'}`,
  );
}

function byPage(sources: readonly FetchedSource[]): FetchedSource[][] {
  const pages = new Map<string, FetchedSource[]>();
  for (const source of sources) {
    const page = `${source.fetch === 'browser' ? 'browser' : 'http'} ${source.url}`;
    pages.set(page, [...(pages.get(page) ?? []), source]);
  }
  return [...pages.values()];
}

function report(
  id: string,
  { outcome, detail, difference = [] }: Finding,
  print: (line: string) => void,
): void {
  const word = outcome === 'failed' ? 'FAILED' : outcome;
  print(
    [`${word.padEnd(9)} ${id}: ${detail}`, ...difference.map((line) => `            ${line}`)].join(
      '\n',
    ),
  );
}

function describe({ content_type, bytes, sha256, final_url }: CopyRow): string {
  return `${content_type}, ${bytes} bytes, ${sha256.slice(0, 12)}, ${final_url}`;
}

function summary(verb: string, tally: Tally): string {
  const all = Object.values(tally).reduce((a, b) => a + b);
  const counts = Object.entries(tally).map(([outcome, count]) => `${count} ${outcome}`);
  return `${all} ${verb}: ${counts.join(', ')}`;
}
