import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Poland. The library agrees with the act on days off from work in its texts of 2011 to 2024 and since 2025 (24
 * December). It lacks 12 November 2018, the centenary of independence, a holiday of that year only.
 *
 * Doubts: the act of before 2011 was not read.
 */

export default country({
  id: 'PL',
  name: 'Poland',
  timezone: 'Europe/Warsaw',
  weekend: SATURDAY_SUNDAY,
  library: 'PL',
  dates: [
    {
      date: '2018-11-12',
      kind: 'holiday',
      name: "Centenary of Poland's independence",
      names: { pl: 'Święto Narodowe z okazji Setnej Rocznicy Odzyskania Niepodległości' },
      source: 'http://wgospodarce.pl/informacje/55841-na-parkiecie-tez-bedzie-swieto',
      note: 'The stock exchange, cancelling its session for the holiday; the act itself was not read.',
    },
  ],
});
