import { country } from '../country.js';
import { days, eidAsKept, islamicDay } from '../forms/islamic.js';
import { holidays, NOT_FOUND } from '../vocabulary.js';

/**
 * Qatar. The official holidays of the State by the Amiri decisions of 2025 (the last is 57 of 2025): Eid al-Fitr from 28
 * Ramadan to 4 Shawwal, Eid al-Adha from 9 to 13 Dhu al-Hijjah, National Day, Sport Day. The Amiri Diwan announces the
 * Eids for ministries and public bodies each time, weekends inside included; those read are listed. A single working day
 * between two holidays is off too, by announcement.
 */

const DECISION_57 =
  'https://al-sharq.com/article/17/12/2025/%D8%A8%D9%82%D8%B1%D8%A7%D8%B1-%D8%A3%D9%85%D9%8A%D8%B1%D9%8A-%D8%AA%D8%AD%D8%AF%D9%8A%D8%AF-%D8%A3%D9%8A%D8%A7%D9%85-%D8%A7%D9%84%D8%B9%D9%85%D9%84-%D9%88%D8%A7%D9%84%D9%85%D9%86%D8%A7%D8%B3%D8%A8%D8%A7%D8%AA-%D9%88%D8%A7%D9%84%D8%B9%D8%B7%D9%84%D8%A7%D8%AA-%D8%A7%D9%84%D8%A3%D8%B3%D8%A8%D9%88%D8%B9%D9%8A%D8%A9-%D9%88%D8%A7%D9%84%D8%B1%D8%B3%D9%85%D9%8A%D8%A9';
const DECISION_MAY_2025 = 'https://menafn.com/1109567618/List-Of-Official-Holidays-In-Qatar-Approved';
const FITR_2016 = 'http://suroorasia.blogspot.com/2016/06/qatar-announces-eid-al-fitr-holiday.html';
const FITR_2017 = 'https://dohanews.co/tag/emiri-diwan/';
const ADHA_2017 = 'https://dohanews.co/qatar-announces-government-holidays-for-eid-al-adha-2017/';
const ADHA_2018 =
  'https://diwan.gov.qa/briefing-room/news/general/statements/2018/160818/eid-al-adha-official-holiday?sc_lang=en';
const FITR_2020 =
  'http://www.qatarshares.com/vb/showthread.php?639452--&s=976f95fab3b9213ce877b8364006a061&p=10750444&mode=threaded';
const ADHA_2021 = 'http://welcomeqatar.com/the-amiri-diwan-announces-eid-al-adha-holiday/';
const FITR_2022 = 'http://welcomeqatar.com/the-amiri-diwan-announces-eid-al-fitr-holiday/';
const ADHA_2022 = 'https://en.shafaqna.com/270117/eid-al-adha-holiday-in-arab-and-islamic-countries/';
const FITR_2023 =
  'https://www.tuko.co.ke/people/502648-qatar-government-declares-11-day-holiday-celebrate-eid-al-fitr-april-19-30/';
const FITR_2024 = 'https://menafn.com/1108053965/Qatars-Amiri-Diwan-Announces-Eid-Al-Fitr-Holiday';
const NATIONAL_2018 =
  'https://foursidenews24.com/%E0%A6%95%E0%A6%BE%E0%A6%A4%E0%A6%BE%E0%A6%B0%E0%A7%87-%E0%A6%9C%E0%A6%BE%E0%A6%A4%E0%A7%80%E0%A7%9F-%E0%A6%A6%E0%A6%BF%E0%A6%AC%E0%A6%B8%E0%A7%87%E0%A6%B0-%E0%A6%9B%E0%A7%81%E0%A6%9F%E0%A6%BF/';
const NATIONAL_2024 =
  'https://news.radiokeralam.com/amp/qatar/qatar-national-day-a-two-day-public-holiday-has-been-declared-354071';
const FITR_2025 = 'https://evrimagaci.org/tpg/eid-al-fitr-holiday-schedule-announced-for-qatar-297606';
const FITR_2026 = 'https://www.probasbarta24.com/?p=16671';
const ADHA_2025 = 'https://menafn.com/1109621309/Amiri-Diwan-Announces-Eid-Al-Adha-Holiday';

const BEFORE = 'doubt: the decision of the time was not read.';
const SPORT = { rule: '2nd tuesday in February', name: 'Sport Day', names: { ar: 'اليوم الرياضي للدولة' } };
const NATIONAL = { rule: '12-18', name: 'National Day', names: { ar: 'اليوم الوطني' } };
const RAMADAN = 'feast ramadan at SA +27 for 2 days';
const FITR = 'feast eid-al-fitr at SA -1 for 5 days';
const ADHA = 'feast eid-al-adha at SA -1 for 5 days';

export default country({
  id: 'QA',
  name: 'Qatar',
  doubts:
    'Doubts: banks and private employers have three working days at each Eid, of dates of their own, and the banks a day in March. Days between two holidays that are to come are left out.',
  doubtful: [
    {
      named: ['Sport', 'National Day', 'Eid'],
      years: '-2024',
      note: 'Before 2025 the lists of the time were not read: Sport Day and National Day of those years, and the Eids without an address, are estimated.',
    },
  ],
  localName: 'قطر',
  cities: 'Doha',
  currencies: ['QAR'],
  timezone: 'Asia/Qatar',
  weekend: {
    history: [
      { start: '1990-01-01', days: [4, 5] },
      { start: '2003-08-01', days: [5, 6] },
    ],
    source: 'http://www.muscati.com/2006/08/on-subject-of-weekends.html',
    note:
      'The page says "since July 2003"; 1 August 2003 is an assumption. Since when Thursday was free was not ' +
      'settled.',
  },
  years: { from: 2008, why: 'older lists were not read' },
  rules: [
    { ...SPORT, from: 2012, to: 2024, source: NOT_FOUND, note: BEFORE },
    { ...SPORT, from: 2025, source: DECISION_MAY_2025 },
    { ...NATIONAL, from: 2008, to: 2023, source: NOT_FOUND, note: BEFORE },
    { ...NATIONAL, from: 2024, source: DECISION_57 },
    islamicDay('eid-al-fitr', DECISION_57, { rule: RAMADAN, from: 2008, note: '28 and 29 Ramadan.' }),
    islamicDay('eid-al-fitr', DECISION_57, { rule: FITR, from: 2008 }),
    islamicDay('eid-al-adha', DECISION_57, { rule: ADHA, from: 2008 }),
  ],
  announced: [
    eidAsKept(
      'eid-al-fitr',
      [-2, 3],
      [RAMADAN, FITR],
      {
        2016: { days: days('07-03', '07-11'), source: FITR_2016 },
        2017: { days: days('06-25', '07-03'), source: FITR_2017 },
        2020: { days: days('05-19', '05-28'), source: FITR_2020 },
        2022: { days: days('05-01', '05-09'), source: FITR_2022 },
        2023: { days: days('04-19', '04-27'), source: FITR_2023 },
        2024: { days: days('04-07', '04-15'), source: FITR_2024 },
        2025: { days: days('03-30', '04-07'), source: FITR_2025 },
        2026: { days: days('03-17', '03-23'), source: FITR_2026 },
      },
      2008,
    ),
    eidAsKept(
      'eid-al-adha',
      [-1, 3],
      [ADHA],
      {
        2017: { days: days('08-31', '09-09'), source: ADHA_2017 },
        2018: { days: days('08-19', '08-26'), source: ADHA_2018 },
        2021: { days: days('07-18', '07-25'), source: ADHA_2021 },
        2022: { days: days('07-10', '07-14'), source: ADHA_2022 },
        2025: { days: days('06-05', '06-09'), source: ADHA_2025 },
      },
      2008,
    ),
  ],
  dates: [
    holidays('National Day', NATIONAL_2018, '2018-12-18'),
    holidays('National Day', NATIONAL_2024, '2024-12-18 2024-12-19'),
  ],
});
