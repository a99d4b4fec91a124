import { country } from '../country.js';
import { fromCompilations } from '../forms/africa.js';
import { holidays, SATURDAY_SUNDAY } from '../vocabulary.js';
import { ADHA, FITR, MAWLID } from './shared/african-rows.js';

/**
 * Tanzania. Zanzibar Revolution Day is 12 January; the library has it on 2 January (excluded). A holiday on a weekend
 * stays there: the list of the Bank of Tanzania for 2014 has no substitutes (a compilation has them until 2021). The
 * President declares single days.
 *
 * BAKWATA's Mufti announces the feasts. Where its announcements were read they are not the dates of compilations, a day or
 * two later (Eid al-Adha of 2016, 2017 and 2019, Eid al-Fitr of 2016), and of Maulid on Sunday 10 November 2019 they name the
 * Sunday as the day off, no Monday.
 */

const LIST_2014 = 'http://bot.go.tz/holidays%20-%202014.asp';
/** The first day; the second follows by the practice of the list of public holidays. */
const FITR_2022 = 'https://mwanaharakatimzalendo.co.tz/2022/05/mufti-mkuu-wa-tanzania-atangaza-kesho-kufunga.html';
const FITR_2025 = 'https://diramakini.co.tz/2025/03/bakwata-latangaza-kuandamana-kwa.html';
const FITR_2015 = 'http://emanuelcosmas.blogspot.com/2015/07/maislamu-kuendelea-na-mfungo.html';
const FITR_2016 = 'https://tanzaniampyasasa.blogspot.com/2016_07_05_archive.html';
const ADHA_2014 = 'https://mpekuzi1.rssing.com/chan-13243045/article3954.html';
const ADHA_2016 = 'https://mwanahalisionline.com/bakwata-eid-el-hajj-septemba-12/';
const ADHA_2017 = 'https://mtanzania.co.tz/bakwata-yatangaza-siku-ya-sikukuu-ya-eid-el-hajj-kuwa-septemba-mosi/';
const ADHA_2019 = 'https://news.bongoexclusivetv.com/2019/08/sheikh-abubakar-zubeir-bin-ally.html';
const ADHA_2022 = 'https://swahilitimes.co.tz/bakwata-imetangaza-sikukuu-ya-eid-julai-10';
const ADHA_2024 = 'https://globalpublishers.co.tz/bakwata-yatangaza-juni-17-2024-ni-sikukuu-ya-eid-el-adhhaa/';
const ADHA_2025 = 'https://www.diramakini.co.tz/2025/05/bakwata-yatangaza-tarehe-ya-sikukuu-ya.html';
const MAULID_2019 = 'https://eatv.tv/news/current-affairs/bakwata-yataja-tarehe-ya-sikukuu-yamaulid';
const MAULID_2022 = 'https://swahilitimes.co.tz/sikukuu-ya-maulid-kufanyika-jumapili-oktoba-9';
const MAULID_2024 = 'https://radiotadio.co.tz/stormfm/2024/09/06/4277';
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
  doubts: 'Doubts: Elections before 2020 were on Sundays.',
  doubtful: [
    {
      named: ['Eid', 'Maulid', 'Prophet'],
      note: 'The dates of the feasts without an address rest on compilations; the Act (Cap. 35) was not read, of which one site says that since 1994 weekend days give nothing, another that since then they give the Monday.',
    },
  ],
  cities: 'Dodoma',
  currencies: ['TZS'],
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
        2016: { days: '07-06 07-07', source: FITR_2016 },
        2022: { days: '05-03 05-04', source: FITR_2022 },
        2015: { days: '07-18 07-19', source: FITR_2015 },
        2025: { days: '03-31 04-01', source: FITR_2025 },
        2014: { days: '07-28', status: 'estimated', note: 'The list has one day, depending on the moon.' },
        ...fromCompilations(
          '2017-06-26 2017-06-27 2018-06-16 2018-06-17 ' +
            '2019-06-05 2019-06-06 2021-05-14 2021-05-15 2023-04-22 2023-04-23',
        ),
      },
    },
    {
      name: ADHA,
      replaces: ['10 Dhu al-Hijjah'],
      source: LIST_2014,
      years: {
        ...fromCompilations('2015-09-24 2018-08-22 2021-07-21 2023-06-29'),
        2014: { days: '10-05', source: ADHA_2014 },
        2016: { days: '09-12', source: ADHA_2016 },
        2017: { days: '09-01', source: ADHA_2017 },
        2019: { days: '08-12', source: ADHA_2019 },
        2022: { days: '07-10', source: ADHA_2022 },
        2024: { days: '06-17', source: ADHA_2024 },
        2025: { days: '06-07', source: ADHA_2025 },
      },
    },
    {
      name: MAWLID,
      replaces: ['12 Rabi al-awwal'],
      source: LIST_2014,
      years: {
        ...fromCompilations('2016-12-12 2017-12-01 2018-11-21 2021-10-19 2023-09-28'),
        2015: {
          days: '01-04 12-24',
          source: MAULID_2015,
          note: 'Of 4 January: https://michapoyetu.blogspot.com/2015/01/sikukuu-ya-maulid-kitaifa-kufanyika.html',
        },
        2019: { days: '11-10', source: MAULID_2019 },
        2022: { days: '10-09', source: MAULID_2022 },
        2024: { days: '09-16', source: MAULID_2024 },
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
