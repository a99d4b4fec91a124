import type { RuleRow } from '../../definition.js';
import type { CountryAmendment } from '../tables.js';

/**
 * Antigua and Barbuda. Labour Day is the first Monday of May (the library: 1 May), Carnival the first Monday of August
 * and the Tuesday after it (the library: 1 and 2 August); the Tuesday since an act of 2000, clarified in 2005. 9 December
 * is a holiday since 2004, "Sir Vere Cornwall Bird (Snr.) Day" at first, National Heroes' Day since the act of 2005.
 *
 * Doubts: Caricom Day (July) was a holiday in years before 2005; elections and state funerals brought days off in single
 * years; neither is entered.
 */

const LIST_2024 = 'https://time.astrosage.com/holidays/antigua-and-barbuda?language=en&year=2024';
const ACT_2005 =
  'https://www.qppstudio.net/public-holidays-news/2005/antigua-and-barbuda-renames-vc-bird-day-public-holiday-000009.htm';

const RULES: readonly RuleRow[] = [
  { rule: '1st monday in May', name: 'Labour Day', from: 1990, source: LIST_2024 },
  { rule: '1st monday in August', name: 'Carnival Monday', from: 1990, source: ACT_2005 },
  { rule: 'tuesday after 1st monday in August', name: 'Carnival Tuesday', from: 2001, source: ACT_2005 },
];

export const AG: readonly CountryAmendment[] = [{ id: 'AG', subdivisions: true, rules: RULES }];
