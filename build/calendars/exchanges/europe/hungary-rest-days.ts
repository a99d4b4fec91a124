import type { ListedDate, RuleRow } from '../../definition.js';
import { NOT_FOUND } from '../../rows.js';

/**
 * Hungary's days of rest between a holiday and a weekend, moved to a Saturday by a decree of each year: the Monday
 * before a holiday on a Tuesday, the Friday after one on a Thursday. Exchange and banks close on them. The decrees of
 * 2008, 2012, 2014, 2016, 2018, 2019 and 2024 to 2026 were read and agree with the rule, so do the exchange's lists of
 * 2014, 2021 and 2022.
 *
 * Doubts: the decrees of the other years were not read; 27 December is a day of rest in this way since 2013 only. From
 * 2027 on each year's decree has still to come.
 */

const DECREE_2008 = 'https://www.hatarido-szamitas.hu/munkaszuneti-napok';
const DECREE_2018 =
  'https://infoszekesfehervar.hu/hirek/olvas/jovore-hat-szombaton-kell-dolgozni-viszont-kilenc-hosszu-hetvege-lesz-' +
  '2017-05-20-050000';
const DECREE_2014 = 'https://munkastanacsok.hu/a-2014-evi-munkaszuneti-napok-koruli-munkarendrol/';
const SATURDAY_2021 = 'https://gazdasagportal.hu/index.php/a-tozsden-tovabbra-sem-kereskednek-hetvegi-munkanapokon/';

const NAMES = { name: 'Day of rest', names: { hu: 'pihenőnap' } } as const;

const BOTH = 'if tuesday then previous monday if thursday then next friday';
const BRIDGES: readonly (readonly [string, number])[] = [
  ['01-01 if thursday then next friday', 2000],
  [`03-15 ${BOTH}`, 2000],
  [`05-01 ${BOTH}`, 2000],
  [`08-20 ${BOTH}`, 2000],
  [`10-23 ${BOTH}`, 2000],
  [`11-01 ${BOTH}`, 2000],
  ['12-26 if thursday then next friday', 2013],
];

const READ =
  'doubt: of the years since 2000 the decrees of 2008, 2012, 2014, 2016, 2018, 2019 and 2024 to 2026 were read';

export const REST_DAYS: readonly RuleRow[] = BRIDGES.flatMap(([rule, from]): RuleRow[] => [
  { rule: `substitutes ${rule}`, ...NAMES, from, to: 2026, source: DECREE_2008, note: READ },
  {
    rule: `substitutes ${rule}`,
    ...NAMES,
    from: 2027,
    status: 'estimated',
    source: DECREE_2008,
    note: "by the practice of all years so far; each year's decree decides",
  },
]);

/** 31 December as the Monday before New Year's Day on a Tuesday. */
export const NEW_YEARS_EVES: readonly ListedDate[] = [
  {
    date: '2001-12-31',
    kind: 'holiday',
    ...NAMES,
    source: NOT_FOUND,
    status: 'estimated',
    note: 'doubt: rests on the rule of the other years',
  },
  {
    date: '2007-12-31',
    kind: 'holiday',
    ...NAMES,
    source: NOT_FOUND,
    status: 'estimated',
    note: 'doubt: rests on the rule of the other years',
  },
  { date: '2018-12-31', kind: 'holiday', ...NAMES, source: DECREE_2018 },
];

/** Christmas Eves that a decree made a day of rest; the years 2012, 2019 and 2024 to 2026 are in the country's calendar. */
export const CHRISTMAS_EVES: readonly ListedDate[] = [
  { date: '2008-12-24', kind: 'holiday', ...NAMES, source: DECREE_2008 },
  { date: '2014-12-24', kind: 'holiday', ...NAMES, source: DECREE_2014 },
  { date: '2018-12-24', kind: 'holiday', ...NAMES, source: DECREE_2018 },
  {
    date: '2021-12-24',
    kind: 'holiday',
    ...NAMES,
    source: SATURDAY_2021,
    note: 'the source tells of the working Saturday, 11 December',
  },
  ...[2001, 2003, 2004, 2007, 2009, 2010, 2013, 2015, 2020].map(
    (year): ListedDate => ({
      date: `${year}-12-24`,
      kind: 'holiday',
      ...NAMES,
      source: NOT_FOUND,
      status: 'estimated',
      note: 'doubt: the decree of this year was not found',
    }),
  ),
];

/** Every Christmas Eve on a weekday since 2007 was a day of rest. */
export const CHRISTMAS_EVES_TO_COME: readonly RuleRow[] = [
  {
    rule: '12-24',
    ...NAMES,
    from: 2027,
    status: 'estimated',
    source: DECREE_2008,
    note: "by the practice of the years so far; each year's decree decides",
  },
];
