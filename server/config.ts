import * as z from 'zod';

/** The settings of the server, all from environment variables; read once at the start. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** A key that is accepted beside those of the key file. */
  readonly apiKey: string | null;
  /** As it was set: not absolute, it begins at the folder in which dist/ is. */
  readonly keysFile: string;
  /** Requests per seconds for each key; null = no limit. */
  readonly rateLimit: RateLimit | null;
  readonly logLevel: string;
  /**
   * Whether shared caches may keep the files of releases: `public` only where the cache in front checks the keys
   * itself, since whoever asks it is answered from its store.
   */
  readonly artifactCache: ArtifactCache;
}

export type ArtifactCache = 'private' | 'public';

export interface RateLimit {
  readonly requests: number;
  readonly seconds: number;
}

/** Beside dist/: see keys/key-place.ts. */
export const DEFAULT_KEYS_FILE = '.kalends/keys.json';
const RATE_LIMIT = /^([1-9]\d{0,8})\/([1-9]\d{0,5})$/;
const A_PORT = 'a port number from 0 to 65535';
const LEAST_KEY = 20;
const A_KEY = `at least ${LEAST_KEY} characters, since fewer can be guessed; "openssl rand -base64 24" makes one`;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const Environment = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, { error: A_PORT })
    .transform(Number)
    .refine((port) => port <= 65_535, { error: A_PORT })
    .default(8080),
  HOST: z.string().min(1).default('127.0.0.1'),
  KALENDS_API_KEY: z.string().min(LEAST_KEY, { error: A_KEY }).optional(),
  KALENDS_KEYS_FILE: z.string().min(1).default(DEFAULT_KEYS_FILE),
  KALENDS_RATE_LIMIT: z
    .string()
    .refine((text) => text === 'off' || RATE_LIMIT.test(text), {
      error: 'REQUESTS/SECONDS, for example 600/60, or off',
    })
    .default('600/60'),
  KALENDS_LOG_LEVEL: z.enum(LOG_LEVELS).default('info'),
  KALENDS_ARTIFACT_CACHE: z.enum(['private', 'public']).default('private'),
});

/** Reads the settings; throws an Error that names the variable and what would be right. Empty variables are unset. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = Environment.safeParse(given);
  if (!result.success) throw new Error(`the environment is not valid:\n${z.prettifyError(result.error)}`);
  const settings = result.data;
  return {
    port: settings.PORT,
    host: settings.HOST,
    apiKey: settings.KALENDS_API_KEY ?? null,
    keysFile: settings.KALENDS_KEYS_FILE,
    rateLimit: readRateLimit(settings.KALENDS_RATE_LIMIT),
    logLevel: settings.KALENDS_LOG_LEVEL,
    artifactCache: settings.KALENDS_ARTIFACT_CACHE,
  };
}

/** "600/60" as requests and seconds, "off" as null. */
export function readRateLimit(text: string): RateLimit | null {
  const match = RATE_LIMIT.exec(text);
  return match ? { requests: Number(match[1]), seconds: Number(match[2]) } : null;
}
