import type { CountryAmendment } from '../tables.js';

/**
 * Croatia. Compared with the Act on Holidays of 1996 (NN 33/1996, in force until NN 96/2001 of November 2001) and its
 * consolidated text of 2002: until 2001 Statehood Day was 30 May, and Corpus Christi, 25 June and 8 October were no
 * holidays; the library has 30 May since 2020 only, and the other three in all years (they are left out to 2001).
 *
 * Doubts: the law before 1996 was not read, so there are no data before 1997. The amendments of 2002 to 2011 were not
 * read one by one; the lists before and after them are the same. The act of 2019 (in force since 2020) was not read in
 * an official text.
 */
export const HR: readonly CountryAmendment[] = [
  {
    id: 'HR',
    subdivisions: true,
    rules: [
      {
        rule: '05-30',
        name: 'Statehood Day',
        names: { hr: 'Dan državnosti' },
        from: 1997,
        to: 2001,
        source: 'https://narodne-novine.nn.hr/clanci/sluzbeni/1996_04_33_674.html',
      },
    ],
  },
];
