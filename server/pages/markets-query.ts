import type { PlacedCalendar } from '../engine/types.js';
import { CLOCKS } from './market-now.js';
import type { Parameters } from './parameters.js';

/** What the page of exchanges is asked: a region, an order and a clock. */

/** Regions by the first part of the time zone's name, which every exchange has. */
export const REGIONS: Readonly<Record<string, readonly string[]>> = {
  americas: ['America'],
  europe: ['Europe', 'Atlantic'],
  africa: ['Africa'],
  asia: ['Asia', 'Indian'],
  pacific: ['Australia', 'Pacific'],
};
export const SORTS = ['name', 'id', 'today', 'next'] as const;
export type Sort = (typeof SORTS)[number];

export interface MarketsQuery {
  readonly region: string | null;
  readonly sort: Sort;
  /** The zone of displayed times: one of CLOCKS; null: each market's own. */
  readonly zone: string | null;
}

export const MARKETS_PARAMETERS = ['region', 'sort', 'tz'];

/** Reads the query; invalid values are mistakes, and replaced by defaults. */
export function readMarketsQuery({ choice }: Parameters): MarketsQuery {
  return {
    region: choice('region', Object.keys(REGIONS)),
    sort: choice('sort', SORTS) ?? 'today',
    zone: choice('tz', Object.keys(CLOCKS)),
  };
}

export function isIn(region: string, { timezone }: PlacedCalendar): boolean {
  return REGIONS[region]!.includes((timezone ?? '').split('/')[0]!);
}

export function addressOf({ region, sort, zone }: MarketsQuery): string {
  const parts = [
    region && `region=${region}`,
    sort !== 'today' && `sort=${sort}`,
    zone && `tz=${zone}`,
  ].filter(Boolean);
  return `/markets${parts.length > 0 ? `?${parts.join('&amp;')}` : ''}`;
}
