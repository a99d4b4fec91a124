import { country } from '../country.js';
import { datesNamed } from '../many-rows.js';
import { type ListedDate, NOT_FOUND, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Fiji. The government approves the holidays of each year; the lists of 2016, 2018, 2020, 2021 and 2023 to 2025 were read. Lacking
 * in the library are National Sports Day (2016 and 2018), Girmit Day and Ratu Sir Lala Sukuna Day (since 2023), the
 * Monday for Diwali 2016 and New Year 2023, and the Monday on which the Prophet's birthday was kept. Constitution Day
 * was removed in 2023 (excluded since).
 *
 * The list of 2016 has the Prophet's birthday on 30 March, and none in December.
 */

const LIST_2016 = 'https://www.thejetnewspaper.com/government-approves-2016-public-holidays/';
const LIST_2018 = 'http://www.thejetnewspaper.com/2017/08/16/2018-public-holidays-released/';
const LIST_2020 = 'https://www.fijitimes.com.fj/10-public-holidays-in-2020';
const LIST_2022 =
  'https://www.qppstudio.net/public-holidays-news/2021/fiji-2022-public-holidays-announced-and-gazetted-014511.htm';
const LIST_2021 = 'https://www.fiji.gov.fj/Media-Centre/News/GOVERNMENT-APPROVES-2021-PUBLIC-HOLIDAYS';
const LIST_2023 = 'https://fijilive.com/news/2023/03/29/govt-approves-two-new-public-holidays/24463/';
const LIST_2024 = 'https://www.fbcnews.com.fj/news/2024-public-holidays-approved-2/';
const LIST_2025 = 'https://www.fbcnews.com.fj/news/cabinet-gazette-11-public-holidays-for-2025/';

const PROPHET = "Prophet's Birthday (Mawlid)";

/** Of other lists, as two compilations have them and as the lists of the years around do. */
const COMPILED: readonly ListedDate[] = datesNamed(
  {
    kind: 'holiday',
    source: NOT_FOUND,
    note: 'Rests on compilations; a day of that kind is in the lists of 2016, 2018 or 2023.',
  },
  {
    '2017-01-02*': "New Year's Day",
    '2017-06-30': 'National Sports Day',
    '2017-12-04*': PROPHET,
    '2019-11-11*': PROPHET,
  },
);

export default country({
  id: 'FJ',
  name: 'Fiji',
  doubts:
    'Doubts: 9 September 2019; the lists of the other years were not read, nor the days declared during a year (elections, sports victories).',
  localName: 'Fiji / फ़िजी / فجی',
  cities: 'Suva',
  currencies: ['FJD'],
  timezone: 'Pacific/Fiji',
  weekend: SATURDAY_SUNDAY,
  years: { from: 2014, why: 'Diwali: kept before, listed from 2014 on' },
  library: 'FJ',
  exclusions: [
    { rule: '12 Rabi al-awwal', from: 2026, why: 'computed by our rule' },
    {
      rule: '09-07',
      from: 2023,
      why: 'Constitution Day was removed in 2023; https://fijilive.com/news/2023/02/16/cabinet-approves-two-new-holidays/17849/',
    },
  ],
  rules: [
    {
      rule: 'feast diwali at FJ and if saturday,sunday then next monday',
      name: 'Diwali (Deepavali)',
      from: 2026,
      source: LIST_2025,
      note: 'The Monday for a weekend as in 2016, 2019, 2020 and 2023.',
    },
    {
      rule: 'feast mawlid at FJ if tuesday,wednesday,thursday,friday,saturday,sunday then next monday',
      name: PROPHET,
      from: 2026,
      source: LIST_2025,
      note: 'Kept on the Monday after, as in 2023 to 2025.',
    },
    { rule: '2nd monday in May', name: 'Girmit Day', from: 2026, status: 'estimated', source: LIST_2025 },
    {
      rule: 'friday before 06-01',
      name: 'Ratu Sir Lala Sukuna Day',
      from: 2026,
      status: 'estimated',
      source: LIST_2025,
      note: 'The last Friday of May, as in 2024 and 2025.',
    },
  ],
  dates: [
    ...datesNamed(
      { kind: 'holiday', source: LIST_2016 },
      { '2016-03-30': PROPHET, '2016-06-24': 'National Sports Day', '2016-10-31*': 'Diwali (Deepavali)' },
    ),
    ...COMPILED,
    { date: '2018-06-29', kind: 'holiday', name: 'National Sports and Wellness Day', source: LIST_2018 },
    {
      date: '2017-11-30',
      kind: 'open',
      name: `${PROPHET}: kept on 4 December`,
      source: NOT_FOUND,
      note: 'Rests on compilations, as the day that it was kept on.',
    },
    { date: '2018-11-20', kind: 'open', name: `${PROPHET}: kept on 19 November`, source: LIST_2018 },
    { date: '2018-11-19*', kind: 'holiday', name: PROPHET, source: LIST_2018 },
    { date: '2020-10-29', kind: 'open', name: `${PROPHET}: kept on 2 November`, source: LIST_2020 },
    { date: '2020-11-02*', kind: 'holiday', name: PROPHET, source: LIST_2020 },
    { date: '2020-12-28*', kind: 'holiday', name: 'Boxing Day', source: LIST_2020 },
    { date: '2022-10-24', kind: 'open', name: 'Diwali: kept on 25 October', source: LIST_2022 },
    { date: '2022-10-25*', kind: 'holiday', name: 'Diwali (Deepavali)', source: LIST_2022 },
    {
      date: '2022-10-07*',
      kind: 'holiday',
      name: PROPHET,
      source: LIST_2022,
      status: 'estimated',
      note: 'Moved because of Fiji Day, the text says; the date is that of compilations.',
    },
    { date: '2021-10-11', kind: 'open', name: 'Fiji Day: kept on Sunday, 10 October', source: LIST_2021 },
    ...datesNamed(
      { kind: 'holiday', source: LIST_2021 },
      { '2021-10-10': 'Fiji Day', '2021-10-18': PROPHET, '2021-12-27*': 'Christmas Day', '2021-12-28*': 'Boxing Day' },
    ),
    ...datesNamed(
      { kind: 'holiday', source: LIST_2023 },
      { '2023-01-02*': "New Year's Day", '2023-05-15': 'Girmit Day', '2023-05-29': 'Ratu Sir Lala Sukuna Day' },
    ),
    { date: '2023-09-27', kind: 'open', name: `${PROPHET}: kept on 2 October`, source: LIST_2023 },
    { date: '2023-10-02*', kind: 'holiday', name: PROPHET, source: LIST_2023 },
    { date: '2024-05-13', kind: 'holiday', name: 'Girmit Day', source: LIST_2024 },
    { date: '2024-05-31', kind: 'holiday', name: 'Ratu Sir Lala Sukuna Day', source: LIST_2024 },
    { date: '2024-09-15', kind: 'open', name: `${PROPHET}: kept on 16 September`, source: LIST_2024 },
    { date: '2024-09-16*', kind: 'holiday', name: PROPHET, source: LIST_2024 },
    { date: '2025-05-12', kind: 'holiday', name: 'Girmit Day', source: LIST_2025 },
    { date: '2025-05-30', kind: 'holiday', name: 'Ratu Sir Lala Sukuna Day', source: LIST_2025 },
    { date: '2025-09-04', kind: 'open', name: `${PROPHET}: kept on 8 September`, source: LIST_2025 },
    { date: '2025-09-08*', kind: 'holiday', name: PROPHET, source: LIST_2025 },
  ],
});
