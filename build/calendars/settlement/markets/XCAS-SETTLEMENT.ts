import { closed, settlement } from '../../forms/settlement.js';

/**
 * Securities are delivered where money is paid in the central bank's system (SRBM), and nothing is traded on a day without it.
 */

/** 7 June 2019: the exchange did not open, since the central bank's system, on which Maroclear depends, was closed. */
const CLOSED_2019 =
  'https://le360-le-360-francais-prod.web.arc-cdn.net/economie/le-vendredi-7-juin-2019-une-journee-sans-bourse-au-maroc-a-qui-la-faute-191960';

export default settlement({
  mic: 'XCAS',
  name: 'Casablanca Stock Exchange',
  at: 'Maroclear, dirham',
  timezone: 'Africa/Casablanca',
  years: [2010, 2100],
  note: 'The text read tells of one day.',
  bases: [closed('XCAS', 2010, CLOSED_2019), closed('MAD', 2010, CLOSED_2019)],
});
