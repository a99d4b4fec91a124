import {
  type DayNumber,
  firstDayOf,
  formatDay,
  lastDayOf,
  mustParseDay,
  yearOf,
} from '../../server/engine/civil-date.js';
import type { Payload } from '../../server/engine/types.js';
import { isWeekend } from '../../server/engine/weekend.js';
import { canBeBoth, entryKey } from '../expand/entry.js';
import { groupLines } from '../release/changed-answers.js';
import { withCommonDays } from '../release/common-published-days.js';
import { type PublishedDays, publishedDays, type Word } from '../release/published-days.js';
import { judge } from '../release/reasons.js';
import { findRegressions } from '../release/regressions.js';
import type { Replayed } from '../release/replay.js';
import {
  emptyState,
  type ReleaseState,
  type StoredCalendar,
  type StoredEntry,
} from '../release/state.js';
import { type Publication, verifies } from '../verify/publication.js';

/**
 * The gates that stop a release. They read the finished state and the publications independently of the code that applied the one
 * to the other, so that an error there cannot hide itself.
 *
 *   unsourced     verified without a publication that verifies and says so
 *   contradicted  otherwise than the publication that it names
 *   unlisted      closed on a day that the full list of its year does not name, or on another weekend than published
 *   missing       a published date that is not there, though no other publication speaks against it
 *   disputed      a publication says otherwise than a dated, cited row of the definition, and nothing settles it (disputes.ts)
 *   unread        a list differs from the definition, and nobody states that it was looked at (unread-lists.ts)
 *   unnamed       a dated row cites a publication that does not name its day (unnamed-days.ts)
 *   regressed     taken back or answered otherwise, and no reason names it; or a reason that names what is not
 *   untrue        otherwise than a fact or a statute (build/check/check-facts.ts)
 *   implausible   what a calendar hardly ever does, and no exception names (build/check/plausible)
 */
export type Gate =
  | 'unsourced'
  | 'contradicted'
  | 'unlisted'
  | 'missing'
  | 'disputed'
  | 'unread'
  | 'unnamed'
  | 'regressed'
  | 'untrue'
  | 'implausible';

export interface Violation {
  readonly gate: Gate;
  readonly calendar: string;
  /** A date, or a year. */
  readonly when: string;
  readonly what: string;
}

/** One calendar, its entries by `entryKey`, and its published days. */
interface Held {
  readonly record: StoredCalendar;
  readonly entries: ReadonlyMap<number, StoredEntry>;
  readonly published: PublishedDays;
  /** Publications apply to years up to this one; to later years only if the state uses them there. */
  readonly lastYear: number;
  readonly today: DayNumber;
}

/**
 * Checks a state against the publications in both directions: verified dates are published, published dates exist, and a listed year
 * has no other closures. `releaseDay` (YYYY-MM-DD) is the day on which the state was, or is, released.
 */
export function checkSources(
  state: ReleaseState,
  publications: readonly Publication[],
  releaseDay: string,
): Violation[] {
  const releaseYear = Number(releaseDay.slice(0, 4));
  const verifying = publications.filter(verifies);
  const known = new Set(verifying.map(({ id }) => id));
  const speaking = new Map<string, Publication[]>();
  for (const publication of verifying) {
    for (const { calendar } of publication.calendars) {
      const own = speaking.get(calendar) ?? [];
      if (own.at(-1) !== publication) speaking.set(calendar, [...own, publication]);
    }
  }
  const daysOf = (id: string) => publishedDays(id, speaking.get(id) ?? [], state, releaseYear);
  return [...state.calendars.values()].flatMap((record) => {
    const held: Held = {
      record,
      entries: state.entries.get(record.id) ?? new Map(),
      published: record.common_to
        ? withCommonDays(daysOf(record.id), record.common_to.map(daysOf))
        : daysOf(record.id),
      lastYear: releaseYear + 1,
      today: mustParseDay(releaseDay),
    };
    return [
      ...yearsWithoutList(held),
      ...entriesWithoutSource(held, known),
      ...otherWeekends(held),
      ...unlistedClosures(held),
      ...missingDates(held),
    ];
  });
}

/**
 * Checks existing releases in order, each just replayed: regressions without a reason, reasons without a regression, and in the last
 * state the findings of `checkSources`.
 */
export function checkHistory(
  releases: Iterable<Replayed>,
  publications: readonly Publication[],
): Violation[] {
  const violations: Violation[] = [];
  let last = emptyState();
  let day = '';
  for (const { release, before, reasons, state } of releases) {
    day = release.generated_at.slice(0, 10);
    violations.push(
      ...checkReasons(judge(findRegressions(before, state, day), reasons), release.id),
    );
    last = state;
  }
  return [...violations, ...(day === '' ? [] : checkSources(last, publications, day))];
}

/** Unmatched regressions and reasons, as violations. */
export function checkReasons(
  { unexcused, idle }: ReturnType<typeof judge>,
  release: string,
): Violation[] {
  return [
    ...unexcused
      .filter(({ group }) => !group)
      .map(({ kind, calendar, when, what }) => ({
        gate: 'regressed' as const,
        calendar,
        when,
        what: `${kind}: ${what} (release ${release})`,
      })),
    ...groupLines(unexcused).map(({ calendars, kind, text }) => ({
      gate: 'regressed' as const,
      calendar: shortened(calendars),
      when: kind,
      what: text,
    })),
    ...idle.map((what) => ({
      gate: 'regressed' as const,
      calendar: 'reasons',
      when: release,
      what,
    })),
  ];
}

const MAX_NAMED = 6;

function shortened(calendars: readonly string[]): string {
  const more = calendars.length - MAX_NAMED;
  return `${calendars.slice(0, MAX_NAMED).join()}${more > 0 ? ` and ${more} more` : ''}`;
}

function yearsWithoutList({ record, published }: Held): Violation[] {
  return [
    ...record.complete_years
      .filter((year) => !published.listedYears.has(year))
      .map((year) => ({
        gate: 'unsourced' as const,
        calendar: record.id,
        when: String(year),
        what: 'the year counts as complete, but no publication lists all its closures',
      })),
    ...record.complete_years
      .filter((year) => published.listedYears.has(year) && !published.vouchedYears.has(year))
      .map((year) => ({
        gate: 'unsourced' as const,
        calendar: record.id,
        when: String(year),
        what: `its lists (${published.listedYears.get(year)!.join(', ')}) were made before days could have been added`,
      })),
    ...published.missingPartners.map(({ publication, partner }) => ({
      gate: 'unsourced' as const,
      calendar: record.id,
      when: publication,
      what: `it is complete with ${partner}, which says nothing of the calendar that verifies`,
    })),
  ];
}

function entriesWithoutSource(
  { record, entries, published, today }: Held,
  known: ReadonlySet<string>,
): Violation[] {
  const violations: Violation[] = [];
  for (const { day, payload } of entries.values()) {
    if (payload.coverage !== 'verified') continue;
    const violation = (gate: Violation['gate'], what: string) =>
      violations.push(ofEntry(gate, record.id, day, payload, what));
    if (payload.status === 'provisional' && day < today) {
      violation('unsourced', 'announced as tentative, and passed without a confirmation');
    }
    if (payload.sources.length === 0)
      violation('unsourced', 'verified, but it names no publication');
    for (const source of payload.sources) {
      const words = (published.words.get(day) ?? []).filter(
        ({ publication }) => publication === source,
      );
      if (!known.has(source)) violation('unsourced', `${source} is no publication that verifies`);
      else if (words.length > 0) {
        if (!words.some((word) => agrees(word, payload)))
          violation('contradicted', `${source} says otherwise`);
      } else {
        violation('unsourced', `${source} does not name the date`);
      }
    }
  }
  return violations;
}

/** A holiday on a weekend of a year that the publication lists. */
/** An early close without a published hour has our own hour, marked as such. */
function agrees({ kind, closeTime, status }: Word, payload: Payload): boolean {
  const isOurHour = payload.close_time_coverage === 'library';
  const hour = isOurHour && kind === 'early_close' ? null : payload.close_time;
  return kind === payload.kind && closeTime === hour && status === payload.status;
}

/** A published weekend is in force until another one is published. */
function otherWeekends({ record, published }: Held): Violation[] {
  const inForce = (rules: readonly { start: string; days: readonly number[] }[], date: string) =>
    rules.filter(({ start }) => start <= date).at(-1)?.days ?? [];
  const [first, last] = [`${record.data_years[0]}-01-01`, `${record.data_years[1]}-12-31`];
  const from = published.weekends[0]?.start;
  if (from === undefined) return [];
  const starts = [...published.weekends, ...record.weekend].map(({ start }) =>
    start < first ? first : start,
  );
  return [...new Set(starts)]
    .filter((date) => date >= from && date <= last)
    .flatMap((date) => {
      const [stated, ours] = [inForce(published.weekends, date), inForce(record.weekend, date)];
      if ([...ours].sort().join() === stated.join()) return [];
      const what = `the weekend is ${ours.join() || 'none'}, published is ${stated.join() || 'none'}`;
      return [{ gate: 'unlisted' as const, calendar: record.id, when: date, what }];
    });
}

/** A listed year has no closed weekdays outside the publications. */
function unlistedClosures({ record, entries, published }: Held): Violation[] {
  const complete = new Set(record.complete_years);
  return [...entries.values()]
    .filter(
      ({ day, payload }) =>
        payload.kind === 'holiday' && complete.has(yearOf(day)) && !isWeekend(record.weekend, day),
    )
    .filter(({ day }) => !(published.words.get(day) ?? []).some(({ kind }) => kind === 'holiday'))
    .map(({ day, payload }) =>
      ofEntry(
        'unlisted',
        record.id,
        day,
        payload,
        `no publication names it, and its year is listed by ${published.listedYears.get(yearOf(day))?.join(', ') ?? 'none'}`,
      ),
    );
}

/**
 * Missing published dates. If publications differ, each may be right; `build/verify` decides. A complete list of closures, or of
 * early closes, without a date counts against it.
 */
function missingDates(held: Held): Violation[] {
  const { record, published } = held;
  const [first, last] = [firstDayOf(record.data_years[0]), lastDayOf(record.data_years[1])];
  const complete = new Set(record.complete_years);
  return [...published.words].flatMap(([day, words]) => {
    const year = yearOf(day);
    if (day < first || day > last || (year > held.lastYear && !complete.has(year))) return [];
    const isDisputed = words.some(
      (word) => words.some((other) => differ(word, other)) || speaksAgainst(word, words, published),
    );
    const word = words.find((one) => !isThere(one, held));
    if (isDisputed || word === undefined) return [];
    const sources = [...new Set(words.map(({ publication }) => publication))].join(', ');
    const what = `${word.kind}${word.closeTime ? ` at ${word.closeTime}` : ''}: published by ${sources}, and not there`;
    return [{ gate: 'missing' as const, calendar: record.id, when: formatDay(day), what }];
  });
}

function differ(a: Word, b: Word): boolean {
  if (a.kind !== b.kind) return !canBeBoth(a.kind, b.kind);
  return a.closeTime !== b.closeTime && a.closeTime !== null && b.closeTime !== null;
}

function speaksAgainst(
  { kind, day }: Word,
  words: readonly Word[],
  { listedYears, earlyListedYears }: PublishedDays,
): boolean {
  const lists = (kind === 'early_close' ? earlyListedYears : listedYears).get(yearOf(day)) ?? [];
  return lists.some((list) => !words.some(({ publication }) => publication === list));
}

/** Whether the day has the published state; a weekend is closed anyway and has no early closes. */
function isThere({ day, kind, closeTime }: Word, { record, entries }: Held): boolean {
  const payloadOf = (wanted: Payload['kind']) =>
    entries.get(entryKey({ day, kind: wanted }))?.payload;
  const isOff = isWeekend(record.weekend, day) && !payloadOf('weekend_workday');
  if (kind === 'weekend_workday') return !isOff && !payloadOf('holiday');
  if (isOff) return true;
  if (kind === 'holiday') return payloadOf('holiday') !== undefined;
  const early = payloadOf('early_close');
  return early !== undefined && (closeTime === null || early.close_time === closeTime);
}

function ofEntry(
  gate: Violation['gate'],
  calendar: string,
  day: DayNumber,
  { kind, names }: Payload,
  what: string,
): Violation {
  return { gate, calendar, when: formatDay(day), what: `${kind} ${names.en}: ${what}` };
}
