import { calendar } from '../definition.js';

/**
 * ZARONIA of the South African Reserve Bank: the days that have a rate, which is "published every South African business
 * day at 10:00" for the day before. It was begun on 2 November 2022; the data begin with the first full year.
 */

const ZARONIA = 'https://www.resbank.co.za/en/home/what-we-do/financial-markets/south-african-overnight-index-average';

export default calendar({
  id: 'ZAR:ZARONIA',
  kind: 'bond',
  name: 'ZARONIA (South African rand overnight index average)',
  doubts: 'Doubts: that business days are those of SAMOS is taken over.',
  countries: ['ZA'],
  timezone: 'Africa/Johannesburg',
  years: [2023, 2100],
  weekend: [{ start: '2023-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'ZAR', from: 2023, kinds: ['holiday'], source: ZARONIA }],
});
