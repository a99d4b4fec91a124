import { parseArgs } from 'node:util';
import { nearestIds } from '../../server/text/nearest.js';
import type { Limits } from './copy.js';

export interface Options {
  readonly verb: 'fetch' | 'watch';
  readonly ids: readonly string[];
  readonly keep: boolean;
  /** Watch only what was not read for this number of days; null: all. */
  readonly dueDays: number | null;
  readonly limits: Limits;
}

const DUE_DAYS = 7;
export const USAGE = `npm run sources -- fetch [id...]    fetches publications (all, if none is named) into the archive
npm run sources -- new [id]         writes a template of a publication, build/official/ID.json (without an id: prints it)
npm run sources -- pin ID FILE      records the SHA-256 of a file read at an address that names a commit
npm run sources -- watch [--keep]   reports which watched publications changed; --keep: compare with this the next time
  --due [DAYS]        only those not read for this number of days (default 7): for a timer
exit code: 0 nothing new, 1 something changed, 2 something failed, 3 both

  --timeout SECONDS   for each of them, 30 by default
  --limit MEGABYTES   for each of them, 20 by default`;

/** Invalid arguments of the command. */
export class UsageError extends Error {}

/** Parses the arguments of the command. Throws a UsageError. */
export function readOptions(argv: readonly string[]): Options {
  const { values, positionals } = parse(withDays(argv));
  const [verb, ...ids] = positionals;
  if (verb !== 'fetch' && verb !== 'watch')
    throw new UsageError(`expected new, pin, fetch or watch${verb ? `, not ${verb}` : ''}`);
  if (verb === 'watch' && ids.length > 0)
    throw new UsageError('watch takes no ids: it checks all publications with "watch"');
  if (verb === 'fetch' && values.keep)
    throw new UsageError('--keep goes with watch: fetch keeps every copy');
  if (verb === 'fetch' && values.due !== undefined) throw new UsageError('--due goes with watch');
  return {
    verb,
    ids,
    keep: values.keep,
    dueDays: values.due === undefined ? null : positive('--due', values.due, 3_650),
    limits: {
      timeoutMs: positive('--timeout', values.timeout, 3_600) * 1000,
      maxBytes: positive('--limit', values.limit, 500) * 1_000_000,
    },
  };
}

/** The sources with these ids, or all of them. Throws a UsageError that suggests the nearest ids for unknown ones. */
export function chooseSources<T extends { readonly id: string }>(
  sources: readonly T[],
  ids: readonly string[],
): T[] {
  const known = sources.map(({ id }) => id);
  const unknown = ids.filter((id) => !known.includes(id));
  if (unknown.length > 0) {
    const lines = unknown.map(
      (id) => `no publication ${id}; the nearest ids are ${nearestIds(id, known).join(', ')}`,
    );
    throw new UsageError(lines.join('\n'));
  }
  return sources.filter(({ id }) => ids.length === 0 || ids.includes(id));
}

/** `--due` without a value means the default number of days. */
function withDays(argv: readonly string[]): string[] {
  return argv.flatMap((argument, index) => {
    const next = argv[index + 1];
    return argument === '--due' && (next === undefined || !/^[\d.]+$/.test(next))
      ? [`--due=${DUE_DAYS}`]
      : [argument];
  });
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        keep: { type: 'boolean', default: false },
        due: { type: 'string' },
        timeout: { type: 'string', default: '30' },
        limit: { type: 'string', default: '20' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function positive(name: string, text: string, max: number): number {
  const value = Number(text);
  if (!(value > 0 && value <= max))
    throw new UsageError(`${name}: not a number above 0, up to ${max}: ${text}`);
  return value;
}
