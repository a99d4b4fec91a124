import { inheriting } from '../../inheriting.js';
import MISX from './MISX.js';

/**
 * Moscow Exchange, derivatives market: in 2026 the days of the equity market, by one notice for both; sessions on weekends
 * and on the holidays of 2026 that have one belong to the next trading day. Before 2026 the notices differ by market, and
 * were not gone through for this one.
 */

/** Equity and derivatives markets, notice of 30 December 2025. */
const BOTH_MARKETS_2026 = 'https://www.interfax.ru/business/1065802';

export default inheriting(MISX, BOTH_MARKETS_2026, {
  id: 'MISX:DERIVATIVES',
  name: 'Moscow Exchange, derivatives market',
  note: 'The exchange decides year by year which days off of the state it keeps; moved days are not foreseen. Sessions on weekends belong to the next trade date.',
  years: [2026, 2100],
});
