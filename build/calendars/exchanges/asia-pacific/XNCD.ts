import { calendar } from '../../definition.js';

/**
 * National Commodity and Derivatives Exchange of India (NCDEX), Mumbai time: the farm products that it trades from 10:00 to
 * 17:00. On the holidays of Mumbai's stock exchanges this session is not held; an evening session for internationally
 * linked products alone is, on most of them. The lists of brokers for 2022, 2023, 2024 and 2025 give one list for it and for
 * MCX (https://rupeezy.in/mcx-holiday, http://www.revinta.com/commodity-trading-holidays.html,
 * https://www.nirmalbang.com/static/commodity-trading-holidays.aspx) with the days of the stock exchanges.
 */

const LIST_2022 = 'https://www.5paisa.com/gujarati/stock-market-holidays-commodity-2022';

export default calendar({
  id: 'XNCD',
  kind: 'exchange',
  name: 'National Commodity and Derivatives Exchange (NCDEX)',
  doubts: 'Doubts: The sessions of the stock exchanges on weekends are not.',
  doubtful: [
    {
      on: '2024-01-22 2024-05-20 2024-11-20',
      note: 'Days that the stock exchanges closed at short notice (22 January, 20 May and 20 November 2024) are taken over without a text of this exchange.',
      estimated: true,
    },
  ],
  otherNames: 'NCDEX',
  countries: ['IN'],
  cities: 'Mumbai',
  currencies: ['INR'],
  note: 'Elections, days moved at short notice and sessions on weekends are announced and not foreseen.',
  timezone: 'Asia/Kolkata',
  years: [2022, 2100],
  weekend: [{ start: '2022-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'XBOM', from: 2022, kinds: ['holiday'], source: LIST_2022 }],
});
