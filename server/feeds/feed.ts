import ical, { escape as escapeText, type ICalCalendar, ICalCalendarMethod } from 'ical-generator';
import { type DayNumber, firstDayOf, lastDayOf } from '../engine/civil-date.js';
import type { CalendarRecord, EntryKind } from '../engine/types.js';
import { type Locale, languageFor, localeOf } from '../locale/locales.js';
import type { ReleaseData } from '../store/release-data.js';
import { nameFor } from '../text/calendar-name.js';
import { eventHistory } from './event-history.js';
import { commonParts, eventOf, renderEvent } from './feed-event.js';
import { lastChangeOf } from './last-change.js';

/**
 * iCalendar feeds (RFC 5545, RFC 7986). METHOD is PUBLISH (RFC 5546), so calendar programs treat them as a subscription or an
 * import, not as an invitation.
 */

interface FeedQuery {
  readonly calendars: readonly FeedCalendar[];
  /** The language of names; English if there are none in it. */
  readonly lang: string;
  /** Only events of this kind. */
  readonly kind?: EntryKind | undefined;
}

/** A calendar, by its index, and its years, both inclusive. */
export interface FeedCalendar {
  readonly calendar: number;
  readonly from: number;
  readonly to: number;
}

/** How often calendar programs should refresh. */
const REFRESH_SECONDS = 86_400;
const END = 'END:VCALENDAR';

/**
 * A feed of one calendar, or of several, whose events then begin with the calendar's id. The same release and request always give
 * the same bytes. UIDs are stable across releases and feeds: date, kind and calendar.
 */
export function renderFeed(data: ReleaseData, query: FeedQuery): string {
  return [...feedPieces(data, query)].join('');
}

/** The feed in pieces: its head, each event, its end. */
export function* feedPieces(
  data: ReleaseData,
  { calendars, lang, kind }: FeedQuery,
): Generator<string> {
  const language = data.meta.languages.includes(lang) ? lang : 'en';
  const records = calendars.map(({ calendar }) => data.record(calendar));
  const changedIn = lastChangeOf(
    data,
    calendars.map(({ calendar }) => calendar),
  );
  const file = calendarOf(records, changedIn.id, localeOf(languageFor(lang) ?? 'en'));
  // Without events: these are added as text, since ical-generator writes X- properties of the calendar only after all events.
  yield file.toString().slice(0, -END.length);
  for (const [index, { calendar, from, to }] of calendars.entries()) {
    const words = {
      language,
      record: records[index]!,
      isOneOfSeveral: calendars.length > 1,
      common: commonParts(),
    };
    const days = [firstDayOf(from), lastDayOf(to)] as const;
    for (const event of eventsOf(data, calendar, days)) {
      if (kind === undefined || event.payload.kind === kind)
        yield renderEvent(file, data, event, words);
    }
  }
  yield `${END}\r\n`;
}

/** The entries of a calendar by day, merged with cancelled events. */
function* eventsOf(
  data: ReleaseData,
  calendar: number,
  [from, to]: readonly [DayNumber, DayNumber],
) {
  const entries = data.entries(calendar);
  const history = eventHistory(data, calendar, from, to);
  const cancelled = [...history.cancelled];
  const [first, last] = entries.range(from, to);
  for (let position = first; position < last; position++) {
    const day = entries.day(position);
    while (cancelled[0] && cancelled[0].day < day) yield eventOf.cancelled(cancelled.shift()!);
    yield eventOf.entry(entries, position, history.lastChange(day, entries.payload(position)));
  }
  for (const event of cancelled) yield eventOf.cancelled(event);
}

/**
 * The calendar without events; ical-generator writes its name and interval also in the form for older programs. `changedIn`: the
 * release that last changed it. The current one would make every feed another with each release.
 */
function calendarOf(
  records: readonly CalendarRecord[],
  changedIn: string,
  locale: Locale,
): ICalCalendar {
  const [first] = records;
  const title =
    records.length === 1
      ? `${nameFor(first!, locale)} (${first!.id})`
      : records.map(({ id }) => id).join(', ');
  const timezone = records.every((record) => record.timezone === first!.timezone)
    ? first!.timezone
    : null;
  return ical({
    prodId: '//Kalends//Kalends//EN',
    scale: 'GREGORIAN',
    method: ICalCalendarMethod.PUBLISH,
    // It does not escape these two.
    name: escapeText(title, false),
    description: escapeText(locale.message('lastChangedIn', { id: changedIn }), false),
    ttl: REFRESH_SECONDS,
    // Its own `timezone` would take the Z from all stamps.
    x: timezone === null ? [] : [{ key: 'X-WR-TIMEZONE', value: timezone }],
  });
}
