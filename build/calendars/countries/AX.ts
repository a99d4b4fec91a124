import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Åland: the holidays of Finland, and the day of self-government.
 */

export default country({
  id: 'AX',
  name: 'Åland Islands',
  doubts: 'Doubts: 30 March (demilitarisation) is a flag day in the same lists.',
  doubtful: [{ on: '06-09', note: 'That offices close on 9 June was read in lists only, not in a law of Åland.' }],
  localName: 'Åland',
  cities: 'Mariehamn',
  currencies: ['EUR'],
  aliases: ['FI:01'],
  timezone: 'Europe/Mariehamn',
  weekend: SATURDAY_SUNDAY,
  library: 'AX',
  rules: [
    {
      rule: '06-09',
      name: "Åland's Autonomy Day",
      names: { sv: 'Ålands självstyrelsedag' },
      from: 1993,
      status: 'estimated',
      source: 'https://aland.se/alands-sjalvstyrelsedag/',
      note: 'Kept each year since 1993; the law that closes offices was not found.',
    },
  ],
});
