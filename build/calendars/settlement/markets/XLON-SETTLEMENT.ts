import { closed, settlement } from '../../forms/settlement.js';

const LCH_2014 = 'https://www.lch.com/membership/ltd-membership/ltd-member-updates/equityclear-service-t2';
const CHAPS = 'https://www.bankofengland.co.uk/payment-and-settlement/chaps';

/** Rolling settlement took the place of account periods in 1994; CREST began in July 1996. */
export default settlement({
  mic: 'XLON',
  name: 'London Stock Exchange',
  at: 'CREST, pound sterling',
  timezone: 'Europe/London',
  years: [1995, 2100],
  bases: [closed('XLON', 1995, LCH_2014), closed('GBP', 1995, CHAPS)],
});
