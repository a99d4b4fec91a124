import { country } from '../country.js';
import { fromCompilations, standing, substitutes } from '../forms/africa.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';
import { ADHA_OF_MECCA } from './shared/african-rows.js';

/**
 * Sierra Leone. Government notices give the Monday after a holiday on a Saturday or Sunday (Eid al-Adha of 9 July 2022, a
 * Saturday, and 16 June 2024, a Sunday). 1 May is a holiday; the library lacks it.
 *
 * By section 2 of the Public Holidays Act (Cap. 58 of 1932), as a lawyer quotes it, a Sunday gives the next day that is
 * none itself; for a Saturday "past and present governments" declare the Monday without it
 * (https://sierraloaded.sl/news/yada-hashim-sierra-leone-governments-decision-public-holiday/).
 */

const NOTICE_2022 = 'https://sierraloaded.sl/news/government-announces-holiday/';
const NOTICE_2024 = 'https://sierraloaded.sl/news/government-declares-public-holiday-eid-ul-adha/';
const MAWLID_2024 = 'https://sierranews-sl.blogspot.com/2024/09/government-of-sierra-leone-declares.html';
const LIST_2025 = 'https://calendarholiday.com/holidays/sl/2025';

const WOMENS_DAY_2017 = 'http://globaltimes-sl.com/as-march-8-draws-near-sierra-leone-set-for-womens-day/';
const ACT_AS_QUOTED = 'https://sierraloaded.sl/news/yada-hashim-sierra-leone-governments-decision-public-holiday/';

const BY_PRACTICE = {
  from: 2010,
  status: 'estimated',
  source: NOTICE_2022,
  note: 'doubt: by the practice of the notices read; that of this day was not.',
} as const;

export default country({
  id: 'SL',
  name: 'Sierra Leone',
  doubts: 'Doubts: the Act itself was not read. 12 June 2023 was announced as worked.',
  doubtful: [
    {
      named: ['Labour'],
      note: 'The Mondays after Saturdays of other years, and 1 May, rest on lists and on the practice of those notices.',
    },
    {
      on: '03-08',
      note: '8 March is in a compilation since 2018 only, but was "this year\'s public holiday" in 2017 too; since when was not found.',
    },
  ],
  cities: 'Freetown',
  currencies: ['SLE'],
  timezone: 'Africa/Freetown',
  weekend: SATURDAY_SUNDAY,
  library: 'SL',
  rules: [
    standing(
      { '05-01 and if saturday,sunday then next monday': 'Labour Day' },
      { from: 2010, source: LIST_2025, lead: true, note: 'doubt: in lists only.' },
    ),
    substitutes(
      {
        '01-01': "New Year's Day",
        '02-18': 'Armed Forces Day',
        '04-27': 'Independence Day',
        '12-25': 'Christmas Day',
        '12-26': 'Boxing Day',
        '1 Shawwal': 'Eid al-Fitr',
        '10 Dhu al-Hijjah': 'Eid al-Adha',
        '12 Rabi al-awwal': "Prophet's Birthday (Mawlid)",
      },
      BY_PRACTICE,
      'saturday',
    ),
    substitutes({ '03-08': "International Women's Day" }, { ...BY_PRACTICE, from: 2018 }, 'saturday'),
    {
      rule: 'substitutes 12-26 if sunday then next tuesday',
      name: 'Boxing Day',
      ...BY_PRACTICE,
    },
  ],
  dates: [
    { date: '2017-03-08', kind: 'holiday', name: "International Women's Day", source: WOMENS_DAY_2017 },
    {
      date: '2022-05-03',
      kind: 'holiday',
      observed: true,
      name: 'Labour Day',
      status: 'estimated',
      source: ACT_AS_QUOTED,
      note: 'By section 2 of the Act: Sunday 1 May gives the next day that is none itself, and 2 May was Eid al-Fitr.',
    },
  ],
  announced: [
    {
      name: 'Eid al-Fitr',
      replaces: ['1 Shawwal and if Sunday then next Monday', 'substitutes 1 Shawwal if saturday then next monday'],
      source: NOTICE_2022,
      years: { ...fromCompilations('2019-06-05'), 2023: '04-21' },
    },
    {
      name: "Prophet's Birthday (Mawlid)",
      replaces: [
        '12 Rabi al-awwal and if Sunday then next Monday',
        'substitutes 12 Rabi al-awwal if saturday then next monday',
      ],
      source: MAWLID_2024,
      years: { ...fromCompilations('2018-11-21'), 2024: '09-15 09-16*' },
    },
    {
      name: 'Eid al-Adha',
      replaces: [
        '10 Dhu al-Hijjah and if Sunday then next Monday',
        'substitutes 10 Dhu al-Hijjah if saturday then next monday',
      ],
      source: NOTICE_2024,
      years: {
        ...ADHA_OF_MECCA,
        ...fromCompilations('2018-08-22'),
        2022: { days: '07-09 07-11*', source: NOTICE_2022 },
        2024: '06-16 06-17*',
      },
    },
  ],
});
