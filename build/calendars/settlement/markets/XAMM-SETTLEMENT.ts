import { closed, settlement } from '../../forms/settlement.js';

/**
 * The depository keeps the holidays of the Prime Minister's announcements, and pays through the central bank's system. The data
 * begin with those of the exchange and of the dinar.
 */

/** "Effected ... through the RTGS-JO, on (T+ 2)" since 2 January 2005. */
const SDC_2005 = 'https://sdc.com.jo/en/node/15581';
/** The depository's holiday of 16 to 20 June 2024: trades of the 12th, due on the 16th, settle on the 23rd. */
const SDC_2024 = 'https://sdc.com.jo/en/memos/17923';

export default settlement({
  mic: 'XAMM',
  name: 'Amman Stock Exchange',
  at: 'SDC, dinar',
  timezone: 'Asia/Amman',
  years: [2010, 2100],
  weekend: { '2010-01-01': [5, 6] },
  bases: [closed('XAMM', 2010, SDC_2024), closed('JOD', 2010, SDC_2005)],
});
