import { country } from '../country.js';
import { excludedRules } from '../many-rows.js';
import { type AnnouncedDays, holidays, NOT_FOUND, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Suriname. 25 February (Day of Liberation and Renewal) ended with Staatsblad 26 of 2021, which names fifteen days; Chinese New Year
 * is one of them, for good since 2015 (an order of the Council of Ministers of May 2014), announced each year. The Muslim days rest on lists of 2023 and 2025, for other years on a compilation of
 * announced dates (estimated).
 *
 * Javanese New Year was a day off in 2022 (a weekend) and 2024, none in 2025
 * (https://sunieuws.com/sunieuws/pl-teleurgesteld-dat-javaans-nieuwjaar-geen-nationale-vrije-dag-is/?lcp_page0=81).
 */

const JULY_2024 =
  'https://www.waterkant.net/suriname/2024/06/28/javaans-nieuwjaar-maandag-8-juli-nationale-vrije-dag-in-suriname/';
const LIST_2023 = 'https://de.wikipedia.org/wiki/Feiertage_in_Suriname';
const LIST_2025 = 'https://holidayssky.com/2025/02/21/public-holidays-in-suriname-for-2025';
const CHINESE_NEW_YEAR =
  'https://www.waterkant.net/suriname/2019/01/22/dinsdag-5-februari-is-een-vrije-dag-in-suriname-vanwege-chinees-nieuwjaar/';
const STAATSBLAD_26 =
  'https://dbsuriname.com/2021/02/21/minister-somohardjo-maakt-officieel-bekend-25-februari-niet-langer-nationaal-vrije-dag';
const JUNE_2023 =
  'https://www.waterkant.net/suriname/2023/05/25/maandag-5-juni-eenmalig-verheven-tot-nationale-vrije-dag/';
const JUNE_2025 =
  'https://sunieuws.com/sunieuws/20-juni-2025-uitgeroepen-tot-eenmalige-nationale-vrije-dag/?lcp_page0=28';
const COMPILED = 'As a compilation of announced dates has it; within a day of the computed one.';

const ANNOUNCED: readonly AnnouncedDays[] = [
  {
    name: 'Eid al-Fitr',
    names: { nl: 'Ied-Ul-Fitre' },
    replaces: ['1 Shawwal'],
    source: LIST_2025,
    years: {
      2015: { source: NOT_FOUND, note: COMPILED, days: '07-18' },
      2016: { source: NOT_FOUND, note: COMPILED, days: '07-07' },
      2017: { source: NOT_FOUND, note: COMPILED, days: '06-26' },
      2019: { source: NOT_FOUND, note: COMPILED, days: '06-05' },
      2023: { days: '04-22', source: LIST_2023 },
      2025: '03-31',
    },
  },
  {
    name: 'Eid al-Adha',
    names: { nl: 'Ied-Ul-Adha' },
    replaces: ['10 Dhu al-Hijjah'],
    source: LIST_2025,
    years: {
      2015: { source: NOT_FOUND, note: COMPILED, days: '09-24' },
      2016: { source: NOT_FOUND, note: COMPILED, days: '09-13' },
      2017: { source: NOT_FOUND, note: COMPILED, days: '09-02' },
      2019: { source: NOT_FOUND, note: COMPILED, days: '08-12' },
      2023: { days: '06-29', source: LIST_2023 },
      2025: '06-07',
    },
  },
];

const COMPUTED = 'computed; the government announces the day with the holidays of the year';

export default country({
  id: 'SR',
  name: 'Suriname',
  doubts:
    'Doubts: Javanese New Year of 2023; days made free for one occasion other than those entered (5 June 2018 was announced as such by a commission).',
  cities: 'Paramaribo',
  currencies: ['SRD'],
  timezone: 'America/Paramaribo',
  weekend: SATURDAY_SUNDAY,
  years: { from: 2015, why: 'Holi Phagwa is listed from 2015 on, Deepavali from 2014' },
  library: 'SR',
  exclusions: [
    // Dates of 2027 to 2030 in the library: Holi Phagwa, then Deepavali.
    ...excludedRules(
      ['2027-03-22', '2028-03-11', '2029-03-28', '2030-03-19', '2027-10-28', '2028-10-17', '2029-11-05', '2030-10-25'],
      { why: 'computed by our rule from 2027 on' },
    ),
    { rule: '02-25', from: 2021, why: `no longer a free day: Staatsblad 26 of 2021; ${STAATSBLAD_26}` },
  ],
  announced: ANNOUNCED,
  dates: [
    holidays('Chinese New Year', CHINESE_NEW_YEAR, '2019-02-05'),
    holidays('150 years of Hindustani immigration', JUNE_2023, '2023-06-05'),
    holidays('Javanese New Year', JULY_2024, '2024-07-08'),
    holidays('Boeroe Day', JUNE_2025, '2025-06-20'),
  ],
  rules: [
    { rule: 'feast holi at SR', name: 'Holi Phagwa', from: 2027, source: NOT_FOUND, note: COMPUTED },
    { rule: 'feast diwali at SR', name: 'Deepavali', from: 2027, source: NOT_FOUND, note: COMPUTED },
  ],
});
