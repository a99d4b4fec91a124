import { holidays, type ListedDate, NOT_FOUND, type RuleRow } from '../../vocabulary.js';

/** Israel's election days and Independence Day: of the country, of the stock exchange and of the banks. */

const INDEPENDENCE_LAW = 'http://www.knesset.gov.il/laws/special/heb/chok_yom_haatzmaut.htm';

const ELECTION_DAY = 'Election Day';
const MUNICIPAL = 'Municipal Election Day';

const CNN = 'http://edition.cnn.com/WORLD/election.watch/meast/israel4.html';
const DAYS_OFF = 'https://www.officeholidays.com/holidays/israel/israel-public-holiday';
const GLOBES_2024 = 'https://en.globes.co.il/en/article-Mon-TASE-edges-higher-despite-no-rate-cut-1001472244';
const BY_LAW = 'doubt: a day of rest by the Basic Law on the Knesset; no report of the day was read.';

const KIND = { kind: 'holiday', names: { he: 'יום הבחירות' } } as const;

/** Election days. */
export const ELECTION_DAYS: readonly ListedDate[] = [
  ...holidays(ELECTION_DAY, NOT_FOUND, '1992-06-23 1996-05-29 1999-05-17 2001-02-06', {
    names: KIND.names,
    note: BY_LAW,
  }),
  ...holidays(ELECTION_DAY, CNN, '2003-01-28 2006-03-28', { names: KIND.names }),
  ...holidays(ELECTION_DAY, 'http://www.boi.org.il/deptdata/mth/dates/nfe2009h_hozer.htm', '2009-02-10', {
    names: KIND.names,
  }),
  ...holidays(
    ELECTION_DAY,
    'https://www.boi.org.il/he/NewsAndPublications/PressReleases/Pages/06012013.aspx',
    '2013-01-22',
    { names: KIND.names },
  ),
  ...holidays(ELECTION_DAY, 'https://stock-market-holidays.org/2015-tel-aviv-stock-exchange-holidays', '2015-03-17', {
    names: KIND.names,
  }),
  ...holidays(MUNICIPAL, 'https://info.tase.co.il/Eng/about_tase/corporate/Pages/2018.aspx', '2018-10-30', {
    names: KIND.names,
  }),
  ...holidays(ELECTION_DAY, DAYS_OFF, '2019-04-09 2019-09-17 2020-03-02 2021-03-23 2022-11-01', { names: KIND.names }),
  ...holidays(MUNICIPAL, GLOBES_2024, '2024-02-27', {
    names: KIND.names,
    note: 'A statutory day off where the councils are elected: https://barlaw.co.il/practice_areas/employment/client_updates/election-day-for-israeli-local-authorities-and-regional-councils; the source tells of the exchange.',
  }),
  {
    ...KIND,
    date: '2026-10-27',
    name: ELECTION_DAY,
    source: 'https://en.idi.org.il/israeli-elections-and-parties/elections/2026/',
    note:
      'The elections for the 26th Knesset stayed on the day first fixed ' +
      '(https://www.timesofisrael.com/judge-sets-date-for-next-scheduled-elections-for-october-2026/): the page, and the ' +
      'release of the Knesset of 16 July 2026 (https://main.knesset.gov.il/News/PressReleases/Pages/press16072026o.aspx), ' +
      'both read at second hand in a list of sources of 12 September 2026, after the lists of candidates were filed.',
  },
];

const INDEPENDENCE = {
  name: 'Independence Day (Yom HaAtzmaut)',
  names: { he: 'יום העצמאות' },
  source: INDEPENDENCE_LAW,
} as const;

export const INDEPENDENCE_DAY: readonly RuleRow[] = [
  { rule: '5 Iyyar if friday,saturday then previous thursday', ...INDEPENDENCE, from: 1990, to: 2003 },
  {
    rule: '5 Iyyar if friday,saturday then previous thursday if monday then next tuesday',
    ...INDEPENDENCE,
    from: 2004,
  },
];
