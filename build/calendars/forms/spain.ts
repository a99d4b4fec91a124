import {
  ANNEX,
  COMMUNITIES,
  FIRST_LISTED,
  LAST_LISTED,
  SOURCES,
  SOURCES_2027,
  SPANISH,
} from '../countries/shared/ES-annex.js';
import type { Exclusion, ListedDate } from '../vocabulary.js';

/** Days of Spain's communities by the yearly table (countries/shared/ES-annex.ts). */

/** The days that the lists give to a community ("AN"), and of the years that are not whole the few that were read. */
export function listedDays(community: string): ListedDate[] {
  return Object.entries(ANNEX).flatMap(([year, days]) =>
    Object.entries(days).flatMap(([day, columns]) =>
      Object.entries(columns)
        .filter(([, communities]) => marked(communities).includes(community))
        .map(([name]) => listedDay(Number(year), day, name, community)),
    ),
  );
}

/** Excludes rules of the library in the years in which the lists have their days. */
export function listedInstead(rules: readonly string[], to = LAST_LISTED): Exclusion[] {
  const why = 'the days of these years are listed: countries/shared/ES-annex.ts';
  return rules.map((rule) => ({ rule, from: FIRST_LISTED, to, why }));
}

function marked(communities: string): readonly string[] {
  const [all, but = ''] = communities.split(' but ');
  return all === 'ALL'
    ? COMMUNITIES.filter((one) => !but.split(' ').includes(one))
    : communities.split(' ');
}

function listedDay(year: number, day: string, title: string, community: string): ListedDate {
  const [name = title, observed] = title.split(', ');
  const source =
    (SOURCES as Readonly<Record<number, string>>)[year] ?? SOURCES_2027[community] ?? '';
  const spanish = SPANISH[name] ?? name;
  return {
    date: `${year}-${day}`,
    kind: 'holiday',
    name,
    names: { es: spanish },
    ...(observed && { observed: true }),
    source,
  };
}
