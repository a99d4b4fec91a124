import { country } from '../country.js';
import { days, eidAsKept, islamicDay } from '../forms/islamic.js';
import { ruleRows } from '../many-rows.js';
import { holidays, movedHoliday, NOT_FOUND } from '../vocabulary.js';

/**
 * Jordan. The Prime Minister announces each holiday for ministries, public bodies and universities, banks follow: 1
 * January, 1 May, 25 May, 25 December, 1 Muharram, the Prophet's Birthday, four days of Eid al-Fitr, the Day of Arafat
 * and four days of Eid al-Adha. A day on the weekend is not given back (2022: none for the Saturdays). 27 Rajab is
 * celebrated, but not free, since 2005 (https://www.assawsana.com/article/660304); 26 December is for Christians.
 */

const ADHA_2019 = 'https://jordantimes.com/news/local/eid-al-adha-holiday-announced-public-sector';
const FITR_2022 =
  'https://www.arabiaweather.com/ar/amp/content/%D8%B9%D8%A7%D8%AC%D9%84-%D8%A5%D8%B9%D9%84%D8%A7%D9%86-%D8%B9%D8%B7%D9%84%D8%A9-%D8%B9%D9%8A%D8%AF-%D8%A7%D9%84%D9%81%D8%B7%D8%B1-2022-%D9%81%D9%8A-%D8%A7%D9%84%D8%A7%D8%B1%D8%AF%D9%86-%D9%85%D9%86-%D8%A7%D9%84%D8%A7%D8%AB%D9%86%D9%8A%D9%86-%D9%88%D8%AD%D8%AA%D9%89-%D9%85%D8%B3%D8%A7%D8%A1-%D8%A7%D9%84%D8%AE%D9%85%D9%8A%D8%B3';
const HIJRI_2022 =
  'https://www.devops.arabiaweather.com/content/%D8%A7%D9%84%D8%A3%D8%B1%D8%AF%D9%86-%D8%B9%D8%B7%D9%84%D8%A9-%D8%B1%D8%B3%D9%85%D9%8A%D8%A9-%D9%8A%D9%88%D9%85-%D8%A7%D9%84%D8%B3%D8%A8%D8%AA-%D8%A8%D9%85%D9%86%D8%A7%D8%B3%D8%A9-%D8%B1%D8%A3%D8%B3-%D8%A7%D9%84%D8%B3%D9%86%D8%A9-%D8%A7%D9%84%D9%87%D8%AC%D8%B1%D9%8A%D8%A9';
const ADHA_2022 = 'https://raya.ps/news/1133513.html';
const FITR_2023 =
  'https://www.arabiaweather.com/ar/amp/content/%D8%A7%D9%84%D8%A3%D8%B1%D8%AF%D9%86-%D8%B1%D8%A6%D9%8A%D8%B3-%D8%A7%D9%84%D9%88%D8%B2%D8%B1%D8%A7%D8%A1-%D9%8A%D8%B9%D9%84%D9%86-%D8%B9%D8%B7%D9%84%D8%A9-%D8%B9%D9%8A%D8%AF-%D8%A7%D9%84%D9%81%D8%B7%D8%B1-2023-%D9%85%D9%86-%D9%8A%D9%88%D9%85-%D8%A7%D9%84%D8%AC%D9%85%D8%B9%D8%A9-%D9%88%D8%AD%D8%AA%D9%89-%D8%A7%D9%84%D8%A5%D8%AB%D9%86%D9%8A%D9%86';
const INDEPENDENCE_2023 = 'https://alphaen.royanews.tv/news/41747/2023-05-14';
const HIJRI_2023 = 'https://marayanews.com/%d8%a7%d9%84%d8%b1%d8%a6%d9%8a%d8%b3%d9%8a%d8%a9/896942';
const FITR_2024 =
  'https://menafn.com/1107988218/April-9-12-Announced-As-Holiday-For-Civil-Servants-In-Observance-Of-Eid-Al-Fitr';
const ELECTION_2016 = 'http://www.jordantimes.com/news/local/election-day-public-holiday';
const JUBILEE_2024 = 'https://en.royanews.tv/news/51618/2024-05-27';
const ELECTION_2024 =
  'https://menafn.com/1108611727/Sep-10-Holiday-Includes-All-Private-Sector-Institutions-Says-Minister';
const LABOUR_2024 = 'https://alwakaai.com/amp/article/557373';
const HIJRI_2024 =
  'https://arabiaweather.com/ar/amp/content/%D8%A7%D9%84%D8%A7%D8%AD%D8%AF-%D8%A7%D9%84%D9%85%D9%82%D8%A8%D9%84-%D8%B9%D8%B7%D9%84%D8%A9-%D8%B1%D8%B3%D9%85%D9%8A%D8%A9-%D8%A8%D9%85%D9%86%D8%A7%D8%B3%D8%A8%D8%A9-%D8%B1%D8%A3%D8%B3-%D8%A7%D9%84%D8%B3%D9%86%D8%A9-%D8%A7%D9%84%D9%87%D8%AC%D8%B1%D9%8A%D8%A9';
const FITR_2025 =
  'https://jordantimes.com/news/local/march-30-april-2-announced-holiday-civil-servants-observance-eid-al-fitr';
const ADHA_2025 = 'https://menafn.com/1109606094/Eid-Al-Adha-Holiday-Set-From-June-5-Until-Evening-Of-June-10';
const MAWLID_2025 = 'https://albaladnews.net/article/437048';
const CHRISTMAS_2025 =
  'https://www.alwakeelnews.com/Section_1/%D8%A3%D8%AE%D8%A8%D8%A7%D8%B1-%D9%85%D8%AD%D9%84%D9%8A%D8%A9/%D8%A7%D9%84%D8%AD%D9%83%D9%88%D9%85%D8%A9-%D8%AA%D8%B9%D9%84%D9%86-%D8%B9%D8%B7%D9%84%D8%A9-%D8%B1%D8%B3%D9%85%D9%8A%D8%A9-%D8%A8%D9%85%D9%86%D8%A7%D8%B3%D8%A8%D8%A9-%D8%B9%D9%8A%D8%AF-%D8%A7%D9%84%D9%85%D9%8A%D9%84%D8%A7%D8%AF-%D9%88%D8%B1%D8%A3%D8%B3-%D8%A7%D9%84%D8%B3%D9%86%D8%A9_756457';
const FITR_2026 = 'https://alawalnews.com/news/?p=273882';

/** The exchange, which closes by the Prime Minister's announcements, on the days of 2018. */
const EXCHANGE_2018 = 'https://www.ase.com.jo/en/Corporate-Profile/About-Us/Official-Holiday';
const OF_THE_EXCHANGE = {
  note: "The exchange's list of its holidays of 2018, written after that year; it keeps the announced ones of the country.",
} as const;
const MAWLID_2021 = 'https://alshareet.net/amp/article/34653';

const FROM = 2008;
const FITR = 'feast eid-al-fitr at SA for 4 days';
const ADHA = 'feast eid-al-adha at SA -1 for 5 days';
const EARLIER = 'doubt: as in the years that were read.';

export default country({
  id: 'JO',
  name: 'Jordan',
  doubts:
    'Doubts: years without an address rest on the announcements of the others. 10 November 2020, when a parliament was elected, is not in: only the days around it were read of.',
  localName: 'الأردن',
  cities: 'Amman',
  currencies: ['JOD'],
  timezone: 'Asia/Amman',
  weekend: {
    history: [
      { start: '1990-01-01', days: [5] },
      { start: '1999-10-07', days: [4, 5] },
      { start: '2000-01-08', days: [5, 6] },
    ],
    source: 'http://hollymelody.com/history/10/when-was-the-weekend-changed-in-jordan',
    note:
      'Quotes the Associated Press of 25 December 1999. Banks and financial institutions had Friday and Saturday ' +
      'from March 1999.',
  },
  years: { from: FROM, why: 'older announcements were not read' },
  rules: [
    ...ruleRows({ rule: '01-01', name: "New Year's Day", names: { ar: 'رأس السنة الميلادية' } }, [
      { from: FROM, to: 2020, source: NOT_FOUND, note: EARLIER },
      { from: 2021, source: CHRISTMAS_2025 },
    ]),
    {
      rule: '05-01',
      name: 'Labour Day',
      names: { ar: 'عيد العمال' },
      from: FROM,
      to: 2020,
      source: NOT_FOUND,
      note: EARLIER,
    },
    { rule: '05-01', name: 'Labour Day', names: { ar: 'عيد العمال' }, from: 2021, source: LABOUR_2024 },
    ...ruleRows({ rule: '05-25', name: 'Independence Day', names: { ar: 'عيد الاستقلال' } }, [
      { from: FROM, to: 2020, source: NOT_FOUND, note: EARLIER },
      { from: 2021, source: INDEPENDENCE_2023 },
    ]),
    ...ruleRows({ rule: '12-25', name: 'Christmas Day', names: { ar: 'عيد الميلاد المجيد' } }, [
      { from: FROM, to: 2020, source: NOT_FOUND, note: EARLIER },
      { from: 2021, source: CHRISTMAS_2025 },
    ]),
    islamicDay('islamic-new-year', HIJRI_2024, { rule: 'feast islamic-new-year at SA', from: FROM }),
    islamicDay('mawlid', MAWLID_2025, { rule: 'feast mawlid at SA', from: FROM }),
    islamicDay('eid-al-fitr', FITR_2025, { rule: FITR, from: FROM }),
    islamicDay('eid-al-adha', ADHA_2022, { rule: ADHA, from: FROM }),
  ],
  announced: [
    eidAsKept(
      'eid-al-fitr',
      [0, 3],
      [FITR],
      {
        2018: { days: days('06-14', '06-18'), source: EXCHANGE_2018, ...OF_THE_EXCHANGE },
        2022: { days: days('05-02', '05-05'), source: FITR_2022 },
        2023: { days: days('04-21', '04-24'), source: FITR_2023 },
        2024: { days: days('04-09', '04-12'), source: FITR_2024 },
        2025: { days: days('03-30', '04-02'), source: FITR_2025 },
        2026: { days: days('03-20', '03-23'), source: FITR_2026 },
      },
      FROM,
    ),
    eidAsKept(
      'eid-al-adha',
      [-1, 3],
      [ADHA],
      {
        2018: { days: days('08-20', '08-24'), source: EXCHANGE_2018, ...OF_THE_EXCHANGE },
        2019: { days: days('08-10', '08-14'), source: ADHA_2019 },
        2022: { days: days('07-08', '07-12'), source: ADHA_2022 },
        2025: { days: days('06-05', '06-10'), source: ADHA_2025 },
      },
      FROM,
    ),
  ],
  dates: [
    holidays("New Year's Day", EXCHANGE_2018, '2018-01-01', OF_THE_EXCHANGE),
    holidays('Labour Day', EXCHANGE_2018, '2018-05-01', OF_THE_EXCHANGE),
    holidays('Independence Day', EXCHANGE_2018, '2018-05-25', OF_THE_EXCHANGE),
    holidays('Islamic New Year', EXCHANGE_2018, '2018-09-11', OF_THE_EXCHANGE),
    holidays("Prophet's Birthday (Mawlid)", EXCHANGE_2018, '2018-11-20', OF_THE_EXCHANGE),
    holidays('Christmas Day', EXCHANGE_2018, '2018-12-25', OF_THE_EXCHANGE),
    { date: '2021-10-18', kind: 'open', name: "Prophet's Birthday (Mawlid): kept on 19 October", source: MAWLID_2021 },
    holidays("Prophet's Birthday (Mawlid)", MAWLID_2021, '2021-10-19'),
    holidays('Islamic New Year', HIJRI_2022, '2022-07-30'),
    holidays('Islamic New Year', HIJRI_2023, '2023-07-19'),
    holidays('Islamic New Year', HIJRI_2024, '2024-07-07'),
    movedHoliday('Labour Day', LABOUR_2024, { '2024-05-01': '2024-05-02' }),
    holidays('Parliamentary election', ELECTION_2016, '2016-09-20'),
    holidays('Silver Jubilee of the King', JUBILEE_2024, '2024-06-09'),
    holidays('Parliamentary election', ELECTION_2024, '2024-09-10', { note: 'The private sector too.' }),
  ],
});
