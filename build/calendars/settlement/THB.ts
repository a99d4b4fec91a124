import { calendar } from '../definition.js';

/**
 * BAHTNET, the large-value system of the Bank of Thailand: closed on the financial institutions' holidays, which are
 * the closing days of the Stock Exchange of Thailand too (that calendar tells their story).
 *
 * The data begins with 1996, the first full year of BAHTNET (May 1995).
 */

const BANK = 'https://www.bot.or.th/en/financial-institutions-holiday.html';

export default calendar({
  id: 'THB',
  kind: 'settlement',
  name: 'BAHTNET (Thai baht)',
  doubts:
    "Doubts: from 2028 on Songkran and New Year's Eve on a weekend are made up as the Bank of Thailand's lists did: one day at most for Songkran, none for a Saturday the 15th or a Sunday the 13th. The Cabinet gives its offices a working day for each, by which 31 more days of 2061 to 2100 were off.",
  doubtful: [
    {
      on: '07-01',
      note: "The half-year day of 1 July was a banks' holiday to 2018, as on the exchange to 2016 (1 July 2017 and 2018 were on a weekend).",
    },
    {
      on: '2010-05-20 2010-05-21 2006-09-20',
      note: 'On 20 and 21 May 2010 the banks closed with the exchange by a report of the time; that they did on 20 September 2006 rests on compilations of public and bank holidays.',
    },
  ],
  otherNames: 'Bank of Thailand',
  countries: ['TH'],
  note: 'Special holidays that the cabinet adds are not foreseen.',
  timezone: 'Asia/Bangkok',
  years: [1996, 2100],
  weekend: [{ start: '1996-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'XBKK', from: 1996, kinds: ['holiday'], source: BANK }],
});
