import { calendar } from '../../definition.js';
import { eves, halfDays } from '../../forms/istanbul.js';
import { HOURS } from './XIST.js';

/**
 * Borsa Istanbul, futures and options market (VIOP): closed on the holidays of Türkiye, as the equity market. On half days
 * index and other contracts end at 12:45, the hour given here, contracts on shares at 12:40 (read for eves of 2018, 2021,
 * 2022 and 2025: http://hisse.net/haber/?p=2995&share=twitter, https://turkgun.com/gundem/borsa-istanbulda-bayram-duzenlemesi/184696,
 * https://www.finansdurumu.com/bayramda-borsa-acik-mi). The data begin with 2018.
 */

const EVE_2021 = 'https://www.dikgazete.com/haber/borsa-yarin-oglene-kadar-acik-olacak-617442.html';
export default calendar({
  id: 'XIST:DERIVATIVES',
  kind: 'exchange',
  name: 'Borsa Istanbul, Futures and Options Market (VIOP)',
  doubts:
    'Doubts: February 2023, when contracts on shares stopped with the equity market after the earthquakes and the others, as told, did not: no day is entered.',
  doubtful: [{ on: '10-28', note: 'That this is a half day of this market to the same hour was not read.' }],
  timezone: 'Europe/Istanbul',
  years: [2018, 2100],
  weekend: [{ start: '2018-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'TR', from: 2018, kinds: ['holiday'], asDeclared: true, source: EVE_2021 }],
  rules: halfDays('12:45', EVE_2021, 2018),
  dates: eves('12:45', EVE_2021, HOURS[2].eves, 2018),
});
