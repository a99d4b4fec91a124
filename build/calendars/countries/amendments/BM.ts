import type { CountryAmendment } from '../tables.js';

/**
 * Bermuda. Compared with the government's lists of 2023 to 2025. Bermuda Day was 24 May, or the Monday after it when on
 * a weekend, to 2017; the last Friday in May in 2018 and 2020 (in 2019 it was moved to 24 May by notice); and is the
 * Friday before the last Monday in May since 2021. The library has the last Friday in all years; it is left out.
 *
 * Doubts: National Heroes Day began in 2008 and stands in June since 2009; the days of before were not read.
 */

const ACT_OF_2017 = 'https://bernews.com/2017/12/senate-passes-bill-to-move-bermuda-day-holiday/';
const ACT_OF_2020 =
  'https://www.qppstudio.net/public-holidays-news/2020/bermuda-gazettes-2020-2021-public-holidays-amendments-012955.htm';

export const BM: readonly CountryAmendment[] = [
  {
    id: 'BM',
    subdivisions: true,
    rules: [
      {
        rule: '05-24 if saturday,sunday then next monday',
        name: 'Bermuda Day',
        from: 1990,
        to: 2017,
        source: ACT_OF_2017,
      },
      { rule: 'friday before 06-01', name: 'Bermuda Day', from: 2018, to: 2018, source: ACT_OF_2017 },
      { rule: '05-24', name: 'Bermuda Day', from: 2019, to: 2019, source: ACT_OF_2020 },
      { rule: 'friday before 06-01', name: 'Bermuda Day', from: 2020, to: 2020, source: ACT_OF_2020 },
      { rule: 'friday before monday before 06-01', name: 'Bermuda Day', from: 2021, source: ACT_OF_2020 },
    ],
  },
];
