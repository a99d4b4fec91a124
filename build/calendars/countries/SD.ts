import { country } from '../country.js';
import { days, eidAsKept, islamicDay } from '../forms/islamic.js';
import { excludedRules } from '../many-rows.js';
import { holidays, NOT_FOUND } from '../vocabulary.js';

/**
 * Sudan. The General Secretariat of the Council of Ministers announces each holiday; no law or list was found. Eid al-Fitr
 * has five or six days from the eve (2021, 2025, 2026), so five from the eve are taken; Eid al-Adha is taken with the Day of Arafat and
 * four days. Christmas was a holiday of all in 2022 and 2025; in other years, as the Coptic feasts, of the denominations
 * alone (https://anbasudan.com/?p=73953): not in.
 */

const FITR_2021 =
  'https://www.darfur24.com/2021/05/09/%d8%a5%d8%b9%d9%84%d8%a7%d9%86-%d8%b9%d8%b7%d9%84%d8%a9-%d8%b9%d9%8a%d8%af-%d8%a7%d9%84%d9%81%d8%b7%d8%b1-%d8%a7%d9%84%d8%a7%d8%b1%d8%a8%d8%b9%d8%a7%d8%a1-%d8%a7%d9%84%d9%85%d9%82%d8%a8%d9%84/';
const CHRISTMAS_2022 = 'https://alsahafa.net/37977';
const FITR_2025 = 'https://sudaray.com/?p=143453';
const CHRISTMAS_2025 = 'https://allafrica.com/stories/202512260367.html';
const FITR_2026 = 'https://alroya.news/?p=75874';
const DENOMINATIONS = 'https://anbasudan.com/?p=73953';

const COMPILATION = 'A compilation of announced days; the announcement was not found.';
const FROM = 1990;
const FITR = 'feast eid-al-fitr at SA -1 for 5 days';
const ADHA = 'feast eid-al-adha at SA -1 for 5 days';

export default country({
  id: 'SD',
  name: 'Sudan',
  doubts:
    "Doubts: 19 December, which the library has in all years, was found in no announcement: left out. The central bank sets the banks' days by a circular.",
  doubtful: [
    {
      named: ['Eid', 'New Year', 'Independence'],
      note: 'No announcement of this day was read where no address is given.',
    },
  ],
  localName: 'السودان / Sudan',
  cities: 'Khartoum',
  currencies: ['SDG'],
  timezone: 'Africa/Khartoum',
  weekend: {
    history: [
      { start: '1990-01-01', days: [5] },
      { start: '2008-01-12', days: [5, 6] },
    ],
    source: 'http://qppstudio-public-holidays-news.blogspot.com/2008/01/sudans-capital-state-extends-weekends.html',
    note:
      'The decision of Khartoum State, for the public and the private sector; when the other states followed was ' +
      'not settled.',
  },
  library: 'SD',
  exclusions: [
    ...excludedRules(['1 Shawwal P4D', '10 Dhu al-Hijjah P3D'], {
      why: `the Eids begin with the eve and the Day of Arafat; ${FITR_2021}`,
    }),
    { rule: '12-25', why: `a holiday of all in single years only; ${DENOMINATIONS}` },
    { rule: 'julian 12-25', why: `of the Eastern denominations alone; ${DENOMINATIONS}` },
    {
      rule: 'orthodox',
      why: 'of the Eastern denominations alone, and a Sunday; as Christmas: https://sudaray.com/?p=76564',
    },
    {
      rule: '12-19',
      why: 'not found in any announcement of the Council of Ministers; looked for at https://sudaray.com/',
    },
  ],
  rules: [
    islamicDay('eid-al-fitr', FITR_2025, { rule: FITR, from: FROM }),
    islamicDay('eid-al-adha', NOT_FOUND, { rule: ADHA, from: FROM, note: 'doubt: no announcement was read.' }),
  ],
  announced: [
    eidAsKept('eid-al-fitr', [-1, 2], [FITR], {
      2021: { days: days('05-12', '05-16'), source: FITR_2021 },
      2025: { days: days('03-30', '04-03'), source: FITR_2025 },
      2026: { days: days('03-19', '03-24'), source: FITR_2026 },
    }),
    eidAsKept('eid-al-adha', [-1, 3], [ADHA]),
    {
      name: 'Islamic New Year',
      replaces: ['1 Muharram'],
      source: NOT_FOUND,
      years: { 2021: { days: '08-11', note: COMPILATION } },
    },
    {
      name: "Prophet's Birthday (Mawlid)",
      replaces: ['12 Rabi al-awwal'],
      source: NOT_FOUND,
      years: { 2023: { days: '09-28', note: COMPILATION } },
    },
  ],
  dates: [
    holidays('Christmas Day', CHRISTMAS_2022, '2022-12-25'),
    holidays('Christmas Day', CHRISTMAS_2025, '2025-12-25'),
  ],
});
