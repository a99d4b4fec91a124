import { inheriting } from '../inheriting.js';
import JPY from '../settlement/JPY.js';

/**
 * Japanese government bonds: settled over the Bank of Japan's system, on its business days; trades between residents on
 * T+1 since 1 May 2018. The days of SIFMA's recommendations for dollar bonds in Tokyo are in JPY:SIFMA.
 */

const JSCC_T1 = 'https://www.jpx.co.jp/jscc/en/cash/jgbcc/jgb_settlement_t1.html';

export default inheriting(JPY, JSCC_T1, {
  id: 'JPY:JGB',
  kind: 'bond',
  name: 'Japanese government bonds (JGB)',
  doubts:
    "Doubts: that outright trades have no closing days beside the banks' was not found in a text of the dealers' association.",
  otherNames: 'JGB, JGBs, Japanese government bonds',
  countries: ['JP'],
});
