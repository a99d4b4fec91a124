import { inheriting } from '../../inheriting.js';
import XKRX from './XKRX.js';

/**
 * Nextrade (NXT), the alternative trading system for Korean shares, opened on 4 March 2025; the data begin with its first
 * whole year. It closes with the Korea Exchange, on the last day of the year too (31 December 2025), whose closing price it
 * takes and by whose trades its own settle. Its markets before and after the exchange's hours (8:00 to 20:00) make no
 * early or late close here; on 2 January 2026 the one before was left out.
 */

const LAST_DAY_2025 = 'https://www.asiae.co.kr/article/2025121810433063463';

export default inheriting(XKRX, LAST_DAY_2025, {
  id: 'NXTE',
  name: 'Nextrade',
  doubts: 'Doubts: its own list of closing days was not found.',
  localName: '넥스트레이드',
  otherNames: 'NXT, Nextrade',
  countries: ['KR'],
  cities: 'Seoul',
  currencies: ['KRW'],
  years: [2026, 2100],
});
