import { type DayNumber, mustParseDay, yearOf } from '../../server/engine/civil-date.js';
import type { EntryKind, EntryStatus } from '../../server/engine/types.js';
import { getOrMake } from '../../server/util/get-or-make.js';
import { expandRules } from '../expand/rules.js';
import {
  type Publication,
  type PublishedCalendar,
  type PublishedDate,
  rowsOf,
  type StandingRule,
} from '../verify/publication.js';
import type { ReleaseState } from './state.js';

/** The published days of a calendar for the gates, read independently of `build/verify`, so that an error there cannot hide itself. */
export interface Word {
  readonly publication: string;
  readonly day: DayNumber;
  readonly kind: EntryKind;
  readonly closeTime: string | null;
  readonly status: EntryStatus;
}

export interface PublishedDays {
  /** By day. */
  readonly words: ReadonlyMap<DayNumber, readonly Word[]>;
  /** Years with a complete list of closures, and the publications. */
  readonly listedYears: ReadonlyMap<number, readonly string[]>;
  /** Those years whose list was made or updated late enough to verify open days. */
  readonly vouchedYears: ReadonlySet<number>;
  /** Years with a complete list of early closes. */
  readonly earlyListedYears: ReadonlyMap<number, readonly string[]>;
  /** Published weekends by start; ISO weekday numbers. */
  readonly weekends: readonly {
    readonly start: string;
    readonly days: readonly number[];
    readonly publication: string;
  }[];
  /** Days for which a publication was overruled in writing: "publication day". */
  readonly settled: ReadonlySet<string>;
  /** Partners in `complete_with` without content on the calendar, or that do not verify. */
  readonly missingPartners: readonly { readonly publication: string; readonly partner: string }[];
}

const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/**
 * Reads the days of a calendar within its data from the verifying `publications`. If a rule follows another calendar, the verified
 * days of that one in `state` count.
 */
export function publishedDays(
  calendar: string,
  publications: readonly Publication[],
  state: ReleaseState,
  releaseYear: number,
): PublishedDays {
  const found = {
    vouchedYears: new Set<number>(),
    settled: new Set<string>(),
    words: new Map<DayNumber, Word[]>(),
    listedYears: new Map<number, string[]>(),
    earlyListedYears: new Map<number, string[]>(),
    weekends: [] as PublishedDays['weekends'][number][],
    missingPartners: [] as PublishedDays['missingPartners'][number][],
  };
  const years = state.calendars.get(calendar)?.data_years;
  if (!years) return found;
  const list = (kept: Map<number, string[]>, of: readonly number[], publication: string) => {
    for (const year of of) getOrMake(kept, year, () => [] as string[]).push(publication);
  };
  for (const publication of publications) {
    for (const part of publication.calendars) {
      if (part.calendar !== calendar || part.waits !== undefined) continue;
      const settled = new Set((part.settled ?? []).map(({ date }) => mustParseDay(date)));
      for (const word of [
        ...listedWords(part, publication.id),
        ...ruledWords(part, publication, years, state),
      ]) {
        if (settled.has(word.day)) continue;
        getOrMake(found.words, word.day, () => [] as Word[]).push(word);
      }
      const partners = missingPartners(part, publications);
      found.missingPartners.push(
        ...partners.map((partner) => ({ publication: publication.id, partner })),
      );
      const listed = partners.length === 0 ? listedYears(part, publication, years) : [];
      list(found.listedYears, listed, publication.id);
      const makers = [
        publication,
        ...publications.filter(({ id }) => part.complete_with?.includes(id)),
      ];
      for (const year of listed)
        if (isLateEnough(part, makers, year, releaseYear)) found.vouchedYears.add(year);
      for (const day of settled) found.settled.add(`${publication.id} ${day}`);
      if (part.complete && part.early_complete)
        list(found.earlyListedYears, part.years ?? [], publication.id);
      found.weekends.push(...statedWeekends(part, publication.id));
    }
  }
  found.weekends.sort((a, b) => (a.start < b.start ? -1 : 1));
  return found;
}

/**
 * Whether a list may verify the open days of a year: a list of an operator, a standing rule (for its years see accepted-years.ts), a list for
 * a year that is not over, or one written or updated after the last day of the year.
 */
function isLateEnough(
  part: PublishedCalendar,
  makers: readonly Publication[],
  year: number,
  releaseYear: number,
): boolean {
  if (
    part.rules ||
    year >= releaseYear ||
    makers.every(({ decided_by }) => decided_by === 'operator')
  )
    return true;
  return makers.some(
    ({ published, current_on }) =>
      Number((published ?? '0').slice(0, 4)) > year ||
      Number((current_on ?? '0').slice(0, 4)) > year,
  );
}

function listedWords(part: PublishedCalendar, publication: string): Word[] {
  const word = (
    kind: EntryKind,
    { date, status }: PublishedDate,
    closeTime: string | null,
  ): Word => {
    return { publication, day: mustParseDay(date), kind, closeTime, status: status ?? 'confirmed' };
  };
  return [
    ...(part.closed ?? []).map((date) => word('holiday', date, null)),
    ...(part.early_close ?? []).map((date) => word('early_close', date, date.time)),
    ...(part.weekend_workday ?? []).map((date) => word('weekend_workday', date, null)),
  ];
}

function ruledWords(
  part: PublishedCalendar,
  { id, checked }: Publication,
  data: readonly [number, number],
  state: ReleaseState,
): Word[] {
  return (part.rules ?? [])
    .filter(({ usable }) => usable !== false)
    .flatMap((rule) => {
      // Without an end, a rule applies up to the year after the day on which its text is known to have been in force.
      const lastYear = rule.to ?? Number((rule.in_force_on ?? checked).slice(0, 4)) + 1;
      const years = [Math.max(rule.from, data[0]), Math.min(lastYear, data[1])] as const;
      // Its years are not among those of the calendar.
      if (years[0] > years[1]) return [];
      const own = expandedRule(part.calendar, rule, years, id);
      return [...own, ...followedWords(rule, years, state)].map((word) => ({
        publication: id,
        ...word,
      }));
    });
}

type RuledDay = Pick<Word, 'day' | 'kind' | 'closeTime' | 'status'>;

/** By rule, then by the years: several gates ask for the days of a rule, whose expansion is slow. */
const expanded = new WeakMap<StandingRule, Map<string, readonly RuledDay[]>>();

function expandedRule(
  calendar: string,
  rule: StandingRule,
  years: readonly [number, number],
  publication: string,
): readonly RuledDay[] {
  const ofRule = getOrMake(expanded, rule, () => new Map<string, readonly RuledDay[]>());
  return getOrMake(ofRule, `${calendar} ${years.join(' ')}`, () =>
    expandRules(calendar, rowsOf(rule, years, publication), years).map(
      ({ day, kind, close_time, status }) => {
        return { day, kind, closeTime: close_time, status };
      },
    ),
  );
}

function followedWords(
  rule: StandingRule,
  [from, to]: readonly [number, number],
  state: ReleaseState,
) {
  const entries =
    rule.follows === undefined ? [] : [...(state.entries.get(rule.follows)?.values() ?? [])];
  return entries
    .filter(({ day }) => yearOf(day) >= from && yearOf(day) <= to)
    .filter(
      ({ payload: { kind, coverage } }) =>
        coverage === 'verified' && (rule.with_early_closes || kind !== 'early_close'),
    )
    .map(({ day, payload: { kind, close_time, status } }) => ({
      day,
      kind,
      closeTime: close_time,
      status,
    }));
}

/** The years that the part says, or is known, to list in full; a rule, only where nobody may add days by decree. */
function listedYears(
  part: PublishedCalendar,
  { decided_by }: Publication,
  [first, last]: readonly [number, number],
): number[] {
  const named = part.complete || part.complete_with !== undefined ? (part.years ?? []) : [];
  const isFinal = decided_by === 'operator' || decided_by === 'parliament';
  const ruled = (isFinal ? (part.rules ?? []) : [])
    .filter(({ exhaustive, usable }) => exhaustive && usable !== false)
    .flatMap(({ from, to }) => {
      const [start, end] = [Math.max(from, first), Math.min(to ?? last, last)];
      return Array.from({ length: Math.max(0, end - start + 1) }, (_, index) => start + index);
    });
  return [...new Set([...named, ...ruled])];
}

function missingPartners(part: PublishedCalendar, publications: readonly Publication[]): string[] {
  return (part.complete_with ?? []).filter(
    (partner) =>
      !publications.some(
        ({ id, calendars }) =>
          id === partner && calendars.some((other) => other.calendar === part.calendar),
      ),
  );
}

/** Throws if a published weekend has an unknown form. */
function statedWeekends(
  part: PublishedCalendar,
  publication: string,
): PublishedDays['weekends'][number][] {
  const stated = (part.weekend ?? []) as readonly {
    readonly start: string;
    readonly days: readonly (string | number)[];
  }[];
  return stated.map(({ start, days }) => {
    const numbers = days.map((day) =>
      typeof day === 'number' ? day : WEEKDAYS.indexOf(day.slice(0, 3).toLowerCase()) + 1,
    );
    if (numbers.some((number) => number < 1))
      throw new Error(`${publication}: not a weekend: ${JSON.stringify(days)}`);
    return { start, days: numbers.sort((a, b) => a - b), publication };
  });
}
