import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Poland. The library agrees with the act on days off from work in its texts of 2011 to 2024 and since 2025 (24
 * December). It lacks 12 November 2018, the centenary of independence, a holiday of that year only.
 */

export default country({
  id: 'PL',
  name: 'Poland',
  doubtful: [{ years: '-2010', note: 'The act of before 2011 was not read.' }],
  localName: 'Polska',
  cities: 'Warsaw',
  currencies: ['PLN'],
  timezone: 'Europe/Warsaw',
  weekend: SATURDAY_SUNDAY,
  library: 'PL',
  texts: [
    {
      rules: [
        '01-01',
        '01-06 since 2011',
        'easter 1',
        '05-01',
        '05-03',
        'easter 60',
        '08-15',
        '11-01',
        '11-11',
        '12-24 since 2025',
        '12-25',
        '12-26',
      ],
      from: 2019,
      source: 'https://sip.lex.pl/akty-prawne/dzu-dziennik-ustaw/dni-wolne-od-pracy-16781384/art-1',
      what: 'Ustawa o dniach wolnych od pracy',
    },
  ],
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
