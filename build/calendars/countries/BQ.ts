import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Caribbean Netherlands. The King's birthday is kept on 27 April since 2014; before, the Queen's on 30 April. The labour law of the islands (article 23)
 * has no Kingdom Day (15 December); its Labour Day is 1 May, on a Sunday the next working day (so 2011, 2016 and 2022).
 */

const KINGS_DAY = 'https://nl.wikipedia.org/wiki/Koningsdag_(Nederland)';
const LABOUR_LAW =
  'https://github.com/statengeneraal/laws-markdown/blob/2646d36628/wet-BES/arbeidswet/2000/bes/BWBR0028202/README.md';

export default country({
  id: 'BQ',
  name: 'Caribbean Netherlands',
  localName: 'Caribisch Nederland',
  cities: 'Kralendijk',
  currencies: ['USD'],
  timezone: 'America/Kralendijk',
  weekend: SATURDAY_SUNDAY,
  library: 'BQ',
  exclusions: [
    { rule: '04-27', to: 2013, why: `the Queen's birthday on 30 April: see the rules; ${KINGS_DAY}` },
    { rule: '12-15', why: `none of the days of article 23; ${LABOUR_LAW}` },
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
  ],
  subdivisions: [
    { id: 'BO', aliases: ['NL:BQ1'], name: 'Bonaire', library: 'BO' },
    { id: 'SA', aliases: ['NL:BQ2'], name: 'Saba', library: 'SA' },
    { id: 'SE', aliases: ['NL:BQ3'], name: 'Sint Eustatius', library: 'SE' },
  ],
});
