import { calendar } from '../definition.js';
import { holidays } from '../vocabulary.js';

/**
 * Vietnamese dong: the interbank electronic payment system of the State Bank of Vietnam (IBPS), taken to keep the
 * public holidays, days in lieu and swapped working days of the state, and to work on the Saturdays swapped for them,
 * when the exchanges do not trade.
 */

const YEAR_2026 = 'https://cafef.vn/chung-khoan-viet-nam-se-nghi-giao-dich-12-phien-188251209150402243.chn';

const CULTURE_2026 =
  'https://xaydungchinhsach.chinhphu.vn/nghi-quyet-28-2026-qh16-ve-phat-trien-van-hoa-viet-nam-119260506165532877.htm';

export default calendar({
  id: 'VND',
  kind: 'settlement',
  name: 'IBPS (Vietnamese dong)',
  doubts:
    'Doubts: no text of the State Bank on the days of the system was found; that it works on those Saturdays is taken from their being working days of the state. Doubts of single swaps, and why the data begin with 2013: see Vietnam.',
  doubtful: [
    {
      on: '2026-11-24',
      note: 'The Day of Vietnamese Culture was made after the notices of 2026: no notice of the State Bank, the exchanges or the depository was found on 24 November 2026, so that it is estimated in all of their calendars.',
    },
  ],
  otherNames: 'SBV',
  countries: ['VN'],
  timezone: 'Asia/Ho_Chi_Minh',
  years: [2013, 2100],
  weekend: [{ start: '2013-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'VN', from: 2013, source: YEAR_2026 }],
  dates: holidays('Day of Vietnamese Culture', CULTURE_2026, '2026-11-24', {
    names: { vi: 'Ngày Văn hóa Việt Nam' },
    status: 'estimated',
    note: 'A day off by the resolution of the National Assembly; doubt: no notice of the State Bank was found.',
  }),
});
