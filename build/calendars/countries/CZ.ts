import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Czechia. Act 93/1951 made 9 May the day of rest, 8 May since 1992; act 245/2000 followed in August 2000
 * (build/official/cz-acts-93-1951-and-245-2000.json).
 */

const ACT_1951 =
  'https://github.com/legalize-dev/legalize-cz/blob/94f4b837ca62c2a019c96a12540fb0bf9351887c/cz/SB-1951-93.md';

export default country({
  id: 'CZ',
  name: 'Czech Republic',
  localName: 'Česko',
  otherNames: 'Czechia',
  cities: 'Prague',
  currencies: ['CZK'],
  timezone: 'Europe/Prague',
  weekend: SATURDAY_SUNDAY,
  library: 'CZ',
  texts: [
    {
      rules: [
        '01-01',
        'easter -2',
        'easter 1',
        '05-01',
        '05-08',
        '07-05',
        '07-06',
        '09-28',
        '10-28',
        '11-17',
        '12-24',
        '12-25',
        '12-26',
      ],
      from: 2015,
      source:
        'https://github.com/legalize-dev/legalize-cz/blob/94f4b837ca62c2a019c96a12540fb0bf9351887c/cz/SB-2000-245.md',
      what: 'zákon 245/2000 Sb., § 1 to 3,  Good Friday since 2016',
    },
  ],
  exclusions: [
    { rule: '05-08', to: 1991, why: `9 May in its place until 1991; ${ACT_1951}` },
    {
      rule: 'easter -2',
      to: 2015,
      why: 'Good Friday is a holiday since 2016; https://bizinet.cz/clanek/velky-patek-svatek-ktery-v-kalendari-nenajdete-1397594',
    },
    {
      rule: '09-28',
      to: 1999,
      why: 'Act 245/2000, in force since 9 August 2000; https://cs.m.wikipedia.org./wiki/V%C3%BDznamn%C3%BD_den',
    },
    {
      rule: '11-17',
      to: 1999,
      why: 'Act 245/2000, in force since 9 August 2000; https://cs.m.wikipedia.org./wiki/V%C3%BDznamn%C3%BD_den',
    },
  ],
  rules: [
    { rule: '05-09', name: 'Victory Day', names: { cs: 'Den vítězství' }, from: 1990, to: 1991, source: ACT_1951 },
  ],
});
