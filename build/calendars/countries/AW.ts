import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Aruba. The King's birthday is kept on 27 April since 2014; before, the Queen's on 30 April. 18 March stays on its date (list of 2023).
 */

const KINGS_DAY = 'https://nl.wikipedia.org/wiki/Koningsdag_(Nederland)';

const LIST_2023 = 'https://www.government.aw/news/news_47033/item/national-holidays-aruba-2023_61216.html';

export default country({
  id: 'AW',
  name: 'Aruba',
  cities: 'Oranjestad',
  currencies: ['AWG'],
  aliases: ['NL:AW'],
  timezone: 'America/Aruba',
  weekend: SATURDAY_SUNDAY,
  library: 'AW',
  exclusions: [
    {
      rule: '03-18 and if saturday then previous friday if sunday then next monday',
      why: `stays on a weekend; ${LIST_2023}`,
    },
    { rule: '04-27', to: 2013, why: `the Queen's birthday on 30 April: see the rules; ${KINGS_DAY}` },
  ],
  rules: [
    {
      rule: '03-18',
      name: 'National Anthem and Flag Day',
      names: { pap: 'Dia di Himno y Bandera', nl: 'Dag van het Volkslied en de Vlag' },
      from: 1990,
      source: LIST_2023,
    },
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
