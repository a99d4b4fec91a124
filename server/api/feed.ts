import { firstDayOf, lastDayOf, yearOf } from '../engine/civil-date.js';
import type { EntryKind } from '../engine/types.js';
import type { FeedCalendar, feedPieces } from '../feeds/feed.js';
import type { Catalog } from '../queries/catalog.js';
import { Problem } from '../queries/problem.js';
import { dateIn } from '../queries/today.js';

import { lookUpLanguage } from '../text/language.js';
import { onDemand } from '../util/on-demand.js';
import type { Answer, Context } from './endpoint.js';
import { entryKind, lang, year } from './parameters.js';

/** Common code of the feed of one calendar and the feed of several. */

export const FEED_PARAMETERS = {
  from: year('First year of the feed').optional(),
  to: year('Last year of the feed').optional(),
  kind: entryKind,
  lang,
};

export const FEED_DESCRIPTION =
  'All-day events for the years `from` to `to` (default: last year to two years ahead, cut to the data). UIDs are stable; estimated and provisional dates are TENTATIVE; an early close shows its local time and zone in the language of `lang`; the description has coverage and sources. DTSTAMP, LAST-MODIFIED and SEQUENCE are those of the release that last changed the event. An event that a release removed stays for a year, CANCELLED.';

const FEED_TYPE = 'text/calendar; charset=utf-8; method=PUBLISH';
/** The feed's default: from last year to two years ahead. */
const YEARS_BACK = 1;
const YEARS_AHEAD = 2;
const MOST_YEARS = 60;
/** Limit for several calendars; a feed of one calendar has no limit. Ten calendars of ten years have some 2,000 events. */
export const MAX_EVENTS = 4000;

let render: typeof feedPieces | undefined;

/** Loads what writes feeds, which a start does not read; endpoints with feeds wait for it. */
export const openFeeds: () => Promise<void> = onDemand(async () => {
  render = (await import('../feeds/feed.js')).feedPieces;
});

interface FeedYears {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

/**
 * The feed of calendars, given by their indexes. Throws a Problem for years outside the data of one of them, and if a feed of
 * several calendars has too many events.
 */
export function feedOf(
  indexes: readonly number[],
  query: FeedYears & { readonly kind?: EntryKind | undefined; readonly lang: string },
  { catalog, nowMs }: Context,
): Answer {
  if (!render) throw new Error('a feed was requested before openFeeds');
  const language = lookUpLanguage(query.lang, catalog.languages);
  const calendars = indexes.map((calendar) => ({
    calendar,
    ...feedYears(query, catalog, calendar, nowMs),
  }));
  if (indexes.length > 1) requireFew(catalog, calendars);
  const pieces = render(catalog.data, { calendars, lang: language, kind: query.kind });
  const usesDefault = query.from === undefined || query.to === undefined;
  return {
    contentType: FEED_TYPE,
    body: '',
    pieces,
    language,
    isTaggedByBytes: true,
    ...(usesDefault && { asOf: dateIn('UTC', nowMs).slice(0, 4) }),
  };
}

function requireFew({ data }: Catalog, calendars: readonly FeedCalendar[]): void {
  let events = 0;
  for (const { calendar, from, to } of calendars) {
    const [first, last] = data.entries(calendar).range(firstDayOf(from), lastDayOf(to));
    events += last - first;
  }
  if (events <= MAX_EVENTS) return;
  throw new Problem(
    'invalid_parameter',
    `from: the years requested for ${calendars.length} calendars have ${events} events; expected fewer years or calendars, at most ${MAX_EVENTS} events`,
  );
}

/** The number of years of a feed; one without end may have all years of the data. */
export function feedYearsIn({ from, to }: FeedYears): number {
  if (from === undefined && to === undefined) return YEARS_BACK + 1 + YEARS_AHEAD;
  return from === undefined || to === undefined ? MOST_YEARS : Math.abs(to - from) + 1;
}

/** The requested years, which must be in the data; the default is clipped to the data instead. */
function feedYears({ from, to }: FeedYears, catalog: Catalog, index: number, nowMs: number) {
  const { id, data_years } = catalog.calendar(index);
  const thisYear = yearOf(Math.floor(nowMs / 86_400_000));
  const inData = (requested: number) => Math.min(Math.max(requested, data_years[0]), data_years[1]);
  for (const [name, requested] of [
    ['from', from],
    ['to', to],
  ] as const) {
    if (requested !== undefined && requested !== inData(requested)) {
      const years = `${data_years[0]} to ${data_years[1]}`;
      throw new Problem(
        'out_of_coverage',
        `${name}: ${requested} is outside the data of ${id}, which covers ${years}`,
      );
    }
  }
  const first = from ?? Math.min(inData(thisYear - YEARS_BACK), to ?? data_years[1]);
  const last = to ?? Math.max(inData(thisYear + YEARS_AHEAD), first);
  if (first > last)
    throw new Problem(
      'invalid_parameter',
      `from: ${first} is after to, ${last}; expected from <= to`,
    );
  return { from: first, to: last };
}
