import { existsSync } from 'node:fs';
import type { Logger } from 'pino';
import type { Config } from '../config/config.js';
import { watchChanges } from '../util/watch.js';
import { configuredKey, demoKey, keyFinder } from './find-key.js';
import { type FindKey, type Key, newKey } from './key.js';
import { readKeys } from './key-file.js';

/** The valid keys: those of the key file, reloaded when it changes, and that of the environment. */
export interface KeysInUse {
  readonly findKey: FindKey;
  /** A new key, made because there was none and `Config.firstKey` allows it; it is not stored yet. */
  readonly firstKey: string | null;
  /** Reloads the key file; if it is invalid, the previous keys stay. */
  readonly reload: () => void;
  /** Whether the last reload failed. */
  readonly isInvalid: () => boolean;
}

/** Receives the valid keys, and whether they are the previous ones because the key file cannot be read. */
type OnKeys = (keys: KeysByHash, isInvalid: boolean) => void;

/** The valid keys, kept current. Throws like `keysInUse`. */
export function openKeys(config: Config, log: Logger, onChange?: OnKeys): KeysInUse {
  let keys: KeysInUse | undefined;
  // Watch before the first read, so that no change is missed.
  watchChanges(config.keysFile, () => keys?.reload());
  keys = keysInUse(config, log, onChange);
  return keys;
}

export type KeysByHash = ReadonlyMap<string, Key>;

/**
 * Calls `onChange` with the valid keys, now and after every reload. At the start an invalid key file throws an Error that names it,
 * unless KALENDS_API_KEY is set: then only that key is valid until the file is repaired.
 */
export function keysInUse(config: Config, log: Logger, onChange?: OnKeys): KeysInUse {
  let isInvalid = false;
  const reportInvalid = (error: unknown, instead: string) => {
    isInvalid = true;
    log.error(`${instead}: ${error instanceof Error ? error.message : String(error)}`);
  };
  const own = firstKeys(config, (error) =>
    reportInvalid(error, 'only KALENDS_API_KEY is accepted'),
  );
  let hasFile = existsSync(config.keysFile);
  const firstKey = own.size === 0 && config.firstKey ? newKey() : null;
  if (own.size === 0 && !firstKey) {
    log.warn(
      'there is no key yet: "node dist/server.mjs keys add NAME" makes one, which opens within a second',
    );
  }
  if (firstKey) own.set(...configuredKey(firstKey));
  let keys: KeysByHash = withDemo(own, config);
  let find = keyFinder(keys);
  onChange?.(keys, isInvalid);
  return {
    findKey: (credential, feed) => find(credential, feed),
    firstKey,
    reload: () => {
      try {
        if ((hasFile || firstKey !== null) && !existsSync(config.keysFile))
          throw new Error(`${config.keysFile} is missing`);
        hasFile = existsSync(config.keysFile);
        keys = withDemo(keysOf(config), config);
        find = keyFinder(keys);
        isInvalid = false;
        log.info({ keys: keys.size }, 'keys reloaded');
      } catch (error) {
        reportInvalid(error, 'the previous keys stay in use');
      }
      onChange?.(keys, isInvalid);
    },
    isInvalid: () => isInvalid,
  };
}

/** The demo key is public, so the same text must not count as any other key. */
function withDemo(keys: KeysByHash, { demo, shown }: Config): KeysByHash {
  return demo ? new Map([...keys, demoKey(demo.key, demo.rateLimit, shown)]) : keys;
}

/** The keys at the start; an invalid key file is only logged if there is another key. */
function firstKeys(config: Config, onInvalid: (error: unknown) => void): Map<string, Key> {
  try {
    return keysOf(config);
  } catch (error) {
    if (!config.apiKey) throw error;
    onInvalid(error);
    return new Map([configuredKey(config.apiKey)]);
  }
}

function keysOf(config: Config): Map<string, Key> {
  const keys = readKeys(config.keysFile);
  if (config.apiKey) keys.set(...configuredKey(config.apiKey));
  return keys;
}
