import { bothTaken } from '../../forms/settlement.js';

/** The source tells of the cycle; which days count: see the note of the calendar. */

const CYCLE = 'http://bizhub.vn/markets/settlement-of-stock-trades-cut-one-day_14549.html';

export default bothTaken(
  { mic: 'HSTC', name: 'Hanoi Stock Exchange', at: 'VSDC, dong', timezone: 'Asia/Ho_Chi_Minh', years: [2016, 2100] },
  'VND',
  CYCLE,
);
