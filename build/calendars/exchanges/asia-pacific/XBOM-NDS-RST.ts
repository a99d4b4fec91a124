import { inheriting } from '../../inheriting.js';
import INR from '../../settlement/INR.js';

/**
 * BSE, New Debt Segment - Reporting, Settlement and Trading, and its tri-party repo: closed on the bank holidays of
 * Mumbai, as the notice for 2023 lists them.
 */

const NOTICE_2023 = 'https://bseindia.com/markets/MarketInfo/DispNewNoticesCirculars.aspx?page=20221215-48';

export default inheriting(INR, NOTICE_2023, {
  id: 'XBOM:NDS-RST',
  kind: 'exchange',
  name: 'BSE New Debt Segment',
  doubtful: [
    { years: '2019-2022 2024-', note: 'The list of 2023 is the one that was read: the other years follow from it.' },
  ],
  years: [2019, 2100],
});
