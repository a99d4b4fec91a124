import { country } from '../country.js';
import { type ListedDate, type RuleRow, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Slovakia: act 241/1993. By its § 4b, of 1 November 2025, 8 May and 15 September are no days of rest in 2026, of that
 * year alone; the library has neither from 2026 on. 1 September (since 2024) and 17 November (since 2025) are state
 * holidays, but no days of rest any more (§ 2, paragraph 3). 30 October 2018 was a holiday of that year only (§ 4a).
 */

const ACT_241_1993 =
  'https://github.com/legalize-dev/legalize-sk/blob/5bdaa6eb40a6123d2d3dc8748074d0942796abf6/sk/ZZ-1993-241.md';

const RULES: readonly RuleRow[] = [
  {
    rule: '05-08',
    name: 'Day of Victory over Fascism',
    names: { sk: 'Deň víťazstva nad fašizmom' },
    from: 2027,
    source: ACT_241_1993,
  },
  {
    rule: '09-15',
    name: 'Day of Our Lady of the Seven Sorrows',
    names: { sk: 'Sviatok Panny Márie Sedembolestnej' },
    from: 2027,
    source: ACT_241_1993,
  },
];

const CENTENARY: ListedDate = {
  date: '2018-10-30',
  kind: 'holiday',
  name: 'Centenary of the Martin Declaration',
  names: { sk: 'Výročie Deklarácie slovenského národa' },
  source: 'https://www.kurzyaskolenia-mzdy.sk/l/a30-oktober-2018-jednorazovy-statny-sviatok/',
  note: 'Section 4a of act 241/1993.',
};

export default country({
  id: 'SK',
  name: 'Slovakia',
  doubtful: [
    {
      on: '05-08',
      years: '-2005',
      note: 'The years in which 8 May (1997) and 17 November (2001) became days of rest rest on compilations.',
    },
    {
      on: '11-17',
      years: '-2005',
      note: 'The years in which 8 May (1997) and 17 November (2001) became days of rest rest on compilations.',
    },
  ],
  localName: 'Slovensko',
  cities: 'Bratislava',
  currencies: ['EUR'],
  timezone: 'Europe/Bratislava',
  weekend: SATURDAY_SUNDAY,
  years: {
    from: 1994,
    why: 'the act 241/1993 on holidays; the days of Czechoslovakia before it are not those of the library',
  },
  library: 'SK',
  texts: [
    {
      rules: [
        '01-01',
        '01-06',
        'easter -2',
        'easter 1',
        '05-01',
        '05-08 prior to 2026',
        '07-05',
        '08-29',
        '09-01 since 1994 and prior to 2024',
        '09-15 prior to 2026',
        '11-01',
        '11-17 prior to 2025',
        '12-24',
        '12-25',
        '12-26',
      ],
      from: 2018,
      source: ACT_241_1993,
      what: 'zákon 241/1993 Z. z., § 1, 2 and 4a',
    },
  ],
  exclusions: [
    {
      rule: '05-08 prior to 2026',
      to: 1996,
      why: 'a day of rest since 1997',
    },
    {
      rule: '11-17 prior to 2025',
      to: 2000,
      why: 'a day of rest since 2001',
    },
  ],
  rules: RULES,
  dates: [CENTENARY],
});
