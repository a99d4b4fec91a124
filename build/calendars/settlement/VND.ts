import { calendar } from '../definition.js';

/**
 * Vietnamese dong: the interbank electronic payment system of the State Bank of Vietnam (IBPS), taken to keep the
 * public holidays, days in lieu and swapped working days of the state, and to work on the Saturdays swapped for them,
 * when the exchanges do not trade.
 *
 * Doubts: no text of the State Bank on the days of the system was found; that it works on those Saturdays is taken from
 * their being working days of the state. Doubts of single swaps, and why the data begin with 2013: see Vietnam.
 */

const YEAR_2026 = 'https://cafef.vn/chung-khoan-viet-nam-se-nghi-giao-dich-12-phien-188251209150402243.chn';

export default calendar({
  id: 'VND',
  kind: 'settlement',
  name: 'IBPS (Vietnamese dong)',
  timezone: 'Asia/Ho_Chi_Minh',
  years: [2013, 2060],
  weekend: [{ start: '2013-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'VN', from: 2013, source: YEAR_2026 }],
});
