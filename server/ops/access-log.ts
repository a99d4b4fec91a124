import type { Logger } from 'pino';
import type { Observer } from '../http/observe.js';

/** The access log: a line for each request. */
export function accessLog(log: Logger): Observer {
  return ({ key, method, route, status, microseconds, bytes, release, isWhole }) => {
    const line = { key, method, route, status, us: microseconds, bytes, release };
    log.info(isWhole ? line : { ...line, cut: true }, 'request');
  };
}
