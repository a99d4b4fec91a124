import {
  businessDayOnOrAfter,
  businessDayOnOrBefore,
  covers,
  isBusinessDay,
} from '../engine/business-days.js';
import type { Locale } from '../locale/locales.js';
import { type AnyMark, trustOfDays } from '../locale/trust.js';
import { type CalendarDay, calendarDay } from '../queries/calendar-day.js';
import type { Catalog } from '../queries/catalog.js';
import { publicEntries } from '../queries/entries.js';
import { getOrMake } from '../util/get-or-make.js';
import { nameFor, publisherName, sentenceName } from './calendar-name.js';
import { unverifiedProvenance } from './day-provenance.js';
import { partsOf } from './differences.js';
import { shownIn } from './entry-query.js';

/** Whether a day is a business day of several calendars, and by which sources, in two sentences. */

export interface DayAnswer {
  /** Null: the day is outside the data of one of them. */
  readonly isOpen: boolean | null;
  /** `Both are open; verified by the European Central Bank and the Federal Reserve.` */
  readonly why: readonly string[];
  readonly coverage: 'verified' | 'library' | 'none';
  /** Null if nothing is known of it. */
  readonly mark: AnyMark;
}

/** `indexes`: at least one calendar. */
export function answerFor(
  catalog: Catalog,
  indexes: readonly number[],
  day: number,
  locale: Locale,
): DayAnswer {
  const outside = indexes.filter((index) => !covers(catalog.businessDays(index), day));
  if (outside.length > 0) {
    const why = outside.map((index) => {
      const [first, last] = catalog.calendar(index).data_years;
      return locale.message('outsideData', {
        name: capital(sentenceName(catalog.calendar(index), locale)),
        first,
        last,
      });
    });
    return { isOpen: null, why, coverage: 'none', mark: null };
  }
  const days = indexes.map((index) => ({ index, ...calendarDay(catalog, index, day, true) }));
  const isOpen = days.every(({ is_business_day }) => is_business_day);
  const isVerified = days.every(({ coverage }) => coverage === 'verified');
  return {
    isOpen,
    why: [
      ...inParts(catalog, days, day, locale),
      ...sentences(catalog, days, day, locale),
      ...nearest(catalog, { indexes, day, isOpen }, locale),
    ],
    coverage: isVerified ? 'verified' : 'library',
    mark: trustOfDays(days),
  };
}

/** Where a country is open and some of its parts are not: it has only the days that all of them share. */
function inParts(catalog: Catalog, days: readonly OneDay[], day: number, locale: Locale): string[] {
  return days.flatMap(({ index, is_business_day }) => {
    const { id, kind } = catalog.calendar(index);
    if (!is_business_day || kind !== 'country') return [];
    const closed = partsOf(catalog, id).filter((part) => {
      const own = catalog.businessDays(part);
      return covers(own, day) && !isBusinessDay(own, day);
    });
    const names = closed.map((part) =>
      nameFor(catalog.calendar(part), locale).replace(/ \(.*\)$/, ''),
    );
    const shown = names.slice(0, MAX_PARTS);
    const more = names.length - shown.length;
    const list = locale.list(more > 0 ? [...shown, `+${more}`] : shown);
    const name = sentenceName(catalog.calendar(index), locale);
    return names.length === 0
      ? []
      : [capital(locale.message('closedInParts', { name, parts: list }))];
  });
}

/** The business days before and after one that is none. */
function nearest(
  catalog: Catalog,
  { indexes, day, isOpen }: { readonly indexes: readonly number[]; day: number; isOpen: boolean },
  { message, longDate }: Locale,
): string[] {
  if (isOpen) return [];
  const days = catalog.combined(indexes, 'all');
  const [before, after] = [businessDayOnOrBefore(days, day), businessDayOnOrAfter(days, day)];
  return before && after
    ? [message('nearestOpen', { before: longDate(before.day), after: longDate(after.day) })]
    : [];
}

/** Special days, usual days, and the basis. */
function sentences(
  catalog: Catalog,
  days: readonly OneDay[],
  day: number,
  locale: Locale,
): string[] {
  const { message, list } = locale;
  const { unusual, open, doubt } = statements(catalog, days, day, locale);
  const rests = unverified(catalog, days, locale);
  const who = list(publishersOf(catalog, days, locale));
  const isVerified = days.every(({ coverage }) => coverage === 'verified') && who !== '';
  const isAllOpen = days.every(({ status }) => status === 'open');
  // A publisher is named for all only where each day is open and verified; otherwise for its own calendars.
  if (open !== null && isVerified && isAllOpen)
    return [...unusual, message('openVerified', { open, who }), ...doubt].map(capital);
  const usual = open === null ? [] : [message('openAlone', { open })];
  const verified =
    days.length === 1
      ? who === ''
        ? []
        : [message('verifiedBy', { who })]
      : verifiedEach(catalog, days, locale);
  return [...unusual, ...usual, ...verified, ...rests, ...doubt].map(capital);
}

/** One sentence for all calendars with the same publishers. */
function verifiedEach(catalog: Catalog, days: readonly OneDay[], locale: Locale): string[] {
  const same = new Map<string, OneDay[]>();
  for (const one of days) {
    const who = locale.list(publishersOf(catalog, [one], locale));
    if (who !== '') getOrMake(same, who, () => []).push(one);
  }
  return [...same].map(([who, group]) => {
    const names = group.map(({ index }) => sentenceName(catalog.calendar(index), locale));
    return locale.message('dayVerified', { name: locale.list(names), who });
  });
}

/** One sentence for all calendars that rest on the same. */
function unverified(catalog: Catalog, days: readonly OneDay[], locale: Locale): string[] {
  const same = new Map<string, OneDay[]>();
  for (const one of days) {
    if (one.coverage !== 'verified')
      getOrMake(same, `${one.hasEntries} ${one.basis}`, () => []).push(one);
  }
  return [...same.values()].map((group) => {
    const names = group.map(({ index }) => sentenceName(catalog.calendar(index), locale));
    return unverifiedProvenance(group[0]!, locale.list(names), locale);
  });
}

type OneDay = CalendarDay & { readonly index: number };

/** A sentence for each calendar with a special day; one clause for all open ones, null if none is open. */
function statements(catalog: Catalog, days: readonly OneDay[], day: number, locale: Locale) {
  const { message, list } = locale;
  const name = ({ index }: OneDay) => sentenceName(catalog.calendar(index), locale);
  const unusual = days.flatMap((one) => {
    const entries = publicEntries(catalog, one.index, day, day, shownIn(locale));
    const names = list([...new Set(entries.map((entry) => entry.name))]);
    if (one.status === 'early_close')
      return [message('closesEarly', { name: name(one), time: one.close_time ?? '', why: names })];
    if (one.status === 'closed') return [message('isClosed', { name: name(one), why: names })];
    return [];
  });
  const weekend = days.filter(({ status }) => status === 'weekend').map(name);
  if (weekend.length > 0) unusual.push(message('hasWeekend', { name: list(weekend) }));
  const open = days.filter(({ status }) => status === 'open');
  const doubt = days
    .filter(({ estimated }) => estimated)
    .map((one) => message('mayChange', { name: name(one) }));
  return { unusual, open: openClause(open.map(name), days.length, locale), doubt };
}

function openClause(
  names: readonly string[],
  all: number,
  { message, list }: Locale,
): string | null {
  if (names.length === 0) return null;
  if (names.length === all && all === 2) return message('bothOpen');
  if (names.length === all && all > 2) return message('allOpen', { n: all });
  return message(names.length === 1 ? 'isOpen' : 'areOpen', { name: list(names) });
}

const MAX_PUBLISHERS = 4;
const MAX_PARTS = 6;

/** The publishers of verified days. */
function publishersOf(catalog: Catalog, days: readonly OneDay[], locale: Locale): string[] {
  const names = days.flatMap(({ index, sources }) => {
    const known = catalog.calendar(index).sources;
    return sources.flatMap((id) =>
      known.includes(id) ? [publisherName(catalog.source(id).publisher, locale)] : [],
    );
  });
  return [...new Set(names)].slice(0, MAX_PUBLISHERS);
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
