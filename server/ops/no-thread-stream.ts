/**
 * Replaces thread-stream (19 KB) in the bundle: pino needs it only for transports in worker threads, and logs here go to the standard
 * output.
 */
export default class ThreadStream {
  constructor() {
    throw new Error('no transport of pino is used here');
  }
}
