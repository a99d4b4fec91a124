import { calendar } from '../definition.js';

/**
 * South African rand: the South African Multiple Option Settlement system (SAMOS) of the Reserve Bank, real-time gross since
 * March 1998. No settlement takes place on the official public holidays, so its days are those of the Johannesburg Stock
 * Exchange's calendar, which keeps the same holidays.
 */

const FESTIVE_SEASON_2025 =
  'https://www.devdiscourse.com/article/law-order/3731436-reserve-bank-announces-festive-season-trading-and-settlement-' +
  'closures';

export default calendar({
  id: 'ZAR',
  kind: 'settlement',
  name: 'SAMOS (South African rand)',
  doubts:
    "Doubts: the Bank's sentence is of the festive season 2025/26; that it held in other years, and before SAMOS for the banks, is taken over. The doubts on 1994 are told with XJSE.",
  otherNames: 'SARB',
  countries: ['ZA'],
  timezone: 'Africa/Johannesburg',
  years: [1990, 2100],
  weekend: [{ start: '1990-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'XJSE', from: 1990, kinds: ['holiday'], source: FESTIVE_SEASON_2025 }],
});
