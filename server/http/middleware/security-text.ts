import type { Middleware } from '../context.js';
import { sendBody } from '../responses.js';

/** The validity of the file; servers are restarted more often than this. */
const DAYS_VALID = 365;

/** Serves the contact for vulnerability reports; `startedMs`: the instant of the start. */
export function securityText(contact: string, startedMs: number): Middleware {
  const body = Buffer.from(textOf(contact, startedMs));
  const own = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'max-age=86400' };
  return ({ context }) => sendBody(context, { headers: context.responder.common, own, body });
}

/** The text of /.well-known/security.txt (RFC 9116), made at `nowMs`, the instant of the start. */
function textOf(contact: string, nowMs: number): string {
  const expires = new Date(nowMs + DAYS_VALID * 86_400_000).toISOString().replace(/\.\d+Z$/, 'Z');
  return `Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: en\n`;
}
