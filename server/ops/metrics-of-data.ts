import { readFileSync } from 'node:fs';
import { Gauge } from 'prom-client';
import type { Catalog } from '../queries/catalog.js';
import { type Look, OUTCOMES } from '../store/sources-watched.js';
import {
  daysOfDataLeft,
  daysSinceSourceCheck,
  isNextYearUnlisted,
  releaseAgeSeconds,
} from './data-age.js';
import type { Measured } from './metrics.js';

/** Metrics about the data: how far they reach, and the results of watching the sources. */

/** Registers the metrics. They are computed at each scrape. */
export function dataGauges(measured: () => Measured | null): void {
  new Gauge({
    name: 'kalends_release_age_seconds',
    help: 'Age of the current release',
    aggregator: 'max',
    collect() {
      const now = measured();
      if (now) this.set(releaseAgeSeconds(now.builds.current.catalog, nowMs(now)));
    },
  });
  new Gauge({
    name: 'kalends_sources_check_age_days',
    help: 'Days since a source of the current release was last checked; NaN: never',
    aggregator: 'min',
    collect() {
      const now = measured();
      if (now) this.set(daysSinceSourceCheck(now.builds.current.catalog, nowMs(now)) ?? Number.NaN);
    },
  });
  byCalendar(
    'kalends_data_days_left',
    'Days to the first day that is estimated or that no publication lists, 0 = today; for each calendar in KALENDS_METRICS_CALENDARS (default: the G10 currencies and the largest stock markets)',
    'min',
    measured,
    daysOfDataLeft,
  );
  byCalendar(
    'kalends_next_year_unlisted',
    '1 while no publication lists every closure of the next year; for each calendar in KALENDS_METRICS_CALENDARS',
    'max',
    measured,
    (catalog, id, ms) => {
      const isUnlisted = isNextYearUnlisted(catalog, id, ms);
      return isUnlisted === undefined ? undefined : Number(isUnlisted);
    },
  );
  sourcesWatched(measured);
}

function byCalendar(
  name: string,
  help: string,
  aggregator: 'min' | 'max',
  measured: () => Measured | null,
  read: (catalog: Catalog, id: string, nowMs: number) => number | undefined,
): void {
  new Gauge({
    name,
    help,
    labelNames: ['calendar'],
    aggregator,
    collect() {
      // A new build may lack a calendar of the previous one.
      this.reset();
      const now = measured();
      for (const calendar of now?.calendars ?? []) {
        const value = read(now!.builds.current.catalog, calendar, nowMs(now!));
        if (value !== undefined) this.set({ calendar }, value);
      }
    },
  });
}

/** Metrics from the file that `npm run sources -- watch` writes on the same machine; no series without it. */
function sourcesWatched(measured: () => Measured | null): void {
  new Gauge({
    name: 'kalends_sources_watched',
    help: 'Watched sources by the result of the last check: new, changed, unchanged, failed',
    labelNames: ['outcome'],
    aggregator: 'max',
    collect() {
      this.reset();
      for (const { outcome } of rowsOf(measured())) this.inc({ outcome });
    },
  });
  new Gauge({
    name: 'kalends_sources_watch_age_seconds',
    help: 'Time since npm run sources -- watch last checked a source; NaN: never',
    aggregator: 'min',
    collect() {
      const now = measured();
      if (!now) return;
      const looked = rowsOf(now).map(({ looked_at }) => Date.parse(looked_at));
      this.set(
        looked.length === 0 ? Number.NaN : Math.round((nowMs(now) - Math.max(...looked)) / 1000),
      );
    },
  });
}

/** Ignores an unreadable file, which its own command reports; the other metrics still work. */
function rowsOf(now: Measured | null): Look[] {
  try {
    const rows: unknown = now && JSON.parse(readFileSync(now.sourcesFile, 'utf8'));
    return Object.values(rows ?? {}).filter(
      (row: Partial<Look> | null) => row && OUTCOMES.includes(row.outcome!),
    );
  } catch {
    return [];
  }
}

function nowMs(now: Measured): number {
  return now.nowMs?.() ?? Date.now();
}
