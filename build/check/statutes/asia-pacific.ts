import type { Statute } from './statute.js';

/**
 * Asia and Australia. What a statute leaves to an authority is that authority's word: the equinoxes of Japan, the joint
 * decrees of three ministers in Indonesia, the memoranda of the Department of Personnel and Training in India. Days
 * declared once stand beside. Mainland China's bridge days and worked weekends are the State Council's yearly notices': they
 * come into the calendar by the publications of these, and are held to them.
 */

const ASIA_PACIFIC: readonly Statute[] = [
  {
    calendar: 'JP',
    law: 'Act on National Holidays, https://iuris.jp/%E5%9B%BD%E6%B0%91%E3%81%AE%E7%A5%9D%E6%97%A5%E3%81%AB%E9%96%A2%E3%81%99%E3%82%8B%E6%B3%95%E5%BE%8B/jpn/l/72',
    years: {
      2015: '01-01 01-12 02-11 03-21 04-29 05-03 05-04 05-05 05-06 07-20 09-21 09-22 09-23 10-12 11-03 11-23 12-23',
      2018: '01-01 01-08 02-11 02-12 03-21 04-29 04-30 05-03 05-04 05-05 07-16 08-11 09-17 09-23 09-24 10-08 11-03 11-23 12-23 12-24',
      2023: '01-01 01-02 01-09 02-11 02-23 03-21 04-29 05-03 05-04 05-05 07-17 08-11 09-18 09-23 10-09 11-03 11-23',
    },
  },
  {
    calendar: 'KR',
    law: 'Regulation on Holidays of Government and Public Offices, https://www.hankyung.com/article/202103237338Q',
    years: {
      2015: '01-01 02-18 02-19 02-20 03-01 05-05 05-25 06-06 08-15 09-26 09-27 09-28 09-29 10-03 10-09 12-25',
      2022: '01-01 01-31 02-01 02-02 03-01 03-09 05-05 05-08 06-01 06-06 08-15 09-09 09-10 09-11 09-12 10-03 10-09 10-10 12-25',
      2024: '01-01 02-09 02-10 02-11 02-12 03-01 04-10 05-05 05-06 05-15 06-06 08-15 09-16 09-17 09-18 10-03 10-09 12-25',
    },
    besides: { 2015: '08-14', 2024: '10-01' },
  },
  {
    calendar: 'CN',
    law: 'Regulation on Public Holidays, https://www.gov.cn/zhengce/content/202411/content_6986380.htm and its former text',
    years: {
      2019: '01-01 02-05 02-06 02-07 04-05 05-01 06-07 09-13 10-01 10-02 10-03',
      2023: '01-01 01-22 01-23 01-24 04-05 05-01 06-22 09-29 10-01 10-02 10-03',
      2025: '01-01 01-28 01-29 01-30 01-31 04-04 05-01 05-02 05-31 10-01 10-02 10-03 10-06',
    },
  },
  {
    calendar: 'ID',
    law: 'Keputusan Presiden 8/2024 and 24/2016, 24/2013, in the joint decrees of the years',
    years: {
      2023: '01-01 01-22 02-18 03-22 04-07 04-22 04-23 05-01 05-18 06-01 06-04 06-29 07-19 08-17 09-28 12-25',
      2024: '01-01 02-08 02-10 03-11 03-29 03-31 04-10 04-11 05-01 05-09 05-23 06-01 06-17 07-07 08-17 09-16 12-25',
      2025: '01-01 01-27 01-29 03-29 03-31 04-01 04-18 04-20 05-01 05-12 05-29 06-01 06-06 06-27 08-17 09-05 12-25',
    },
    besides: { 2024: '02-14 11-27' },
  },
  {
    calendar: 'IN',
    law: 'memoranda of the Department of Personnel and Training for offices at Delhi, https://www.governmentstaff.in/2023/12/Central-Government-Holidays.html',
    years: {
      2019: '01-26 03-04 03-21 04-17 04-19 05-18 06-05 08-12 08-15 08-24 09-10 10-02 10-08 10-27 11-10 11-12 12-25',
      2022: '01-26 03-01 03-18 04-14 04-15 05-03 05-16 07-10 08-09 08-15 08-19 10-02 10-05 10-09 10-24 11-08 12-25',
      2024: '01-26 03-25 03-29 04-11 04-17 04-21 05-23 06-17 07-17 08-15 08-26 09-16 10-02 10-12 10-31 11-15 12-25',
    },
  },
  {
    calendar: 'AU:VIC',
    law: 'Public Holidays Act 1993, sections 6 and 7',
    years: {
      2019: '01-01 01-28 03-11 04-19 04-20 04-21 04-22 04-25 06-10 09-27 11-05 12-25 12-26',
      2021: '01-01 01-26 03-08 04-02 04-03 04-04 04-05 04-25 06-14 09-24 11-02 12-25 12-26 12-27 12-28',
      2023: '01-01 01-02 01-26 03-13 04-07 04-08 04-09 04-10 04-25 06-12 09-29 11-07 12-25 12-26',
    },
  },
];

export default ASIA_PACIFIC;
