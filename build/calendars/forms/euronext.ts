import { COMPILATION, EVES, LIST_2019, TARGET_DAYS } from '../exchanges/europe/shared/euronext.js';
import { NOT_FOUND, type RuleRow } from '../vocabulary.js';
import { alike, halfDays, listedYearly } from './euronext-south.js';

/** Rows that the exchanges of Euronext have in common. */

const LIST_2012 =
  'https://euronext.com/en/about/media/euronext-press-releases/nyse-euronext-announces-its-2012-holiday-calendar-and-early';

const CLOSES_2003 =
  'https://www.silicon.fr/la-bourse-a-fete-noel-en-progressant-doucement-3632.html';

const HOUR_2003 = 'the source: a shortened session in Paris; doubt: the hour is that of 2009.';

const CLOSE_2009 =
  'https://www.cbanque.com/actu/14218/la-bourse-de-paris-a-progresse-de-plus-de-22-sur-annee-2009';

const CLOSES_2010 =
  'http://www.amsterdamtrader.com/2010/12/euronext-eurex-trading-holidays-2011.html';

const CHRISTMAS_EVE = { '12-24': 'Christmas Eve' };

/** The common calendar from the given year on; `early` is 14:00 CET in local time. */
export function common(from: number, early: string): RuleRow[] {
  return [
    ...alike(TARGET_DAYS, { from, to: 2018, source: LIST_2012 }),
    ...listedYearly(alike(TARGET_DAYS, { from: 2019, source: LIST_2019 })),
    ...halfDays(CHRISTMAS_EVE, early, {
      from: 2003,
      to: 2003,
      source: CLOSES_2003,
      note: HOUR_2003,
    }),
    ...halfDays(EVES, early, {
      from,
      to: 2008,
      exceptYears: [2003],
      source: NOT_FOUND,
      note: `doubt: an early close ${COMPILATION}`,
    }).map((row) => ({ ...row, status: 'estimated' as const })),
    ...halfDays(EVES, early, {
      from: 2009,
      to: 2009,
      source: CLOSE_2009,
      note: 'the source tells of 31 December',
    }),
    ...halfDays(EVES, early, { from: 2010, to: 2011, source: CLOSES_2010 }),
    ...halfDays(EVES, early, { from: 2012, to: 2012, source: LIST_2012 }),
    ...halfDays(EVES, early, {
      from: 2013,
      to: 2018,
      source: LIST_2019,
      note: 'the source is of 2019.',
    }),
    ...listedYearly(halfDays(EVES, early, { from: 2019, source: LIST_2019 })),
  ];
}
