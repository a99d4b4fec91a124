import { calendar } from '../definition.js';

/**
 * Algerian dinar, as banks deal in it: by article 5 of instruction 06-2017 of the Bank of Algeria (26 November 2017) they
 * may do so on the interbank currency market on all working days ("durant tous les jours ouvrés"). Banks have rested on
 * Friday and Saturday since before 2009, and so has the administration from then on.
 *
 * The data begin with 2018: the instruction is in force since 2 January.
 */

const INSTRUCTION_2017 = 'http://russia-algeria.ru/load/knigi/i2017/instruction_n_06_2017/114-1-0-6943';

export default calendar({
  id: 'DZD',
  kind: 'settlement',
  name: 'Interbank currency market (Algerian dinar)',
  doubts:
    'Doubts: no text on the days of the payment system (ARTS) was read; that it keeps those of the market is taken. Days of feasts are announced shortly before, and those of few years were read: see the calendar of Algeria.',
  otherNames: "Banque d'Algérie, Bank of Algeria",
  countries: ['DZ'],
  timezone: 'Africa/Algiers',
  years: [2018, 2100],
  weekend: [{ start: '2018-01-01', days: [5, 6] }],
  inherits: [{ calendar: 'DZ', from: 2018, kinds: ['holiday'], asDeclared: true, source: INSTRUCTION_2017 }],
});
