import { parseArgs } from 'node:util';
import { withLock } from '../dist/lock.js';
import { type AddValues, prepareRow, putRow } from './add.js';
import { buildOverlay, checkOverlay, withOverlayLock } from './apply-overlay.js';
import { appliedText } from './describe.js';
import { exportRows } from './export.js';
import { listOwn } from './list.js';
import { baseOfCurrent, switchTo } from './switch.js';

/** The commands of an overlay: node dist/server.mjs own. */

export const OWN_USAGE = `usage, behind "node dist/server.mjs own"; KALENDS_OWN names the folder of the overlay:
  check     reads the overlay and shows its effect; nothing is built
  build     makes a build with it; running servers switch to it
  list      its rows and calendars, and the releases made of it
  add CALENDAR DATE --name NAME --source ADDRESS
            adds a row to corrections.csv, shows its effect, and builds after confirmation
              --kind holiday|early_close|weekend_workday|open   default holiday
              --close-time HH:MM   of an early close
              --end DATE           the last day, of several
              --why TEXT           the reason; default: upstream does not have it yet
              --except "ID ID"     calendars that inherit the days of the calendar, but not this one
              --yes                without confirmation
  export    prints each row in the form of its calendar's definition, to be sent upstream
For all commands: --own DIR instead of KALENDS_OWN; --dist DIR, the folder of builds, instead of that of this program`;

export interface OwnCommand {
  /** The arguments after "own". */
  readonly args: readonly string[];
  /** The folder of the overlay; null if not configured. */
  readonly own: string | null;
  /** Returns the folder of builds, after preparing it if `--dist` names another. */
  readonly dist: (other: string | undefined) => Promise<string> | string;
  readonly print: (line: string) => void;
  readonly confirm: (question: string) => Promise<boolean>;
  readonly nowMs: number;
}

const OPTIONS = {
  own: { type: 'string' },
  dist: { type: 'string' },
  name: { type: 'string' },
  source: { type: 'string' },
  kind: { type: 'string' },
  'close-time': { type: 'string' },
  end: { type: 'string' },
  why: { type: 'string' },
  except: { type: 'string' },
  yes: { type: 'boolean' },
} as const;
const SHARED = ['own', 'dist'];
const VERBS: Readonly<
  Record<string, { readonly names: number; readonly run: (task: Task) => Promise<void> }>
> = {
  check: { names: 0, run: check },
  build: { names: 0, run: build },
  list: { names: 0, run: list },
  add: { names: 2, run: add },
  export: { names: 0, run: exportAll },
};

interface Task extends Pick<OwnCommand, 'print' | 'confirm' | 'nowMs'> {
  readonly dist: string;
  readonly own: string;
  readonly names: readonly string[];
  readonly values: AddValues & { readonly yes?: boolean | undefined };
}

/** Runs the command. Rejects with an Error, with a line per mistake or with the usage; nothing has changed then. */
export async function runOwnCommand(command: OwnCommand): Promise<void> {
  const [verb = '', ...rest] = command.args;
  const chosen = Object.hasOwn(VERBS, verb) ? VERBS[verb] : undefined;
  if (!chosen)
    throw new Error(verb === '' ? OWN_USAGE : `own: unknown command ${verb}\n${OWN_USAGE}`);
  const { positionals, values } = parse(rest);
  const other = Object.keys(values).find((option) => verb !== 'add' && !SHARED.includes(option));
  if (other) throw new Error(`own ${verb}: has no option --${other}\n${OWN_USAGE}`);
  if (positionals.length !== chosen.names) {
    throw new Error(
      `own ${verb}: ${positionals.length} names were read; expected ${chosen.names}\n${OWN_USAGE}`,
    );
  }
  const own = values.own ?? command.own;
  if (own === null)
    throw new Error('KALENDS_OWN is not set: expected the folder of the overlay, or --own DIR');
  const { print, confirm, nowMs } = command;
  const dist = await command.dist(values.dist);
  await chosen.run({ dist, own, names: positionals, values, print, confirm, nowMs });
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true, strict: true });
  } catch (error) {
    throw new Error(`own: ${(error as Error).message}\n${OWN_USAGE}`);
  }
}

async function check({ dist, own, print }: Task): Promise<void> {
  const applied = checkOverlay(dist, baseOfCurrent(dist), own);
  for (const line of appliedText(applied, applied.overlay)) print(line);
  print('no mistakes found');
}

function build({ dist, own, print }: Task): Promise<void> {
  return withLock(dist, async () => {
    const startedMs = performance.now();
    const built = await buildOverlay(dist, baseOfCurrent(dist), own);
    switchTo(dist, built.name);
    for (const outcome of built.outcomes) {
      if (outcome.state === 'idle')
        print(`${outcome.correction.place}: is idle, upstream says so too. Delete the row.`);
    }
    if (built.missing.length > 0)
      print(`left out, since their base releases are missing: ${built.missing.join(', ')}`);
    const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
    const how = built.isKnown ? 'already built' : 'new';
    print(
      `current: ${built.name}, release ${built.step.id} (${how}) on ${built.step.base}, in ${seconds} s`,
    );
    print('Servers that run switch to it within seconds.');
  });
}

async function list({ dist, own, print }: Task): Promise<void> {
  for (const line of listOwn(dist, baseOfCurrent(dist), own)) print(line);
}

async function add(task: Task): Promise<void> {
  const { dist, own, names, values, print, confirm, nowMs } = task;
  const prepare = () =>
    prepareRow({
      dist,
      base: baseOfCurrent(dist),
      own,
      calendar: names[0]!,
      date: names[1]!,
      values,
      nowMs,
    });
  const offered = prepare();
  for (const line of offered.effect) print(line);
  if (!values.yes && !(await confirm('Add this row, and build?'))) {
    print('nothing was changed');
    return;
  }
  // Read again: others may have added rows while this command waited for an answer.
  await withOverlayLock(own, () => {
    const row = prepare();
    putRow(own, row);
    if (row.effect.join() !== offered.effect.join()) for (const line of row.effect) print(line);
  });
  await build(task);
}

async function exportAll({ dist, own, print }: Task): Promise<void> {
  for (const line of exportRows(dist, baseOfCurrent(dist), own)) print(line);
}
