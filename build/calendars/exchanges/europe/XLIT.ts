import type { CalendarDefinition, ListedDate } from '../../definition.js';
import { onDates } from '../../rows.js';
import { BALTIC_SYSTEM_DAYS } from './nasdaq-baltic.js';

/**
 * Nasdaq Vilnius (Vilnius Stock Exchange): full-day closures, Vilnius time; no half days were found. Closed on the public
 * holidays of Lithuania and on the days on which all Baltic exchanges are closed (see the table shared with Tallinn and
 * Riga). From 20 December 2005 to 2008 the labour code gave the next working day off for a holiday on a weekend, even
 * for Easter Sunday and Mother's Day; the exchange closed on 27 December 2005 and 2 January 2006 for it.
 *
 * Doubts: that the exchange closed on the other days in lieu of 2006 to 2008 was not found said; single working days
 * moved by the government in these years were not looked up.
 */

const BALTIC_2019 = 'https://nasdaqcsd.com/about-nasdaq-csd/calendar-working-hours/';
const VSE_2005 = 'https://mondovisione.com/media-and-resources/news/vilnius-stock-exchange-market-holidays';
const DAYS_IN_LIEU =
  'https://www.qppstudio.net/public-holidays-news/2009/' +
  'lithuania-days-in-lieu-public-holidays-officially-canceled-001898.htm';

const IN_LIEU = 'Day in lieu of a holiday on a weekend';

const DATES: readonly ListedDate[] = [
  ...onDates(['2005-12-27', '2006-01-02'], { kind: 'holiday', name: IN_LIEU, observed: true, source: VSE_2005 }),
  ...onDates(
    [
      '2006-03-13',
      '2006-04-18',
      '2006-05-08',
      '2006-06-26',
      '2007-03-12',
      '2007-04-10',
      '2007-05-07',
      '2007-06-25',
      '2008-02-18',
      '2008-03-25',
      '2008-05-05',
      '2008-07-07',
      '2008-11-03',
    ],
    {
      kind: 'holiday',
      name: IN_LIEU,
      observed: true,
      status: 'estimated',
      source: DAYS_IN_LIEU,
      note: 'the source is of the labour code; doubt: that the exchange closed was not found said.',
    },
  ),
];

export const XLIT: CalendarDefinition = {
  id: 'XLIT',
  kind: 'exchange',
  name: 'Nasdaq Vilnius',
  timezone: 'Europe/Vilnius',
  years: [2005, 2060],
  weekend: [{ start: '2005-01-01', days: [6, 7] }],
  follows: [{ calendar: 'LT', from: 2005, source: BALTIC_2019 }],
  rules: BALTIC_SYSTEM_DAYS,
  dates: DATES,
};
