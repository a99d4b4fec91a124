import { country } from '../country.js';
import { inPeriods } from '../many-rows.js';
import { type ListedDate, NOT_FOUND, onDates, type RuleRow } from '../vocabulary.js';

/**
 * Vietnam since 2013 (its horizon is to begin there: Tet had four days before, the Hung Kings' day is a holiday since
 * 2007). The library has the holidays of article 115 of the Labour Code of 2012; the rows below add
 *
 * - the days in lieu: a holiday on a weekly rest day is made up on the next working day (article 111 (3) of the Code of
 *   2019, and its forerunners), Saturday being a rest day of government offices since October 1999;
 * - the second day of National Day, since 2021 (article 112 of the Code of 2019): 1 or 3 September, as the Prime
 *   Minister decides for the year; the rule takes the one that joins the weekend, as in all years known (estimated);
 * - working days swapped for a Saturday (the state's own; enterprises are asked to follow), and the Saturdays worked.
 *
 * The Prime Minister also decides whether Tet is one day before New Year's Day and four from it on, or two and three.
 * The library has the first in all years; the second was decided for 2015, 2017, 2018, 2020, 2021, 2023, 2024 and 2025
 * and is listed, as for 2027. From 2028 on the days of Tet, those in lieu and the day beside National Day are estimated.
 *
 * 24 November is the Day of Vietnamese Culture since 2026, by resolution 28/2026/QH16 and not by article 112: no day in
 * lieu. A swap proposed for 2026 (23 November for Saturday the 28th) was not decided.
 *
 * The lunar days were compared with the new moons at 105 degrees east to 2060: only the Hung Kings' day of 2050
 * differs.
 */

const CODE_2019 =
  'https://vinanet.vn/chinh-sach-viet-nam/tu-nam-2021-lich-nghi-le-tet-se-co-mot-so-thay-doi-723430.html';
/** Cites article 111 (3) on days in lieu, and the holidays of 2024. */
const YEAR_2024 =
  'https://sucsongtre.vn/doi-song/can-bo-cong-chuc-vien-chuc-nguoi-lao-dong-nghi-tet-nguyen-dan-giap-thin-7-ngay.html';
const NATIONAL_DAY_2023 = 'https://thitruongbiz.vn/lich-nghi-giao-dich-chung-khoan-dip-le-quoc-khanh-292023-13259.html';
const APRIL_2024 = 'https://thitruongbiz.vn/lich-nghi-giao-dich-chung-khoan-dip-le-304-va-015-nam-2024-15044.html';
const YEAR_2026 = 'https://cafef.vn/chung-khoan-viet-nam-se-nghi-giao-dich-12-phien-188251209150402243.chn';
/** VN-Index, one row a trading day. */
const SERIES = 'https://github.com/theodorem/Stock-Vietnam/blob/000dfd38ad5093de809337dbc47d862810c1e9d0/VNINDEX.csv';
const SERIES_2017 =
  'https://github.com/tudomuonnam/portfolio/blob/0f7a289cc9100658c5192243f9dffbb61c5e4ee4/data/VNINDEX.csv';
const YEAR_2014 = 'http://www.baomoi.com/hose-thong-bao-lai-lich-nghi-giao-dich-nam-2014/c/12713305.epi';
const NEW_YEAR_2015 = 'https://www.baomoi.com/clip-lich-nghi-tet-duong-lich-2015/c/15286031.epi';
const TET_2015 = 'http://cand.com.vn/doi-song/du-kien-nghi-Tet-am-lich-tu-7-den-9-ngay-279370/';
const TET_2018 = 'https://baoninhbinh.org.vn/s/c%C3%A1n%20b%E1%BB%99%20c%C3%B4ng%20ch%E1%BB%A9c?page=12';
const DISPATCH_2018 =
  'https://thuvienphapluat.vn/cong-van/EN/Lao-dong-Tien-luong/Official-Dispatch-6519-VPCP-KGVX-2018-national-holidays-' +
  'for-public-sector-employees/387625/tieng-anh.aspx';
const TET_2020 = 'https://socongthuong.daklak.gov.vn/vi/news/tag/th%E1%BB%A9-t%C6%B0/page-2';
const TET_2021 = 'https://quangtrungcorp.vn/lien-he/';
/** Tet of 2023 and of 2025 (letter 8726/VPCP-KGVX of 26 November 2024). */
const TET_2023_AND_2025 = 'https://pld.net.vn/tag/nghi-tet-nguyen-dan.html';
const YEAR_2025 = 'https://www.tet-amlich.com/2024/11/cac-ngay-nghi-le-2025.html';
/** Resolution 28/2026/QH16 of 24 April 2026, in force on 1 July. */
const CULTURE_2026 =
  'https://xaydungchinhsach.chinhphu.vn/nghi-quyet-28-2026-qh16-ve-phat-trien-van-hoa-viet-nam-119260506165532877.htm';
/** Letter 10065/VPCP-KGVX of 2 October 2026: 24 November 2026, Tet and National Day of 2027. */
const YEAR_2027 =
  'https://xaydungchinhsach.chinhphu.vn/de-xuat-2-phuong-an-nghi-tet-nguyen-dan-2027-tet-dinh-mui-11926080513033257.htm';
/** Letter 12729/VPCP-KGVX of December 2025. */
const NEW_YEAR_2026 =
  'https://baochinhphu.vn/cong-chuc-vien-chuc-duoc-nghi-4-ngay-dip-tet-duong-lich-2026-102251225111845247.htm';
const NEW_MOON = 'https://www.hko.gov.hk/en/gts/time/conversion.htm';

const NEW_YEAR = { name: "New Year's Day", names: { vi: 'Tết Dương lịch' } };
const TET = { name: 'Vietnamese New Year (Tet)', names: { vi: 'Tết Nguyên Đán' } };
const HUNG_KINGS = { name: 'Hung Kings Commemorations', names: { vi: 'Giỗ tổ Hùng Vương' } };
const LIBERATION = {
  name: 'Day of liberating the South for national reunification',
  names: { vi: 'Ngày Giải phóng miền Nam' },
};
const LABOUR = { name: 'Labour Day', names: { vi: 'Ngày Quốc tế lao động' } };
const NATIONAL = { name: 'National Day', names: { vi: 'Quốc khánh' } };
const CULTURE = { name: 'Day of Vietnamese Culture', names: { vi: 'Ngày Văn hóa Việt Nam' } };

const DECIDED_EACH_YEAR = 'The Prime Minister decides for each year.';

const IN_LIEU_SINCE_2021 = 'substitutes 09-02 if saturday then next monday if sunday then next tuesday';
const BESIDE =
  'substitutes 09-02 if monday then next tuesday if tuesday then previous monday ' +
  'if wednesday then previous tuesday if thursday then next friday if friday then previous thursday ' +
  'if saturday then previous friday if sunday then next monday';

const RULES: readonly RuleRow[] = [
  { ...NEW_YEAR, rule: 'substitutes 01-01 if saturday,sunday then next monday', from: 2013, source: YEAR_2024 },
  {
    ...TET,
    rule:
      'substitutes vietnamese 1-0-1 if monday then next friday if wednesday,thursday then next monday ' +
      'if friday then next tuesday if saturday then next wednesday if sunday then next thursday',
    from: 2013,
    to: 2027,
    source: YEAR_2024,
  },
  {
    ...TET,
    rule:
      'substitutes vietnamese 1-0-1 if monday then next friday if wednesday,thursday then next monday ' +
      'if friday then next tuesday if saturday then next wednesday if sunday then next thursday',
    from: 2028,
    status: 'estimated',
    source: YEAR_2024,
    note: DECIDED_EACH_YEAR,
  },
  {
    ...TET,
    rule:
      'substitutes vietnamese 1-0-1 if thursday then next tuesday if friday then next wednesday ' +
      'if saturday then next thursday if sunday then next friday',
    from: 2013,
    to: 2027,
    source: YEAR_2024,
  },
  {
    ...TET,
    rule:
      'substitutes vietnamese 1-0-1 if thursday then next tuesday if friday then next wednesday ' +
      'if saturday then next thursday if sunday then next friday',
    from: 2028,
    status: 'estimated',
    source: YEAR_2024,
    note: DECIDED_EACH_YEAR,
  },
  {
    ...HUNG_KINGS,
    rule: 'substitutes vietnamese 3-0-10 if saturday,sunday then next monday',
    from: 2013,
    source: YEAR_2024,
  },
  {
    ...LIBERATION,
    rule: 'substitutes 04-30 if saturday then next monday if sunday then next tuesday',
    from: 2013,
    source: YEAR_2024,
  },
  {
    ...LABOUR,
    rule: 'substitutes 05-01 if saturday then next monday if sunday then next tuesday',
    from: 2013,
    source: YEAR_2024,
  },
  {
    ...NATIONAL,
    rule: 'substitutes 09-02 if saturday,sunday then next monday',
    from: 2013,
    to: 2020,
    source: YEAR_2024,
  },

  // National Day has a second day since 2021, decided up to 2027 as the rule takes it.
  ...inPeriods(
    [
      { from: 2021, to: 2027, source: CODE_2019 },
      { from: 2028, status: 'estimated', source: CODE_2019, note: DECIDED_EACH_YEAR },
    ],
    [
      { ...NATIONAL, rule: IN_LIEU_SINCE_2021 },
      { ...NATIONAL, rule: BESIDE, observed: false },
    ],
  ),
  { ...CULTURE, rule: '11-24', from: 2026, source: CULTURE_2026 },
];

const SWAPPED = {
  kind: 'holiday',
  name: 'Working day swapped for a Saturday',
  names: { vi: 'Ngày nghỉ hoán đổi' },
} as const;
const WORKED = { kind: 'weekend_workday', name: 'Working day in exchange', names: { vi: 'Ngày làm bù' } } as const;

const NO_ROW = 'No row in the series of the VN-Index.';
const COMPILED = {
  source: NOT_FOUND,
  note: 'doubt: rests on one compilation of holidays; the day swapped for it was kept.',
} as const;
const DISPATCH = 'As a compilation gives it that cites this dispatch; the dispatch was not read.';
/** The program is of a proposal; the days are those without a row in the series of the VN-Index. */
const PROPOSED_2015 = `Told as a proposal; the days are those without a row in ${SERIES}`;

/** Day swapped, Saturday worked. */
const SWAPS: readonly ListedDate[] = [
  { ...SWAPPED, date: '2013-04-29', source: SERIES, note: NO_ROW },
  { ...WORKED, date: '2013-05-04', ...COMPILED },
  ...onDates(['2014-01-28', '2014-01-29', '2014-05-02', '2014-09-01'], { ...SWAPPED, source: YEAR_2014 }),
  ...onDates(['2014-01-25', '2014-02-08', '2014-04-26', '2014-09-06'], { ...WORKED, source: YEAR_2014 }),
  { ...SWAPPED, date: '2015-01-02', source: NEW_YEAR_2015 },
  { ...WORKED, date: '2014-12-27', source: NEW_YEAR_2015 },
  { ...SWAPPED, date: '2015-02-16', source: TET_2015, note: PROPOSED_2015 },
  { ...WORKED, date: '2015-02-14', source: TET_2015, note: PROPOSED_2015 },
  { ...SWAPPED, date: '2015-04-29', source: SERIES, note: NO_ROW },
  { ...WORKED, date: '2015-04-25', ...COMPILED },
  ...onDates(['2018-12-31', '2019-04-29'], { ...SWAPPED, source: DISPATCH_2018, note: DISPATCH }),
  ...onDates(['2019-01-05', '2019-05-04'], { ...WORKED, source: DISPATCH_2018, note: DISPATCH }),
  { ...SWAPPED, date: '2025-05-02', source: YEAR_2025 },
  { ...WORKED, date: '2025-04-26', source: YEAR_2025 },
  { ...SWAPPED, date: '2026-01-02', source: NEW_YEAR_2026 },
  { ...WORKED, date: '2026-01-10', source: NEW_YEAR_2026 },
];

/** Tet begun two days before New Year's Day: the day added, and the one that was none. */
const TET_A_DAY_EARLIER: readonly ListedDate[] = [
  { ...TET, date: '2015-02-17', kind: 'holiday', source: TET_2015 },
  { date: '2015-02-24', kind: 'open', name: 'Tet: began a day earlier', source: TET_2015 },
  { ...TET, date: '2017-01-26', kind: 'holiday', source: SERIES_2017 },
  { date: '2017-02-02', kind: 'open', name: 'Tet: began a day earlier', source: SERIES_2017 },
  { ...TET, date: '2018-02-14', kind: 'holiday', source: TET_2018 },
  { date: '2018-02-21', kind: 'open', name: 'Tet: began a day earlier', source: TET_2018 },
  { ...TET, date: '2020-01-23', kind: 'holiday', source: TET_2020 },
  { date: '2020-01-30', kind: 'open', name: 'Tet: began a day earlier', source: TET_2020 },
  { ...TET, date: '2021-02-10', kind: 'holiday', source: TET_2021 },
  { date: '2021-02-17', kind: 'open', name: 'Tet: began a day earlier', source: TET_2021 },
  { ...TET, date: '2023-01-20', kind: 'holiday', source: TET_2023_AND_2025 },
  { date: '2023-01-27', kind: 'open', name: 'Tet: began a day earlier', source: TET_2023_AND_2025 },
  { ...TET, date: '2025-01-27', kind: 'holiday', source: TET_2023_AND_2025 },
  { date: '2025-02-03', kind: 'open', name: 'Tet: began a day earlier', source: TET_2023_AND_2025 },
  { ...TET, date: '2027-02-04', kind: 'holiday', source: YEAR_2027 },
  { date: '2027-02-11', kind: 'open', name: 'Tet: began a day earlier', source: YEAR_2027 },
];

const DATES: readonly ListedDate[] = [
  ...SWAPS,
  ...TET_A_DAY_EARLIER,
  {
    ...LIBERATION,
    date: '2023-05-03',
    kind: 'holiday',
    observed: true,
    source: YEAR_2024,
    note: "The Hung Kings' day and 30 April fell on a weekend before 1 May: two days in lieu.",
  },
  { ...NATIONAL, date: '2023-09-01', kind: 'holiday', source: NATIONAL_DAY_2023 },
  { ...NATIONAL, date: '2023-09-04', kind: 'holiday', observed: true, source: NATIONAL_DAY_2023 },
  { ...TET, date: '2024-02-08', kind: 'holiday', source: YEAR_2024 },
  { ...TET, date: '2024-02-13', kind: 'holiday', observed: true, source: YEAR_2024 },
  { ...TET, date: '2024-02-14', kind: 'holiday', observed: true, source: YEAR_2024 },
  { date: '2024-02-15', kind: 'open', name: 'Tet: began on 8 February', source: YEAR_2024 },
  { ...LIBERATION, date: '2024-04-29*', kind: 'holiday', source: APRIL_2024, note: 'Swapped for Saturday 4 May.' },
  {
    date: '2024-05-04',
    kind: 'weekend_workday',
    name: 'Working day in exchange (29 April)',
    names: { vi: 'Ngày làm bù' },
    source: APRIL_2024,
  },
  { ...NATIONAL, date: '2024-09-03', kind: 'holiday', source: YEAR_2024 },
  { ...NATIONAL, date: '2026-08-31', kind: 'holiday', source: YEAR_2026, note: 'Swapped for Saturday 22 August.' },
  {
    date: '2026-08-22',
    kind: 'weekend_workday',
    name: 'Working day in exchange (31 August)',
    names: { vi: 'Ngày làm bù' },
    source: YEAR_2026,
  },
  { ...NATIONAL, date: '2026-09-01', kind: 'holiday', source: YEAR_2026 },
  { ...HUNG_KINGS, date: '2050-04-01', kind: 'holiday', source: NEW_MOON, note: 'Computed for 105 degrees east.' },
  { date: '2050-03-31', kind: 'open', name: 'Hung Kings Commemorations: on 1 April', source: NEW_MOON },
];

export default country({
  id: 'VN',
  name: 'Vietnam',
  doubtful: [
    {
      years: '2013 2017 2015',
      note: 'The decisions themselves were read in the press only, for 2013, 2017 and April 2015 not at all: those days rest on the series of the VN-Index, which has no row on them, and the Saturdays of 2013 and April 2015 on a compilation.',
    },
  ],
  localName: 'Việt Nam',
  otherNames: 'Viet Nam',
  cities: 'Hanoi',
  currencies: ['VND'],
  note: 'Weekend days worked for days off are decided year by year; those not yet decided are left out.',
  timezone: 'Asia/Ho_Chi_Minh',
  weekend: {
    history: [
      { start: '1990-01-01', days: [7] },
      { start: '1999-10-02', days: [6, 7] },
    ],
    source: 'http://vbpl.vn/kiengiang/Pages/vbpqen-toanvan.aspx?ItemID=843',
    note:
      'Decision 188/1999/QD-TTg of 17 September 1999; 2 October 1999, a Saturday, is the fifteenth day after it ' +
      'was signed. Many banks still open on Saturday mornings.',
  },
  years: { from: 2013, why: 'five days of Tet since the Labour Code of 2012; before four' },
  library: 'VN',
  estimated: [
    {
      contains: 'vietnamese 1-0-1',
      from: 2028,
      why: 'the Prime Minister decides each year which five days are Tet',
    },
  ],
  rules: RULES,
  dates: DATES,
});
