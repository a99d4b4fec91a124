import { closed } from '../../forms/settlement.js';
import { dateRows, datesNamed } from '../../many-rows.js';
import { type ListedDate, onDates } from '../../vocabulary.js';

/**
 * The markets of the United States.
 */

/** NASD, 1997: no settlement on days when the markets are closed (Good Friday 1998 among them). */
export const NASD_1998 = 'https://www.finra.org/rules-guidance/notices/97-93';
/** NASD, 1992: on Veterans Day the markets are open, "however, it will not be a settlement date". */
const NASD_VETERANS = 'https://www.finra.org/rules-guidance/notices/92-54';
const DTCC_GUIDE_2017 = 'https://paperzz.com/doc/8045834/unscheduled-exchanges-and-markets-close-guide';
const DTCC_2007 =
  'https://www.thefreelibrary.com/DTCC+Joins+Nation+in+Mourning+President+Ford%3B+January+2+Processing+to+...-a0156476905';
const SIFMA_MATRIX = 'https://sifma.org/resources/unscheduled-close-market-matrix';

const AS_GUIDED = 'doubt: a rule of 2017 carried back; the notice of the day was not found.';

/** The exchanges were closed, the depository and the Reserve Banks worked. */
const US_SETTLED: readonly ListedDate[] = [
  ...datesNamed(
    { kind: 'open', source: DTCC_GUIDE_2017, note: AS_GUIDED },
    {
      '1994-04-27': 'National Day of Mourning (settlement as usual)',
      '2001-09-11': 'Exchanges closed',
      '2001-09-12': 'Exchanges closed',
      '2001-09-13': 'Exchanges closed',
      '2001-09-14': 'Exchanges closed',
      '2004-06-11': 'National Day of Mourning (settlement as usual)',
    },
  ),
  { date: '2007-01-02', kind: 'open', name: 'National Day of Mourning (settlement as usual)', source: DTCC_2007 },
  ...onDates(['2012-10-29', '2012-10-30'], {
    kind: 'open',
    name: 'Exchanges closed',
    source: DTCC_GUIDE_2017,
    note: AS_GUIDED,
  }),
  ...dateRows({ kind: 'open', name: 'National Day of Mourning (settlement as usual)' }, [
    { date: '2018-12-05', source: DTCC_GUIDE_2017 },
    { date: '2025-01-09', source: SIFMA_MATRIX },
  ]),
];

export const UNITED_STATES = {
  at: 'DTC and NSCC, US dollar',
  timezone: 'America/New_York',
  years: [1990, 2100],
  bases: [closed('XNYS', 1990, NASD_1998), closed('USD', 1990, NASD_VETERANS)],
  dates: US_SETTLED,
} as const;
