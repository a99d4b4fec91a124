import { country } from '../country.js';
import { closed, feastDays } from '../forms/arab-feasts.js';
import { ruleRows } from '../many-rows.js';
import { holidays, type ListedDate, type RuleRow } from '../vocabulary.js';
import { ADHA, ADHA_NAME, FITR_NAME } from './shared/arab-feasts.js';

/**
 * Saudi Arabia, holidays of private employers. By the regulations of the Labour Law Eid al-Fitr has four days from the day
 * after 29 Ramadan of the calendar of Umm al-Qura, as the library has it; Eid al-Adha four days from the Day of Arafah,
 * which follows the moon: in 2005 to 2007, 2015 and 2016 not the calendar. The days of 2021 to 2025 are those of the
 * ministry's announcements.
 *
 * National Day and Founding Day on a Friday are kept on the Thursday, on a Saturday on the Sunday.
 *
 * Days of the public service alone are left out: National Day made up under the civil service's leave rules in 2010 (Wednesday
 * 22 September) and 2011 (Saturday 24 September; https://al-jazirah.com/2012/20120912/ln65.htm), the King's return on 26 February
 * 2011 (ministries, agencies, schools; https://sauress.com/anaween/24595), Sunday 22 September 2013 and Monday 24 September 2018
 * granted by the King. For 25 January 2015 (mourning) no text was found.
 */

const NATIONAL_2022 =
  'https://www.zawya.com/en/markets/equities/tadawul-to-close-on-saudi-national-day-holiday-yz9m4k1j';

const RULES: readonly RuleRow[] = ruleRows(
  {
    status: 'estimated',
    source: NATIONAL_2022,
    note: 'The source: the exchange in 2022, a Friday; doubt: other years.',
  },
  [
    {
      rule: 'substitutes 09-23 if friday then previous thursday if saturday then next sunday',
      name: 'National Day',
      from: 2014,
    },
    {
      rule: 'substitutes 02-22 if friday then previous thursday if saturday then next sunday',
      name: 'Founding Day',
      from: 2022,
    },
  ],
);

const DATES: readonly ListedDate[] = [
  ...feastDays(ADHA, ADHA_NAME, -1, 2, [2021, 2022, 2023, 2024, 2025, 2026]),
  ...holidays(
    FITR_NAME,
    'https://al-ain.com/article/eid-al-fitr-2021-in-saudi-arabia',
    '2021-05-12 2021-05-13 2021-05-14 2021-05-15',
  ),
  ...holidays(ADHA_NAME, 'https://www.okaz.com.sa/news/local/2075063', '2021-07-19 2021-07-20 2021-07-21 2021-07-22'),
  ...holidays(
    FITR_NAME,
    'https://ajel.sa/local/human-resources-announces-eid-al-fitr-vacation-dates-for-the-private-and-non-profit-sectors',
    '2022-05-01 2022-05-02 2022-05-03 2022-05-04',
  ),
  ...holidays(
    ADHA_NAME,
    'https://ajel.sa/thehour/eid-al-adha-holidays-2022-learn-about-the-bank-holiday-and-the-date-of-return-to-work',
    '2022-07-08 2022-07-09 2022-07-10 2022-07-11',
  ),
  ...holidays(FITR_NAME, 'https://ajel.sa/local/9pu448axfr', '2023-04-21 2023-04-22 2023-04-23 2023-04-24'),
  ...holidays(ADHA_NAME, 'https://ajel.sa/local/siaxfw5hmo', '2023-06-27 2023-06-28 2023-06-29 2023-06-30'),
  ...holidays(FITR_NAME, 'https://www.okaz.com.sa/news/local/2158038', '2024-04-09 2024-04-10 2024-04-11 2024-04-12'),
  ...holidays(
    ADHA_NAME,
    'https://sahmnews.com.sa/2024/06/09/%D8%A7%D9%84%D9%85%D9%88%D8%A7%D8%B1%D8%AF-%D8%A7%D9%84%D8%A8%D8%B4%D8%B1%D9%8A%D8%A9-%D8%A7%D9%84%D8%B3%D8%B9%D9%88%D8%AF%D9%8A%D8%A9-%D8%AA%D8%B9%D9%84%D9%86-%D9%85%D9%88%D8%B9%D8%AF-%D8%A5%D8%AC/',
    '2024-06-15 2024-06-16 2024-06-17 2024-06-18',
  ),
  ...holidays(
    FITR_NAME,
    'https://sahmnews.com.sa/2025/03/11/%D8%A7%D9%84%D9%85%D9%88%D8%A7%D8%B1%D8%AF-%D8%A7%D9%84%D8%A8%D8%B4%D8%B1%D9%8A%D8%A9-%D8%AA%D8%B9%D9%84%D9%86-%D8%A5%D8%AC%D8%A7%D8%B2%D8%A9-%D8%B9%D9%8A%D8%AF-%D8%A7%D9%84%D9%81%D8%B7%D8%B1-%D9%84/',
    '2025-03-30 2025-03-31 2025-04-01 2025-04-02',
  ),
  ...holidays(ADHA_NAME, 'https://www.dostor.org/5096235', '2025-06-05 2025-06-06 2025-06-07 2025-06-08'),
  ...holidays(
    FITR_NAME,
    'https://www.almowaten.net/2026/03/%D8%A7%D9%84%D9%85%D9%88%D8%A7%D8%B1%D8%AF-%D8%A7%D9%84%D8%A8%D8%B4%D8%B1%D9%8A%D8%A9-%D8%AA%D8%B9%D9%84%D9%86-%D9%85%D9%88%D8%B9%D8%AF-%D8%A5%D8%AC%D8%A7%D8%B2%D8%A9-%D8%B9%D9%8A%D8%AF-%D8%A7%D9%84/',
    '2026-03-19 2026-03-20 2026-03-21 2026-03-22',
  ),
  // The moon of the feast; four days from the day of Arafat by the regulations.
  ...holidays(
    ADHA_NAME,
    'https://economymiddleeast.com/news/uae-saudi-arabia-confirm-moon-sighting-dhul-hijjah-begins-monday-eid-al-adha-on-may-27/',
    '2026-05-26 2026-05-27 2026-05-28 2026-05-29',
  ),
  ...closed('National Day', NATIONAL_2022, ['2022-09-22*']),
  ...closed(
    'World Cup victory over Argentina',
    'https://www.reuters.com/world/middle-east/saudi-stock-exchange-close-wednesday-after-world-cup-win-against-' +
      'argentina-2022-11-22/',
    ['2022-11-23'],
  ),
];

export default country({
  id: 'SA',
  name: 'Saudi Arabia',
  doubts:
    'Doubts: the announcements were read as the library retells them with their addresses. Since when a day on a weekend is given back in private business was not settled. Public service and banks have longer holidays round the feasts.',
  localName: 'المملكة العربية السعودية',
  cities: 'Riyadh',
  currencies: ['SAR'],
  timezone: 'Asia/Riyadh',
  weekend: {
    history: [
      { start: '1990-01-01', days: [4, 5] },
      { start: '2013-06-29', days: [5, 6] },
    ],
    source:
      'https://www.crowell.com/en/insights/client-alerts/saudi-arabia-changes-weekend-to-friday-saturday-' +
      'from-29-june-2013',
    note:
      'Royal Order A/185: ministries, central bank, banks and the exchange. Thursday 27 June 2013 was the last one ' +
      'free.',
  },
  library: 'SA',
  texts: [
    {
      rules: ['02-22 since 2022'],
      from: 2022,
      source:
        'https://d33gy59ovltp76.cloudfront.net/news/royal-order-saudi-arabia-to-commemorate-february-22-as-founding-day',
      what: 'royal order of 27 January 2022',
    },
    {
      rules: ['09-23 since 2005', '30 Ramadan P4D'],
      from: 2023,
      source: 'https://saudigazette.com.sa/article/619580',
      what: 'Labour Law, executive regulations, article 24',
    },
    {
      rules: ['9 Dhu al-Hijjah P4D'],
      from: 2027,
      source:
        'https://saudigazette.com.sa/article/622436/SAUDI-ARABIA/Saudi-Arabia-announces-Eid-Al-Adha-holidays-for-private-and-non-profit-sectors',
      what: "the ministry's announcement of 2022: four days from the Day of Arafah",
    },
  ],
  exclusions: [
    {
      rule: '9 Dhu al-Hijjah P4D',
      from: 2005,
      to: 2026,
      why: 'computed, in some years a day off: see the rules',
    },
  ],
  rules: RULES,
  dates: DATES,
});
