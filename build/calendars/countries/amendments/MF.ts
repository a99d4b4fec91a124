import type { CountryAmendment } from '../tables.js';

/**
 * Saint-Martin. The government's data of 2020 to 2031 have the abolition of slavery on 28 May; the library has 27 May,
 * which is left out from 2020 on.
 *
 * Doubts: the date of the years before 2020 was not read, and the library's stays.
 */
export const MF: readonly CountryAmendment[] = [
  {
    id: 'MF',
    rules: [
      {
        rule: '05-28',
        name: 'Abolition of slavery',
        names: { fr: "Abolition de l'esclavage" },
        from: 2020,
        source: 'https://github.com/etalab/jours-feries-france-data',
      },
    ],
  },
];
