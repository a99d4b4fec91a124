import { inheriting } from '../../inheriting.js';
import XBKK from './XBKK.js';

/**
 * Thailand Futures Exchange: the days of the Stock Exchange of Thailand. The Securities and Exchange Commission sets the
 * holidays of securities companies and of derivatives dealers in one list (read for 2007, 2020, 2023 and 2024), special
 * ones too; on 28 March 2025 both markets halted together (https://asawin.net/economy/?p=19986). The exchange opened on
 * 28 April 2006; the data begin with 2007.
 *
 * Its own table of the last trading days of 2020 and 2021 (https://www.tfex.co.th/en/products/s50io-calendar.html), each the
 * business day before the last of a month, agrees with these days in all months.
 */

/** Notification 31/2549 of the Commission: the days of 2007. */
const LIST_2007 = 'https://ryt9.com/s/seca/84351';

export default inheriting(XBKK, LIST_2007, {
  id: 'TFEX',
  name: 'Thailand Futures Exchange',
  doubts: "Doubts: the exchange's own lists of holidays were not found.",
  otherNames: 'TFEX, SET50 futures',
  countries: ['TH'],
  cities: 'Bangkok',
  currencies: ['THB'],
  years: [2007, 2100],
  weekend: [{ start: '2007-01-01', days: [6, 7] }],
});
