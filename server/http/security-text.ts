import type { Middleware } from './context.js';
import { sendBody } from './responses.js';
import type { Route } from './route.js';

/** The validity of the file; servers are restarted more often than this. */
const DAYS_VALID = 365;

/** Serves the contact for vulnerability reports; `startedMs`: the instant of the start. */
export function securityRoute(contact: string, startedMs: number): Route {
  const body = Buffer.from(securityText(contact, startedMs));
  const own = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'max-age=86400' };
  const path = '/.well-known/security.txt';
  const handle: Middleware = ({ context }) =>
    sendBody(context, { headers: context.responder.common, own, body });
  return { path, name: path, scopes: null, handlers: [handle] };
}

/** The text of /.well-known/security.txt (RFC 9116), made at `nowMs`, the instant of the start. */
function securityText(contact: string, nowMs: number): string {
  const expires = new Date(nowMs + DAYS_VALID * 86_400_000).toISOString().replace(/\.\d+Z$/, 'Z');
  return `Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: en\n`;
}
