import ical, { ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { type DayNumber, formatDay } from '../engine/civil-date.js';
import type { CalendarRecord, Payload } from '../engine/types.js';
import { readText } from '../store/changes-file.js';
import type { ReleaseData } from '../store/packed.js';
import { nameIn } from '../text/language.js';
import { Remembered } from '../util/remembered.js';
import type { CancelledEvent } from './event-history.js';
import { feedWords } from './feed-words.js';

/**
 * Events of feeds. ical-generator writes them, which takes 0.14 ms an event; what it writes of one depends on the
 * entry's payload and the feed's words alone but for the date, the UID and the release. So each is rendered once, with
 * marks in the place of those, and a feed of any length puts them in.
 */

/**
 * present: stamped by the release that last changed the event. first: all stamped by the release that answers, times
 * without their zone, nothing cancelled, as the files of the first releases were written: they never change. second: as
 * present, but events that were cancelled as the same in several calendars name one release for all, as it came.
 */
export type FeedForm = 'present' | 'second' | 'first';

export interface FeedEvent {
  readonly day: DayNumber;
  readonly payload: Payload;
  /** Position of the release that last changed it, or took it away. */
  readonly release: number;
  readonly isCancelled: boolean;
  /** What tells payloads apart. */
  readonly key: string;
}

/** What the events of one calendar in one feed have in common. */
export interface EventWords {
  readonly language: string;
  readonly record: CalendarRecord;
  readonly isOneOfSeveral: boolean;
  readonly form: FeedForm;
}

export const eventOf = {
  /** An entry of a day, by the number of its payload. */
  entry: (data: ReleaseData, day: DayNumber, number: number, release: number): FeedEvent => {
    return { day, payload: data.payloads[number]!, release, isCancelled: false, key: String(number) };
  },
  cancelled: (data: ReleaseData, { day, release, text }: CancelledEvent, form: FeedForm): FeedEvent => {
    const told = readText(data.changes, text);
    const key = form === 'second' ? `cancelled ${told}` : `cancelled ${release} ${told}`;
    return { day, payload: JSON.parse(told) as Payload, release, isCancelled: true, key };
  },
};

/** Any values do: they are replaced. Their own characters must not stand anywhere else in an event. */
const MARKS = {
  uid: 'uid-of-this-event',
  start: '19700105',
  end: '19700106',
  stamp: '19700107T080910Z',
  sequence: '1970010811',
} as const;
type Mark = keyof typeof MARKS;
const MARK = new RegExp(`(${Object.values(MARKS).join('|')})`);
const NAME_OF_MARK = new Map(Object.entries(MARKS).map(([name, text]) => [text as string, name as Mark]));
/** Once each, but for the stamp: DTSTAMP and LAST-MODIFIED. */
const MARKS_OF_AN_EVENT = 6;
const START_MS = 4 * 86_400_000;
const STAMP_MS = Date.UTC(1970, 0, 7, 8, 9, 10);
const REMEMBERED_TEMPLATES = 4000;
/** A line of a feed folds at 75 octets; a UID with its mark replaced must not have to. */
const LONGEST_UID = 70;

/** Text, mark, text, mark ... text. */
type Template = readonly string[];

const templates = new WeakMap<ReleaseData, Remembered<string, Template>>();

/** The text of an event, BEGIN:VEVENT to END:VEVENT. */
export function renderEvent(data: ReleaseData, event: FeedEvent, words: EventWords): string {
  const { day, payload, release } = event;
  const date = formatDay(day);
  const uid = `${date}-${payload.kind}-${words.record.id.replace(':', '-')}@kalends`;
  if (uid.length > LONGEST_UID) throw new RangeError(`the UID ${uid} is longer than ${LONGEST_UID} characters`);
  const values: Readonly<Record<Mark, string>> = {
    uid,
    start: compact(date),
    end: compact(formatDay(day + 1)),
    stamp: stampOf(data.meta.releases[release]!.generated_at),
    sequence: String(words.form === 'first' ? 0 : release),
  };
  return templateOf(data, event, words)
    .map((piece, place) => (place % 2 === 0 ? piece : values[piece as Mark]))
    .join('');
}

function templateOf(data: ReleaseData, event: FeedEvent, words: EventWords): Template {
  let known = templates.get(data);
  if (!known) {
    known = new Remembered(REMEMBERED_TEMPLATES);
    templates.set(data, known);
  }
  const { record, language, form } = words;
  // Only early closes tell the zone.
  const zone = event.payload.close_time === null ? '' : record.timezone;
  const key = `${event.key} ${language} ${form} ${words.isOneOfSeveral ? record.id : ''} ${zone}`;
  return known.get(key, () => makeTemplate(data, event, words));
}

function makeTemplate(data: ReleaseData, event: FeedEvent, words: EventWords): Template {
  const stamp = new Date(STAMP_MS);
  const text = ical({
    events: [
      {
        id: MARKS.uid,
        sequence: Number(MARKS.sequence),
        start: new Date(START_MS),
        end: new Date(START_MS + 86_400_000),
        allDay: true,
        stamp,
        lastModified: stamp,
        summary: summaryOf(event.payload, words),
        description: { plain: descriptionOf(event, data, words.form) },
        status: statusOf(event),
        transparency: ICalEventTransparency.TRANSPARENT,
        categories: [{ name: event.payload.kind }],
      },
    ],
  }).toString();
  const whole = text.slice(text.indexOf('BEGIN:VEVENT'), text.lastIndexOf('END:VCALENDAR'));
  const pieces = whole.split(MARK).map((piece, place) => (place % 2 === 0 ? piece : NAME_OF_MARK.get(piece)!));
  if (pieces.length !== 2 * MARKS_OF_AN_EVENT + 1) {
    throw new Error(`an event does not hold its UID, dates, stamps and sequence once each:\n${whole}`);
  }
  return pieces;
}

function statusOf({ isCancelled, payload }: FeedEvent): ICalEventStatus {
  if (isCancelled) return ICalEventStatus.CANCELLED;
  return payload.status === 'confirmed' ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE;
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

function descriptionOf({ payload, release, isCancelled }: FeedEvent, { meta }: ReleaseData, form: FeedForm): string {
  const { coverage, status, sources } = payload;
  if (isCancelled) return `Cancelled: data release ${meta.releases[release]!.id} does not have it any more`;
  const all = sources.map((id) => meta.sources.find((source) => source.id === id)?.url ?? id);
  const urls = form === 'first' ? all : [...new Set(all)];
  const unverified = payload.origin === 'own' ? 'not verified (own days of this server)' : 'not verified (library)';
  const checked = coverage === 'verified' ? 'verified against an official source' : unverified;
  return [`Coverage: ${checked}`, `Status: ${status}`, ...urls.map((url) => `Source: ${url}`)].join('\n');
}

/** An ISO 8601 text of an instant as iCalendar writes it, in UTC. */
function stampOf(instant: string): string {
  return `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

function compact(date: string): string {
  return date.replaceAll('-', '');
}
