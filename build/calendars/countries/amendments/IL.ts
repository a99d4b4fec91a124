import type { ListedDate } from '../../definition.js';
import { NOT_FOUND } from '../../rows.js';
import type { CountryAmendment } from '../tables.js';

/**
 * Israel. By the Basic Law on the Knesset election day is a day of rest. The library has the Knesset elections of 2015
 * to 2021; the others since 1992 are added (that of 2001 was of the Prime Minister alone), and the municipal elections of
 * 2018 and 2024, which were days off too.
 *
 * Doubts: of the election days before 2003 no report was read, of municipal ones before 2018 no date. The elections of
 * 2026 were fixed for 27 October, the last possible day, and may have been held before it.
 */

const BY_LAW = ['1992-06-23', '1996-05-29', '1999-05-17', '2001-02-06'];

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

const ELECTION = { kind: 'holiday', name: 'Election Day', names: { he: 'יום הבחירות' } } as const;

const DATES: readonly ListedDate[] = [
  ...BY_LAW.map(
    (date): ListedDate => ({
      ...ELECTION,
      date,
      source: NOT_FOUND,
      status: 'estimated',
      note: 'doubt: a day of rest by the Basic Law on the Knesset; no report of the day was read.',
    }),
  ),
  ...ELECTIONS.map(([date, name, source]): ListedDate => ({ ...ELECTION, date, name, source })),
  {
    ...ELECTION,
    date: '2026-10-27',
    status: 'estimated',
    source: 'https://www.timesofisrael.com/judge-sets-date-for-next-scheduled-elections-for-october-2026/',
    note: 'Fixed by the Central Elections Committee; earlier if the Knesset dissolved itself before.',
  },
];

export const IL: readonly CountryAmendment[] = [{ id: 'IL', subdivisions: true, dates: DATES }];
