import ical, { ICalCalendarMethod } from 'ical-generator';
import { type DayNumber, firstDayOf, lastDayOf } from '../engine/civil-date.js';
import type { CalendarRecord, EntryKind } from '../engine/types.js';
import { entryRange, type ReleaseData } from '../store/packed.js';
import { eventHistory } from './event-history.js';
import { eventOf, type FeedForm, renderEvent } from './feed-event.js';

/**
 * iCalendar feeds (RFC 5545, RFC 7986). METHOD is PUBLISH (RFC 5546): calendar programs take such a feed as one to
 * subscribe to or to import, not as an invitation to answer.
 */

export interface FeedQuery {
  readonly calendars: readonly FeedCalendar[];
  /** Names in this language; one that no name has is English. */
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

const DAY_SECONDS = 86_400;

/**
 * A feed of one calendar or of several, whose events then begin with the id of theirs. The same release and question
 * give the same bytes. UIDs stay the same from release to release and in every feed: date, kind and calendar.
 */
export function renderFeed(data: ReleaseData, { calendars, lang, kind, form = 'present' }: FeedQuery): string {
  const language = data.meta.languages.includes(lang) ? lang : 'en';
  const records = calendars.map(({ calendar }) => data.meta.calendars[calendar]!);
  const frame = ical(calendarProperties(records, data)).toString();
  const end = frame.lastIndexOf('END:VCALENDAR');
  const parts = [frame.slice(0, end)];
  for (const [index, { calendar, from, to }] of calendars.entries()) {
    const words = { language, record: records[index]!, isOneOfSeveral: calendars.length > 1, form };
    const days = [firstDayOf(from), lastDayOf(to)] as const;
    for (const event of eventsOf(data, calendar, days, form)) {
      if (kind === undefined || event.payload.kind === kind) parts.push(renderEvent(data, event, words));
    }
  }
  parts.push('END:VCALENDAR\r\n');
  return parts.join('');
}

/** The entries of a calendar by day, and between them what is cancelled. */
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

function calendarProperties(records: readonly CalendarRecord[], { meta }: ReleaseData) {
  const release = meta.releases.at(-1)!;
  const [first] = records;
  const title = records.length === 1 ? `${first!.name} (${first!.id})` : records.map(({ id }) => id).join(', ');
  const timezone = records.every((record) => record.timezone === first!.timezone) ? first!.timezone : null;
  return {
    prodId: { company: 'Kalends', product: 'Kalends', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    scale: 'GREGORIAN',
    // ical-generator writes names unescaped.
    name: escapeText(title),
    description: escapeText(`Data release ${release.id}`),
    ttl: DAY_SECONDS,
    ...(timezone && { x: { 'X-WR-TIMEZONE': timezone } }),
  };
}

/** Text values as RFC 5545 section 3.3.11 wants them. */
function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n');
}
