import { bothTaken } from '../../forms/settlement.js';

/** Doubts: see the note of the calendar; the source tells of the cycle. */

const CYCLE = 'http://bizhub.vn/markets/settlement-of-stock-trades-cut-one-day_14549.html';

export default bothTaken(
  { mic: 'HSTC', name: 'Hanoi Stock Exchange', at: 'VSDC, dong', timezone: 'Asia/Ho_Chi_Minh', years: [2016, 2060] },
  'VND',
  CYCLE,
);
