import type { Server } from 'node:http';
import type { Logger } from 'pino';
import { type Config, shownSettings, unknownSettings } from '../config/config.js';

/** The first log lines of a start. */

/** Every setting with secrets hidden, and unknown variables. */
export function logSettings(log: Logger, { keysFile }: Config, keysWarning: string | null): void {
  log.info(
    { settings: { ...shownSettings(process.env), KALENDS_KEYS_FILE: keysFile } },
    'settings',
  );
  for (const { name, nearest } of unknownSettings(process.env)) {
    log.warn(`${name} is no setting; the nearest one is ${nearest}`);
  }
  if (keysWarning) log.warn(keysWarning);
}

export function listen(server: Server, { port, host }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
}

export function originOf(server: Server, config: Config): string {
  const address = server.address();
  return addressOf(typeof address === 'object' && address ? address.port : config.port, config);
}

export function addressOf(port: number, { host }: Config): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** The key is shown only here: only its hash is stored. */
export function announce(key: string, origin: string, { keysFile }: Config): void {
  console.log(`
A first API key was made (its hash is in ${keysFile}; the key is shown this once):

  ${key}

Try it:

  curl -H 'Authorization: Bearer ${key}' '${origin}/v1/days/today?calendars=XNYS,EUR'
`);
}
