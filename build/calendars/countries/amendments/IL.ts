import type { ListedDate, RuleRow } from '../../definition.js';
import { NOT_FOUND } from '../../rows.js';
import type { CountryAmendment } from '../tables.js';

/**
 * Israel. By the Basic Law on the Knesset election day is a day of rest. The library has the Knesset elections of 2015
 * to 2021 only; here are all since 1992 (that of 2001 was of the Prime Minister alone), and the municipal elections of
 * 2018 and 2024, which were days off too. Independence Day is moved from a Monday only since the amendment of 2004; the
 * library does so in all years (left out). The stock exchange and the banks take over both tables.
 *
 * Doubts: of the election days before 2003 no report was read, of municipal ones before 2018 no date. The elections of
 * 2026 were fixed for 27 October, the last possible day, and may have been held before it.
 */

const INDEPENDENCE_LAW = 'http://www.knesset.gov.il/laws/special/heb/chok_yom_haatzmaut.htm';

const ELECTION_DAY = 'Election Day';
const MUNICIPAL = 'Municipal Election Day';

const CNN = 'http://edition.cnn.com/WORLD/election.watch/meast/israel4.html';
const DAYS_OFF = 'https://www.officeholidays.com/holidays/israel/israel-public-holiday';
const BY_LAW = 'doubt: a day of rest by the Basic Law on the Knesset; no report of the day was read.';

type Election = readonly [date: string, name: string, source: string, note?: string];

const ELECTIONS: readonly Election[] = [
  ['1992-06-23', ELECTION_DAY, NOT_FOUND, BY_LAW],
  ['1996-05-29', ELECTION_DAY, NOT_FOUND, BY_LAW],
  ['1999-05-17', ELECTION_DAY, NOT_FOUND, BY_LAW],
  ['2001-02-06', ELECTION_DAY, NOT_FOUND, BY_LAW],
  ['2003-01-28', ELECTION_DAY, CNN],
  ['2006-03-28', ELECTION_DAY, CNN],
  ['2009-02-10', ELECTION_DAY, 'http://www.boi.org.il/deptdata/mth/dates/nfe2009h_hozer.htm'],
  ['2013-01-22', ELECTION_DAY, 'https://www.boi.org.il/he/NewsAndPublications/PressReleases/Pages/06012013.aspx'],
  ['2015-03-17', ELECTION_DAY, 'https://stock-market-holidays.org/2015-tel-aviv-stock-exchange-holidays'],
  ['2018-10-30', MUNICIPAL, 'https://info.tase.co.il/Eng/about_tase/corporate/Pages/2018.aspx'],
  ['2019-04-09', ELECTION_DAY, DAYS_OFF],
  ['2019-09-17', ELECTION_DAY, DAYS_OFF],
  ['2020-03-02', ELECTION_DAY, DAYS_OFF],
  ['2021-03-23', ELECTION_DAY, DAYS_OFF],
  ['2022-11-01', ELECTION_DAY, DAYS_OFF],
  [
    '2024-02-27',
    MUNICIPAL,
    DAYS_OFF,
    'the exchange was closed: https://en.globes.co.il/en/article-Mon-TASE-edges-higher-despite-no-rate-cut-1001472244',
  ],
];

const KIND = { kind: 'holiday', names: { he: 'יום הבחירות' } } as const;

/** Election days, for the stock exchange and the banks too. */
export const ELECTION_DAYS: readonly ListedDate[] = [
  ...ELECTIONS.map(
    ([date, name, source, note]): ListedDate => ({
      ...KIND,
      date,
      name,
      source,
      ...(source === NOT_FOUND && { status: 'estimated' as const }),
      ...(note !== undefined && { note }),
    }),
  ),
  {
    ...KIND,
    date: '2026-10-27',
    name: ELECTION_DAY,
    status: 'estimated',
    source: 'https://www.timesofisrael.com/judge-sets-date-for-next-scheduled-elections-for-october-2026/',
    note: 'Fixed by the Central Elections Committee; earlier if the Knesset dissolved itself before.',
  },
];

const INDEPENDENCE = {
  name: 'Independence Day (Yom HaAtzmaut)',
  names: { he: 'יום העצמאות' },
  source: INDEPENDENCE_LAW,
} as const;

/** For the stock exchange and the banks too. */
export const INDEPENDENCE_DAY: readonly RuleRow[] = [
  { rule: '5 Iyyar if friday,saturday then previous thursday', ...INDEPENDENCE, from: 1990, to: 2003 },
  {
    rule: '5 Iyyar if friday,saturday then previous thursday if monday then next tuesday',
    ...INDEPENDENCE,
    from: 2004,
  },
];

export const IL: readonly CountryAmendment[] = [
  { id: 'IL', subdivisions: true, rules: INDEPENDENCE_DAY, dates: ELECTION_DAYS },
];
