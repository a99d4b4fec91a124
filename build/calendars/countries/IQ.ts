import { country } from '../country.js';
import { islamicDay } from '../forms/islamic.js';
import { holidays } from '../vocabulary.js';

/**
 * Iraq. Law 12 of 2024 on official holidays, of May 2024, in place of law 110 of 1972; its text was not found: the days
 * are those that accounts of the vote and later statements of the Secretariat of the Council of Ministers name, each with
 * its article where they tell it. 25 December and other days are for communities. The Council may order seven more days a
 * year and call offices on a Saturday, provinces with holy places may add three: not in.
 *
 * The Council made Eid al-Fitr of 2024 five days (from Tuesday 9 to Saturday 13 April), Eid al-Adha of 2024 (from the 16th)
 * and of 2025 (from the 6th) too.
 */

const LAW_12 = 'https://centrals.news/iraq/2377-.html';
const JULY_2024 =
  'https://arab.khabrna.com/224501/%D8%B9%D8%B7%D9%84%D8%A9-%D8%B1%D8%B3%D9%85%D9%8A%D8%A9-%D9%8A%D9%88%D9%85-%D8%A7%D9%84%D8%A3%D8%AD%D8%AF';
const HIJRI_2025 =
  'https://radar2.net/332169/%d8%a7%d9%84%d8%ae%d9%85%d9%8a%d8%b3-%d8%a5%d8%ac%d8%a7%d8%b2%d8%a9-%d8%b1%d8%b3%d9%85%d9%8a%d8%a9-%d8%a8%d9%82%d8%b1%d8%a7%d8%b1-%d9%85%d9%86-%d9%85%d8%ac%d9%84%d8%b3-%d8%a7%d9%84%d9%88%d8%b2%d8%b1';
const MARCH_2026 = 'https://www.alsumaria.tv/news/localnews/558325/';
const FITR_2024 = 'https://centrals.news/iraq/1388-.html';
const ADHA_2024 = 'https://www.kurdiu.org/ar/b/554923';
const ADHA_2025 = 'https://www.radar2.net/?p=238286';
const ELECTION_2025 = 'https://aljeebal.com/posts/10858';
const DAY_AFTER_2025 = 'https://www.alsumaria.tv/news/localnews/546694/';
const JANUARY_2026 = 'https://www.alsumaria.tv/news/localnews/551618/';

const FROM = 2024;

export default country({
  id: 'IQ',
  name: 'Iraq',
  doubts: 'Doubts: 3 October and 10 December are not in the law (https://www.alsumaria.tv/news/localnews/543048/).',
  doubtful: [
    {
      named: ['Eid'],
      note: 'How many days the Eids have (three and four, by a later list; three, https://www.alsumaria.tv/news/localnews/558534/).',
    },
    { named: ['Eid al-Fitr'], note: 'Eid al-Fitr may begin on the day of the Sunni or the Shia office.' },
    { named: ['Ashura', 'Ghadir'], note: 'Ashura and 18 Dhu al-Hijjah follow the crescent at Najaf.' },
  ],
  localName: 'العراق / Îraq',
  cities: 'Baghdad',
  currencies: ['IQD'],
  timezone: 'Asia/Baghdad',
  weekend: {
    history: [
      { start: '1990-01-01', days: [5] },
      { start: '2005-02-26', days: [5, 6] },
    ],
    source: 'https://www.mcclatchydc.com/latest-news/article24444796.html',
    note: 'Saturday 26 February 2005 was the first one free (Order 18 of the interim government).',
  },
  years: { from: FROM, why: 'the law of 2024; the list of the law of 1972 was not read' },
  rules: [
    { rule: '01-01', name: "New Year's Day", names: { ar: 'رأس السنة الميلادية' }, from: FROM, source: JANUARY_2026 },
    { rule: '01-06', name: 'Army Day', names: { ar: 'عيد الجيش' }, from: FROM, source: JANUARY_2026 },
    {
      rule: '03-16',
      name: 'Memory of the crimes of the Baath',
      names: { ar: 'ذكرى جرائم حزب البعث' },
      from: 2025,
      source: MARCH_2026,
    },
    { rule: '03-21', name: 'Nowruz', names: { ar: 'عيد نوروز' }, from: FROM, source: LAW_12 },
    { rule: '05-01', name: 'Labour Day', names: { ar: 'عيد العمال' }, from: FROM, source: LAW_12 },
    { rule: '07-14', name: 'Republic Day', names: { ar: 'ذكرى ثورة 14 تموز' }, from: FROM, source: JULY_2024 },
    islamicDay('islamic-new-year', LAW_12, { rule: 'feast islamic-new-year at SA', from: FROM }),
    islamicDay('ashura', LAW_12, { rule: 'feast ashura at IQ', from: FROM }),
    islamicDay('mawlid', LAW_12, { rule: 'feast mawlid at SA', from: FROM }),
    islamicDay('eid-al-fitr', LAW_12, { rule: 'feast eid-al-fitr at SA for 3 days', from: FROM }),
    islamicDay('eid-al-adha', LAW_12, { rule: 'feast eid-al-adha at SA for 4 days', from: FROM }),
    {
      rule: 'feast eid-al-adha at IQ +8',
      name: 'Eid al-Ghadir',
      names: { ar: 'عيد الغدير' },
      from: FROM,
      status: 'estimated',
      source: LAW_12,
    },
  ],
  dates: [
    holidays('Eid al-Fitr', FITR_2024, '2024-04-09'),
    holidays('Eid al-Adha', ADHA_2024, '2024-06-16 2024-06-17 2024-06-18 2024-06-19 2024-06-20'),
    holidays('Eid al-Adha', ADHA_2025, '2025-06-06 2025-06-07 2025-06-08 2025-06-09 2025-06-10'),
    holidays('Islamic New Year', JULY_2024, '2024-07-07'),
    holidays('Islamic New Year', HIJRI_2025, '2025-06-26'),
    holidays('Parliamentary election', ELECTION_2025, '2025-11-11'),
    holidays('Day after the parliamentary election', DAY_AFTER_2025, '2025-11-12'),
  ],
});
