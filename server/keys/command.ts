import { parseArgs } from 'node:util';
import * as z from 'zod';
import { changeKeys, today } from './change-keys.js';
import { ENVIRONMENT_ID } from './find-key.js';
import { hashKey, newKey, SCOPES } from './key.js';
import { CalendarsText, RateLimitText, readStoredKeys, type StoredKey } from './key-file.js';

/** The command that administers the key file: npm run keys, or node dist/server.mjs keys. */

export const KEYS_USAGE = `usage, behind "npm run keys --" or "node dist/server.mjs keys":
  add NAME [--limit 600/60|off] [--expires 2027-01-01] [--scope all|api|feeds]   makes a key and shows it once
      [--calendars "* -OWN:*"]     the calendars that it allows: ids, * as a wildcard at the end, - to exclude
  list                                                                           the keys, their limits, expiry and calendars
  revoke NAME                                                                    disables it
  rotate NAME [--grace 24h]                                                      a new key; the old one stays valid for that time`;

const OPTIONS = {
  limit: { type: 'string' },
  expires: { type: 'string' },
  scope: { type: 'string' },
  calendars: { type: 'string' },
  grace: { type: 'string' },
} as const;
/** Each command with its options; all but `list` are followed by a name. */
const COMMANDS = {
  add: { options: ['limit', 'expires', 'scope', 'calendars'], run: add },
  list: { options: [], run: list },
  revoke: { options: [], run: revoke },
  rotate: { options: ['grace'], run: rotate },
} satisfies Readonly<Record<string, Command>>;

interface Command {
  readonly options: readonly (keyof typeof OPTIONS)[];
  readonly run: (task: Task) => Promise<void>;
}

/** The form of a name, which appears in logs and tables. */
const NAME = /^[\w.@+-]{1,64}$/;
const GRACE = /^(\d{1,4})(m|h|d)$/;
const UNIT_MS = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const;
const DEFAULT_GRACE = '24h';

interface KeysCommand {
  /** The arguments after "keys". */
  readonly args: readonly string[];
  /** The key file. */
  readonly path: string;
  /** Prints a line of the result. */
  readonly print: (line: string) => void;
  /** Prints a line for the operator, apart from the result. */
  readonly inform: (line: string) => void;
  readonly nowMs?: number;
}

interface Task extends Required<Omit<KeysCommand, 'args'>> {
  readonly name: string;
  readonly values: Values;
}

/** Runs the command. Throws an Error, of one line or with the usage, if it fails. */
export async function runKeysCommand({
  args,
  nowMs = Date.now(),
  ...options
}: KeysCommand): Promise<void> {
  if (args.includes('--help')) {
    options.print(KEYS_USAGE);
    return;
  }
  const { command, name, values } = readCommand(args);
  await command.run({ ...options, name, values, nowMs });
}

async function list({ path, print, nowMs }: Task): Promise<void> {
  for (const line of tableOf(readStoredKeys(path), nowMs)) print(line);
}

async function revoke({ path, name, inform }: Task): Promise<void> {
  await changeKeys(path, (keys) => replaced(keys, name, path, revoked));
  inform(`${name} is revoked`);
}

async function add({ path, name, values, nowMs, print, inform }: Task): Promise<void> {
  const key = newKey();
  const added = storedKey(name, key, values, nowMs);
  await changeKeys(path, (keys) => {
    if (keys.some(({ id }) => id === name))
      throw new Error(`${path} has a key ${name} already: rotate it, or take another name`);
    return [...keys, added];
  });
  inform(`the key of ${name}, shown this once (its hash is in ${path}):`);
  print(key);
}

async function rotate({ path, name, values, nowMs, print, inform }: Task): Promise<void> {
  const key = newKey();
  const graceMs = readGrace(values.grace ?? DEFAULT_GRACE);
  await changeKeys(path, (keys) =>
    replaced(keys, name, path, (old) => rotated(old, key, graceMs, nowMs)),
  );
  const until =
    graceMs === 0 ? 'is accepted no more' : `is accepted until ${instantText(nowMs + graceMs)}`;
  inform(`the new key of ${name}, shown this once; the old one ${until}:`);
  print(key);
}

type Values = Partial<Record<keyof typeof OPTIONS, string>>;

function readCommand(args: readonly string[]): { command: Command; name: string; values: Values } {
  const [word = '', ...rest] = args;
  if (word === '') throw new Error(KEYS_USAGE);
  if (!isCommand(word)) throw new Error(`keys: there is no command ${word}\n${KEYS_USAGE}`);
  const command: Command = COMMANDS[word];
  const { positionals, values } = parse(rest);
  const wanted = word === 'list' ? 0 : 1;
  if (positionals.length !== wanted) {
    throw new Error(
      `keys ${word}: ${positionals.length} names were read; expected ${wanted}\n${KEYS_USAGE}`,
    );
  }
  const other = (Object.keys(values) as (keyof Values)[]).find(
    (option) => !command.options.includes(option),
  );
  if (other) throw new Error(`keys ${word}: has no option --${other}\n${KEYS_USAGE}`);
  return { command, name: positionals[0] ?? '', values };
}

function isCommand(word: string): word is keyof typeof COMMANDS {
  return Object.hasOwn(COMMANDS, word);
}

function parse(args: string[]): { positionals: string[]; values: Values } {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true, strict: true });
  } catch (error) {
    throw new Error(`keys: ${(error as Error).message}\n${KEYS_USAGE}`);
  }
}

/** The stored form of a new key. Throws an Error that names an invalid option. */
function storedKey(name: string, key: string, values: Values, nowMs: number): StoredKey {
  if (!NAME.test(name) || name === ENVIRONMENT_ID) {
    throw new Error(
      `NAME: ${JSON.stringify(name)} was read; expected up to 64 letters, digits and . _ @ + -, and not "${ENVIRONMENT_ID}"`,
    );
  }
  const { limit, expires, scope, calendars } = values;
  const read = <T>(option: string, schema: z.ZodType<T>, value: string, expected: string): T => {
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    throw new Error(`--${option}: ${JSON.stringify(value)} was read; expected ${expected}`);
  };
  const future = z.iso.date().refine((date) => Date.parse(date) > nowMs);
  return {
    id: name,
    sha256: hashKey(key),
    created: today(),
    ...(expires !== undefined && {
      expires: read(
        'expires',
        future,
        expires,
        'a future date, YYYY-MM-DD: the first day on which the key is no longer valid',
      ),
    }),
    ...(limit !== undefined && {
      rate_limit: read(
        'limit',
        RateLimitText,
        limit,
        'REQUESTS/SECONDS, for example 600/60, or off',
      ),
    }),
    ...(scope !== undefined && { scope: read('scope', z.enum(SCOPES), scope, SCOPES.join(', ')) }),
    ...(calendars !== undefined && {
      calendars: read(
        'calendars',
        CalendarsText,
        calendars,
        'ids with spaces between them, such as "* -OWN:*"',
      ),
    }),
  };
}

function readGrace(text: string): number {
  const [, count, unit] = GRACE.exec(text) ?? (text === '0' ? ['', '0', 'h'] : []);
  if (count === undefined) {
    throw new Error(
      `--grace: ${JSON.stringify(text)} was read; expected a time such as 30m, 24h or 7d, or 0`,
    );
  }
  return Number(count) * UNIT_MS[unit as keyof typeof UNIT_MS];
}

function replaced(
  keys: readonly StoredKey[],
  name: string,
  path: string,
  change: (key: StoredKey) => StoredKey,
): StoredKey[] {
  if (!keys.some(({ id }) => id === name)) {
    const known = keys.map(({ id }) => id).join(', ');
    throw new Error(`${path} has no key ${name}${known && `; it has ${known}`}`);
  }
  return keys.map((key) => (key.id === name ? change(key) : key));
}

/** Revokes a key and the one it replaced. */
function revoked({ previous: _previous, ...key }: StoredKey): StoredKey {
  return { ...key, revoked: true };
}

function rotated(old: StoredKey, key: string, graceMs: number, nowMs: number): StoredKey {
  if (old.revoked) throw new Error(`the key ${old.id} is revoked: add one of another name`);
  if (old.expires !== undefined && Date.parse(old.expires) <= nowMs) {
    throw new Error(`the key ${old.id} expired on ${old.expires}: add one of another name`);
  }
  const alive = (old.previous ?? []).filter(({ until }) => Date.parse(until) > nowMs);
  const previous =
    graceMs > 0 ? [...alive, { sha256: old.sha256, until: instantText(nowMs + graceMs) }] : [];
  const { previous: _previous, ...rest } = old;
  return { ...rest, sha256: hashKey(key), ...(previous.length > 0 && { previous }) };
}

function instantText(ms: number): string {
  return new Date(ms).toISOString().replace(/\.\d+Z$/, 'Z');
}

/** The keys as lines of a table. */
function tableOf(keys: readonly StoredKey[], nowMs: number): string[] {
  if (keys.length === 0) return ['no keys'];
  const rows = keys.map((key) => [
    key.id,
    key.scope ?? 'all',
    key.rate_limit ?? 'default',
    key.created ?? '-',
    key.expires ?? '-',
    key.calendars ?? 'all',
    stateOf(key, nowMs),
  ]);
  const table = [['name', 'scope', 'limit', 'created', 'expires', 'calendars', 'state'], ...rows];
  const widths = table[0]!.map((_, at) => Math.max(...table.map((row) => row[at]!.length)));
  return table.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at]!))
      .join('  ')
      .trimEnd(),
  );
}

function stateOf({ revoked: isRevoked, expires, previous = [] }: StoredKey, nowMs: number): string {
  if (isRevoked) return 'revoked';
  if (expires !== undefined && Date.parse(expires) <= nowMs) return 'expired';
  const ends = previous.map(({ until }) => until).filter((until) => Date.parse(until) > nowMs);
  return ends.length > 0 ? `active; the one before until ${ends.sort().at(-1)}` : 'active';
}
