import type { CalendarDefinition, ListedDate } from '../definition.js';
import { NOT_FOUND, onDates } from '../rows.js';

/**
 * Vietnamese dong: the interbank electronic payment system of the State Bank of Vietnam (IBPS), taken to keep the
 * public holidays, days in lieu and swapped working days, which are those on which the Hanoi exchange is closed, and
 * to work on the Saturdays swapped for them, when the exchanges do not trade.
 *
 * Doubts: no text of the State Bank on the days of the system was found; the swaps rest on what the exchanges and the
 * press say of the state's working days, before 2024 mostly on a compilation. The data begin with 2013 (see Vietnam).
 */

const YEAR_2014 = 'http://www.baomoi.com/hose-thong-bao-lai-lich-nghi-giao-dich-nam-2014/c/12713305.epi';
const DISPATCH_2018 =
  'https://thuvienphapluat.vn/cong-van/EN/Lao-dong-Tien-luong/Official-Dispatch-6519-VPCP-KGVX-2018-national-holidays-' +
  'for-public-sector-employees/387625/tieng-anh.aspx';
const APRIL_2024 = 'https://thitruongbiz.vn/lich-nghi-giao-dich-chung-khoan-dip-le-304-va-015-nam-2024-15044.html';
const YEAR_2026 = 'https://cafef.vn/chung-khoan-viet-nam-se-nghi-giao-dich-12-phien-188251209150402243.chn';

const SATURDAY = { kind: 'weekend_workday', name: 'Working day in exchange', names: { vi: 'Ngày làm bù' } } as const;

const SATURDAYS_WORKED: readonly ListedDate[] = [
  ...onDates(['2014-01-25', '2014-02-08', '2014-04-26', '2014-09-06'], { ...SATURDAY, source: YEAR_2014 }),
  ...onDates(['2019-01-05', '2019-05-04'], {
    ...SATURDAY,
    source: DISPATCH_2018,
    note: 'doubt: as a compilation gives it that cites this dispatch; the dispatch was not read.',
  }),
  { ...SATURDAY, date: '2024-05-04', source: APRIL_2024 },
  { ...SATURDAY, date: '2026-08-22', source: YEAR_2026 },
  ...onDates(['2013-05-04', '2014-12-27', '2015-02-14', '2015-04-25', '2025-04-26'], {
    ...SATURDAY,
    status: 'estimated',
    source: NOT_FOUND,
    note: 'doubt: rests on one compilation of holidays; the working day swapped for it was none.',
  }),
];

export const VND: CalendarDefinition = {
  id: 'VND',
  kind: 'settlement',
  name: 'IBPS (Vietnamese dong)',
  timezone: 'Asia/Ho_Chi_Minh',
  years: [2013, 2060],
  weekend: [{ start: '2013-01-01', days: [6, 7] }],
  follows: [{ calendar: 'HSTC', from: 2013, kinds: ['holiday'], source: YEAR_2026 }],
  dates: SATURDAYS_WORKED,
};
