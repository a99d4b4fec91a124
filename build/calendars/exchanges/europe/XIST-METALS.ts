import { calendar } from '../../definition.js';

/** What it shares with the other calendars of its group: XIST.ts. */

const METALS_2019 =
  'https://www.doviz724.com/borsa-istanbul-tatil-gunlerikiymetli-madenler-ve-kiymetli-taslar-piyasasi-09-08-2019-' +
  'haber3b6c2a249036c52f.html';

export default calendar({
  id: 'XIST:METALS',
  kind: 'exchange',
  name: 'Borsa Istanbul, Precious Metals and Precious Stones Market',
  timezone: 'Europe/Istanbul',
  years: [2019, 2100],
  weekend: [{ start: '2019-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'TR', from: 2019, kinds: ['holiday', 'early_close'], asDeclared: true, source: METALS_2019 }],
});
