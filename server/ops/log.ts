import { type Logger, pino } from 'pino';

/** The log of a process: a line of JSON each on the standard output. */

/** A log that nobody reads any more, or that has no room left, must not fill the memory: lines are dropped then. */
const MAX_UNREAD_BYTES = 1 << 20;
/** Lines of requests are written many at a time, this often. */
const BATCH_BYTES = 8_192;
const BATCH_MS = 100;
/** How often lines that were dropped are told. */
const DROPPED_MS = 60_000;

export interface LogOptions {
  readonly level: string;
  /** Whether there is a line for each request. */
  readonly isBusy: boolean;
  /** The number of the worker, where there are several. */
  readonly worker?: number | undefined;
}

/** The log of a command that has something else to say on its standard output. */
export function openErrorLog(level: string): Logger {
  return pino({ level, base: null }, pino.destination({ dest: 2, sync: true, maxLength: MAX_UNREAD_BYTES }));
}

/**
 * The log of a server. With a line for each request it is written asynchronously: a synchronous flush waits in the event
 * loop, without end, while the disk is full.
 */
export function openLog({ level, isBusy, worker }: LogOptions): Logger {
  const batches = isBusy ? { sync: false, minLength: BATCH_BYTES, periodicFlush: BATCH_MS } : { sync: true };
  const destination = pino.destination({ dest: 1, maxLength: MAX_UNREAD_BYTES, ...batches });
  const log = pino({ level, base: worker === undefined ? null : { worker } }, destination);
  let dropped = 0;
  let isFailing = false;
  destination.on('error', () => {
    isFailing = true;
  });
  destination.on('write', () => {
    isFailing = false;
  });
  // Before pino's own listener, which writes what is left again and again, without end, where it cannot be written.
  process.prependListener('exit', () => {
    if (isFailing) destination.destroy();
  });
  destination.on('drop', () => {
    dropped++;
  });
  const tell = () => {
    if (dropped === 0) return;
    const count = dropped;
    dropped = 0;
    log.warn({ count }, 'lines of the log were dropped: they could not be written');
  };
  setInterval(tell, DROPPED_MS).unref();
  return log;
}
