import { accessSync, constants, existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Config, readConfig, settingMistakes, unknownSettings } from '../config/config.js';
import type { Installation } from '../config/installation.js';
import { readStoredKeys } from '../keys/key-file.js';
import { keyFilePath } from '../keys/key-file-path.js';
import { loadBuild } from '../store/load.js';

/**
 * node dist/server.mjs --check-config: checks the settings, keys and build like a start, and ends without listening, writing or
 * connecting anywhere.
 */
interface CheckOptions {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly installation: Pick<Installation, 'own' | 'name'>;
  /** The folder at which relative paths start: dist/, or the folder of a build that was copied on its own. */
  readonly folder: string;
  readonly print: (line: string) => void;
  readonly complain: (line: string) => void;
}

/** Prints a line for each valid part and an error line for each problem. Returns the exit code: 0, or 1 for problems. */
export async function checkConfig(options: CheckOptions): Promise<0 | 1> {
  const { environment, folder, print, complain } = options;
  let isRight = true;
  const wrong = (line: string) => {
    isRight = false;
    complain(line);
  };
  for (const { name, nearest } of unknownSettings(environment))
    complain(`warning: ${name} is no setting; the nearest one is ${nearest}`);

  const config = settingsOf(environment, wrong);
  if (config) print('settings: can be used');
  if (config) checkKeys(config, folder, options, wrong);
  await checkBuild(config, options, wrong);
  print(`time zones: ${process.versions.tz}, those of Node ${process.versions.node}`);
  return isRight ? 0 : 1;
}

type Wrong = (line: string) => void;

/** Null if there are errors, each already reported. */
function settingsOf(environment: CheckOptions['environment'], wrong: Wrong): Config | null {
  const mistakes = settingMistakes(environment);
  for (const mistake of mistakes) wrong(`settings: ${mistake}`);
  return mistakes.length > 0 ? null : readConfig(environment);
}

function checkKeys(
  config: Config,
  folder: string,
  { print, complain }: CheckOptions,
  wrong: Wrong,
): void {
  const { path, warning } = keyFilePath(config.keysFile, folder);
  if (warning) complain(`warning: ${warning}`);
  try {
    const count = readStoredKeys(path).length;
    if (count > 0 || config.apiKey !== null) {
      print(
        `keys: ${count} in ${path}${config.apiKey === null ? '' : ', and that of KALENDS_API_KEY'}`,
      );
    } else if (!config.firstKey) print(`keys: none yet; "keys add NAME" makes one, in ${path}`);
    else {
      checkWritable(path);
      print(`keys: none yet; the start makes a first one and stores its hash in ${path}`);
    }
  } catch (error) {
    wrong(`keys: ${messageOf(error)}`);
  }
}

/** Checks that a first key can be stored. Throws an Error that names the folder. */
function checkWritable(path: string): void {
  let folder = dirname(path);
  while (!existsSync(folder)) folder = dirname(folder);
  try {
    // Only a folder contains ".".
    accessSync(`${folder}/.`, constants.W_OK);
  } catch (error) {
    throw new Error(`there is no key yet, and none can be stored in ${path}: ${messageOf(error)}`);
  }
}

async function checkBuild(
  config: Config | null,
  { environment, installation, print }: CheckOptions,
  wrong: Wrong,
): Promise<void> {
  try {
    const { data, history } = await loadBuild(installation.own);
    history.close();
    print(
      `build: ${installation.name} answers from release ${data.release.id}, ${data.ids.length} calendars`,
    );
    const known = new Set(data.ids.flat());
    const unknown = config?.metricsCalendars.filter((id) => !known.has(id)) ?? [];
    if (unknown.length > 0 && environment.KALENDS_METRICS_CALENDARS)
      wrong(`settings: KALENDS_METRICS_CALENDARS: the build has no calendar ${unknown.join(', ')}`);
  } catch (error) {
    wrong(`build: ${messageOf(error)}`);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
