import { country } from '../country.js';
import { datesNamed, excludedRules, ruleRows } from '../many-rows.js';
import { movedHoliday, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Eswatini. Public Holidays Act 1938; the minister appoints the days, also those in place of a Sunday (27 December 2016,
 * 2 January 2017: general notice 41 of 2016). One day of Incwala and one of Umhlanga (the Reed Dance) are holidays, on
 * dates announced each year: of Incwala the library's six days are not kept, of Umhlanga its Monday is (estimated).
 */

const NOTICE_2016 = 'http://www.times.co.sz/news/111152-govt-declares-2-more-festive-holidays.html';
const INCWALA_2016 = 'http://www.times.co.sz/news/111136-monday-is-incwala-holiday.html';
const ELECTION_2023 = 'https://swazidailynews.com/2023/09/21/september-29-a-public-holiday-home-affairs/';
const UMHLANGA =
  'https://www.qppstudio.net/public-holidays-news/2012/swaziland-reed-dance-2012-public-holiday-005801.htm';
const SUNDAYS_2018 =
  'https://www.qppstudio.net/public-holidays-news/2018/eswatini-public-holidays-july-22-23-011201.htm';
const BIRTHDAY_2016 =
  'https://www.qppstudio.net/public-holidays-news/2016/swaziland-public-holiday-april-22-009174.htm';
const BIRTHDAY_2014 = 'http://www.times.co.sz/news/96643-the-price-of-the-holiday-confusion.html';
const APRIL_2018 =
  'https://diplomaticwatch.com/commemorate-king-mswati-111s-50th-birthday-public-holiday-declared-swaziland/';
const UMHLANGA_2023 = 'https://www.cajnewsafrica.com/2023/08/15/umhlanga-reed-dance-2023-dates-announced/';
const ONE_DAY = 'https://publicholidays.africa/eswatini/';

export default country({
  id: 'SZ',
  name: 'Eswatini',
  doubts: 'Doubts: the Act was not read; a Monday for a Saturday is in no notice read (excluded)',
  doubtful: [
    {
      named: ['New Year', 'Labour', 'National Flag', 'Birthday', 'Christmas', 'Boxing'],
      note: 'One for a Sunday, "the norm" (2018), is estimated, since the minister appoints it.',
    },
    {
      named: ['Mswati'],
      years: '2012 2015',
      note: "The King's birthday was moved in 2012 and 2015 too, to days not read.",
    },
    {
      named: ['Incwala'],
      note: 'The dates of Incwala, announced days before, are not computed: the day is missing in the years without a notice (19 December 2016 was read).',
    },
  ],
  otherNames: 'Eswatini',
  cities: 'Lobamba',
  currencies: ['SZL'],
  timezone: 'Africa/Mbabane',
  weekend: SATURDAY_SUNDAY,
  library: 'SZ',
  estimated: [
    {
      contains: '1st Monday in September',
      why: `Umhlanga: announced each year, for late August or the first days of September; ${UMHLANGA}`,
    },
  ],
  exclusions: [
    { rule: '12-28 P6D', why: `one day is a holiday, announced each year; ${ONE_DAY}` },
    ...excludedRules(
      [
        '04-19 and if Saturday, Sunday then next Monday',
        '04-25 and if Saturday, Sunday then next Monday',
        '05-01 and if Saturday, Sunday then next Monday',
        '07-22 and if Saturday, Sunday then next Monday',
        '09-06 and if Saturday, Sunday then next Monday',
      ],
      { why: `a Saturday is not made up: see the rules; ${NOTICE_2016}` },
    ),
  ],
  rules: [
    {
      rule: 'substitutes 12-25 if sunday then next tuesday',
      name: 'Christmas Day',
      from: 2017,
      status: 'estimated',
      source: NOTICE_2016,
      note: 'As appointed in 2016; the notice of this year was not read.',
    },
    ...ruleRows({ from: 1990 }, [
      { rule: '04-19', name: 'Birthday of King Mswati III', source: ONE_DAY },
      {
        rule: 'substitutes 04-19 if sunday then next monday',
        name: 'Birthday of King Mswati III',
        status: 'estimated',
        source: SUNDAYS_2018,
        note: 'The ministry calls it the norm, gazetted each time; the notice of this day was not read.',
      },
      { rule: '04-25', name: 'National Flag Day', source: ONE_DAY },
      {
        rule: 'substitutes 04-25 if sunday then next monday',
        name: 'National Flag Day',
        status: 'estimated',
        source: SUNDAYS_2018,
        note: 'The ministry calls it the norm, gazetted each time; the notice of this day was not read.',
      },
      { rule: '05-01', name: 'Labour Day', source: ONE_DAY },
      {
        rule: 'substitutes 05-01 if sunday then next monday',
        name: 'Labour Day',
        status: 'estimated',
        source: SUNDAYS_2018,
        note: 'The ministry calls it the norm, gazetted each time; the notice of this day was not read.',
      },
      { rule: '07-22', name: 'Birthday of the late King Sobhuza', source: ONE_DAY },
      {
        rule: 'substitutes 07-22 if sunday then next monday',
        name: 'Birthday of the late King Sobhuza',
        status: 'confirmed',
        source: SUNDAYS_2018,
        note: 'The ministry calls it the norm, gazetted each time; the notice of this day was not read.',
      },
      { rule: '09-06', name: 'Independence Day', source: ONE_DAY },
      {
        rule: 'substitutes 09-06 if sunday then next monday',
        name: 'Independence Day',
        status: 'estimated',
        source: SUNDAYS_2018,
        note: 'The ministry calls it the norm, gazetted each time; the notice of this day was not read.',
      },
    ]),
  ],
  dates: [
    movedHoliday('Birthday of King Mswati III', BIRTHDAY_2014, { '2014-04-19': '2014-04-24' }),
    movedHoliday('National Flag Day', APRIL_2018, { '2018-04-25': '2018-04-20' }),
    { date: '2023-09-04', kind: 'holiday', name: 'Umhlanga Reed Dance', source: UMHLANGA_2023 },
    { date: '2023-09-29', kind: 'holiday', name: 'General Election', source: ELECTION_2023 },
    movedHoliday('Birthday of King Mswati III', BIRTHDAY_2016, { '2016-04-19': '2016-04-22' }),
    { date: '2016-12-19', kind: 'holiday', name: 'Incwala Day', observed: true, source: INCWALA_2016 },
    ...datesNamed(
      { kind: 'holiday', observed: true, source: NOTICE_2016 },
      { '2016-12-27': 'Boxing Day', '2017-01-02': "New Year's Day" },
    ),
  ],
});
