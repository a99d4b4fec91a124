import { pino } from 'pino';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readConfig, shownSettings, unknownSettings } from '../../server/config/config.js';
import { keysInUse } from '../../server/keys/in-use.js';

/** The settings of the server. */

function refused(environment: Record<string, string>): string {
  try {
    readConfig(environment);
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}

test('a demo key is a secret of its own, with a limit of its own', () => {
  const key = 'demo-key-0123456789-0123456789-ab';
  assert.is(readConfig({}).demo, null);
  assert.equal(readConfig({ KALENDS_DEMO_KEY: key }).demo, {
    key,
    rateLimit: { requests: 300, seconds: 60 },
  });
  assert.is(readConfig({ KALENDS_DEMO_KEY: key, KALENDS_DEMO_LIMIT: 'off' }).demo?.rateLimit, null);
  for (const wrong of [
    { KALENDS_DEMO_KEY: 'short' },
    { KALENDS_DEMO_KEY: `${key} ü` },
    { KALENDS_DEMO_KEY: key, KALENDS_API_KEY: key },
  ]) {
    const message = refused(wrong);
    assert.match(message, /KALENDS_DEMO_KEY/);
    assert.not.ok(message.includes(wrong.KALENDS_DEMO_KEY), message);
  }
  assert.is(shownSettings({ KALENDS_DEMO_KEY: key }).KALENDS_DEMO_KEY, 'set');
});

test('what is public leaves own calendars out where pages do: the demo key too', () => {
  const key = 'demo-key-0123456789-0123456789';
  assert.is(readConfig({}).shown, undefined);
  const config = readConfig({ KALENDS_OWN_PAGES: 'off', KALENDS_DEMO_KEY: key });
  assert.equal(config.shown, ['*', '-OWN:*']);
  const { findKey } = keysInUse({ ...config, firstKey: false }, pino({ level: 'silent' }));
  assert.equal(findKey(key)?.calendars, ['*', '-OWN:*']);
});

test('feeds and files of pages are opened by a setting, with a limit of each address', () => {
  assert.is(readConfig({}).publicFeeds, null);
  assert.equal(readConfig({ KALENDS_PUBLIC_FEEDS: 'on' }).publicFeeds, {
    rateLimit: { requests: 60, seconds: 60 },
  });
  assert.equal(
    readConfig({ KALENDS_PUBLIC_FEEDS: 'on', KALENDS_PUBLIC_LIMIT: 'off' }).publicFeeds,
    {
      rateLimit: null,
    },
  );
  assert.throws(() => readConfig({ KALENDS_PUBLIC_FEEDS: 'yes' }), /KALENDS_PUBLIC_FEEDS/);
});

test('a short key in the environment is an error with advice that does not repeat the key', () => {
  const key = 'kal_0123456789abcdefghijklmnopqr';
  assert.is(readConfig({ KALENDS_API_KEY: key }).apiKey, key);
  assert.match(
    refused({ KALENDS_API_KEY: 'aaaaaaaabbbbbbbbccccccccdddddddd' }),
    /random characters/,
  );
  const message = refused({ KALENDS_API_KEY: key.slice(1) });
  assert.match(message, /KALENDS_API_KEY/);
  assert.match(message, /at least 32 random characters/);
  assert.match(message, /openssl rand -base64 24/);
  assert.not.match(message, /0123456789/);
});

test('which caches may store release files', () => {
  assert.is(readConfig({}).artifactCache, 'private');
  assert.is(readConfig({ KALENDS_ARTIFACT_CACHE: 'public' }).artifactCache, 'public');
  assert.throws(() => readConfig({ KALENDS_ARTIFACT_CACHE: 'shared' }), /KALENDS_ARTIFACT_CACHE/);
});

test('what is not set: one process, no Redis, no proxy, no metrics, no line for each request', () => {
  const { redisUrl, trustedProxies, metricsPort, workers, accessLog } = readConfig({
    REDIS_URL: '',
    KALENDS_WORKERS: '',
  });
  assert.equal(
    [redisUrl, trustedProxies, metricsPort, workers, accessLog],
    [null, null, null, 1, false],
  );
});

test('tools: on, for pages of this computer; off, or for pages of others too', () => {
  assert.equal([readConfig({}).mcp, readConfig({}).mcpOrigins], [true, []]);
  assert.is(readConfig({ KALENDS_MCP: 'off' }).mcp, false);
  const { mcpOrigins } = readConfig({
    KALENDS_MCP_ORIGINS: 'https://Desk.example, http://10.0.0.1:8000',
  });
  assert.equal(mcpOrigins, ['https://desk.example', 'http://10.0.0.1:8000']);
});

test('proxies: addresses and networks, and the header that they send', () => {
  assert.equal(
    readConfig({ KALENDS_TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8 ::1' }).trustedProxies,
    {
      addresses: ['127.0.0.1', '10.0.0.0/8', '::1'],
      header: 'x-forwarded-for',
    },
  );
  const other = readConfig({ KALENDS_TRUSTED_PROXIES: '::1', KALENDS_CLIENT_HEADER: 'X-Real-IP' });
  assert.is(other.trustedProxies?.header, 'x-real-ip');
});

test('a mistake is one line that names the variable, what was read and what would be right; a secret is not read out', () => {
  const mistakes: [string, string][] = [
    ['PORT', '70000'],
    ['KALENDS_RATE_LIMIT', 'many'],
    ['KALENDS_TRUSTED_PROXIES', 'localhost'],
    ['KALENDS_TRUSTED_PROXIES', ','],
    ['KALENDS_CLIENT_HEADER', 'X Forwarded'],
    ['KALENDS_WORKERS', '0'],
    ['KALENDS_WORKERS', '65'],
    ['KALENDS_METRICS_PORT', 'x'],
    ['KALENDS_ACCESS_LOG', 'yes'],
    ['KALENDS_LOG_LEVEL', 'loud'],
    ['KALENDS_MCP', 'true'],
    ['KALENDS_MCP_ORIGINS', 'desk.example'],
    ['KALENDS_MCP_ORIGINS', 'https://desk.example/path'],
    ['KALENDS_MCP_ORIGINS', 'all'],
  ];
  for (const [name, value] of mistakes) {
    const message = refused({ [name]: value });
    assert.match(message, new RegExp(`^${name}: ${JSON.stringify(value)} was read; expected .+`));
    assert.not.ok(message.includes('\n'), message);
  }
  assert.match(refused({ PORT: 'x', KALENDS_WORKERS: 'y' }), /^PORT: .*; KALENDS_WORKERS: /);
  for (const url of ['http://secret@host', 'secret', 'redis://'])
    assert.match(
      refused({ REDIS_URL: url }),
      /^REDIS_URL: its value is not valid; expected redis:\/\//,
    );
});

test('what is shown hides secrets', () => {
  const shown = shownSettings({
    KALENDS_API_KEY: 'kal_0123456789abcdefghijklmnopqr',
    REDIS_URL: 'redis://:secret@host',
  });
  assert.equal([shown.KALENDS_API_KEY, shown.REDIS_URL], ['set', 'set']);
  assert.not.match(JSON.stringify(shown), /kal_|secret/);
  assert.is(shown.KALENDS_RATE_LIMIT, '600/60', 'also what was not set');
});

test('what looks like a setting and is none has the nearest beside it', () => {
  const environment = {
    KALENDS_RATE_LIMITS: '1',
    KALENDS_WORKER: '2',
    KALENDS_ARCHIVE: 'x',
    PATH: '/',
    KALENDS_HOST: 'a',
  };
  const found = unknownSettings(environment).map(({ name, nearest }) => `${name} ${nearest}`);
  assert.equal(found.slice(0, 2), [
    'KALENDS_RATE_LIMITS KALENDS_RATE_LIMIT',
    'KALENDS_WORKER KALENDS_WORKERS',
  ]);
  assert.is(found.length, 3);
});

test.run();
