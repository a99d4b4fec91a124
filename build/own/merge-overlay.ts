import { type DayNumber, formatDay, yearOf } from '../../server/engine/civil-date.js';
import type { Payload, Source } from '../../server/engine/types.js';
import { weekendCheck } from '../../server/engine/weekend.js';
import {
  earlyCloseText,
  type Inheritance,
  inheritanceOf,
} from '../../server/queries/inheritance.js';
import {
  effectOf,
  staysBeside,
  wantedEffect,
  whyNotInherited,
} from '../../server/queries/own-rows.js';
import { sha256Of } from '../../server/store/build-record.js';
import { nearestAmong } from '../../server/text/nearest.js';
import { compareEntries } from '../expand/entry.js';
import { payloadOf, type StoredCalendar, type StoredEntry } from '../release/state.js';
import { type BaseBuild, spanOfYears } from './base.js';
import type { Correction } from './corrections.js';
import { OverlayError, shown } from './mistakes.js';
import { expandOwnCalendars } from './own-calendars.js';
import type { Overlay } from './read-overlay.js';

/** Applies an overlay to a release: the complete calendars that it adds or changes, and its sources. */
export interface Overlaid {
  readonly calendars: ReadonlyMap<string, OverlaidCalendar>;
  readonly sources: readonly Source[];
}

export interface OverlaidCalendar {
  readonly record: StoredCalendar;
  readonly entries: readonly StoredEntry[];
}

/** The effect of a row of corrections.csv. */
export interface Outcome {
  readonly correction: Correction;
  /** The current id of the calendar. */
  readonly calendar: string;
  /** idle: upstream now has the same, so the row can be deleted. */
  readonly state: 'applied' | 'idle';
  /** The calendars that inherit the day. */
  readonly reaches: readonly string[];
  /** Those that could inherit it but do not: the row excludes them, or they have an entry of their own. */
  readonly spared: readonly { readonly calendar: string; readonly why: string }[];
  /** Days of the row that change no business day, since they are on the weekend. */
  readonly onWeekend: readonly string[];
}

export interface Applied {
  readonly overlaid: Overlaid;
  readonly outcomes: readonly Outcome[];
}

/** Applies an overlay to the last release of a build. Throws an OverlayError with all problems. */
export function applyOverlay(base: BaseBuild, overlay: Overlay): Applied {
  const work = new Work(base);
  const mistakes: string[] = [];
  const outcomes = applyCorrections(work, overlay.corrections, mistakes);
  const own = expandOwnCalendars(base, overlay.calendars, {
    record: (id) => work.changed.get(id) ?? base.stored.get(id),
    entries: (id) => work.entries(id),
    mistakes,
  });
  if (mistakes.length > 0) throw new OverlayError(mistakes);
  const changed = [...work.changed].map(
    ([id, record]) => [id, { record, entries: work.entries(id) }] as const,
  );
  return {
    overlaid: { calendars: new Map([...changed, ...own]), sources: [...work.sources.values()] },
    outcomes,
  };
}

/** The state during the changes; calendars that were not read are unchanged. */
class Work {
  readonly base: BaseBuild;
  readonly changed = new Map<string, StoredCalendar>();
  readonly sources = new Map<string, Source>();
  readonly #entries = new Map<string, readonly StoredEntry[]>();

  constructor(base: BaseBuild) {
    this.base = base;
  }

  entries(calendar: string): readonly StoredEntry[] {
    return this.#entries.get(calendar) ?? this.base.last.entries(calendar);
  }

  /** Replaces the entries of a day by `payload`, except kinds that stay. */
  set(
    calendar: string,
    day: DayNumber,
    payload: Payload | null,
    stays: (kind: Payload['kind']) => boolean,
  ): void {
    const kept = this.entries(calendar).filter((one) => one.day !== day || stays(one.payload.kind));
    const all = payload ? [...kept, { day, payload }] : kept;
    this.#entries.set(
      calendar,
      all.toSorted((a, b) =>
        compareEntries({ day: a.day, kind: a.payload.kind }, { day: b.day, kind: b.payload.kind }),
      ),
    );
  }

  /** A corrected day is no longer verified by upstream's publications. */
  unsettle(calendar: string, day: DayNumber, source: string): void {
    const record = this.changed.get(calendar) ?? this.base.stored.get(calendar)!;
    const year = yearOf(day);
    const unsettled = new Set(record.unsettled_days ?? []);
    if (record.complete_years.includes(year)) unsettled.add(formatDay(day));
    this.changed.set(calendar, {
      ...record,
      verified_years: record.verified_years.filter((one) => one !== year),
      sources: [...new Set([...record.sources, source])].sort(),
      ...(unsettled.size > 0 && { unsettled_days: [...unsettled].sort() }),
    });
  }
}

function applyCorrections(
  work: Work,
  corrections: readonly Correction[],
  mistakes: string[],
): Outcome[] {
  const { base } = work;
  const inheritance = inheritanceOf(base.stored, (id) => base.last.entries(id).flatMap(earlyClose));
  const found = corrections.flatMap((correction) => {
    const calendar = base.last.canonical(correction.calendar);
    if (calendar !== undefined) return [{ correction, calendar }];
    const nearest = nearestAmong([...base.stored.keys()])(correction.calendar)
      .slice(0, 3)
      .join(', ');
    const what = `${correction.place}, calendar: ${shown(correction.calendar)} was read`;
    mistakes.push(
      `${what}; expected the id of a calendar of the release; the nearest are ${nearest}`,
    );
    return [];
  });
  const stated = new Map<string, Correction>();
  for (const { correction, calendar } of found) {
    for (let day = correction.first; day <= correction.last; day++) {
      const key = `${calendar} ${day}`;
      const other = stated.get(key);
      if (other)
        mistakes.push(
          `${correction.place}, date: ${calendar} ${formatDay(day)} has ${other.place} already`,
        );
      else stated.set(key, correction);
    }
  }
  if (mistakes.length > 0) return [];
  const isStated = (calendar: string, day: DayNumber) => stated.has(`${calendar} ${day}`);
  return found.map((one) => applyOne(work, one, inheritance, isStated, mistakes));
}

function applyOne(
  work: Work,
  { correction, calendar }: { readonly correction: Correction; readonly calendar: string },
  inheritance: Inheritance,
  isStated: (calendar: string, day: DayNumber) => boolean,
  mistakes: string[],
): Outcome {
  const { base } = work;
  const { place, kind, except, first, last } = correction;
  const wanted = wantedEffect(correction);
  const heirs = inheritance.of(calendar, kind === 'early_close');
  const excepted = new Set(except.map((id) => base.last.canonical(id) ?? id));
  for (const id of excepted) {
    if (heirs.includes(id)) continue;
    const expected =
      heirs.length > 0
        ? `expected some of ${heirs.join(' ')}`
        : 'expected nothing: no calendar inherits its days';
    mistakes.push(`${place}, except: ${shown(id)} was read; ${expected}`);
  }
  const effectOn = (id: string, day: DayNumber) =>
    effectOf(
      base.last
        .entries(id)
        .filter((one) => one.day === day)
        .map(({ payload }) => payload),
    );
  const reaches = new Set<string>();
  const spared = new Map<string, string>([...excepted].map((id) => [id, 'excepted']));
  const onWeekend: string[] = [];
  let isIdle = true;
  for (let day = first; day <= last; day++) {
    const [from, to] = spanOfYears(base.stored.get(calendar)!.data_years);
    if (!hasDay(base.stored.get(calendar)!, day)) {
      mistakes.push(
        `${place}, date: ${formatDay(day)} is outside the data of ${calendar}, ${formatDay(from)} to ${formatDay(to)}`,
      );
      continue;
    }
    const upstream = effectOn(calendar, day);
    if (upstream === wanted) continue;
    if (upstream !== correction.upstream) {
      const what = `${place}, upstream: ${shown(correction.upstream)} was read`;
      const now = `upstream says ${shown(upstream)} of ${calendar} ${formatDay(day)} now`;
      mistakes.push(`${what}; ${now}: delete the row, or write that if the row should still win`);
      continue;
    }
    isIdle = false;
    if (weekendCheck(base.stored.get(calendar)!.weekend)(day)) onWeekend.push(formatDay(day));
    correct(work, calendar, day, correction);
    for (const id of heirs) {
      if (excepted.has(id) || !hasDay(base.stored.get(id)!, day)) continue;
      const own = effectOn(id, day);
      const why = isStated(id, day)
        ? 'has a row of its own'
        : whyNotInherited(own, upstream, wanted);
      if (why !== null) spared.set(id, why);
      else {
        reaches.add(id);
        correct(work, id, day, correction);
      }
    }
  }
  return {
    correction,
    calendar,
    state: isIdle ? 'idle' : 'applied',
    onWeekend,
    reaches: [...reaches].sort(),
    spared: [...spared].map(([id, why]) => ({ calendar: id, why })),
  };
}

/** Whether a day is within the data of a calendar. */
function hasDay({ data_years }: StoredCalendar, day: DayNumber): boolean {
  const [from, to] = spanOfYears(data_years);
  return day >= from && day <= to;
}

function earlyClose({ day, payload: { kind, close_time, names } }: StoredEntry): string[] {
  return kind === 'early_close' ? [earlyCloseText(day, close_time, names.en ?? '')] : [];
}

function correct(work: Work, calendar: string, day: DayNumber, correction: Correction): void {
  const { kind, name, closeTime, source } = correction;
  const cited = sourceOf(source);
  const others = work.sources.get(cited.id)?.calendars ?? [];
  work.sources.set(cited.id, { ...cited, calendars: [...new Set([...others, calendar])].sort() });
  const payload =
    kind === 'open' ? null : ownPayload({ kind, name, close_time: closeTime, sources: [cited.id] });
  work.set(calendar, day, payload, (other) => staysBeside(kind, other));
  work.unsettle(calendar, day, cited.id);
}

function ownPayload(
  stated: Pick<Payload, 'kind' | 'close_time' | 'sources'> & { readonly name: string },
): Payload {
  const { name, ...own } = stated;
  const fixed = {
    status: 'confirmed',
    observed: false,
    origin: 'own',
    coverage: 'library',
  } as const;
  return payloadOf({ ...own, ...fixed, names: { en: name } });
}

/** The URL of a row as a source, with a digest as id, so that rows with the same URL have the same source. */
function sourceOf(url: string): Source {
  const id = `own-${sha256Of(url).slice(0, 12)}`;
  return { id, url, publisher: new URL(url).hostname, type: 'own', archived: null };
}
