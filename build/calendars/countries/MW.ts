import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Malawi. A holiday on a weekend gives the Monday. Boxing Day was restored on 18 December 2012, and again, after a
 * denial of two days before, on 26 December 2013, henceforth; Christmas and Boxing Day on a weekend give Monday and
 * Tuesday (as 27 December 2016).
 */

const BOXING_DAY_2013 =
  'http://qppstudio-public-holidays-news.blogspot.com/2013/12/malawi-boxing-day-public-holiday.html';
const CHRISTMAS_2016 =
  'http://www.maraviexpress.com/2016/12/15/malawi-civil-servants-given-two-week-festive-season-holiday/';

const FITR_2017 =
  'http://www.maravipost.com/malawi-govt-declares-%E2%80%AAjune-26%E2%80%AC-public-holiday-eid-al-fitr-end-fasting/';
const FITR_2019 = 'https://www.nyasatimes.com/malawi-observes-eid-ul-fitr-holiday-wednesday-a-day-of-feast-gratitude/';

export default country({
  id: 'MW',
  name: 'Malawi',
  doubts:
    'Doubts: the Public Holidays Act was not read; Boxing Day before 2012 was not settled. The "extended holidays" of December are for civil servants only.',
  doubtful: [
    {
      named: ['Eid'],
      years: '2018 2024',
      note: 'Eid al-Fitr of 2018 (15 or 18 June) and of 2024 (10 or 11 April) was announced with two dates: computed.',
    },
  ],
  cities: 'Lilongwe',
  currencies: ['MWK'],
  timezone: 'Africa/Blantyre',
  weekend: SATURDAY_SUNDAY,
  library: 'MW',
  rules: [
    {
      rule: '12-26 and if saturday then next monday if sunday then next tuesday',
      name: 'Boxing Day',
      from: 2012,
      source: BOXING_DAY_2013,
    },
    {
      rule: 'substitutes 12-25 if sunday then next tuesday',
      name: 'Christmas Day',
      from: 2012,
      source: CHRISTMAS_2016,
    },
  ],
  announced: [
    {
      name: 'Eid al-Fitr',
      replaces: ['1 Shawwal and if saturday,sunday then next monday'],
      source: FITR_2017,
      years: {
        2017: '06-26',
        2019: { days: '06-05', source: FITR_2019 },
      },
    },
  ],
  dates: [
    {
      date: '2024-06-17',
      kind: 'holiday',
      name: 'Funeral of Vice President Saulos Chilima',
      source: 'https://qppstudio.net/publicholidays2024/malawi.htm',
    },
    {
      date: '2025-09-16',
      kind: 'holiday',
      name: 'General Election',
      source: 'https://www.maraviexpress.com/september-16-is-public-holiday-for-all-to-vote/',
      note: 'Section 74 (2) of the elections Act of 2023; in 2014 and 2019 polling day was none.',
    },
  ],
});
