import type { Market } from '../../forms/settlement.js';
import { year } from '../../vocabulary.js';

/**
 * The exchanges of Mumbai. They settle by the days of the banks of Mumbai (INR). On 8 September 2025 a
 * trade settled on the second settlement day after it, by order, not on the first.
 */

/** Bank holidays of Mumbai on which the exchanges trade and nothing settles ("settlement holidays"). */
export const INDIA_2024 =
  'https://www.zeebiz.com/market-news/news-why-will-stocks-purchased-in-previous-trading-session-can-not-be-sold-on-' +
  'april-1-2024-282068/amp';
/** The settlement calendar of BSE for September 2025. */
const BSE_2025 =
  'https://www.livemint.com/market/stock-market-news/' +
  'settlement-update-stock-market-trades-executed-today-to-be-settled-on-wednesday-not-tomorrow/amp-11757306490672.html';

export const INDIA = {
  timezone: 'Asia/Kolkata',
  years: [2010, 2100] as const,
  dates: year(
    2025,
    BSE_2025,
    { '09-05': 'Id-E-Milad (as first announced)' },
    { note: 'the bank holiday went to 8 September; the settlement holiday of the 5th was kept besides.' },
  ),
} satisfies Partial<Market>;
