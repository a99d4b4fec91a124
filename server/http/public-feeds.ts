import type { RateLimit } from '../config/config.js';
import type { Key } from '../keys/key.js';

/** Feeds of calendars and files of pages, where the server opens them to everybody (KALENDS_PUBLIC_FEEDS). */

/** Files that pages offer: a calendar's, and pay days. */
export const PAGE_FILE = /^\/(?:calendars\/[^/]+|paydays)\.(?:csv|xlsx)$/i;
/** The feed of one calendar; feeds of many calendars at once need a key. */
const FEED = /^\/v1\/calendars\/[^/]+\.ics$/i;

export function isPublicFile(path: string): boolean {
  return PAGE_FILE.test(path) || FEED.test(path);
}

/** What stands for the key of who has none; counted by address. */
export function publicKey(rateLimit: RateLimit | null): Key {
  return {
    id: 'public',
    expiresMs: Number.POSITIVE_INFINITY,
    revoked: false,
    rateLimit,
    scope: 'feeds',
  };
}
