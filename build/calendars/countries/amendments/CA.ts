import type { RuleRow } from '../../definition.js';
import type { CountryAmendment } from '../tables.js';

/**
 * Canada. CA itself stands for the federal general holidays, which also bind banks: Victoria Day, the National Day for
 * Truth and Reconciliation (since 2021), Thanksgiving, Remembrance Day and Boxing Day are among them, and the library
 * has them in provinces only. The provinces have laws of their own, and none of these days is put there.
 *
 * Doubts: a holiday on a weekend gives an employee the working day before or after it, so no common date is put in.
 * Easter Monday and the first Monday of August, which the Revenue Agency counts too, are no general holidays.
 */

const REVENUE_AGENCY = 'https://www.canada.ca/en/revenue-agency/services/tax/public-holidays.html';
const ACT_OF_2021 = 'https://www.parl.ca/DocumentViewer/en/43-2/bill/C-5/royal-assent';

const FEDERAL: readonly RuleRow[] = [
  {
    rule: 'monday before 05-25',
    name: 'Victoria Day',
    names: { fr: 'Fête de la Reine' },
    from: 1990,
    source: REVENUE_AGENCY,
  },
  {
    rule: '09-30',
    name: 'National Day for Truth and Reconciliation',
    names: { fr: 'Journée nationale de la vérité et de la réconciliation' },
    from: 2021,
    source: ACT_OF_2021,
  },
  {
    rule: '2nd monday in October',
    name: 'Thanksgiving',
    names: { fr: 'Action de grâce' },
    from: 1990,
    source: REVENUE_AGENCY,
  },
  { rule: '11-11', name: 'Remembrance Day', names: { fr: 'Jour du Souvenir' }, from: 1990, source: REVENUE_AGENCY },
  { rule: '12-26', name: 'Boxing Day', names: { fr: 'Lendemain de Noël' }, from: 1990, source: REVENUE_AGENCY },
];

export const CA: readonly CountryAmendment[] = [{ id: 'CA', rules: FEDERAL }];
