import { inheriting } from '../inheriting.js';
import JPY from '../settlement/JPY.js';

/**
 * Tokyo Overnight Average Rate: the uncollateralised overnight call rate, which the Bank of Japan publishes for every
 * business day in Tokyo (the provisional figure the same day, the final one the next morning). Its days are the days on
 * which banks are open, those of BOJ-NET.
 *
 * The data begins with 1990 like that of BOJ-NET, although the rate is published since 1985.
 */

const ABOUT_THE_RATE = 'https://www.tokyotanshi.co.jp/en/market_data/tona/index.html';

export default inheriting(JPY, ABOUT_THE_RATE, {
  id: 'JPY:TONA',
  kind: 'bond',
  name: 'TONA (Japanese yen overnight rate)',
  otherNames: 'TONAR',
  countries: ['JP'],
});
