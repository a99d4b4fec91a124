import { calendar } from '../definition.js';

/**
 * Pound sterling: CHAPS and the Bank of England's RTGS, open Monday to Friday except on bank and public holidays in
 * England and Wales. It takes over the whole calendar of England; a special bank holiday closes it "in line with
 * normal bank holiday arrangements" (the Bank's market notice for 19 September 2022).
 */

const CHAPS = 'https://www.bankofengland.co.uk/payment-and-settlement/chaps';

export default calendar({
  id: 'GBP',
  kind: 'settlement',
  name: 'CHAPS (pound sterling)',
  doubtful: [
    {
      years: '-2015',
      note: "The Bank's statement is of the years since 2016; that CHAPS followed the same holidays since 1990 was not found said.",
    },
    {
      on: '1999-12-31',
      note: 'Of 31 December 1999, a bank holiday in the calendar of England, no notice of CHAPS in sterling was found. That the day was kept is shown by two others: the London Stock Exchange was closed (https://money.cnn.com/1999/12/29/europe/markets_europe/), and so were all the systems connected to TARGET, CHAPS in euro among them (https://www.ecb.europa.eu/press/pr/date/1999/html/pr990331.en.html).',
    },
  ],
  otherNames: 'Bank of England, BoE, Bacs, Faster Payments, sterling, cable',
  countries: ['GB'],
  timezone: 'Europe/London',
  years: [1990, 2100],
  weekend: [{ start: '1990-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'GB:ENG', from: 1990, source: CHAPS }],
});
