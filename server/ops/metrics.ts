import { createServer, type Server } from 'node:http';
import {
  AggregatorRegistry,
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  register,
} from 'prom-client';
import type { ConnectionCounts } from '../http/connection-limits.js';
import type { CurrentBuild } from '../http/context.js';
import type { Observer } from '../http/observe.js';
import { dataGauges } from './metrics-of-data.js';

/** Prometheus metrics on a separate port. Loaded only if KALENDS_METRICS_PORT is set. */

export interface Measured {
  readonly builds: CurrentBuild;
  readonly counts: () => ConnectionCounts;
  /** Whether the store of shared limits is away; null = limits are local to this server. */
  readonly isStoreAway: (() => boolean) | null;
  /** Whether the last reload of the key file failed. */
  readonly isKeyFileInvalid: () => boolean;
  /** Number of log lines that could not be written since the start. */
  readonly droppedLines: () => number;
  /** Ids of the calendars whose data are watched. */
  readonly calendars: readonly string[];
  /** Path of the results of `npm run sources -- watch`; it need not exist. */
  readonly sourcesFile: string;
  readonly nowMs?: () => number;
}

/** Starts at 50 microseconds: most responses take less than a millisecond. */
const SECONDS = [
  0.00005, 0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 5,
];
const REQUEST_TIMEOUT_MS = 5000;

/** Starts the metrics of this process. `measured` is called at each scrape. */
export function measure(measured: () => Measured | null): Observer {
  // A worker replies to the primary process, which reports the metrics of all workers.
  new AggregatorRegistry();
  collectDefaultMetrics();
  const requests = new Counter({
    name: 'kalends_requests_total',
    help: 'Requests by route and status; status 0 = the connection was closed before the response',
    labelNames: ['route', 'status'],
  });
  const seconds = new Histogram({
    name: 'kalends_request_seconds',
    help: 'Time from the arrival of a request to the end of its response',
    labelNames: ['route'],
    buckets: SECONDS,
  });
  const bytes = new Counter({
    name: 'kalends_sent_bytes_total',
    help: 'Bytes sent, including headers',
    labelNames: ['route'],
  });
  const limited = new Counter({
    name: 'kalends_limited_total',
    help: 'Requests refused by a limit of a key, or by the limit of unknown keys from one client',
    labelNames: ['limit'],
  });
  gauges(measured);
  dataGauges(measured);
  return ({ key, route, status, microseconds, bytes: sent }) => {
    requests.inc({ route, status });
    seconds.observe({ route }, microseconds / 1e6);
    bytes.inc({ route }, sent);
    if (status === 429) limited.inc({ limit: key === null ? 'unknown keys' : 'key' });
  };
}

type Read = (now: Measured) => number | null;

/** A gauge that is read at each scrape; it has no value where `read` gives null. */
function gaugeOf(measured: () => Measured | null) {
  return (name: string, help: string, read: Read, aggregator: 'sum' | 'max' | 'min') =>
    new Gauge({
      name,
      help,
      aggregator,
      collect() {
        const now = measured();
        const value = now && read(now);
        if (value !== null) this.set(value);
      },
    });
}

/** A counter that is kept elsewhere and read at each scrape. */
function counterOf(measured: () => Measured | null) {
  return (name: string, help: string, read: (now: Measured) => number) =>
    new Counter({
      name,
      help,
      collect() {
        const now = measured();
        this.reset();
        if (now) this.inc(read(now));
      },
    });
}

/** Values that are read at each scrape. */
function gauges(measured: () => Measured | null): void {
  const [gauge, counter] = [gaugeOf(measured), counterOf(measured)];
  counter('kalends_handled_total', 'Requests handled', ({ counts }) => counts().handled);
  counter(
    'kalends_cut_connections_total',
    'Connections closed by a limit',
    ({ counts }) => counts().cut,
  );
  counter(
    'kalends_log_lines_dropped_total',
    'Log lines that could not be written',
    ({ droppedLines }) => droppedLines(),
  );
  gauge('kalends_connections', 'Open connections', ({ counts }) => counts().connections, 'sum');
  gauge(
    'kalends_waiting_requests',
    'Requests queued behind others of their connection',
    ({ counts }) => counts().waiting,
    'sum',
  );
  gauge(
    'kalends_limits_store_away',
    '1 while the store of shared limits is away',
    ({ isStoreAway }) => isStoreAway && Number(isStoreAway()),
    'max',
  );
  gauge(
    'kalends_switching',
    '1 while a new build is loaded',
    ({ builds }) => Number(builds.isSwitching ?? false),
    'max',
  );
  gauge(
    'kalends_build_refused',
    '1 while the current build cannot be used and the previous one stays loaded',
    ({ builds }) => Number(builds.isRefused ?? false),
    'max',
  );
  gauge(
    'kalends_keys_unreadable',
    '1 while the key file cannot be read and the previous keys stay valid',
    ({ isKeyFileInvalid }) => Number(isKeyFileInvalid()),
    'max',
  );
  new Gauge({
    name: 'kalends_release_info',
    help: 'The current release',
    labelNames: ['release'],
    aggregator: 'max',
    collect() {
      this.reset();
      const now = measured();
      if (now) this.set({ release: now.builds.current.catalog.release.id }, 1);
    },
  });
}

/** Serves the metrics of this process, or of all its workers, at GET /metrics. Rejects if the port is in use. */
export async function serveMetrics(
  port: number,
  host: string,
  ofWorkers: boolean,
): Promise<Server> {
  const all = ofWorkers ? new AggregatorRegistry() : null;
  const server = createServer(
    { requestTimeout: REQUEST_TIMEOUT_MS, headersTimeout: REQUEST_TIMEOUT_MS },
    (request, response) => {
      const path = request.url?.split('?', 1)[0];
      if ((request.method !== 'GET' && request.method !== 'HEAD') || path !== '/metrics') {
        response.writeHead(404, { 'content-type': 'text/plain' }).end('GET /metrics\n');
        return;
      }
      const text = all ? all.clusterMetrics() : register.metrics();
      text.then(
        (body) => response.writeHead(200, { 'content-type': register.contentType }).end(body),
        () =>
          response
            .writeHead(503, { 'content-type': 'text/plain' })
            .end('a worker did not answer\n'),
      );
    },
  );
  server.maxConnections = 32;
  // Does not keep the process alive.
  server.unref();
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(new Error(`KALENDS_METRICS_PORT: ${error.message}`)));
    server.listen(port, host, resolve);
  });
  return server;
}
