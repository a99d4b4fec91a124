import type { CountryAmendment } from '../tables.js';

/**
 * Tanzania. Zanzibar Revolution Day is 12 January; the library has it on 2 January (left out).
 *
 * Doubts: holidays declared by the President for single days, such as election days, are not in.
 */
export const TZ: readonly CountryAmendment[] = [
  {
    id: 'TZ',
    subdivisions: true,
    rules: [
      {
        rule: '01-12',
        name: 'Zanzibar Revolution Day',
        names: { sw: 'Mapinduzi ya Zanzibar' },
        from: 1990,
        source: 'https://officeholidays.com/holidays/tanzania/zanzibar-revolution-day',
      },
    ],
  },
];
