import { country } from '../country.js';
import { holidays, SATURDAY_SUNDAY } from '../vocabulary.js';
import { ADHA, FITR, MAWLID, told } from './shared/african-rows.js';

/**
 * Tanzania. Zanzibar Revolution Day is 12 January; the library has it on 2 January (excluded). A holiday on a weekend
 * stays there: the list of the Bank of Tanzania for 2014 has no substitutes (a compilation has them until 2021). The
 * President declares single days.
 *
 * Doubts: the announced dates of the Islamic feasts rest on compilations; elections before 2020 were on
 * Sundays.
 */

const LIST_2014 = 'http://bot.go.tz/holidays%20-%202014.asp';
/** The first day; the second follows by the practice of the list of public holidays. */
const FITR_2022 = 'https://mwanaharakatimzalendo.co.tz/2022/05/mufti-mkuu-wa-tanzania-atangaza-kesho-kufunga.html';
const FITR_2025 = 'https://diramakini.co.tz/2025/03/bakwata-latangaza-kuandamana-kwa.html';
const MAULID_2015 =
  'https://www.qppstudio.net/public-holidays-news/2015/tanzanian-prophets-birthday-public-holiday-december-24-008999.htm';
const INAUGURATION_2015 = 'http://everything.explained.today/Public_holidays_in_Tanzania/';
const FUNERAL_2021 =
  'https://www.pulselive.co.ke/news/president-samia-suluhu-announces-march-25-burial-date-for-dr-john-magufuli/jfhgnms';
const ELECTION_2020 = 'https://mwanahalisionline.com/uchaguzi-mkuu-2020-rais-magufuli-atangaza-mapumziko-oktoba-28/';
const CENSUS_2022 = 'https://jamhurimedia.co.tz/serikali-yatangaza-mapumziko-siku-ya-sensa';
const ELECTION_2025 =
  'https://zambianobserver.com/tanzania-president-samia-declares-october-29-a-public-holiday-for-national-elections/';

export default country({
  id: 'TZ',
  name: 'Tanzania',
  timezone: 'Africa/Dar_es_Salaam',
  weekend: SATURDAY_SUNDAY,
  library: 'TZ',
  exclusions: [
    {
      rule: '01-02',
      why:
        'a slip of the pen: Zanzibar Revolution Day is 12 January, 2 January is a working day; ' +
        'https://officeholidays.com/holidays/tanzania/zanzibar-revolution-day',
    },
  ],
  rules: [
    {
      rule: '01-12',
      name: 'Zanzibar Revolution Day',
      names: { sw: 'Mapinduzi ya Zanzibar' },
      from: 1990,
      source: 'https://officeholidays.com/holidays/tanzania/zanzibar-revolution-day',
    },
  ],
  announced: [
    {
      name: FITR,
      replaces: ['1 Shawwal P2D'],
      source: LIST_2014,
      years: {
        2022: { days: '05-03 05-04', source: FITR_2022 },
        2025: { days: '03-31 04-01', source: FITR_2025 },
        2014: { days: '07-28', status: 'estimated', note: 'The list has one day, depending on the moon.' },
        ...told(
          '2015-07-18 2015-07-19 2016-07-07 2016-07-08 2017-06-26 2017-06-27 2018-06-16 2018-06-17 ' +
            '2019-06-05 2019-06-06 2021-05-14 2021-05-15 2023-04-22 2023-04-23',
        ),
      },
    },
    {
      name: ADHA,
      replaces: ['10 Dhu al-Hijjah'],
      source: LIST_2014,
      years: told(
        '2015-09-24 2016-09-13 2017-09-02 2018-08-22 2019-08-13 2021-07-21 2022-07-10 2023-06-29 2024-06-17 2025-06-07',
      ),
    },
    {
      name: MAWLID,
      replaces: ['12 Rabi al-awwal'],
      source: LIST_2014,
      years: {
        ...told('2016-12-12 2017-12-01 2018-11-21 2021-10-19 2023-09-28 2024-09-16'),
        2015: { days: '01-03 12-24', source: MAULID_2015 },
      },
    },
  ],
  dates: [
    holidays('Presidential Inauguration', INAUGURATION_2015, '2015-11-05'),
    holidays('Mourning for President Magufuli', FUNERAL_2021, '2021-03-22 2021-03-25'),
    holidays('Census Day', CENSUS_2022, '2022-08-23'),
    holidays('General Election', ELECTION_2020, '2020-10-28'),
    holidays('General Election', ELECTION_2025, '2025-10-29'),
  ],
});
