import { DEFAULT_KEYS_FILE } from '../config/environment.js';
import { keyFilePath } from './key-file-path.js';

/** Runs the command `keys` with these arguments for the server of the folder `folder`; sets the exit code. */
export async function keysMain(args: readonly string[], folder: string): Promise<void> {
  const file = keyFilePath(process.env.KALENDS_KEYS_FILE || DEFAULT_KEYS_FILE, folder);
  if (file.warning) console.error(file.warning);
  try {
    // Imported here: the server itself does not need it to start.
    const { runKeysCommand } = await import('./command.js');
    await runKeysCommand({
      args,
      path: file.path,
      print: (line) => console.log(line),
      inform: (line) => console.error(line),
    });
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
