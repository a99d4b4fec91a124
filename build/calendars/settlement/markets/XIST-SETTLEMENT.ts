import XIST from '../../exchanges/europe/XIST.js';
import type { ListedDate, RuleRow } from '../../vocabulary.js';
import { closed, settlement } from '../shared/market.js';

/**
 * Doubts: half days are no settlement days in the tables of 2021 to 2026; carried back to 2009. Whether trades settled
 * while the exchange was closed from 8 to 14 February 2023 was not found.
 */

/** Settlement dates round 28 and 29 October 2025: none on the half day. */
const TAKAS_2025 =
  'https://www.ekonomist.com.tr/borsa/borsa-istanbul-da-takaslar-ne-zaman-gerceklesecek-28-29ekimtatilmi--66918';
const HALF_DAY = { source: TAKAS_2025, note: 'a half day of trading; nothing settles, as in 2021 and 2024 to 2026.' };

/** The half days of the exchange, as days without settlement. */
const TURKISH_HALF_DAYS: readonly RuleRow[] = (XIST.rules ?? [])
  .filter(({ closes, to = 2060 }) => closes && to >= 2009)
  .map(({ closes: _closes, ...row }) => ({ ...row, ...HALF_DAY }));
const TURKISH_EVES: readonly ListedDate[] = (XIST.dates ?? [])
  .filter(({ kind, date }) => kind !== 'holiday' && date >= '2009')
  .map(({ closes: _closes, ...row }) => ({ ...row, ...HALF_DAY, kind: row.kind === 'open' ? 'open' : 'holiday' }));

export default settlement({
  mic: 'XIST',
  name: 'Borsa Istanbul',
  at: 'Takasbank and MKK, Turkish lira',
  timezone: 'Europe/Istanbul',
  years: [2009, 2060],
  bases: [closed('XIST', 2009, TAKAS_2025), closed('TRY', 2009, TAKAS_2025)],
  rules: TURKISH_HALF_DAYS,
  dates: TURKISH_EVES,
});
