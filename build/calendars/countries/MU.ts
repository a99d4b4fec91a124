import { country } from '../country.js';
import { type ListedDate, NOT_FOUND, type RuleRow } from '../vocabulary.js';

/**
 * Mauritius. Since the Public Holidays (Amendment) Act 2015 the Assumption (even years) and All Saints (odd years) are
 * holidays in turn, as in the lists of 2016, 2017 and 2020 to 2024; the library has All Saints in every year (excluded
 * since 2016). The Hindu festivals and Eid were held to the government's list of 2022 and to copies of the lists of
 * 2020, 2023 and 2024; seven dates of the library differ. Eid-ul-Fitr depends on the moon, and the lists give the likely
 * day only: in 2021, 2024 and 2025 it was kept a day later.
 *
 * Doubts: no list of 2021, 2025 and 2026 was read for the Hindu festivals (the library names the government's notices of
 * 2025 and 2026). The later days of Eid-ul-Fitr and Ganesh Chaturthi 2021 rest on compilations.
 */

const LIST_2016 = 'https://hacklog.mu/post/mauritius-public-holidays-2016/';
const LIST_2017 = 'https://www.boc.cn/mu/en/bocinfo/bi1/201705/t20170502_9355046.html';
const LIST_2020 = 'https://holidaystracker.com/calendar/mauritius-public-holidays-2020/';
const LIST_2022 = 'https://thenationonlineng.net/mauritius-announces-15-public-holidays-for-2022/';
const LIST_2023_2024 = 'https://www.maurinet.com/about-mauritius/public-holidays';

/** The library's date, the date of the list. */
const MOVED: readonly (readonly [string, string, string, string])[] = [
  ['Ganesh Chaturthi', '2020-08-22', '2020-08-23', LIST_2020],
  ['Eid al-Fitr', '2022-05-02', '2022-05-03', LIST_2022],
  ['Ganesh Chaturthi', '2022-08-31', '2022-09-01', LIST_2022],
  ['Thaipoosam Cavadee', '2023-02-05', '2023-02-04', LIST_2023_2024],
  ['Eid al-Fitr', '2023-04-21', '2023-04-22', LIST_2023_2024],
  ['Ganesh Chaturthi', '2023-09-18', '2023-09-20', LIST_2023_2024],
  ['Divali', '2023-11-13', '2023-11-12', LIST_2023_2024],
  ['Ganesh Chaturthi', '2024-09-07', '2024-09-08', LIST_2023_2024],
  ['Divali', '2024-11-01', '2024-10-31', LIST_2023_2024],
  ['Eid al-Fitr', '2021-05-13', '2021-05-14', NOT_FOUND],
  ['Ganesh Chaturthi', '2021-09-10', '2021-09-11', NOT_FOUND],
  ['Eid al-Fitr', '2024-04-10', '2024-04-11', NOT_FOUND],
  ['Eid al-Fitr', '2025-03-31', '2025-04-01', NOT_FOUND],
];

function moved([name, library, date, source]: (typeof MOVED)[number]): ListedDate[] {
  const doubt = source === NOT_FOUND ? { note: 'doubt: rests on compilations.' } : {};
  return [
    { date: library, kind: 'open', name: `${name}: kept on ${date}`, source, ...doubt },
    { date, kind: 'holiday', name, source, ...doubt },
  ];
}

/** The library's names for its tables of Hindu feasts to 2050. */
const LISTED_AHEAD = ['02-01', '03-01', '04-01', '09-01', '11-01'].map((day) => `${day} since 2020 prior to 2050`);

function computed(feast: string, name: string): RuleRow {
  return { rule: `feast ${feast} at MU`, name, from: 2027, source: LIST_2023_2024 };
}

export default country({
  id: 'MU',
  name: 'Mauritius',
  cities: 'Port Louis',
  currencies: ['MUR'],
  timezone: 'Indian/Mauritius',
  weekend: {
    history: [{ start: '1990-01-01', days: [6, 7] }],
    source: 'https://tradeportal.accio.gencat.cat/ca/mercats-potencials/illa-maurici/horari',
    note:
      'Saturday mornings of government offices in the 1990s were not settled; some bank branches open on Saturday ' +
      'mornings.',
  },
  years: {
    from: 2020,
    why: 'Thaipoosam Cavadee, Maha Shivaratree, Ugadi, Ganesh Chaturthi and Divali are listed from 2020 on',
  },
  library: 'MU',
  exclusions: [
    { rule: '11-01', from: 2016, why: 'in odd years only since the act of 2015; replaced in MU.ts' },
    { rule: '1 Shawwal', from: 2027, why: 'computed by our rule for the crescent at Port Louis' },
    ...LISTED_AHEAD.map((rule) => ({ rule, from: 2027, why: 'computed by our rule from 2027 on' })),
  ],
  rules: [
    computed('thaipusam', 'Thaipoosam Cavadee'),
    computed('maha-shivaratri', 'Maha Shivaratree'),
    computed('ugadi', 'Ugadi'),
    computed('eid-al-fitr', 'Eid al-Fitr'),
    computed('ganesh-chaturthi', 'Ganesh Chaturthi'),
    computed('diwali', 'Divali'),
    {
      rule: '08-15 in even years',
      name: 'Assumption of the Blessed Virgin Mary',
      names: { fr: 'Assomption' },
      from: 2016,
      source: LIST_2016,
    },
    {
      rule: '11-01 in odd years',
      name: "All Saints' Day",
      names: { fr: 'Toussaint' },
      from: 2017,
      source: LIST_2017,
    },
  ],
  dates: MOVED.flatMap(moved),
});
