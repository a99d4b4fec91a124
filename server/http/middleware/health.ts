import type { Middleware } from '../context.js';

/** Whether the process answers at all. */
export const health: Middleware = ({ context }) =>
  context.responder.sendJson(context, { status: 'ok' });

/** Whether it may get requests; `readiness`: `ok`, or the reason why not. */
export function ready(readiness: () => string): Middleware {
  return ({ context }) => {
    const status = readiness();
    const value = { status, release: context.release };
    context.responder.sendJson(context, value, status === 'ok' ? 200 : 503);
  };
}
