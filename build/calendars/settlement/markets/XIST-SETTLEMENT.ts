import XIST from '../../exchanges/europe/XIST.js';
import { unsettledDates, unsettledRules } from '../../forms/istanbul.js';
import { closed, settlement } from '../../forms/settlement.js';

/** Settlement dates round 28 and 29 October 2025: none on the half day. */
const TAKAS_2025 =
  'https://www.ekonomist.com.tr/borsa/borsa-istanbul-da-takaslar-ne-zaman-gerceklesecek-28-29ekimtatilmi--66918';
const HALF_DAY = { source: TAKAS_2025, note: 'a half day of trading; nothing settles, as in 2021 and 2024 to 2026.' };

/** The half days of the exchange are days without settlement. */
export default settlement({
  mic: 'XIST',
  name: 'Borsa Istanbul',
  at: 'Takasbank and MKK, Turkish lira',
  timezone: 'Europe/Istanbul',
  years: [2009, 2100],
  note: 'That half days are no settlement days stands in the tables of 2021 to 2026; it is carried back to 2009. Whether trades settled while the exchange was closed from 8 to 14 February 2023 was not found.',
  bases: [closed('XIST', 2009, TAKAS_2025), closed('TRY', 2009, TAKAS_2025)],
  rules: unsettledRules(XIST.rules ?? [], 2009, HALF_DAY),
  dates: unsettledDates(XIST.dates ?? [], 2009, HALF_DAY),
});
