import * as z from 'zod';
import { DEFAULT_SOURCES_FILE } from '../store/sources-watched.js';
import { clientsBehind } from './client-address.js';

/** The variables that the server is set by: the form and the default of each. */

/** Next to dist/: see keys/key-file-path.ts. */
export const DEFAULT_KEYS_FILE = '.kalends/keys.json';
/**
 * The calendars in widest use: the ten most traded currencies (G10) and the stock exchanges of the largest markets by
 * capitalisation (World Federation of Exchanges).
 */
const WATCHED_CALENDARS =
  'USD EUR JPY GBP CHF CAD AUD NZD SEK NOK XNYS XNAS XSHG XSHE XTKS XHKG XPAR XNSE XLON XTSE XSAU XETR XTAI XKRX XSWX XASX'.split(
    ' ',
  );
export const RATE_LIMIT = /^([1-9]\d{0,8})\/([1-9]\d{0,5})$/;
const A_PORT = 'a port number from 0 to 65535';

/** Unknown keys are limited by address only, so a key must be impossible to guess, like 24 random bytes in base 64. */
const MIN_KEY_LENGTH = 32;
const MIN_DIFFERENT_CHARACTERS = 12;
const A_KEY = `at least ${MIN_KEY_LENGTH} random characters; "openssl rand -base64 24" makes them`;
/** The demo key is public, so a shorter one will do. */
const MIN_DEMO_KEY_LENGTH = 20;
const A_DEMO_KEY = `at least ${MIN_DEMO_KEY_LENGTH} characters`;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const MAX_WORKERS = 64;

const aPort = z
  .string()
  .regex(/^\d{1,5}$/, { error: A_PORT })
  .transform(Number)
  .refine((port) => port <= 65_535, { error: A_PORT });

const aRateLimit = z.string().refine((text) => text === 'off' || RATE_LIMIT.test(text), {
  error: 'REQUESTS/SECONDS, for example 600/60, or off',
});

export const Environment = z.object({
  PORT: aPort.default(8080),
  HOST: z.string().min(1).default('127.0.0.1'),
  KALENDS_API_KEY: z
    .string()
    .refine(
      (key) => key.length >= MIN_KEY_LENGTH && new Set(key).size >= MIN_DIFFERENT_CHARACTERS,
      { error: A_KEY },
    )
    .optional(),
  KALENDS_KEYS_FILE: z.string().min(1).default(DEFAULT_KEYS_FILE),
  KALENDS_FIRST_KEY: z.enum(['on', 'off'], { error: 'on or off' }).optional(),
  KALENDS_RATE_LIMIT: aRateLimit.default('600/60'),
  KALENDS_DEMO_KEY: z
    .string()
    .min(MIN_DEMO_KEY_LENGTH, { error: A_DEMO_KEY })
    .regex(/^[!-~]+$/, { error: A_DEMO_KEY })
    .optional(),
  KALENDS_DEMO_LIMIT: aRateLimit.default('300/60'),
  KALENDS_PUBLIC_FEEDS: z.enum(['on', 'off'], { error: 'on or off' }).default('off'),
  KALENDS_PUBLIC_LIMIT: aRateLimit.default('60/60'),
  KALENDS_COUNT_PAGE: z.enum(['on', 'off'], { error: 'on or off' }).default('on'),
  KALENDS_PAGE_LIMIT: aRateLimit.default('3000/60'),
  REDIS_URL: z
    .string()
    .refine(isRedisUrl, { error: 'redis://[USER:PASSWORD@]HOST[:PORT], or rediss:// for TLS' })
    .optional(),
  KALENDS_TRUSTED_PROXIES: z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter((address) => address !== ''))
    .refine(areAddresses, {
      error: 'addresses and networks with commas between them, for example 127.0.0.1,10.0.0.0/8',
    })
    .optional(),
  KALENDS_CLIENT_HEADER: z
    .string()
    .regex(/^[A-Za-z0-9-]{1,64}$/, {
      error: 'the name of a header, for example X-Forwarded-For, X-Real-IP or Forwarded',
    })
    .toLowerCase()
    .default('x-forwarded-for'),
  KALENDS_WORKERS: z
    .string()
    .regex(/^\d{1,2}$/, { error: `a number of processes from 1 to ${MAX_WORKERS}` })
    .transform(Number)
    .refine((count) => count >= 1 && count <= MAX_WORKERS, {
      error: `a number of processes from 1 to ${MAX_WORKERS}`,
    })
    .default(1),
  KALENDS_OWN: z.string().min(1).optional(),
  KALENDS_OWN_PAGES: z.enum(['on', 'off'], { error: 'on or off' }).default('on'),
  KALENDS_METRICS_PORT: aPort.optional(),
  KALENDS_METRICS_CALENDARS: z
    .string()
    .toUpperCase()
    .transform((text) => [...new Set(text.split(/[\s,]+/).filter((id) => id !== ''))])
    .refine((ids) => ids.length > 0, {
      error: 'ids of calendars with commas between them, for example USD,EUR,XNYS',
    })
    .default(WATCHED_CALENDARS),
  KALENDS_SOURCES_FILE: z.string().min(1).default(DEFAULT_SOURCES_FILE),
  KALENDS_LOG_LEVEL: z
    .enum(LOG_LEVELS, { error: `one of ${LOG_LEVELS.join(', ')}` })
    .default('info'),
  KALENDS_ACCESS_LOG: z.enum(['on', 'off'], { error: 'on or off' }).default('off'),
  KALENDS_SECURITY_CONTACT: z
    .string()
    .regex(/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\S+)$/, {
      error: 'an address that begins with mailto:, https:// or tel:',
    })
    .optional(),
  KALENDS_ARTIFACT_CACHE: z
    .enum(['private', 'public'], { error: 'private or public' })
    .default('private'),
  KALENDS_MCP: z.enum(['on', 'off'], { error: 'on or off' }).default('on'),
  KALENDS_MCP_ORIGINS: z
    .string()
    .toLowerCase()
    .transform((text) => text.split(/[\s,]+/).filter((origin) => origin !== ''))
    .refine((origins) => origins.every(isOrigin), {
      error: 'origins of pages with commas between them, for example https://app.example.com',
    })
    .default([]),
});

export type Settings = z.output<typeof Environment>;

function isRedisUrl(text: string): boolean {
  try {
    const { protocol, hostname } = new URL(text);
    return /^rediss?:$/.test(protocol) && hostname !== '';
  } catch {
    return false;
  }
}

/** An origin as browsers send it: scheme and host, optionally a port. */
function isOrigin(text: string): boolean {
  try {
    return new URL(text).origin === text;
  } catch {
    return false;
  }
}

function areAddresses(texts: readonly string[]): boolean {
  try {
    clientsBehind({ addresses: texts, header: 'x-forwarded-for' });
    return texts.length > 0;
  } catch {
    return false;
  }
}
