import {
  foldLines,
  type ICalCalendar,
  ICalEvent,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import { type DayNumber, formatDay } from '../engine/civil-date.js';
import type { AnswerBasis, CalendarRecord, CitedRow, Payload } from '../engine/types.js';
import { languageFor, localeOf } from '../locale/locales.js';
import { trustOf, trustWord } from '../locale/trust.js';
import { basisAt } from '../store/basis-at.js';
import type { Entries } from '../store/pack.js';
import type { ReleaseData } from '../store/release-data.js';
import { nameIn } from '../text/language.js';
import { getOrMake } from '../util/get-or-make.js';
import type { CancelledEvent } from './event-history.js';
import { feedWords } from './feed-messages.js';

/** The events of feeds (RFC 5545 section 3.6.1): an all-day event for each entry. */

export interface FeedEvent {
  readonly day: DayNumber;
  readonly payload: Payload;
  /** Position of the release that last changed or removed it. */
  readonly release: number;
  readonly isCancelled: boolean;
  /** Its basis; absent if not known. */
  readonly provenance?: { readonly basis: AnswerBasis; readonly row: () => CitedRow | null };
  /** Identifies a payload with its basis. */
  readonly key: string;
}

/** The common data of the events of one calendar in one feed. */
interface EventWords {
  readonly language: string;
  readonly record: CalendarRecord;
  readonly isOneOfSeveral: boolean;
  /** What events with the same payload have in common, made once. */
  readonly common: CommonParts;
}

/** The parts of an event that come from its payload. */
type PayloadParts = Pick<ICalEventData, 'summary' | 'description' | 'categories' | 'status'>;
/** The parts of a payload by its identity; made on first use. */
type CommonParts = (key: string, make: () => PayloadParts) => PayloadParts;

/** The initial state of one calendar in one feed. */
export function commonParts(): CommonParts {
  const parts = new Map<string, PayloadParts>();
  return (key, make) => getOrMake(parts, key, make);
}

export const eventOf = {
  /** An entry of a day, by its position. */
  entry: (entries: Entries, position: number, release: number): FeedEvent => {
    const key = String(entries.payloadKey(position));
    const event = {
      day: entries.day(position),
      payload: entries.payload(position),
      release,
      isCancelled: false,
    };
    const basis = basisAt(entries, position);
    const isPublished = basis === 'publication';
    const row = () => (isPublished ? null : entries.row(position));
    return {
      ...event,
      provenance: { basis, row },
      key: `${key} ${basis} ${isPublished ? null : entries.rowKey(position)}`,
    };
  },
  cancelled: ({ day, release, payload }: CancelledEvent): FeedEvent => {
    const key = `cancelled ${release} ${JSON.stringify(payload)}`;
    return { day, payload, release, isCancelled: true, key };
  },
};

/** The text of an event, BEGIN:VEVENT to END:VEVENT. All-day events do not mark anybody as busy. */
export function renderEvent(
  calendar: ICalCalendar,
  data: ReleaseData,
  event: FeedEvent,
  words: EventWords,
): string {
  const { day, payload, release } = event;
  const { sequence, stamp } = revisionOf(data.meta.releases[release]!.generated_at);
  const parts = {
    ...words.common(event.key, () => payloadParts(data, event, words)),
    id: `${formatDay(day)}-${payload.kind}-${words.record.id.replace(':', '-')}@kalends`,
    sequence,
    stamp,
    lastModified: stamp,
    allDay: true,
    start: midnight(day),
    end: midnight(day + 1),
    transparency: ICalEventTransparency.TRANSPARENT,
  };
  return foldLines(new ICalEvent(parts, calendar).toString());
}

function payloadParts(data: ReleaseData, event: FeedEvent, words: EventWords): PayloadParts {
  return {
    summary: summaryOf(event.payload, words),
    description: descriptionOf(event, data, words.language),
    categories: [{ name: event.payload.kind }],
    status: statusOf(event),
  };
}

function statusOf({ isCancelled, payload }: FeedEvent): ICalEventStatus {
  if (isCancelled) return ICalEventStatus.CANCELLED;
  return payload.status === 'confirmed' ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE;
}

function summaryOf({ kind, names, close_time, observed }: Payload, words: EventWords): string {
  const { language, record, isOneOfSeveral } = words;
  const own = nameIn(names, language);
  const name = isOneOfSeveral ? `${record.id}: ${own}` : own;
  const { earlyClose, observed: isObserved, workday } = feedWords(language);
  const zone = record.timezone ? ` ${record.timezone}` : '';
  if (kind === 'early_close') return `${name} (${earlyClose} ${close_time}${zone})`;
  if (kind === 'weekend_workday') return `${name} (${workday})`;
  return observed ? `${name} (${isObserved})` : name;
}

/** By id; an index of the release's own list. */
const addressesOfSources = new WeakMap<ReleaseData['meta'], ReadonlyMap<string, string>>();

function descriptionOf(
  { payload, release, isCancelled, provenance }: FeedEvent,
  { meta }: ReleaseData,
  language: string,
): string {
  const { coverage, status, sources } = payload;
  if (isCancelled)
    return `Cancelled: data release ${meta.releases[release]!.id} does not have it any more`;
  const addresses = getOrMake(
    addressesOfSources,
    meta,
    () => new Map(meta.sources.map(({ id, url }) => [id, url])),
  );
  const urls = new Set(sources.map((id) => addresses.get(id) ?? id));
  const checked =
    coverage === 'verified'
      ? 'verified against an official source'
      : payload.origin === 'own'
        ? 'not verified (own days of this server)'
        : 'not verified';
  const { basis } = provenance!;
  const row = provenance!.row();
  return [
    ...inLanguage(payload, basis, language),
    `Coverage: ${checked}`,
    `Basis: ${basis}`,
    `Status: ${status}`,
    ...[...urls, ...(row?.url ? [row.url] : [])].map((url) => `Source: ${url}`),
    ...(row?.note ? [`Note: ${row.note}`] : []),
  ].join('\n');
}

/** How far the date can be trusted, in the language of the feed; the lines after it are the same in all. */
function inLanguage({ status }: Payload, basis: AnswerBasis, language: string): string[] {
  const locale = localeOf(languageFor(language) ?? 'en');
  if (locale.lang === 'en') return [];
  const doubt =
    status === 'confirmed'
      ? []
      : [locale.message(status === 'estimated' ? 'estimatedWord' : 'provisionalWord')];
  return [[trustWord(trustOf(basis), locale), ...doubt].join(locale.message('comma'))];
}

/** Of releases: many events have the same. */
const revisions = new Map<string, Revision>();

interface Revision {
  readonly sequence: number;
  readonly stamp: Date;
}

/** The first second of SEQUENCE, which then fits in 31 bits until the year 2088. */
const SEQUENCE_START_MS = Date.UTC(2020, 0, 1);

/**
 * The revision of the events that a release changed, from its instant (ISO 8601): SEQUENCE is the seconds since 2020 began, so that
 * it grows with every release, whichever releases there were before.
 */
function revisionOf(instant: string): Revision {
  return getOrMake(revisions, instant, () => {
    const stamp = new Date(instant);
    return {
      sequence: Math.max(0, Math.floor((stamp.getTime() - SEQUENCE_START_MS) / 1000)),
      stamp,
    };
  });
}

/** The form of a date that ical-generator takes: midnight in UTC. */
function midnight(day: DayNumber): Date {
  return new Date(day * 86_400_000);
}
