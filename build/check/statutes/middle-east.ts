import type { Statute } from './statute.js';

/**
 * The Middle East. The feasts of Islam are the days that the authority announced: the Presidency of Religious Affairs in
 * Türkiye, the Ministry of Human Resources in Saudi Arabia. Passover began on 28 March 2021, 16 April 2022, 6 April 2023.
 */

const MIDDLE_EAST: readonly Statute[] = [
  {
    calendar: 'TR',
    law: 'Law 2429, https://www.harbiseskisehir.com/icerik/43/ulusal-bayram-ve-genel-tatiller-hakkinda-kanun',
    years: {
      2019: '01-01 04-23 05-01 05-19 06-04 06-05 06-06 07-15 08-11 08-12 08-13 08-14 08-30 10-29',
      2023: '01-01 04-21 04-22 04-23 05-01 05-19 06-28 06-29 06-30 07-01 07-15 08-30 10-29',
      2025: '01-01 03-30 03-31 04-01 04-23 05-01 05-19 06-06 06-07 06-08 06-09 07-15 08-30 10-29',
    },
  },
  {
    calendar: 'SA',
    law: 'Labour Law, executive regulations, article 24, https://saudigazette.com.sa/article/619580',
    years: {
      2023: '02-22 04-21 04-22 04-23 04-24 06-27 06-28 06-29 06-30 09-23',
      2024: '02-22 04-09 04-10 04-11 04-12 06-15 06-16 06-17 06-18 09-23',
      2025: '02-22 03-30 03-31 04-01 04-02 06-05 06-06 06-07 06-08 09-23',
    },
  },
  {
    calendar: 'IL',
    law: 'Law and Administration Ordinance, section 18A, and Independence Day Law, http://mashav-cpa.com/2018/03/22/',
    years: {
      2021: '03-28 04-03 04-15 05-17 09-07 09-08 09-16 09-21 09-28',
      2022: '04-16 04-22 05-05 06-05 09-26 09-27 10-05 10-10 10-17',
      2023: '04-06 04-12 04-26 05-26 09-16 09-17 09-25 09-30 10-07',
    },
    besides: { 2021: '03-23', 2022: '11-01' },
  },
];

export default MIDDLE_EAST;
