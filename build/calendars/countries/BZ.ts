import { country } from '../country.js';
import { holidays, open, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Belize. Holidays Act, chapter 289: most days move from a Sunday to the Monday; some in the middle of a week to the
 * Monday nearby. George Price Day and Emancipation Day are new in 2021, Commonwealth Day (24 May) ended with that year.
 *
 * 12 October was struck off the list in June 2021 and came back with the list of 2022. Boxing Day of 2020, a Saturday, was kept on
 * the Monday by the government's statement. In 2024 the list gives Mondays for 9 March and 12 October, Saturdays.
 *
 * The day of the general election was declared a holiday in 2012, 2020 and 2025, not in 2008 and 2015
 * (https://www.qppstudio.net/public-holidays-news/2020/belize-november-11-public-holiday-maintained-013097.htm).
 */

const LIST_2017 =
  'Holidays Act, chapter 289; https://ambergristoday.com/news/2016/09/29/belize-public-and-bank-holidays-2017/';
const NEW_IN_2021 = 'https://belizeinamerica.net/central-america-countries/what-is-the-new-holiday-in-belize.html';
const LIST_2023 = 'https://amandala.com.bz/news/10-long-weekends-for-2023';

const LIST_2024 =
  'https://panamadispatch.com/2023/11/08/government-of-belize-announces-15-public-and-bank-holidays-for-2024/';
const BOXING_DAY_2020 =
  'https://www.qppstudio.net/public-holidays-news/2020/belize-december-26-not-a-public-holiday-013436.htm';
const STRUCK_OFF_2021 =
  'https://www.breakingbelizenews.com/2021/10/04/pan-american-day-no-longer-a-public-and-bank-holiday/';

export default country({
  id: 'BZ',
  name: 'Belize',
  doubtful: [
    {
      named: ['Labour'],
      years: '2024',
      note: 'Labour Day 2024 was first listed for Monday 29 April (kept on 1 May here, as the other days that were moved back).',
    },
    {
      named: ['Christmas', 'Boxing'],
      note: 'Whether Christmas Day on a Sunday gives the Tuesday (the library; compilations have none).',
    },
    {
      named: ['National Heroes', 'Indigenous'],
      years: '2013 2019',
      note: 'How a 9 March and a 12 October on a Saturday were kept in this year is in doubt.',
      estimated: true,
    },
  ],
  localName: 'Belize / Belice',
  cities: 'Belmopan',
  currencies: ['BZD'],
  timezone: 'America/Belize',
  weekend: SATURDAY_SUNDAY,
  library: 'BZ',
  exclusions: [
    { rule: '01-15 if sunday then next monday', to: 2020, why: `a holiday since 2021; ${NEW_IN_2021}` },
    {
      rule: '08-01 if sunday then next monday',
      why: `a holiday since 2021, on the Monday nearby: see the rules; ${LIST_2023}`,
    },
  ],
  dates: [
    holidays('National Heroes and Benefactors Day', LIST_2024, '2024-03-11', { observed: true }),
    holidays("Indigenous People's Resistance Day", LIST_2024, '2024-10-14', { observed: true }),
    holidays(
      'General election',
      'http://qppstudio-public-holidays-news.blogspot.com/2012/02/belize-public-holiday-march-7.html',
      '2012-03-07',
    ),
    holidays(
      'General election',
      'https://amandala.com.bz/news/day-of-general-elections-nov-11-will-be-public-and-bank-holiday/',
      '2020-11-11',
    ),
    holidays('General election', 'https://amandala.com.bz/news/gob-declares-a-holiday-on-election-day/', '2025-03-12'),
    holidays('Boxing Day', BOXING_DAY_2020, '2020-12-28', { observed: true }),
    open('Boxing Day: kept on the 28th', BOXING_DAY_2020, '2020-12-26'),
    open('Pan American Day: struck off', STRUCK_OFF_2021, '2021-10-11'),
  ],
  rules: [
    {
      rule: 'substitutes 01-01 if sunday then next monday',
      name: "New Year's Day",
      from: 1990,
      source: LIST_2023,
      note: '2 January 2023.',
    },
    {
      rule: '05-24 if friday,saturday,sunday then next monday if tuesday,wednesday,thursday then previous monday',
      name: 'Commonwealth Day',
      from: 1990,
      to: 2021,
      source: LIST_2017,
    },
    {
      rule: '08-01 if friday,saturday,sunday then next monday if tuesday,wednesday,thursday then previous monday',
      name: 'Emancipation Day',
      from: 2021,
      source: LIST_2023,
      note: '31 July 2023 for Tuesday 1 August; other years by the same rule of the act.',
    },
  ],
});
