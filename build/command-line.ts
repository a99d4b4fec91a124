import { type ParseArgsConfig, parseArgs } from 'node:util';

/**
 * The command lines of the programs that package.json names: `--help` prints the usage, and what a person gets wrong is
 * told in a sentence with the usage, without a stack trace.
 */

type Options = NonNullable<ParseArgsConfig['options']>;
type Parsed<T extends Options> = ReturnType<
  typeof parseArgs<{ options: T; allowPositionals: true; args: string[] }>
>;

/** Something that a person gave and that cannot be used. */
export class Mistake extends Error {}

/**
 * The options and names on the command line of this process. `--help` prints `usage` and ends it with 0, an unknown
 * option or a name where none is taken (`names: false`) prints both and ends it with 2.
 */
export function commandLine<const T extends Options>(
  usage: string,
  options: T,
  names = false,
): Parsed<T> {
  const args = process.argv.slice(2);
  if (args.includes('--help') || args.includes('-h')) {
    console.log(usage);
    process.exit(0);
  }
  tellMistakes();
  try {
    return parseArgs({ args, options, allowPositionals: names }) as unknown as Parsed<T>;
  } catch (error) {
    return wrong(usage, messageOf(error));
  }
}

/** Ends the process with what is wrong and the usage. */
export function wrong(usage: string, problem: string): never {
  console.error(`${problem}\n\n${usage}`);
  process.exit(2);
}

/** A Mistake that nobody catches is told by its message alone; any other error keeps its stack trace. */
function tellMistakes(): void {
  process.on('uncaughtException', (error) => {
    console.error(error instanceof Mistake ? error.message : error);
    process.exit(1);
  });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
