import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { type DayNumber, firstDayOf, formatDay, lastDayOf } from './civil-date.js';
import { getOrMake } from './get-or-make.js';
import { nameIn } from './language.js';
import { entryRange, type ReleaseData } from './packed.js';
import type { CalendarRecord, Payload } from './types.js';

/**
 * iCalendar feeds (RFC 5545, RFC 7986). ical-generator writes them, which takes 0.14 ms an event; what it writes of an
 * event depends on the entry's payload alone but for the date and the UID. So each payload is rendered once, with
 * marks in the place of those, and a feed of any length puts them in.
 */

/** Any date does: it is replaced. Its own digits must not stand anywhere else in an event. */
const MARK_DATE = { start: '19700105', end: '19700106', ms: 4 * 86_400_000 };
const MARK_UID = 'uid-of-this-event';
const REMEMBERED_TEMPLATES = 4000;
const DAY_SECONDS = 86_400;
/** A line of a feed folds at 75 octets; a UID with its mark replaced must not have to. */
const LONGEST_UID = 70;

/** The pieces of an event between the marks: before the UID, to the start, to the end, after it. */
type Template = readonly [string, string, string, string];

const templates = new WeakMap<ReleaseData, Map<string, Template>>();

/**
 * A calendar's feed for the years from..to, both inclusive, names in `lang`. The same release, years and language give
 * the same bytes. UIDs stay the same from release to release: date, kind and calendar.
 */
export function renderFeed(data: ReleaseData, calendar: number, from: number, to: number, lang: string): string {
  const record = data.meta.calendars[calendar]!;
  const language = data.meta.languages.includes(lang) ? lang : 'en';
  const frame = ical(calendarProperties(record, data)).toString();
  const end = frame.lastIndexOf('END:VCALENDAR');
  const parts = [frame.slice(0, end)];
  const [first, last] = entryRange(data, calendar, firstDayOf(from), lastDayOf(to));
  for (let position = first; position < last; position++) {
    const payloadIndex = data.arrays.entryPayload[position]!;
    const day = data.meta.epoch + data.arrays.entryDay[position]!;
    parts.push(renderEvent(templateOf(data, payloadIndex, language), record.id, data.payloads[payloadIndex]!, day));
  }
  parts.push('END:VCALENDAR\r\n');
  return parts.join('');
}

function calendarProperties({ id, name, timezone }: CalendarRecord, { meta }: ReleaseData) {
  const release = meta.releases.at(-1)!;
  return {
    prodId: { company: 'Kalends', product: 'Kalends', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    scale: 'GREGORIAN',
    // ical-generator writes names unescaped.
    name: escapeText(`${name} (${id})`),
    description: escapeText(`Data release ${release.id}`),
    ttl: DAY_SECONDS,
    ...(timezone && { x: { 'X-WR-TIMEZONE': timezone } }),
  };
}

function renderEvent([head, toStart, toEnd, tail]: Template, id: string, { kind }: Payload, day: DayNumber): string {
  const date = formatDay(day);
  const uid = `${date}-${kind}-${id.replace(':', '-')}@kalends`;
  if (uid.length > LONGEST_UID) throw new RangeError(`the UID ${uid} is longer than ${LONGEST_UID} characters`);
  return `${head}${uid}${toStart}${compact(date)}${toEnd}${compact(formatDay(day + 1))}${tail}`;
}

function templateOf(data: ReleaseData, payloadIndex: number, lang: string): Template {
  let known = templates.get(data);
  if (!known || known.size >= REMEMBERED_TEMPLATES) {
    known = new Map();
    templates.set(data, known);
  }
  return getOrMake(known, `${payloadIndex} ${lang}`, () => makeTemplate(data, data.payloads[payloadIndex]!, lang));
}

function makeTemplate(data: ReleaseData, payload: Payload, lang: string): Template {
  const stamp = new Date(data.meta.releases.at(-1)!.generated_at);
  const text = ical({
    events: [
      {
        id: MARK_UID,
        start: new Date(MARK_DATE.ms),
        end: new Date(MARK_DATE.ms + DAY_SECONDS * 1000),
        allDay: true,
        stamp,
        lastModified: stamp,
        summary: summaryOf(payload, lang),
        description: { plain: descriptionOf(payload, data) },
        status: payload.status === 'confirmed' ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
        transparency: ICalEventTransparency.TRANSPARENT,
        categories: [{ name: payload.kind }],
      },
    ],
  }).toString();
  const event = `${text.slice(text.indexOf('BEGIN:VEVENT'), text.lastIndexOf('END:VCALENDAR'))}`;
  const pieces = event.split(new RegExp(`${MARK_UID}|${MARK_DATE.start}|${MARK_DATE.end}`));
  if (pieces.length !== 4) throw new Error(`an event does not hold its UID, start and end once each:\n${event}`);
  return pieces as unknown as Template;
}

function summaryOf({ kind, names, close_time, observed }: Payload, lang: string): string {
  const name = nameIn(names, lang);
  if (kind === 'early_close') return `${name} (early close ${close_time})`;
  if (kind === 'weekend_workday') return `${name} (working day)`;
  return observed ? `${name} (observed)` : name;
}

function descriptionOf({ coverage, status, sources }: Payload, { meta }: ReleaseData): string {
  const urls = sources.map((id) => meta.sources.find((source) => source.id === id)?.url ?? id);
  const checked = coverage === 'verified' ? 'verified against an official source' : 'not verified (library)';
  return [`Coverage: ${checked}`, `Status: ${status}`, ...urls.map((url) => `Source: ${url}`)].join('\n');
}

/** Text values as RFC 5545 section 3.3.11 wants them. */
function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n');
}

function compact(date: string): string {
  return date.replaceAll('-', '');
}
