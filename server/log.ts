import { type Logger, pino } from 'pino';

/** The log of a process: a line of JSON each on the standard output. */

/** A log that nobody reads any more must not fill the memory. */
const UNREAD_BYTES = 1 << 20;
/** Lines of requests are written many at a time, this often. */
const GATHERED_BYTES = 8_192;
const GATHERED_MS = 100;

export interface LogOptions {
  readonly level: string;
  /** Whether there is a line for each request. */
  readonly isBusy: boolean;
  /** The number of the worker, where there are several. */
  readonly worker?: number | undefined;
}

/** The log of a command that has something else to say on its standard output. */
export function openErrorLog(level: string): Logger {
  return pino({ level, base: null }, pino.destination({ dest: 2, sync: true, maxLength: UNREAD_BYTES }));
}

export function openLog({ level, isBusy, worker }: LogOptions): Logger {
  const gathered = isBusy ? { minLength: GATHERED_BYTES } : {};
  const destination = pino.destination({ dest: 1, sync: true, maxLength: UNREAD_BYTES, ...gathered });
  destination.on('error', () => {});
  if (isBusy) {
    const flush = () => {
      try {
        destination.flushSync();
      } catch {
        // Nobody reads it.
      }
    };
    setInterval(flush, GATHERED_MS).unref();
    process.on('exit', flush);
  }
  return pino({ level, base: worker === undefined ? null : { worker } }, destination);
}
