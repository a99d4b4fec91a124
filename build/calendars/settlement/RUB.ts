import { calendar } from '../definition.js';

/**
 * Russian rouble, as the currency market delivers it: on the country's days off, those that the government moves among them,
 * the Moscow Exchange trades currencies without deals that are settled on the same day. So its notices of 2018 (3 to 5
 * January, 9 March, 30 April, 2 May, 11 June), of February 2023 (the 24th) and of 2026 (5, 6, 8 and 9 January, 9 March, 11
 * May; https://www.interfax.ru/business/1051024).
 *
 * The payment system of the Bank of Russia is open on most of those days and on weekends, by schedules that it gives for each
 * (https://www.cbr.ru/press/pr/?file=638092428090323971NPS.htm): they are no days of value.
 *
 * The data begin with 2018, the first notice that was read.
 */

const MOEX_2018 = 'https://moex.com/n17268';

export default calendar({
  id: 'RUB',
  kind: 'settlement',
  name: 'Moscow Exchange, currency market (Russian rouble)',
  doubts:
    'Doubts: whether roubles are delivered on the Saturdays that are worked for days moved was not found; they are no business days here.',
  otherNames: 'Bank of Russia, CBR, ruble',
  countries: ['RU'],
  note: 'The government moves days off by a decree for each year; of years without a decree those moves are not foreseen.',
  timezone: 'Europe/Moscow',
  years: [2018, 2100],
  weekend: [{ start: '2018-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'RU', from: 2018, kinds: ['holiday'], asDeclared: true, source: MOEX_2018 }],
});
