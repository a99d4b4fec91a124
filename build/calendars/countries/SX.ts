import { country } from '../country.js';
import { open, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Sint Maarten. The King's birthday is kept on 27 April since 2014; before, the Queen's on 30 April. Constitution Day took the place
 * of Kingdom Day (15 December) in 2015: the second Monday of October. Sint Maarten Day has no other date on a weekend.
 *
 * By the labour ordinance, article 23, Labour Day moves from a Sunday to the Monday, and so do others "for certain holidays":
 * Emancipation Day 2018. Carnival Day is the Minister's choice (Tuesday 2 May 2017, Monday 30 April 2018; none in 2020).
 */

const KINGS_DAY = 'https://nl.wikipedia.org/wiki/Koningsdag_(Nederland)';
const CONSTITUTION_DAY =
  'https://www.qppstudio.net/public-holidays-news/2015/sint-maarten-adds-constitution-day-public-holiday-008963.htm';

const LISTS_2017_2018 = 'https://www.721news.com/2016/12/2017-2018-national-holidays/';
const LABOUR_DAY = 'http://www.sintmaartengov.org/PressReleases/Pages/No-holiday-on-Monday-May-3rd-2021.aspx';
const APRIL_2020 =
  'https://kikotapasando.com/2020/04/30/government-of-sint-maarten-public-announcement-ministry-of-public-health-social-development-and-labor-april-30th-not-a-public-holiday/';

export default country({
  id: 'SX',
  name: 'Sint Maarten',
  doubtful: [
    {
      named: ['Kingdom'],
      years: '2013',
      note: 'Whether Kingdom Day was moved from the Sunday is in doubt.',
      estimated: true,
    },
    {
      on: '04-29 04-30 05-01',
      years: '2010-2016',
      note: 'Where 30 April fell on a weekend, to 2016, the day kept is in doubt.',
      estimated: true,
    },
  ],
  localName: 'Sint-Maarten / Sint Maarten',
  cities: 'Philipsburg',
  currencies: ['XCG'],
  aliases: ['NL:SX'],
  timezone: 'America/Lower_Princes',
  weekend: SATURDAY_SUNDAY,
  library: 'SX',
  dates: [open('Carnival Day: put off in the pandemic', APRIL_2020, '2020-04-30')],
  exclusions: [
    { rule: '04-27', to: 2013, why: `the Queen's birthday on 30 April: see the rules; ${KINGS_DAY}` },
    { rule: '10-09', why: `the second Monday of October since 2015: see the rules; ${CONSTITUTION_DAY}` },
    { rule: '07-01', to: 2011, why: `made in June 2012; ${CONSTITUTION_DAY}` },
  ],
  rules: [
    {
      rule: '04-30 if sunday then previous saturday',
      name: "Queen's Day",
      names: { nl: 'Koninginnedag' },
      from: 1990,
      to: 2013,
      source: KINGS_DAY,
    },
    {
      rule: 'substitutes 07-01 if sunday then next monday',
      name: 'Emancipation Day',
      from: 2012,
      source: LISTS_2017_2018,
      note: `Monday 2 July 2018. Labour Day likewise: ${LABOUR_DAY}`,
    },
    { rule: '2nd monday in October', name: 'Constitution Day', from: 2015, source: CONSTITUTION_DAY },
    { rule: '12-15', name: 'Kingdom Day', from: 2010, to: 2014, source: CONSTITUTION_DAY },
  ],
});
