import type { Statute } from './statute.js';

/**
 * Africa. Easter was 8 April 2012, 5 April 2015, 16 April 2017, 21 April 2019, 12 April 2020, 4 April 2021, 17 April 2022,
 * 9 April 2023, 31 March 2024, 20 April 2025. `besides` are days that the President declared.
 */

const AFRICA: readonly Statute[] = [
  {
    calendar: 'ZA',
    law: 'Public Holidays Act 36 of 1994, section 2 and schedule 1, http://www.acts.co.za/public-holidays-act-1994/schedule_1',
    years: {
      2019: '01-01 03-21 04-19 04-22 04-27 05-01 06-16 06-17 08-09 09-24 12-16 12-25 12-26',
      2022: '01-01 03-21 04-15 04-18 04-27 05-01 05-02 06-16 08-09 09-24 12-16 12-25 12-26',
      2024: '01-01 03-21 03-29 04-01 04-27 05-01 06-16 06-17 08-09 09-24 12-16 12-25 12-26',
    },
    besides: { 2019: '05-08', 2022: '12-27', 2024: '05-29' },
  },
  {
    calendar: 'NA',
    law: 'Public Holidays Act 26 of 1990, https://namiblii.org/akn/na/act/1990/26/eng@2004-12-17',
    years: {
      2015: '01-01 03-21 04-03 04-06 05-01 05-04 05-14 05-25 08-26 12-10 12-25 12-26',
      2021: '01-01 03-21 03-22 04-02 04-05 05-01 05-04 05-13 05-25 08-26 12-10 12-25 12-26 12-27',
      2023: '01-01 01-02 03-21 04-07 04-10 05-01 05-04 05-18 05-25 08-26 12-10 12-11 12-25 12-26',
    },
    besides: { 2015: '11-27' },
  },
  {
    calendar: 'AO',
    law: 'Lei 11/18, articles 2 and 6 (the day between a holiday on Tuesday or Thursday and the weekend), ao-lei-11-18-feriados',
    years: {
      2020: '01-01 02-03 02-04 02-24 02-25 03-08 03-23 04-04 04-10 05-01 09-17 09-18 11-02 11-11 12-25',
      2023: '01-01 02-04 02-20 02-21 03-08 03-23 03-24 04-03 04-04 04-07 05-01 09-17 11-02 11-03 11-11 12-25',
      2025: '01-01 02-03 02-04 03-03 03-04 03-08 03-23 04-04 04-18 05-01 05-02 09-17 11-02 11-10 11-11 12-25 12-26',
    },
  },
  {
    calendar: 'CD',
    law: 'Ordonnance 14/010, articles 1 and 2 (a Sunday is taken on the Saturday), cd-ordonnance-14-010-jours-feries',
    years: {
      2015: '01-01 01-03 01-16 01-17 05-01 05-16 06-30 08-01 12-25',
      2018: '01-01 01-04 01-16 01-17 05-01 05-17 06-30 08-01 12-25',
      2020: '01-01 01-04 01-16 01-17 05-01 05-16 06-30 08-01 12-25',
    },
  },
  {
    calendar: 'YT',
    law: 'Code du travail applicable à Mayotte, article L222-1, yt-code-du-travail-mayotte-l222-1',
    years: {
      2012: '01-01 04-09 04-27 05-01 05-08 05-17 05-28 07-14 08-15 11-01 11-11 12-25',
      2015: '01-01 04-06 04-27 05-01 05-08 05-14 05-25 07-14 08-15 11-01 11-11 12-25',
      2017: '01-01 04-17 04-27 05-01 05-08 05-25 06-05 07-14 08-15 11-01 11-11 12-25',
    },
  },
];

export default AFRICA;
