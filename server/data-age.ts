import type { Catalog } from './service/catalog.js';

/** How fresh the data are, for whoever keeps them so. */

const DAY_MS = 86_400_000;

/** Seconds since the release was made. */
export function releaseAgeSeconds({ release }: Catalog, nowMs: number): number {
  return Math.round((nowMs - Date.parse(release.generated_at)) / 1000);
}

/**
 * Days until the first calendar has no more data. A calendar whose last year was over when the release was made has
 * ended itself (a currency that went), and does not count.
 */
export function daysOfDataLeft({ data, release }: Catalog, nowMs: number): number {
  const made = new Date(Date.parse(release.generated_at)).getUTCFullYear();
  const ends = data.meta.calendars.map(({ data_years }) => data_years[1]).filter((year) => year >= made);
  return Math.floor((Date.UTC(Math.min(...ends) + 1, 0, 1) - nowMs) / DAY_MS);
}

/** Days since a source was last looked at; null when none ever was. */
export function daysSinceSourceCheck({ data }: Catalog, nowMs: number): number | null {
  const checked = data.meta.sources
    .flatMap((source) => [source.checked, source.archived?.fetched_at])
    .map((text) => Date.parse(text ?? ''))
    .filter((ms) => !Number.isNaN(ms));
  return checked.length === 0 ? null : Math.floor((nowMs - Math.max(...checked)) / DAY_MS);
}
