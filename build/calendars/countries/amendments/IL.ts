import type { ListedDate } from '../../definition.js';
import type { CountryAmendment } from '../tables.js';

/**
 * Israel. By the Basic Law on the Knesset election day is a day of rest. The library has the Knesset elections of 2015
 * to 2021; those of 2003 to 2013 and 2022 are added, and the municipal elections of 2018 and 2024, which were days off
 * too.
 *
 * Doubts: the election days before 2003, the special one of 2001 and municipal ones before 2018 were not read. The
 * elections of 2026 are to be held by 27 October; no date was read.
 */

const ELECTIONS: readonly (readonly [string, string, string])[] = [
  ['2003-01-28', 'Election Day', 'http://edition.cnn.com/WORLD/election.watch/meast/israel4.html'],
  ['2006-03-28', 'Election Day', 'http://edition.cnn.com/WORLD/election.watch/meast/israel4.html'],
  ['2009-02-10', 'Election Day', 'http://www.boi.org.il/deptdata/mth/dates/nfe2009h_hozer.htm'],
  [
    '2013-01-22',
    'Election Day',
    'https://www.qppstudio.net/public-holidays-news/2012/israeli-public-holiday-january-22-006313.htm',
  ],
  ['2018-10-30', 'Municipal Election Day', 'https://www.TimeandDate.com/holidays/israel/municipal-election-day'],
  ['2022-11-01', 'Election Day', 'https://www.officeholidays.com/holidays/israel/israel-public-holiday'],
  ['2024-02-27', 'Municipal Election Day', 'https://www.officeholidays.com/holidays/israel/israel-public-holiday'],
];

export const IL: readonly CountryAmendment[] = [
  {
    id: 'IL',
    subdivisions: true,
    dates: ELECTIONS.map(
      ([date, name, source]): ListedDate => ({
        date,
        kind: 'holiday',
        name,
        names: { he: 'יום הבחירות' },
        source,
      }),
    ),
  },
];
