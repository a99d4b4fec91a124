import type { CountryAmendment } from '../tables.js';

/**
 * Latvia. Compared with the act on holidays of 1990 and its text of 2014: in the first form it had neither Easter
 * Monday, 4 May nor 24 December (left out to 1994); in the second it has the closing day of the Song and Dance
 * Festival and, if that is on a weekend, the working day after it, as 9 and 10 July 2023. The library has none of
 * these days.
 * Mother's Day (since 1991) and Whit Sunday (read in the text of 2014) are holidays too, though Sundays.
 *
 * Doubts: between 1995 and 2014 the act was amended in 1995, 1996, 2002, 2007 and 2011; since when in these years it
 * has the three days was not read. The festivals of 2018 and 2028 were not read, nor the Cabinet's orders that move
 * single working days, nor 24 September 2018.
 */

const SONG_FESTIVAL_2023 =
  'https://www.vtmec.gov.lv/lv/jaunums/valsts-tiesu-medicinas-ekspertizes-centrs-2023-gada-10-julija-ir-slegts';

export const LV: readonly CountryAmendment[] = [
  {
    id: 'LV',
    subdivisions: true,
    rules: [
      {
        rule: '2nd sunday in May',
        name: "Mother's Day",
        names: { lv: 'Mātes diena' },
        from: 1991,
        source: 'https://likumi.lv/ta/id/72608',
      },
      {
        rule: 'easter 49',
        name: 'Whit Sunday',
        names: { lv: 'Vasarsvētki' },
        from: 2015,
        source: 'https://likumi.lv/ta/id/72608',
      },
    ],
    dates: [
      {
        date: '2023-07-09',
        kind: 'holiday',
        name: 'Closing day of the Song and Dance Festival',
        source: SONG_FESTIVAL_2023,
      },
      {
        date: '2023-07-10',
        kind: 'holiday',
        name: 'Closing day of the Song and Dance Festival',
        observed: true,
        source: SONG_FESTIVAL_2023,
      },
    ],
  },
];
