import { type DayNumber, formatDay } from '../engine/civil-date.js';
import type { AnswerBasis, CalendarRecord, CitedRow, Payload } from '../engine/types.js';
import { basisAt } from '../store/basis-at.js';
import { readText } from '../store/changes-file.js';
import type { ReleaseData } from '../store/packed.js';
import { nameIn } from '../text/language.js';
import { getOrMake } from '../util/get-or-make.js';
import { type LruCache, lruCache } from '../util/lru-cache.js';
import { contentLine, escapeText } from './content-line.js';
import type { CancelledEvent } from './event-history.js';
import { feedWords } from './feed-words.js';

/** The events of feeds (RFC 5545 section 3.6.1): an all-day event for each entry. */

/**
 * The form of events; published files must never change, so old forms stay. present: stamped with the release that last changed the
 * event. first: the form of the first releases, all stamped with the release of the feed, times without zone, no cancelled events.
 * second: like present, but an event cancelled in several calendars names the same release for all.
 */
export type FeedForm = 'present' | 'second' | 'first';

export interface FeedEvent {
  readonly day: DayNumber;
  readonly payload: Payload;
  /** Position of the release that last changed or removed it. */
  readonly release: number;
  readonly isCancelled: boolean;
  /** Its basis; absent if not known. */
  readonly grounds?: { readonly basis: AnswerBasis; readonly row: () => CitedRow | null };
  /** Identifies a payload with its basis. */
  readonly key: string;
}

/** The common data of the events of one calendar in one feed. */
interface EventWords {
  readonly language: string;
  readonly record: CalendarRecord;
  readonly isOneOfSeveral: boolean;
  readonly form: FeedForm;
  /** The common lines of events with the same payload, made once. */
  readonly lines: WrittenLines;
}

/** The lines of a payload by its identity; made on first use. */
type WrittenLines = (key: string, make: () => string) => string;
/** In the form `second`, made once for all calendars of a release, as in the published files. */
const linesOfReleases = new WeakMap<ReleaseData, LruCache<string>>();
const MAX_LINES = 2000;

/** The initial state of one calendar in one feed. */
export function writtenLines(data: ReleaseData, form: FeedForm): WrittenLines {
  if (form === 'second') {
    const ofRelease = getOrMake(linesOfReleases, data, () => lruCache<string>(MAX_LINES));
    return (key, make) => getOrMake(ofRelease, key, make);
  }
  const lines = new Map<string, string>();
  return (key, make) => getOrMake(lines, key, make);
}

export const eventOf = {
  /** An entry of a day, by its position. */
  entry: (data: ReleaseData, day: DayNumber, position: number, release: number): FeedEvent => {
    const number = data.arrays.entryPayload[position]!;
    const event = { day, payload: data.payloads[number]!, release, isCancelled: false };
    const basis = data.grounds && basisAt(data, position);
    if (!basis) return { ...event, key: String(number) };
    const at = basis === 'publication' ? null : data.grounds!.rowAt(position);
    const row = () => (at === null ? null : data.grounds!.row(at));
    return { ...event, grounds: { basis, row }, key: `${number} ${basis} ${at}` };
  },
  cancelled: (data: ReleaseData, { day, release, text }: CancelledEvent, form: FeedForm): FeedEvent => {
    const message = readText(data.changes, text);
    const key = form === 'second' ? `cancelled ${message}` : `cancelled ${release} ${message}`;
    return { day, payload: JSON.parse(message) as Payload, release, isCancelled: true, key };
  },
};

/** The text of an event, BEGIN:VEVENT to END:VEVENT. */
export function renderEvent(data: ReleaseData, event: FeedEvent, words: EventWords): string {
  const { day, payload, release } = event;
  const date = formatDay(day);
  const stamp = stampOf(data.meta.releases[release]!.generated_at);
  return [
    'BEGIN:VEVENT\r\n',
    contentLine('UID', `${date}-${payload.kind}-${words.record.id.replace(':', '-')}@kalends`),
    contentLine('SEQUENCE', String(words.form === 'first' ? 0 : release)),
    contentLine('DTSTAMP', stamp),
    contentLine('DTSTART;VALUE=DATE', compact(date)),
    contentLine('DTEND;VALUE=DATE', compact(formatDay(day + 1))),
    words.lines(lineKey(event, words), () => payloadLines(data, event, words)),
    contentLine('LAST-MODIFIED', stamp),
    'END:VEVENT\r\n',
  ].join('');
}

function lineKey(event: FeedEvent, { record, language, form, isOneOfSeveral }: EventWords): string {
  if (form !== 'second') return event.key;
  // Only early closes show the zone.
  const zone = event.payload.close_time === null ? '' : record.timezone;
  return `${event.key} ${language} ${form} ${isOneOfSeveral ? record.id : ''} ${zone}`;
}

/** The lines of an event that come from its payload. All-day events do not mark anybody as busy. */
function payloadLines(data: ReleaseData, event: FeedEvent, words: EventWords): string {
  return [
    contentLine('X-MICROSOFT-CDO-ALLDAYEVENT', 'TRUE'),
    contentLine('X-MICROSOFT-MSNCALENDAR-ALLDAYEVENT', 'TRUE'),
    contentLine('SUMMARY', escapeText(summaryOf(event.payload, words))),
    contentLine('TRANSP', 'TRANSPARENT'),
    contentLine('DESCRIPTION', escapeText(descriptionOf(event, data, words.form))),
    contentLine('CATEGORIES', event.payload.kind),
    contentLine('STATUS', statusOf(event)),
  ].join('');
}

function statusOf({ isCancelled, payload }: FeedEvent): string {
  if (isCancelled) return 'CANCELLED';
  return payload.status === 'confirmed' ? 'CONFIRMED' : 'TENTATIVE';
}

function summaryOf({ kind, names, close_time, observed }: Payload, words: EventWords): string {
  const { language, record, isOneOfSeveral, form } = words;
  const own = nameIn(names, language);
  const name = isOneOfSeveral ? `${record.id}: ${own}` : own;
  const { earlyClose, observed: isObserved, workday } = feedWords(language);
  const zone = record.timezone && form !== 'first' ? ` ${record.timezone}` : '';
  if (kind === 'early_close') return `${name} (${earlyClose} ${close_time}${zone})`;
  if (kind === 'weekend_workday') return `${name} (${workday})`;
  return observed ? `${name} (${isObserved})` : name;
}

/** By id; an index of the release's own list. */
const addressesOfSources = new WeakMap<ReleaseData['meta'], ReadonlyMap<string, string>>();

function descriptionOf(
  { payload, release, isCancelled, grounds }: FeedEvent,
  { meta }: ReleaseData,
  form: FeedForm,
): string {
  const { coverage, status, sources } = payload;
  if (isCancelled) return `Cancelled: data release ${meta.releases[release]!.id} does not have it any more`;
  const addresses = getOrMake(addressesOfSources, meta, () => new Map(meta.sources.map(({ id, url }) => [id, url])));
  const all = sources.map((id) => addresses.get(id) ?? id);
  const urls = form === 'first' ? all : [...new Set(all)];
  const checked =
    coverage === 'verified'
      ? 'verified against an official source'
      : grounds
        ? 'not verified'
        : payload.origin === 'own'
          ? 'not verified (own days of this server)'
          : 'not verified (library)';
  const basis = grounds?.basis;
  const row = grounds?.row();
  return [
    `Coverage: ${checked}`,
    ...(basis ? [`Basis: ${basis}`] : []),
    `Status: ${status}`,
    ...[...urls, ...(row?.url ? [row.url] : [])].map((url) => `Source: ${url}`),
    ...(row?.note ? [`Note: ${row.note}`] : []),
  ].join('\n');
}

/** The stamps of releases: many events have the same. */
const stamps = new Map<string, string>();

/** Converts an ISO 8601 instant, that of a release, to the UTC form of iCalendar. */
function stampOf(instant: string): string {
  return getOrMake(stamps, instant, () => `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`);
}

function compact(date: string): string {
  return date.replaceAll('-', '');
}
