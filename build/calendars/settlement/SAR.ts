import { ADHA_NAME, FITR_NAME } from '../countries/shared/arab-feasts.js';
import XSAU from '../exchanges/middle-east-africa/XSAU.js';
import { inheriting } from '../inheriting.js';
import { holidays, type ListedDate, onDates } from '../vocabulary.js';

/**
 * Saudi riyal: SARIE, the real-time gross settlement system of the Saudi Central Bank. It keeps the National Day and the
 * Founding Day with the exchange, and the weekend is one, so the calendar takes over that of the exchange.
 *
 * Around the two feasts the system is closed for fewer days than banks and exchange: by the central bank's schedule of 2026
 * to 2029 (17 September 2025) and by its circulars of 2015 and 2019. Those days are listed. The schedule is of days counted
 * years ahead: those to come may move with the moon.
 */

const CIRCULAR_2015 = 'https://sauress.com/okaz/784377';
/** Of the system: closed from the end of Thursday 29 Ramadan to Monday 4 Shawwal, while the banks were to the Tuesday. */
const SARIE_2015 = 'https://sauress.com/twasul/225536';
/** Of the system: closed from the end of Monday 3 June, again at work on Sunday 9 June. */
const SARIE_2019 =
  'http://decypha.feedgfm.com/en/news/details/SAMA-announnces-Ramadan-working-hours--Eid-holidays/20978511?L=EN';
const SCHEDULE =
  'https://www.zawya.com/en/business/banking-and-insurance/' +
  'saudi-sama-announces-official-holidays-and-working-hours-for-banks-and-rtgs-until-2029-o4m4frgt';

const OPEN_BESIDE = 'Open: the holiday of banks and exchange alone';

/** Announced years ahead of the moon. */
const TO_COME = { status: 'estimated', mayMoveDays: 2 } as const;

const FEASTS: readonly ListedDate[] = [
  // Of the system: closed from the end of Thursday 29 Ramadan to Monday 4 Shawwal, while the banks were to the Tuesday.
  ...onDates(['2015-07-16', '2015-07-20', '2015-07-21'], { kind: 'open', name: OPEN_BESIDE, source: SARIE_2015 }),
  { date: '2019-06-03', kind: 'open', name: OPEN_BESIDE, source: SARIE_2019 },
  ...holidays(FITR_NAME, SCHEDULE, '2026-03-19 2026-03-22'),
  ...onDates(['2026-03-17', '2026-03-18', '2026-03-23'], { kind: 'open', name: OPEN_BESIDE, source: SCHEDULE }),
  ...holidays(ADHA_NAME, SCHEDULE, '2026-05-26 2026-05-27 2026-05-28'),
  ...onDates(['2026-05-24', '2026-05-25'], { kind: 'open', name: OPEN_BESIDE, source: SCHEDULE }),
  ...holidays(FITR_NAME, SCHEDULE, '2027-03-08 2027-03-09 2027-03-10', TO_COME),
  ...onDates(['2027-03-07', '2027-03-11'], { kind: 'open', name: OPEN_BESIDE, source: SCHEDULE }),
  ...holidays(ADHA_NAME, SCHEDULE, '2027-05-16 2027-05-17 2027-05-18', TO_COME),
  ...onDates(['2027-05-19', '2027-05-20'], { kind: 'open', name: OPEN_BESIDE, source: SCHEDULE }),
  ...holidays(FITR_NAME, SCHEDULE, '2028-02-27 2028-02-28', TO_COME),
  ...onDates(['2028-02-29', '2028-03-01', '2028-03-02'], { kind: 'open', name: OPEN_BESIDE, source: SCHEDULE }),
  ...holidays(ADHA_NAME, SCHEDULE, '2028-05-04 2028-05-07', TO_COME),
  ...onDates(['2028-05-03', '2028-05-08', '2028-05-09'], { kind: 'open', name: OPEN_BESIDE, source: SCHEDULE }),
  ...holidays(FITR_NAME, SCHEDULE, '2029-02-13 2029-02-14 2029-02-15', TO_COME),
  ...onDates(['2029-02-12', '2029-02-18'], { kind: 'open', name: OPEN_BESIDE, source: SCHEDULE }),
  ...holidays(ADHA_NAME, SCHEDULE, '2029-04-23 2029-04-24 2029-04-25', TO_COME),
  ...onDates(['2029-04-22', '2029-04-26'], { kind: 'open', name: OPEN_BESIDE, source: SCHEDULE }),
];

export default inheriting(XSAU, CIRCULAR_2015, {
  id: 'SAR',
  name: 'SARIE (Saudi riyal)',
  doubtful: [
    {
      named: ['Eid'],
      note: 'For the other years no days of the system were found, those of the exchange stand in and are too many, as in 2015 and 2019.',
    },
    {
      on: '2011-02-26 2011-03-19 2018-09-24 2022-11-23',
      note: 'Single closures of the exchange (26 February and 19 March 2011, 24 September 2018, 23 November 2022) were public holidays; that the system was closed was not read.',
    },
  ],
  otherNames: 'SAMA',
  countries: ['SA'],
  kind: 'settlement',
  years: [XSAU.years[0], 2100],
  dates: FEASTS,
});
