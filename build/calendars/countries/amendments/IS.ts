import type { CountryAmendment } from '../tables.js';

/**
 * Iceland. Compared with act 88/1971 as amended: the First Day of Summer is the Thursday after 18 April, so 19 to 25
 * April; the library gives 18 April where that is a Thursday (1996, 2002, 2013, 2019, 2024 and so on). Its rule is left
 * out. The other days agree.
 */
export const IS: readonly CountryAmendment[] = [
  {
    id: 'IS',
    subdivisions: true,
    rules: [
      {
        rule: 'thursday after 04-19',
        name: 'First Day of Summer',
        names: { is: 'Sumardagurinn fyrsti' },
        from: 1990,
        source: 'https://asi.is/vinnurettarvefur/',
        note: 'Act 88/1971, section 6, as told there; the rule counts 19 April itself.',
      },
    ],
  },
];
