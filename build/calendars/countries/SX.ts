import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Sint Maarten. The King's birthday is kept on 27 April since 2014; before, the Queen's on 30 April. Constitution Day took the place
 * of Kingdom Day (15 December) in 2015: the second Monday of October. Sint Maarten Day has no other date on a weekend.
 *
 * Doubts: Kingdom Day on a Sunday (2013); 30 April on a weekend to 2016; 1 July on a Sunday; 1 May on a Sunday.
 */

const KINGS_DAY = 'https://nl.wikipedia.org/wiki/Koningsdag_(Nederland)';
const CONSTITUTION_DAY =
  'https://www.qppstudio.net/public-holidays-news/2015/sint-maarten-adds-constitution-day-public-holiday-008963.htm';

export default country({
  id: 'SX',
  name: 'Sint Maarten',
  aliases: ['NL:SX'],
  timezone: 'America/Lower_Princes',
  weekend: SATURDAY_SUNDAY,
  library: 'SX',
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
    { rule: '2nd monday in October', name: 'Constitution Day', from: 2015, source: CONSTITUTION_DAY },
    { rule: '12-15', name: 'Kingdom Day', from: 2010, to: 2014, source: CONSTITUTION_DAY },
  ],
});
