import { DEFAULT_KEYS_FILE } from '../config/config.js';
import { keyPlace } from './key-place.js';

/** Runs the command `keys` with these arguments for the server of the folder `served`; sets the exit code. */
export async function keysMain(args: readonly string[], served: string): Promise<void> {
  const place = keyPlace(process.env.KALENDS_KEYS_FILE || DEFAULT_KEYS_FILE, served);
  if (place.warning) console.error(place.warning);
  try {
    // Imported here: the server itself does not need it to start.
    const { runKeysCommand } = await import('./command.js');
    await runKeysCommand({
      args,
      path: place.path,
      print: (line) => console.log(line),
      tell: (line) => console.error(line),
    });
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
