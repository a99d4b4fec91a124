import { type ListedDate, NOT_FOUND, year } from '../../../vocabulary.js';

/** The bank holidays of Sri Lanka on weekdays, year by year; read the comment of `XCOL.ts` first. */

/** The list of the Colombo Stock Exchange itself. */
const LIST_2015 = 'https://holidaystracker.com/stock-market/colombo-stock-exchange-holidays-2015';
const LIST_2016 = 'http://allfreethemesdownload.blogspot.com/2015/07/sri-lanka-bank-holidays-public-holidays.html';
const LIST_2018 = 'https://www.unionb.com/national-holidays.html';
/** Central Bank of Sri Lanka, bank holidays of 2020. */
const LIST_2020 =
  'https://www.cbsl.gov.lk/si/%E0%B6%B4%E0%B7%92%E0%B7%85%E0%B7%92%E0%B6%B6%E0%B6%B3/%E0%B6%B6%E0%B7%90%E0%B6%82' +
  '%E0%B6%9A%E0%B7%94%E0%B7%80-%E0%B6%B4%E0%B7%92%E0%B7%85%E0%B7%92%E0%B6%B6%E0%B6%B3/%E0%B6%B6%E0%B7%90%E0%B6%82' +
  '%E0%B6%9A%E0%B7%94-%E0%B6%B1%E0%B7%92%E0%B7%80%E0%B7%8F%E0%B6%A9%E0%B7%94-%E0%B6%AF%E0%B7%92%E0%B6%B1%E0%B6%BA' +
  '%E0%B6%B1%E0%B7%8A-2020';
const LIST_2020_PRESS = 'https://www.elanka.com.au/have-a-good-holiday-by-des-kelly/';
/** The lists of the gazettes as a newspaper printed them; that of 2026 ends in November. */
const LIST_2025 = 'http://www.adaderana.lk/news.php?nid=104417';
const LIST_2026 = 'http://www.adaderana.lk/news.php?nid=116465';

/** The public and bank holiday of 1 May 2018 cancelled for the week of Vesak, 7 May given for it. */
const MAY_DAY_2018 = 'http://www.adaderana.lk/news.php?nid=46980';
/** Additional bank holiday. */
const GAZETTE_2015 = 'https://documents.gov.lk/view/extra-gazettes/2014/12/1893-11_E.pdf';
const MILAD_2022 = 'https://www.newsfirst.lk/2022/10/08/banks-cse-closed-on-monday-in-lieu-of-saturday-holiday/';
const DEBT_2023 = 'https://theindiansubcontinent.com/filter/article.php?id=402270';

/** Public holidays that the country's missions in Chennai, Berlin and Geneva kept, with some of their hosts; and those of a guide for travellers. */
const CHENNAI_2021 = 'https://www.sldhcchennai.org/node/104';
const BERLIN_2022 = 'https://www.srilanka-botschaft.de/about-us/public-holidays';
const GENEVA_2023 = 'https://lankamission.org/2013-07-02-05-10-39/holidays.html';
const GUIDE_2024 = 'https://srilankatravelpages.com/sri-lanka-public-holidays/';
const BY_MISSION: Partial<ListedDate> = {
  note: 'In the list of a mission of the country, which keeps days of its host too; the gazette makes public holidays bank holidays, and the exchange keeps them.',
};
const BY_GUIDE: Partial<ListedDate> = {
  note: 'Named as a public holiday of the country; the gazette makes those bank holidays too, and the exchange keeps them.',
};

const UNFOUND: Partial<ListedDate> = {
  status: 'estimated',
  note: 'doubt: general knowledge of the holidays of that year; neither a list nor another compilation was read',
};
/** The Holidays Act gives the banks the Monday where a holiday of all trades falls on a Sunday. */
const IN_LIEU: Partial<ListedDate> = {
  status: 'estimated',
  note: 'doubt: in place of a holiday on the Sunday before, as in 2015, 2016 and 2018; the list of the year was not found',
};

/** The gazette of the year was read in a public data set only, which is a lead and no authority. */
export const BANK_HOLIDAYS: readonly ListedDate[] = [
  ...year(2015, GAZETTE_2015, { '01-05': 'Special bank holiday' }),
  ...year(2015, LIST_2015, {
    '01-01': 'Customary holiday of the exchange',
    '01-15': 'Tamil Thai Pongal Day',
    '02-03': 'Navam Full Moon Poya Day',
    '02-04': 'National Day',
    '02-17': 'Mahasivarathri Day',
    '03-05': 'Madin Full Moon Poya Day',
    '04-03': 'Good Friday',
    '04-13': 'Day prior to Sinhala and Tamil New Year Day',
    '04-14': 'Sinhala and Tamil New Year Day',
    '05-01': 'May Day',
    '05-04': 'Day following Vesak Full Moon Poya Day',
    '06-02': 'Poson Full Moon Poya Day',
    '07-01': 'Adhi Esala Full Moon Poya Day',
    '07-31': 'Esala Full Moon Poya Day',
    '09-24': 'Id-Ul-Alha (Hadji Festival Day)',
    '10-27': 'Vap Full Moon Poya Day',
    '11-10': 'Deepavali Festival Day',
    '11-25': 'Il Full Moon Poya Day',
    '12-24': 'Unduvap Full Moon Poya Day',
    '12-25': 'Christmas Day',
  }),
  ...year(2016, LIST_2016, {
    '01-15': 'Tamil Thai Pongal Day',
    '02-04': 'National Day',
    '02-22': 'Navam Full Moon Poya Day',
    '03-07': 'Mahasivarathri Day',
    '03-22': 'Madin Full Moon Poya Day',
    '03-25': 'Good Friday',
    '04-13': 'Day prior to Sinhala and Tamil New Year Day',
    '04-14': 'Sinhala and Tamil New Year Day',
    '04-21': 'Bak Full Moon Poya Day',
    '05-02': 'Special bank holiday',
    '05-23': 'Special bank holiday',
    '07-06': 'Id-Ul-Fitr (Ramazan Festival Day)',
    '07-19': 'Esala Full Moon Poya Day',
    '08-17': 'Nikini Full Moon Poya Day',
    '09-12': 'Id-Ul-Alha (Hadji Festival Day)',
    '09-16': 'Binara Full Moon Poya Day',
    '11-14': 'Il Full Moon Poya Day',
    '12-12': "Milad-Un-Nabi (Holy Prophet's Birthday)",
    '12-13': 'Unduvap Full Moon Poya Day',
    '12-26': 'Special bank holiday',
  }),
  ...year(
    2017,
    NOT_FOUND,
    {
      '01-12': 'Duruthu Full Moon Poya Day',
      '02-10': 'Navam Full Moon Poya Day',
      '02-24': 'Mahasivarathri Day',
      '04-10': 'Bak Full Moon Poya Day',
      '04-13': 'Day prior to Sinhala and Tamil New Year Day',
      '04-14': 'Sinhala and Tamil New Year Day',
      '05-01': 'May Day',
      '05-10': 'Vesak Full Moon Poya Day',
      '05-11': 'Day following Vesak Full Moon Poya Day',
      '06-08': 'Poson Full Moon Poya Day',
      '06-26': 'Id-Ul-Fitr (Ramazan Festival Day)',
      '08-07': 'Nikini Full Moon Poya Day',
      '09-01': 'Id-Ul-Alha (Hadji Festival Day)',
      '09-05': 'Binara Full Moon Poya Day',
      '10-05': 'Vap Full Moon Poya Day',
      '10-18': 'Deepavali Festival Day',
      '11-03': 'Il Full Moon Poya Day',
      '12-01': "Milad-Un-Nabi (Holy Prophet's Birthday)",
      '12-25': 'Christmas Day',
    },
    UNFOUND,
  ),
  ...year(2018, MAY_DAY_2018, { '05-07': 'May Day' }),
  ...year(2018, LIST_2018, {
    '01-01': 'Duruthu Full Moon Poya Day',
    '01-15': 'Special bank holiday',
    '01-31': 'Navam Full Moon Poya Day',
    '02-05': 'Special bank holiday',
    '02-13': 'Mahasivarathri Day',
    '03-01': 'Madin Full Moon Poya Day',
    '03-30': 'Good Friday',
    '04-13': 'Day prior to Sinhala and Tamil New Year Day',
    '04-30': 'Day following Vesak Full Moon Poya Day',
    '05-29': 'Adhi Poson Full Moon Poya Day',
    '06-15': 'Id-Ul-Fitr (Ramazan Festival Day)',
    '06-27': 'Poson Full Moon Poya Day',
    '07-27': 'Esala Full Moon Poya Day',
    '08-22': 'Id-Ul-Alha (Hadji Festival Day)',
    '09-24': 'Binara Full Moon Poya Day',
    '10-24': 'Vap Full Moon Poya Day',
    '11-06': 'Deepavali Festival Day',
    '11-20': "Milad-Un-Nabi (Holy Prophet's Birthday)",
    '11-22': 'Il Full Moon Poya Day',
    '12-25': 'Christmas Day',
  }),
  ...year(
    2019,
    NOT_FOUND,
    {
      '01-15': 'Tamil Thai Pongal Day',
      '02-04': 'National Day',
      '02-19': 'Navam Full Moon Poya Day',
      '03-04': 'Mahasivarathri Day',
      '03-20': 'Madin Full Moon Poya Day',
      '04-15': 'Special bank holiday',
      '04-19': 'Good Friday',
      '05-01': 'May Day',
      '05-20': 'Special bank holiday',
      '06-05': 'Id-Ul-Fitr (Ramazan Festival Day)',
      '07-16': 'Esala Full Moon Poya Day',
      '08-12': 'Id-Ul-Alha (Hadji Festival Day)',
      '08-14': 'Nikini Full Moon Poya Day',
      '09-13': 'Binara Full Moon Poya Day',
      '11-11': 'Special bank holiday',
      '11-12': 'Il Full Moon Poya Day',
      '12-11': 'Unduvap Full Moon Poya Day',
      '12-25': 'Christmas Day',
    },
    UNFOUND,
  ),
  ...year(2020, LIST_2020, {
    '01-10': 'Duruthu Full Moon Poya Day',
    '01-15': 'Tamil Thai Pongal Day',
    '02-04': 'National Day',
    '02-21': 'Mahasivarathri Day',
    '03-09': 'Madin Full Moon Poya Day',
    '04-07': 'Bak Full Moon Poya Day',
    '04-10': 'Good Friday',
    '04-13': 'Sinhala and Tamil New Year Day',
    '04-14': 'Special bank holiday',
    '05-01': 'May Day',
  }),
  ...year(2020, LIST_2020_PRESS, {
    '05-07': 'Vesak Full Moon Poya Day',
    '05-08': 'Day following Vesak Full Moon Poya Day',
    '05-25': 'Id-Ul-Fitr (Ramazan Festival Day)',
    '06-05': 'Poson Full Moon Poya Day',
  }),
  ...year(
    2020,
    NOT_FOUND,
    {
      '08-03': 'Nikini Full Moon Poya Day',
      '09-01': 'Binara Full Moon Poya Day',
      '10-01': 'Vap Full Moon Poya Day',
      '10-30': "Milad-Un-Nabi (Holy Prophet's Birthday)",
      '12-25': 'Christmas Day',
      '12-29': 'Unduvap Full Moon Poya Day',
    },
    UNFOUND,
  ),
  ...year(
    2021,
    CHENNAI_2021,
    {
      '01-14': 'Tamil Thai Pongal Day',
      '02-04': 'National Day',
      '03-11': 'Mahasivarathri Day',
      '04-02': 'Good Friday',
      '04-13': 'Day prior to Sinhala and Tamil New Year Day',
      '04-14': 'Sinhala and Tamil New Year Day',
      '05-14': 'Id-Ul-Fitr (Ramazan Festival Day)',
      '05-26': 'Vesak Full Moon Poya Day',
      '05-27': 'Day following Vesak Full Moon Poya Day',
      '06-24': 'Poson Full Moon Poya Day',
      '07-21': 'Id-Ul-Alha (Hadji Festival Day)',
      '07-23': 'Esala Full Moon Poya Day',
      '10-19': "Milad-Un-Nabi (Holy Prophet's Birthday)",
      '10-20': 'Vap Full Moon Poya Day',
      '11-04': 'Deepavali Festival Day',
    },
    BY_MISSION,
  ),
  ...year(
    2021,
    NOT_FOUND,
    {
      '01-28': 'Duruthu Full Moon Poya Day',
      '02-26': 'Navam Full Moon Poya Day',
      '04-26': 'Bak Full Moon Poya Day',
      '09-20': 'Binara Full Moon Poya Day',
      '11-18': 'Il Full Moon Poya Day',
    },
    {
      status: 'estimated',
      note: 'doubt: the gazette as kept in a public data set (https://github.com/Dilshan-H/srilanka-holidays/blob/02f732349db12eec709d6cddf61260e2f358fe7d/csv/2021.csv)',
    },
  ),
  ...year(
    2022,
    BERLIN_2022,
    {
      '01-14': 'Tamil Thai Pongal Day',
      '01-17': 'Duruthu Full Moon Poya Day',
      '02-04': 'National Day',
      '02-16': 'Navam Full Moon Poya Day',
      '04-14': 'Sinhala and Tamil New Year Day',
      '05-03': 'Id-Ul-Fitr (Ramazan Festival Day)',
      '05-16': 'Day following Vesak Full Moon Poya Day',
      '06-14': 'Poson Full Moon Poya Day',
      '07-13': 'Esala Full Moon Poya Day',
      '08-11': 'Nikini Full Moon Poya Day',
      '10-24': 'Deepavali Festival Day',
      '11-07': 'Il Full Moon Poya Day',
    },
    BY_MISSION,
  ),
  ...year(
    2022,
    NOT_FOUND,
    {
      '03-01': 'Mahasivarathri Day',
      '03-17': 'Madin Full Moon Poya Day',
      '04-13': 'Day prior to Sinhala and Tamil New Year Day',
      '04-15': 'Good Friday',
      '12-07': 'Unduvap Full Moon Poya Day',
    },
    {
      status: 'estimated',
      note: 'doubt: the gazette as kept in a public data set (https://github.com/Dilshan-H/srilanka-holidays/blob/b7e72336f81cb4d9bc23cca1143efb4c26cffe84/csv/2022.csv)',
    },
  ),
  ...year(
    2023,
    GENEVA_2023,
    {
      '01-06': 'Duruthu Full Moon Poya Day',
      '04-07': 'Good Friday',
      '04-13': 'Day prior to Sinhala and Tamil New Year Day',
      '04-14': 'Sinhala and Tamil New Year Day',
      '05-05': 'Vesak Full Moon Poya Day',
      '12-25': 'Christmas Day',
      '12-26': 'Unduvap Full Moon Poya Day',
    },
    BY_MISSION,
  ),
  ...year(
    2023,
    NOT_FOUND,
    {
      '03-06': 'Madin Full Moon Poya Day',
      '04-05': 'Bak Full Moon Poya Day',
      '05-01': 'May Day',
      '06-29': 'Id-Ul-Alha (Hadji Festival Day)',
      '07-03': 'Adhi Esala Full Moon Poya Day',
      '08-01': 'Esala Full Moon Poya Day',
      '08-30': 'Nikini Full Moon Poya Day',
      '09-28': "Milad-Un-Nabi (Holy Prophet's Birthday)",
      '09-29': 'Binara Full Moon Poya Day',
    },
    {
      status: 'estimated',
      note: 'doubt: the gazette as kept in a public data set (https://github.com/Dilshan-H/srilanka-holidays/blob/5660c622d2527717aa43d588708c99320218c4e9/csv/2023.csv)',
    },
  ),
  ...year(
    2024,
    GUIDE_2024,
    {
      '01-15': 'Tamil Thai Pongal Day',
      '01-25': 'Duruthu Full Moon Poya Day',
      '02-23': 'Navam Full Moon Poya Day',
      '03-08': 'Mahasivarathri Day',
      '03-29': 'Good Friday',
    },
    BY_GUIDE,
  ),
  ...year(
    2024,
    NOT_FOUND,
    {
      '04-11': 'Id-Ul-Fitr (Ramazan Festival Day)',
      '04-12': 'Day prior to Sinhala and Tamil New Year Day',
      '04-23': 'Bak Full Moon Poya Day',
      '05-01': 'May Day',
      '05-23': 'Vesak Full Moon Poya Day',
      '05-24': 'Day following Vesak Full Moon Poya Day',
      '06-17': 'Id-Ul-Alha (Hadji Festival Day)',
      '06-21': 'Poson Full Moon Poya Day',
      '08-19': 'Nikini Full Moon Poya Day',
      '09-16': "Milad-Un-Nabi (Holy Prophet's Birthday)",
      '09-17': 'Binara Full Moon Poya Day',
      '10-17': 'Vap Full Moon Poya Day',
      '10-31': 'Deepavali Festival Day',
      '11-15': 'Il Full Moon Poya Day',
      '12-25': 'Christmas Day',
    },
    {
      status: 'estimated',
      note: 'doubt: the gazette as kept in a public data set (https://github.com/Dilshan-H/srilanka-holidays/blob/02f732349db12eec709d6cddf61260e2f358fe7d/csv/2024.csv)',
    },
  ),
  ...year(2025, LIST_2025, {
    '01-13': 'Duruthu Full Moon Poya Day',
    '01-14': 'Tamil Thai Pongal Day',
    '02-04': 'National Day',
    '02-12': 'Navam Full Moon Poya Day',
    '02-26': 'Mahasivarathri Day',
    '03-13': 'Madin Full Moon Poya Day',
    '03-31': 'Id-Ul-Fitr (Ramazan Festival Day)',
    '04-14': 'Sinhala and Tamil New Year Day',
    '04-18': 'Good Friday',
    '05-01': 'May Day',
    '05-12': 'Vesak Full Moon Poya Day',
    '05-13': 'Day following Vesak Full Moon Poya Day',
    '06-10': 'Poson Full Moon Poya Day',
    '07-10': 'Esala Full Moon Poya Day',
    '08-08': 'Nikini Full Moon Poya Day',
    '09-05': "Milad-Un-Nabi (Holy Prophet's Birthday)",
    '10-06': 'Vap Full Moon Poya Day',
    '10-20': 'Deepavali Festival Day',
    '11-05': 'Il Full Moon Poya Day',
    '12-04': 'Unduvap Full Moon Poya Day',
    '12-25': 'Christmas Day',
  }),
  ...year(2026, LIST_2026, {
    '01-15': 'Tamil Thai Pongal Day',
    '02-04': 'National Day',
    '03-02': 'Madin Full Moon Poya Day',
    '04-01': 'Bak Full Moon Poya Day',
    '04-03': 'Good Friday',
    '04-13': 'Day prior to Sinhala and Tamil New Year Day',
    '04-14': 'Sinhala and Tamil New Year Day',
    '05-01': 'May Day',
    '05-28': 'Id-Ul-Alha (Hadji Festival Day)',
    '06-29': 'Poson Full Moon Poya Day',
    '07-29': 'Esala Full Moon Poya Day',
    '08-26': "Milad-Un-Nabi (Holy Prophet's Birthday)",
    '08-27': 'Nikini Full Moon Poya Day',
    '11-24': 'Il Full Moon Poya Day',
    '12-25': 'Christmas Day',
  }),
  ...year(
    2026,
    NOT_FOUND,
    { '12-23': 'Unduvap Full Moon Poya Day' },
    {
      status: 'estimated',
      note: 'doubt: the gazette as kept in a public data set (https://github.com/Dilshan-H/srilanka-holidays/blob/6770d0592868ea8b9fd7b7d4e7c3c34f1964cff8/csv/2026.csv)',
    },
  ),
  ...year(
    2022,
    NOT_FOUND,
    {
      '05-02': 'Special bank holiday',
      '12-26': 'Special bank holiday',
    },
    IN_LIEU,
  ),
  ...year(2022, MILAD_2022, {
    '10-10': 'Special bank holiday',
  }),
  ...year(
    2023,
    NOT_FOUND,
    {
      '01-16': 'Special bank holiday',
    },
    IN_LIEU,
  ),
  ...year(2023, DEBT_2023, {
    '06-30': 'Special bank holiday',
  }),
  ...year(
    2024,
    NOT_FOUND,
    {
      '02-05': 'Special bank holiday',
    },
    IN_LIEU,
  ),
  ...year(
    2025,
    NOT_FOUND,
    {
      '04-15': 'Special bank holiday',
    },
    IN_LIEU,
  ),
  ...year(
    2026,
    NOT_FOUND,
    {
      '06-01': 'Special bank holiday',
    },
    IN_LIEU,
  ),
];
