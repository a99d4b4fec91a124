import { calendar } from '../definition.js';

/**
 * ZARONIA of the South African Reserve Bank: the days that have a rate, which is "published every South African business
 * day at 10:00" for the day before. It was begun on 2 November 2022; the data begin with the first full year.
 *
 * For the holidays of 2025/26 the Bank told that transactions settle on "official business days" alone, and that SAMOS does
 * not settle on the others:
 * https://www.devdiscourse.com/article/law-order/3731436-reserve-bank-announces-festive-season-trading-and-settlement-closures
 */

const ZARONIA = 'https://www.resbank.co.za/en/home/what-we-do/financial-markets/south-african-overnight-index-average';

export default calendar({
  id: 'ZAR:ZARONIA',
  kind: 'bond',
  name: 'ZARONIA (South African rand overnight index average)',
  doubts:
    "Doubts: that business days are those of SAMOS follows from the Bank's notice about the holidays of 2025/26; the rate's own specification was not read.",
  countries: ['ZA'],
  timezone: 'Africa/Johannesburg',
  years: [2023, 2100],
  weekend: [{ start: '2023-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'ZAR', from: 2023, kinds: ['holiday'], source: ZARONIA }],
});
