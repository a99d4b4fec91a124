import type { ListedDate, RuleRow } from '../../definition.js';
import type { CountryAmendment } from '../tables.js';

/**
 * Bulgaria. Compared with article 154 of the Labour Code (as amended to 2020): the library has 26 December as an
 * observance and lacks Holy Saturday; and since 1 January 2017 (paragraph 2) a holiday on a Saturday or Sunday, other
 * than the Easter days, gives the first working day after it, two of them the first two, which the library does not
 * know. Where the Monday is Orthodox Easter Monday or another holiday, the day is listed.
 *
 * Doubts: the text before 2017 was not read, so since when Good Friday is in it is not known, and 26 December stands in
 * all years. The days off that the Council of Ministers moves each year to 2016 and in single years since are not in.
 */

const ARTICLE_154 =
  'https://mnogoznaiko.com/%D1%87%D0%BB-154-%D0%BA%D0%BE%D0%B4%D0%B5%D0%BA%D1%81-%D0%BD%D0%B0-%D1%82%D1%80%D1%83%D0%B4%D0%B0/';

const TO_MONDAY: readonly (readonly [string, string])[] = [
  ['01-01', "New Year's Day"],
  ['03-03', 'Liberation Day'],
  ['05-01', 'Labour Day'],
  ['05-06', "St. George's Day"],
  ['05-24', 'Bulgarian Education and Culture, and Slavonic Literature Day'],
  ['09-06', 'Unification Day'],
  ['09-22', 'Independence Day'],
];

const CHRISTMAS: readonly (readonly [string, string])[] = [
  ['12-24 if saturday then next tuesday if sunday then next wednesday', 'Christmas Eve'],
  ['12-25 if saturday then next monday if sunday then next wednesday', 'Christmas Day'],
  ['12-26 if saturday then next monday if sunday then next tuesday', 'Second Day of Christmas'],
];

const IN_LIEU = [
  ...TO_MONDAY.map(([day, name]) => [`${day} if saturday,sunday then next monday`, name] as const),
  ...CHRISTMAS,
].map(
  ([rule, name]): RuleRow => ({
    rule: `substitutes ${rule}`,
    name: `${name} (day in lieu)`,
    from: 2017,
    source: ARTICLE_154,
  }),
);

/** The Monday is a holiday itself. */
const LATER: readonly (readonly [string, string])[] = [
  ['2021-05-04', 'Labour Day'],
  ['2027-05-04', 'Labour Day'],
  ['2032-05-04', 'Labour Day'],
  ['2040-05-08', "St. George's Day"],
  ['2051-05-09', "St. George's Day"],
];

export const BG: readonly CountryAmendment[] = [
  {
    id: 'BG',
    subdivisions: true,
    rules: [
      { rule: 'orthodox -1', name: 'Holy Saturday', names: { bg: 'Велика събота' }, from: 2017, source: ARTICLE_154 },
      {
        rule: '12-26',
        name: 'Second Day of Christmas',
        names: { bg: 'Втори ден на Коледа' },
        from: 1990,
        source: ARTICLE_154,
        note: 'doubt: read for the years since 2017.',
      },
      ...IN_LIEU,
    ],
    dates: LATER.map(
      ([date, name]): ListedDate => ({
        date,
        kind: 'holiday',
        name: `${name} (day in lieu)`,
        observed: true,
        source: ARTICLE_154,
      }),
    ),
  },
];
