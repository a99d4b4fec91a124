import { oldestCancelledMs } from '../../server/feeds/event-history.js';
import type { FeedCalendar } from '../../server/feeds/feed.js';
import { changesOf } from '../../server/feeds/last-change.js';
import { sha256Of } from '../../server/store/build-record.js';
import type { ReleaseData } from '../../server/store/release-data.js';

/**
 * What the files of a calendar are made from, as keys: the same key means the same bytes, in whichever release and build. This
 * module alone decides it.
 */

/** The keys of the table and the feed of a calendar. */
export interface CalendarKeys {
  readonly csv: string;
  readonly ics: string;
}

/** Half of a SHA-256 is unique enough among files, and a build lists thousands. */
const KEY_LENGTH = 32;
/** Years of a prebuilt feed, from the year before the release's on. */
const FEED_YEARS_BACK = 1;
const FEED_YEARS_AHEAD = 2;

/**
 * The keys of a calendar's files in the last release of `data`. `releaseKeys` are the digests of the code that makes files and of
 * the releases up to each one (inputs.ts): that of the release which last changed the calendar stands for all before it, and for
 * the code.
 */
export function calendarKeys(
  data: ReleaseData,
  calendar: number,
  releaseKeys: ReadonlyMap<string, string>,
): CalendarKeys {
  const changedIn = changesOf(data, calendar).map((position) => data.meta.releases[position]!);
  const made = [releaseKeys.get(changedIn.at(-1)!.id), data.directory.calendars[calendar]!.sha256];
  const { from, to } = feedYears(data, calendar);
  // The last release whose removed events are no longer in the feed; the first release removes none.
  const oldestMs = oldestCancelledMs(data);
  const forgotten = changedIn
    .slice(1)
    .findLast(({ generated_at }) => Date.parse(generated_at) < oldestMs)?.id;
  return { csv: keyOf('csv', ...made), ics: keyOf('ics', ...made, from, to, forgotten) };
}

/** The calendar of a prebuilt feed, and its years. */
export function feedYears(data: ReleaseData, calendar: number): FeedCalendar {
  const [first, last] = data.record(calendar).data_years;
  const year = Number(data.release.id.slice(0, 4));
  const from = Math.min(Math.max(year - FEED_YEARS_BACK, first), last);
  const to = Math.min(Math.max(year + FEED_YEARS_AHEAD, from), last);
  return { calendar, from, to };
}

function keyOf(...parts: readonly (string | number | undefined)[]): string {
  return sha256Of(JSON.stringify(parts)).slice(0, KEY_LENGTH);
}
