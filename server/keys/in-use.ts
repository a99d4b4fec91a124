import { existsSync } from 'node:fs';
import type { Logger } from 'pino';
import type { Config } from '../config/config.js';
import { watchChanges } from '../util/watch.js';
import { configuredKey, demoKey, keyFinder } from './find-key.js';
import { type FindKey, type Key, newKey } from './key.js';
import { readKeys } from './key-file.js';

/** The keys that are accepted now: those of the key file, read again when it changes, and that of the environment. */
export interface KeysInUse {
  readonly findKey: FindKey;
  /** A key made because there was none; it is stored nowhere yet. */
  readonly firstKey: string | null;
  /** Reads the key file again; with a mistake in it, the keys stay as they were. */
  readonly reload: () => void;
  /** Whether there was such a mistake when it was last read. */
  readonly isUnreadable: () => boolean;
}

/** Hears of the keys that are accepted, and whether they are those before because the key file cannot be read. */
export type OnKeys = (keys: KeysByHash, isUnreadable: boolean) => void;

/** The keys in use, followed from now on. Throws as `keysInUse`. */
export function openKeys(config: Config, log: Logger, onChange?: OnKeys): KeysInUse {
  let keys: KeysInUse | undefined;
  // Before they are read: no change may come between.
  watchChanges(config.keysFile, () => keys?.reload());
  keys = keysInUse(config, log, onChange);
  return keys;
}

export type KeysByHash = ReadonlyMap<string, Key>;

/**
 * Tells `onChange` of the keys that are accepted, now and whenever the file was read again. A file that is no key file ends
 * a start with an Error that names it, unless KALENDS_API_KEY opens: then that key alone is accepted until it is mended.
 */
export function keysInUse(config: Config, log: Logger, onChange?: OnKeys): KeysInUse {
  let isUnreadable = false;
  const unreadable = (error: unknown, instead: string) => {
    isUnreadable = true;
    log.error(`${instead}: ${error instanceof Error ? error.message : String(error)}`);
  };
  const own = firstKeys(config, (error) => unreadable(error, 'only KALENDS_API_KEY is accepted'));
  let hasFile = existsSync(config.keysFile);
  const firstKey = own.size === 0 ? newKey() : null;
  if (firstKey) own.set(...configuredKey(firstKey));
  let keys: KeysByHash = withDemo(own, config);
  let find = keyFinder(keys);
  onChange?.(keys, isUnreadable);
  return {
    findKey: (credential) => find(credential),
    firstKey,
    reload: () => {
      try {
        if ((hasFile || !config.apiKey) && !existsSync(config.keysFile))
          throw new Error(`${config.keysFile} is missing`);
        hasFile = existsSync(config.keysFile);
        keys = withDemo(keysOf(config), config);
        find = keyFinder(keys);
        isUnreadable = false;
        log.info({ keys: keys.size }, 'the keys were read again');
      } catch (error) {
        unreadable(error, 'the keys stay as they were');
      }
      onChange?.(keys, isUnreadable);
    },
    isUnreadable: () => isUnreadable,
  };
}

/** Everybody may have the demo key: whatever else the same text is a key for, it is the demo key. */
function withDemo(keys: KeysByHash, { demo }: Config): KeysByHash {
  return demo ? new Map([...keys, demoKey(demo.key, demo.rateLimit)]) : keys;
}

/** The keys at the start; a key file that cannot be read is told, where there is another key. */
function firstKeys(config: Config, onUnreadable: (error: unknown) => void): Map<string, Key> {
  try {
    return keysOf(config);
  } catch (error) {
    if (!config.apiKey) throw error;
    onUnreadable(error);
    return new Map([configuredKey(config.apiKey)]);
  }
}

function keysOf(config: Config): Map<string, Key> {
  const keys = readKeys(config.keysFile);
  if (config.apiKey) keys.set(...configuredKey(config.apiKey));
  return keys;
}
