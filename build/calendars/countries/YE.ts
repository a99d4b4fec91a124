import { country } from '../country.js';
import { days, eidAsKept, islamicDay } from '../forms/islamic.js';
import { ruleRows } from '../many-rows.js';
import { holidays } from '../vocabulary.js';

/**
 * Yemen. Law 2 of 2000 on holidays, announced each time by the Ministry of Civil Service (there are two of them since
 * 2015): its list was read only in part, in announcements, and in an encyclopedia. A day on a day of rest is made up on
 * the next working day (article 3); Eid al-Fitr from 29 Ramadan to 3 Shawwal, Eid al-Adha from 9 to 13 Dhu al-Hijjah; a
 * working day between the end of an Eid and a weekend is off (announced).
 */

const LABOUR_2014 = 'http://www.khabaragency.net/news12225.html';
const FEBRUARY_2017 = 'https://mh.kataluj.com/2326';
const FITR_2020 = 'https://dhala.net/10584';
const ADHA_2020 = 'https://tehamapress.net/?p=67865';
const ADHA_2022 = 'https://mandabpress.info/news64751.html';
const ADHA_2024 = 'https://arabkhabar.com/a/2710805';
const FITR_2025 = 'http://redsea.news/310775';
const FITR_2026 = 'https://yemennownews.com/article/3285248';
const SEPTEMBER_2024 = 'https://yemenfuture.org/?p=29225';
const NOVEMBER_2024 =
  'https://rawaha360.com/%d9%88%d8%b2%d8%a7%d8%b1%d8%a9-%d8%a7%d9%84%d8%ae%d8%af%d9%85%d8%a9-%d8%a7%d9%84%d8%a3%d8%ad%d8%af-%d8%a5%d8%ac%d8%a7%d8%b2%d8%a9-%d8%b1%d8%b3%d9%85%d9%8a%d8%a9-%d8%a8%d8%af%d9%84%d8%a7%d9%8b-%d8%b9';
const ENCYCLOPEDIA =
  'https://iiab.me/kiwix/content/wikipedia_ar_all_maxi_2022-09/A/%D8%B9%D9%8A%D8%AF_%D8%A7%D9%84%D9%88%D8%AD%D8%AF%D8%A9_%D8%A7%D9%84%D9%8A%D9%85%D9%86%D9%8A%D8%A9';

const FROM = 2014;
const FITR_EVE = 'feast ramadan at SA +28';
const FITR = 'feast eid-al-fitr at SA -1 for 4 days';
const ADHA = 'feast eid-al-adha at SA -1 for 5 days';

export default country({
  id: 'YE',
  name: 'Yemen',
  doubts:
    "Doubts: the law's text. The Prophet's Birthday is left out, no announcement for it in this law was read. Days of the authorities in Sanaa alone (21 September and others) are not in.",
  doubtful: [
    { on: '02-11', note: '11 February is a day of the government of President Hadi, from 2017 as far as was read.' },
  ],
  localName: 'اليمن',
  cities: "Sana'a",
  currencies: ['YER'],
  timezone: 'Asia/Aden',
  weekend: {
    history: [
      { start: '1990-01-01', days: [4, 5] },
      { start: '2013-08-15', days: [5, 6] },
    ],
    source: 'https://www.qppstudio.net/public-holidays-news/2013/yemen-weekend-change-next-month-006862.htm',
    note:
      'The day: http://www.ourlittleearth.com/2013/08/weekend-change-in-yemen/. The 1990s were not settled. ' +
      'The authorities in Sanaa resumed work on a Saturday in 2020: their week was not settled.',
  },
  years: { from: FROM, why: 'the first announcement that was read is of 2014' },
  rules: [
    ...ruleRows(
      { name: 'Anniversary of 11 February', names: { ar: 'ذكرى 11 فبراير' }, from: 2017, source: FEBRUARY_2017 },
      [
        { rule: '02-11' },
        {
          rule: 'substitutes 02-11 if friday,saturday then next sunday',
          status: 'estimated',
          note: 'Made up for a day of rest (article 3).',
        },
      ],
    ),
    ...ruleRows({ name: 'Labour Day', names: { ar: 'عيد العمال' }, from: FROM, source: LABOUR_2014 }, [
      { rule: '05-01' },
      {
        rule: 'substitutes 05-01 if friday,saturday then next sunday',
        status: 'estimated',
        note: 'Made up for a day of rest (article 3).',
      },
    ]),
    ...ruleRows({ name: 'Unity Day', names: { ar: 'اليوم الوطني للجمهورية اليمنية' }, from: FROM, source: FITR_2020 }, [
      { rule: '05-22' },
      {
        rule: 'substitutes 05-22 if friday,saturday then next sunday',
        status: 'estimated',
        note: 'Made up for a day of rest (article 3).',
      },
    ]),
    ...ruleRows(
      { name: '26 September Revolution Day', names: { ar: 'ثورة 26 سبتمبر' }, from: FROM, source: SEPTEMBER_2024 },
      [
        { rule: '09-26' },
        {
          rule: 'substitutes 09-26 if friday,saturday then next sunday',
          status: 'estimated',
          note: 'Made up for a day of rest (article 3).',
        },
      ],
    ),
    ...ruleRows(
      {
        name: '14 October Revolution Day',
        names: { ar: 'ثورة 14 أكتوبر' },
        from: FROM,
        source: ENCYCLOPEDIA,
        lead: true,
      },
      [
        { rule: '10-14' },
        {
          rule: 'substitutes 10-14 if friday,saturday then next sunday',
          status: 'estimated',
          note: 'Made up for a day of rest (article 3).',
        },
      ],
    ),
    ...ruleRows({ name: 'Independence Day', names: { ar: 'عيد الاستقلال' }, from: FROM, source: NOVEMBER_2024 }, [
      { rule: '11-30' },
      {
        rule: 'substitutes 11-30 if friday,saturday then next sunday',
        status: 'estimated',
        note: 'Made up for a day of rest (article 3).',
      },
    ]),
    islamicDay('islamic-new-year', ENCYCLOPEDIA, { rule: 'feast islamic-new-year at SA', from: FROM }),
    islamicDay('eid-al-fitr', FITR_2020, { rule: FITR_EVE, from: FROM, note: '29 Ramadan.' }),
    islamicDay('eid-al-fitr', FITR_2020, { rule: FITR, from: FROM }),
    islamicDay('eid-al-adha', ADHA_2022, { rule: ADHA, from: FROM }),
  ],
  announced: [
    eidAsKept(
      'eid-al-fitr',
      [-1, 2],
      [FITR_EVE, FITR],
      {
        2020: { days: days('05-23', '05-26'), source: FITR_2020 },
        2025: { days: days('03-29', '04-02'), source: FITR_2025, note: 'Authorities in Sanaa.' },
        2026: {
          days: days('03-18', '03-23'),
          source: FITR_2026,
          note: 'Authorities in Sanaa; the government in Aden gave 24 March too.',
        },
      },
      FROM,
    ),
    eidAsKept(
      'eid-al-adha',
      [-1, 3],
      [ADHA],
      {
        2020: {
          days: days('07-30', '08-06'),
          source: ADHA_2020,
          note: 'Authorities in Sanaa; the end by the resumption.',
        },
        2022: { days: days('07-08', '07-14'), source: ADHA_2022, note: 'The end counted back from the resumption.' },
        2024: {
          days: days('06-15', '06-20'),
          source: ADHA_2024,
          note: 'Government in Aden; Thursday 20 June made up.',
        },
      },
      FROM,
    ),
  ],
  dates: [
    holidays('Anniversary of 11 February', FEBRUARY_2017, '2017-02-12', { observed: true }),
    holidays('Unity Day', FITR_2020, '2020-05-27', { observed: true, note: 'In place of Friday 22 May.' }),
    holidays('Independence Day', NOVEMBER_2024, '2024-12-01', { observed: true }),
  ],
});
