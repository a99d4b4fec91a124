import { bothTaken } from '../../forms/settlement.js';

/** The source tells of the cycle; which days count: see the note of the calendar. */

const CYCLE =
  'https://fra.gov.eg/en/fra_news/%d8%aa%d9%81%d8%b9%d9%8a%d9%84%d8%a7%d9%8b-%d9%84%d9%82%d8%b1%d8%a7%d8%b1%d8%a7%d8%aa-%d8%a7%d9%84%d8%b1%d9%82%d8%a7%d8%a8%d8%a9-%d8%a7%d9%84%d9%85%d8%a7%d9%84%d9%8a%d8%a9-%d8%a8%d8%b4%d8%a3%d9%86';

export default bothTaken(
  {
    mic: 'XCAI',
    name: 'Egyptian Exchange',
    at: 'MCDR, pound',
    timezone: 'Africa/Cairo',
    years: [2025, 2100],
    weekend: { '2025-01-01': [5, 6] },
  },
  'EGP',
  CYCLE,
);
