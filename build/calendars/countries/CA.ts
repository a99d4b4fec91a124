import { country } from '../country.js';
import { type RuleRow, SATURDAY_SUNDAY } from '../vocabulary.js';

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

export default country({
  id: 'CA',
  name: 'Canada',
  timezone: 'America/Toronto',
  weekend: SATURDAY_SUNDAY,
  library: 'CA',
  notInherited: { rules: FEDERAL },
  subdivisions: [
    { id: 'AB', name: 'Alberta', timezone: 'America/Edmonton', library: 'AB' },
    { id: 'BC', name: 'British Columbia', timezone: 'America/Vancouver', library: 'BC' },
    { id: 'MB', name: 'Manitoba', timezone: 'America/Winnipeg', library: 'MB' },
    { id: 'NB', name: 'New Brunswick', timezone: 'America/Moncton', library: 'NB' },
    { id: 'NL', name: 'Newfoundland and Labrador', timezone: 'America/St_Johns', library: 'NL' },
    { id: 'NS', name: 'Nova Scotia', timezone: 'America/Halifax', library: 'NS' },
    { id: 'NT', name: 'Northwest Territories', timezone: 'America/Edmonton', library: 'NT' },
    { id: 'NU', name: 'Nunavut', timezone: 'America/Iqaluit', library: 'NU' },
    {
      id: 'ON',
      name: 'Ontario',
      library: 'ON',
      exclusions: [
        {
          rule: '3rd monday after 02-01',
          to: 2007,
          why:
            'Family Day was made by Ontario Regulation 547/07, first kept on 18 February 2008; ' +
            'https://www.lexology.com/library/detail.aspx?g=0a8b858b-1477-4668-a031-5a074eb53733',
        },
        {
          rule: 'easter 1',
          why:
            'Easter Monday is not among the nine public holidays of the Employment Standards Act, 2000; ' +
            'https://lbwlawyers.com/new-ontario-public-holiday-family-day/',
        },
      ],
    },
    { id: 'PE', name: 'Prince Edward Island', timezone: 'America/Halifax', library: 'PE' },
    { id: 'QC', name: 'Quebec', library: 'QC' },
    { id: 'SK', name: 'Saskatchewan', timezone: 'America/Regina', library: 'SK' },
    { id: 'YT', name: 'Yukon', timezone: 'America/Whitehorse', library: 'YT' },
  ],
});
