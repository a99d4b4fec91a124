import { type DayNumber, firstDayOf, lastDayOf } from '../engine/civil-date.js';
import type { CalendarRecord, EntryKind } from '../engine/types.js';
import { entryRange, type ReleaseData } from '../store/packed.js';
import { contentLine, escapeText } from './content-line.js';
import { eventHistory } from './event-history.js';
import { eventOf, type FeedForm, renderEvent, writtenLines } from './feed-event.js';

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
  readonly form?: FeedForm;
}

/** A calendar, by its index, and its years, both inclusive. */
export interface FeedCalendar {
  readonly calendar: number;
  readonly from: number;
  readonly to: number;
}

/** How often calendar programs should refresh. */
const REFRESH = 'P1D';

/**
 * A feed of one calendar, or of several, whose events then begin with the calendar's id. The same release and request always give
 * the same bytes. UIDs are stable across releases and feeds: date, kind and calendar.
 */
export function renderFeed(data: ReleaseData, { calendars, lang, kind, form = 'present' }: FeedQuery): string {
  const language = data.meta.languages.includes(lang) ? lang : 'en';
  const records = calendars.map(({ calendar }) => data.meta.calendars[calendar]!);
  const parts = [calendarLines(records, data)];
  for (const [index, { calendar, from, to }] of calendars.entries()) {
    const words = {
      language,
      record: records[index]!,
      isOneOfSeveral: calendars.length > 1,
      form,
      lines: writtenLines(data, form),
    };
    const days = [firstDayOf(from), lastDayOf(to)] as const;
    for (const event of eventsOf(data, calendar, days, form)) {
      if (kind === undefined || event.payload.kind === kind) parts.push(renderEvent(data, event, words));
    }
  }
  parts.push('END:VCALENDAR\r\n');
  return parts.join('');
}

/** The entries of a calendar by day, merged with cancelled events. */
function* eventsOf(data: ReleaseData, calendar: number, [from, to]: readonly [DayNumber, DayNumber], form: FeedForm) {
  const { meta, arrays } = data;
  const history = form !== 'first' ? eventHistory(data, calendar, from, to) : null;
  const cancelled = [...(history?.cancelled ?? [])];
  const [first, last] = entryRange(data, calendar, from, to);
  for (let position = first; position < last; position++) {
    const day = meta.epoch + arrays.entryDay[position]!;
    while (cancelled[0] && cancelled[0].day < day) yield eventOf.cancelled(data, cancelled.shift()!, form);
    const number = arrays.entryPayload[position]!;
    const release = history?.lastChange(day, data.payloads[number]!) ?? meta.releases.length - 1;
    yield eventOf.entry(data, day, position, release);
  }
  for (const event of cancelled) yield eventOf.cancelled(data, event, form);
}

/** The properties of the calendar, from BEGIN:VCALENDAR to its first event; name and interval also in the form for older programs. */
function calendarLines(records: readonly CalendarRecord[], { meta }: ReleaseData): string {
  const release = meta.releases.at(-1)!;
  const [first] = records;
  const title = records.length === 1 ? `${first!.name} (${first!.id})` : records.map(({ id }) => id).join(', ');
  const timezone = records.every((record) => record.timezone === first!.timezone) ? first!.timezone : null;
  return [
    contentLine('BEGIN', 'VCALENDAR'),
    contentLine('VERSION', '2.0'),
    contentLine('PRODID', '-//Kalends//Kalends//EN'),
    contentLine('CALSCALE', 'GREGORIAN'),
    contentLine('METHOD', 'PUBLISH'),
    contentLine('NAME', escapeText(title)),
    contentLine('X-WR-CALNAME', escapeText(title)),
    contentLine('X-WR-CALDESC', escapeText(`Data release ${release.id}`)),
    contentLine('REFRESH-INTERVAL;VALUE=DURATION', REFRESH),
    contentLine('X-PUBLISHED-TTL', REFRESH),
    timezone === null ? '' : contentLine('X-WR-TIMEZONE', escapeText(timezone)),
  ].join('');
}
