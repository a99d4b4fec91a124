import { holidays, type ListedDate, year } from '../../../vocabulary.js';

/**
 * Ho Chi Minh Stock Exchange (HOSE) and Hanoi Stock Exchange (HNX): closed on the public holidays, on the days in lieu
 * and on working days swapped for a Saturday; the Saturday worked instead is no trading day. No early closes.
 *
 * From 2013 on the days are those of the calendar of Vietnam (the division of Tet and the swaps of each year are
 * there); 2007 to 2012 are listed in full. They rest on the daily series of the VN-Index named below, read from 29
 * January 2007 (but for two months of autumn 2012).
 *
 * HOSE could not trade for want of its system from 27 to 29 May 2008 and on 23 and 24 January 2018.
 *
 * Before 2007: HOSE opened on 28 July 2000 with three sessions a week (daily since March 2002), HNX in March 2005; no
 * list of their closures was found, so the data begin with 2007.
 *
 * What the government decides after the notice of the year is estimated until the exchanges' own notice is found (each
 * asks the Securities Commission). 2 January 2026 was such a day: in December HNX was to open on it
 * (https://www.vietnam.vn/hi/hnx-nghi-giao-dich-1-ngay-dip-tet-duong-lich-nam-2026), then both stayed closed. For 24 November
 * 2026 no notice of HOSE, HNX or the depository was found, neither to close nor to trade.
 */

/** VN-Index, one row a trading day. */
export const SERIES =
  'https://github.com/theodorem/Stock-Vietnam/blob/000dfd38ad5093de809337dbc47d862810c1e9d0/VNINDEX.csv';
const YEAR_2026 = 'https://cafef.vn/chung-khoan-viet-nam-se-nghi-giao-dich-12-phien-188251209150402243.chn';
/** The week of 29 December had three sessions and two days of holiday; the first week of 2026 is that of 5 January. */
const NEW_YEAR_2026 =
  'https://thoibaotaichinhvietnam.vn/chung-khoan-tuan-dau-nam-2026-dong-tien-do-duong-giua-bat-on-toan-cau-189971.html';
const CULTURE_2026 =
  'https://xaydungchinhsach.chinhphu.vn/nghi-quyet-28-2026-qh16-ve-phat-trien-van-hoa-viet-nam-119260506165532877.htm';
const TET_2011 = 'https://dantri.com.vn/kinh-doanh/chung-khoan-khong-giao-dich-bu-vao-thu-7-va-chu-nhat-1295283157.htm';

const NEW_YEAR = "New Year's Day";
const TET = 'Tet (Vietnamese New Year)';
const HUNG = 'Hung Kings Commemorations';
const LIBERATION = 'Liberation Day';
const LABOUR = 'Labour Day';
const NATIONAL = 'National Day';
const SWAPPED = 'Working day swapped for a Saturday';

const NO_ROW = { note: 'no row in the series of the VN-Index' };

export const UNTIL_2012: readonly ListedDate[] = [
  ...year(2007, SERIES, { '01-01': NEW_YEAR }, { note: 'the series begins on 29 January 2007; the holiday itself' }),
  ...year(
    2007,
    SERIES,
    {
      '02-16': TET,
      '02-19': TET,
      '02-20': TET,
      '02-21': TET,
      '02-22': TET,
      '02-23': TET,
      '04-26': HUNG,
      '04-27': SWAPPED,
      '12-31': SWAPPED,
      '04-30': LIBERATION,
      '05-01': LABOUR,
      '09-03': NATIONAL,
    },
    NO_ROW,
  ),
  ...year(
    2008,
    SERIES,
    {
      '01-01': NEW_YEAR,
      '02-04': TET,
      '02-05': TET,
      '02-06': TET,
      '02-07': TET,
      '02-08': TET,
      '02-11': TET,
      '04-14': SWAPPED,
      '05-02': SWAPPED,
      '04-15': HUNG,
      '04-30': LIBERATION,
      '05-01': LABOUR,
      '09-02': NATIONAL,
    },
    NO_ROW,
  ),
  {
    date: '2008-09-01',
    kind: 'holiday',
    name: SWAPPED,
    status: 'estimated',
    source: SERIES,
    note: 'doubt: no row, but the series has gaps in these weeks.',
  },
  ...year(
    2009,
    SERIES,
    {
      '01-01': NEW_YEAR,
      '01-26': TET,
      '01-27': TET,
      '01-28': TET,
      '01-29': TET,
      '01-30': TET,
      '04-06': HUNG,
      '04-30': LIBERATION,
      '05-01': LABOUR,
      '09-02': NATIONAL,
    },
    NO_ROW,
  ),
  ...year(
    2010,
    SERIES,
    {
      '01-01': NEW_YEAR,
      '02-15': TET,
      '02-16': TET,
      '02-17': TET,
      '02-18': TET,
      '02-19': TET,
      '04-23': HUNG,
      '04-30': LIBERATION,
      '05-03': LABOUR,
      '09-02': NATIONAL,
    },
    NO_ROW,
  ),
  ...year(2011, TET_2011, { '01-31': TET, '02-01': TET, '02-02': TET, '02-03': TET, '02-04': TET, '02-07': TET }),
  ...year(
    2011,
    SERIES,
    {
      '01-03': NEW_YEAR,
      '04-11': SWAPPED,
      '04-12': HUNG,
      '05-02': LIBERATION,
      '05-03': LABOUR,
      '09-02': NATIONAL,
    },
    NO_ROW,
  ),
  ...year(
    2012,
    SERIES,
    {
      '01-02': NEW_YEAR,
      '01-23': TET,
      '01-24': TET,
      '01-25': TET,
      '01-26': TET,
      '01-27': TET,
      '04-02': HUNG,
      '04-30': LIBERATION,
      '05-01': LABOUR,
      '09-03': NATIONAL,
    },
    NO_ROW,
  ),
];

/** 2026 beyond the rules: the notice of December 2025, and what was decided after it. */
export const SINCE_2026: readonly ListedDate[] = [
  ...holidays(SWAPPED, NEW_YEAR_2026, '2026-01-02', {
    note: '6 January was the second session of the year: https://nld.com.vn/vn-index-pha-dao-moc-1800-diem-sao-nha-dau-tu-van-chanh-long-196260106150950234.htm',
  }),
  ...holidays(NATIONAL, YEAR_2026, '2026-08-31 2026-09-01'),
  ...holidays('Day of Vietnamese Culture', CULTURE_2026, '2026-11-24', {
    names: { vi: 'Ngày Văn hóa Việt Nam' },
    status: 'estimated',
    note: 'A day off by the resolution of the National Assembly; doubt: no notice of the exchanges was found.',
  }),
];

export const SHARED = {
  kind: 'exchange',
  timezone: 'Asia/Ho_Chi_Minh',
  years: [2007, 2100],
  weekend: [{ start: '2007-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'VN', from: 2013, kinds: ['holiday'], source: YEAR_2026 }],
} as const;

/** What the calendars of the group tell of their days. */
export const VIETNAM_DOUBTS =
  'Doubts: single days without a row in the summer of 2008 and on 7 December 2009 are taken to be gaps of the series. 1 September 2008 and 3 September 2010 (no rows, but no swap known): the first is entered as closed, as the Mondays and Fridays between holidays were in that year, the second not. HNX is given the days of HOSE. From 2028 on neither the division of Tet nor swaps are decided; see Vietnam.';
