import { type CalendarPatterns, NOT_OWN } from '../text/calendar-patterns.js';
import { nearestIds } from '../text/nearest.js';
import type { TrustedProxies } from './client-address.js';
import { Environment, RATE_LIMIT, type Settings } from './environment.js';

/** The settings of the server, all from environment variables; read once at the start. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** A key that is accepted in addition to those of the key file. */
  readonly apiKey: string | null;
  /** As set; a relative path starts at the folder that contains dist/. */
  readonly keysFile: string;
  /** Whether a start without any key makes one and prints it. */
  readonly firstKey: boolean;
  /** Requests per seconds for each key; null = no limit. */
  readonly rateLimit: RateLimit | null;
  /** The store of limits for several servers; may contain a password. */
  readonly redisUrl: string | null;
  /** Null = the peer of the connection is the client. */
  readonly trustedProxies: TrustedProxies | null;
  readonly logLevel: string;
  /** Whether each request has a line in the log. */
  readonly accessLog: boolean;
  /** The port of metrics, on the same host; null = no metrics. */
  readonly metricsPort: number | null;
  /** The calendars whose data metrics watch; in upper case. */
  readonly metricsCalendars: readonly string[];
  /** The file with the results of `npm run sources -- watch`, as set; see keysFile. */
  readonly sourcesFile: string;
  /** Number of worker processes. */
  readonly workers: number;
  /**
   * Whether shared caches may store release files, and responses for half a minute. Use `public` only if the cache in front
   * authenticates keys itself, since it answers everybody from its store.
   */
  readonly artifactCache: ArtifactCache;
  /** The folder of the overlay, as set: see keysFile; null = none. */
  readonly own: string | null;
  /** What everybody may see without a key of their own, on pages, in public feeds and with the demo key; undefined = all. */
  readonly shown: CalendarPatterns | undefined;
  /** Contact for vulnerability reports, published in /.well-known/security.txt. */
  readonly securityContact: string | null;
  /** Whether /mcp is enabled. */
  readonly mcp: boolean;
  /** Origins whose pages may use it, in addition to those of this computer; in lower case. */
  readonly mcpOrigins: readonly string[];
  /** The demo key of the explorer with its limit for each address; null = users must enter a key. */
  readonly demo: DemoKey | null;
  /** Whether /count answers without a key; otherwise it leads to the workspace, which needs one. */
  readonly countPage: boolean;
  /** The limit of pages for each address; null = no limit. */
  readonly pageLimit: RateLimit | null;
  /** The limit for each address of feeds and files of pages without a key; null = they need a key. */
  readonly publicFeeds: { readonly rateLimit: RateLimit | null } | null;
}

interface DemoKey {
  readonly key: string;
  readonly rateLimit: RateLimit | null;
}

export type ArtifactCache = 'private' | 'public';

export interface RateLimit {
  readonly requests: number;
  readonly seconds: number;
}

/** Settings whose value is never shown, not even in an error. */
const SECRETS: ReadonlySet<string> = new Set(['KALENDS_API_KEY', 'KALENDS_DEMO_KEY', 'REDIS_URL']);
/** Variables of other commands. */
const OTHER_VARIABLES = ['KALENDS_ARCHIVE', 'KALENDS_CHROMIUM', 'KALENDS_SIGNING_KEY'];

type EnvironmentVariables = Readonly<Record<string, string | undefined>>;

/** Reads the settings; throws an Error of one line with the variable and the expected form. Empty variables count as unset. */
export function readConfig(environment: EnvironmentVariables): Config {
  const settings = readSettings(environment);
  const addresses = settings.KALENDS_TRUSTED_PROXIES;
  return {
    port: settings.PORT,
    host: settings.HOST,
    apiKey: settings.KALENDS_API_KEY ?? null,
    keysFile: settings.KALENDS_KEYS_FILE,
    // Under systemd the output goes to the journal (systemd.exec(5)), where no key may stand.
    firstKey: settings.KALENDS_FIRST_KEY
      ? settings.KALENDS_FIRST_KEY === 'on'
      : !environment.JOURNAL_STREAM,
    rateLimit: readRateLimit(settings.KALENDS_RATE_LIMIT),
    redisUrl: settings.REDIS_URL ?? null,
    trustedProxies: addresses ? { addresses, header: settings.KALENDS_CLIENT_HEADER } : null,
    logLevel: settings.KALENDS_LOG_LEVEL,
    accessLog: settings.KALENDS_ACCESS_LOG === 'on',
    metricsPort: settings.KALENDS_METRICS_PORT ?? null,
    metricsCalendars: settings.KALENDS_METRICS_CALENDARS,
    sourcesFile: settings.KALENDS_SOURCES_FILE,
    workers: settings.KALENDS_WORKERS,
    artifactCache: settings.KALENDS_ARTIFACT_CACHE,
    own: settings.KALENDS_OWN ?? null,
    shown: settings.KALENDS_OWN_PAGES === 'on' ? undefined : NOT_OWN,
    securityContact: settings.KALENDS_SECURITY_CONTACT ?? null,
    mcp: settings.KALENDS_MCP === 'on',
    mcpOrigins: settings.KALENDS_MCP_ORIGINS,
    demo: demoOf(settings),
    countPage: settings.KALENDS_COUNT_PAGE === 'on',
    pageLimit: readRateLimit(settings.KALENDS_PAGE_LIMIT),
    publicFeeds:
      settings.KALENDS_PUBLIC_FEEDS === 'on'
        ? { rateLimit: readRateLimit(settings.KALENDS_PUBLIC_LIMIT) }
        : null,
  };
}

function demoOf({ KALENDS_DEMO_KEY: key, KALENDS_DEMO_LIMIT: limit }: Settings): DemoKey | null {
  return key === undefined ? null : { key, rateLimit: readRateLimit(limit) };
}

/** Every setting by its variable with its effective value, for the log; secrets as "set". */
export function shownSettings(environment: EnvironmentVariables): Record<string, unknown> {
  const settings: Record<string, unknown> = readSettings(environment);
  return Object.fromEntries(
    Object.keys(Environment.shape).map((name) => {
      const value = settings[name];
      return [name, SECRETS.has(name) && value !== undefined ? 'set' : (value ?? null)];
    }),
  );
}

/** Unknown variables that look like settings, each with the nearest setting. */
export function unknownSettings(
  environment: EnvironmentVariables,
): { name: string; nearest: string }[] {
  const known = [...Object.keys(Environment.shape), ...OTHER_VARIABLES];
  return Object.keys(environment)
    .filter((name) => name.startsWith('KALENDS_') && !known.includes(name))
    .map((name) => ({ name, nearest: nearestIds(name, known)[0]! }));
}

/** "600/60" as requests and seconds, "off" as null. */
export function readRateLimit(text: string): RateLimit | null {
  const match = RATE_LIMIT.exec(text);
  return match ? { requests: Number(match[1]), seconds: Number(match[2]) } : null;
}

function readSettings(environment: EnvironmentVariables): Settings {
  const mistakes = settingMistakes(environment);
  if (mistakes.length > 0) throw new Error(mistakes.join('; '));
  return Environment.parse(givenOf(environment));
}

/** A message for each invalid setting: the variable, its value, and the expected form. */
export function settingMistakes(environment: EnvironmentVariables): string[] {
  const given = givenOf(environment);
  const result = Environment.safeParse(given);
  if (result.success) {
    const { KALENDS_DEMO_KEY: demo, KALENDS_API_KEY: own } = result.data;
    // The demo key is public.
    const isSame = demo !== undefined && demo === own;
    return isSame ? ['KALENDS_DEMO_KEY: is that of KALENDS_API_KEY; expected another key'] : [];
  }
  return result.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    const read = SECRETS.has(name)
      ? 'its value is not valid'
      : `${JSON.stringify(given[name])} was read`;
    return `${name}: ${read}; expected ${issue.message}`;
  });
}

function givenOf(environment: EnvironmentVariables): EnvironmentVariables {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
}
