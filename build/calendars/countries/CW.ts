import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Curaçao. The King's birthday is kept on 27 April since 2014; before, the Queen's on 30 April.
 */

const KINGS_DAY = 'https://nl.wikipedia.org/wiki/Koningsdag_(Nederland)';

export default country({
  id: 'CW',
  name: 'Curaçao',
  cities: 'Willemstad',
  currencies: ['XCG'],
  aliases: ['NL:CW'],
  timezone: 'America/Curacao',
  weekend: SATURDAY_SUNDAY,
  library: 'CW',
  exclusions: [{ rule: '04-27', to: 2013, why: `the Queen's birthday on 30 April: see the rules; ${KINGS_DAY}` }],
  rules: [
    {
      rule: '04-30 if sunday then previous saturday',
      name: "Queen's Day",
      names: { nl: 'Koninginnedag' },
      from: 1990,
      to: 2013,
      source: KINGS_DAY,
    },
  ],
});
