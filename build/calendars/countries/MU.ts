import { country } from '../country.js';
import { dateRows, excludedRules, rulesNamed } from '../many-rows.js';
import { NOT_FOUND } from '../vocabulary.js';

/**
 * Mauritius. Since the Public Holidays (Amendment) Act 2015 the Assumption (even years) and All Saints (odd years) are
 * holidays in turn, as in the lists of 2016, 2017 and 2020 to 2024; the library has All Saints in every year (excluded
 * since 2016). The Hindu festivals and Eid were held to the government's list of 2022 and to copies of the lists of
 * 2020, 2023 and 2024; seven dates of the library differ. Eid-ul-Fitr depends on the moon, and the lists give the likely
 * day only: in 2021, 2024 and 2025 it was kept a day later.
 */

const LIST_2016 = 'https://hacklog.mu/post/mauritius-public-holidays-2016/';
const LIST_2017 = 'https://www.boc.cn/mu/en/bocinfo/bi1/201705/t20170502_9355046.html';
const LIST_2020 = 'https://holidaystracker.com/calendar/mauritius-public-holidays-2020/';
const LIST_2022 = 'https://thenationonlineng.net/mauritius-announces-15-public-holidays-for-2022/';
const LIST_2023_2024 = 'https://www.maurinet.com/about-mauritius/public-holidays';

export default country({
  id: 'MU',
  name: 'Mauritius',
  doubtful: [
    {
      years: '2021 2025-2026',
      note: "No list of 2021, 2025 and 2026 was read for the Hindu festivals (the library names the government's notices of 2025 and 2026).",
    },
    {
      named: ['Eid', 'Ganesh'],
      years: '2021',
      note: 'The later days of Eid-ul-Fitr and Ganesh Chaturthi 2021 rest on compilations.',
    },
  ],
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

    // The library's names for its tables of Hindu feasts to 2050.
    ...excludedRules(
      [
        '02-01 since 2020 prior to 2050',
        '03-01 since 2020 prior to 2050',
        '04-01 since 2020 prior to 2050',
        '09-01 since 2020 prior to 2050',
        '11-01 since 2020 prior to 2050',
      ],
      { from: 2027, why: 'computed by our rule from 2027 on' },
    ),
  ],
  rules: [
    ...rulesNamed(
      { from: 2027, source: LIST_2023_2024 },
      {
        'feast thaipusam at MU': 'Thaipoosam Cavadee',
        'feast maha-shivaratri at MU': 'Maha Shivaratree',
        'feast ugadi at MU': 'Ugadi',
        'feast eid-al-fitr at MU': 'Eid al-Fitr',
        'feast ganesh-chaturthi at MU': 'Ganesh Chaturthi',
        'feast diwali at MU': 'Divali',
      },
    ),
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
  dates: [
    { date: '2020-08-22', kind: 'open', name: 'Ganesh Chaturthi: kept on 2020-08-23', source: LIST_2020 },
    { date: '2020-08-23', kind: 'holiday', name: 'Ganesh Chaturthi', source: LIST_2020 },
    { date: '2022-05-02', kind: 'open', name: 'Eid al-Fitr: kept on 2022-05-03', source: LIST_2022 },
    { date: '2022-05-03', kind: 'holiday', name: 'Eid al-Fitr', source: LIST_2022 },
    { date: '2022-08-31', kind: 'open', name: 'Ganesh Chaturthi: kept on 2022-09-01', source: LIST_2022 },
    { date: '2022-09-01', kind: 'holiday', name: 'Ganesh Chaturthi', source: LIST_2022 },
    ...dateRows({ source: LIST_2023_2024 }, [
      { date: '2023-02-05', kind: 'open', name: 'Thaipoosam Cavadee: kept on 2023-02-04' },
      { date: '2023-02-04', kind: 'holiday', name: 'Thaipoosam Cavadee' },
      { date: '2023-04-21', kind: 'open', name: 'Eid al-Fitr: kept on 2023-04-22' },
      { date: '2023-04-22', kind: 'holiday', name: 'Eid al-Fitr' },
      { date: '2023-09-18', kind: 'open', name: 'Ganesh Chaturthi: kept on 2023-09-20' },
      { date: '2023-09-20', kind: 'holiday', name: 'Ganesh Chaturthi' },
      { date: '2023-11-13', kind: 'open', name: 'Divali: kept on 2023-11-12' },
      { date: '2023-11-12', kind: 'holiday', name: 'Divali' },
      { date: '2024-09-07', kind: 'open', name: 'Ganesh Chaturthi: kept on 2024-09-08' },
      { date: '2024-09-08', kind: 'holiday', name: 'Ganesh Chaturthi' },
      { date: '2024-11-01', kind: 'open', name: 'Divali: kept on 2024-10-31' },
      { date: '2024-10-31', kind: 'holiday', name: 'Divali' },
    ]),
    ...dateRows({ source: NOT_FOUND, note: 'doubt: rests on compilations.' }, [
      { date: '2021-05-13', kind: 'open', name: 'Eid al-Fitr: kept on 2021-05-14' },
      { date: '2021-05-14', kind: 'holiday', name: 'Eid al-Fitr' },
      { date: '2021-09-10', kind: 'open', name: 'Ganesh Chaturthi: kept on 2021-09-11' },
      { date: '2021-09-11', kind: 'holiday', name: 'Ganesh Chaturthi' },
      { date: '2024-04-10', kind: 'open', name: 'Eid al-Fitr: kept on 2024-04-11' },
      { date: '2024-04-11', kind: 'holiday', name: 'Eid al-Fitr' },
      { date: '2025-03-31', kind: 'open', name: 'Eid al-Fitr: kept on 2025-04-01' },
      { date: '2025-04-01', kind: 'holiday', name: 'Eid al-Fitr' },
    ]),
  ],
});
