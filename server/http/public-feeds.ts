import type { RateLimit } from '../config/config.js';
import type { Key } from '../keys/key.js';

/** Public feeds of calendars and files of pages (KALENDS_PUBLIC_FEEDS). */

/** Files of pages: those of a calendar, and of pay days. */
export const PAGE_FILE = /^\/(?:calendars\/[^/]+|paydays)\.(?:csv|xlsx)$/i;
/** The feed of one calendar; feeds of many calendars at once need a key. */
const FEED = /^\/v1\/calendars\/[^/]+\.ics$/i;

export function isPublicFile(path: string): boolean {
  return PAGE_FILE.test(path) || FEED.test(path);
}

/** Stands for the key of requests without one; they are counted by address. */
export function publicKey(rateLimit: RateLimit | null): Key {
  return {
    id: 'public',
    expiresMs: Number.POSITIVE_INFINITY,
    revoked: false,
    rateLimit,
    scope: 'feeds',
  };
}
