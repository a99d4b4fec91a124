import { type Logger, pino } from 'pino';

/** The log of a process: JSON lines on the standard output. */

/** If nobody reads the log, or the disk is full, lines are dropped, so that they do not fill the memory. */
const MAX_UNREAD_BYTES = 1 << 20;
/** Interval at which lines of requests are written in batches. */
const BATCH_BYTES = 8_192;
const BATCH_MS = 100;
/** Interval of reports about dropped lines. */
const DROPPED_MS = 60_000;

interface LogOptions {
  readonly level: string;
  /** Whether the access log is on. */
  readonly isBusy: boolean;
  /** The number of the worker, if there are several. */
  readonly worker?: number | undefined;
}

/** The log of a command that needs its standard output for other data. */
export function openErrorLog(level: string): Logger {
  return pino(
    { level, base: null },
    pino.destination({ dest: 2, sync: true, maxLength: MAX_UNREAD_BYTES }),
  );
}

interface ServerLog {
  readonly log: Logger;
  /** Number of lines dropped since the start because they could not be written. */
  readonly droppedLines: () => number;
}

/**
 * The log of a server. With the access log it is written asynchronously, because a synchronous flush blocks the event loop forever
 * while the disk is full.
 */
export function openLog({ level, isBusy, worker }: LogOptions): ServerLog {
  const batches = isBusy
    ? { sync: false, minLength: BATCH_BYTES, periodicFlush: BATCH_MS }
    : { sync: true };
  const destination = pino.destination({ dest: 1, maxLength: MAX_UNREAD_BYTES, ...batches });
  const log = pino({ level, base: worker === undefined ? null : { worker } }, destination);
  let dropped = 0;
  let reported = 0;
  let isFailing = false;
  destination.on('error', () => {
    isFailing = true;
  });
  destination.on('write', () => {
    isFailing = false;
  });
  // Runs before pino's own listener, which would retry forever to write the rest.
  process.prependListener('exit', () => {
    if (isFailing) destination.destroy();
  });
  destination.on('drop', () => {
    dropped++;
  });
  const report = () => {
    if (dropped === reported) return;
    const count = dropped - reported;
    reported = dropped;
    log.warn({ count }, 'lines of the log were dropped: they could not be written');
  };
  setInterval(report, DROPPED_MS).unref();
  return { log, droppedLines: () => dropped };
}
