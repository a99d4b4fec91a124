import type { MarketConventions } from '../../server/engine/market-conventions.js';
import { sha256Of } from '../../server/store/build-record.js';
import { groupBy } from '../../server/util/group-by.js';
import { citedRows } from '../calendars/basis.js';
import type { CalendarDefinition } from '../calendars/definition.js';
import { homeCalendar } from '../calendars/homes.js';
import type { Fact } from '../check/facts/fact.js';
import type { Statute } from '../check/statutes/statute.js';
import { publisherNames } from '../release/provenance.js';
import { followedCalendars } from '../release/selection.js';
import { announcingCalendars } from '../verify/announced-feasts.js';
import type { Publication } from '../verify/publication.js';
import { publicationsByCalendar } from '../verify/publications-by-calendar.js';

/** All that a release is made of and judged by, beside the program. */
export interface Inputs {
  readonly definitions: readonly CalendarDefinition[];
  readonly publications: readonly Publication[];
  readonly conventions: ReadonlyMap<string, MarketConventions>;
  readonly facts: readonly Fact[];
  readonly statutes: readonly Statute[];
  /** YYYY-MM-DD. */
  readonly releaseDay: string;
}

/**
 * By calendar: a digest of everything that its part of a state is made of and judged by, but for the program. Of the day of
 * the release that is its year, and which dates that were announced as tentative have passed.
 */
export function inputDigests(inputs: Inputs): ReadonlyMap<string, string> {
  const own = ownDigests(inputs);
  const restsOn = calendarsBehind(inputs);
  return new Map(
    inputs.definitions.map(({ id }) => {
      const all = [...withAllBehind(id, restsOn)].sort();
      return [id, sha256Of(all.map((one) => `${one} ${own.get(one)}\n`).join(''))];
    }),
  );
}

function ownDigests({
  definitions,
  publications,
  conventions,
  facts,
  statutes,
  releaseDay,
}: Inputs) {
  const deciding = publicationsByCalendar(publications);
  const digests = new Map(publications.map((one) => [one, sha256Of(JSON.stringify(one))]));
  const publisherOf = publisherNames(publications);
  const [factsOf, statutesOf] = [byCalendar(facts), byCalendar(statutes)];
  const ownOf = (definition: CalendarDefinition) => {
    const { id } = definition;
    const own = deciding.get(id) ?? [];
    return [
      definition,
      citedRows(definition).map(({ url }) => url && publisherOf(url)),
      conventions.get(id),
      own.map((one) => [digests.get(one), passedTentative(one, id, releaseDay)]),
      factsOf.get(id),
      statutesOf.get(id),
      releaseDay.slice(0, 4),
    ];
  };
  return new Map(
    definitions.map((definition) => [definition.id, sha256Of(JSON.stringify(ownOf(definition)))]),
  );
}

/** Dates that a publication announced as tentative for a calendar and that have passed. */
function passedTentative({ calendars }: Publication, calendar: string, today: string): string[] {
  return calendars
    .filter((part) => part.calendar === calendar)
    .flatMap(({ closed = [], early_close = [], weekend_workday = [] }) => [
      ...closed,
      ...early_close,
      ...weekend_workday,
    ])
    .filter(({ status, date }) => status === 'provisional' && date < today)
    .map(({ date }) => date);
}

/** The calendars that each is made of or held to: those it follows, its market's country, and those that announce its feasts. */
function calendarsBehind({
  definitions,
  publications,
}: Inputs): ReadonlyMap<string, readonly string[]> {
  const followed = followedCalendars(definitions, publications);
  return new Map(
    definitions.map(({ id, countries }) => [
      id,
      [...followed.get(id)!, homeCalendar(countries) ?? [], announcingCalendars(id)]
        .flat()
        .filter((other) => followed.has(other)),
    ]),
  );
}

function withAllBehind(id: string, behind: ReadonlyMap<string, readonly string[]>): Set<string> {
  const found = new Set([id]);
  // A loop over a Set also visits what is added meanwhile.
  for (const one of found) for (const other of behind.get(one) ?? []) found.add(other);
  return found;
}

function byCalendar<T extends { readonly calendar: string }>(
  items: readonly T[],
): Map<string, T[]> {
  return groupBy(items, ({ calendar }) => calendar);
}
