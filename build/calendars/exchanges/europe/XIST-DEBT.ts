import { calendar } from '../../definition.js';
import { eves, halfDays } from '../../forms/istanbul.js';
import { HOURS } from './XIST.js';

/** What it shares with the other calendars of its group: XIST.ts. */

const DEBT_2023 =
  'http://www.doviz724.com/borsa-istanbul-borclanma-araclari-piyasasi-para-piyasasi-ve-swap-piyasasi-tatil-gunleri-' +
  'tablo-19-04-2023-haber959f86b3f5c9660c.html';

export default calendar({
  id: 'XIST:DEBT',
  kind: 'exchange',
  name: 'Borsa Istanbul, Debt Securities Market',
  timezone: 'Europe/Istanbul',
  years: [2023, 2100],
  weekend: [{ start: '2023-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'TR', from: 2023, kinds: ['holiday'], asDeclared: true, source: DEBT_2023 }],
  rules: halfDays('11:30', DEBT_2023, 2023),
  dates: eves('11:30', DEBT_2023, HOURS[2].eves, 2023),
});
