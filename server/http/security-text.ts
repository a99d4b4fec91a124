/** The validity of the file; servers are restarted more often than this. */
const DAYS_VALID = 365;

/** The text of /.well-known/security.txt (RFC 9116), made at `nowMs`, the instant of the start. */
export function securityText(contact: string, nowMs: number): string {
  const expires = new Date(nowMs + DAYS_VALID * 86_400_000).toISOString().replace(/\.\d+Z$/, 'Z');
  return `Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: en\n`;
}
