import type { ListedDate, RuleRow } from '../../definition.js';
import type { CountryAmendment } from '../tables.js';

/**
 * Vietnam since 2013 (its horizon is to begin there: Tet had four days before, the Hung Kings' day is a holiday since
 * 2007). The library has the holidays of article 115 of the Labour Code of 2012; the rows below add
 *
 * - the days in lieu: a holiday on a weekly rest day is made up on the next working day (article 111 (3) of the Code of
 *   2019, and its forerunners), Saturday being a rest day of government offices since October 1999;
 * - the second day of National Day, since 2021 (article 112 of the Code of 2019): 1 or 3 September, as the Prime
 *   Minister decides for the year; the rule takes the one that joins the weekend, as in all years known (estimated);
 * - working days swapped for a Saturday, where a notice was found (2024, 2026).
 *
 * The Prime Minister also decides whether Tet is one day before New Year's Day and four from it on, or two and three:
 * the library has the first in all years, so the days of Tet and those in lieu are estimated; 2024 was found to be of
 * the second kind.
 *
 * The lunar days were compared with the new moons at 105 degrees east to 2060: only the Hung Kings' day of 2050
 * differs.
 *
 * Doubts: the decisions of 2013 to 2023 and 2025 were not found, nor the swaps of those years.
 */

const CODE_2019 =
  'https://vinanet.vn/chinh-sach-viet-nam/tu-nam-2021-lich-nghi-le-tet-se-co-mot-so-thay-doi-723430.html';
/** Cites article 111 (3) on days in lieu, and the holidays of 2024. */
const YEAR_2024 =
  'https://sucsongtre.vn/doi-song/can-bo-cong-chuc-vien-chuc-nguoi-lao-dong-nghi-tet-nguyen-dan-giap-thin-7-ngay.html';
const NATIONAL_DAY_2023 = 'https://thitruongbiz.vn/lich-nghi-giao-dich-chung-khoan-dip-le-quoc-khanh-292023-13259.html';
const APRIL_2024 = 'https://thitruongbiz.vn/lich-nghi-giao-dich-chung-khoan-dip-le-304-va-015-nam-2024-15044.html';
const YEAR_2026 = 'https://cafef.vn/chung-khoan-viet-nam-se-nghi-giao-dich-12-phien-188251209150402243.chn';
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

const DECIDED_EACH_YEAR = 'The Prime Minister decides for each year.';

const RULES: readonly RuleRow[] = [
  { ...NEW_YEAR, rule: 'substitutes 01-01 if saturday,sunday then next monday', from: 2013, source: YEAR_2024 },
  {
    ...TET,
    rule:
      'substitutes vietnamese 1-0-1 if monday then next friday if wednesday,thursday then next monday ' +
      'if friday then next tuesday if saturday then next wednesday if sunday then next thursday',
    from: 2013,
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
  {
    ...NATIONAL,
    rule: 'substitutes 09-02 if saturday then next monday if sunday then next tuesday',
    from: 2021,
    status: 'estimated',
    source: CODE_2019,
    note: DECIDED_EACH_YEAR,
  },
  {
    ...NATIONAL,
    rule:
      'substitutes 09-02 if monday then next tuesday if tuesday then previous monday ' +
      'if wednesday then previous tuesday if thursday then next friday if friday then previous thursday ' +
      'if saturday then previous friday if sunday then next monday',
    from: 2021,
    status: 'estimated',
    source: CODE_2019,
    note: DECIDED_EACH_YEAR,
  },
];

const DATES: readonly ListedDate[] = [
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
  { ...LIBERATION, date: '2024-04-29', kind: 'holiday', source: APRIL_2024, note: 'Swapped for Saturday 4 May.' },
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

export const VN: readonly CountryAmendment[] = [{ id: 'VN', rules: RULES, dates: DATES }];
