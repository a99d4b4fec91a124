import type { CalendarDefinition, ListedDate } from '../../definition.js';
import { NOT_FOUND } from '../../rows.js';

/**
 * Nairobi Securities Exchange, Nairobi time. Closed on the public holidays of Kenya, the days declared in the Kenya
 * Gazette among them (elections, inaugurations, state funerals). The exchange ended trading at 12:00 on 24 July 2015.
 *
 * It follows the calendar of Kenya but for two things written here: 10 October was no holiday from 2010 (the Constitution)
 * to 2017, and Idd-ul-Fitr is listed by the day kept, since the moon is awaited.
 *
 * The data begins with 2010: of the feasts and of days declared before, too little was found.
 *
 * Doubts: days without an address rest on a compilation of the Gazette or on what is known of the year, and are estimated.
 * Idd-ul-Azha before 2019 is a day for Muslims only and left out, though some years were declared for all; 12 September
 * 2022 was a day of mourning and is taken as a trading day.
 */

const HOLIDAYS_2026 = 'https://www.ebc.com/forex/nse-kenya-trading-holidays-and-market-hours-in-2026';
const GAZETTE = 'https://new.kenyalaw.org/akn/ke/officialGazette/';
const IDD_UL_FITR = 'Idd-ul-Fitr';

const FEASTS: readonly string[] = [
  '2010-09-10',
  '2011-08-31',
  '2012-08-20',
  '2013-08-09',
  '2014-07-29',
  '2016-07-07',
  '2017-06-26',
  '2018-06-15',
  '2019-06-05',
  '2020-05-25',
  '2021-05-14',
  '2022-05-03',
  '2023-04-21',
  '2024-04-10',
  '2025-03-31',
  '2026-03-20',
];

/** Declared in the Gazette, or known of the year. */
const DECLARED: readonly (readonly [string, string, string?])[] = [
  ['2010-08-04', 'Referendum'],
  ['2010-08-27', 'Promulgation of the Constitution'],
  ['2013-03-04', 'Election day'],
  ['2013-04-09', 'Presidential inauguration'],
  ['2015-11-26', 'Visit of Pope Francis', `${GAZETTE}2015-11-24/129/eng@2015-11-24`],
  ['2017-08-08', 'Election day', `${GAZETTE}2017-08-01/107/eng@2017-08-01`],
  ['2017-10-25', 'Presidential election', `${GAZETTE}2017-10-24/159/eng@2017-10-24`],
  ['2017-10-26', 'Presidential election', `${GAZETTE}2017-10-19/156/eng@2017-10-19`],
  ['2017-11-28', 'Presidential inauguration', `${GAZETTE}2017-11-23/174/eng@2017-11-23`],
  ['2020-02-11', 'State funeral of President Moi'],
  ['2022-04-29', 'State funeral of President Kibaki'],
  ['2022-08-09', 'Election day', `${GAZETTE}gazette/2022-07-29/147/eng@2022-07-29`],
  ['2022-09-13', 'Presidential inauguration'],
  ['2023-11-13', 'National Tree Growing Day', `${GAZETTE}gazette/2023-11-06/238/eng@2023-11-06`],
  ['2024-05-10', 'National Tree Growing Day', `${GAZETTE}gazette/2024-05-08/61/eng@2024-05-08`],
  ['2024-11-01', 'Inauguration of the Deputy President', `${GAZETTE}2024-10-31/184/eng@2024-10-31`],
  ['2025-10-17', 'State funeral of Raila Odinga'],
];

const DOUBT = 'doubt: rests on compilations; the notice in the Gazette was not found.';

const DATES: readonly ListedDate[] = [
  ...FEASTS.map(
    (date): ListedDate => ({
      date,
      kind: 'holiday',
      name: IDD_UL_FITR,
      source: NOT_FOUND,
      status: 'estimated',
      note: 'doubt: the day kept by a compilation since 2014, before by the moon of the neighbours.',
    }),
  ),
  ...DECLARED.map(
    ([date, name, source]): ListedDate =>
      source
        ? { date, kind: 'holiday', name, source }
        : { date, kind: 'holiday', name, source: NOT_FOUND, status: 'estimated', note: DOUBT },
  ),
  {
    date: '2015-07-24',
    kind: 'early_close',
    name: 'Visit of President Obama',
    closes: '12:00',
    source: 'http://www.reuters.com/article/kenya-markets-close-idUSL5N1034B220150723',
  },
];

export const XNAI: CalendarDefinition = {
  id: 'XNAI',
  kind: 'exchange',
  name: 'Nairobi Securities Exchange',
  timezone: 'Africa/Nairobi',
  years: [2010, 2060],
  weekend: [{ start: '2010-01-01', days: [6, 7] }],
  follows: [
    {
      calendar: 'KE',
      from: 2010,
      to: 2017,
      except: ['Moi Day', 'End of Ramadan (Eid al-Fitr)'],
      source: HOLIDAYS_2026,
    },
    { calendar: 'KE', from: 2018, to: 2026, except: ['End of Ramadan (Eid al-Fitr)'], source: HOLIDAYS_2026 },
    { calendar: 'KE', from: 2027, source: HOLIDAYS_2026 },
  ],
  rules: [
    {
      rule: '10 Dhu al-Hijjah',
      name: 'Idd-ul-Azha',
      from: 2026,
      status: 'estimated',
      source: HOLIDAYS_2026,
      note: 'declared for all each year since 2019; by the moon.',
    },
  ],
  dates: DATES,
};
