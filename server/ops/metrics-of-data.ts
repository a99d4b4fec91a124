import { readFileSync } from 'node:fs';
import { Gauge } from 'prom-client';
import type { Catalog } from '../queries/catalog.js';
import { type Look, OUTCOMES } from '../store/sources-watched.js';
import { daysOfDataLeft, daysSinceSourceCheck, isNextYearUnlisted, releaseAgeSeconds } from './data-age.js';
import type { Measured } from './metrics.js';

/** Metrics for whoever keeps the data fresh: how far they reach, and what watching the sources found. */

/** Registers them. They are read whenever somebody asks for the metrics. */
export function dataGauges(measured: () => Measured | null): void {
  new Gauge({
    name: 'kalends_release_age_seconds',
    help: 'Since the release that answers was made',
    aggregator: 'max',
    collect() {
      const now = measured();
      if (now) this.set(releaseAgeSeconds(now.served.current.catalog, nowMs(now)));
    },
  });
  new Gauge({
    name: 'kalends_sources_check_age_days',
    help: 'Days since a source of the release that answers was last looked at; NaN: none ever was',
    aggregator: 'min',
    collect() {
      const now = measured();
      if (now) this.set(daysSinceSourceCheck(now.served.current.catalog, nowMs(now)) ?? Number.NaN);
    },
  });
  byCalendar(
    'kalends_data_days_left',
    'Days to the first day that is estimated or that no publication lists, 0 = today; of each calendar in KALENDS_METRICS_CALENDARS (default: the G10 currencies and the largest stock markets)',
    'min',
    measured,
    daysOfDataLeft,
  );
  byCalendar(
    'kalends_next_year_unlisted',
    '1 while no publication lists every closure of the next year; of each calendar in KALENDS_METRICS_CALENDARS',
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
      // Another build may not have a calendar of the one before.
      this.reset();
      const now = measured();
      for (const calendar of now?.calendars ?? []) {
        const value = read(now!.served.current.catalog, calendar, nowMs(now!));
        if (value !== undefined) this.set({ calendar }, value);
      }
    },
  });
}

/** Of the file that `npm run sources -- watch` writes on the same machine; no series where there is none. */
function sourcesWatched(measured: () => Measured | null): void {
  new Gauge({
    name: 'kalends_sources_watched',
    help: 'Watched sources by what the last look at them found: new, changed, unchanged, failed',
    labelNames: ['outcome'],
    aggregator: 'max',
    collect() {
      this.reset();
      for (const { outcome } of rowsOf(measured())) this.inc({ outcome });
    },
  });
  new Gauge({
    name: 'kalends_sources_watch_age_seconds',
    help: 'Since npm run sources -- watch last looked at a source; NaN: it never did',
    aggregator: 'min',
    collect() {
      const now = measured();
      if (!now) return;
      const looked = rowsOf(now).map(({ looked_at }) => Date.parse(looked_at));
      this.set(looked.length === 0 ? Number.NaN : Math.round((nowMs(now) - Math.max(...looked)) / 1000));
    },
  });
}

/** A file that cannot be read is reported by the command that needs it: it is no reason to tell no metrics. */
function rowsOf(now: Measured | null): Look[] {
  try {
    const rows: unknown = now && JSON.parse(readFileSync(now.sourcesFile, 'utf8'));
    return Object.values(rows ?? {}).filter((row: Partial<Look> | null) => row && OUTCOMES.includes(row.outcome!));
  } catch {
    return [];
  }
}

function nowMs(now: Measured): number {
  return now.nowMs?.() ?? Date.now();
}
