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
  doubtful: [
    {
      years: '-2024',
      note: "The Bank's sentence is of the festive season 2025/26; that it held in other years, and before SAMOS for the banks, is taken over.",
    },
    {
      years: '1994',
      note: 'No text was found of the holidays moved and voting days of 1994: see the exchange (XJSE).',
    },
  ],
  otherNames: 'SARB',
  countries: ['ZA'],
  timezone: 'Africa/Johannesburg',
  years: [1990, 2100],
  weekend: [{ start: '1990-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'XJSE', from: 1990, kinds: ['holiday'], source: FESTIVE_SEASON_2025 }],
});
