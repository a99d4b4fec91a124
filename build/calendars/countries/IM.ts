import { country } from '../country.js';
import { holidays, type ListedDate, open, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Isle of Man: Bank Holidays Act 1989 and the Treasury's yearly announcements (2022, 2023 and 2026 were read). The
 * library lacks the last Monday of August and the Monday after a Tynwald Day on a weekend, and puts the TT bank holiday
 * (Senior Race Day) on the second Friday of June; it is fixed each year with the races.
 */

const TREASURY_2022 = 'https://www.gov.im/news/2021/jul/06/bank-holidays-in-the-isle-of-man-2022/';
const TREASURY_2026 =
  'https://www.iomtoday.co.im/news/mark-your-calendars-2026-bank-holidays-announced-for-isle-of-man-831415';
const LIST_2024 = 'https://www.fedee.com/kb/countries/isle-of-man/leave-isle-of-man/';
const BBC_2020 = 'https://feeds.bbci.co.uk/news/world-europe-isle-of-man-52620685';
const BBC_2021 = 'https://www.bbc.com/news/world-europe-isle-of-man-56849366';
const OFFICE_HOLIDAYS = 'https://www.officeholidays.com/holidays/isle-of-man/tt-bank-holiday';
const BBC_2023 = 'https://www.bbc.com/news/world-europe-isle-of-man-61899145';
const GOV_UK_2012 =
  'https://github.com/alphagov/frontend/blob/c54ef9b11bf19b043b24da79386bf5d79340228a/lib/data/bank-holidays.json';

const TT = 'TT bank holiday (Senior Race Day)';
const LIKE_ENGLAND =
  'The island follows the days of England and Wales, with two of its own: https://feeds.bbci.co.uk/news/world-europe-isle-of-man-52620685';

const TT_DAYS: readonly ListedDate[] = [
  ...holidays(TT, OFFICE_HOLIDAYS, '2016-06-10 2017-06-09 2018-06-08 2019-06-07'),
  ...holidays(TT, BBC_2020, '2020-08-28', { note: 'In place of 12 June, when there were no races.' }),
  ...holidays(TT, BBC_2021, '2021-08-27', { note: 'In place of 11 June, when there were no races.' }),
  ...holidays(TT, TREASURY_2022, '2022-06-10'),
  ...holidays(TT, BBC_2023, '2023-06-09'),
  ...holidays(TT, LIST_2024, '2024-06-07 2025-06-06'),
  ...holidays(TT, TREASURY_2026, '2026-06-05'),
];

export default country({
  id: 'IM',
  name: 'Isle of Man',
  doubtful: [
    {
      years: '-2021 2024-2025',
      note: "The Treasury's lists before 2022 and those of 2024 and 2025 were read in other people's words only.",
    },
    {
      named: ['TT'],
      years: '2027-',
      note: 'The TT bank holiday from 2027 is put on the Friday eleven days after the Spring bank holiday, as in 2022 to 2026.',
    },
  ],
  localName: 'Isle of Man / Ellan Vannin',
  cities: 'Douglas',
  currencies: ['GBP'],
  timezone: 'Europe/Isle_of_Man',
  weekend: SATURDAY_SUNDAY,
  library: 'IM',
  exclusions: [
    { rule: '2nd friday in June', from: 2013, to: 2014, why: 'the Friday of the races: 7 June 2013, 6 June 2014' },
    { rule: '2nd friday in June', from: 2016, why: 'listed; from 2027 eleven days after the Spring bank holiday' },
  ],
  rules: [
    {
      rule: 'substitutes 07-05 if saturday, sunday then next monday',
      name: 'Tynwald Day',
      from: 2010,
      source: TREASURY_2026,
      note: 'Read for 2026.',
    },
    { rule: '1st monday before 09-01', name: 'Late Summer bank holiday', from: 1990, source: TREASURY_2022 },
    {
      rule: 'friday after 06-05',
      name: TT,
      from: 2027,
      status: 'estimated',
      source: TREASURY_2026,
      note: 'Announced each year; eleven days after the Spring bank holiday in 2022 to 2026.',
    },
  ],
  dates: [
    TT_DAYS,
    holidays(TT, 'https://www.officeholidays.com/holidays/isle-of-man/tt-bank-holiday', '2013-06-07 2014-06-06', {
      lead: true,
      note: 'The Friday of the races; the announcement was not found.',
    }),
    holidays('Royal wedding', BBC_2020, '2011-04-29', { basis: 'rule', note: LIKE_ENGLAND }),
    open('Spring bank holiday, moved to 4 June', GOV_UK_2012, '2012-05-28'),
    holidays('Spring bank holiday', GOV_UK_2012, '2012-06-04', { observed: true, note: LIKE_ENGLAND }),
  ],
});
