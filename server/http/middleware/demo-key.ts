import type { Middleware } from '../context.js';

/** Tells the explorer the demo key; null: there is none. */
export function demoKey(key: string | null): Middleware {
  return ({ context }) => context.responder.sendJson(context, { key });
}
