import type { Locale } from '../locale/locales.js';
import type { Catalog } from '../queries/catalog.js';
import { findCalendars, pairOf } from '../queries/find-calendars.js';
import { dateIn } from '../queries/today.js';
import { choiceName, nameFor } from './calendar-name.js';
import { differencesFrom, partsOf, wholeOf } from './differences.js';
import { townOf } from './towns.js';

/** Suggestions for a few letters: calendars by name, the two currencies of a pair, calendars of a town. */

export interface Choice {
  /** The calendars of the suggestion; empty if it links to another page. */
  readonly ids: readonly string[];
  readonly name: string;
  /** `country`, `region`, `exchange` … in the user's language. */
  readonly kind: string;
  /** How it differs from the others of its country or region. */
  readonly note?: string;
  readonly href?: string;
  /** Whether the text is only similar to its name: to be offered, not to be taken. */
  readonly isSimilar?: true;
}

const MAX_CHOICES = 8;
const MAX_TEXT_LENGTH = 60;
const PAIR = /^([A-Z]{3})[ /_-]?([A-Z]{3})$/i;

/** Suggestions for a text, best match first, at most `most`. `nowMs` gives the year in which calendars are compared. */
export function choicesFor(
  catalog: Catalog,
  requested: string,
  locale: Locale,
  nowMs: number,
  max = MAX_CHOICES,
): Choice[] {
  const text = requested.trim().slice(0, MAX_TEXT_LENGTH);
  if (text === '') return [];
  const found = findCalendars(catalog, text);
  const pair = pairChoices(catalog, text, locale);
  const year = Number(dateIn('UTC', nowMs).slice(0, 4));
  const listed = withSiblings(catalog, text, found).slice(0, max - pair.length);
  const isMeant = isBegun(catalog, text, found);
  const similar = isMeant ? {} : { isSimilar: true as const };
  // What is no place may be a share: nobody here knows shares, but the exchanges they are traded on.
  const share =
    isMeant || pair.length > 0 || text.length < MIN_SHARE_LENGTH ? [] : [ofShares(locale)];
  return [
    ...pair,
    ...listed
      .slice(0, max - share.length)
      .map((index) => ({ ...choiceOf(catalog, index, text, locale, year), ...similar })),
    ...share,
  ];
}

/** The shortest text that is taken for the name of a share rather than for a few letters of a place. */
const MIN_SHARE_LENGTH = 3;

/** A last choice, which leads to the exchanges. */
function ofShares({ message }: Locale): Choice {
  return {
    ids: [],
    name: message('noShares'),
    kind: message('navMarkets'),
    href: '/markets',
    isSimilar: true,
  };
}

/** Whether something found has this text as its name or the beginning of it, rather than similar letters. */
function isBegun(catalog: Catalog, text: string, found: readonly number[]): boolean {
  if (townOf(text) || catalog.find(text) !== undefined || pairOf(catalog, text)) return true;
  const meant = new Set([
    ...catalog.named(text),
    ...catalog.worded(text, false),
    ...catalog.worded(text, true),
  ]);
  return found.some((index) => meant.has(index));
}

/** EURUSD gives two calendars, and a link to the FX question. */
function pairChoices(catalog: Catalog, text: string, locale: Locale): Choice[] {
  const [, base, quoted] = PAIR.exec(text) ?? [];
  if (!base || !quoted || catalog.find(text) !== undefined) return [];
  const both = [base, quoted].map((code) => catalog.find(code));
  if (both[0] === undefined || both[1] === undefined || both[0] === both[1]) return [];
  const ids = both.map((index) => catalog.calendar(index!).id);
  return [
    {
      ids,
      name: locale.message('pairBoth', { first: ids[0]!, second: ids[1]! }),
      kind: locale.message('kindPair'),
    },
    {
      ids: [],
      name: locale.message('pairSpot', { pair: ids.join('') }),
      kind: locale.message('requestSpot'),
      href: `/?question=spot&pair=${ids.join('')}`,
    },
  ];
}

/** The region of a town and the calendars of its towns, if it was found by the town. */
function withSiblings(catalog: Catalog, text: string, found: readonly number[]): number[] {
  const town = townOf(text)?.town;
  const [first] = found;
  if (first === undefined && !town) return [];
  const whole = town ? catalog.find(wholeOf(catalog, town.calendar) ?? '') : first;
  const isRegion = whole !== undefined && catalog.calendar(whole).id.includes(':');
  if (!isRegion) return [...found];
  const own = town ? catalog.find(town.calendar) : undefined;
  const parts = partsOf(catalog, catalog.calendar(whole).id);
  return [...new Set([...(own === undefined ? [] : [own]), whole, ...parts, ...found])];
}

function choiceOf(
  catalog: Catalog,
  index: number,
  text: string,
  locale: Locale,
  year: number,
): Choice {
  const calendar = catalog.calendar(index);
  const notes = [
    differenceText(catalog, index, locale, year),
    townText(text, calendar.id, locale),
  ].filter(Boolean);
  const note = notes.length > 0 ? { note: notes.join('; ') } : {};
  return {
    ids: [calendar.id],
    name: choiceName(calendar, locale),
    kind: kindOf(calendar, locale),
    ...note,
  };
}

/** `also Assumption Day (15 August)`: the difference from the calendar that it is a part of, if that is a region. */
function differenceText(catalog: Catalog, index: number, locale: Locale, year: number): string {
  const { id, data_years, kind } = catalog.calendar(index);
  const whole = kind === 'country' ? wholeOf(catalog, id) : null;
  const other = whole === null || !whole.includes(':') ? undefined : catalog.find(whole);
  if (other === undefined || year < data_years[0] || year > data_years[1]) return '';
  const { more, fewer } = differencesFrom(catalog, other, index, year, {
    lang: locale.lang,
    withSources: false,
  });
  const named = (entries: typeof more) =>
    locale.list(
      entries.slice(0, 3).map(({ name, date }) => `${name} (${locale.dayAndMonth(date)})`),
    );
  const parts = [
    more.length > 0 && locale.message('hasAlso', { days: named(more) }),
    fewer.length > 0 && locale.message('hasNot', { days: named(fewer) }),
  ];
  return (
    parts.filter(Boolean).join('; ') ||
    locale.message('sameAs', { name: nameFor(catalog.calendar(other), locale) })
  );
}

function townText(text: string, id: string, locale: Locale): string {
  const found = townOf(text);
  if (found?.town.calendar !== id) return '';
  return locale.message('townHas', { town: found.name, publisher: found.town.publisher });
}

/** The kind of a calendar in words. */
export function kindOf(
  { id, kind }: { readonly id: string; readonly kind: string },
  { message }: Locale,
): string {
  if (kind === 'country') return message(id.includes(':') ? 'kindRegion' : 'kindCountry');
  if (kind === 'exchange') return message('kindExchange');
  if (kind === 'own') return message('kindOwn');
  return message(kind === 'bond' ? 'kindBond' : 'kindSettlement');
}
