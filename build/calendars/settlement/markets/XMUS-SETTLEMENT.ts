import { closed, settlement } from '../../forms/settlement.js';

/**
 * The money is paid through the central bank's system.
 */

/** "Cash settlement takes place at exactly at 1:00 p.m. through RTGS system ... associated with the Central Bank of Oman" (24 March 2019). */
const MCD_2019 = 'https://mcd.gov.om/page.aspx?i=610';

export default settlement({
  mic: 'XMUS',
  name: 'Muscat Stock Exchange',
  at: 'MCD, rial',
  timezone: 'Asia/Muscat',
  years: [2019, 2100],
  weekend: { '2019-01-01': [5, 6] },
  note: "No text was found that says on which days the depository works: the exchange's own closures are taken to be the depository's.",
  bases: [closed('XMUS', 2019, MCD_2019, { basis: 'rule' }), closed('OMR', 2019, MCD_2019, { basis: 'rule' })],
});
