import { country } from '../country.js';
import { onDates, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Netherlands: Algemene termijnenwet, article 3, and what most collective agreements keep; no law gives a day off.
 * 5 May (Liberation Day), which the article names, closes offices and banks in years divisible by five; government
 * offices close on it every year, which is a day of the public service alone. Towns' own days stand with the towns.
 */

const TERMIJNENWET_3 =
  'https://github.com/legalize-dev/legalize-nl/blob/e9234e306ca0a0783ada5e915a1b0c90ed270692/nl/BWBR0002448.md';

export default country({
  id: 'NL',
  name: 'Netherlands',
  localName: 'Nederland',
  otherNames: 'Holland',
  cities: 'Amsterdam',
  currencies: ['EUR'],
  timezone: 'Europe/Amsterdam',
  weekend: SATURDAY_SUNDAY,
  library: 'NL',
  texts: [
    {
      rules: [
        '01-01',
        'easter 1',
        '04-27 if sunday then previous saturday since 2014',
        'easter 39',
        'easter 50',
        '12-25',
        '12-26',
      ],
      from: 2019,
      source: 'https://wetten.overheid.nl/BWBR0002448',
      what: 'Algemene termijnenwet, article 3 (5 May in years divisible by five)',
    },
  ],
  exclusions: [
    {
      rule: '12-31',
      why: 'a working day, and one of banks: not in article 3 of the Algemene termijnenwet; https://wetten.overheid.nl/',
    },
  ],
  dates: onDates(
    [
      '1990-05-05',
      '1995-05-05',
      '2000-05-05',
      '2005-05-05',
      '2010-05-05',
      '2015-05-05',
      '2020-05-05',
      '2025-05-05',
      '2030-05-05',
      '2035-05-05',
      '2040-05-05',
      '2045-05-05',
      '2050-05-05',
      '2055-05-05',
      '2060-05-05',
    ],
    {
      kind: 'holiday',
      name: 'Liberation Day',
      names: { nl: 'Bevrijdingsdag' },
      source: TERMIJNENWET_3,
      note: 'A day off in years divisible by five by most agreements.',
    },
  ),
  subdivisions: [
    { id: 'GR', name: 'Groningen', library: 'GR', subdivisions: [{ id: 'GRN', name: 'Groningen', library: 'GRN' }] },
    {
      id: 'NH',
      name: 'North Holland',
      localName: 'Noord-Holland',
      library: 'NH',
      subdivisions: [{ id: 'ALK', name: 'Alkmaar', library: 'ALK' }],
    },
    {
      id: 'ZH',
      name: 'South Holland',
      localName: 'Zuid-Holland',
      library: 'ZH',
      subdivisions: [
        { id: 'BRL', name: 'Brielle', library: 'BRL' },
        { id: 'LDN', name: 'Leiden', library: 'LDN' },
      ],
    },
  ],
});
